/** The content of a zip's entries, verified against the size and the CRC-32 in the directory. */
import { crc32, createInflateRaw, type InflateRaw, inflateRawSync, type Zlib } from 'node:zlib'
import { isDiskError } from '../common/disk-errors.ts'
import { waitUnlessAborted } from '../common/event-loop.ts'
import { formatCount } from '../common/units.ts'
import { StepError } from '../errors/step-error.ts'
import { CHUNK_SIZE, decode, readFileChunks } from './compression.ts'
import { convertErrors, makeDamageError } from './damage-error.ts'
import type { EntryHeader, EntrySink } from './entry-sink.ts'
import { WINDOW_SIZE, type WindowReader } from './window-reader.ts'

/** An entry as the directory has it. */
export interface ZipEntry extends EntryHeader {
  /** The name's bytes as one Latin-1 character each; the same string as `name` if that is ASCII. */
  readonly rawName: string
  readonly method: number
  readonly crc32: number
  readonly packedSize: number
}

/** Up to this size, content is held in memory; above, it is streamed. In bytes. */
const MAX_SIZE_IN_MEMORY = 1024 * 1024

/** Compression methods that are read here (APPNOTE 4.4.5). */
const STORED = 0
const DEFLATED = 8

/** Where the content of entries comes from. */
interface ContentSource {
  readonly reader: WindowReader
  readonly signal: AbortSignal
}

/**
 * Passes the content of `entry`, which begins at `start`, to `sink`.
 * @throws StepError (`archive-damaged`) if the content does not match the directory; any error of
 * `sink`; the reason of the signal
 */
export async function readContent(
  entry: ZipEntry,
  start: number,
  source: ContentSource,
  sink: EntrySink,
): Promise<void> {
  if (entry.size > MAX_SIZE_IN_MEMORY || entry.packedSize > WINDOW_SIZE) {
    await waitUnlessAborted(streamContent(entry, start, source, sink), source.signal)
    return
  }
  let content = source.reader.view(start, entry.packedSize)
  if (entry.method !== STORED) content = inflate(entry, content)
  ensureMatchesDirectory(entry, content.length, crc32(content))
  sink.append(content)
}

function inflate(entry: ZipEntry, packed: Buffer): Buffer {
  try {
    const options = {
      maxOutputLength: entry.size + 1,
      chunkSize: Math.max(64, entry.size + 1),
      info: true,
    }
    const { buffer, engine } = inflateRawSync(packed, options) as unknown as Inflated
    if (engine.bytesWritten !== packed.length) throw makeWrongSizeError(entry)
    return buffer
  } catch (error) {
    if (error instanceof StepError) throw error
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw makeWrongSizeError(entry, error)
    throw makeWrongChecksumError(entry, error)
  }
}

/** What `inflateRawSync` returns with `info` (https://nodejs.org/api/zlib.html#class-options). */
interface Inflated {
  readonly buffer: Buffer
  readonly engine: Zlib
}

async function streamContent(
  entry: ZipEntry,
  start: number,
  { reader, signal }: ContentSource,
  sink: EntrySink,
): Promise<void> {
  if (entry.packedSize === 0) throw makeWrongSizeError(entry)
  const packed = readFileChunks(reader.path, start, start + entry.packedSize - 1)
  let content: AsyncIterable<Buffer> = packed
  let inflater: InflateRaw | undefined
  if (entry.method === DEFLATED) {
    inflater = createInflateRaw({ chunkSize: CHUNK_SIZE })
    content = decode(packed, inflater)
  }
  const translate = (error: unknown) => {
    if (isDiskError(error)) return error
    return makeWrongChecksumError(entry, error)
  }
  let size = 0
  let sum = 0
  for await (const chunk of convertErrors(content, translate)) {
    signal.throwIfAborted()
    size += chunk.length
    if (size > entry.size) throw makeWrongSizeError(entry)
    sum = crc32(chunk, sum)
    sink.append(chunk)
  }
  // The decoder ignores anything after the end of the compressed data.
  if (inflater && inflater.bytesWritten !== entry.packedSize) throw makeWrongSizeError(entry)
  ensureMatchesDirectory(entry, size, sum)
}

function ensureMatchesDirectory(entry: ZipEntry, size: number, sum: number): void {
  if (size !== entry.size) throw makeWrongSizeError(entry)
  if (sum !== entry.crc32) throw makeWrongChecksumError(entry)
}

function makeWrongSizeError(entry: ZipEntry, cause?: unknown): StepError {
  return makeDamageError(
    `it does not unpack to the ${formatCount(entry.size, 'byte')} that the archive states`,
    entry.name,
    cause,
  )
}

function makeWrongChecksumError(entry: ZipEntry, cause?: unknown): StepError {
  return makeDamageError('its content does not match its checksum (CRC-32)', entry.name, cause)
}
