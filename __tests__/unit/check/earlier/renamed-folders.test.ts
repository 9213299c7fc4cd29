import { expect, test } from '@jest/globals'
import { listTranslatedPaths } from '../../../../src/check/earlier/renamed-folders.ts'
import { asBytes } from '../../../../src/web/byte-strings.ts'
import { findFoldersRenamedBy } from '../../../support/renamed-folders.ts'
import { rows } from '../../../support/rows.ts'

test.each(
  rows(`
    a/x.html → b/x.html | a/ b/
    a/c/x.html → b/c/x.html | a/ b/
    v/a/x.html → v/b/y.html | v/a/ v/b/
    a/x.html → a/y.html |
    x.html → b/x.html |
    a/x.html → x.html |
    a/x.html → a/b/x.html |
    a/x.html → b/x.html, c/x.html → d/x.html | a/ b/ c/ d/
  `),
)('folders renamed by %s: %s', (moved = '', expected = '') => {
  expect([...findFoldersRenamedBy(moved)].flat().join(' ')).toBe(expected)
})

test.each(
  rows(`
    a/gone | b/gone
    a/c/gone#a/x | b/c/gone#a/x
    c/a/gone |
    gone |
  `),
)('the path in the other build of %s: %s', (path = '', expected = '') => {
  const folders = findFoldersRenamedBy('a/x.html → b/x.html')
  expect(listTranslatedPaths(asBytes(path), folders).join(' ')).toBe(expected)
})
