/** Checks addresses in documents other than pages, and in data within pages. */
import { readFileSync, statSync } from 'node:fs'
import { readStartOfFile } from '../../disk/read-start-of-file.ts'
import { type Bytes, readBytes, toBytes, toText } from '../../web/byte-strings.ts'
import { type DATA, findDocument, MAX_DOCUMENT_BYTES } from '../../web/documents/documents.ts'
import type { FoundReference } from '../../web/documents/reference.ts'
import type { Base } from '../../web/resolve-address.ts'
import { makeDiskPath } from '../../web/tree.ts'
import type { AddressChecker } from '../addresses/address-checker.ts'
import { checkIntegrity } from '../addresses/integrity.ts'
import { checkReference } from '../addresses/references.ts'
import { makeLineSpot } from '../collector/occurrences.ts'
import { TOO_LARGE } from './styles-and-scripts.ts'

const TOO_DEEP = 'it is nested too deeply'

/** How much of a file is read to tell whether it is a document, in bytes. */
const SNIFFED_BYTES = 4_096

/**
 * Checks the addresses in a document of the site.
 * @throws any file-system error
 */
export function checkDocument(checker: AddressChecker, root: string, name: Bytes): void {
  const document = findDocument(name)
  if (document === undefined) return
  const path = makeDiskPath(root, name)
  if (document.begins?.(readBytes(readStartOfFile(path, SNIFFED_BYTES))) === false) return

  const reportUnread = (what: string, why: string) =>
    checker.reportUnreadPart(makeLineSpot(name, 1), what, why)
  if (statSync(path).size > (document.maxBytes ?? MAX_DOCUMENT_BYTES)) {
    reportUnread(document.title, TOO_LARGE)
    return
  }

  const text = readFileSync(path, 'utf8')
  const base = checker.destinations.addresses.makeFileBase(name)
  const checkFound = makeReferenceCheck(checker, { fileName: name, line: 1, base })
  const outcome = document.scan(text, checkFound)
  if (outcome === 'no JSON' && document.isCertain)
    reportUnread(document.title, 'it is not valid JSON')
  if (outcome === 'read in part') reportUnread(`part of ${document.title}`, TOO_DEEP)
}

interface StartOfText {
  readonly fileName: Bytes
  /** The line on which a text starts. */
  readonly line: number
  readonly base: Base
  /** Is the file known to be served over https? If undefined, the host's default applies. */
  readonly isSecure?: boolean
}

/** Checks the addresses in data that is part of a page. */
export function checkData(
  checker: AddressChecker,
  { title, scan }: (typeof DATA)[keyof typeof DATA],
  bytes: Bytes,
  start: StartOfText,
): void {
  const text = toText(bytes)
  const reportUnread = (what: string, why: string) =>
    checker.reportUnreadPart(makeLineSpot(start.fileName, start.line), what, why)
  if (text.length > MAX_DOCUMENT_BYTES) {
    reportUnread(title, TOO_LARGE)
    return
  }
  const outcome = scan(text, makeReferenceCheck(checker, start))
  if (outcome === 'no JSON') reportUnread(title, 'it is not valid JSON, so it has no effect')
  if (outcome === 'read in part') reportUnread(`part of ${title}`, TOO_DEEP)
}

/** Returns a callback that checks one reference of a text at a time. */
function makeReferenceCheck(
  checker: AddressChecker,
  { fileName, line, base, isSecure }: StartOfText,
): FoundReference {
  return (reference) => {
    const spot = makeLineSpot(fileName, line + reference.line)
    const address = { written: toBytes(reference.address), base, spot, isSecure }
    if (reference.role === 'compared') checkIntegrity(checker, reference.integrity, address)
    else checkReference(checker, { ...address, role: reference.role })
  }
}
