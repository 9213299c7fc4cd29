/** Returns at most `maxItems` of the items, spread evenly, including the first one. */
export function sampleEvenly<T>(items: readonly T[], maxItems: number): T[] {
  if (items.length <= maxItems) return [...items]
  const findSlot = (index: number) => Math.floor((index * maxItems) / items.length)
  return items.filter((_, index) => findSlot(index) !== findSlot(index - 1))
}
