import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { type Publication, type PublishOptions, publish } from '../../../src/disk/publish.ts'
import { Removals } from '../../../src/disk/removal.ts'
import { makeStagingFolder } from '../../../src/disk/staging-folder.ts'
import { treeOf } from '../../support/files.ts'
import { scratch } from '../../support/scratch.ts'

let root: string
let said: string[]
const at = (path: string) => join(root, path)
const read = (path: string) => readFileSync(at(path), 'utf8')

beforeEach(() => {
  root = scratch()
  said = []
})

interface Made {
  readonly publication: Publication
  /** Has an element for each time that the old content was marked as superseded. */
  readonly superseded: true[]
}

/**
 * A finished site or file for `targetPath`; `onHold` runs right before the existing content is
 * moved aside.
 */
function made(targetPath: string, extras: Partial<Extras> = {}): Made {
  const { overwrite = true, kind = 'folder', onHold = () => {} } = extras
  const path = at(`.for-${targetPath.replaceAll('/', '-')}`)
  const superseded: true[] = []
  let isHeld = false
  const folder = {
    path,
    newPath: join(path, 'new'),
    get previousPath() {
      if (!isHeld) {
        isHeld = true
        onHold()
      }
      return join(path, 'old')
    },
    markPreviousUnneeded: () => void superseded.push(true),
  }
  mkdirSync(kind === 'folder' ? folder.newPath : path, { recursive: true })
  writeFileSync(
    kind === 'folder' ? join(folder.newPath, 'index.html') : folder.newPath,
    `new ${targetPath}`,
  )
  return { superseded, publication: { folder, targetPath: at(targetPath), overwrite } }
}

interface Extras {
  readonly overwrite: boolean
  readonly kind: 'folder' | 'file'
  readonly onHold: () => void
}

/** Creates something at `targetPath`. */
function existing(targetPath: string): void {
  mkdirSync(at(targetPath), { recursive: true })
  writeFileSync(at(`${targetPath}/index.html`), `old ${targetPath}`)
}

const publishing = (all: readonly Made[], more: Partial<PublishOptions> = {}) =>
  publish(
    all.map(({ publication }) => publication),
    { signal: new AbortController().signal, info: ({ text }) => said.push(text), ...more },
  )

/** One that fails when its turn comes: its new content is missing by then. */
function failing(onHold: () => void = () => {}): Made {
  existing('last')
  const spoil = () => {
    rmSync(last.publication.folder.newPath, { recursive: true })
    onHold()
  }
  const last = made('last', { onHold: spoil })
  return last
}

test('the old content is marked as superseded when everything is in place', async () => {
  existing('old')
  const all = [made('old'), made('more'), made('file', { kind: 'file' })]
  await publishing(all)
  expect(['old/index.html', 'more/index.html', 'file'].map(read)).toEqual([
    'new old',
    'new more',
    'new file',
  ])
  expect(all.map(({ superseded }) => superseded)).toEqual([[true], [true], [true]])
  expect(read('.for-old/old/index.html')).toBe('old old')
  expect(said).toEqual([])
})

test('a step that was canceled changes nothing', async () => {
  existing('old')
  const before = treeOf(root)
  const all = [made('fresh')]
  const signal = AbortSignal.abort(new Error('enough'))
  await expect(publishing(all, { signal })).rejects.toThrow('enough')
  expect(treeOf(root)).toMatchObject(before)
  expect(existsSync(at('fresh'))).toBe(false)
})

describe('a path that may not be replaced is left untouched, and the error says why', () => {
  const folder = { kind: 'folder' } as const
  const file = { kind: 'file' } as const
  const link = (targetPath: string) => {
    mkdirSync(at('target'))
    symlinkSync('target', at(targetPath))
  }
  const empty = (targetPath: string) => mkdirSync(at(targetPath))
  const plain = (targetPath: string) => writeFileSync(at(targetPath), 'old')
  test.each<[string, (targetPath: string) => void, Partial<Extras>, string]>([
    [
      'a site over another',
      existing,
      { ...folder, overwrite: false },
      'it has content now, but had none when this step began',
    ],
    ['a file over another', plain, { ...file, overwrite: false }, 'it already exists'],
    ['a site over a file', plain, folder, 'it exists and is not a folder'],
    ['a site over a link', link, folder, 'it exists and is not a folder'],
    ['a file over a site', existing, file, 'it exists and is not a file'],
    ['a file over an empty folder', empty, file, 'it exists and is not a file'],
    ['a file over a link', link, file, 'it exists and is not a file'],
  ])('%s', async (_, put, extras, why) => {
    put('place')
    const one = made('place', extras)
    const before = treeOf(root)
    const values = { what: at('place'), why }
    await expect(publishing([one])).rejects.toMatchObject({ code: 'path-not-replaceable', values })
    expect(treeOf(root)).toEqual(before)
    expect(one.superseded).toEqual([])
  })

  test('a site with a repository in it, even where the swaps would begin with another site', async () => {
    existing('old')
    mkdirSync(at('repo/.git'), { recursive: true })
    const all = [made('old'), made('repo')]
    const before = treeOf(root)
    const values = { what: at('repo') }
    await expect(publishing(all)).rejects.toMatchObject({ code: 'path-not-replaceable', values })
    expect(treeOf(root)).toEqual(before)
    expect(all.map(({ superseded }) => superseded)).toEqual([[], []])
  })
})

