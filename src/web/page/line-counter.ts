/**
 * Returns a function that returns the number of line ends before an offset. It scans the text only
 * once, so offsets must not decrease.
 */
export function makeLineCounter(text: string): (offset: number) => number {
  let line = 0
  // The first line end that has not been counted yet.
  let next = findLineEnd(text, 0)
  return (offset) => {
    while (next < offset) {
      line++
      next = findLineEnd(text, next + 1)
    }
    return line
  }
}

/**
 * Returns the offset of the next line end; infinity if there is none, so that the rest of the text
 * is not searched again.
 */
function findLineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end === -1 ? Number.POSITIVE_INFINITY : end
}
