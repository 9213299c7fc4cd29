import { describe, expect, test } from '@jest/globals'
import { charsetMeant, readContentType, type WrittenIn, writtenIn } from '../../../src/live/types.ts'

const bytes = (text: string) => Buffer.from(text)
const latin1 = (text: string) => Buffer.from(text, 'latin1')

describe('how a text is written', () => {
  test.each<[string, Buffer, ReturnType<typeof writtenIn>]>([
    ['nothing', bytes(''), 'ascii'],
    ['ASCII', bytes('plain'), 'ascii'],
    ['two bytes a letter', bytes('aü'), 'utf-8'],
    ['three bytes a letter', bytes('a漢z'), 'utf-8'],
    ['four bytes a letter', bytes('a😀'), 'utf-8'],
    ['ISO 8859-1', latin1('aü'), 'other'],
    ['ISO 8859-1 before ASCII', latin1('üa'), 'other'],
    ['half a letter at the end', bytes('aü').subarray(0, 2), 'other'],
    ['two thirds of a letter at the end', bytes('漢').subarray(0, 2), 'other'],
    ['the end of a letter alone', bytes('a😀').subarray(2), 'other'],
    ['letters after half a letter', Buffer.concat([bytes('ü').subarray(0, 1), bytes('ü')]), 'other'],
    ['UTF-16 without a mark', Buffer.from('plain', 'utf16le'), undefined],
    ['the mark of UTF-8', Buffer.from([0xef, 0xbb, 0xbf, 0x61]), undefined],
    ['the mark of UTF-16, little end first', Buffer.from([0xff, 0xfe, 0x61, 0]), undefined],
    ['the mark of UTF-16, big end first', Buffer.from([0xfe, 0xff, 0, 0x61]), undefined],
  ])('%s', (_, page, expected) => {
    expect(writtenIn(page)).toBe(expected)
  })
})

test.each<[string, WrittenIn | undefined, string | undefined]>([
  ['utf-8', 'utf-8', undefined],
  ['utf8', 'utf-8', undefined],
  ['utf-8', 'ascii', undefined],
  ['utf-8', 'other', 'another encoding'],
  ['iso-8859-1', 'utf-8', 'UTF-8'],
  ['iso-8859-1', 'other', undefined],
  ['iso-8859-1', 'ascii', undefined],
  ['koi8-r', undefined, undefined],
  // No letter of ASCII has the same bytes.
  ['utf-16le', 'ascii', 'UTF-8'],
  ['utf-16', 'utf-8', 'UTF-8'],
  ['utf-16be', 'other', undefined],
  // Browsers show one sign instead.
  ['iso-2022-kr', 'ascii', 'UTF-8'],
  ['hz-gb-2312', 'other', 'another encoding'],
  // Browsers ignore what they do not know.
  ['binary', 'utf-8', undefined],
])('what is sent as %s and written in %s is meant to be %s', (charset, written, meant) => {
  expect(charsetMeant(charset, written)).toBe(meant)
})

test.each<[string | undefined, string, string | undefined]>([
  [undefined, '', undefined],
  ['text/html', 'text/html', undefined],
  [' Text/HTML ; charset="UTF-8"', 'text/html', 'utf-8'],
  ['text/html; x=1; charset=a; charset=b', 'text/html', 'a'],
])('%j is the type %j with the charset %j', (header, type, charset) => {
  expect(readContentType(header)).toEqual({ type, charset })
})
