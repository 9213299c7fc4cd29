import { describe, expect, test } from '@jest/globals'
import { toText } from '../../../../src/web/byte-strings.ts'
import { pageEncoding, styleEncoding, Utf8Reader } from '../../../../src/web/page/encoding.ts'

const declares = (label: string | undefined) => () => label
const UMLAUT = Buffer.from('ü')

describe('the encoding of a page', () => {
  test.each([
    ['a byte order mark first', Buffer.from([0xff, 0xfe, 0x61, 0]), 'windows-1252', 'utf-16le'],
    ['', Buffer.from([0xfe, 0xff, 0, 0x61]), undefined, 'utf-16be'],
    ['', Buffer.from([0xef, 0xbb, 0xbf, 0x61]), 'windows-1252', 'utf-8'],
    ['ASCII is ASCII everywhere', Buffer.from('abc'), 'windows-1252', undefined],
    ['', UMLAUT, 'windows-1252', 'windows-1252'],
    ['Latin 1 is windows-1252 to browsers', UMLAUT, 'ISO-8859-1', 'windows-1252'],
    ['', UMLAUT, 'Shift_JIS', 'shift_jis'],
    ['', UMLAUT, 'utf-8', undefined],
    ['who can read the declaration does not read UTF-16', UMLAUT, 'utf-16', undefined],
    ['', UMLAUT, 'no such thing', undefined],
    ['', UMLAUT, undefined, undefined],
  ])('%s %s %s: %s', (_why, start, declared, encoding) => {
    expect(pageEncoding(start, 'html', declares(declared))).toBe(encoding)
  })
})

const xml = (declaration: string) => Buffer.from(`<?xml version="1.0"${declaration}?>ü`)

describe('an XML declaration', () => {
  test.each([
    ['counts in XHTML', xml(' encoding="ISO-8859-1"'), 'xml', 'shift_jis', 'windows-1252'],
    [
      'may have single quotes and spaces',
      xml(" encoding = 'ISO-8859-1' standalone='yes'"),
      'xml',
      undefined,
      'windows-1252',
    ],
    ['may leave the encoding out', xml(''), 'xml', 'shift_jis', undefined],
    [
      'is at the very start',
      Buffer.from(' <?xml version="1.0" encoding="x-sjis"?>ü'),
      'xml',
      undefined,
      undefined,
    ],
    ['counts in HTML without a <meta>', xml(' encoding="ISO-8859-1"'), 'html', undefined, 'windows-1252'],
    ['', xml(' encoding="ISO-8859-1"'), 'html', 'shift_jis', 'shift_jis'],
    ['may be none', xml(`${' encoding='.repeat(100_000)}`), 'xml', undefined, undefined],
  ] as const)('%s', (_why, start, syntax, declared, encoding) => {
    expect(pageEncoding(start, syntax, declares(declared))).toBe(encoding)
  })
})

test.each([
  ['late, for bytes that are no UTF-8', Buffer.from('\xfc', 'latin1'), 'windows-1252'],
  ['late, for UTF-8', UMLAUT, undefined],
])('an encoding declared %s', (_when, letter, encoding) => {
  const start = Buffer.concat([letter, Buffer.alloc(2_000), Buffer.from('late')])
  expect(pageEncoding(start, 'html', (text) => (text.endsWith('late') ? 'windows-1252' : undefined))).toBe(
    encoding,
  )
})

test.each([
  ['@charset "windows-1252"; .ü{}', 'windows-1252'],
  ['@charset "windows-1252"; .u{}', undefined],
  [' @charset "windows-1252"; .ü{}', undefined],
])('the encoding of the style sheet %s', (css, encoding) => {
  expect(styleEncoding(Buffer.from(css))).toBe(encoding)
})

test('a character that is split between two chunks is decoded', () => {
  const reader = new Utf8Reader('utf-16le')
  const content = Buffer.from('aü', 'utf16le')
  const pieces = [0, 1, 2, 3].map((i) => reader.read(content.subarray(i, i + 1)))
  expect(toText(pieces.join(''))).toBe('aü')
})
