import { createHash, type Hash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Readable, type Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import type { Body, Likeness } from './answer.ts'
import { type LocalFile, START_BYTES, writtenIn } from './local-files.ts'
import { type IsSameToReader, isRewritten } from './rewritten.ts'

/** The encodings that are asked for: those that every browser asks for, too. */
export const ACCEPTED_ENCODINGS = 'gzip, br'

/** How much longer than its file a page may be that something on its way has added to, and anything else. In bytes. */
const MAX_ADDED_TO_PAGE = 1 << 20
const MAX_ADDED = 64 << 10

/** How much of an answer is read that is not compared, to keep the connection. In bytes. */
const MAX_SKIPPED = 256 << 10

/** What a received content is compared with. */
export interface Comparison {
  readonly file: LocalFile
  /** In bytes. */
  readonly size: number
  /** A string of bytes. */
  readonly name: string
  readonly isPage: boolean
  /** The SHA-256 of content that hosts show where there is no file. */
  readonly homePage: string | undefined
  readonly notFoundPage: string | undefined
  readonly isSameToReader: IsSameToReader
}

/** Files that are compressed themselves. Browsers show the pictures among them only with a Content-Encoding. */
const COMPRESSED_FILE = /\.(?:svgz|t?gz|br|emz|wmz)$/i
const COMPRESSED_PICTURE = /\.svgz$/i

/**
 * Reads the body of an answer, not much more of it than the file is long, and compares it with the file. `heard` is
 * called for each piece that arrives.
 * @throws Error of the connection
 */
export async function readBody(
  message: IncomingMessage,
  comparison: Comparison,
  heard: () => void,
): Promise<Body> {
  const { file, size, name, isPage } = comparison
  const unpack = unpackers(message.headers['content-encoding'])
  if (unpack === undefined) {
    message.destroy()
    return { content: 'unread', encoding: 'unknown', writtenIn: undefined }
  }
  const limit = size + (isPage ? MAX_ADDED_TO_PAGE : MAX_ADDED)
  const sent = COMPRESSED_FILE.test(name) ? new Received(limit, undefined, false) : undefined
  const received = new Received(limit, file.content, isPage)
  const end = await receive(message, unpack, { sent, received, limit, heard })
  if (unpack.length > 0 && sent?.sha256() === file.sha256) {
    const encoding = COMPRESSED_PICTURE.test(name) ? 'fine' : 'archive'
    return { content: 'same', encoding, writtenIn: undefined }
  }
  if (end === 'not-compressed') return { content: 'unread', encoding: 'false', writtenIn: undefined }
  const content = end === 'too-long' ? 'different' : likenessOf(received, comparison)
  if (content === 'different' && isGzip(received.start) && !isGzip(file.start))
    return { content, encoding: unpack.length > 0 ? 'twice' : 'silent', writtenIn: undefined }
  const looksAt = isPage && (content === 'same' || content === 'rewritten') ? file.content : undefined
  return { content, encoding: 'fine', writtenIn: looksAt && writtenIn(looksAt) }
}

/** Reads the body of an answer that is not compared, as far as that keeps the connection; the rest is given up. */
export async function skipBody(message: IncomingMessage, heard: () => void): Promise<void> {
  let bytes = 0
  for await (const chunk of message as AsyncIterable<Buffer>) {
    heard()
    bytes += chunk.length
    if (bytes > MAX_SKIPPED) break
  }
}

/**
 * Returns what unpacks a body, in the order in which it has to happen; undefined where it is packed in a way that was
 * not asked for. https://www.rfc-editor.org/rfc/rfc9110#name-content-encoding
 */
function unpackers(header: string | undefined): (() => Transform)[] | undefined {
  const codings = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity')
  if (codings.length > 2) return undefined
  const unpack = codings.map((coding) => UNPACKERS.get(coding)).reverse()
  return unpack.every((each) => each !== undefined) ? unpack : undefined
}

const UNPACKERS: ReadonlyMap<string, () => Transform> = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['br', createBrotliDecompress],
])

interface Receipt {
  /** What was sent, before it is unpacked; only where that matters. */
  readonly sent: Received | undefined
  readonly received: Received
  readonly limit: number
  readonly heard: () => void
}

class TooLong extends Error {}

