/** Groups files into batches for the threads. */
import { compareBytes, getFolder } from '../../web/byte-strings.ts'
import type { HostTraits } from '../../web/host/hosts/host-traits.ts'
import type { FileIndex, Tree } from '../../web/tree.ts'
import { findFileType, measureBytesToRead } from './file-types.ts'

/** Files that one thread reads at a time. */
export interface Batch {
  readonly fileIndexes: FileIndex[]
  /** How many bytes of the files are read. */
  bytes: number
}

const MAX_BATCH_BYTES = 4_000_000
/** A limit for small files: opening one takes longer than reading it. */
const MAX_BATCH_FILES = 500

/**
 * Returns the files to read, in batches: files of one folder stay together, because they share most
 * of their addresses. The largest batches come first.
 */
export function makeBatches({ names, sizes }: Tree, hostTraits: HostTraits): Batch[] {
  const files = names
    .map((name, fileIndex) => ({ fileIndex, name, folder: getFolder(name) }))
    .filter(({ name }) => findFileType(name, hostTraits) !== undefined)
    // Sorting is stable, so the files of a folder stay in order.
    .sort((one, other) => compareBytes(one.folder, other.folder))

  const batches: Batch[] = []
  for (const { fileIndex, name } of files) {
    const bytes = measureBytesToRead(name, sizes[fileIndex] ?? 0, hostTraits)
    let batch = batches.at(-1)
    if (batch === undefined || isFull(batch, bytes)) {
      batch = { fileIndexes: [], bytes: 0 }
      batches.push(batch)
    }
    batch.fileIndexes.push(fileIndex)
    batch.bytes += bytes
  }
  return batches.sort((one, other) => other.bytes - one.bytes)
}

/** Is there no room for one more file of this size? */
function isFull({ fileIndexes, bytes }: Batch, addedBytes: number): boolean {
  return bytes + addedBytes > MAX_BATCH_BYTES || fileIndexes.length >= MAX_BATCH_FILES
}

/** How many files of a list are read at a time if their folders and sizes do not matter. */
const MAX_FILES_OF_LIST = 100

/** Returns files in batches, in the same order: few files, such as deferred ones. */
export function splitIntoBatches<File>(files: readonly File[]): File[][] {
  const batches: File[][] = []
  for (let start = 0; start < files.length; start += MAX_FILES_OF_LIST)
    batches.push(files.slice(start, start + MAX_FILES_OF_LIST))
  return batches
}
