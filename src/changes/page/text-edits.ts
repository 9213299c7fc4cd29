/** A part of two texts in which they differ. */
export interface Edit {
  readonly before: Span
  readonly after: Span
}

/** Offsets in a text. */
interface Span {
  readonly start: number
  readonly end: number
}

/** More edits than this are one. */
const MAX_EDITS = 16
/** Where two texts have as many characters in common after an edit, it is over. */
const PROBE = 64
/** How far beyond the beginning of an edit in one text its end is looked for, in characters: the nearest comes first. */
const STEPS: readonly number[] = [0, 32, 100, 300, 1_000, 3_000, 10_000]
/** How much of the other text is searched. */
const MAX_SEARCHED = 12_000

/** Returns in which parts two texts differ. What is before, between and after these is the same in both; they may be larger than they had to be. */
export function editsOf(before: string, after: string): Edit[] {
  const shorter = Math.min(before.length, after.length)
  const beginning = commonLength(shorter, (from, to) => before.slice(from, to) === after.slice(from, to))
  if (beginning === before.length && beginning === after.length) return []
  const atEnd = (text: string, from: number, to: number) => text.slice(text.length - to, text.length - from)
  const ending = commonLength(
    shorter - beginning,
    (from, to) => atEnd(before, from, to) === atEnd(after, from, to),
  )
  const end = { before: before.length - ending, after: after.length - ending }
  const edits: Edit[] = []
  let start = { before: beginning, after: beginning }
  for (;;) {
    const next = (edits.length < MAX_EDITS - 1 ? whereTheyMeet(before, after, start, end) : undefined) ?? end
    edits.push({
      before: { start: start.before, end: next.before },
      after: { start: start.after, end: next.after },
    })
    if (next === end) return edits
    const common = commonLength(
      Math.min(end.before - next.before, end.after - next.after),
      (from, to) =>
        before.slice(next.before + from, next.before + to) ===
        after.slice(next.after + from, next.after + to),
    )
    start = { before: next.before + common, after: next.after + common }
  }
}

/**
 * Returns whether a pattern matches in one of two texts; what they have in common is searched once. It matches no more than `length`
 * characters.
 */
export function eitherHas(
  pattern: RegExp,
  length: number,
  before: string,
  after: string,
  edits: readonly Edit[],
): boolean {
  const around = ({ start, end }: Span) => before.slice(Math.max(0, start - length), end + length)
  return pattern.test(after) || edits.some((edit) => pattern.test(around(edit.before)))
}

/** Offsets in both texts. */
interface Place {
  readonly before: number
  readonly after: number
}

/** Returns where an edit that begins at `start` is over, if that is near and before `end`. */
function whereTheyMeet(before: string, after: string, start: Place, end: Place): Place | undefined {
  for (const step of STEPS) {
    const inAfter = find(before, start.before + step, end.before, after, start.after, end.after)
    const inBefore = find(after, start.after + step, end.after, before, start.before, end.before)
    const ways = [
      inAfter === undefined ? undefined : { before: start.before + step, after: inAfter },
      inBefore === undefined ? undefined : { before: inBefore, after: start.after + step },
    ].filter((way) => way !== undefined)
    const [first, second] = ways
    if (first === undefined) continue
    if (second === undefined) return first
    return first.after + first.before <= second.after + second.before ? first : second
  }
  return undefined
}

/** Returns where in a text, from an offset on, there is what another one has at `at`. */
function find(
  other: string,
  at: number,
  otherEnd: number,
  text: string,
  from: number,
  end: number,
): number | undefined {
  if (at + PROBE > otherEnd) return undefined
  const found = text.slice(from, Math.min(end, from + MAX_SEARCHED)).indexOf(other.slice(at, at + PROBE))
  return found === -1 ? undefined : from + found
}

/** How many characters are compared at once. */
const BLOCK = 1_024

/** Returns up to where two texts are equal, given whether they are in a part. */
function commonLength(length: number, areEqual: (from: number, to: number) => boolean): number {
  let common = 0
  for (let size = BLOCK; size >= 1; size /= 2)
    while (common + size <= length && areEqual(common, common + size)) common += size
  return common
}
