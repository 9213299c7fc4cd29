import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import type { SourceLocation } from '../../../../src/check/sources/source-location.ts'
import { WorkspaceFiles } from '../../../../src/check/sources/workspace-files.ts'
import { scratch, scratchWith } from '../../../support/scratch.ts'

const REPOSITORY = 'https://github.com/Acme/docs'

/** Returns a link to a path. */
const linkTo = (
  kind: SourceLocation['kind'],
  path: string,
  repository = 'https://github.com/acme/docs',
) => ({
  kind,
  path,
  repository,
  url: `${repository}/edit/${path}`,
  documentsProgram: false,
})

/** Returns the name of the file that a link points to in a workspace. */
function find(
  folder: string,
  link: SourceLocation,
  refs: readonly string[] = [],
  repository?: string,
) {
  return new WorkspaceFiles({ folder, repository, refs }).find(link)?.name
}

test('a source is in the workspace if it is a file of the repository there', () => {
  const folder = scratchWith({ 'docs/a.md': 'x', '.git/config.md': 'x', '.GIT/b.md': 'x' })
  const outside = scratch()
  writeFileSync(join(outside, 'secret.md'), 'x')
  symlinkSync(join(outside, 'secret.md'), join(folder, 'secret.md'))
  symlinkSync('docs/a.md', join(folder, 'link.md'))
  symlinkSync('.git', join(folder, 'linked'))
  symlinkSync('../.git/config.md', join(folder, 'docs/config.md'))
  const found = (path: string, repository?: string) =>
    [REPOSITORY, undefined].map((of) => find(folder, linkTo('exact', path, repository), [], of))
  expect(found('docs/a.md')).toEqual(['docs/a.md', 'docs/a.md'])
  expect(found('link.md')).toEqual(['link.md', 'link.md'])
  expect(found('link.md', 'https://github.com/ACME/docs')).toEqual(['link.md', 'link.md'])
  expect(found('docs/a.md', 'https://github.com/acme/docs2')).toEqual([undefined, 'docs/a.md'])
  const none = ['secret.md', 'docs', 'b.md', '.git/config.md', '.GIT/b.md']
  for (const path of [...none, 'linked/config.md', 'docs/config.md'])
    expect(found(path)).toEqual([undefined, undefined])
})

test.each<[path: string, refs: readonly string[], name: string | undefined]>([
  ['main/docs/a.md', [], 'docs/a.md'],
  ['v1/docs/a.md', [], 'docs/a.md'],
  ['release/1.x/docs/a.md', [], 'docs/a.md'],
  ['user/fix/1.x/docs/a.md', [], 'docs/a.md'],
  ['release/1.x/docs/a.md', ['release/1.x'], 'docs/a.md'],
  ['release/docs/b.md', ['release'], undefined],
  ['release/docs/b.md', [], 'b.md'],
  ['releases/docs/b.md', ['release'], 'b.md'],
  ['main/docs/b.md', [], undefined],
  ['HEAD/docs/b.md', [], undefined],
  [`${'0123456789'.repeat(4)}/docs/b.md`, [], undefined],
  ['main/docs/c.md', [], undefined],
  ['release/1.x/docs/c.md', [], undefined],
])('after the name of a branch, %s is (%j) %s', (path, refs, name) => {
  const folder = scratchWith({ 'docs/a.md': 'x', 'a.md': 'x', 'b.md': 'x' })
  expect(find(folder, linkTo('after-ref', path), refs)).toBe(name)
})

test('the source of a copy is the only file whose path ends like this', () => {
  const folder = scratchWith({
    'docs/guide/a.rst': 'x',
    'docs/guide/aa.rst': 'x',
    'docs/b.rst': 'x',
    'old/b.rst': 'x',
    'docs/c.rst': 'x',
    'site/_sources/c.rst': 'x',
    'node_modules/x/c.rst': 'x',
  })
  const copyOf = (path: string) => find(folder, linkTo('copied', path, ''), [], REPOSITORY)
  expect(copyOf('guide/a.rst')).toBe('docs/guide/a.rst')
  expect(copyOf('a.rst')).toBe('docs/guide/a.rst')
  expect(copyOf('b.rst')).toBeUndefined()
  expect(copyOf('c.rst')).toBe('docs/c.rst')
  expect(copyOf('d.rst')).toBeUndefined()
  mkdirSync(join(folder, 'empty/guide/a.rst'), { recursive: true })
  expect(copyOf('guide/a.rst')).toBe('docs/guide/a.rst')
})
