import { MAX_FINDINGS } from '../summary/findings.ts'

/** GitHub shows ten annotations of a kind for a step. */
export const MAX_ANNOTATIONS = 10

/** Returns which of so many errors the job summary shows: `it`, `all of them`, or `the first ten`. */
export function shownErrors(errors: number): string {
  if (errors > MAX_FINDINGS) return 'the first ten'
  return errors === 1 ? 'it' : 'all of them'
}

/** Returns what errors in the site mean for a step that would hand it over to `targets`, of which there are two at most. */
export function consequenceFor(targets: readonly string[]): string {
  const [first, second] = targets
  if (first === undefined) return 'this step fails'
  return second === undefined
    ? `this step fails, and ${first} was not changed`
    : `this step fails, and neither ${first} nor ${second} was changed`
}
