import fc, { type GeneratorValue } from 'fast-check'

/**
 * All numbers are equally likely: fast-check prefers small ones, which would change only the start
 * of each archive.
 */
const evenly = (max: number) => fc.noBias(fc.nat({ max }))

/** Random choices, which fast-check reproduces from a seed, and shrinks. */
export class Random {
  readonly #generate: GeneratorValue

  constructor(generate: GeneratorValue) {
    this.#generate = generate
  }

  /** Returns an integer from 0 to `below - 1`; 0 if `below` is less than 1. */
  int(below: number): number {
    return this.#generate(evenly, Math.max(0, below - 1))
  }

  /** Returns true with this probability. */
  chance(percent: number): boolean {
    return this.int(100) < percent
  }

  /** Returns one of `items`, which must not be empty. */
  pick<T>(items: readonly T[]): T {
    return items[this.int(items.length)] as T
  }

  bytes(length: number): Buffer {
    const size = { minLength: length, maxLength: length }
    return Buffer.from(this.#generate(fc.uint8Array, size))
  }
}
