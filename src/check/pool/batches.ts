/** Which files are read, and in which portions. */
import { compareBytes, getFolder } from '../../web/byte-strings.ts'
import { findDocument, MAX_DOCUMENT } from '../../web/documents/documents.ts'
import type { HostRules } from '../../web/host/hosts/host-rules.ts'
import { isPage } from '../../web/page-names.ts'
import type { Tree } from '../../web/tree.ts'
import { MAX_SEARCHED, mayHoldKey } from '../rules/leaked-files.ts'

/** What a file is read as. */
export type ReadAs = 'page' | 'style' | 'script' | 'document' | 'key'

interface Readable {
  readonly as: ReadAs
  matches(name: string, rules: HostRules): boolean
  /** How much of the file is read, in bytes; all of it if undefined. */
  readonly maxBytes?: number
}

/** The files that are read. The first entry that matches a name counts. */
const READABLE: readonly Readable[] = [
  { as: 'page', matches: isPage },
  { as: 'style', matches: (name) => /\.css$/i.test(name) },
  { as: 'script', matches: (name, { offline }) => offline && /\.m?js$/i.test(name) },
  { as: 'document', matches: (name) => findDocument(name) !== undefined, maxBytes: MAX_DOCUMENT },
  { as: 'key', matches: mayHoldKey, maxBytes: MAX_SEARCHED },
]

/** Returns what a file of that name is read as; undefined if it is not read. */
export function readAs(name: string, rules: HostRules): ReadAs | undefined {
  return READABLE.find((entry) => entry.matches(name, rules))?.as
}

/** Returns how many bytes of a file of that name and size are read. */
export function countBytesToRead(name: string, size: number, rules: HostRules): number {
  const entry = READABLE.find(({ matches }) => matches(name, rules))
  if (entry === undefined) return 0
  return Math.min(size, entry.maxBytes ?? size)
}

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
 * Returns the files to read, in batches: files of one folder stay together, because they share most
 * of their addresses; the largest batches come first.
 */
export function makeBatches({ names, sizes }: Tree, rules: HostRules): Batch[] {
  const byFolder = names
    .map((name, index) => ({ index, name, folder: getFolder(name) }))
    .filter(({ name }) => readAs(name, rules) !== undefined)
    .sort((a, b) => compareBytes(a.folder, b.folder) || a.index - b.index)
  const batches: Batch[] = []
  for (const { index, name } of byFolder) {
    const bytes = countBytesToRead(name, sizes[index] ?? 0, rules)
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
