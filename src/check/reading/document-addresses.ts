/** Checks addresses in documents other than pages, and in data within pages. */
import { readFileSync, statSync } from 'node:fs'
import { readStartOfFile } from '../../disk/read-start-of-file.ts'
import { type Bytes, readBytes, toBytes, toText } from '../../web/byte-strings.ts'
import { type Document, findDocument, MAX_DOCUMENT_BYTES } from '../../web/documents/documents.ts'
import { explainInvalidJson, findJsonMistake } from '../../web/documents/json-mistake.ts'
import type { OnReference, ReadOutcome } from '../../web/documents/reference.ts'
import type { Base } from '../../web/resolve-address.ts'
import { makeDiskPath } from '../../web/tree.ts'
import type { AddressChecker } from '../addresses/address-checker.ts'
import { checkIntegrity } from '../addresses/integrity.ts'
import { checkReference } from '../addresses/references.ts'
import { makeLineSpot } from '../collector/occurrences.ts'
import { WHY_NOT_JSON, WHY_TOO_DEEP, WHY_TOO_LARGE } from './unread-reasons.ts'

/** How much of a file is read to tell whether it is a document, in bytes. */
const DOCUMENT_TEST_BYTES = 4_096

/**
 * Checks the addresses in a document of the site.
 * @throws any file-system error
 */
export function checkDocument(checker: AddressChecker, root: string, name: Bytes): void {
  const document = findDocument(name)
  if (document === undefined) return
  const path = makeDiskPath(root, name)
  if (!beginsLike(document, path)) return

  const start = { fileName: name, line: 1, base: checker.addressResolver.makeFileBase(name) }
  if (statSync(path).size > (document.maxBytes ?? MAX_DOCUMENT_BYTES)) {
    reportUnread(checker, start, document.title, WHY_TOO_LARGE)
    return
  }
  const text = readFileSync(path, 'utf8')
  const outcome = checkReferences(checker, document, text, start)
  if (outcome === 'not-json' && document.isFormatCertain) {
    const mistake = explainInvalidJson(text) ?? WHY_NOT_JSON
    checker.collector.reportFile('unreadable-file/manifest', name, { mistake })
  }
}

/** Does a file begin as a document of this kind must? */
function beginsLike({ mayBeginWith }: Document, path: Buffer): boolean {
  if (mayBeginWith === undefined) return true
  return mayBeginWith(readBytes(readStartOfFile(path, DOCUMENT_TEST_BYTES)))
}

/** A format of data: its name in sentences, and the function that finds the references in it. */
type DataFormat = Pick<Document, 'title' | 'scan'>

/** Checks the addresses in data that is part of a page. */
export function checkData(
  checker: AddressChecker,
  format: DataFormat,
  bytes: Bytes,
  start: TextStart,
): void {
  const text = toText(bytes)
  if (text.length > MAX_DOCUMENT_BYTES) {
    reportUnread(checker, start, format.title, WHY_TOO_LARGE)
    return
  }
  const outcome = checkReferences(checker, format, text, start)
  if (outcome === 'not-json') reportInvalidJson(checker, format, text, start)
}

/** Reports JSON in a page that is not valid, at its first common mistake or where it starts. */
function reportInvalidJson(
  checker: AddressChecker,
  { title }: DataFormat,
  text: string,
  start: TextStart,
): void {
  const reason = `${WHY_NOT_JSON} and so has no effect`
  const mistake = findJsonMistake(text)
  if (mistake === undefined) {
    reportUnread(checker, start, title, reason)
    return
  }
  const line = start.line + mistake.line - 1
  reportUnread(checker, { ...start, line }, title, `${reason}: ${mistake.clause}`)
}

/** Where text starts, and what its addresses are relative to. */
interface TextStart {
  readonly fileName: Bytes
  readonly line: number
  readonly base: Base
  /** Is the file known to be served over https? If undefined, the host's default applies. */
  readonly isHttps?: boolean
}

/** Checks the references in text, and returns how the scan ended. */
function checkReferences(
  checker: AddressChecker,
  { title, scan }: DataFormat,
  text: string,
  start: TextStart,
): ReadOutcome {
  const outcome = scan(text, makeReferenceChecker(checker, start))
  if (outcome === 'too-deep') reportUnread(checker, start, `part of ${title}`, WHY_TOO_DEEP)
  return outcome
}

function reportUnread(
  checker: AddressChecker,
  { fileName, line }: TextStart,
  part: string,
  reason: string,
): void {
  checker.reportUnreadPart(makeLineSpot(fileName, line), part, reason)
}

/** Returns a callback that checks one reference at a time. */
function makeReferenceChecker(
  checker: AddressChecker,
  { fileName, line, base, isHttps }: TextStart,
): OnReference {
  return (reference) => {
    const spot = makeLineSpot(fileName, line + reference.line)
    const address = { written: toBytes(reference.address), base, spot, isHttps }
    if (reference.role === 'integrity') checkIntegrity(checker, reference.integrity, address)
    else checkReference(checker, { ...address, role: reference.role })
  }
}
