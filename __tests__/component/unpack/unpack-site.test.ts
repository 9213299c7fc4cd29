import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateRawSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from '@jest/globals'
import { EntryPolicy } from '../../../src/archive/entry-policy.ts'
import { Removals } from '../../../src/disk/removal.ts'
import { SiteWriter } from '../../../src/unpack/site-writer.ts'
import { unpackSite } from '../../../src/unpack/unpack-site.ts'
import {
  PACKERS,
  type TarItem,
  type Tree,
  tarOf,
  type ZipItem,
  zipOf,
} from '../../support/archives.ts'
import { runChild, withMaxFileSize } from '../../support/child.ts'
import { sha256, treeOf } from '../../support/files.ts'
import { scratch } from '../../support/scratch.ts'

const LIMITS = { bytes: 100_000_000, entries: 1_000 }

/** Unpacks `bytes` into a new folder of a new folder; returns both. */
async function unpacked(
  bytes: Buffer,
  { limits = LIMITS, signal = new AbortController().signal } = {},
) {
  const root = scratch()
  const archive = join(scratch(), 'archive')
  writeFileSync(archive, bytes)
  const targetPath = join(root, 'public', 'site')
  const removals = new Removals()
  const result = await unpackSite({
    archivePath: archive,
    targetPath,
    limits,
    removals,
    signal,
  }).catch(async (error: unknown) => {
    await removals.waitUntilSettled()
    expect(readdirSync(root)).toEqual([])
    throw error
  })
  return { root, ...result }
}

const latin1 = (text: string) => Buffer.from(text, 'latin1')

/** An entry called `name`, with Info-ZIP's extra field for its name in UTF-8 (APPNOTE 4.6.9). */
const inUnicode = (name: Buffer, instead: string): ZipItem => {
  const field = Buffer.alloc(9)
  field.writeUInt16LE(0x7075, 0)
  field.writeUInt16LE(5 + Buffer.byteLength(instead), 2)
  field.writeUInt8(1, 4)
  field.writeUInt32LE(crc32(name), 5)
  return { name, extra: Buffer.concat([field, Buffer.from(instead)]) }
}

const SITE: Tree = {
  'index.html': '<h1>Hello</h1>',
  'a/': '',
  'a/b.html': Buffer.alloc(5_000, 'b'),
  'a/empty': '',
  'a/large.bin': Buffer.from(Array.from({ length: 1_500_000 }, (_, i) => (i * i) >> 7)),
  [`${'long-name/'.repeat(12)}é.html`]: 'long',
}

