import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { openFreshFolder } from '../../../src/disk/fresh-folder.ts'
import { type Publication, publish } from '../../../src/disk/publish.ts'
import { Removals } from '../../../src/disk/removal.ts'
import type { Targets } from '../../../src/disk/targets.ts'
import { unpackAndPublish } from '../../../src/unpack/unpack-and-publish.ts'
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

async function publishing(targets: Partial<Targets>, signal = new AbortController().signal) {
  const said: string[] = []
  const removals = new Removals()
  const options = { archive, name: 'site.tar', limits: LIMITS, removals, signal }
  const all = { bundle: undefined, site: undefined, ...targets }
  try {
    return await unpackAndPublish({ ...options, targets: all, info: (line) => said.push(line.text) })
  } finally {
    await removals.settled()
    expect(removals.left).toEqual([])
    expect(said).toEqual([])
  }
}

const OLD = ['old', 'old.tar', 'old/index.html']
const list = () => readdirSync(root, { recursive: true }).toSorted()

test('archive and site are put at new paths, and missing parent folders are created', async () => {
  const bytes = readFileSync(archive)
  const published = await publishing({ bundle: target('a/b/site.tar'), site: target('c/d') })
  expect(published).toMatchObject({ bundlePath: at('a/b/site.tar'), site: { path: at('c/d/out'), files: 1 } })
  expect(readFileSync(at('a/b/site.tar'))).toEqual(bytes)
  expect(list()).toEqual(
    [...OLD, 'a', 'a/b', 'a/b/site.tar', 'c', 'c/d', 'c/d/out', 'c/d/out/index.html'].toSorted(),
  )
})

test('in a folder, the archive keeps its own name', async () => {
  mkdirSync(at('folder'))
  expect(await publishing({ bundle: target('folder', false, true) })).toEqual({
    bundlePath: at('folder/site.tar'),
    site: undefined,
  })
  expect(list()).toEqual(['folder', 'folder/site.tar', ...OLD])
})

test('a site and an archive that may be replaced are replaced completely', async () => {
  writeFileSync(at('old/leftover'), '')
  await publishing({ bundle: target('old.tar', true), site: target('old', true) })
  expect(list()).toEqual(['old', 'old.tar', 'old/out', 'old/out/index.html'])
})

test('an empty folder is replaced even without overwrite', async () => {
  mkdirSync(at('empty'))
  await publishing({ site: target('empty') })
  expect(list()).toContain('empty/out/index.html')
})

// Memory is a file system of its own.
const hasOther = existsSync('/dev/shm') && statSync('/dev/shm').dev !== statSync(tmpdir()).dev
const withOther = hasOther ? test : test.skip
withOther('from another file system the archive is copied', async () => {
  const bytes = readFileSync(archive)
  const other = scratch('/dev/shm')
  archive = join(other, 'archive')
  writeFileSync(archive, bytes)
  await publishing({ bundle: target('new/site.tar'), site: target('site') })
  expect(readFileSync(at('new/site.tar'))).toEqual(bytes)
  expect(list()).toEqual(
    [...OLD, 'new', 'new/site.tar', 'site', 'site/out', 'site/out/index.html'].toSorted(),
  )
})

describe('nothing is left behind and nothing is lost when', () => {
  test.each<[string, () => Partial<Targets>, string]>([
    [
      'something appeared at the site’s path meanwhile',
      () => ({ bundle: target('new.tar'), site: target('old') }),
      'path-not-replaceable',
    ],
    [
      'something appeared at the archive’s path meanwhile',
      () => ({ bundle: target('old.tar'), site: target('new/site') }),
      'path-not-replaceable',
    ],
    [
      'something appeared at the archive’s path, after the site was replaced',
      () => ({ bundle: target('old.tar'), site: target('old', true) }),
      'path-not-replaceable',
    ],
    ['a folder has the archive’s name', () => ({ bundle: target('old', true) }), 'path-not-replaceable'],
    ['a file is at the site’s path', () => ({ site: target('old.tar', true) }), 'path-not-replaceable'],
    [
      'a file is in place of the site’s parent folder',
      () => ({ site: target('old.tar/x/site') }),
      'path-not-replaceable',
    ],
  ])('%s', async (_, targets, code) => {
    const before = treeOf(root)
    await expect(publishing(targets())).rejects.toMatchObject({ code })
    expect(treeOf(root)).toEqual(before)
  })

  test('a link appeared meanwhile, and is not followed', async () => {
    symlinkSync('old', at('link'))
    await expect(publishing({ site: target('link', true) })).rejects.toMatchObject({
      code: 'path-not-replaceable',
    })
    expect(list()).toEqual(['link', 'link/index.html', ...OLD])
  })

  test('the step is cancelled at the last moment', async () => {
    const before = treeOf(root)
    const cancelled = AbortSignal.abort(new Error('cancelled'))
    await expect(publishing({ bundle: target('new/site.tar') }, cancelled)).rejects.toThrow('cancelled')
    expect(treeOf(root)).toEqual(before)
  })

  test('the file turns out not to be an archive', async () => {
    writeFileSync(archive, '<!doctype html>')
    const before = treeOf(root)
    const targets = { bundle: target('old.tar', true), site: target('old', true) }
    await expect(publishing(targets)).rejects.toMatchObject({ code: 'not-an-archive' })
    expect(treeOf(root)).toEqual(before)
  })
})

