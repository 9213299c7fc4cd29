import { expect, test } from '@jest/globals'
import { asBytes, toBytes } from '../../../../src/web/byte-strings.ts'
import {
  decodePageText,
  decodeStyleText,
  findBaseHref,
  findInvalidUtf8Line,
} from '../../../../src/web/page/page-text.ts'

/** In UTF-8, ü has two bytes, which are Ã¼ in windows-1252. */
const AS_UTF_8 = 'ü'
const AS_WINDOWS = 'Ã¼'
const AS_SHIFT_JIS = 'ﾃｼ'

/** Returns how an ü in UTF-8 after a text is read. */
function readBehind(text: string, syntax: 'html' | 'xml' = 'html'): string {
  return Buffer.from(decodePageText(Buffer.from(`${text}ü`), syntax), 'latin1')
    .toString()
    .slice(text.length)
}

test.each([
  ['', AS_UTF_8],
  ['<meta charset="utf-8">', AS_UTF_8],
  ['<meta charset="windows-1252">', AS_WINDOWS],
  // Latin 1 is windows-1252 to browsers.
  ['<meta http-equiv="content-type" content="text/html; charset=ISO-8859-1">', AS_WINDOWS],
  ['<meta charset=" Shift_JIS ">', AS_SHIFT_JIS],
  // If the declaration can be read, the page is not UTF-16.
  ['<meta charset="utf-16">', AS_UTF_8],
  ['<meta charset="no such thing">', AS_UTF_8],
  ['<!-- <meta charset="windows-1252"> -->', AS_UTF_8],
  // Too late, in a page that is UTF-8 as it is.
  [`${' '.repeat(1_024)}<meta charset="windows-1252">`, AS_UTF_8],
  ['<?xml version="1.0" encoding="ISO-8859-1"?>', AS_WINDOWS],
  ['<?xml version="1.0" encoding="ISO-8859-1"?><meta charset="Shift_JIS">', AS_SHIFT_JIS],
])('HTML: %s', (text, letter) => expect(readBehind(text)).toBe(letter))

test.each([
  ['<?xml version="1.0" encoding="ISO-8859-1"?><meta charset="Shift_JIS"/>', AS_WINDOWS],
  ["<?xml version='1.0' encoding = 'ISO-8859-1' standalone='yes'?>", AS_WINDOWS],
  ['<?xml version="1.0"?><meta charset="Shift_JIS"/>', AS_UTF_8],
  [' <?xml version="1.0" encoding="ISO-8859-1"?>', AS_UTF_8],
  [`<?xml ${' encoding='.repeat(100_000)}?>`, AS_UTF_8],
])('XHTML: %s', (text, letter) => expect(readBehind(text, 'xml')).toBe(letter))

test('a late declaration counts if a page is not UTF-8', () => {
  const page = Buffer.from(`\xfc${' '.repeat(2_000)}<meta charset="windows-1252">`, 'latin1')
  expect(decodePageText(page, 'html')).toMatch(toBytes('ü'))
})

test.each([
  ['UTF-16, big endian', Buffer.from([0xfe, 0xff, 0, 0xfc]), 'ü'],
  ['UTF-16, little endian', Buffer.from([0xff, 0xfe, 0xfc, 0]), 'ü'],
  [
    'UTF-8',
    Buffer.from('\uFEFF<meta charset="windows-1252">ü'),
    '\uFEFF<meta charset="windows-1252">ü',
  ],
])('a byte order mark says %s', (_encoding, content, text) => {
  expect(decodePageText(content, 'html')).toBe(toBytes(text))
  expect(decodeStyleText(content)).toBe(toBytes(text))
})

test.each([
  ['@charset "windows-1252"; .', AS_WINDOWS],
  ['@charset "utf-16"; .', AS_UTF_8],
  [' @charset "windows-1252"; .', AS_UTF_8],
])('a style sheet: %s', (css, letter) => {
  expect(decodeStyleText(Buffer.from(`${css}ü`))).toBe(toBytes(css + letter))
})

test.each([
  ['<a href="x"><base href="a/"><base href="b/">', 'a/'],
  ['<base target="_top"><base href="b/">', 'b/'],
  ['<!-- <base href="a/"> -->', undefined],
  ['<basefont href="a/">', undefined],
])('the base in %s', (page, base) => expect(findBaseHref(asBytes(page), 'html')).toBe(base))

test.each([
  ['<meta charset="utf-8">\n\xc3\xbc\n\xfc', 3],
  ['\xef\xbb\xbf\n\xfc', 2],
  ['<?xml version="1.0" encoding="UTF-8"?>\xfc', 1],
  ['<meta charset="utf-8">\xc3', 1],
  ['<meta charset=" UTF8 ">\n\xfc', 2],
  ['<meta charset="utf-8">\xc3\xbc\n', undefined],
  ['<meta charset="latin1">\n\xfc', undefined],
  ['\xfc', undefined],
])('the line of bytes that are not UTF-8, in %j: %s', (bytes, line) =>
  expect(findInvalidUtf8Line(Buffer.from(bytes, 'latin1'), 'html')).toBe(line),
)
