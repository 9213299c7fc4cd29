import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import type { PublishedFile } from '../../../src/published/find-published.ts'
import { findSiteArchive } from '../../../src/published/find-site-archive.ts'
import { safe } from '../../../src/text/clean.ts'
import { log } from '../../../src/text/log.ts'
import { zipOf } from '../../support/archives.ts'
import { scratch } from '../../support/scratch.ts'

const FILE: PublishedFile = {
  kind: 'artifact',
  id: 1,
  name: 'published-docs',
  digest: undefined,
  runId: '100',
  publishedAt: '',
  expiresAt: '',
  description: safe`the artifact published-docs`,
}
const SITE = zipOf([{ name: 'about.html', content: 'x' }])

/** Extracts the archive from these bytes; returns it, and what is left of the download. */
async function take(bytes: Buffer, file: Partial<PublishedFile> = {}) {
  const folder = scratch()
  const path = join(folder, 'archive')
  writeFileSync(path, bytes)
  const download = {
    path,
    name: 'from-the-storage.zip',
    size: bytes.length,
    sha256: '',
    link: { url: '', sizeBytes: undefined, expiresAtMs: undefined },
  }
  const lines: string[] = []
  const printed = { ...log, info: (line: { readonly text: string }) => void lines.push(line.text) }
  const { signal } = new AbortController()
  const taken = await findSiteArchive(download, { ...FILE, ...file }, folder, { signal, log: printed })
  return { name: taken.name, bytes: readFileSync(taken.path), isKept: existsSync(path), lines }
}

const failureOf = (bytes: Buffer) => take(bytes).catch((error: unknown) => error)

test('the archive is the only file in a zip, in any folder', async () => {
  const bytes = zipOf([{ name: 'out/' }, { name: 'out/docs 1.zip', content: SITE }])
  const name = 'docs-1.zip'
  const lines = ['The artifact contains out/docs 1.zip']
  expect(await take(bytes)).toEqual({ name, bytes: SITE, isKept: false, lines })
})

test('an archive whose name is not a file name gets that of the artifact', async () => {
  expect((await take(zipOf([{ name: '…', content: SITE }]))).name).toBe('published-docs')
})

test('a large archive is extracted completely', async () => {
  const content = Buffer.concat([SITE, Buffer.alloc(5_000_000, 'x')])
  expect((await take(zipOf([{ name: 'a.zip', content }]))).bytes.equals(content)).toBe(true)
})

test.each<[string, Buffer]>([
  ['a zip with a home page', zipOf([{ name: 'index.html' }, { name: 'a.zip', content: SITE }])],
  ['a zip with a home page in its top folder', zipOf([{ name: 'site/index.html' }, { name: 'site/a' }])],
  ['one page', zipOf([{ name: 'index.html', content: 'x' }])],
  ['anything but a zip', Buffer.from('\x1f\x8b\x08 no matter what follows', 'latin1')],
])('the archive may be the download itself: %s', async (_, bytes) => {
  expect(await take(bytes)).toEqual({ name: 'published-docs', bytes, isKept: true, lines: [] })
})

test('an asset is the archive, even without a home page', async () => {
  const taken = await take(zipOf([{ name: 'a.zip', content: SITE }]), { kind: 'asset', name: 'docs-1.zip' })
  expect(taken).toMatchObject({ name: 'docs-1.zip', isKept: true })
  expect((await take(SITE, { kind: 'asset', name: '…' })).name).toBe('from-the-storage.zip')
})

test.each<[string, Buffer, string]>([
  ['a page', zipOf([{ name: 'a.html', content: '<html>' }]), 'but a.html, which looks like an HTML page'],
  ['an empty file', zipOf([{ name: 'a.zip' }]), 'but a.zip, which looks like an empty file'],
  ['two files', zipOf([{ name: 'a.zip', content: SITE }, { name: 'b' }]), 'but 2 files: a.zip and b.'],
  [
    'many files',
    zipOf(Array.from({ length: 12 }, (_, i) => ({ name: `f${i}` }))),
    'but 12 files: f0, f1, f2, f3, f4, f5, f6, f7, f8, f9, and 2 more.',
  ],
  ['a deeper home page', zipOf([{ name: 'a/b/index.html' }, { name: 'a/c' }]), 'but 2 files: a/b/index'],
])('anything else is reported by name: %s', async (_, bytes, words) => {
  expect(await failureOf(bytes)).toMatchObject({
    code: 'published-other',
    message: expect.stringContaining(`copy of the artifact published-docs is not a site archive, ${words}`),
  })
})

test.each<[string, Buffer, string]>([
  ['nothing', zipOf([]), 'archive-empty'],
  ['a folder', zipOf([{ name: 'a/' }]), 'archive-empty'],
  ['a damaged zip', zipOf([{ name: 'a.zip', content: SITE, crc: 1 }]), 'archive-damaged'],
  ['a path outside', zipOf([{ name: '../a.zip', content: SITE }]), 'entry-refused'],
  ['a link', zipOf([{ name: 'a.zip', content: 'b', mode: 0o120777 }]), 'entry-refused'],
])('content that a site must not have is refused: %s', async (_, bytes, code) =>
  expect(await failureOf(bytes)).toMatchObject({ code }),
)
