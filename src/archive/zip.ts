/** Zip archives (APPNOTE.TXT, https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT), parsed by yauzl. */
import { isUtf8 } from 'node:buffer'
import { closeSync, createReadStream, fstatSync, openSync, readSync } from 'node:fs'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createInflateRaw, inflateRawSync, type Zlib } from 'node:zlib'
import {
  fromRandomAccessReaderPromise,
  getFileNameLowLevel,
  type LocalFileHeader,
  parseExtraFields,
  RandomAccessReader,
  Entry as YauzlEntry,
  type ZipFile,
} from 'yauzl'
import { isDiskError } from '../disk/disk-error.ts'
import { StepError } from '../errors.ts'
import { interruptible } from '../event-loop.ts'
import { count } from '../units.ts'
import { asDamage, damaged, type EntryHeader, type EntrySink } from './entry.ts'
import type { Limits } from './limits.ts'
import { PathBudget } from './path-budget.ts'

/** Large enough that a directory or a run of small files costs a few reads. In bytes. */
const WINDOW = 1024 * 1024

/** Up to here content is held in memory whole; above, it is streamed. In bytes. */
const SMALL = 1024 * 1024

const STORED = 0
const DEFLATED = 8

/** Other methods by their numbers in APPNOTE 4.4.5, for the refusal. */
const METHODS: Readonly<Record<number, string>> = {
  1: 'shrunk',
  6: 'imploded',
  9: 'compressed with Deflate64',
  12: 'compressed with bzip2',
  14: 'compressed with LZMA',
  93: 'compressed with Zstandard',
  95: 'compressed with xz',
  98: 'compressed with PPMd',
}

/** What is kept of an entry of the central directory: an archive may have hundreds of thousands. */
interface Listed extends EntryHeader {
  /** The name's bytes as one Latin-1 character each; the same string as `name` if that is ASCII. */
  readonly rawName: string
  /** General purpose bits. */
  readonly flags: number
  readonly method: number
  readonly crc32: number
  readonly packedSize: number
  readonly offset: number
}

export interface ZipArchive {
  /** What the directory says the whole unpacks to, in bytes. */
  readonly claimedSize: number
  /** Gives the entries to `sink`, in the order of their bytes. @throws StepError (`archive-damaged`) */
  unpack(sink: EntrySink): Promise<void>
  close(): void
}

/**
 * Returns the archive at `path` with its directory read; entries beyond those that are allowed are not looked at, so that
 * an endless directory costs nothing: one more than that is returned for the policy to refuse.
 * @throws StepError (`archive-too-large`, `no-memory`) for paths of absurd length; (`archive-damaged`) if there is no whole directory
 */
export async function openZip(path: string, limits: Limits, signal: AbortSignal): Promise<ZipArchive> {
  const reader = new WindowReader(path)
  try {
    // Names are decoded here, because yauzl takes every name without the UTF-8 flag for CP437.
    const options = { autoClose: false, decodeStrings: false, validateEntrySizes: false }
    const zip = await fromRandomAccessReaderPromise(reader, reader.size, options)
    const directoryStart = Number(zip.readEntryCursor)
    const directoryEnd = endOfDirectory(reader, zip.comment as unknown as Buffer)
    const listed = await list(zip, directoryEnd, limits, signal)
    listed.sort((a, b) => a.offset - b.offset)
    return {
      claimedSize: listed.reduce((sum, entry) => sum + entry.size, 0),
      unpack: (sink) => unpack(listed, { zip, reader, directoryStart, signal }, sink),
      close: () => reader.release(),
    }
  } catch (error) {
    reader.release()
    if (signal.aborted) throw signal.reason
    throw asDamage(error)
  }
}

/** yauzl reads piece by piece; from a window those pieces cost no call to the system. */
class WindowReader extends RandomAccessReader {
  readonly path: string
  readonly size: number
  readonly #fd: number
  readonly #window = Buffer.allocUnsafe(WINDOW)
  #start = 0
  #end = 0
  #released = false

  constructor(path: string) {
    super()
    this.path = path
    this.#fd = openSync(path, 'r')
    this.size = fstatSync(this.#fd).size
  }

  /** Returns up to `length` bytes (at most a window) from `position`, valid until the next call. */
  view(position: number, length: number): Buffer {
    if (!(position <= this.size)) return Buffer.alloc(0)
    if (position < this.#start || position + length > this.#end) {
      this.#start = position
      this.#end = position + readSync(this.#fd, this.#window, 0, WINDOW, position)
    }
    return this.#window.subarray(position - this.#start, Math.min(position + length, this.#end) - this.#start)
  }

  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    done: (error: Error | null, bytesRead?: number) => void,
  ): void {
    done(null, this.view(position, length).copy(target, offset))
  }

