import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { deliver } from '../../../src/bundle/deliver.ts'
import { publish } from '../../../src/bundle/publish.ts'
import type { Targets } from '../../../src/bundle/targets.ts'
import { tarOf } from '../../support/archives.ts'
import { scratch, treeOf } from '../../support/scratch.ts'

const LIMITS = { bytes: 1_000_000, entries: 100 }

let root: string
let archive: string
const at = (path: string) => join(root, path)
const target = (path: string, overwrite = false, isFolderOfArchive = false) => ({
  path: at(path),
  overwrite,
  isFolderOfArchive,
})

beforeEach(async () => {
  root = scratch()
  archive = join(scratch(), 'archive')
  writeFileSync(archive, await tarOf([{ name: 'out/index.html', content: 'new' }]))
  mkdirSync(at('old'))
  writeFileSync(at('old/index.html'), 'old')
  writeFileSync(at('old.tar'), 'old')
})

async function delivering(targets: Partial<Targets>, signal = new AbortController().signal) {
  const said: string[] = []
  const options = { archive, name: 'site.tar', limits: LIMITS, signal }
  const all = { bundle: undefined, site: undefined, ...targets }
  const delivered = await deliver({ ...options, targets: all, say: (line) => said.push(line.text) })
  expect(said).toEqual([])
  return delivered
}

const OLD = ['old', 'old.tar', 'old/index.html']
const list = () => readdirSync(root, { recursive: true }).toSorted()

test('archive and site come to new places, folders above them included', async () => {
  const bytes = readFileSync(archive)
  const delivered = await delivering({ bundle: target('a/b/site.tar'), site: target('c/d') })
  expect(delivered).toMatchObject({ bundlePath: at('a/b/site.tar'), site: { path: at('c/d/out'), files: 1 } })
  expect(readFileSync(at('a/b/site.tar'))).toEqual(bytes)
  expect(list()).toEqual(
    [...OLD, 'a', 'a/b', 'a/b/site.tar', 'c', 'c/d', 'c/d/out', 'c/d/out/index.html'].toSorted(),
  )
})

test('into a folder the archive goes under its own name', async () => {
  mkdirSync(at('folder'))
  expect(await delivering({ bundle: target('folder', false, true) })).toEqual({
    bundlePath: at('folder/site.tar'),
    site: undefined,
  })
  expect(list()).toEqual(['folder', 'folder/site.tar', ...OLD])
})

test('what may be replaced is replaced whole', async () => {
  writeFileSync(at('old/leftover'), '')
  await delivering({ bundle: target('old.tar', true), site: target('old', true) })
  expect(list()).toEqual(['old', 'old.tar', 'old/out', 'old/out/index.html'])
})

test('an empty folder is as good as none', async () => {
  mkdirSync(at('empty'))
  await delivering({ site: target('empty') })
  expect(list()).toContain('empty/out/index.html')
})

// Memory is a file system of its own.
const hasOther = existsSync('/dev/shm') && statSync('/dev/shm').dev !== statSync(tmpdir()).dev
const withOther = hasOther ? test : test.skip
withOther('from another file system the archive is copied', async () => {
  const bytes = readFileSync(archive)
  const other = mkdtempSync('/dev/shm/bundle-test-')
  try {
    archive = join(other, 'archive')
    writeFileSync(archive, bytes)
    await delivering({ bundle: target('new/site.tar'), site: target('site') })
    expect(readFileSync(at('new/site.tar'))).toEqual(bytes)
    expect(list()).toEqual(
      [...OLD, 'new', 'new/site.tar', 'site', 'site/out', 'site/out/index.html'].toSorted(),
    )
  } finally {
    rmSync(other, { recursive: true })
  }
})

describe('nothing is left and nothing is lost', () => {
  test.each<[string, () => Partial<Targets>, string]>([
    [
      'the site’s place was taken meanwhile',
      () => ({ bundle: target('new.tar'), site: target('old') }),
      'place-taken',
    ],
    [
      'the archive’s place was taken meanwhile',
      () => ({ bundle: target('old.tar'), site: target('new/site') }),
      'place-taken',
    ],
    [
      'the archive’s place was taken, the site’s was replaced already',
      () => ({ bundle: target('old.tar'), site: target('old', true) }),
      'place-taken',
    ],
    ['a folder has the archive’s name', () => ({ bundle: target('old', true) }), 'place-taken'],
    ['a file stands where the site is to go', () => ({ site: target('old.tar', true) }), 'place-taken'],
    ['a file stands above the site’s place', () => ({ site: target('old.tar/x/site') }), 'place-taken'],
  ])('%s', async (_, targets, code) => {
    const before = treeOf(root)
    await expect(delivering(targets())).rejects.toMatchObject({ code })
    expect(treeOf(root)).toEqual(before)
  })

  test('a link that appeared meanwhile is not followed', async () => {
    symlinkSync('old', at('link'))
    await expect(delivering({ site: target('link', true) })).rejects.toMatchObject({ code: 'place-taken' })
    expect(list()).toEqual(['link', 'link/index.html', ...OLD])
  })

  test('what stands there cannot be set aside', async () => {
    // No path is longer than 4,096 bytes: there is one to the old site, and none to it where it would be set aside.
    const [folder, name] = ['f'.repeat(200), 's'.repeat(80)]
    const deep = root + `/${folder}`.repeat(Math.floor((4_096 - 100 - root.length) / 201))
    const above = `${deep}/${'f'.repeat(4_096 - 100 - deep.length - 1)}`
    mkdirSync(join(above, name), { recursive: true })
    writeFileSync(join(above, name, 'x'), 'old')
    const site = { path: join(above, name), overwrite: true, isFolderOfArchive: false }
    await expect(delivering({ site })).rejects.toMatchObject({ code: 'disk-failed' })
    expect(readdirSync(above)).toEqual([name])
    expect(readdirSync(join(above, name))).toEqual(['x'])
  })

  test('the step is cancelled at the last moment', async () => {
    const before = treeOf(root)
    const cancelled = AbortSignal.abort(new Error('cancelled'))
    await expect(delivering({ bundle: target('new/site.tar') }, cancelled)).rejects.toThrow('cancelled')
    expect(treeOf(root)).toEqual(before)
  })

  test('the archive proves to be none', async () => {
    writeFileSync(archive, '<!doctype html>')
    const before = treeOf(root)
    const targets = { bundle: target('old.tar', true), site: target('old', true) }
    await expect(delivering(targets)).rejects.toMatchObject({ code: 'not-an-archive' })
    expect(treeOf(root)).toEqual(before)
  })
})

test('what stood there is put back when a later place fails', () => {
  mkdirSync(at('made'))
  const publications = [
    { made: at('made'), place: at('old'), overwrite: true },
    { made: at('nothing'), place: at('new'), overwrite: true },
  ]
  expect(() => publish(publications, () => {})).toThrow(expect.objectContaining({ code: 'disk-failed' }))
  expect(readFileSync(at('old/index.html'), 'utf8')).toBe('old')
  expect(existsSync(at('made'))).toBe(true)
  expect(list()).toEqual(['made', ...OLD])
})
