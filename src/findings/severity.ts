/** All severities, worst first. */
export const SEVERITIES = ['error', 'warning', 'notice'] as const

/** The severity of a finding. */
export type Severity = (typeof SEVERITIES)[number]
