import { isDocument, MAX_DOCUMENT } from '../../web/documents/documents.ts'
import type { HostRules } from '../../web/host/host-rules.ts'
import { isPage } from '../../web/page-names.ts'
import { isSecret } from '../rules/leaked-files.ts'
import { MAX_SEARCHED, mayHoldKey } from '../rules/private-keys.ts'

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
  { as: 'document', matches: isDocument, maxBytes: MAX_DOCUMENT },
  { as: 'key', matches: (name) => mayHoldKey(name) && !isSecret(name), maxBytes: MAX_SEARCHED },
]

/** Returns what a file of that name is read as; undefined if it is not read. */
export function readAs(name: string, rules: HostRules): ReadAs | undefined {
  return READABLE.find((entry) => entry.matches(name, rules))?.as
}

/** Returns how many bytes of a file of that name and size are read. */
export function bytesToRead(name: string, size: number, rules: HostRules): number {
  const entry = READABLE.find(({ matches }) => matches(name, rules))
  return entry === undefined ? 0 : Math.min(size, entry.maxBytes ?? size)
}
