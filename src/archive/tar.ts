/** Reads tar archives, from bytes to entries. */
import { makeTimeSlices, waitUnlessAborted } from '../common/event-loop.ts'
import { StepError } from '../errors/step-error.ts'
import { DATA_AFTER_END, explainDamage, makeDamageError, translateErrors } from './damage.ts'
import type { EntryHeader, EntrySink } from './entry-sink.ts'
import { describeContent } from './magic.ts'
import { BLOCK, isTarBlock, readEntry, readExtension, readSize, readType } from './tar-header.ts'

/**
 * In bytes: how much headers, long names and padding may add to each entry. No reasonable site
 * needs more.
 */
const OVERHEAD = 16 * 1024

/**
 * The additional overhead that is allowed for the whole archive, in bytes: zeros fill the last
 * record of a tape (GNU tar, `-b 20480`: 10 MiB).
 */
const FIRST_OVERHEAD = 16 * 1024 * 1024

/** The largest extended header, in bytes: it is held in memory. */
const MAX_EXTENSION = 1024 * 1024

interface TarOptions {
  /** The archive without the compression around it. */
  readonly source: AsyncIterable<Buffer>
  /**
   * The name of that compression, worded to go before the name of its content; empty if there is
   * none.
   */
  readonly wrapping: string
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
  { source, wrapping, signal }: TarOptions,
  sink: EntrySink,
): Promise<void> {
  const tar = new TarReader(wrapping)
  const reading = tar.read(sink)
  const yieldIfOver = makeTimeSlices()
  for await (const chunk of translateErrors(source, (error) => explainDamage(error, tar.file))) {
    tar.add(chunk)
    do {
      const pause = yieldIfOver()
      if (pause) await pause
      signal.throwIfAborted()
    } while (reading.next().value === 'entry')
  }
  tar.isWhole = true
  reading.next()
}

/** Reads an archive whose bytes come in chunks of any size. */
class TarReader {
  /** Whether all bytes have arrived. */
  isWhole = false
  /** The file that is being read. */
  file: string | undefined
  readonly #wrapping: string
  /** The bytes that have arrived but have not been read. */
  #rest: Buffer = Buffer.alloc(0)
  #hasBegun = false
  /** How many more bytes the archive may have, by the headers read so far. */
  #allowed = FIRST_OVERHEAD

  constructor(wrapping: string) {
    this.#wrapping = wrapping
  }

  add(chunk: Buffer): void {
    this.#rest = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk
  }

  /**
   * Yields `entry` before each entry, and `dry` whenever it needs more bytes.
   * @throws as `readTar` does
   */
  *read(sink: EntrySink): Generator<'entry' | 'dry'> {
    const extended = new Map<string, string>()
    for (;;) {
      const header = yield* this.#take(BLOCK)
      if (header.every((byte) => byte === 0)) break
      if (!isTarBlock(header)) throw this.#makeError('the header of an entry is corrupt', header)
      this.#hasBegun = true
      const type = readType(header)
      if ('xgLK'.includes(type)) {
        readExtension(extended, type, yield* this.#takeExtension(readSize(header)))
        continue
      }
      const entry = readEntry(header, extended)
      extended.clear()
      this.#allowed += OVERHEAD + entry.size
      yield 'entry'
      sink.begin(entry)
      if (entry.kind !== 'folder') yield* this.#readContent(entry, sink)
    }
    if (extended.size > 0) throw makeDamageError('an extended header has no entry')
    for (;;) {
      const rest = yield* this.#take(0, Number.POSITIVE_INFINITY)
      if (rest.some((byte) => byte !== 0)) throw makeDamageError(DATA_AFTER_END)
      yield 'dry'
    }
  }

  *#takeExtension(size: number): Generator<'dry', Buffer> {
    if (!(size <= MAX_EXTENSION)) throw makeDamageError('an extended header is too large')
    const padded = yield* this.#take(size + computePadding(size))
    return padded.subarray(0, size)
  }

  *#readContent({ name, size }: EntryHeader, sink: EntrySink): Generator<'dry'> {
    this.file = name
    let left = size
    while (left > 0) {
      const bytes = yield* this.#take(1, left)
      left -= bytes.length
      sink.append(bytes)
    }
    sink.end()
    yield* this.#take(computePadding(size))
    this.file = undefined
  }

  /** Returns the next bytes: at least `least`, and up to `most` of those that have arrived. */
  *#take(least: number, most = least): Generator<'dry', Buffer> {
    while (this.#rest.length < least) {
      if (this.isWhole) throw this.#makeError('it is cut off', this.#rest)
      yield 'dry'
    }
    const bytes = this.#rest.subarray(0, most)
    this.#rest = this.#rest.subarray(bytes.length)
    this.#allowed -= bytes.length
    if (this.#allowed < 0) throw makeDamageError('its headers and padding are too large')
    return bytes
  }

  #makeError(why: string, head: Buffer): StepError {
    if (this.#hasBegun) return makeDamageError(why, this.file)
    return new StepError('not-an-archive', { kind: `${this.#wrapping}${describeContent(head)}` })
  }
}

const computePadding = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK
