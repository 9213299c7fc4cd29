/** Tar archives (POSIX pax, ustar, GNU and v7), read from block to block. */
import { StepError } from '../../errors.ts'
import { TimeSlice } from '../../event-loop.ts'
import { asDamage, damaged, translateErrors } from '../damage.ts'
import type { EntryHeader, EntrySink } from '../entry-sink.ts'
import { isTarBlock, looksLike } from '../magic.ts'
import { type Pax, readPax } from './pax.ts'
import { readHeader, type TarHeader } from './tar-header.ts'

const BLOCK = 512

/** What headers, long names and padding may add to the content of an entry in any reasonable site. In bytes. */
const OVERHEAD = 16 * 1024

/** The overhead that is allowed before there are any entries, in bytes: two of the longest extension headers. */
const FIRST_OVERHEAD = 2 * 1024 * 1024

/** How many zeros may pad the last record, in bytes: tapes have had records of 10 MiB (GNU tar, `-b 20480`). */
const MAX_FILLING_SIZE = 16 * 1024 * 1024

/** The longest name or extended header, in bytes: as much as Go reads (maxSpecialFileSize in archive/tar). */
const MAX_EXTENSION_SIZE = 1024 * 1024

const KINDS: Readonly<Record<string, EntryHeader['kind']>> = {
  file: 'file',
  'old-file': 'file',
  // POSIX: to be read as a file where there is no such thing.
  'contiguous-file': 'file',
  symlink: 'symbolic link',
  link: 'hard link',
  'character-device': 'device',
  'block-device': 'device',
  fifo: 'FIFO',
}

export interface TarOptions {
  /** The archive without the compression around it. */
  readonly source: AsyncIterable<Buffer>
  /** The name of that compression, worded to go before the name of its content; empty if there is none. */
  readonly wrapping: string
  readonly signal: AbortSignal
}

/**
 * Passes the entries to `sink`, in their order.
 * @throws StepError (`not-an-archive`, `archive-damaged`); what `sink` throws; the reason of `signal`
 */
export async function readTar({ source, wrapping, signal }: TarOptions, sink: EntrySink): Promise<void> {
  const walk = new TarWalk(wrapping, sink)
  const timeSlice = new TimeSlice()
  for await (const chunk of translateErrors(source, (error) => asDamage(error, walk.file))) {
    for (let at = 0; at < chunk.length; ) {
      // Awaiting nothing would take longer than most entries do.
      const pause = timeSlice.yieldIfOver()
      if (pause) await pause
      const room = sink.room()
      if (room) await room
      signal.throwIfAborted()
      at += walk.take(chunk, at)
    }
  }
  walk.end()
}

/** What is done with the bytes of a header's content once they are complete. */
type Extension = (content: Buffer) => void

const EMPTY = Buffer.alloc(0)

/**
 * Follows an archive from header to header, in chunks of any size. There is no stream for each entry: for ten thousand
 * files those take longer than all the rest.
 */
class TarWalk {
  readonly #wrapping: string
  readonly #sink: EntrySink
  /** The overhead that is allowed up to here, and the overhead so far, in bytes. */
  #maxOverhead = FIRST_OVERHEAD
  #overhead = 0
  /** The beginning of a header whose rest is in the next chunk. */
  #part: Buffer = EMPTY
  /** What is to come of the content that the last header announced, and of the padding behind it, in bytes. */
  #left = 0
  #padding = 0
  /** Whose content it is: a file's, or that of an extension. */
  #file: string | undefined
  #extension: Extension | undefined
  #collected: Buffer[] = []
  /** What extensions say of the next entry. */
  #longName: string | undefined
  #pax: Pax | undefined
  /** Whether there was an extension header of any kind whose entry has not come yet. */
  #isExtended = false
  #isTar = false
  #hasEnd = false
  /** How many zeros follow the end, in bytes. */
  #filling = 0

  constructor(wrapping: string, sink: EntrySink) {
    this.#wrapping = wrapping
    this.#sink = sink
  }

  /** The file whose content is being read. */
  get file(): string | undefined {
    return this.#file
  }

