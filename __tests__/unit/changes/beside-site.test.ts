import { expect, test } from '@jest/globals'
import { withoutFilesBesideIt } from '../../../src/changes/beside-site.ts'
import type { Tree } from '../../../src/web/tree.ts'

/** Files whose size is that of their name. */
const tree = (...names: string[]): Tree => ({
  root: '/x',
  names,
  sizes: names.map(({ length }) => length),
  unreadable: [{ name: '.git/objects/', why: 'EACCES' }],
  loops: [],
  unreadNames: 0,
})

test.each([
  ['a folder of Git', ['.git/HEAD', '.git/a.html', 'index.html'], [], ['index.html']],
  ['the file .git of a work tree', ['.git', 'index.html'], ['.git'], ['index.html']],
  ['files for GitHub Pages', ['.nojekyll', 'CNAME', 'index.html'], ['index.html'], ['index.html']],
  ['those that both have', ['.nojekyll', 'CNAME'], ['.nojekyll', 'CNAME'], ['.nojekyll', 'CNAME']],
  ['one that both have', ['.nojekyll', 'CNAME'], ['CNAME'], ['CNAME']],
  [
    'similar names',
    ['.gitignore', '.github/x', 'a/CNAME', 'cname'],
    [],
    ['.gitignore', '.github/x', 'a/CNAME', 'cname'],
  ],
])('%s', (_, names, others, kept) => {
  const { unreadable, ...site } = withoutFilesBesideIt(tree(...names), tree(...others))
  const { unreadable: __, ...expected } = tree(...kept)
  expect(site).toEqual(expected)
  expect(unreadable).toEqual([])
})
