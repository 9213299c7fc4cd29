/** Tar archives (POSIX pax, ustar, GNU and v7), parsed by tar-stream. */
import { type ExtractEvents, extract, type Header } from 'tar-stream'
import { checkpoint } from '../common/event-loop.ts'
import { StepError } from '../errors/errors.ts'
import { asDamage, damaged, translateErrors } from './damage.ts'
import type { EntryHeader, EntrySink } from './entry-sink.ts'
import { isTarBlock, looksLike } from './magic.ts'

const BLOCK = 512
const ZEROS = Buffer.alloc(BLOCK)

/** What headers, long names and padding may add to the content of an entry in any reasonable site. In bytes. */
const OVERHEAD = 16 * 1024

/** The overhead that is allowed besides, in bytes: zeros fill the last record of a tape (GNU tar, `-b 20480`: 10 MiB). */
const FIRST_OVERHEAD = 16 * 1024 * 1024

const KINDS: Readonly<Record<string, EntryHeader['kind']>> = {
  file: 'file',
  // POSIX: to be read as a file where there is no such thing.
  'contiguous-file': 'file',
  directory: 'folder',
  symlink: 'symbolic link',
  link: 'hard link',
  'character-device': 'device',
  'block-device': 'device',
  fifo: 'FIFO',
}

/** Keywords of extended headers of sparse files, as GNU tar, star and Solaris write them. */
const SPARSE = /^(GNU\.sparse\.|SCHILY\.realsize$|SUN\.holesdata$)/

export interface TarOptions {
  /** The archive without the compression around it. */
  readonly source: AsyncIterable<Buffer>
  /** The name of that compression, worded to go before the name of its content; empty if there is none. */
  readonly wrapping: string
  readonly signal: AbortSignal
}

/** Archives of v7 have no magic word. Whatever is written waits until it is parsed. */
const PARSER_OPTIONS = { allowUnknownFormat: true, highWaterMark: 0 }

/**
 * Passes the entries to `sink`, in their order.
 * @throws StepError (`not-an-archive`, `archive-damaged`); what `sink` throws; the reason of `signal`
 */
export async function readTar({ source, wrapping, signal }: TarOptions, sink: EntrySink): Promise<void> {
  const parser = extract(PARSER_OPTIONS)
  const blocks = new TarBlocks(wrapping)
  const pause = checkpoint(signal)
  const read = async (header: Header, content: ExtractEvents['entry'][1]) => {
    const entry = entryOf(header)
    blocks.enter(entry, content.offset)
    await pause()
    sink.begin(entry)
    if (entry.kind === 'folder') return
    for await (const chunk of content as AsyncIterable<Buffer>) {
      sink.append(chunk)
      await pause()
    }
    sink.end()
  }
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>()
  const fail = (error: unknown) => {
    reject(error)
    parser.destroy(null)
  }
  let goOn = () => {}
  parser.on('drain', () => goOn())
  parser.on('close', () => goOn())
  parser.on('finish', () => resolve())
  // Of a bad header tar-stream says that perhaps it needs to be gunzipped.
  parser.on('error', (error) => reject(damaged('the header of an entry is corrupt', undefined, error)))
  parser.on('entry', (header, content, next) => {
    content.on('error', () => {})
    read(header, content).then(() => next(null), fail)
  })
  const bytes = blocks.of(translateErrors(source, (error) => asDamage(error, blocks.file)))
  const feed = async () => {
    for await (const chunk of bytes) {
      const parsed = Promise.withResolvers<void>()
      goOn = parsed.resolve
      if (!parser.write(chunk)) await parsed.promise
      if (parser.destroyed) return
    }
    parser.end(null)
  }
  feed().catch(fail)
  await ended
}

function entryOf({ name, type, size, pax }: Header): EntryHeader {
  // The oldest archives know folders by their names alone.
  const isFolder = type === 'directory' || (type === 'file' && size === 0 && name.endsWith('/'))
  const isSparse = Object.keys(pax ?? {}).some((keyword) => SPARSE.test(keyword))
  return {
    name,
    kind: isFolder ? 'folder' : (KINDS[type] ?? 'special entry'),
    // What a folder calls its size is how much may be put into it (POSIX pax, ustar interchange format).
    size: isFolder ? 0 : size,
    obstacle: isSparse ? 'a sparse file, with holes left out' : undefined,
  }
}

/**
 * The bytes of an archive on their way to tar-stream, which skips zeros wherever they are and asks for none at the end:
 * so here it is checked that an archive has an end, and nothing behind it.
 */
class TarBlocks {
  readonly #wrapping: string
  /** How many bytes have passed. */
  #size = 0
  /** Where the last entry ends whose header was read, in bytes. */
  #end = 0
  /** How many bytes before that are no content, and how many there may be. */
  #overhead = 0
  #maxOverhead = FIRST_OVERHEAD
  /** Where the blocks of zeros behind `#end` begin. */
  #zeros: number[] = []
  #name: string | undefined

  constructor(wrapping: string) {
    this.#wrapping = wrapping
  }

  /** The file whose content is being read. */
  get file(): string | undefined {
    return this.#size < this.#end ? this.#name : undefined
  }

  /** Notes an entry whose own header is at `offset`. @throws StepError (`archive-damaged`) */
  enter({ name, size }: EntryHeader, offset: number): void {
    if (this.#zeros.some((at) => at >= this.#end && at < offset)) throw damaged('there is data after its end')
    const padding = -size & (BLOCK - 1)
    this.#overhead += offset + BLOCK - this.#end + padding
    this.#maxOverhead += OVERHEAD
    this.#end = offset + BLOCK + size + padding
    this.#name = name
  }

  /** Yields `source` in whole blocks. @throws StepError (`not-an-archive`, `archive-damaged`) if it is no whole archive */
  async *of(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let rest: Buffer = Buffer.alloc(0)
    for await (const chunk of source) {
      const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
      const whole = bytes.subarray(0, bytes.length - (bytes.length % BLOCK))
      rest = bytes.subarray(whole.length)
      if (whole.length === 0) continue
      this.#look(whole)
      yield whole
    }
    if (this.#size === 0) throw this.#noTar(rest)
    if (this.#size < this.#end) throw damaged('it is cut off', this.file)
    const zeros = BLOCK * this.#zeros.filter((at) => at >= this.#end).length
    if (zeros === 0) throw damaged('it is cut off, its end marker is missing')
    if (zeros < this.#size - this.#end || rest.some((byte) => byte !== 0))
      throw damaged('there is data after its end')
  }

  #look(blocks: Buffer): void {
    if (this.#size === 0 && !isTarBlock(blocks)) throw this.#noTar(blocks)
    this.#zeros = this.#zeros.filter((at) => at >= this.#end)
    for (let at = Math.max(0, this.#end - this.#size); at < blocks.length; at += BLOCK) {
      if (blocks[at] === 0 && ZEROS.equals(blocks.subarray(at, at + BLOCK))) this.#zeros.push(this.#size + at)
    }
    this.#size += blocks.length
    if (this.#overhead + this.#size - this.#end > this.#maxOverhead)
      throw damaged('its headers and padding are too large')
  }

  #noTar(head: Buffer): StepError {
    return new StepError('not-an-archive', { kind: `${this.#wrapping}${looksLike(head)}` })
  }
}
