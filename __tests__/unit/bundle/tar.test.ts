import { describe, expect, test } from '@jest/globals'
import { Header, type HeaderData } from 'tar/header'
import type { Taker } from '../../../src/bundle/entry.ts'
import type { Claim } from '../../../src/bundle/policy.ts'
import { readTar } from '../../../src/bundle/tar.ts'

const LIMITS = { bytes: 2 ** 20, entries: 10 }

interface Item extends HeaderData {
  readonly content?: string
}

const padded = (content: string) => {
  const bytes = Buffer.from(content)
  return Buffer.concat([bytes, Buffer.alloc(-bytes.length & 511)])
}

/** Writes entries as they are told, with nothing at the end. */
const entries = (...items: Item[]): Buffer =>
  Buffer.concat(
    items.flatMap(({ content = '', ...data }) => {
      const header = new Header({ type: 'File', size: Buffer.byteLength(content), mode: 0o644, ...data })
      header.encode()
      return [header.block ?? Buffer.alloc(0), padded(content)]
    }),
  )

const END = Buffer.alloc(1_024)
const whole = (...items: Item[]) => Buffer.concat([entries(...items), END])

async function* inChunks(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

interface Entry extends Claim {
  content?: string
}

/** Returns what a taker is given of an archive in chunks of `chunk` bytes. */
const read = (bytes: Buffer, chunk = bytes.length, limits = LIMITS) =>
  readFrom(inChunks(bytes, chunk), limits)

async function readFrom(source: AsyncIterable<Buffer>, limits = LIMITS): Promise<Entry[]> {
  const read: Entry[] = []
  let content = ''
  const taker: Taker = {
    begin: (claim) => {
      content = ''
      read.push({ ...claim })
    },
    append: (chunk) => {
      content += chunk.toString('latin1')
    },
    end: () => {
      Object.assign(read.at(-1) ?? {}, { content })
    },
    room: () => undefined,
  }
  const { signal } = new AbortController()
  await readTar({ source, wrapping: '', limits, signal }, taker)
  return read
}

const file = (name: string, content = ''): Entry => ({ name, kind: 'file', size: content.length, content })
const longName = (name: string): Item => ({
  path: '././@LongLink',
  type: 'NextFileHasLongPath',
  content: `${name}\0`,
})
const extended = (content: string, type: HeaderData['type'] = 'ExtendedHeader'): Item => ({
  path: 'PaxHeaders/a',
  ...(type && { type }),
  content,
})

const LONG = `${'long/'.repeat(130)}name`
const CONTENT = 'x'.repeat(1_300)

test.each([1, 7, 511, 512, 513, 1_000, 100_000])('chunks may have any size: %i bytes', async (chunk) => {
  const archive = whole(
    { path: 'folder/', type: 'Directory' },
    { path: 'folder/empty' },
    longName(LONG),
    { path: LONG.slice(0, 100), content: CONTENT },
    extended('16 path=long/é\n'),
    { path: 'short', content: 'y'.repeat(512) },
    { path: 'last', content: 'z' },
  )
  await expect(read(archive, chunk)).resolves.toEqual([
    { name: 'folder/', kind: 'folder', size: 0 },
    file('folder/empty'),
    file(LONG, CONTENT),
    file('long/é', 'y'.repeat(512)),
    file('last', 'z'),
  ])
})

describe('an entry', () => {
  test.each<[string, Item[], Entry[]]>([
    ['with a prefix to its name', [{ path: `${'a/'.repeat(60)}b` }], [file(`${'a/'.repeat(60)}b`)]],
    ['of the oldest kind', [{ path: 'a', type: 'OldFile' }], [file('a')]],
    [
      'that is a folder by its name alone',
      [{ path: 'a/', type: 'OldFile' }],
      [{ name: 'a/', kind: 'folder', size: 0 }],
    ],
    ['that is contiguous', [{ path: 'a', type: 'ContiguousFile', content: 'b' }], [file('a', 'b')]],
    [
      'that is a folder with a size',
      [{ path: 'a', type: 'Directory', size: 99 }, { path: 'b' }],
      [{ name: 'a', kind: 'folder', size: 0 }, file('b')],
    ],
    [
      'that is a folder with a size in its extended header',
      [extended('10 size=3\n'), { path: 'a', type: 'Directory' }, { path: 'b' }],
      [{ name: 'a', kind: 'folder', size: 0 }, file('b')],
    ],
    [
      'that is sparse',
      [extended('22 GNU.sparse.major=1\n'), { path: 'a' }],
      [{ ...file('a'), obstacle: 'a sparse file, with holes left out' }],
    ],
    ['whose extended header is empty', [extended(''), { path: 'a' }], [file('a')]],
    [
      'whose extended header has the size',
      [extended('10 size=3\n'), { path: 'a', content: 'abc', size: 0 }],
      [file('a', 'abc')],
    ],
    [
      'with a name in either extension',
      [longName('gnu'), extended('12 path=pax\n'), { path: 'a' }],
      [file('pax')],
    ],
    [
      'whose extended header is not meant for the one after it',
      [extended('10 path=b\n'), { path: 'a' }, { path: 'c' }],
      [file('b'), file('c')],
    ],
    [
      'whose long name is not meant for the one after it',
      [longName('b'), { path: 'a' }, { path: 'c' }],
      [file('b'), file('c')],
    ],
    [
      'whose extended header is meant for all',
      [extended('10 path=b\n', 'GlobalExtendedHeader'), { path: 'a' }],
      [file('a')],
    ],
    [
      'whose link has a long target',
      [{ path: 'x', type: 'NextFileHasLongLinkpath', content: LONG }, { path: 'a' }],
      [file('a')],
    ],
  ])('%s', async (_, items, expected) => {
    await expect(read(whole(...items))).resolves.toEqual(expected)
  })

  test.each<[HeaderData['type'], Claim['kind']]>([
    ['SymbolicLink', 'symbolic link'],
    ['Link', 'hard link'],
    ['CharacterDevice', 'device'],
    ['BlockDevice', 'device'],
    ['FIFO', 'FIFO'],
    ['GNUDumpDir', 'special entry'],
    ['SparseFile', 'special entry'],
    ['TapeVolumeHeader', 'special entry'],
    ['OldExtendedHeader', 'special entry'],
  ])('of the type %s is said to be a %s', async (type, kind) => {
    const [entry] = await read(whole({ path: 'a', ...(type && { type }) }))
    expect(entry).toMatchObject({ name: 'a', kind })
  })

  test('behind the end of an archive that was joined to another belongs to it', async () => {
    const joined = Buffer.concat([whole({ path: 'a' }), whole({ path: 'b', content: 'b' })])
    await expect(read(joined)).resolves.toEqual([file('a'), file('b', 'b')])
  })
})

describe('an archive', () => {
  const A = entries({ path: 'a', content: 'abc' })
  const withByte = (bytes: Buffer, at: number, byte: number) => {
    const changed = Buffer.from(bytes)
    changed[at] = byte
    return changed
  }
  const nonsense = (field: number) => {
    const block = Buffer.from(A)
    block.write('\x81', field, 'latin1')
    block.write('        ', 148)
    let sum = 0
    for (const byte of block.subarray(0, 512)) sum += byte
    block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
    return Buffer.concat([block, END])
  }

  test.each<[string, Buffer, string]>([
    ['cut in a header', Buffer.concat([A, A.subarray(0, 300)]), ': it is cut off.'],
    ['cut in its content', A.subarray(0, 514), 'at “a”: it is cut off.'],
    [
      'cut in its last block',
      entries({ path: 'a', content: 'x'.repeat(1_024) }).subarray(0, 1_100),
      'at “a”: it is cut off.',
    ],
    ['cut in the padding', A.subarray(0, 900), ': it is cut off.'],
    ['cut in an extension', entries(extended('10 path=b\n')).subarray(0, 515), ': it is cut off.'],
    ['cut behind an entry', A, 'the mark at its end is missing'],
    ['cut behind what it was joined to', Buffer.concat([A, END, A]), 'the mark at its end is missing'],
    ['cut behind an extension', entries(extended('10 path=b\n')), 'the mark at its end is missing'],
    ['cut in the mark at its end', Buffer.concat([A, END.subarray(0, 511)]), ': it is cut off.'],
    ['with half a block at its end', Buffer.concat([A, END, END.subarray(0, 100)]), ': it is cut off.'],
    ['with another sum', Buffer.concat([A, withByte(A, 0, 0x62), END]), 'the header of an entry is corrupt'],
    ['with something behind its end', Buffer.concat([A, END, Buffer.alloc(512, 'x')]), 'header of an entry'],
    ['with a size that is no number', nonsense(124), 'the header of an entry is corrupt'],
    ['with a broken extension', whole(extended('x'), { path: 'a' }), 'the extended header of an entry'],
    [
      'with an extension without end',
      whole({ path: 'x', type: 'ExtendedHeader', size: 2 ** 20 + 1 }),
      'the header of an entry has no end',
    ],
  ])('%s is damaged', async (_, bytes, message) => {
    for (const chunk of [1, 512, 10_000]) {
      await expect(read(bytes, chunk)).rejects.toMatchObject({
        code: 'archive-damaged',
        message: expect.stringContaining(message),
      })
    }
  })

  test.each<[string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['a part of a header', A.subarray(0, 511)],
    ['a text', Buffer.alloc(2_000, 'text ')],
  ])('%s is none', async (_, bytes) => {
    for (const chunk of [1, 512, 10_000])
      await expect(read(bytes, chunk)).rejects.toMatchObject({ code: 'not-an-archive' })
  })

  test('whose compression breaks in a file is damaged there', async () => {
    async function* breaking() {
      yield A.subarray(0, 514)
      throw Object.assign(new Error('incorrect data check'), { code: 'Z_DATA_ERROR' })
    }
    await expect(readFrom(breaking())).rejects.toThrow('at “a”: its compressed data is corrupt')
  })

  test('is passed over no further than a site of its limits can be long', async () => {
    const zeros = Buffer.concat([A, Buffer.alloc(400 * 512)])
    await expect(read(zeros, 512, { bytes: 1_000, entries: 20 })).resolves.toHaveLength(1)
    await expect(read(zeros, 512, { bytes: 1_000, entries: 10 })).rejects.toThrow('it goes on and on')
  })
})
