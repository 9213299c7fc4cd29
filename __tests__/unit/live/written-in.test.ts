import { describe, expect, test } from '@jest/globals'
import { writtenIn } from '../../../src/live/written-in.ts'

const bytes = (text: string) => Buffer.from(text)
const latin1 = (text: string) => Buffer.from(text, 'latin1')

describe('how a page is written', () => {
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
    ['the mark of UTF-8', Buffer.from([0xef, 0xbb, 0xbf, 0x61]), undefined],
    ['the mark of UTF-16, little end first', Buffer.from([0xff, 0xfe, 0x61, 0]), undefined],
    ['the mark of UTF-16, big end first', Buffer.from([0xfe, 0xff, 0, 0x61]), undefined],
  ])('%s', (_, page, expected) => {
    expect(writtenIn([page])).toBe(expected)
    expect(writtenIn([page, bytes(' and ASCII')])).toBe(page.length === 0 ? 'ascii' : expected)
    // Wherever it is cut; a mark is looked for in the first piece, which is larger.
    if (expected === undefined) return
    for (let cut = 0; cut <= page.length; cut++)
      expect(writtenIn([page.subarray(0, cut), page.subarray(cut)])).toBe(expected)
    expect(writtenIn([...page].map((byte) => Buffer.from([byte])))).toBe(expected)
  })
})
