/** Pseudo-random numbers from a seed, so that every case can be reproduced (mulberry32). */
export class Random {
  #state: number

  /** Each pair of seed and case number has its own sequence. */
  constructor(seed: number, number: number) {
    this.#state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b)) >>> 0
    for (let i = 0; i < 4; i++) this.#next()
  }

  #next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let t = this.#state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return (t ^ (t >>> 14)) >>> 0
  }

  /** Returns an integer from 0 to `below - 1`; 0 if `below` is less than 1. */
  int(below: number): number {
    return below <= 1 ? 0 : this.#next() % below
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
    return Buffer.from(Array.from({ length }, () => this.int(256)))
  }
}
