const SMALL = 128 * 1024
const LARGE = 1024 * 1024

/** What nobody notices, however it came about. In ms. */
const HARMLESS_MS = 500

/**
 * Returns whether the time that `look` takes over a text of 1 MiB is harmless or in proportion to its time over 128 KiB,
 * with room for a busy machine: eight times the text costs quadratic work 64 times the time. `make` returns a text of
 * about the length that it is given.
 */
export function takesLinearTime(make: (length: number) => string, look: (text: string) => unknown): boolean {
  const [small, large] = [make(SMALL), make(LARGE)]
  const time = (text: string) => {
    const begunAt = performance.now()
    look(text)
    return performance.now() - begunAt
  }
  const smallMs = Math.min(...[1, 2, 3].map(() => time(small)))
  const allowedMs = 4 * (LARGE / SMALL) * smallMs + HARMLESS_MS
  return [1, 2, 3, 4, 5].some(() => time(large) <= allowedMs)
}
