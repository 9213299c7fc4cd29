/** Recognizes formats by their first bytes: names and content types of archives are often wrong. */
import { readHtmlTitle } from '../net/html-body.ts'
import { isTarBlock } from './tar-header.ts'

/** The formats that are unpacked here. */
export const FORMATS = ['zip', 'tar', 'tar.gz', 'tar.zst'] as const

/** A site's archive, in one of the formats that are unpacked here. */
export type Format = (typeof FORMATS)[number]

/** How many of the first bytes `detectFormat` and `describeContent` need. */
export const HEAD_SIZE = 512

/**
 * Returns the format of a file that begins with `head`; undefined if it is not one of `FORMATS`.
 */
export function detectFormat(head: Buffer): Format | undefined {
  const latin1 = head.toString('latin1')
  // A local header or, in an archive without entries, the end record of zip or zip64.
  if (/^PK(\x03\x04|\x05\x06|\x06\x06)/.test(latin1)) return 'zip'
  if (latin1.startsWith('\x1f\x8b\x08')) return 'tar.gz'
  // A Zstandard frame, or a skippable one, which pzstd writes before each frame (RFC 8878, section
  // 3.1).
  if (/^(\x28\xb5\x2f\xfd|[\x50-\x5f]\x2a\x4d\x18)/.test(latin1)) return 'tar.zst'
  if (!isTarBlock(head)) return undefined
  return 'tar'
}

const STORAGE_ERROR = 'an error message from object storage (XML)'
const JSON_DOCUMENT = 'a JSON document'
const PLAIN_TEXT = 'text'

type ContentSignature = readonly [start: RegExp, kind: string]

/** Archives and compressed files that are not unpacked here. */
const OTHER_ARCHIVES: readonly ContentSignature[] = [
  [/^7z\xbc\xaf\x27\x1c/, 'a 7z archive'],
  [/^Rar!\x1a\x07/, 'a RAR archive'],
  [/^\xfd7zXZ\0/, 'an xz file'],
  [/^BZh[1-9]/, 'a bzip2 file'],
]

const CONTENT_SIGNATURES: readonly ContentSignature[] = [
  [/^$/, 'an empty file (0 bytes)'],
  // Each comment ends at its first `-->`: with any other end, the ways to match many of them would
  // grow exponentially.
  [
    /^\s*(?:<!--(?:(?!-->).)*-->\s*)*<(!doctype html|html|head|body|title|meta)\b/is,
    'an HTML page',
  ],
  [/^\s*(<\?xml[^>]*>\s*)?<Error>/i, STORAGE_ERROR],
  [/^\s*<\?xml\b/i, 'an XML document'],
  [/^\s*[{[]\s*(["{[\]}\d]|$)/, JSON_DOCUMENT],
  ...OTHER_ARCHIVES,
  [/^PK(\x07\x08|00)/, 'one part of a multipart zip archive'],
  [/^PK\x03\x04|^PK\x05\x06/, 'a zip archive'],
  [/^\x1f\x8b/, 'a gzip file'],
  [/^\x28\xb5\x2f\xfd/, 'a Zstandard file'],
  [
    /^version https:\/\/git-lfs\./,
    'a Git LFS pointer, which actions/checkout replaces with the file if `lfs: true` is set',
  ],
  [/^%PDF-/, 'a PDF document'],
  [/^\x89PNG\r\n/, 'a PNG image'],
  [/^\xff\xd8\xff/, 'a JPEG image'],
  [/^GIF8[79]a/, 'a GIF image'],
  [/^\0+$/, 'zeros'],
  [/^[\t\n\r\x20-\x7e\x80-\xff]+$/, PLAIN_TEXT],
]

/** Returns what to do about a download that begins with `head` and is not an archive of a site. */
export function adviseOnContent(head: Buffer): string {
  const latin1 = head.toString('latin1')
  if (OTHER_ARCHIVES.some(([start]) => start.test(latin1)))
    return 'Contact the service’s support: the archive must be in one of these formats'
  return 'Run this step again with `job-id`; if that does not help, check whether a proxy responds instead of the storage, and contact the service’s support'
}

/** How much text is quoted, in characters. */
const MAX_QUOTED = 60

/**
 * Describes a file that begins with `head`, worded to follow “it looks like”. The description
 * includes the title of a page or the beginning of the text, which is untrusted.
 */
export function describeContent(head: Buffer): string {
  const [, kind] = CONTENT_SIGNATURES.find(([start]) => start.test(head.toString('latin1'))) ?? []
  const text = head.toString('utf8').trim()
  const pageTitle = readHtmlTitle(text)
  if (pageTitle) return `${kind}, titled “${pageTitle}”`
  const [, code] = /<Code>([^<]{1,60})<\/Code>/.exec(text) ?? []
  if (kind === STORAGE_ERROR && code) return `${kind} with the code “${code}”`
  if (kind === PLAIN_TEXT || kind === JSON_DOCUMENT)
    return `${kind} that begins with “${text.slice(0, MAX_QUOTED)}”`
  if (kind !== undefined) return kind
  const firstBytes = head.subarray(0, 8).toString('hex')
  return `a file of an unknown format (it begins with the bytes ${firstBytes})`
}