describe.each(Object.entries(PACKERS))('a site in the format %s', (_, packed) => {
  test('is unpacked unchanged, with plain modes and current times', async () => {
    const before = Date.now() - 2_000
    const { folder, files, top } = await unpacked(await packed(SITE))
    const tree = treeOf(folder.newPath)
    for (const [name, content] of Object.entries(SITE))
      expect(tree[name]).toBe(name.endsWith('/') ? '' : sha256(content))
    expect({ files, top }).toEqual({ files: 5, top: '' })
    for (const path of Object.keys(tree)) {
      const { mode, mtimeMs } = statSync(join(folder.newPath, path))
      expect((mode & 0o7777).toString(8)).toBe(path.endsWith('/') ? '755' : '644')
      expect(mtimeMs).toBeGreaterThan(before)
    }
  })

  test('has the digest that the command in docs/reference.md prints, with or without a top folder', async () => {
    // `sha256sum -` would read its standard input.
    const site = { ...SITE, '-': 'a file' }
    const { folder, digest } = await unpacked(await packed(site))
    const inFolder = Object.entries(site).map(([name, content]) => [`out/${name}`, content])
    const moved = await unpacked(await packed(Object.fromEntries(inFolder)))
    const script = /^find .*sha256sum$/m.exec(readFileSync('docs/reference.md', 'utf8'))?.[0] ?? ''
    const second = execFileSync('bash', ['-c', script], { cwd: folder.newPath, encoding: 'utf8' })
    expect(second).toBe(`${digest}  -\n`)
    expect(moved).toMatchObject({ digest, top: 'out', files: 6 })
  })

  test('is unpacked up to its limits and not beyond', async () => {
    const archive = await packed({ a: Buffer.alloc(600_000), b: Buffer.alloc(400_000) })
    const within = (bytes: number, entries: number) =>
      unpacked(archive, { limits: { bytes, entries } })
    await expect(within(1_000_000, 2)).resolves.toMatchObject({ files: 2 })
    await expect(within(999_999, 2)).rejects.toThrow('976.6 KiB, the limit of `max-unpacked-size`')
    await expect(within(1_000_000, 1)).rejects.toThrow('1 entry, the limit of `max-unpacked-files`')
  })

  test('without a file is empty', async () => {
    await expect(unpacked(await packed({}))).rejects.toMatchObject({ code: 'archive-empty' })
    await expect(unpacked(await packed({ 'a/': '' }))).rejects.toMatchObject({
      code: 'archive-empty',
    })
  })

  test('cut off anywhere but in its final zeros is refused', async () => {
    const whole = await packed(SITE)
    const end = Math.min(whole.length, whole.findLastIndex((byte) => byte !== 0) + 1)
    for (const length of [1, 3, 29, 512, 1_000, whole.length >> 1, whole.length - 1_025, end - 1]) {
      await expect(unpacked(whole.subarray(0, length))).rejects.toMatchObject({
        outcome: 'bundle-failed',
      })
    }
  })

  test('ends soon after it is canceled', async () => {
    const canceling = new AbortController()
    const archive = await packed(SITE)
    const unpacking = unpacked(archive, { signal: canceling.signal })
    canceling.abort(new Error('enough'))
    await expect(unpacking).rejects.toThrow('enough')
  })
})

test('a name that the file system considers equal to an existing one is refused, and nothing is overwritten', () => {
  const root = scratch()
  writeFileSync(join(root, 'a'), 'first')
  const policy = new EntryPolicy(LIMITS, { ignoresCase: false, hasWindowsNames: false })
  const writer = new SiteWriter(root, policy)
  const begin = () => writer.begin({ name: 'a', kind: 'file', size: 1 })
  expect(begin).toThrow('another entry has the same name there')
  expect(readFileSync(join(root, 'a'), 'utf8')).toBe('first')
})

test('an error because somebody removed the folder is not blamed on an entry of the archive', async () => {
  const root = scratch()
  const archive = join(scratch(), 'archive')
  const files = Array.from({ length: 3_000 }, (_, i) => ({ name: `a/${i}`, content: '' }))
  writeFileSync(archive, await tarOf(files))
  const options = {
    archivePath: archive,
    limits: { bytes: 1, entries: 9_999 },
    removals: new Removals(),
  }
  const { signal } = new AbortController()
  const unpacking = unpackSite({ ...options, targetPath: join(root, 'site'), signal })
  rmSync(root, { recursive: true })
  await expect(unpacking).rejects.toMatchObject({ code: 'disk-failed' })
})

describe('a hostile entry of a zip', () => {
  const LARGE = Buffer.alloc(1_500_000, 'large')
  const GOOD: ZipItem = { name: 'index.html', content: 'good' }
  test.each<[string, ZipItem[], string]>([
    ['leads out', [GOOD, { name: '../evil' }], 'entry “../evil”: its path points out'],
    [
      'points outside by its other name',
      [GOOD, inUnicode(latin1('x'), '../é')],
      'its path points out',
    ],
    [
      'is a link',
      [{ name: 'a', mode: 0o120777 }, { name: 'a/evil' }],
      'entry “a”: it is a symbolic link',
    ],
    ['is a device', [{ name: 'a', mode: 0o020644 }], 'it is a device'],
    ['is of an unknown type', [{ name: 'a', mode: 0o170644 }], 'it is a special entry'],
    ['is a FIFO', [{ name: 'a', mode: 0o010644 }], 'it is a FIFO'],
    ['is encrypted', [GOOD, { name: 'a', flags: 1 }], 'it is encrypted'],
    [
      'is compressed with an unknown method',
      [GOOD, { name: 'a', method: 14 }],
      'compressed with method 14 (LZMA), but only stored entries and those compressed with Deflate can be read',
    ],
    ['occurs twice', [GOOD, GOOD], 'it occurs twice'],
    [
      'has a wrong checksum',
      [{ ...GOOD, crc: 1 }],
      'at “index.html”: its content does not match its checksum',
    ],
    ['unpacks to more than it says', [{ ...GOOD, size: 3 }], 'does not unpack to the 3 bytes'],
    ['unpacks to less than it says', [{ ...GOOD, size: 5 }], 'does not unpack to the 5 bytes'],
    [
      'is stored, in more bytes',
      [{ ...GOOD, method: 0, size: 3 }],
      'does not unpack to the 3 bytes',
    ],
    ['has bytes after its end', [{ ...GOOD, packedSize: 7 }, GOOD], 'at “index.html”'],
    [
      'shares its bytes',
      [GOOD, { ...GOOD, name: 'x', localName: 'index.html', offset: 0 }],
      'differs from',
    ],
    [
      'is in the content of another',
      [
        { name: 'a', method: 0, content: zipOf([{ name: 'b' }]) },
        { name: 'b', offset: 31 },
      ],
      'two of its entries overlap',
    ],
    [
      'extends into the directory',
      [{ ...GOOD, method: 0, packedSize: 40, size: 40 }],
      'overlap the directory',
    ],
    [
      'extends beyond the end',
      [{ ...GOOD, method: 0, packedSize: 4_000, size: 4_000 }],
      'at “index.html”',
    ],
    [
      'has two names',
      [GOOD, { name: 'a', localName: 'b' }],
      'at “a”: its name in the directory differs',
    ],
    [
      'is large, with a wrong checksum',
      [{ name: 'a', content: LARGE, crc: 1 }],
      'checksum (CRC-32)',
    ],
    [
      'is large and stored, with a wrong checksum',
      [{ name: 'a', content: LARGE, method: 0, crc: 1 }],
      'checksum (CRC-32)',
    ],
    [
      'is large, with bytes after the end of its compressed data',
      [
        {
          name: 'a',
          content: LARGE,
          packedSize: deflateRawSync(LARGE).length + 16,
          descriptor: {},
        },
      ],
      'at “a”: it does not unpack to the',
    ],
  ])('%s', (_, items, why) => expect(unpacked(zipOf(items))).rejects.toThrow(why))

  const ZIP = zipOf([GOOD])
  const endOf = (zip: Buffer) => zip.lastIndexOf('PK\x05\x06')
  const withByte = (zip: Buffer, at: number, byte: number) =>
    Buffer.concat([zip.subarray(0, at), Buffer.from([byte]), zip.subarray(at + 1)])
  const WIDE = zipOf([GOOD], { zip64: true })
  const beforeEnd = (zip: Buffer, at: number, count: number) =>
    Buffer.concat([zip.subarray(0, at), Buffer.alloc(count, 1), zip.subarray(at)])
  test.each<[string, Buffer]>([
    ['bytes after it', Buffer.concat([ZIP, Buffer.from('x')])],
    ['zeros after it', Buffer.concat([ZIP, Buffer.alloc(64)])],
    ['a directory with a wrong offset', withByte(ZIP, endOf(ZIP) + 16, 1)],
    ['another disk', withByte(ZIP, endOf(ZIP) + 4, 1)],
    [
      'another of the same shape after it',
      Buffer.concat([ZIP, zipOf([{ ...GOOD, content: 'evil' }])]),
    ],
    ['another of the same shape after it, in zip64', Buffer.concat([WIDE, WIDE])],
    ['bytes before its end record', beforeEnd(ZIP, endOf(ZIP), 64)],
    ['bytes before its end record, in zip64', beforeEnd(WIDE, endOf(WIDE) - 76, 64)],
    ['bytes before its locator, in zip64', beforeEnd(WIDE, endOf(WIDE) - 20, 76)],
  ])('%s', async (_, bytes) => {
    for (const entries of [1, 2])
      await expect(unpacked(bytes, { limits: { ...LIMITS, entries } })).rejects.toMatchObject({
        code: 'archive-damaged',
      })
  })

  test('that is cut off is reported as such', async () => {
    await expect(unpacked(ZIP.subarray(0, endOf(ZIP)))).rejects.toThrow(
      'it is cut off, and the list of its',
    )
    const withComment = withByte(ZIP, endOf(ZIP) + 20, 9)
    await expect(unpacked(withComment)).rejects.toThrow('is damaged: it is cut off at its end.')
  })

  const DIRECTORY = ZIP.indexOf('PK\x01\x02')
  test.each<[string, Buffer, string]>([
    [
      'filled up with zeros',
      Buffer.concat([ZIP, Buffer.alloc(10_240 - ZIP.length)]),
      'is damaged: there is data after its end.',
    ],
    [
      'with another byte after it',
      Buffer.concat([ZIP, Buffer.from('x')]),
      'is damaged: there is data after its end.',
    ],
    [
      'of several disks',
      withByte(ZIP, endOf(ZIP) + 4, 1),
      'is damaged: it is one part of a multipart archive.',
    ],
    [
      'with a damaged list',
      withByte(ZIP, DIRECTORY, 0),
      'is damaged: the list of its entries is damaged.',
    ],
    [
      'with an entry elsewhere',
      withByte(ZIP, DIRECTORY + 42, 1),
      'it is not where the list of entries says it is.',
    ],
    [
      'with an entry after its end',
      withByte(ZIP, DIRECTORY + 23, 9),
      'it continues after the end of the archive.',
    ],
  ])('%s is refused in plain words', async (_, bytes, words) => {
    await expect(unpacked(bytes)).rejects.toMatchObject({
      code: 'archive-damaged',
      message: expect.stringContaining(words),
    })
  })

  test('that the count leaves out is refused', async () => {
    const tooFew = zipOf([GOOD, { name: 'a' }], { count: 1 })
    await expect(unpacked(tooFew)).rejects.toThrow('the end of the directory')
    await expect(unpacked(zipOf([GOOD], { count: 2 }))).rejects.toMatchObject({
      code: 'archive-damaged',
    })
  })

  test('that claims more than any disk can store is refused', async () => {
    const zip = zipOf([{ ...GOOD, size: 2 ** 60 }], { zip64: true })
    const limits = { bytes: Number.MAX_SAFE_INTEGER * 1024, entries: 10 }
    await expect(unpacked(zip, { limits })).rejects.toMatchObject({ code: 'disk-full' })
    await expect(unpacked(zip)).rejects.toThrow('the limit of `max-unpacked-size`')
  })
})

