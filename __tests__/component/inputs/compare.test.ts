import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { readInputs } from '../../../src/inputs/read-inputs.ts'
import { writeFiles } from '../../support/check.ts'
import { CHECK, EXPORT, errorsIn, type Given, inputEnv } from '../../support/inputs.ts'
import { keptScratch } from '../../support/scratch.ts'

const workspace = keptScratch()
beforeAll(() => {
  const pages = ['', 'public/', 'public/old/', 'earlier/', 'builds/1/', 'outer/dist/'].map(
    (folder) => [`${folder}index.html`, '<title>x</title>'],
  )
  writeFiles(workspace, {
    ...Object.fromEntries(pages),
    'public/old.zip': 'PK\x03\x04',
    archive: 'PK\x03\x04',
    'other/a.html': '',
    'bundles/v1.tar.zst': 'x',
    'void.zip': '',
    'page.zip': '<!doctype html>',
  })
  mkdirSync(join(workspace, 'empty'))
  const links = {
    link: 'public',
    latest: join(workspace, 'builds/1'),
    dangling: 'gone',
    circle: 'circle',
  }
  for (const [name, target] of Object.entries(links)) symlinkSync(target, join(workspace, name))
})

const envOf = (given: Given) => ({ ...inputEnv(given), GITHUB_WORKSPACE: workspace })
const checkAgainst = (earlier: string) =>
  envOf({ ...CHECK, 'site-path': 'public', 'compare-with': earlier })

test.each([
  ['link', /^$/],
  ['dangling', /symbolic link .*dangling is broken$/],
  ['circle', /circle cannot be read \(ELOOP\)$/],
  ['empty', /empty is empty; check that the site has been built$/],
  ['archive', /“archive”, which is an archive: unpack it first$/],
])('the folder to check may be a link, and must not be empty: %s', async (name, errors) =>
  expect(await errorsIn(envOf({ ...CHECK, 'site-path': name }))).toMatch(errors),
)

test('a values file must not be a broken link', async () => {
  const errors = await errorsIn(envOf({ ...EXPORT, 'values-file': 'dangling' }))
  expect(errors).toMatch(/values-file is “dangling”: the symbolic link .*dangling is broken$/)
})

test('mode export accepts the same earlier sites', async () => {
  const exported = { ...EXPORT, 'site-path': 'public', overwrite: 'true' }
  const { inputs } = await readInputs(envOf({ ...exported, 'compare-with': 'earlier' }))
  expect(inputs).toMatchObject({ compareWith: { kind: 'folder' } })
  expect(await errorsIn(envOf({ ...exported, 'compare-with': 'public' }))).toContain(
    'which is site-path itself',
  )
})

describe('the site that mode check compares with', () => {
  test.each([
    ['earlier', 'folder'],
    ['latest', 'folder'],
    ['archive', 'archive'],
  ])('“%s” is a site in a folder, or an archive by its first bytes', async (name, kind) => {
    const { inputs } = await readInputs(checkAgainst(name))
    expect(inputs).toMatchObject({ compareWith: { name, path: join(workspace, name), kind } })
  })

  test('nothing', async () =>
    expect((await readInputs(checkAgainst(''))).inputs).toMatchObject({ compareWith: undefined }))

  test('an address, which may be a presigned link', async () => {
    const message = await errorsIn(
      checkAgainst('https://storage.example.com/site.zip?signature=secret'),
    )
    expect(message).toContain(': compare-with is a URL')
    expect(message).not.toContain('storage.example.com')
  })

  test.each([
    ['gone', 'there is nothing at'],
    ['earlyer', '/earlyer; did you mean earlier?'],
    ['bundles', 'did you mean the archive “v1.tar.zst” in it?'],
    ['dangling', 'dangling is broken'],
    ['public/index.html/x', 'is a file, not a folder'],
    ['empty', 'the folder is empty; if there is no earlier site yet, leave compare-with out'],
    [
      'other',
      'no index.html in this folder; use the folder that contains the earlier site’s index.html, or leave',
    ],
    ['outer', 'did you mean the folder “dist” in it?'],
    ['void.zip', 'the file is empty; use an archive or a folder of the earlier site, or leave'],
    [
      'page.zip',
      'like an HTML page. Expected a folder or an archive (zip, tar, tar.gz, or tar.zst). Check how the file was created',
    ],
    ['/dev/null', 'which is neither a folder nor a file'],
    ['public', 'which is site-path itself'],
    ['link', 'which is site-path itself'],
    ['.', 'which contains site-path'],
    ['public/old', 'which is inside site-path'],
    ['public/old.zip', 'which is inside site-path'],
    ['~/earlier', 'not expanded'],
  ])('“%s”: %s', async (earlier, expected) => {
    const message = await errorsIn(checkAgainst(earlier))
    expect(message).toContain(`: compare-with is “${earlier}”`)
    expect(message).toContain(expected)
  })
})
