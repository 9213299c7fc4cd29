/** Finds the addresses of links in the lines of a source. */

import { decodeHTML } from 'entities/decode'
import { LINK_FORMS, type LinkForm, UNKNOWN_FORMS, type UnknownForm } from './link-forms.ts'

/** An address as it is written in a source. */
export interface SourceAddress {
  readonly address: string
  /** Starts at 1. */
  readonly line: number
}

/** Matches lines that may contain an address in any form. */
const ADDRESS_PUNCTUATION = /[:<[=({]/
/** The longest line that is read, in characters. Longer lines are generated. */
const MAX_LINE_CHARS = 20_000

/** The addresses in a source. */
interface AddressesInSource {
  readonly addresses: readonly SourceAddress[]
  /** Possible addresses in unknown forms. */
  readonly possibleAddresses: readonly string[]
}

/** Returns the addresses in the lines of a source with this name. */
export function findSourceAddresses(lines: readonly string[], name: string): AddressesInSource {
  const isUsedInSource = ({ files }: Pick<LinkForm, 'files'>) =>
    files === undefined || files.test(name)
  const forms = LINK_FORMS.filter(isUsedInSource)
  const unknownForms = UNKNOWN_FORMS.filter(isUsedInSource)
  const addresses: SourceAddress[] = []
  const possibleAddresses: string[] = []

  for (const [i, line] of lines.entries()) {
    if (line.length > MAX_LINE_CHARS || !ADDRESS_PUNCTUATION.test(line)) continue
    const lineAddresses = findLineAddresses(line, forms)
    for (const { address } of lineAddresses) addresses.push({ address, line: i + 1 })
    addresses.push(...findAcrossLineEnd(i, lines, forms))
    const otherText = blankOutAddresses(line, lineAddresses)
    possibleAddresses.push(...findPossibleAddresses(otherText, unknownForms))
  }
  return { addresses, possibleAddresses }
}

/** A line whose end is within a link: before the address, or within it. */
const UNFINISHED_LINK = /(?:\]\(|\]:|^\s*\.\. _[^:]+:|<[^\s<>`]{1,999})\s*$/
/** Whitespace and the marks of quotations before the rest of a paragraph. */
const LINE_START = /^[\s>]+/

/** Returns addresses that begin or continue on the line after the one with this index. */
function findAcrossLineEnd(
  i: number,
  lines: readonly string[],
  forms: readonly LinkForm[],
): SourceAddress[] {
  const line = lines[i] ?? ''
  const nextLine = lines[i + 1] ?? ''
  if (!UNFINISHED_LINK.test(line)) return []
  // In reStructuredText, a line without indentation is a new paragraph.
  const isNewParagraph = line.includes('.. _') && !/^\s/.test(nextLine)
  if (isNewParagraph) return []

  // An address that begins after the line end needs a space in front.
  const firstPart = line.trimEnd().replace(/:$/, ': ')
  const secondPart = nextLine.replace(LINE_START, '')
  const secondStart = firstPart.length
  const lineNumber = i + 1
  return findLineAddresses(firstPart + secondPart, forms)
    .filter(({ end }) => end > secondStart)
    .map(({ address, start }) => {
      const isOnNextLine = start >= secondStart
      return { address, line: isOnNextLine ? lineNumber + 1 : lineNumber }
    })
}

/** An address in a line, and its offsets. */
interface AddressInLine {
  readonly address: string
  readonly start: number
  readonly end: number
}

function findLineAddresses(line: string, forms: readonly LinkForm[]): AddressInLine[] {
  return forms
    .filter(({ requiredText }) => line.includes(requiredText))
    .flatMap(({ pattern }) => [...line.matchAll(pattern)].map(readMatch))
    .filter((addressInLine) => addressInLine !== undefined)
}

/** Returns the line with these addresses replaced by spaces. */
function blankOutAddresses(line: string, addresses: readonly AddressInLine[]): string {
  let otherText = line
  for (const { start, end } of addresses)
    otherText = otherText.slice(0, start) + ' '.repeat(end - start) + otherText.slice(end)
  return otherText
}

function findPossibleAddresses(line: string, forms: readonly UnknownForm[]): string[] {
  return forms
    .flatMap(({ pattern }) => [...line.matchAll(pattern)])
    .flatMap(([, ...addresses]) => addresses)
    .filter((address) => address !== undefined)
}

/**
 * Returns the address that a form matched, and its offsets: those of the only group with a match,
 * up to the end of a fragment after it.
 */
function readMatch({ groups = {}, indices }: RegExpExecArray): AddressInLine | undefined {
  const { fragment = '', ...addresses } = groups
  for (const [group, written] of Object.entries(addresses)) {
    const offsets = indices?.groups?.[group]
    if (offsets === undefined || written === undefined) continue
    const [start] = offsets
    const address = completeAddress(group, decodeEscapes(written + fragment))
    const [, end] = indices?.groups?.fragment ?? offsets
    return { address, start, end }
  }
  return undefined
}

/** Returns the whole address, given the group that matched it. */
function completeAddress(group: string, written: string): string {
  if (group === 'anchor') return `#${written}`
  if (group === 'fromRoot') return `/${written.replace(/^\//, '')}`
  return written
}

/** Decodes backslash escapes and character references. */
function decodeEscapes(written: string): string {
  const plain = written.replace(/\\([!-/:-@[-`{-~])/g, '$1').trim()
  if (plain.includes('&')) return decodeHTML(plain)
  return plain
}
