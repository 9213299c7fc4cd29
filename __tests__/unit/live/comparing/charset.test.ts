import { expect, test } from '@jest/globals'
import { findExpectedCharset, isCharsetSensitive } from '../../../../src/live/comparing/charset.ts'

const utf8 = (text: string) => Buffer.from(text)
const latin1 = (text: string) => Buffer.from(text, 'latin1')
const OTHER = 'other'

test.each<[string, string, Buffer, string | undefined]>([
  ['utf-8', 'nothing', utf8(''), undefined],
  ['utf8', 'UTF-8', utf8('a漢z'), undefined],
  ['utf-8', 'ASCII', utf8('plain'), undefined],
  ['utf-8', 'ISO 8859-1', latin1('aü'), OTHER],
  ['utf-8', 'ISO 8859-1 before ASCII', latin1('üa'), OTHER],
  ['utf-8', 'UTF-8 that ends within a letter', utf8('漢').subarray(0, 2), OTHER],
  ['iso-8859-1', 'UTF-8', utf8('aü'), 'utf-8'],
  ['iso-8859-1', 'UTF-8 with a mark', utf8('\ufeffaü'), undefined],
  ['iso-8859-1', 'ISO 8859-1', latin1('aü'), undefined],
  ['iso-8859-1', 'ASCII', utf8('plain'), undefined],
  // Zeros may be halves of letters.
  ['utf-16le', 'UTF-16 without a mark', Buffer.from('plain', 'utf16le'), undefined],
  // No ASCII letter has the same bytes.
  ['utf-16le', 'ASCII', utf8('plain'), 'utf-8'],
  ['utf-16', 'UTF-8', utf8('aü'), 'utf-8'],
  ['utf-16be', 'ISO 8859-1', latin1('aü'), undefined],
  // Browsers show one character instead.
  ['iso-2022-kr', 'ASCII', utf8('plain'), 'utf-8'],
  ['hz-gb-2312', 'ISO 8859-1', latin1('aü'), OTHER],
  ...'csiso2022kr hz-gb-2312 iso-2022-cn iso-2022-cn-ext iso-2022-kr replacement'
    .split(' ')
    .map((label) => [label, 'ASCII', utf8('plain'), 'utf-8'] as [string, string, Buffer, string]),
  // Browsers ignore what they do not know.
  ['binary', 'UTF-8', utf8('aü'), undefined],
])('what is sent as %s and written in %s', (charset, _, text, meant) => {
  expect(findExpectedCharset(charset, text)).toBe(meant)
})

test.each([
  ...'html htm xhtml css js mjs txt md svg xml csv'
    .split(' ')
    .map((end) => [`a.${end}`, true] as const),
  ['A.HTML', true],
  ['a.html.gz', false],
  ['a.json', false],
  ['a.png', false],
])('whether browsers read %s in the charset of the header: %s', (name, isSensitive) => {
  expect(isCharsetSensitive(name)).toBe(isSensitive)
})
