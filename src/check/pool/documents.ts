/** Documents other than pages, and data within pages: their addresses, checked. */
import { closeSync, fstatSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import type { Base } from '../../web/address.ts'
import { toBytes, toText } from '../../web/byte-strings.ts'
import { DATA, type Document, documentOf, MAX_DOCUMENT } from '../../web/documents/documents.ts'
import type { FoundReference } from '../../web/documents/reference.ts'
import type { DataKind } from '../../web/page/addresses.ts'
import { LineCounter } from '../../web/page/line-counter.ts'
import { pathOf } from '../../web/tree.ts'
import type { AddressChecker } from '../rules/address-checker.ts'
import { wholeFile } from '../rules/finding-counter.ts'
import { checkReference } from '../rules/references.ts'
import { atLine } from './styles-and-scripts.ts'

/** How much of a file shows what it is, in bytes. */
const START = 4_096

/** Checks the addresses in a document of the site. Throws what the file system throws. */
export function checkDocument(checker: AddressChecker, root: string, name: string): void {
  const document = documentOf(name)
  if (document === undefined) return
  const { text, isTooLarge } = contentOf(pathOf(root, name), document)
  const miss = (why: string) =>
    checker.counter.count('unreadable-data', name, atLine(name, 1), name, { what: document.title, why })
  if (isTooLarge) miss('it is too large')
  if (text === undefined) return
  const base = checker.site.addresses.baseOfFile(name)
  const found = referencesTo(checker, text, base, { page: name, line: 1 })
  const parts = new Set<string>()
  const isRead = document.scan(text, (reference) => {
    if (document.parts?.names.test(reference.address)) parts.add(reference.address)
    found(reference)
  })
  if (!isRead && document.isCertain) miss('it is not valid JSON')
  const folder = name.slice(0, name.lastIndexOf('/') + 1)
  for (const part of parts) checkPart(checker, root, folder + part, document)
}

/** Checks the addresses in a file that a document names, if the site has it. */
function checkPart(checker: AddressChecker, root: string, name: string, { title, parts }: Document): void {
  if (parts === undefined || !checker.site.files.has(name)) return
  const path = pathOf(root, name)
  const where = wholeFile(name)
  const miss = (why: string) =>
    checker.counter.count('unreadable-data', name, where, name, { what: title, why })
  if (statSync(path).size > MAX_DOCUMENT) {
    miss('it is too large')
    return
  }
  const base = checker.site.addresses.baseOfFile(name)
  const isRead = parts.scan(readFileSync(path), ({ role, address }) =>
    checkReference(checker, role, toBytes(address), base, where),
  )
  if (!isRead) miss('it is damaged')
}

interface Start {
  readonly page: string
  /** The line on which a text starts. */
  readonly line: number
  /** As for `check`. */
  readonly isSecure?: boolean
}

/** Checks the addresses in data of a page, which is a string of bytes. */
export function checkData(
  checker: AddressChecker,
  kind: DataKind,
  bytes: string,
  base: Base,
  start: Start,
): void {
  if (kind === 'next-data') return
  const text = toText(bytes)
  if (text.length > MAX_DOCUMENT) countLargeData(checker, kind, start)
  else if (!DATA[kind].scan(text, referencesTo(checker, text, base, start)))
    countUnread(checker, kind, start, 'it is not valid JSON, so that it has no effect')
}

/** Counts data of a page that is too large to read. */
export function countLargeData(checker: AddressChecker, kind: DataKind, start: Start): void {
  countUnread(checker, kind, start, 'it is too large')
}

function countUnread(checker: AddressChecker, kind: DataKind, { page, line }: Start, why: string): void {
  if (kind === 'next-data') return
  checker.counter.count('unreadable-data', page, atLine(page, line), page, { what: DATA[kind].title, why })
}

function referencesTo(checker: AddressChecker, text: string, base: Base, start: Start): FoundReference {
  const lines = new LineCounter(text)
  return ({ role, address, at }) => {
    const where = atLine(start.page, start.line + lines.at(at))
    checkReference(checker, role, toBytes(address), base, where, start.isSecure)
  }
}

/** Returns no text for a file that is not of that kind, or too large. */
function contentOf(path: Buffer, { begins }: Document): { text?: string; isTooLarge?: boolean } {
  const file = openSync(path, 'r')
  try {
    if (begins !== undefined) {
      const start = Buffer.allocUnsafe(START)
      if (!begins(start.toString('latin1', 0, readSync(file, start, 0, START, 0)))) return {}
    }
    if (fstatSync(file).size > MAX_DOCUMENT) return { isTooLarge: true }
    return { text: readFileSync(file, 'utf8') }
  } finally {
    closeSync(file)
  }
}
