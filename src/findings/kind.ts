import type { Placeholder, Value } from '../text/clean.ts'

/** The worst first. */
export const SEVERITIES = ['error', 'warning', 'notice'] as const

/** How much a finding weighs. */
export type Severity = (typeof SEVERITIES)[number]

/** What can be found, in words. */
export interface Kind {
  /** The stable code under which findings are counted, shown and filtered. Several kinds may share one. */
  readonly code: string
  readonly severity: Severity
  /** The names in it are values that come with the finding. */
  readonly sentence: string
}

const of =
  <const S extends Severity>(severity: S) =>
  <const Code extends string, const Sentence extends string>(code: Code, sentence: Sentence) => ({
    code,
    severity,
    sentence,
  })

/** Each returns a kind of its severity. */
export const [error, warning, notice] = [of('error'), of('warning'), of('notice')]

/** Returns the codes of all kinds, each once. */
export function codesOf<Code extends string>(
  kinds: Readonly<Record<string, { readonly code: Code }>>,
): ReadonlySet<Code> {
  return new Set(Object.values(kinds).map(({ code }) => code))
}

/** The values that a sentence takes: exactly its placeholders, but for those that are always known. */
export type ValuesOf<Sentence extends string, Known extends string = never> = {
  readonly [Name in Exclude<Placeholder<Sentence>, Known>]: Value
}

/** The last arguments of a function that takes such values: they are only left out where there are none. */
export type Given<Values, Before extends readonly unknown[] = []> = keyof Values extends never
  ? Partial<Before>
  : [...Before, Values]
