import { expect, test } from '@jest/globals'
import { leaveOutFilesBesideSite } from '../../../src/changes/compare-folders.ts'
import { asBytes } from '../../../src/web/byte-strings.ts'
import type { Tree } from '../../../src/web/tree.ts'

/** Files whose size is the length of their name. */
const tree = (...names: string[]): Tree => ({
  root: '/x',
  names: names.map(asBytes),
  sizes: names.map(({ length }) => length),
  unreadableEntries: [
    { name: asBytes('.git/objects/'), why: 'no', errorCode: 'EACCES' },
    { name: asBytes('guide/'), why: 'no', errorCode: 'EACCES' },
  ],
  symlinkLoops: [],
  skippedFolderCount: 0,
})

test.each([
  ['a folder of Git', ['.git/HEAD', '.git/a.html', 'index.html'], [], ['index.html']],
  ['the file .git of a work tree', ['.git', 'index.html'], ['.git'], ['index.html']],
  [
    'the settings of GitHub Pages',
    ['.nojekyll', 'CNAME', 'index.html'],
    ['index.html'],
    ['index.html'],
  ],
  ['a domain that both have', ['CNAME'], ['CNAME'], ['CNAME']],
  [
    'files that generators leave behind',
    ['.buildinfo', '.doctrees/index.doctree', 'a/.cache/b.html', 'a/.b.swp'],
    ['.buildinfo'],
    [],
  ],
  ['files that clients look for', ['.well-known/security.txt'], [], ['.well-known/security.txt']],
  [
    'similar names',
    ['a/CNAME', 'cname', 'a.b/c', '.well-knowns/a', 'a/.well-known/b'],
    [],
    ['a/CNAME', 'cname', 'a.b/c', 'a/.well-known/b'],
  ],
])('%s', (_, names, others, kept) => {
  const { unreadableEntries, ...site } = leaveOutFilesBesideSite(tree(...names), tree(...others))
  const { unreadableEntries: __, ...expected } = tree(...kept)
  expect(site).toEqual(expected)
  expect(unreadableEntries).toEqual([{ name: 'guide/', why: 'no', errorCode: 'EACCES' }])
})
