/** A change of the code that no test could notice. */
export interface Equivalent {
  readonly file: string
  /** The lines that it touches, white space folded, as `npm run mutants` prints them. */
  readonly from: string
  readonly to: string
  /** Why nothing that anybody could see depends on it. */
  readonly why: string
}

export const EQUIVALENT: readonly Equivalent[] = []
