/** All severities, worst first. */
export const SEVERITIES = ['error', 'warning', 'notice'] as const

/** The severity of a finding. */
export type Severity = (typeof SEVERITIES)[number]

export function isWorse(severity: Severity, other: Severity): boolean {
  return SEVERITIES.indexOf(severity) < SEVERITIES.indexOf(other)
}
