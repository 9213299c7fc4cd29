import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { type Inputs, readInputs } from '../../../src/inputs/inputs.ts'
import { writeFiles } from '../../support/check.ts'
import { CHECK, EXPORT, errorsIn, inputEnv } from '../../support/inputs.ts'
import { scratch } from '../../support/scratch.ts'

const HOME = { 'index.html': '<title>x</title>' }

/** A workspace with the site that is checked in `public`. */
function workspace(): string {
  const folder = scratch()
  writeFiles(join(folder, 'public'), HOME)
  return folder
}

/** Returns the inputs, or what is wrong with them. */
async function read(folder: string, given: Readonly<Record<string, string>>): Promise<Inputs | string> {
  const env = { ...inputEnv(given), GITHUB_WORKSPACE: folder }
  return (await errorsIn(env)) || (await readInputs(env)).inputs
}

const check = (earlier: string) => ({ ...CHECK, 'site-path': 'public', 'compare-with': earlier })
const exported = (earlier: string) => ({
  ...EXPORT,
  'site-path': 'public',
  overwrite: 'true',
  'compare-with': earlier,
})

test.each<[string, RegExp, (at: string) => void]>([
  ['link', /^$/, (at) => symlinkSync('public', join(at, 'link'))],
  ['dangling', /symbolic link .*dangling leads nowhere$/, (at) => symlinkSync('gone', join(at, 'dangling'))],
  ['circle', /circle cannot be read \(ELOOP\)$/, (at) => symlinkSync('circle', join(at, 'circle'))],
  ['empty', /empty is empty; has the site been built\?$/, (at) => mkdirSync(join(at, 'empty'))],
])(
  'the folder to check may be a link, and has to have something in it: %s',
  async (name, errors, prepare) => {
    const folder = workspace()
    prepare(folder)
    const env = { ...inputEnv({ ...CHECK, 'site-path': name }), GITHUB_WORKSPACE: folder }
    expect(await errorsIn(env)).toMatch(errors)
  },
)

test('mode export is compared with the same', async () => {
  const folder = workspace()
  writeFiles(join(folder, 'earlier'), HOME)
  expect(await read(folder, exported('earlier'))).toMatchObject({ compareWith: { is: 'folder' } })
  expect(await read(folder, exported('public'))).toContain('which is site-path itself')
})

describe('what mode check is compared with', () => {
  test('a folder with a site, relative to the workspace', async () => {
    const folder = workspace()
    writeFiles(join(folder, 'earlier'), HOME)
    expect(await read(folder, check('earlier'))).toMatchObject({
      compareWith: { name: 'earlier', path: join(folder, 'earlier'), is: 'folder' },
    })
  })

  test('a symbolic link to one', async () => {
    const folder = workspace()
    writeFiles(join(folder, 'builds', '1'), HOME)
    symlinkSync(join(folder, 'builds', '1'), join(folder, 'latest'))
    expect(await read(folder, check('latest'))).toMatchObject({ compareWith: { is: 'folder' } })
  })

  test('an archive, by its first bytes', async () => {
    const folder = workspace()
    writeFileSync(join(folder, 'site'), Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))
    expect(await read(folder, check('site'))).toMatchObject({ compareWith: { is: 'archive' } })
  })

  test('nothing', async () => {
    expect(await read(workspace(), check(''))).toMatchObject({ compareWith: undefined })
  })

  test('an address, which may be a presigned link', async () => {
    const message = await read(workspace(), check('https://storage.example.com/site.zip?signature=secret'))
    expect(message).toEqual(expect.stringContaining('- compare-with is an address'))
    expect(message).not.toEqual(expect.stringContaining('storage.example.com'))
  })

  test.each<[string, string, (folder: string) => void]>([
    ['gone', 'there is nothing at', () => {}],
    ['dangling', 'leads nowhere', (at) => symlinkSync('gone', join(at, 'dangling'))],
    ['public/index.html/x', 'is a file, not a folder', () => {}],
    [
      'empty',
      'the folder is empty; if there is no earlier site yet, leave compare-with empty',
      (at) => mkdirSync(join(at, 'empty')),
    ],
    [
      'other',
      'there is no index.html in this folder; name the folder that has the earlier site’s index.html, or leave compare-with empty',
      (at) => writeFiles(join(at, 'other'), { 'a.html': '' }),
    ],
    ['outer', 'did you mean the folder “dist” in it?', (at) => writeFiles(join(at, 'outer', 'dist'), HOME)],
    [
      'void.zip',
      'the file is empty; name an archive of the earlier site or a folder with it, or leave compare-with empty',
      (at) => writeFiles(at, { 'void.zip': '' }),
    ],
    [
      'page.zip',
      'this file is not an archive: it looks like',
      (at) => writeFiles(at, { 'page.zip': '<!doctype html>' }),
    ],
    ['public', 'which is site-path itself', () => {}],
    ['same', 'which is site-path itself', (at) => symlinkSync('public', join(at, 'same'))],
    ['.', 'and site-path is inside it', (at) => writeFiles(at, HOME)],
    ['public/old', 'which is inside site-path', (at) => writeFiles(join(at, 'public', 'old'), HOME)],
    [
      'public/old.zip',
      'which is inside site-path',
      (at) => writeFiles(at, { 'public/old.zip': 'PK\x03\x04' }),
    ],
    ['~/earlier', 'not expanded here', () => {}],
  ])('“%s”: %s', async (earlier, expected, prepare) => {
    const folder = workspace()
    prepare(folder)
    const message = await read(folder, check(earlier))
    expect(message).toEqual(expect.stringContaining(`- compare-with is “${earlier}”`))
    expect(message).toEqual(expect.stringContaining(expected))
  })
})
