import { createHash, type Hash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { PassThrough, type Readable, type Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import type { Body, Likeness } from './answer.ts'
import type { EarlierVersion } from './earlier-version.ts'
import { type LocalFile, MAX_WHOLE, UnreadableFile } from './local-file.ts'
import { isRewritten, type PageSurroundings } from './rewritten.ts'
import { hasCharset, readContentType, writtenIn } from './types.ts'

/** The encodings that are asked for: those that every browser asks for, too. */
export const ACCEPTED_ENCODINGS = 'gzip, br'

/** How much longer than its file a page may be that something on its way has added to, and anything else. In bytes. */
const MAX_ADDED_TO_PAGE = 1 << 20
const MAX_ADDED = 64 << 10

/** How many bytes show whether something is compressed. */
const START_BYTES = 4

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
  readonly surroundings: PageSurroundings
  readonly earlier: EarlierVersion | undefined
}

/** Files that are compressed themselves. Browsers show the pictures among them only with a Content-Encoding. */
const COMPRESSED_FILE = /\.(?:svgz|t?gz|br|emz|wmz)$/i
const COMPRESSED_PICTURE = /\.svgz$/i

/**
 * Reads the body of an answer, not much more of it than the file is long, and compares it with the file. `heard` is
 * called for each piece that arrives.
 * @throws Error of the connection; UnreadableFile
 */
export async function readBody(
  message: Readable & Pick<IncomingMessage, 'headers'>,
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
  const sent = COMPRESSED_FILE.test(name) ? new Received(file, limit, false) : undefined
  const received = new Received(file, limit, isPage && size <= MAX_WHOLE)
  const end = await receive(message, unpack, { sent, received, limit, heard })
  if (unpack.length > 0 && sent?.isFile()) {
    const encoding = COMPRESSED_PICTURE.test(name) ? 'fine' : 'archive'
    return { content: 'same', encoding, writtenIn: undefined }
  }
  if (end === 'not-compressed') return { content: 'unread', encoding: 'false', writtenIn: undefined }
  const content = end === 'too-long' ? 'different' : likenessOf(received, comparison)
  if (content === 'different' && isGzip(received.start) && !isGzip(file.first(START_BYTES)))
    return { content, encoding: unpack.length > 0 ? 'twice' : 'silent', writtenIn: undefined }
  const { type, charset } = readContentType(message.headers['content-type'])
  const isShown = content === 'same' || content === 'rewritten'
  const isText = isShown && charset !== undefined && hasCharset(name)
  return {
    content,
    encoding: 'fine',
    writtenIn: isText ? writtenIn(file.pieces()) : undefined,
    isNoXhtml: isShown && isPage && type === 'application/xhtml+xml' && !isXhtml(file),
  }
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

/** @throws Error of the connection; UnreadableFile */
async function receive(
  message: Readable,
  unpack: readonly (() => Transform)[],
  { sent, received, limit, heard }: Receipt,
): Promise<'complete' | 'too-long' | 'not-compressed'> {
  const unpacked = unpack.length === 0 ? undefined : new Unpacked(unpack, received)
  let bytes = 0
  try {
    // No generator in between: with one, V8 keeps each request for long after its end.
    for await (const chunk of message as AsyncIterable<Buffer>) {
      heard()
      sent?.add(chunk)
      bytes += chunk.length
      if (bytes > limit) throw new TooLong()
      if (unpacked === undefined) received.add(chunk)
      else await unpacked.add(chunk)
    }
    await unpacked?.end()
    return 'complete'
  } catch (error) {
    unpacked?.close()
    if (error instanceof TooLong) return 'too-long'
    if (error instanceof NotCompressed) return 'not-compressed'
    throw error
  }
}

class NotCompressed extends Error {}

/** Unpacks what arrives. */
class Unpacked {
  readonly #first: Transform
  readonly #done: Promise<void>

  constructor(unpack: readonly (() => Transform)[], received: Received) {
    const transforms = unpack.map((make) => make())
    const [first = new PassThrough()] = transforms
    this.#first = first
    this.#done = pipeline([...transforms, sinkTo(received)]).catch((error: unknown) => {
      const isOurs = error instanceof TooLong || error instanceof UnreadableFile
      throw isOurs ? error : new NotCompressed('', { cause: error })
    })
    // It is awaited in the end, whenever it fails.
    this.#done.catch(() => {})
  }

  /** @throws TooLong, UnreadableFile, NotCompressed */
  async add(chunk: Buffer): Promise<void> {
    const isFull = !this.#first.destroyed && !this.#first.write(chunk)
    if (isFull || this.#first.destroyed) await Promise.race([drained(this.#first), this.#done])
  }

  /** @throws as `add` does */
  async end(): Promise<void> {
    this.#first.end()
    await this.#done
  }

  close(): void {
    this.#first.destroy()
  }
}

function drained(stream: Transform): Promise<void> {
  return new Promise((resolve) => stream.once('drain', resolve))
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
 * no digest is computed. What it throws is a TooLong or an UnreadableFile.
 */
class Received {
  readonly #file: LocalFile
  readonly #limit: number
  readonly #keeps: boolean
  /** From the first byte on that differs. */
  readonly #rest: Buffer[] = []
  #differs = false
  #hash: Hash | undefined
  #bytes = 0
  #same = 0
  #start = Buffer.alloc(0)

  /** `keeps`: whether the content is needed if it differs. */
  constructor(file: LocalFile, limit: number, keeps: boolean) {
    this.#file = file
    this.#limit = limit
    this.#keeps = keeps
  }

  /** Its first bytes. */
  get start(): Buffer {
    return this.#start
  }

  add(chunk: Buffer): void {
    this.#bytes += chunk.length
    if (this.#bytes > this.#limit) throw new TooLong()
    if (this.#start.length < START_BYTES)
      this.#start = Buffer.concat([this.#start, chunk.subarray(0, START_BYTES)]).subarray(0, START_BYTES)
    if (!this.#differs && this.#file.has(chunk, this.#same)) {
      this.#same += chunk.length
      return
    }
    if (!this.#differs) this.#hash = this.#hashOfSame()
    this.#differs = true
    this.#hash?.update(chunk)
    if (this.#keeps) this.#rest.push(chunk)
  }

  /** Whether it is the whole file and nothing else. */
  isFile(): boolean {
    return !this.#differs && this.#file.endsAt(this.#same)
  }

  /** To be called once; undefined if more than `MAX_WHOLE` of it is as in the file, because no page to compare with is as long. */
  sha256(): string | undefined {
    const hash = this.#differs ? this.#hash : this.#hashOfSame()
    return hash?.digest('hex')
  }

  /** All of it; undefined if it was not kept. */
  content(): Buffer | undefined {
    return this.#keeps ? Buffer.concat([this.#file.first(this.#same), ...this.#rest]) : undefined
  }

  #hashOfSame(): Hash | undefined {
    if (this.#same > MAX_WHOLE) return undefined
    return createHash('sha256').update(this.#file.first(this.#same))
  }
}

/** @throws UnreadableFile */
function likenessOf(
  received: Received,
  { file, size, name, homePage, notFoundPage, surroundings, earlier }: Comparison,
): Likeness {
  if (received.isFile()) return 'same'
  const sha256 = received.sha256()
  if (sha256 !== undefined && sha256 === homePage) return 'home-page'
  if (sha256 !== undefined && sha256 === notFoundPage) return 'not-found-page'
  const content = received.content()
  if (content === undefined) return 'different'
  if (earlier?.read(name, MAX_WHOLE)?.equals(content)) return 'different'
  return isRewritten(name, file.first(size), content, surroundings) ? 'rewritten' : 'different'
}

/** How far the beginning of a page is looked for, in bytes. */
const ROOT_WITHIN = 4_096

/** Without its namespace, browsers show a page that is XML as a tree of elements, if it is no error altogether. */
function isXhtml(file: LocalFile): boolean {
  return /<html\s[^>]*\bxmlns\s*=/i.test(file.first(ROOT_WITHIN).toString('latin1'))
}

/** https://www.rfc-editor.org/rfc/rfc1952#section-2.3.1 */
function isGzip(start: Buffer): boolean {
  return start[0] === 0x1f && start[1] === 0x8b && start[2] === 0x08
}
