/** Returns at most `most` of the items, spread evenly, the first one among them. */
export function sampleEvenly<T>(items: readonly T[], most: number): T[] {
  if (items.length <= most) return [...items]
  const findSlot = (index: number) => Math.floor((index * most) / items.length)
  return items.filter((_, index) => findSlot(index) !== findSlot(index - 1))
}