describe('unusual features of valid zip archives are accepted', () => {
  const content = 'good '.repeat(100)
  const B = { name: 'b', content: 'b' }
  test.each<[string, ZipItem]>([
    [
      'a descriptor',
      { name: 'a', flags: 0x808, local: { crc: 0, packedSize: 0, size: 0 }, descriptor: {} },
    ],
    [
      'a descriptor without its signature',
      { name: 'a', flags: 0x808, descriptor: { signature: false } },
    ],
    ['a descriptor with sizes of 8 bytes', { name: 'a', flags: 0x808, descriptor: { wide: true } }],
    ['other bits for the compression level', { name: 'a', local: { flags: 0x806 } }],
    ['a mode', { name: 'a', mode: 0o100644 }],
  ])('%s', async (_, item) => {
    const items = [{ ...item, content }, B]
    const { folder } = await unpacked(zipOf(items))
    expect(treeOf(folder.newPath)).toEqual({ a: sha256(content), b: sha256('b') })
  })

  test('a directory in another order than the entries', async () => {
    const stored = { method: 0, content: 'x' }
    const second = { ...stored, name: 'a', localName: 'b', offset: 32 }
    const first = { ...stored, name: 'b', localName: 'a', offset: 0 }
    const { folder } = await unpacked(zipOf([second, first]))
    expect(treeOf(folder.newPath)).toEqual({ a: sha256('x'), b: sha256('x') })
  })

  test.each(['a comment', 'x'.repeat(65_535)])('a comment', async (comment) => {
    const zip = zipOf([{ name: 'a', content }])
    zip.writeUInt16LE(comment.length, zip.length - 2)
    await expect(unpacked(Buffer.concat([zip, Buffer.from(comment)]))).resolves.toMatchObject({
      files: 1,
    })
  })
})

