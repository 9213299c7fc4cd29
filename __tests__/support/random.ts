/** Returns a source of numbers in [0, 1) that depend on the seed alone. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** Returns up to `size` of the values, in random order. */
export function sampleOf<T>(values: Iterable<T>, size: number, random: () => number): T[] {
  return [...values]
    .map((value) => ({ value, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, size)
    .map(({ value }) => value)
}
