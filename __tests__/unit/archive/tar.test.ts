import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, test } from '@jest/globals'
import type { EntryHeader, EntrySink } from '../../../src/archive/entry-sink.ts'
import { readTar } from '../../../src/archive/tar.ts'

/** POSIX’s type flags, and GNU’s. */
const TYPES = {
  ...{ oldFile: '\0', file: '0', folder: '5', extended: 'x', extendedForAll: 'g' },
  ...{ longName: 'L', longTarget: 'K' },
}

/** The fields of a header, and its content; omitted fields get a plausible value. */
interface Item {
  readonly name: string
  readonly content?: string
  readonly type?: string
  readonly size?: number
  /** The field as it is, in Latin-1. */
  readonly rawSize?: string
  readonly prefix?: string
  readonly magic?: string
}

function headerOf({
  name,
  content = '',
  type = TYPES.file,
  magic = 'ustar\u000000',
  ...rest
}: Item): Buffer {
  const size = rest.size ?? Buffer.byteLength(content)
  const block = Buffer.alloc(512)
  block.write(name.slice(0, 100), 0)
  block.write('0000644\0', 100)
  block.write(rest.rawSize ?? `${size.toString(8).padStart(11, '0')}\0`, 124, 'latin1')
  block.write(type, 156)
  block.write(magic, 257)
  block.write(rest.prefix ?? '', 345)
  return summed(block)
}

/** Returns the block with the right checksum. */
function summed(block: Buffer): Buffer {
  block.write('        ', 148)
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return block
}

const padded = (content: string) => {
  const bytes = Buffer.from(content)
  return Buffer.concat([bytes, Buffer.alloc(-bytes.length & 511)])
}

/** Writes entries as given, with nothing at the end. */
const entries = (...items: Item[]): Buffer =>
  Buffer.concat(items.flatMap((item) => [headerOf(item), padded(item.content ?? '')]))

const END = Buffer.alloc(1_024)
const whole = (...items: Item[]) => Buffer.concat([entries(...items), END])

async function* inChunks(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

interface Entry extends EntryHeader {
  content?: string
}

/** Returns what a sink gets of an archive that is read in chunks of `chunk` bytes. */
const read = (bytes: Buffer, chunk = bytes.length) => readFrom(inChunks(bytes, chunk))

async function readFrom(source: AsyncIterable<Buffer>): Promise<Entry[]> {
  const read: Entry[] = []
  let content = ''
  const sink: EntrySink = {
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
  }
  const { signal } = new AbortController()
  await readTar({ source, wrapperPhrase: '', signal }, sink)
  return read
}

const file = (name: string, content = ''): Entry => ({
  name,
  kind: 'file',
  size: content.length,
  content,
})
const folder = (name: string): Entry => ({ name, kind: 'folder', size: 0 })
const longName = (name: string): Item => ({
  name: '@LongLink',
  type: TYPES.longName,
  content: `${name}\0`,
})
const extended = (content: string, type = TYPES.extended): Item => ({
  name: 'PaxHeaders/a',
  type,
  content,
})

/** As GNU tar writes sizes that octal digits cannot hold. */
const base256 = (size: number, first = 0x80) =>
  String.fromCharCode(first) +
  Buffer.from(size.toString(16).padStart(22, '0'), 'hex').toString('latin1')

const LONG = `${'long/'.repeat(130)}name`
const CONTENT = 'x'.repeat(1_300)
const ABC = { name: 'a', content: 'abc' }

test('signals are handled between two entries, however long the disk takes for each', async () => {
  const archive = whole(
    ...Array.from({ length: 64 }, (_, i) => ({ name: `${i}/`, type: TYPES.folder })),
  )
  const controller = new AbortController()
  let begun = 0
  const sink: EntrySink = {
    begin: () => {
      begun += 1
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 30)
    },
    append: () => {},
    end: () => {},
  }
  setImmediate(() => controller.abort(new Error('canceled')))
  const source = inChunks(archive, archive.length)
  const reading = readTar({ source, wrapperPhrase: '', signal: controller.signal }, sink)
  await expect(reading).rejects.toThrow('canceled')
  expect(begun).toBeLessThan(4)
})