describe('names in a zip', () => {
  test.each<[string, ZipItem]>([
    ['UTF-8, with the flag', { name: 'é.html' }],
    ['UTF-8, without the flag', { name: 'é.html', flags: 0 }],
    ['CP437', { name: latin1('\x82.html'), flags: 0 }],
    [
      'of another code page, and in UTF-8',
      { ...inUnicode(latin1('\xe9.html'), 'é.html'), flags: 0 },
    ],
    ['UTF-8, with the flag and an extra field', inUnicode(Buffer.from('é.html'), 'é.html')],
  ])('%s', async (_, item) => {
    const { folder } = await unpacked(zipOf([{ ...item, content: 'x' }]))
    expect(readdirSync(folder.newPath)).toEqual(['é.html'])
  })

  test.each<[string, ZipItem, string]>([
    [
      'control characters, symbols in CP437',
      { name: latin1('a\nb\x82'), flags: 0 },
      'control character',
    ],
    ['not UTF-8 despite the flag', { name: latin1('\x82.html') }, 'its name is not valid UTF-8'],
  ])('%s: refused', (_, item, why) => expect(unpacked(zipOf([item]))).rejects.toThrow(why))
})

describe('a hostile entry of a tar', () => {
  test('that is a link to somewhere else is refused, and nothing is written through it', async () => {
    const items: TarItem[] = [{ name: 'a', linkname: '/etc' }, { name: 'a/evil' }]
    const tar = await tarOf(items)
    for (const archive of [tar, gzipSync(tar)])
      await expect(unpacked(archive)).rejects.toThrow('entry “a”: it is a symbolic link')
  })

  test('that is setuid and world-writable becomes plain', async () => {
    const { folder } = await unpacked(await tarOf([{ name: 'a', content: 'x', mode: 0o6777 }]))
    expect((statSync(join(folder.newPath, 'a')).mode & 0o7777).toString(8)).toBe('644')
  })

  test('that is damaged is reported with its name', async () => {
    const tar = await tarOf([
      { name: 'a', content: 'x' },
      { name: 'b', content: Buffer.alloc(2_000, 'b') },
      { name: 'c', content: 'x' },
    ])
    await expect(unpacked(tar.subarray(0, 2_500))).rejects.toThrow(/“b”/)
    const behind = tar.fill(0xff, 3_584, 4_096)
    await expect(unpacked(behind)).rejects.toThrow(/^(?=.*damaged)(?!.*“[abc]”)/s)
  })
})

describe('a file that is not an archive is refused', () => {
  test.each<[string, Buffer, string]>([
    ['nothing', Buffer.alloc(0), 'The archive is empty: it has 0 bytes'],
    ['a page', Buffer.from('<!doctype html>'), 'it looks like an HTML page'],
    [
      'a page in gzip',
      gzipSync('<!doctype html>'),
      'it looks like a gzip file that contains an HTML page',
    ],
    [
      'a zip in gzip',
      gzipSync(zipOf([{ name: 'a' }])),
      'it looks like a gzip file that contains a zip archive',
    ],
    [
      'a tar.gz in gzip',
      gzipSync(gzipSync(Buffer.alloc(1024))),
      'like a gzip file that contains a gzip file',
    ],
    [
      'noise',
      Buffer.from('0102030405060708090a', 'hex'),
      'it begins with the bytes 0102030405060708',
    ],
  ])('%s', (_, bytes, words) => expect(unpacked(bytes)).rejects.toThrow(words))

  // The limit cuts the last write of the first one short, which is not an error yet.
  test.each([1_030_000, 3_000_000])(
    'a file that is too large leaves nothing behind of %d bytes',
    async (size) => {
      const root = scratch()
      const archive = join(root, 'archive')
      writeFileSync(archive, await tarOf([{ name: 'a', content: Buffer.alloc(size) }]))
      const launcher = withMaxFileSize(1000)
      const code = await runChild(
        'unpack',
        { archivePath: archive, targetPath: join(root, 'site') },
        { launcher },
      )
      expect(code).toBe('disk-failed')
      expect(readdirSync(root)).toEqual(['archive'])
    },
  )
})
