import { COMPARING, Comparers } from '../../../src/changes/comparing.ts'
import { withPool } from '../../../src/workers/pool.ts'

/** Returns how many threads were started after each of the files, by their sizes in bytes, that a pool was told of. */
export default async function run(sizes: readonly number[]): Promise<readonly number[]> {
  let threads = 0
  process.on('worker', () => threads++)
  return withPool(COMPARING, new AbortController().signal, async (pool) => {
    const comparers = new Comparers(pool)
    const started: number[] = []
    for (const size of sizes) {
      comparers.expect(size)
      await new Promise(setImmediate)
      started.push(threads)
    }
    return started
  })
}
