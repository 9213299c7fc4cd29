import { createHash, hash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { computeSiteDigest, FileDigests, toByteString } from '../../../src/unpack/site-digest.ts'

const digestOf = (paths: readonly string[], sumOf = (path: string) => hash('sha256', path)) => {
  const sums = new FileDigests()
  for (const path of paths) sums.add(toByteString(path), sumOf(path))
  return computeSiteDigest(sums)
}

test.each<[string, string[], string]>([
  ['index.html on top', ['a/b', 'index.html'], ''],
  ['one top folder', ['out/index.html', 'out/a/b'], 'out'],
  ['one top folder with a name beyond ASCII', ['é/index.html'], 'é'],
  ['something next to the top folder', ['out/index.html', 'readme.txt'], ''],
  ['another folder next to it', ['out/index.html', 'other/a'], ''],
  ['a folder whose name begins in the same way', ['out/index.html', 'outer/a'], ''],
  ['no index.html', ['out/a', 'out/b'], ''],
  ['index.html further down', ['a/b/index.html'], ''],
  ['no file', [], ''],
  [
    'files of macOS next to it',
    ['.DS_Store', '._out', '__MACOSX/out/._a', 'out/index.html'],
    'out',
  ],
  ['files of Windows next to it', ['out/index.html', 'Thumbs.db', 'desktop.ini'], 'out'],
  ['files of macOS next to index.html', ['.DS_Store', '__MACOSX/._index.html', 'index.html'], ''],
  ['files of macOS next to two folders', ['.DS_Store', 'a/index.html', 'b/index.html'], ''],
  ['only files of macOS', ['.DS_Store', '__MACOSX/index.html'], ''],
  ['a hidden file next to it', ['out/index.html', '.nojekyll'], ''],
])('the folder with the index.html: %s', (_, paths, top) => expect(digestOf(paths).top).toBe(top))

test('the digest is over the lines of sha256sum, in the order of their bytes, whatever order the files came in', () => {
  // UTF-16 would put U+10000 before U+FFFD, UTF-8 does not; “a.b” comes before “a/b”, uppercase
  // before lowercase.
  const sorted = ['B', 'a.b', 'a/b', 'b', '\uFFFD', '\u{10000}']
  const lines = sorted.map((path) => `${hash('sha256', path)}  ${path}\n`).join('')
  const expected = { top: '', files: 6, digest: createHash('sha256').update(lines).digest('hex') }
  expect(digestOf(sorted)).toEqual(expected)
  expect(digestOf(sorted.toReversed())).toEqual(expected)
})

test('the digest of a top folder is that of the same files without it', () => {
  const [inside, outside] = ['é/index.html', 'index.html'].map((path) =>
    digestOf([path], () => hash('sha256', '')),
  )
  expect(inside).toEqual({ ...outside, top: 'é' })
})

test('what is next to the top folder is not part of the site', () => {
  const withNoise = digestOf([
    'out/index.html',
    'out/.DS_Store',
    '.DS_Store',
    '__MACOSX/out/._index.html',
  ])
  expect(withNoise).toEqual(digestOf(['out/index.html', 'out/.DS_Store']))
  expect(withNoise.files).toBe(2)
})
