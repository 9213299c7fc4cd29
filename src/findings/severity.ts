/** The worst first. */
export const SEVERITIES = ['error', 'warning', 'notice'] as const

/** How much a finding weighs. */
export type Severity = (typeof SEVERITIES)[number]
