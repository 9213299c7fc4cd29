/** The worst first. */
export const SEVERITIES = ['error', 'warning', 'notice'] as const

/** How much a finding weighs. */
export type Severity = (typeof SEVERITIES)[number]

/**
 * The last arguments of a function that takes the values of a sentence: they are only left out
 * where there are none.
 */
export type Given<Values, Before extends readonly unknown[] = []> = keyof Values extends never
  ? Partial<Before>
  : [...Before, Values]
