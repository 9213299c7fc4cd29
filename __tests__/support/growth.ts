const SMALL = 128 * 1024
const LARGE = 1024 * 1024

/**
 * Quadratic work over 1 MiB takes many times that, even at a nanosecond a step. In ms of processor
 * time.
 */
const HARMLESS_MS = 5_000

/**
 * Returns whether the processor time that `look` takes over a text of 1 MiB is harmless, or in proportion to its time
 * over 128 KiB: with eight times the text, quadratic work takes 64 times as long. Other work of the
 * machine is not counted. `make` returns a text of about the given length.
 */
export function takesLinearTime(
  make: (length: number) => string,
  look: (text: string) => unknown,
): boolean {
  const timeOver = (text: string) => {
    const before = process.cpuUsage()
    look(text)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  }
  const [small, large] = [make(SMALL), make(LARGE)]
  const smallMs = Math.min(...[1, 2, 3].map(() => timeOver(small)))
  return timeOver(large) <= 4 * (LARGE / SMALL) * smallMs + HARMLESS_MS
}
