/** Tar archives (POSIX pax, ustar, GNU and v7), read from block to block; headers are decoded by node-tar. */
import { Header } from 'tar/header'
import { StepError } from '../errors.ts'
import { asDamage, damaged, type Taker } from './entry.ts'
import { isTarBlock, looksLike } from './magic.ts'
import { type Pax, readPax } from './pax.ts'
import type { Claim, Limits } from './policy.ts'

const BLOCK = 512

/** What headers, long names and padding may add to an entry's content before it is no site any more. In bytes. */
const OVERHEAD = 16 * 1024

/** The longest name or extended header, in bytes: as much as Go reads (maxSpecialFileSize in archive/tar). */
const LONGEST_EXTENSION = 1024 * 1024

const KINDS: Readonly<Record<string, Claim['kind']>> = {
  File: 'file',
  OldFile: 'file',
  // POSIX: to be read as a file where there is no such thing.
  ContiguousFile: 'file',
  Directory: 'folder',
  SymbolicLink: 'symbolic link',
  Link: 'hard link',
  CharacterDevice: 'device',
  BlockDevice: 'device',
  FIFO: 'FIFO',
}

export interface TarOptions {
  /** The archive without the compression around it. */
  readonly source: AsyncIterable<Buffer>
  /** What that compression is, worded to stand before what it holds; empty if there is none. */
  readonly wrapping: string
  readonly limits: Limits
  readonly signal: AbortSignal
}

/**
 * Gives the entries to `taker`, in their order.
 * @throws StepError (`not-an-archive`, `archive-damaged`); what `taker` throws; the reason of `signal`
 */
export async function readTar({ source, wrapping, limits, signal }: TarOptions, taker: Taker): Promise<void> {
  const walk = new TarWalk(wrapping, limits, taker)
  try {
    for await (const chunk of source) {
      signal.throwIfAborted()
      await taker.room()
      walk.take(chunk)
    }
    walk.end()
  } catch (error) {
    signal.throwIfAborted()
    throw asDamage(error, walk.file)
  }
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
  readonly #taker: Taker
  /** How long the archive may be, in bytes. */
  readonly #most: number
  #passed = 0
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
  #pax: Pax = {}
  #isTar = false
  #hasEnd = false

  constructor(wrapping: string, limits: Limits, taker: Taker) {
    this.#wrapping = wrapping
    this.#taker = taker
    this.#most = limits.bytes + limits.entries * OVERHEAD
  }

  /** The file whose content is under way. */
  get file(): string | undefined {
    return this.#file
  }

  /** @throws StepError (`not-an-archive`, `archive-damaged`); what the taker throws */
  take(chunk: Buffer): void {
    this.#passed += chunk.length
    if (this.#passed > this.#most) throw damaged('it goes on and on behind its entries')
    for (let at = 0; at < chunk.length; ) {
      if (this.#left > 0) at += this.#takeContent(chunk, at)
      else if (this.#padding > 0) at += this.#skipPadding(chunk.length - at)
      else at += this.#takeHeader(chunk, at)
    }
  }

  /** @throws StepError (`not-an-archive`, `archive-damaged`) if what was taken is no whole archive */
  end(): void {
    if (!this.#isTar) throw this.#noTar(this.#part)
    const isCut = this.#left > 0 || this.#padding > 0 || this.#part.length > 0
    if (isCut) throw damaged('it is cut off', this.#file)
    if (!this.#hasEnd) throw damaged('it is cut off, the mark at its end is missing')
  }

  #takeContent(chunk: Buffer, at: number): number {
    const content = chunk.subarray(at, at + this.#left)
    this.#left -= content.length
    if (this.#extension) this.#collected.push(content)
    else this.#taker.append(content)
    if (this.#left === 0) this.#endContent()
    return content.length
  }

  #endContent(): void {
    if (this.#extension) {
      this.#extension(Buffer.concat(this.#collected))
      this.#collected = []
    } else if (this.#file !== undefined) {
      this.#taker.end()
      this.#file = undefined
    }
  }

  #skipPadding(available: number): number {
    const skipped = Math.min(this.#padding, available)
    this.#padding -= skipped
    return skipped
  }

  #takeHeader(chunk: Buffer, at: number): number {
    const more = chunk.subarray(at, at + BLOCK - this.#part.length)
    const block = this.#part.length > 0 ? Buffer.concat([this.#part, more]) : more
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
    const header = headerIn(block)
    // Archives that were joined have such blocks between them, too: what goes on behind is looked at all the same.
    this.#hasEnd = header.nullBlock
    if (header.nullBlock) return
    if (!header.cksumValid) throw corrupt()
    this.#extension = this.#extensionOf(header)
    const size = this.#extension ? extensionSize(header) : this.#beginEntry(header)
    this.#left = size
    this.#padding = -size & (BLOCK - 1)
    if (size === 0) this.#endContent()
  }

  #extensionOf({ type }: Header): Extension | undefined {
    switch (type) {
      case 'ExtendedHeader':
        return (content) => {
          this.#pax = paxIn(content)
        }
      case 'NextFileHasLongPath':
        return (content) => {
          this.#longName = content.toString().replace(/\0.*$/s, '')
        }
      // A name for all entries makes no sense, and a link's target does not matter here.
      case 'GlobalExtendedHeader':
      case 'NextFileHasLongLinkpath':
        return () => {}
      default:
        return undefined
    }
  }

  /** Returns how many bytes of content are to come. */
  #beginEntry(header: Header): number {
    const { path, size, isSparse } = this.#pax
    const kind = KINDS[header.type] ?? 'special entry'
    const claim = {
      name: path ?? this.#longName ?? header.path ?? '',
      kind,
      // What a folder's header calls its size is how much may be put into it (POSIX pax, ustar interchange format).
      size: kind === 'folder' ? 0 : (size ?? sizeOf(header)),
      obstacle: isSparse ? 'a sparse file, with holes left out' : undefined,
    }
    this.#pax = {}
    this.#longName = undefined
    this.#taker.begin(claim)
    if (kind !== 'folder') this.#file = claim.name
    return claim.size
  }

  #noTar(head: Buffer): StepError {
    return new StepError('not-an-archive', { looks: `${this.#wrapping}${looksLike(head)}` })
  }
}

function headerIn(block: Buffer): Header {
  try {
    return new Header(block)
  } catch (error) {
    throw corrupt(error)
  }
}

function sizeOf({ size }: Header): number {
  if (size === undefined) throw corrupt()
  return size
}

function corrupt(cause?: unknown): StepError {
  return damaged('the header of an entry is corrupt', undefined, cause)
}

function extensionSize(header: Header): number {
  const size = sizeOf(header)
  if (size > LONGEST_EXTENSION) throw damaged('the header of an entry has no end')
  return size
}

function paxIn(content: Buffer): Pax {
  const pax = readPax(content)
  if (pax === undefined) throw damaged('the extended header of an entry is corrupt')
  return pax
}
