import { listTree } from '../../../src/web/list-tree.ts'
import { compareTrees } from '../compare-trees.ts'

/**
 * Compares a folder with itself in two threads, one of which dies immediately; returns the message
 * of the error.
 */
export default async function run(folder: string): Promise<string | undefined> {
  const { signal } = new AbortController()
  const tree = await listTree(folder, signal)
  process.once('worker', (worker) => void worker.terminate())
  try {
    const sites = { earlier: tree, later: tree }
    await compareTrees({ ...sites, signal, inThreads: true })
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}
