/** Archives made to order, valid and invalid: no archiver would write what some tests need. */
import { crc32, deflateRawSync, gzipSync, constants as zlib, zstdCompressSync } from 'node:zlib'
import { TAR_END, tarHeader, tarPadding } from '../../sandbox/tar.ts'
import type { Format } from '../../src/archive/detect-format.ts'

/** Names with their contents; a name ending in `/` is a folder. */
export type Tree = Readonly<Record<string, string | Buffer>>

export interface ZipItem {
  readonly name: string | Buffer
  readonly content?: string | Buffer
  readonly method?: number
  readonly flags?: number
  /** Unix mode with its type bits. */
  readonly mode?: number
  /** What is stated instead of the truth. */
  readonly crc?: number
  readonly size?: number
  readonly packedSize?: number
  readonly localName?: string
  /** What the local header says instead of what the directory says. */
  readonly local?: Partial<Fields>
  /** After the content: a descriptor, with what it states instead of the truth. */
  readonly descriptor?: Partial<Fields> & { readonly signature?: boolean; readonly wide?: boolean }
  /** Where the directory says that the entry begins. */
  readonly offset?: number
  readonly extra?: Buffer
}

interface ZipOptions {
  readonly count?: number
  /** Moves every size and offset into zip64 fields (APPNOTE 4.5.3). */
  readonly zip64?: boolean
}

const UTF8 = 0x800
const MAX32 = 0xffffffff

export function zipOf(items: readonly ZipItem[], options: ZipOptions = {}): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let end = 0
  for (const item of items) {
    const name = Buffer.from(item.name)
    const content = Buffer.from(item.content ?? '')
    const method = item.method ?? 8
    const packed = method === 8 ? deflateRawSync(content) : content
    const fields = {
      flags: item.flags ?? UTF8,
      method,
      crc: item.crc ?? crc32(content),
      packedSize: item.packedSize ?? packed.length,
      size: item.size ?? content.length,
    }
    const local = localHeader(Buffer.from(item.localName ?? name), { ...fields, ...item.local })
    const descriptor = item.descriptor
      ? descriptorOf({ ...fields, ...item.descriptor })
      : Buffer.alloc(0)
    const { offset = end } = item
    locals.push(local, packed, descriptor)
    end += local.length + packed.length + descriptor.length
    directory.push(directoryHeader(name, item, { ...fields, offset }, options.zip64 ?? false))
  }
  const size = directory.reduce((sum, header) => sum + header.length, 0)
  const count = options.count ?? items.length
  return Buffer.concat([
    ...locals,
    ...directory,
    endRecords(count, size, end, options.zip64 ?? false),
  ])
}

interface Fields {
  readonly flags: number
  readonly method: number
  readonly crc: number
  readonly packedSize: number
  readonly size: number
}

function localHeader(name: Buffer, fields: Fields): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(20, 4)
  writeFields(header, fields, 6)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, name])
}

type Descriptor = Fields & { readonly signature?: boolean; readonly wide?: boolean }

function descriptorOf({
  crc,
  packedSize,
  size,
  signature = true,
  wide = false,
}: Descriptor): Buffer {
  const descriptor = Buffer.alloc(wide ? 24 : 16)
  descriptor.writeUInt32LE(0x08074b50, 0)
  descriptor.writeUInt32LE(crc, 4)
  descriptor.writeUInt32LE(packedSize, 8)
  descriptor.writeUInt32LE(size, wide ? 16 : 12)
  return descriptor.subarray(signature ? 0 : 4)
}

type Placed = Fields & { readonly offset: number }

function directoryHeader(name: Buffer, item: ZipItem, fields: Placed, zip64: boolean): Buffer {
  const header = Buffer.alloc(46)
  const extra = Buffer.concat([
    zip64 ? zip64Extra(fields) : Buffer.alloc(0),
    item.extra ?? Buffer.alloc(0),
  ])
  header.writeUInt32LE(0x02014b50, 0)
  header.writeUInt16LE((3 << 8) | 45, 4)
  header.writeUInt16LE(45, 6)
  writeFields(header, zip64 ? { ...fields, packedSize: MAX32, size: MAX32 } : fields, 8)
  header.writeUInt16LE(name.length, 28)
  header.writeUInt16LE(extra.length, 30)
  header.writeUInt32LE(((item.mode ?? 0) << 16) >>> 0, 38)
  header.writeUInt32LE(zip64 ? MAX32 : fields.offset, 42)
  return Buffer.concat([header, name, extra])
}

function writeFields(header: Buffer, fields: Fields, at: number): void {
  header.writeUInt16LE(fields.flags, at)
  header.writeUInt16LE(fields.method, at + 2)
  header.writeUInt32LE(fields.crc, at + 8)
  header.writeUInt32LE(Math.min(fields.packedSize, MAX32), at + 12)
  header.writeUInt32LE(Math.min(fields.size, MAX32), at + 16)
}

function zip64Extra(fields: Placed): Buffer {
  const extra = Buffer.alloc(28)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(24, 2)
  for (const [i, value] of [fields.size, fields.packedSize, fields.offset].entries())
    extra.writeBigUInt64LE(BigInt(value), 4 + i * 8)
  return extra
}

function endRecords(count: number, size: number, offset: number, zip64: boolean): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  for (const at of [8, 10]) end.writeUInt16LE(zip64 ? 0xffff : count, at)
  end.writeUInt32LE(zip64 ? MAX32 : size, 12)
  end.writeUInt32LE(zip64 ? MAX32 : offset, 16)
  if (!zip64) return end
  const record = Buffer.alloc(56)
  record.writeUInt32LE(0x06064b50, 0)
  record.writeBigUInt64LE(44n, 4)
  for (const at of [24, 32]) record.writeBigUInt64LE(BigInt(count), at)
  record.writeBigUInt64LE(BigInt(size), 40)
  record.writeBigUInt64LE(BigInt(offset), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(BigInt(offset + size), 8)
  locator.writeUInt32LE(1, 16)
  return Buffer.concat([record, locator, end])
}

export interface TarItem {
  readonly name: string
  readonly content?: string | Buffer
  /** The target of a symbolic link. */
  readonly linkname?: string
  readonly mode?: number
}

export async function tarOf(items: readonly TarItem[]): Promise<Buffer> {
  const entries = items.flatMap(({ content = '', ...item }) => {
    const bytes = Buffer.from(content)
    return [tarHeader({ ...item, size: bytes.length }), bytes, tarPadding(bytes.length)]
  })
  return Buffer.concat([...entries, TAR_END])
}

export async function tarGzOf(items: readonly TarItem[]): Promise<Buffer> {
  return gzipSync(await tarOf(items))
}

const items = (tree: Tree) => Object.entries(tree).map(([name, content]) => ({ name, content }))

const checked = { params: { [zlib.ZSTD_c_checksumFlag]: 1 } }

type PackedAs = Exclude<Format, 'zip'> | 'zip, deflated' | 'zip, stored' | 'zip64'

/** Every format that the archive of a site can have, by name. */
export const PACKERS: Readonly<Record<PackedAs, (tree: Tree) => Promise<Buffer>>> = {
  'zip, deflated': async (tree) => zipOf(items(tree)),
  'zip, stored': async (tree) => zipOf(items(tree).map((item) => ({ ...item, method: 0 }))),
  zip64: async (tree) => zipOf(items(tree), { zip64: true }),
  tar: async (tree) => tarOf(items(tree)),
  'tar.gz': async (tree) => tarGzOf(items(tree)),
  'tar.zst': async (tree) => zstdCompressSync(await tarOf(items(tree)), checked),
}
