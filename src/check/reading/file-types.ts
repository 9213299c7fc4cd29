/** Defines which files are read, and as what. */
import { findDocument, MAX_DOCUMENT_BYTES } from '../../web/documents/documents.ts'
import type { HostTraits } from '../../web/host/hosts/host-traits.ts'
import { PAGE_CONTENT_START_BYTES } from '../../web/page/page-kinds.ts'
import { isPage } from '../../web/page-names.ts'
import { KEY_SEARCH_BYTES, mayHoldKey } from '../site-rules/leaked-files.ts'

/**
 * How a file is read. `script-start`: only far enough to tell whether it is a page. `possible-key`:
 * its name may be that of a key, or of a page without an extension.
 */
export type FileType = 'page' | 'style' | 'script' | 'script-start' | 'document' | 'possible-key'

interface FileTypeRule {
  readonly type: FileType
  matches(name: string, hostTraits: HostTraits): boolean
  /** How much of the file is read, in bytes; all of it if undefined. */
  readonly maxBytes?: number
}

const isScriptFile = (name: string): boolean => /\.m?js$/i.test(name)

/** The files that are read. The first rule that matches a name is used. */
const FILE_TYPE_RULES: readonly FileTypeRule[] = [
  { type: 'page', matches: isPage },
  { type: 'style', matches: (name) => /\.css$/i.test(name) },
  { type: 'script', matches: (name, { isAirGapped }) => isAirGapped && isScriptFile(name) },
  { type: 'script-start', matches: isScriptFile, maxBytes: PAGE_CONTENT_START_BYTES },
  {
    type: 'document',
    matches: (name) => findDocument(name) !== undefined,
    maxBytes: MAX_DOCUMENT_BYTES,
  },
  { type: 'possible-key', matches: mayHoldKey, maxBytes: KEY_SEARCH_BYTES },
]

/** Returns how a file with this name is read; undefined if it is not read. */
export function findFileType(name: string, hostTraits: HostTraits): FileType | undefined {
  return findRule(name, hostTraits)?.type
}

/** Returns how many bytes of a file with this name and size are read. */
export function measureBytesToRead(name: string, size: number, hostTraits: HostTraits): number {
  const rule = findRule(name, hostTraits)
  if (rule === undefined) return 0
  return Math.min(size, rule.maxBytes ?? size)
}

function findRule(name: string, hostTraits: HostTraits): FileTypeRule | undefined {
  return FILE_TYPE_RULES.find((rule) => rule.matches(name, hostTraits))
}
