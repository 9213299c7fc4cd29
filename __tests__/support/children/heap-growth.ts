import { getHeapSpaceStatistics } from 'node:v8'
import { keepHeapSmall, keepYoungSpaceSmall } from '../../../src/heap.ts'

/**
 * Returns how large the space for short-lived objects becomes, in MiB: while it is kept small, after somebody else who
 * wanted that, too, has ended it twice, and after its own end.
 */
export default function run(kept: 'heap' | 'young space'): {
  readonly small: number
  readonly stillSmall: number
  readonly grown: number
} {
  const letYoungSpaceGrow = keepYoungSpaceSmall()
  const letHeapGrow = kept === 'heap' ? keepHeapSmall() : keepYoungSpaceSmall()
  const small = sizeAfterWork()
  letHeapGrow()
  letHeapGrow()
  const stillSmall = sizeAfterWork()
  letYoungSpaceGrow()
  return { small, stillSmall, grown: sizeAfterWork() }
}

function sizeAfterWork(): number {
  const kept: object[] = []
  for (let i = 0; i < 800_000; i += 1) kept[i % 50_000] = { i }
  const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
  return (young?.space_size ?? 0) / 2 ** 20
}
