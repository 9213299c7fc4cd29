import { folderOf } from '../../web/byte-strings.ts'
import { type Host, rulesOf } from '../../web/host/hosts.ts'
import type { Tree } from '../../web/tree.ts'
import { bytesToRead, readAs } from './readable-files.ts'

/** Files that one thread reads at a time. */
export interface Batch {
  /** Indices of files. */
  readonly files: number[]
  bytes: number
}

const BATCH_BYTES = 4_000_000
/** Of small files, their number counts: opening one takes longer than reading it. */
const BATCH_FILES = 500

/**
 * Returns the files to read, in batches: files of one folder stay together, because they share most of their
 * addresses; the largest batches come last.
 */
export function batchesOf({ names, sizes }: Tree, host: Host | undefined): Batch[] {
  const rules = rulesOf(host)
  const byFolder = names
    .map((name, index) => ({ index, name, folder: folderOf(name) }))
    .filter(({ name }) => readAs(name, rules) !== undefined)
    .sort((a, b) => (a.folder === b.folder ? a.index - b.index : a.folder < b.folder ? -1 : 1))
  const batches: Batch[] = []
  for (const { index, name } of byFolder) {
    const bytes = bytesToRead(name, sizes[index] ?? 0, rules)
    let batch = batches.at(-1)
    if (batch === undefined || batch.bytes + bytes > BATCH_BYTES || batch.files.length >= BATCH_FILES) {
      batch = { files: [], bytes: 0 }
      batches.push(batch)
    }
    batch.files.push(index)
    batch.bytes += bytes
  }
  return batches.sort((a, b) => a.bytes - b.bytes)
}
