/** Reads tar archives, from bytes to entries. */
import { makeYielder, waitUnlessAborted } from '../common/event-loop.ts'
import { StepError } from '../errors/step-error.ts'
import {
  convertErrors,
  convertToDamageError,
  DATA_AFTER_END,
  makeDamageError,
} from './damage-error.ts'
import { adviseOnContent, describeContent } from './detect-format.ts'
import type { EntryHeader, EntrySink } from './entry-sink.ts'
import {
  addExtendedHeader,
  BLOCK_SIZE,
  isTarBlock,
  readEntry,
  readSize,
  readType,
} from './tar-header.ts'

/**
 * In bytes: how much headers, long names, and padding may add to each entry. No reasonable site
 * needs more.
 */
const ENTRY_OVERHEAD = 16 * 1024

/**
 * The additional overhead that is allowed for the whole archive, in bytes: zeros fill the last
 * record of a tape (GNU tar, `-b 20480`: 10 MiB).
 */
const ARCHIVE_OVERHEAD = 16 * 1024 * 1024

/** The largest extended header, in bytes: it is held in memory. */
const MAX_EXTENDED_HEADER_SIZE = 1024 * 1024

interface TarOptions {
  /** The archive without the compression around it. */
  readonly source: AsyncIterable<Buffer>
  /**
   * The name of that compression, worded to go before the name of its content; empty if there is
   * none.
   */
  readonly wrapperPhrase: string
  readonly signal: AbortSignal
}

/**
 * Passes the entries to `sink`, in order.
 * @throws StepError (`not-an-archive`, `archive-damaged`); any error of `sink`
 * @throws the reason of `signal` soon after it is aborted, even if `source` never yields again
 */
export function readTar(options: TarOptions, sink: EntrySink): Promise<void> {
  return waitUnlessAborted(readChunks(options, sink), options.signal)
}

async function readChunks(
  { source, wrapperPhrase, signal }: TarOptions,
  sink: EntrySink,
): Promise<void> {
  const tar = new TarReader(wrapperPhrase)
  const reading = tar.readEntries(sink)
  const yieldIfDue = makeYielder()
  const convert = (error: unknown) => convertToDamageError(error, tar.currentFile)
  for await (const chunk of convertErrors(source, convert)) {
    tar.addChunk(chunk)
    do {
      const nextSlice = yieldIfDue()
      if (nextSlice) await nextSlice
      signal.throwIfAborted()
    } while (reading.next().value === 'entry')
  }
  tar.hasAllBytes = true
  reading.next()
}

/** Reads an archive whose bytes come in chunks of any size. */
class TarReader {
  /** Whether all bytes have arrived. */
  hasAllBytes = false
  /** The file that is being read. */
  currentFile: string | undefined
  readonly #wrapperPhrase: string
  /** The bytes that have arrived but have not been read. */
  #unread: Buffer = Buffer.alloc(0)
  #hasBegun = false
  /** How many more bytes the archive may have, according to the headers read so far. */
  #allowance = ARCHIVE_OVERHEAD

  constructor(wrapperPhrase: string) {
    this.#wrapperPhrase = wrapperPhrase
  }

  addChunk(chunk: Buffer): void {
    this.#unread = this.#unread.length > 0 ? Buffer.concat([this.#unread, chunk]) : chunk
  }

  /**
   * Yields `entry` before each entry, and `starved` whenever it needs more bytes.
   * @throws as `readTar` does
   */
  *readEntries(sink: EntrySink): Generator<'entry' | 'starved'> {
    const extended = new Map<string, string>()
    for (;;) {
      const header = yield* this.#takeBytes(BLOCK_SIZE)
      if (header.every((byte) => byte === 0)) break
      if (!isTarBlock(header)) throw this.#makeError('the header of an entry is corrupt', header)
      this.#hasBegun = true
      const type = readType(header)
      if ('xgLK'.includes(type)) {
        addExtendedHeader(extended, type, yield* this.#takeExtendedHeader(readSize(header)))
        continue
      }
      const entry = readEntry(header, extended)
      extended.clear()
      this.#allowance += ENTRY_OVERHEAD + entry.size
      yield 'entry'
      sink.begin(entry)
      if (entry.kind !== 'folder') yield* this.#readContent(entry, sink)
    }
    if (extended.size > 0) throw makeDamageError('an extended header has no entry')
    for (;;) {
      const trailingBytes = yield* this.#takeBytes(0, Number.POSITIVE_INFINITY)
      if (trailingBytes.some((byte) => byte !== 0)) throw makeDamageError(DATA_AFTER_END)
      yield 'starved'
    }
  }

  *#takeExtendedHeader(size: number): Generator<'starved', Buffer> {
    if (!(size <= MAX_EXTENDED_HEADER_SIZE))
      throw makeDamageError('an extended header is too large')
    const padded = yield* this.#takeBytes(size + computePadding(size))
    return padded.subarray(0, size)
  }

  *#readContent({ name, size }: EntryHeader, sink: EntrySink): Generator<'starved'> {
    this.currentFile = name
    let remainingBytes = size
    while (remainingBytes > 0) {
      const bytes = yield* this.#takeBytes(1, remainingBytes)
      remainingBytes -= bytes.length
      sink.append(bytes)
    }
    sink.end()
    yield* this.#takeBytes(computePadding(size))
    this.currentFile = undefined
  }

  /**
   * Returns the next bytes: at least `minBytes`, and up to `maxBytes` of those that have arrived.
   */
  *#takeBytes(minBytes: number, maxBytes = minBytes): Generator<'starved', Buffer> {
    while (this.#unread.length < minBytes) {
      if (this.hasAllBytes) throw this.#makeError('it is cut off', this.#unread)
      yield 'starved'
    }
    const bytes = this.#unread.subarray(0, maxBytes)
    this.#unread = this.#unread.subarray(bytes.length)
    this.#allowance -= bytes.length
    if (this.#allowance < 0) throw makeDamageError('its headers and padding are too large')
    return bytes
  }

  #makeError(why: string, head: Buffer): StepError {
    if (this.#hasBegun) return makeDamageError(why, this.currentFile)
    const kind = `${this.#wrapperPhrase}${describeContent(head)}`
    return new StepError('not-an-archive', { kind, advice: adviseOnContent(head) })
  }
}

const computePadding = (size: number) => (BLOCK_SIZE - (size % BLOCK_SIZE)) % BLOCK_SIZE
