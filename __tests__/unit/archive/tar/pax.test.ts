import { expect, test } from '@jest/globals'
import { type Pax, readPax } from '../../../../src/archive/tar/pax.ts'

/** Writes records with their lengths, as POSIX has them. */
const recordsOf = (records: readonly [string, string][]): Buffer =>
  Buffer.concat(
    records.map(([keyword, value]) => {
      const rest = ` ${keyword}=${value}\n`
      const bytes = Buffer.byteLength(rest)
      const digits = String(bytes + String(bytes).length).length
      return Buffer.from(`${bytes + digits}${rest}`)
    }),
  )

test.each<[string, [string, string][], Pax]>([
  ['nothing', [], {}],
  ['a path', [['path', 'a/é.html']], { path: 'a/é.html' }],
  ['a path of more than a hundred characters', [['path', 'a'.repeat(200)]], { path: 'a'.repeat(200) }],
  ['a path with what separates records', [['path', 'a=b\n12 path=c\nd']], { path: 'a=b\n12 path=c\nd' }],
  ['a size', [['size', '8589934592']], { size: 2 ** 33 }],
  ['a size with zeros before it', [['size', '00000000000000000000999']], { size: 999 }],
  [
    'the last of two',
    [
      ['path', 'a'],
      ['mtime', '1.5'],
      ['path', 'b'],
    ],
    { path: 'b' },
  ],
  [
    'a sparse file',
    [
      ['GNU.sparse.major', '1'],
      ['path', 'a'],
    ],
    { isSparse: true, path: 'a' },
  ],
  [
    'what does not matter here',
    [
      ['SCHILY.xattr.user.é', '\0\n='],
      ['uid', 'x'],
    ],
    {},
  ],
])('an extended header says %s', (_, records, expected) => {
  expect(readPax(recordsOf(records))).toEqual(expected)
})

test.each([
  ['no length', 'path=a\n'],
  ['a length that is none', 'x path=a\n'],
  ['a length of nothing', '0 path=a\n'],
  ['too short a length', '8 path=a\n'],
  ['too long a length', '11 path=a\n'],
  ['a length that ends before the keyword does', '4 path=a\n'],
  ['no end', '10 path=ab'],
  ['an empty path, which some take for a path', '8 path=\n'],
  ['no value', '8 path\n10 path=a\n'],
  ['a second record that is none', '10 path=a\n12'],
  ['zeros at its end', '10 path=a\n\0\0'],
])('an extended header is corrupt with %s', (_, content) => {
  expect(readPax(Buffer.from(content))).toBeUndefined()
})

test.each(['', '1k', '-1', '0x10', '1e3', ' 1', '9007199254740993'])(
  'an extended header is corrupt with the size “%s”',
  (size) => {
    expect(readPax(recordsOf([['size', size]]))).toBeUndefined()
  },
)

test.each([' path', '\tpath', 'path\0', 'x\0y'])(
  'an extended header is corrupt with the keyword %j',
  (keyword) => {
    expect(readPax(recordsOf([[keyword, 'a']]))).toBeUndefined()
  },
)

test.each(['GNU.sparse.map', 'SCHILY.realsize', 'SUN.holesdata'])(
  '%s says that the file is sparse',
  (keyword) => {
    expect(readPax(recordsOf([[keyword, '1']]))).toEqual({ isSparse: true })
  },
)

test('records may be longer than a thousand bytes', () => {
  const path = 'a'.repeat(3_000)
  expect(
    readPax(
      recordsOf([
        ['comment', 'b'.repeat(20_000)],
        ['path', path],
      ]),
    ),
  ).toEqual({ path })
})