describe('the previous content is put back', () => {
  /** New content for `targetPath`, in a folder beside it. */
  function madeFor(targetPath: string, made = at(`.${targetPath}/new`)) {
    mkdirSync(at(`.${targetPath}`))
    mkdirSync(made, { recursive: true })
    writeFileSync(join(made, 'index.html'), `new ${targetPath}`)
    const supersede = () => void superseded.push(targetPath)
    const folder = { path: at(`.${targetPath}`), made, old: at(`.${targetPath}/old`), supersede }
    return { publication: { folder, targetPath: at(targetPath), overwrite: true } }
  }
  const publishing = (publications: readonly Publication[]) =>
    publish(publications, { signal: new AbortController().signal, info: ({ text }) => said.push(text) })
  const said: string[] = []
  const superseded: string[] = []
  beforeEach(() => {
    said.splice(0)
    superseded.splice(0)
  })

  test('when the new content cannot be moved to its path', async () => {
    // No folder can be moved into itself: moving aside works, and publishing does not.
    mkdirSync(at('made/deep'), { recursive: true })
    mkdirSync(at('made/deep/site'))
    writeFileSync(at('made/deep/site/index.html'), 'old')
    const { publication } = madeFor('aside', at('made'))
    const targetPath = at('made/deep/site')
    await expect(publishing([{ ...publication, targetPath }])).rejects.toMatchObject({ code: 'disk-failed' })
    expect(readFileSync(join(targetPath, 'index.html'), 'utf8')).toBe('old')
    expect(existsSync(publication.folder.old)).toBe(false)
    expect(superseded).toEqual([])
    expect(said).toEqual([])
  })

  test('or stays where it is when it cannot be moved aside', async () => {
    const { publication } = madeFor('old')
    const folder = { ...publication.folder, old: at('missing/old') }
    await expect(publishing([{ ...publication, folder }])).rejects.toMatchObject({ code: 'disk-failed' })
    expect(readFileSync(at('old/index.html'), 'utf8')).toBe('old')
    expect(superseded).toEqual([])
    expect(said).toEqual([])
  })

  test('when a later path fails', async () => {
    const first = madeFor('old')
    const second = madeFor('other', at('made'))
    mkdirSync(at('made/in'))
    const later = { ...second.publication, targetPath: at('made/in/new') }
    await expect(publishing([first.publication, later])).rejects.toMatchObject({ code: 'disk-failed' })
    expect(readFileSync(at('old/index.html'), 'utf8')).toBe('old')
    expect(readFileSync(at('.old/new/index.html'), 'utf8')).toBe('new old')
    expect(existsSync(at('.old/old'))).toBe(false)
    expect(superseded).toEqual([])
    expect(said).toEqual([])
  })
})

test('content that cannot be put back is named, and the next run leaves it there', async () => {
  const removals = new Removals()
  const said: string[] = []
  const info = ({ text }: { text: string }) => void said.push(text)
  const first = openFreshFolder(at('old'), removals)
  mkdirSync(first.made)
  const second = openFreshFolder(at('other'), removals)
  mkdirSync(second.made)
  // The second fails, and there is no way back for the first: its folder cannot become one in itself.
  const undoable = {
    ...first,
    get made() {
      return existsSync(first.made) ? first.made : at('old/in/itself')
    },
  }
  const impossible = { folder: second, targetPath: join(second.made, 'in/itself'), overwrite: true }
  mkdirSync(join(second.made, 'in'))
  const publications = [{ folder: undoable, targetPath: at('old'), overwrite: true }, impossible]
  const publishing = publish(publications, { signal: new AbortController().signal, info })
  await expect(publishing).rejects.toMatchObject({ code: 'disk-failed' })
  const expected = `The previous content of ${at('old')} could not be restored; it is in ${first.old}: `
  expect(said).toEqual([expect.stringContaining(expected)])
  first.remove()
  second.remove()
  await removals.settled()
  expect(readFileSync(join(first.old, 'index.html'), 'utf8')).toBe('old')
})

test('a parent folder that became a link is not followed', async () => {
  mkdirSync(at('above'))
  mkdirSync(at('elsewhere/site'), { recursive: true })
  writeFileSync(at('elsewhere/site/mine'), 'mine')
  const site = target('above/site', true)
  rmdirSync(at('above'))
  symlinkSync('elsewhere', at('above'))
  const before = list()
  await expect(publishing({ site })).rejects.toMatchObject({
    code: 'path-not-replaceable',
    message: expect.stringContaining('a folder above it became a symbolic link'),
  })
  expect(list()).toEqual(before)
})

test.each([['.git'], ['deep/er/.git'], ['deep/.GIT'], ['deep/.git.']])(
  'a repository that came to %s of the old site meanwhile is left alone, with all of the site',
  async (path) => {
    mkdirSync(at(`old/${path}`), { recursive: true })
    writeFileSync(at(`old/${path}/HEAD`), 'ref')
    const before = treeOf(root)
    await expect(publishing({ site: target('old', true) })).rejects.toMatchObject({
      code: 'path-not-replaceable',
      message: expect.stringContaining(`a git repository is inside it, at “${path}”`),
    })
    expect(treeOf(root)).toEqual(before)
  },
)

test('folders made above the site are as readable as the site, whatever the umask is', async () => {
  const before = process.umask(0o077)
  try {
    await publishing({ bundle: target('a/b/site.tar'), site: target('c/d') })
  } finally {
    process.umask(before)
  }
  const modes = ['a', 'a/b', 'a/b/site.tar', 'c', 'c/d', 'c/d/out/index.html'].map((path) =>
    (statSync(at(path)).mode & 0o777).toString(8),
  )
  expect(modes).toEqual(['755', '755', '644', '755', '755', '644'])
})

const onLinux = process.platform === 'linux' ? test : test.skip
onLinux('a folder that cannot be created in /proc is an error, not an endless loop', async () => {
  await expect(publishing({ site: { ...target(''), path: '/proc/x/y' } })).rejects.toMatchObject({
    code: 'disk-failed',
  })
})