  release(): void {
    if (this.#released) return
    this.#released = true
    closeSync(this.#fd)
  }
}

/**
 * Returns where the directory has to end, as the records at the end of the archive have it (APPNOTE 4.3.14 to 4.3.16).
 * Some readers begin with the directory's offset, others go back from its end by its size, and what stands in between
 * is part of the archive to one and nothing to another: so there must be nothing, and all numbers must agree.
 * @throws StepError (`archive-damaged`)
 */
function endOfDirectory(reader: WindowReader, comment: Buffer): number {
  const endAt = reader.size - END_SIZE - comment.length
  const end = Buffer.from(reader.view(endAt, END_SIZE))
  if (comment.includes(END_SIGNATURE)) throw unclearEnd()
  const locatorAt = endAt - LOCATOR_SIZE
  const hasLocator = locatorAt >= 0 && reader.view(locatorAt, 4).equals(LOCATOR_SIGNATURE)
  const records = hasLocator ? [zip64End(reader, locatorAt), smallEnd(end)] : [smallEnd(end)]
  const [{ disks, entriesHere, entries, size, offset, at }] = records as [EndRecord, ...EndRecord[]]
  const agree = records.every(
    (record) =>
      isOrIsElsewhere(record.entriesHere, entries, 0xffff) &&
      isOrIsElsewhere(record.entries, entries, 0xffff) &&
      isOrIsElsewhere(record.size, size, 0xffffffff) &&
      isOrIsElsewhere(record.offset, offset, 0xffffffff) &&
      record.disks.every((disk) => disk === 0 || (hasLocator && disk === 0xffff)),
  )
  const isClear = agree && disks.every((disk) => disk === 0) && entriesHere === entries
  if (!isClear || offset + size !== (at ?? endAt)) throw unclearEnd()
  return offset + size
}

const END_SIZE = 22
const LOCATOR_SIZE = 20
const ZIP64_END_SIZE = 56
const END_SIGNATURE = Buffer.from('PK\x05\x06', 'latin1')
const LOCATOR_SIGNATURE = Buffer.from('PK\x06\x07', 'latin1')

interface EndRecord {
  readonly disks: readonly number[]
  readonly entriesHere: number
  readonly entries: number
  /** Of the directory, in bytes. */
  readonly size: number
  readonly offset: number
  /** Where a zip64 record itself begins. */
  readonly at?: number
}

/** Where a field of the old record does not suffice it has all bits set, and that of zip64 holds. */
const isOrIsElsewhere = (value: number, held: number, elsewhere: number) =>
  value === held || value === elsewhere

function smallEnd(end: Buffer): EndRecord {
  return {
    disks: [end.readUInt16LE(4), end.readUInt16LE(6)],
    entriesHere: end.readUInt16LE(8),
    entries: end.readUInt16LE(10),
    size: end.readUInt32LE(12),
    offset: end.readUInt32LE(16),
  }
}

/** yauzl found the record where the locator at `locatorAt` says. */
function zip64End(reader: WindowReader, locatorAt: number): EndRecord {
  const locator = reader.view(locatorAt, LOCATOR_SIZE)
  const disk = locator.readUInt32LE(4)
  const disks = locator.readUInt32LE(16)
  const at = Number(locator.readBigUInt64LE(8))
  const record = reader.view(at, ZIP64_END_SIZE)
  const ends = at + 12 + Number(record.readBigUInt64LE(4))
  if (ends !== locatorAt || disks !== 1) throw unclearEnd()
  return {
    disks: [disk, record.readUInt32LE(16), record.readUInt32LE(20)],
    entriesHere: Number(record.readBigUInt64LE(24)),
    entries: Number(record.readBigUInt64LE(32)),
    size: Number(record.readBigUInt64LE(40)),
    offset: Number(record.readBigUInt64LE(48)),
    at,
  }
}

const unclearEnd = () => damaged('where its directory begins and ends is not clear')

async function list(
  zip: ZipFile,
  directoryEnd: number,
  limits: Limits,
  signal: AbortSignal,
): Promise<Listed[]> {
  const listed: Listed[] = []
  const paths = new PathBudget(limits)
  for await (const entry of interruptible(zip.eachEntry(), signal)) {
    const item = listedFrom(entry)
    listed.push(item)
    if (listed.length > limits.entries) return listed
    paths.add(item.name)
    if (item.rawName !== item.name) paths.add(item.rawName)
  }
  // The count in the end record is covered by no checksum: with a smaller one, entries would be missing silently.
  if (Number(zip.readEntryCursor) !== directoryEnd)
    throw damaged('its directory has more entries than it says')
  return listed
}

function listedFrom(entry: YauzlEntry): Listed {
  const raw = entry.fileNameRaw
  const name = nameOf(entry)
  const rawName = raw.toString('latin1')
  return {
    name,
    rawName: rawName === name ? name : rawName,
    kind: kindOf(name, entry.externalFileAttributes),
    size: entry.uncompressedSize,
    obstacle: obstacleOf(entry),
    flags: entry.generalPurposeBitFlag,
    method: entry.compressionMethod,
    crc32: entry.crc32,
    packedSize: entry.compressedSize,
    offset: entry.relativeOffsetOfLocalHeader,
  }
}

/** Extra fields by their ids (APPNOTE 4.5.2). */
const ZIP64_FIELD = 0x0001
const UNICODE_PATH_FIELD = 0x7075

function nameOf({ fileNameRaw: raw, generalPurposeBitFlag, extraFields }: YauzlEntry): string {
  // Many archivers write UTF-8 without saying so; CP437 text that happens to be valid UTF-8 is next to impossible.
  const flags = generalPurposeBitFlag | (isUtf8(raw) ? UTF8_FLAG : 0)
  // In CP437 control characters are signs, to yauzl at least.
  const hasControls = raw.some((byte) => byte < 0x20 || byte === 0x7f)
  const name = hasControls ? raw.toString('latin1') : getFileNameLowLevel(flags, raw, [], true)
  const ids = extraFields.map(({ id }) => id)
  for (const id of [ZIP64_FIELD, UNICODE_PATH_FIELD])
    if (ids.indexOf(id) !== ids.lastIndexOf(id)) throw damaged('it has two extra fields of a kind', name)
  const unicode = extraFields.find(({ id }) => id === UNICODE_PATH_FIELD)?.data
  if (unicode === undefined) return name
  // Some readers heed this field, others do not: it must not say anything but what the name says.
  const isForName = unicode.length > 5 && unicode[0] === 1 && unicode.readUInt32LE(1) === crc32(raw)
  if (!isForName) throw damaged('it has two names', name)
  const path = unicode.toString('utf8', 5)
  const isSame = (flags & UTF8_FLAG) !== 0 ? path === name : masked(path) === masked(raw.toString('latin1'))
  if (!isSame) throw damaged('it has two names', name)
  return path
}

/** Returns a path with `?` for each of its parts that is not the same in every code page. */
export function masked(path: string): string {
  const parts = path.split('/').map((part) => (/[^\x00-\x7f]/.test(part) ? '?' : part))
  return parts.join('/')
}

/** General purpose bits (APPNOTE 4.4.4). */
const DESCRIPTOR_FLAG = 0x8
const PATCH_FLAG = 0x20
const STRONG_ENCRYPTION_FLAG = 0x40
const UTF8_FLAG = 0x800
const MASKED_FLAG = 0x2000

/** Attributes of MS-DOS: not a file, but the name of a whole disk; a folder. */
const VOLUME_LABEL = 0x08
const FOLDER_ATTRIBUTE = 0x10

/** Unix file types (POSIX stat.h): the uppermost four bits of the external attributes. */
const NO_TYPE = 0x0
const FOLDER_TYPE = 0x4
const FILE_TYPE = 0x8
const KINDS: ReadonlyMap<number, EntryHeader['kind']> = new Map([
  [0x1, 'FIFO'],
  [0x2, 'device'],
  [0x6, 'device'],
  [0xa, 'symbolic link'],
  [0xc, 'socket'],
])

/** Whatever system it says it was made on: a link is no file because the archive claims to come from DOS. */
function kindOf(name: string, attributes: number): EntryHeader['kind'] {
  const type = attributes >>> 28
  const isFolder = name.endsWith('/')
  const isFolderToDos = (attributes & FOLDER_ATTRIBUTE) !== 0
  if (type === (isFolder ? FILE_TYPE : FOLDER_TYPE) || (isFolderToDos && !isFolder))
    throw damaged('its name and its mode do not agree on whether it is a folder', name)
  const isKnown = type === NO_TYPE || type === FOLDER_TYPE || type === FILE_TYPE
  if (!isKnown || (attributes & VOLUME_LABEL) !== 0) return KINDS.get(type) ?? 'special entry'
  return isFolder ? 'folder' : 'file'
}

/** APPNOTE 6.3 is the last that changed how archives are read; as many times ten (APPNOTE 4.4.3). */
const NEWEST_VERSION = 63

function obstacleOf(entry: YauzlEntry): string | undefined {
  // Its upper byte is the system that it is for to some readers.
  const version = entry.versionNeededToExtract
  if (version > NEWEST_VERSION) return `meant for readers of a later version (${version / 10})`
  if (entry.isEncrypted() || (entry.generalPurposeBitFlag & MASKED_FLAG) !== 0) return 'encrypted'
  if ((entry.generalPurposeBitFlag & PATCH_FLAG) !== 0) return 'a patch for another file'
  if (entry.canDecodeFileData()) return undefined
  return METHODS[entry.compressionMethod] ?? `compressed with the unknown method ${entry.compressionMethod}`
}

interface OpenZip {
  readonly zip: ZipFile
  readonly reader: WindowReader
  readonly directoryStart: number
  readonly signal: AbortSignal
}

async function unpack(listed: readonly Listed[], archive: OpenZip, sink: EntrySink): Promise<void> {
  for await (const { entry, start } of interruptible(placed(listed, archive), archive.signal)) {
    sink.begin(entry)
    if (entry.kind === 'folder') continue
    if (entry.size <= SMALL && entry.packedSize <= WINDOW) sink.append(whole(entry, start, archive))
    else await stream(entry, start, archive, sink)
    sink.end()
    await sink.room()
  }
}

interface Placed {
  readonly entry: Listed
  /** Where its content begins in the archive. */
  readonly start: number
}

async function* placed(listed: readonly Listed[], archive: OpenZip): AsyncGenerator<Placed> {
  let taken = 0
  for (const entry of listed) {
    const start = await dataStart(entry, archive.zip)
    const end = start + entry.packedSize + descriptorSize(entry, start, archive.reader)
    if (entry.offset < taken) throw damaged('its bytes belong to another entry too', entry.name)
    if (end > archive.directoryStart) throw damaged('its bytes overlap the directory', entry.name)
    taken = end
    yield { entry, start }
  }
}

/** Returns where the content of an entry begins, which only its local header says. */
async function dataStart(entry: Listed, zip: ZipFile): Promise<number> {
  const place = Object.assign(new YauzlEntry(), {
    relativeOffsetOfLocalHeader: entry.offset,
    compressedSize: entry.packedSize,
  })
  const header = await zip.readLocalFileHeaderPromise(place).catch((error: unknown) => {
    throw asDamage(error, entry.name)
  })
  const extraFields = localFieldsOf(header, entry)
  // No checksum covers the headers. They are written twice, so that what was changed by accident is noticed at least;
  // and some readers go by one of them, and some by the other.
  if (header.fileName.toString('latin1') !== entry.rawName) {
    throw damaged('its name is another one in the directory than at its place', entry.name)
  }
  if (!saysTheSame(header, extraFields, entry)) {
    throw damaged('the directory says something else of it than its own header', entry.name)
  }
  return header.fileDataStart
}

/** What changes how an entry is read. */
const MEANINGFUL_FLAGS = 0x1 | DESCRIPTOR_FLAG | PATCH_FLAG | STRONG_ENCRYPTION_FLAG | UTF8_FLAG | MASKED_FLAG

function localFieldsOf({ extraField }: LocalFileHeader, entry: Listed): ExtraFields {
  if (extraField.length === 0) return []
  try {
    return parseExtraFields(extraField)
  } catch (error) {
    throw asDamage(error, entry.name)
  }
}

type ExtraFields = ReturnType<typeof parseExtraFields>

function saysTheSame(header: LocalFileHeader, extraFields: ExtraFields, entry: Listed): boolean {
  const zip64 = extraFields.find(({ id }) => id === ZIP64_FIELD)?.data
  const unicode = extraFields.find(({ id }) => id === UNICODE_PATH_FIELD)?.data
  const size = sizeIn(header.uncompressedSize, zip64, 0)
  const packedSize = sizeIn(header.compressedSize, zip64, 8)
  const isLeftToDescriptor = (entry.flags & DESCRIPTOR_FLAG) !== 0
  const fits = (said: number | undefined, value: number) =>
    said === value || (isLeftToDescriptor && said === 0)
  return (
    ((header.generalPurposeBitFlag ^ entry.flags) & MEANINGFUL_FLAGS) === 0 &&
    header.compressionMethod === entry.method &&
    fits(header.crc32, entry.crc32) &&
    fits(packedSize, entry.packedSize) &&
    fits(size, entry.size) &&
    (header.uncompressedSize === WIDE) === (header.compressedSize === WIDE) &&
    (unicode === undefined || unicode.toString('utf8', 5) === entry.name)
  )
}

/** What stands in place of a size that zip64 has. */
const WIDE = 0xffffffff

/** A size in a local header; where one of them is in the field of zip64, both are (APPNOTE 4.5.3). */
function sizeIn(value: number, zip64: Buffer | undefined, at: number): number | undefined {
  if (value !== WIDE) return value
  return zip64 && zip64.length >= at + 8 ? Number(zip64.readBigUInt64LE(at)) : undefined
}

/**
 * Returns how long the descriptor behind the content is, in bytes; 0 if the entry has none. It may begin with a
 * signature, and its sizes have 4 bytes or 8 (APPNOTE 4.3.9).
 */
function descriptorSize(entry: Listed, start: number, reader: WindowReader): number {
  if ((entry.flags & DESCRIPTOR_FLAG) === 0) return 0
  const bytes = reader.view(start + entry.packedSize, 24)
  for (const signature of ['PK\x07\x08', '']) {
    if (!bytes.toString('latin1').startsWith(signature)) continue
    for (const wide of [false, true]) {
      const size = signature.length + (wide ? 20 : 12)
      if (bytes.length >= size && isDescriptor(bytes.subarray(signature.length), wide, entry)) return size
    }
  }
  throw damaged('what stands behind its content says something else of it than the directory', entry.name)
}

function isDescriptor(bytes: Buffer, wide: boolean, { crc32, packedSize, size }: Listed): boolean {
  const sizes = wide
    ? [bytes.readBigUInt64LE(4), bytes.readBigUInt64LE(12)].map(Number)
    : [bytes.readUInt32LE(4), bytes.readUInt32LE(8)]
  return bytes.readUInt32LE(0) === crc32 && sizes[0] === packedSize && sizes[1] === size
}

function whole(entry: Listed, start: number, { reader }: OpenZip): Buffer {
  const packed = reader.view(start, entry.packedSize)
  const content = entry.method === STORED ? packed : inflated(entry, packed)
  if (content.length !== entry.size) throw lying(entry)
  if (crc32(content) !== entry.crc32) throw corrupt(entry)
  return content
}

function inflated(entry: Listed, packed: Buffer): Buffer {
  try {
    const options = { maxOutputLength: entry.size + 1, chunkSize: Math.max(64, entry.size + 1), info: true }
    const { buffer, engine } = inflateRawSync(packed, options) as unknown as Inflated
    // Node keeps engines, and with them their output, until the next full collection: tens of MiB.
    Reflect.set(engine, '_outBuffer', undefined)
    if (engine.bytesWritten !== packed.length) throw lying(entry)
    return buffer
  } catch (error) {
    if (error instanceof StepError) throw error
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw lying(entry, error)
    throw corrupt(entry, error)
  }
}

/** What `inflateRawSync` returns with `info` (https://nodejs.org/api/zlib.html#class-options). */
interface Inflated {
  readonly buffer: Buffer
  readonly engine: Zlib
}

async function stream(
  entry: Listed,
  start: number,
  { reader, signal }: OpenZip,
  sink: EntrySink,
): Promise<void> {
  if (entry.packedSize === 0) throw lying(entry)
  const source = createReadStream(reader.path, {
    start,
    end: start + entry.packedSize - 1,
    highWaterMark: WINDOW,
  })
  const decoder = entry.method === DEFLATED ? createInflateRaw({ chunkSize: WINDOW }) : new PassThrough()
  const feeding = pipeline(source, decoder, { signal })
  feeding.catch(() => {})
  let [size, sum] = [0, 0]
  try {
    for await (const chunk of decoder as Readable & AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > entry.size) throw lying(entry)
      sum = crc32(chunk, sum)
      sink.append(chunk)
      await sink.room()
    }
    await feeding
  } catch (error) {
    throw error instanceof StepError || isDiskError(error) ? error : corrupt(entry, error)
  } finally {
    source.destroy()
    decoder.destroy()
  }
  if (size !== entry.size) throw lying(entry)
  if (sum !== entry.crc32) throw corrupt(entry)
}

function lying(entry: Listed, cause?: unknown): StepError {
  return damaged(
    `it does not unpack to the ${count(entry.size, 'byte')} that the archive claims`,
    entry.name,
    cause,
  )
}

function corrupt(entry: Listed, cause?: unknown): StepError {
  return damaged('its content does not match its checksum (CRC-32)', entry.name, cause)
}
