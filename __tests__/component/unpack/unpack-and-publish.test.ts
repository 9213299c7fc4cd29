import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { Removals } from '../../../src/disk/removal.ts'
import { type PublishTargets, unpackAndPublish } from '../../../src/unpack/unpack-and-publish.ts'
import { tarOf } from '../../support/archives.ts'
import { treeOf } from '../../support/files.ts'
import { scratch } from '../../support/scratch.ts'

const LIMITS = { bytes: 1_000_000, entries: 100 }

let root: string
let archive: string
const at = (path: string) => join(root, path)
const target = (path: string, overwrite = false, isArchiveFolder = false) => ({
  path: at(path),
  overwrite,
  isArchiveFolder,
})

beforeEach(async () => {
  root = scratch()
  archive = join(scratch(), 'archive')
  writeFileSync(archive, await tarOf([{ name: 'out/index.html', content: 'new' }]))
  mkdirSync(at('old'))
  writeFileSync(at('old/index.html'), 'old')
  writeFileSync(at('old.tar'), 'old')
})

async function publishing(targets: Partial<PublishTargets>, signal = new AbortController().signal) {
  const said: string[] = []
  const removals = new Removals()
  const options = { archivePath: archive, name: 'site.tar', limits: LIMITS, removals, signal }
  const all = { archive: undefined, site: undefined, ...targets }
  try {
    return await unpackAndPublish({
      ...options,
      targets: all,
      info: (line) => said.push(line.text),
    })
  } finally {
    await removals.waitUntilSettled()
    expect(removals.leftovers).toEqual([])
    expect(said).toEqual([])
  }
}

const OLD = ['old', 'old.tar', 'old/index.html']
const list = () => readdirSync(root, { recursive: true }).toSorted()

test('the archive and the site are put at new paths, and missing parent folders are created', async () => {
  const bytes = readFileSync(archive)
  const published = await publishing({ archive: target('a/b/site.tar'), site: target('c/d') })
  expect(published).toMatchObject({
    archivePath: at('a/b/site.tar'),
    site: { path: at('c/d/out'), files: 1 },
  })
  expect(readFileSync(at('a/b/site.tar'))).toEqual(bytes)
  const made = ['a', 'a/b', 'a/b/site.tar', 'c', 'c/d', 'c/d/out', 'c/d/out/index.html']
  expect(list()).toEqual([...OLD, ...made].toSorted())
})

test('in a folder, the archive keeps its own name', async () => {
  mkdirSync(at('folder'))
  expect(await publishing({ archive: target('folder', false, true) })).toEqual({
    archivePath: at('folder/site.tar'),
    site: undefined,
  })
  expect(list()).toEqual(['folder', 'folder/site.tar', ...OLD])
})

test('a site and an archive that may be replaced are replaced completely', async () => {
  writeFileSync(at('old/leftover'), '')
  await publishing({ archive: target('old.tar', true), site: target('old', true) })
  expect(list()).toEqual(['old', 'old.tar', 'old/out', 'old/out/index.html'])
})

// The memory is a separate file system.
const hasOther = existsSync('/dev/shm') && statSync('/dev/shm').dev !== statSync(tmpdir()).dev
const withOther = hasOther ? test : test.skip
withOther('from another file system the archive is copied', async () => {
  const bytes = readFileSync(archive)
  const other = scratch('/dev/shm')
  archive = join(other, 'archive')
  writeFileSync(archive, bytes)
  await publishing({ archive: target('new/site.tar'), site: target('site') })
  expect(readFileSync(at('new/site.tar'))).toEqual(bytes)
  const made = ['new', 'new/site.tar', 'site', 'site/out', 'site/out/index.html']
  expect(list()).toEqual([...OLD, ...made].toSorted())
})

describe('nothing is left behind and nothing is lost when', () => {
  test.each<[string, () => Partial<PublishTargets>]>([
    [
      'something appeared at the archive’s path, after the site was replaced',
      () => ({ archive: target('old.tar'), site: target('old', true) }),
    ],
    ['a file is in place of the site’s parent folder', () => ({ site: target('old.tar/x/site') })],
  ])('%s', async (_, targets) => {
    const before = treeOf(root)
    await expect(publishing(targets())).rejects.toMatchObject({ code: 'path-not-replaceable' })
    expect(treeOf(root)).toEqual(before)
  })

  test('the step is canceled at the last moment', async () => {
    const before = treeOf(root)
    const canceled = AbortSignal.abort(new Error('canceled'))
    await expect(publishing({ archive: target('new/site.tar') }, canceled)).rejects.toThrow(
      'canceled',
    )
    expect(treeOf(root)).toEqual(before)
  })

  test.each<[string, string, () => Promise<Buffer>]>([
    ['not to be an archive', 'not-an-archive', async () => Buffer.from('<!doctype html>')],
    ['to hold no file', 'archive-empty', () => tarOf([{ name: 'out/' }])],
  ])('the file turns out %s', async (_, code, content) => {
    writeFileSync(archive, await content())
    const before = treeOf(root)
    const archiveTarget = target('old.tar', true)
    for (const site of [undefined, target('old', true)])
      await expect(publishing({ archive: archiveTarget, site })).rejects.toMatchObject({ code })
    expect(treeOf(root)).toEqual(before)
  })
})

test('everything that is published, including the folders made above it, is readable, whatever the umask is', async () => {
  chmodSync(archive, 0o600)
  const before = process.umask(0o077)
  try {
    await publishing({ archive: target('a/b/site.tar'), site: target('c/d') })
  } finally {
    process.umask(before)
  }
  const modes = ['a', 'a/b', 'c', 'c/d', 'c/d/out', 'a/b/site.tar', 'c/d/out/index.html'].map(
    (path) => (statSync(at(path)).mode & 0o777).toString(8),
  )
  expect(modes).toEqual(['755', '755', '755', '755', '755', '644', '644'])
})

const onLinux = process.platform === 'linux' ? test : test.skip
onLinux('a folder that cannot be created in /proc is an error, not an endless loop', async () => {
  const published = publishing({ site: { ...target(''), path: '/proc/x/y' } })
  await expect(published).rejects.toMatchObject({ code: 'disk-failed' })
})
