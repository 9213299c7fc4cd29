/** Tar archives (POSIX pax, ustar, GNU and v7), parsed by tar-stream, which never touches the disk. */
import { pipeline } from 'node:stream/promises'
import { extract, type Header } from 'tar-stream'
import { StepError } from '../errors.ts'
import { messageOf } from './disk.ts'
import { asDamage, damaged, type Taker } from './entry.ts'
import { isTarBlock, looksLike } from './magic.ts'
import type { Claim, Limits } from './policy.ts'

const BLOCK = 512

/** How much the parser takes before it has passed it on, in bytes. */
const AHEAD = 512 * 1024

/** What headers, long names and padding may add to an entry's content before it is no site any more. In bytes. */
const OVERHEAD = 16 * 1024

const KINDS: Readonly<Record<string, Claim['kind']>> = {
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

/** v7 archives have no magic word; tar-stream's types do not know of the option. */
const PARSER_OPTIONS = { highWaterMark: AHEAD, allowUnknownFormat: true }

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
export async function readTar(options: TarOptions, taker: Taker): Promise<void> {
  const { source, wrapping, limits, signal } = options
  const parser = extract(PARSER_OPTIONS)
  const watch = new Watch(wrapping, limits)
  const feed = (chunks: AsyncIterable<Buffer>) => watch.over(chunks, taker)
  let underWay: string | undefined
  const orFail = (step: () => void) => {
    try {
      step()
    } catch (error) {
      parser.destroy(error as Error)
    }
  }
  // Events instead of iterators: several promises for each entry would take as long as all the rest.
  parser.on('entry', (header, stream, next) => {
    // The parser fails with it.
    stream.on('error', () => {})
    orFail(() => {
      const claim = claimOf(header)
      watch.expectEndAfter(stream.offset + BLOCK + claim.size)
      taker.begin(claim)
      if (claim.kind === 'folder') {
        stream.resume()
        queueMicrotask(next)
        return
      }
      underWay = claim.name
      stream.on('data', (chunk) => orFail(() => taker.append(chunk as Buffer)))
      stream.on('end', () => {
        orFail(() => taker.end())
        underWay = undefined
        next()
      })
    })
  })
  try {
    await pipeline(source, feed, parser, { signal })
    watch.checkEnd()
  } catch (error) {
    signal.throwIfAborted()
    throw asTarDamage(error, underWay)
  }
}

/** tar-stream's errors have no codes. */
function asTarDamage(error: unknown, entry?: string): unknown {
  if (messageOf(error) === 'Unexpected end of data') return damaged('it is cut off', entry, error)
  return asDamage(error, entry)
}

function claimOf(header: Header): Claim {
  const kind = KINDS[header.type] ?? 'special entry'
  const sparse = Object.keys(header.pax ?? {}).some((key) => key.startsWith('GNU.sparse.'))
  return {
    name: header.name,
    kind,
    // What a folder's header calls its size is how much may be put into it (POSIX pax, ustar interchange format).
    size: kind === 'folder' ? 0 : header.size,
    obstacle: sparse ? 'a sparse file, with holes left out' : undefined,
  }
}

/**
 * Watches the unpacked stream go by. It has to begin as a tar, and it has to have an end: tar-stream takes an archive
 * that is cut between two entries for whole. By POSIX, blocks of zeros stand there.
 */
class Watch {
  readonly #wrapping: string
  readonly #most: number
  #head: Buffer = Buffer.alloc(0)
  #passed = 0
  #zeros = 0
  #entryEnd = 0

  constructor(wrapping: string, limits: Limits) {
    this.#wrapping = wrapping
    this.#most = limits.bytes + limits.entries * OVERHEAD
  }

  async *over(chunks: AsyncIterable<Buffer>, taker: Taker): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      await taker.room()
      if (this.#head.length < BLOCK) this.#checkHead(chunk)
      this.#passed += chunk.length
      if (this.#passed > this.#most) throw damaged('it goes on and on behind its entries')
      const zeros = zerosAtEnd(chunk)
      this.#zeros = zeros === chunk.length ? this.#zeros + zeros : zeros
      yield chunk
    }
    if (this.#head.length < BLOCK) throw this.#noTar()
  }

  #checkHead(chunk: Buffer): void {
    this.#head = Buffer.concat([this.#head, chunk.subarray(0, BLOCK)])
    if (this.#head.length >= BLOCK && !isTarBlock(this.#head)) throw this.#noTar()
  }

  #noTar(): StepError {
    return new StepError('not-an-archive', { looks: `${this.#wrapping}${looksLike(this.#head)}` })
  }

  /** The end of the archive can only come after `position`, in bytes. */
  expectEndAfter(position: number): void {
    this.#entryEnd = Math.ceil(position / BLOCK) * BLOCK
  }

  /** @throws StepError (`archive-damaged`) if there was no end */
  checkEnd(): void {
    if (this.#zeros >= BLOCK && this.#passed - this.#entryEnd >= BLOCK) return
    throw damaged('it is cut off, the mark at its end is missing')
  }
}

/** Returns how many zeros the last block of `chunk` ends in. */
function zerosAtEnd(chunk: Buffer): number {
  const least = Math.max(0, chunk.length - BLOCK)
  let first = chunk.length
  while (first > least && chunk[first - 1] === 0) first -= 1
  return chunk.length - first
}
