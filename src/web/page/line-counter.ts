/**
 * Returns a function that turns an offset in a text into how many line ends come before it. Asked
 * in ascending order, it walks over the text once; offsets must not fall.
 */
export function makeLineCounter(text: string): (offset: number) => number {
  let line = 0
  // The first line end that is not counted.
  let next = lineEnd(text, 0)
  return (offset) => {
    while (next < offset) {
      line++
      next = lineEnd(text, next + 1)
    }
    return line
  }
}

/**
 * Never, when there is none: looking again each time would walk over the rest of the text each
 * time.
 */
function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end === -1 ? Number.POSITIVE_INFINITY : end
}