  /**
   * Reads the next part of `chunk` from `at` on, at most a header or the content of one entry, and returns how many
   * bytes that was.
   * @throws StepError (`not-an-archive`, `archive-damaged`); what the sink throws
   */
  take(chunk: Buffer, at: number): number {
    const taken = this.#takeNext(chunk, at)
    if (this.#overhead > this.#maxOverhead) throw damaged('its headers and padding are too large')
    return taken
  }

  /** @throws StepError (`not-an-archive`, `archive-damaged`) if what was read is not a complete archive */
  end(): void {
    if (!this.#isTar) throw this.#noTar(this.#part)
    const isCut = this.#left > 0 || this.#padding > 0 || this.#part.length > 0
    if (isCut) throw damaged('it is cut off', this.#file)
    if (!this.#hasEnd) throw damaged('it is cut off, its end marker is missing')
  }

  #takeNext(chunk: Buffer, at: number): number {
    if (this.#hasEnd) return this.#takeFilling(chunk.subarray(at))
    if (this.#left > 0) return this.#takeContent(chunk, at)
    if (this.#padding > 0) return this.#skipPadding(chunk.length - at)
    return this.#takeHeader(chunk, at)
  }

  /**
   * One archiver ends with the first block of zeros, another with the second, and some continue after that if asked to.
   */
  #takeFilling(chunk: Buffer): number {
    if (chunk.some((byte) => byte !== 0)) throw damaged('there is data after its end')
    this.#filling += chunk.length
    if (this.#filling > MAX_FILLING_SIZE) throw damaged('there are too many zero bytes after its end')
    return chunk.length
  }

  #takeContent(chunk: Buffer, at: number): number {
    const content = chunk.subarray(at, at + this.#left)
    this.#left -= content.length
    if (this.#extension) {
      this.#overhead += content.length
      this.#collected.push(content)
    } else {
      this.#sink.append(content)
    }
    if (this.#left === 0) this.#endContent()
    return content.length
  }

  #endContent(): void {
    if (this.#extension) {
      this.#extension(Buffer.concat(this.#collected))
      this.#collected = []
    } else if (this.#file !== undefined) {
      this.#sink.end()
      this.#file = undefined
    }
  }

  #skipPadding(available: number): number {
    const skipped = Math.min(this.#padding, available)
    this.#padding -= skipped
    this.#overhead += skipped
    return skipped
  }

  #takeHeader(chunk: Buffer, at: number): number {
    const more = chunk.subarray(at, at + BLOCK - this.#part.length)
    const block = this.#part.length > 0 ? Buffer.concat([this.#part, more]) : more
    this.#overhead += more.length
    if (block.length === BLOCK) {
      this.#part = EMPTY
      this.#begin(block)
    } else {
      this.#part = block
    }
    return more.length
  }

  #begin(block: Buffer): void {
    if (!this.#isTar && !isTarBlock(block)) throw this.#noTar(block)
    this.#isTar = true
    const header = readHeader(block)
    this.#hasEnd = header === undefined
    if (header === undefined) {
      if (this.#isExtended) throw damaged('an extended header has no entry')
      return
    }
    this.#extension = this.#extensionOf(header)
    this.#isExtended = this.#extension !== undefined
    if (!this.#isExtended) this.#maxOverhead += OVERHEAD
    const size = this.#extension ? header.size : this.#beginEntry(header)
    if (this.#extension && size > MAX_EXTENSION_SIZE) throw damaged('an extended header has no end')
    this.#left = size
    this.#padding = -size & (BLOCK - 1)
    if (size === 0) this.#endContent()
  }

  #extensionOf({ type }: TarHeader): Extension | undefined {
    switch (type) {
      case 'pax-header':
        return (content) => {
          this.#checkIsOnly()
          this.#pax = paxIn(content)
        }
      case 'pax-global-header':
        return (content) => {
          // Some archivers honour that, and some do not.
          const isAboutOne = Object.keys(paxIn(content)).length > 0
          if (isAboutOne) throw damaged('it gives all its entries one name or one size')
        }
      case 'gnu-long-path':
        return (content) => {
          this.#checkIsOnly()
          this.#longName = content.toString().replace(/\0.*$/s, '')
        }
      case 'gnu-long-link-path':
        return () => {}
      default:
        return undefined
    }
  }

  /** Some archivers go by the first, some by the last, some by their kinds. */
  #checkIsOnly(): void {
    if (this.#pax || this.#longName !== undefined) throw damaged('two extended headers describe one entry')
  }

  /** Returns how many bytes of content are to come. */
  #beginEntry(header: TarHeader): number {
    const { path, size = header.size, isSparse } = this.#pax ?? {}
    const name = path ?? this.#longName ?? header.name
    // The oldest archives know folders by their names alone.
    const isFolder =
      header.type === 'directory' || (header.type === 'old-file' && size === 0 && name.endsWith('/'))
    // What a folder's own header calls its size is how much may be put into it (POSIX pax, ustar interchange format).
    if (isFolder && this.#pax?.size) throw damaged('it is a folder that has content', name)
    const kind = isFolder ? 'folder' : (KINDS[header.type ?? ''] ?? 'special entry')
    const entry = {
      name,
      kind,
      size: isFolder ? 0 : size,
      obstacle: isSparse ? 'a sparse file, with holes left out' : undefined,
    }
    this.#pax = undefined
    this.#longName = undefined
    this.#sink.begin(entry)
    if (!isFolder) this.#file = name
    return entry.size
  }

  #noTar(head: Buffer): StepError {
    return new StepError('not-an-archive', { kind: `${this.#wrapping}${looksLike(head)}` })
  }
}

function paxIn(content: Buffer): Pax {
  const pax = readPax(content)
  if (pax === undefined) throw damaged('the extended header of an entry is corrupt')
  return pax
}
