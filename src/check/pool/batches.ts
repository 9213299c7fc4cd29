/** Groups files into batches for the threads. */
import { compareBytes, getFolder } from '../../web/byte-strings.ts'
import type { HostTraits } from '../../web/host/hosts/host-traits.ts'
import type { Tree } from '../../web/tree.ts'
import { findFileType, measureBytesToRead } from './readable-files.ts'

/** Files that one thread reads at a time. */
export interface Batch {
  /** Indices of files. */
  readonly files: number[]
  bytes: number
}

const BATCH_BYTES = 4_000_000
/** A limit for small files: opening one takes longer than reading it. */
const BATCH_FILES = 500

/**
 * Returns the files to read, in batches: files of one folder stay together, because they share most
 * of their addresses. The largest batches come first.
 */
export function makeBatches({ names, sizes }: Tree, hostTraits: HostTraits): Batch[] {
  const byFolder = names
    .map((name, index) => ({ index, name, folder: getFolder(name) }))
    .filter(({ name }) => findFileType(name, hostTraits) !== undefined)
    .sort((a, b) => compareBytes(a.folder, b.folder) || a.index - b.index)
  const batches: Batch[] = []
  for (const { index, name } of byFolder) {
    const bytes = measureBytesToRead(name, sizes[index] ?? 0, hostTraits)
    let batch = batches.at(-1)
    if (
      batch === undefined ||
      batch.bytes + bytes > BATCH_BYTES ||
      batch.files.length >= BATCH_FILES
    ) {
      batch = { files: [], bytes: 0 }
      batches.push(batch)
    }
    batch.files.push(index)
    batch.bytes += bytes
  }
  return batches.sort((a, b) => b.bytes - a.bytes)
}