test('an empty folder is replaced even without overwrite', async () => {
  mkdirSync(at('empty'))
  await publishing([made('empty', { overwrite: false })])
  expect(read('empty/index.html')).toBe('new empty')
})

test('content that appears between the check and the swap stays, and earlier swaps are undone', async () => {
  existing('old')
  const all = [made('old', { onHold: () => existing('late') }), made('late', { overwrite: false })]
  const values = { what: at('late'), why: 'it has content now, but had none when this step began' }
  await expect(publishing(all)).rejects.toMatchObject({ code: 'path-not-replaceable', values })
  expect([read('old/index.html'), read('late/index.html')]).toEqual(['old old', 'old late'])
  expect(all.map(({ superseded }) => superseded)).toEqual([[], []])
})

test('old content that cannot be moved aside stays where it is', async () => {
  existing('old')
  const one = made('old', { onHold: () => rmSync(at('.for-old'), { recursive: true }) })
  await expect(publishing([one])).rejects.toMatchObject({ code: 'disk-failed' })
  expect(read('old/index.html')).toBe('old old')
  expect([one.superseded, said]).toEqual([[], []])
})

test('a folder with old content that could not be put back is not removed', async () => {
  const removals = new Removals()
  const folder = makeStagingFolder(at('site'), removals)
  mkdirSync(folder.previousPath)
  folder.remove()
  await removals.waitUntilSettled()
  expect(existsSync(folder.previousPath)).toBe(true)
})

test('the parent folders that were made for a folder are removed with it', async () => {
  const removals = new Removals()
  mkdirSync(at('kept'))
  makeStagingFolder(at('kept/a/b/site'), removals).remove()
  await removals.waitUntilSettled()
  expect(treeOf(root)).toEqual({ 'kept/': '' })
})

describe('when the last of several paths fails', () => {
  test('the paths before it are as they were, even where nothing existed', async () => {
    existing('old')
    const all = [made('old'), made('fresh'), failing()]
    const values = { what: at('last'), why: 'it does not exist (ENOENT)' }
    await expect(publishing(all)).rejects.toMatchObject({ code: 'disk-failed', values })
    expect([read('old/index.html'), read('last/index.html')]).toEqual(['old old', 'old last'])
    expect(existsSync(at('fresh'))).toBe(false)
    for (const path of ['old', 'fresh'])
      expect(read(`.for-${path}/new/index.html`)).toBe(`new ${path}`)
    expect(all.map(({ superseded }) => superseded)).toEqual([[], [], []])
    expect(said).toEqual([])
  })

  test('they are swapped back from the last to the first, because one may be inside another', async () => {
    existing('old')
    const all = [made('old'), made('old/inner'), failing()]
    await expect(publishing(all)).rejects.toMatchObject({ code: 'disk-failed' })
    expect(readdirSync(at('old'))).toEqual(['index.html'])
    expect(read('.for-old-inner/new/index.html')).toBe('new old/inner')
    expect(said).toEqual([])
  })

  test.each<[string, (old: string) => void]>([
    ['old content that cannot be put back', (old) => renameSync(old, `${old}-moved`)],
    ['new content that cannot be removed', () => rmSync(at('old'), { recursive: true })],
  ])('%s is reported, and the old content is kept', async (_, spoil) => {
    existing('old')
    const first = made('old')
    const { previousPath: old } = first.publication.folder
    const last = failing(() => spoil(old))
    await expect(publishing([first, last])).rejects.toMatchObject({ code: 'disk-failed' })
    const lost = `The previous content of ${at('old')} could not be restored (ENOENT: no such file`
    expect(said).toEqual([expect.stringContaining(lost)])
    expect(said[0]).toMatch(new RegExp(` and is now in ${old}$`))
    const kept = [`${old}-moved`, old].find((path) => existsSync(path)) ?? ''
    expect(readFileSync(join(kept, 'index.html'), 'utf8')).toBe('old old')
    expect([first.superseded, last.superseded]).toEqual([[], []])
  })
})

test('a parent folder that has become a link is not followed', async () => {
  existing('old')
  mkdirSync(at('above'))
  mkdirSync(at('elsewhere'))
  const turnIntoLink = () => {
    renameSync(at('above'), at('moved'))
    symlinkSync('elsewhere', at('above'))
  }
  const all = [made('old', { onHold: turnIntoLink }), made('above/site')]
  const values = { what: at('above/site'), why: 'one of its parent folders became a symbolic link' }
  await expect(publishing(all)).rejects.toMatchObject({ code: 'path-not-replaceable', values })
  expect(readdirSync(at('elsewhere'))).toEqual([])
  expect(read('old/index.html')).toBe('old old')
})
