import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { suggestSimilarFile } from '../../../src/disk/suggest-similar-file.ts'
import { scratchWith } from '../../support/scratch.ts'

test.each([
  ['a similar name', 'docs/chek.md', '; did you mean docs/check.md?'],
  ['no similar name', 'docs/other.yml', undefined],
  ['no such folder', 'doc/check.md', undefined],
])('for a file that does not exist: %s', (_, written, expected) => {
  const folder = scratchWith({ 'docs/check.md': '' })
  expect(suggestSimilarFile(written, join(folder, written))?.text).toBe(expected)
})