test('a cancellation is noticed while no bytes arrive, and nothing is read after it', async () => {
  const controller = new AbortController()
  const goOn = Promise.withResolvers<void>()
  const names: string[] = []
  async function* stalling() {
    yield entries({ name: 'a' })
    setImmediate(() => controller.abort(new Error('canceled')))
    await goOn.promise
    yield entries({ name: 'b' })
  }
  const sink: EntrySink = { begin: ({ name }) => names.push(name), append: () => {}, end: () => {} }
  const reading = readTar(
    { source: stalling(), wrapperPhrase: '', signal: controller.signal },
    sink,
  )
  await expect(reading).rejects.toThrow('canceled')
  goOn.resolve()
  await nextTurn()
  expect(names).toEqual(['a'])
})

test.each([1, 7, 511, 512, 513, 1_000, 100_000])(
  'chunks may have any size: %i bytes',
  async (chunk) => {
    const archive = whole(
      { name: 'folder/', type: TYPES.folder },
      { name: 'folder/empty' },
      longName(LONG),
      { name: LONG.slice(0, 100), content: CONTENT },
      extended('16 path=long/é\n'),
      { name: 'short', content: 'y'.repeat(512) },
      { name: 'last', content: 'z' },
    )
    await expect(read(archive, chunk)).resolves.toEqual([
      folder('folder/'),
      file('folder/empty'),
      file(LONG, CONTENT),
      file('long/é', 'y'.repeat(512)),
      file('last', 'z'),
    ])
  },
)

describe('an entry', () => {
  const B = { name: 'b' }
  const SPARSE = 'a sparse file, with holes left out'
  const SIZE_3 = extended('10 size=3\n')
  test.each<[string, Item[], Entry[]]>([
    ['with a prefix to its name', [{ name: 'b', prefix: 'a' }], [file('a/b')]],
    ['of the oldest kind', [{ name: 'a', type: TYPES.oldFile }], [file('a')]],
    ['that is a folder only by its name', [{ name: 'a/' }], [folder('a/')]],
    ['with the name of a folder', [{ name: 'a/', content: 'b' }], [file('a/', 'b')]],
    ['that is contiguous', [{ name: 'a', type: '7', content: 'b' }], [file('a', 'b')]],
    [
      'that is a sized folder',
      [{ name: 'a/', type: TYPES.folder, size: 99 }, B],
      [folder('a/'), file('b')],
    ],
    [
      'that is sparse',
      [extended('22 GNU.sparse.major=1\n'), B],
      [{ ...file('b'), obstacle: SPARSE }],
    ],
    ['whose extended header is empty', [extended(''), { name: 'a' }], [file('a')]],
    ['whose extended header has its size', [SIZE_3, { ...ABC, size: 0 }], [file('a', 'abc')]],
    [
      'whose extended header is its own',
      [extended('10 path=a\n'), { name: 'x' }, B],
      [file('a'), file('b')],
    ],
    ['whose long name is its own', [longName('a'), { name: 'x' }, B], [file('a'), file('b')]],
    [
      'whose extended header is for all',
      [extended('13 comment=b\n', TYPES.extendedForAll), B],
      [file('b')],
    ],
    [
      'whose extended header says 0 bytes',
      [extended('10 size=0\n'), { name: 'a', size: 99 }],
      [file('a')],
    ],
    [
      'with a prefix of another kind',
      [{ name: 'b', prefix: 'a', magic: 'ustar  \0' }],
      [file('b')],
    ],
    ['of v7, without a prefix', [{ name: 'b', prefix: 'a', magic: '' }], [file('b')]],
    ['with its size in base 256', [{ ...ABC, rawSize: base256(3) }], [file('a', 'abc')]],
    ['with spaces around its size', [{ ...ABC, rawSize: '  3  ' }], [file('a', 'abc')]],
    ['with only digits as its size', [{ ...ABC, rawSize: '000000000003' }], [file('a', 'abc')]],
    ['with a blank size', [{ name: 'a', rawSize: ' '.repeat(12) }], [file('a')]],
    [
      'named in two ways alike',
      [longName('a'), extended('10 path=a\n'), { name: 'x' }],
      [file('a')],
    ],
    ['whose extended header is padded', [extended('10 path=a\n\0\0'), { name: 'x' }], [file('a')]],
    ['whose extended header has more', [extended('8 a=\n=c\n10 path=a\n'), B], [file('a')]],
    [
      'whose link has a long target',
      [{ name: 'x', type: TYPES.longTarget, content: LONG }, B],
      [file('b')],
    ],
  ])('%s', (_, items, expected) => expect(read(whole(...items))).resolves.toEqual(expected))

  test.each<[string, EntryHeader['kind']]>([
    ['1', 'hard link'],
    ['2', 'symbolic link'],
    ['3', 'device'],
    ['4', 'device'],
    ['6', 'FIFO'],
    ['D', 'special entry'],
    ['M', 'special entry'],
    ['S', 'special entry'],
    ['V', 'special entry'],
    ['X', 'special entry'],
  ])('of the type %s is reported as a %s, even without a size', async (type, kind) => {
    for (const name of ['a', 'a/'])
      await expect(read(whole({ name, type, rawSize: '' }))).resolves.toMatchObject([
        { name, kind, size: 0 },
      ])
  })

  test('has the kind that its full name says, and not the beginning of it', async () => {
    const long = `${'d'.repeat(99)}/f`
    const [first, second] = [longName(long), extended(`111 path=${long}\n`)]
    for (const extension of [first, second])
      expect(await read(whole(extension, { name: long.slice(0, 100), content: 'x' }))).toEqual([
        file(long, 'x'),
      ])
  })
})