/** @throws Error of the connection */
async function receive(
  message: IncomingMessage,
  unpack: readonly (() => Transform)[],
  { sent, received, limit, heard }: Receipt,
): Promise<'complete' | 'too-long' | 'not-compressed'> {
  let broke: unknown
  async function* chunks(): AsyncGenerator<Buffer> {
    let bytes = 0
    try {
      for await (const chunk of message as AsyncIterable<Buffer>) {
        heard()
        sent?.add(chunk)
        bytes += chunk.length
        if (bytes > limit) throw new TooLong()
        yield chunk
      }
    } catch (error) {
      broke = error
      throw error
    }
  }
  try {
    if (unpack.length === 0) for await (const chunk of chunks()) received.add(chunk)
    else await pipeline([Readable.from(chunks()), ...unpack.map((make) => make()), sinkTo(received)])
    return 'complete'
  } catch (error) {
    if (error instanceof TooLong || broke instanceof TooLong) return 'too-long'
    if (broke !== undefined) throw broke
    return 'not-compressed'
  }
}

function sinkTo(received: Received): Writable {
  return new Writable({
    write(chunk: Buffer, _, done) {
      try {
        received.add(chunk)
        done()
      } catch (error) {
        done(error as Error)
      }
    },
  })
}

/**
 * What has arrived, never more than `limit` bytes. As long as it is the beginning of the file, nothing of it is kept and
 * no digest is computed.
 */
class Received {
  readonly #limit: number
  readonly #file: Buffer | undefined
  readonly #keeps: boolean
  /** From the first byte on that differs. */
  readonly #rest: Buffer[] = []
  #hash: Hash | undefined
  #bytes = 0
  #same = 0
  #start = Buffer.alloc(0)
  #sha256: string | undefined

  /** `file`: what it is compared with, if that is in memory. `keeps`: whether the content is needed if it differs. */
  constructor(limit: number, file: Buffer | undefined, keeps: boolean) {
    this.#limit = limit
    this.#file = file
    this.#keeps = keeps
    if (file === undefined) this.#hash = createHash('sha256')
  }

  /** Its first bytes. */
  get start(): Buffer {
    return this.#start
  }

  /** Whether all of it is that of the file; undefined if that is known by its digest alone. */
  get isFile(): boolean | undefined {
    return this.#file && this.#hash === undefined && this.#same === this.#file.length
  }

  /** @throws TooLong */
  add(chunk: Buffer): void {
    this.#bytes += chunk.length
    if (this.#bytes > this.#limit) throw new TooLong()
    if (this.#start.length < START_BYTES)
      this.#start = Buffer.concat([this.#start, chunk.subarray(0, START_BYTES)]).subarray(0, START_BYTES)
    if (this.#file !== undefined && this.#hash === undefined) {
      const end = this.#same + chunk.length
      if (this.#file.subarray(this.#same, end).equals(chunk)) {
        this.#same = end
        return
      }
      this.#hash = createHash('sha256').update(this.#file.subarray(0, this.#same))
    }
    this.#hash?.update(chunk)
    if (this.#keeps) this.#rest.push(chunk)
  }

  sha256(): string {
    this.#hash ??= createHash('sha256').update(this.#beginning())
    this.#sha256 ??= this.#hash.digest('hex')
    return this.#sha256
  }

  /** All of it; undefined if it was not kept. */
  content(): Buffer | undefined {
    return this.#keeps ? Buffer.concat([this.#beginning(), ...this.#rest]) : undefined
  }

  #beginning(): Buffer {
    return this.#file?.subarray(0, this.#same) ?? Buffer.alloc(0)
  }
}

function likenessOf(
  received: Received,
  { file, name, homePage, notFoundPage, isSameToReader }: Comparison,
): Likeness {
  if (received.isFile) return 'same'
  const sha256 = received.sha256()
  if (sha256 === file.sha256) return 'same'
  if (sha256 === homePage) return 'home-page'
  if (sha256 === notFoundPage) return 'not-found-page'
  const content = received.content()
  if (content === undefined || file.content === undefined) return 'different'
  return isRewritten(name, file.content, content, isSameToReader) ? 'rewritten' : 'different'
}

/** https://www.rfc-editor.org/rfc/rfc1952#section-2.3.1 */
function isGzip(start: Buffer): boolean {
  return start[0] === 0x1f && start[1] === 0x8b && start[2] === 0x08
}
