/** How many findings the job summary shows, the worst first. */
export const MAX_FINDINGS = 10

/** Returns which of so many errors the job summary shows: `it`, `all of them`, or `the first ten`. */
export function shownErrors(errors: number): string {
  if (errors > MAX_FINDINGS) return 'the first ten'
  return errors === 1 ? 'it' : 'all of them'
}