describe('an archive', () => {
  const A = entries(ABC)
  const AFTER_END = 'there is data after its end'
  const NO_ENTRY = 'an extended header has no entry'
  const TOO_LARGE = 'an extended header is too large'
  const CORRUPT =
    '10 path=b|11 path=b\n|8 path=b\n|10path=b\n|7 path\n9 path=b\n|2 \n|x path=b\n'.split('|')
  const CONTRADICTION = 'its extended headers contradict each other'
  const withByte = (bytes: Buffer, at: number, byte: number) => {
    const changed = Buffer.from(bytes)
    changed[at] = byte
    return changed
  }
  /** Returns a header whose checksum is right and written as `sum` says, with the sum's digits for `1234`. */
  const withSum = (sum: string) => {
    const header = headerOf({ name: 'b' })
    const digits = header.toString('latin1', 150, 154)
    header.write(sum.replace('1234', digits), 148, 'latin1')
    return header
  }
  test.each<[string, Buffer, string]>([
    ['cut off in a header', Buffer.concat([A, A.subarray(0, 300)]), 'it is cut off'],
    ['cut in its content', A.subarray(0, 514), 'at “a”: it is cut off.'],
    [
      'cut at its end',
      entries({ ...ABC, content: CONTENT }).subarray(0, 1_600),
      'at “a”: it is cut off.',
    ],
    ['cut in the padding', A.subarray(0, 900), ': it is cut off.'],
    ['cut in an extension', entries(extended('10 path=b\n')).subarray(0, 515), 'it is cut off'],
    ['cut off after an entry', A, 'it is cut off'],
    ['with an entry after its end', Buffer.concat([A, END, A, END]), AFTER_END],
    [
      'with an entry after one block of zeros',
      Buffer.concat([A, END.subarray(512), A, END]),
      AFTER_END,
    ],
    ['cut off after an extension', entries(extended('10 path=b\n')), 'it is cut off'],
    ['cut in the end marker', Buffer.concat([A, END.subarray(0, 511)]), 'it is cut off'],
    [
      'with a wrong checksum',
      Buffer.concat([A, withByte(A, 0, 0x62), END]),
      'the header of an entry is corrupt',
    ],
    ['with a byte after its end', Buffer.concat([A, END, END, Buffer.from('x')]), AFTER_END],
    [
      'with a checksum of nothing',
      Buffer.concat([A, withByte(END, 150, 0x31)]),
      'the header of an entry',
    ],
    ['with an extension of nothing', whole(extended('10 path=b\n')), NO_ENTRY],
    ['with a long name of nothing', Buffer.concat([whole(longName('b')), A, END]), NO_ENTRY],
    [
      'with an endless extension',
      whole({ name: 'x', type: TYPES.extended, size: 2 ** 20 + 1 }),
      TOO_LARGE,
    ],
    [
      'with an extension of no size',
      whole({ name: 'x', type: TYPES.longName, rawSize: 'x' }),
      TOO_LARGE,
    ],
    ['with two names', whole(longName('a'), extended('10 path=b\n'), ABC), CONTRADICTION],
    ['with two long names', whole(longName('a'), longName('b'), ABC), CONTRADICTION],
    [
      'with two extensions',
      whole(extended('10 path=b\n'), extended('11 mtime=1\n'), ABC),
      CONTRADICTION,
    ],
    ['with two sizes', whole(extended('10 size=3\n'), extended('10 size=4\n'), ABC), CONTRADICTION],
    [
      'with a name for all',
      whole(extended('10 path=b\n', TYPES.extendedForAll), ABC),
      CONTRADICTION,
    ],
    ...CORRUPT.map((records): [string, Buffer, string] => [
      `with the extension ${JSON.stringify(records)}`,
      whole(extended(records), ABC),
      'an extended header is corrupt',
    ]),
    ...['3x', '-3', '1 2', '\t3', '\x003', '8', base256(2 ** 53), base256(3, 0xff)].map(
      (rawSize): [string, Buffer, string] => [
        `with the size ${JSON.stringify(rawSize)}`,
        whole({ ...ABC, rawSize }),
        'at “a”: its header has no valid size',
      ],
    ),
    ...['-3', '3.0', '0x3', '', '9007199254740992'].map((size): [string, Buffer, string] => [
      `with the size ${JSON.stringify(size)} in an extension`,
      whole(extended(`${size.length + 9} size=${size}\n`.replace(/^9/, '8')), ABC),
      'its header has no valid size',
    ]),
  ])('%s is damaged', async (_, bytes, message) => {
    for (const chunk of [1, 512, 10_000]) {
      const error = { code: 'archive-damaged', message: expect.stringContaining(message) }
      await expect(read(bytes, chunk)).rejects.toMatchObject(error)
    }
  })

  // The library that read them earlier waited forever.
  test('with a size whose first byte has no meaning is damaged', async () => {
    for (let first = 0x81; first < 0xff; first += 1)
      await expect(read(whole({ ...ABC, rawSize: base256(3, first) }))).rejects.toThrow(
        'no valid size',
      )
  })

  test.each<[string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['a part of a header', A.subarray(0, 511)],
    ['a text', Buffer.alloc(2_000, 'text ')],
  ])('%s is not recognized as an archive', async (_, bytes) => {
    for (const chunk of [1, 512, 10_000])
      await expect(read(bytes, chunk)).rejects.toMatchObject({ code: 'not-an-archive' })
  })

  test('whose compressed data breaks off within a file is reported as damaged at that file', async () => {
    async function* breaking() {
      yield A.subarray(0, 514)
      throw Object.assign(new Error('incorrect data check'), { code: 'Z_DATA_ERROR' })
    }
    await expect(readFrom(breaking())).rejects.toThrow('at “a”: its compressed data is corrupt')
  })

  test.each([1, 512, 100, 9 * 1_024])('may be padded with %i zeros', async (zeros) => {
    await expect(read(Buffer.concat([A, END, Buffer.alloc(zeros)]))).resolves.toEqual([
      file('a', 'abc'),
    ])
  })

  test.each(['   1234 ', '001234 \0', '  1234\0 ', '00001234'])(
    'may contain the checksum %j',
    async (sum) => {
      await expect(read(Buffer.concat([withSum(sum), END]))).resolves.toEqual([file('b')])
    },
  )

  test('may be padded with 16 MiB, and with 16 KiB for each entry', async () => {
    const zeros = (16 << 20) + (16 << 10) + 'abc'.length - A.length
    const padded = async (count: number) => read(Buffer.concat([A, Buffer.alloc(count)]), 2 ** 20)
    await expect(padded(zeros)).resolves.toEqual([file('a', 'abc')])
    await expect(padded(zeros + 1)).rejects.toThrow('its headers and padding are too large')
  })

  test('must not be padded endlessly', async () => {
    async function* zeros() {
      yield A
      for (;;) yield Buffer.alloc(2 ** 20)
    }
    await expect(readFrom(zeros())).rejects.toThrow('its headers and padding are too large')
  })

  test('may have long extension headers for each of its entries, but not endless ones for none', async () => {
    const comment = extended(`16000 comment=${'x'.repeat(15_985)}\n`, TYPES.extendedForAll)
    const honest = Buffer.concat(
      Array.from({ length: 1_200 }, () => entries(comment, { name: 'a' })),
    )
    await expect(read(Buffer.concat([honest, END]), 2 ** 16)).resolves.toHaveLength(1_200)
    async function* endless() {
      for (;;) yield entries(comment)
    }
    await expect(readFrom(endless())).rejects.toThrow('its headers and padding are too large')
  })
})
