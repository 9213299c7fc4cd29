import { ComparerPool } from '../../../src/changes/pool/comparer-pool.ts'

/** Returns how many threads were started after each of the files, by their sizes in bytes, that a pool was told of. */
export default async function run(sizes: readonly number[]): Promise<readonly number[]> {
  let threads = 0
  process.on('worker', () => threads++)
  const pool = new ComparerPool(new AbortController().signal)
  const started: number[] = []
  for (const size of sizes) {
    pool.expect(size)
    await new Promise(setImmediate)
    started.push(threads)
  }
  await pool.stop()
  return started
}
