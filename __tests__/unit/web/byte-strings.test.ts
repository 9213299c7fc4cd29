import { describe, expect, test } from '@jest/globals'
import {
  asBytes,
  getFolder,
  percentDecode,
  percentEncode,
  replaceInvalidUtf8,
  toBytes,
  toText,
  trimBytes,
} from '../../../src/web/byte-strings.ts'

describe('strings of bytes', () => {
  test.each(['plain', 'Grüße', '日本語', 'emoji 🎉', ''])('%s comes back', (text) => {
    expect(toText(toBytes(text))).toBe(text)
    expect(toBytes(text)).toHaveLength(Buffer.byteLength(text))
  })

  test.each([
    [' \t\n\f\rx y \r\n', 'x y'],
    [' \n ', ''],
    ['', ''],
    [toBytes(' Novità '), toBytes('Novità')],
  ])('%j without whitespace at its ends is %j', (bytes, trimmed) =>
    expect(trimBytes(asBytes(bytes))).toBe(trimmed),
  )

  test('bytes that are not UTF-8 become what a browser makes of them', () => {
    expect(toText(asBytes('caf\xe9'))).toBe('caf\uFFFD')
    expect(replaceInvalidUtf8(asBytes('caf\xe9'))).toBe(toBytes('caf\uFFFD'))
    expect(replaceInvalidUtf8(toBytes('café'))).toBe(toBytes('café'))
  })
})

describe('percent-encoding', () => {
  test.each([
    ['a%20b', 'a b'],
    ['%3C%3e', '<>'],
    ['caf%C3%A9', toBytes('café')],
    ['%E9', '\xe9'],
    ['a+b', 'a+b'],
    ['%2525', '%25'],
    ['100%', undefined],
    ['%zz', undefined],
    ['%a', undefined],
  ])('%s is decoded to %s', (encoded, decoded) =>
    expect(percentDecode(asBytes(encoded))).toBe(decoded),
  )

  test.each(['a b/c%d*"\'<>?#é', 'x/y.z'])('encoding %s can be undone', (name) => {
    const encoded = percentEncode(toBytes(name))
    expect(encoded).toMatch(/^[\w\-.~/%]*$/)
    expect(percentDecode(encoded)).toBe(toBytes(name))
  })
})

test.each([
  ['index.html', ''],
  ['a/index.html', 'a/'],
  ['a/b/', 'a/b/'],
])('the folder of %s is %s', (name, folder) => expect(getFolder(asBytes(name))).toBe(folder))
