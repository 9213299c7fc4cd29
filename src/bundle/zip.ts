/** Zip archives (APPNOTE.TXT, https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT), parsed by yauzl. */
import { isUtf8 } from 'node:buffer'
import { closeSync, createReadStream, fstatSync, openSync, readSync } from 'node:fs'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createInflateRaw, inflateRawSync, type Zlib } from 'node:zlib'
import {
  fromRandomAccessReaderPromise,
  getFileNameLowLevel,
  RandomAccessReader,
  Entry as YauzlEntry,
  type ZipFile,
} from 'yauzl'
import { StepError } from '../errors.ts'
import { count } from '../units.ts'
import { breathing } from './breathing.ts'
import { isDiskError } from './disk.ts'
import { asDamage, damaged, type Taker } from './entry.ts'
import type { Claim } from './policy.ts'

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
interface Listed extends Claim {
  /** The name's bytes as one Latin-1 character each; the same string as `name` if that is ASCII. */
  readonly rawName: string
  readonly method: number
  readonly crc32: number
  readonly packedSize: number
  readonly offset: number
}

export interface ZipArchive {
  /** What the directory says the whole unpacks to, in bytes. */
  readonly claimedSize: number
  /** Gives the entries to `taker`, in the order of their bytes. @throws StepError (`archive-damaged`) */
  unpack(taker: Taker): Promise<void>
  close(): void
}

/**
 * Returns the archive at `path` with its directory read; entries beyond `mostEntries` are not looked at, so that
 * an endless directory costs nothing: one more than that is returned for the policy to refuse.
 * @throws StepError (`archive-damaged`) if there is no whole directory
 */
export async function openZip(path: string, mostEntries: number, signal: AbortSignal): Promise<ZipArchive> {
  const reader = new WindowReader(path)
  try {
    // Names are decoded here, because yauzl takes every name without the UTF-8 flag for CP437.
    const options = { autoClose: false, decodeStrings: false, validateEntrySizes: false }
    const zip = await fromRandomAccessReaderPromise(reader, reader.size, options)
    const directoryStart = Number(zip.readEntryCursor)
    const listed = await list(zip, reader, mostEntries, signal)
    listed.sort((a, b) => a.offset - b.offset)
    return {
      claimedSize: listed.reduce((sum, entry) => sum + entry.size, 0),
      unpack: (taker) => unpack(listed, { zip, reader, directoryStart, signal }, taker),
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

async function list(
  zip: ZipFile,
  reader: WindowReader,
  mostEntries: number,
  signal: AbortSignal,
): Promise<Listed[]> {
  const listed: Listed[] = []
  for await (const entry of breathing(zip.eachEntry(), signal)) {
    listed.push(listedFrom(entry))
    if (listed.length > mostEntries) return listed
  }
  // The count in the end record is covered by no checksum: with a smaller one, entries would be missing silently.
  const after = reader.view(Number(zip.readEntryCursor), 4).toString('latin1')
  if (!END_SIGNATURES.has(after)) throw damaged('its directory has more entries than it says')
  return listed
}

/** What may follow the last entry: end record, zip64 end record, digital signature (APPNOTE 4.3.13 to 4.3.16). */
const END_SIGNATURES = new Set(['PK\x05\x06', 'PK\x06\x06', 'PK\x05\x05'])

function listedFrom(entry: YauzlEntry): Listed {
  const raw = entry.fileNameRaw
  // Many archivers write UTF-8 without saying so; CP437 text that happens to be valid UTF-8 is next to impossible.
  const flags = entry.generalPurposeBitFlag | (isUtf8(raw) ? UTF8_FLAG : 0)
  const name = getFileNameLowLevel(flags, raw, entry.extraFields, true)
  const rawName = raw.toString('latin1')
  return {
    name,
    rawName: rawName === name ? name : rawName,
    kind: kindOf(name, entry.externalFileAttributes),
    size: entry.uncompressedSize,
    obstacle: obstacleOf(entry),
    method: entry.compressionMethod,
    crc32: entry.crc32,
    packedSize: entry.compressedSize,
    offset: entry.relativeOffsetOfLocalHeader,
  }
}

const UTF8_FLAG = 0x800

/** Unix file types (POSIX stat.h): the uppermost four bits of the external attributes. */
const KINDS: ReadonlyMap<number, Claim['kind']> = new Map([
  [0x1, 'FIFO'],
  [0x2, 'device'],
  [0x6, 'device'],
  [0xa, 'symbolic link'],
  [0xc, 'socket'],
])

/** Whatever system it says it was made on: a link is no file because the archive claims to come from DOS. */
function kindOf(name: string, attributes: number): Claim['kind'] {
  return KINDS.get(attributes >>> 28) ?? (name.endsWith('/') ? 'folder' : 'file')
}

function obstacleOf(entry: YauzlEntry): string | undefined {
  if (entry.isEncrypted()) return 'encrypted'
  if (entry.canDecodeFileData()) return undefined
  return METHODS[entry.compressionMethod] ?? `compressed with the unknown method ${entry.compressionMethod}`
}

interface OpenZip {
  readonly zip: ZipFile
  readonly reader: WindowReader
  readonly directoryStart: number
  readonly signal: AbortSignal
}

async function unpack(listed: readonly Listed[], archive: OpenZip, taker: Taker): Promise<void> {
  for await (const { entry, start } of breathing(placed(listed, archive), archive.signal)) {
    taker.begin(entry)
    if (entry.kind === 'folder') continue
    if (entry.size <= SMALL && entry.packedSize <= WINDOW) taker.append(whole(entry, start, archive))
    else await stream(entry, start, archive, taker)
    taker.end()
    await taker.room()
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
    const end = start + entry.packedSize
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
  // No checksum covers a name. It is written twice, so that one changed by accident is noticed at least.
  if (header.fileName.toString('latin1') !== entry.rawName) {
    throw damaged('its name is another one in the directory than at its place', entry.name)
  }
  return header.fileDataStart
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
  taker: Taker,
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
      taker.append(chunk)
      await taker.room()
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
