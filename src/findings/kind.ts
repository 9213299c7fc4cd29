/** The worst first. */
export const SEVERITIES = ['error', 'warning', 'notice'] as const

/** How much a finding weighs. */
export type Severity = (typeof SEVERITIES)[number]

/** The values of a sentence as the last part of a list: none where it takes none. */
export type SentenceValues<Values> = keyof Values extends never ? [] : [Values]
