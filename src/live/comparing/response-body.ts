import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type Readable, type Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import {
  findRightCharset,
  hasCharset,
  isClassicScript,
  isXhtml,
  readContentType,
} from './content-types.ts'
import type { ComparedBody, ContentMatch } from './host-response.ts'
import { type LocalFile, MAX_WHOLE, type PublishedSite } from './published-site.ts'
import { isRewritten } from './rewritten-page.ts'

/** The encodings that are asked for: those that every browser asks for, too. */
export const ACCEPTED_ENCODINGS = 'gzip, br'

/**
 * How much longer than its file an answer may be: something on the way may have added to it. In
 * bytes.
 */
const MAX_ADDED = 1 << 20

/** How much of an answer is read that is not compared, to keep the connection. In bytes. */
const MAX_SKIPPED = 256 << 10

/** What a received content is compared with. */
export interface Comparison {
  readonly file: LocalFile
  readonly isPage: boolean
  /** The contents that hosts show where there is no file. */
  readonly homePage: Buffer | undefined
  readonly notFoundPage: Buffer | undefined
  /** The site that it belongs to. */
  readonly site: Pick<PublishedSite, 'pointToSamePlace'>
  /** Returns the file as the earlier site had it; undefined if that is not known. */
  readonly earlier: () => Buffer | undefined
}

/**
 * Files that are compressed themselves. Browsers show the pictures among them only with a
 * Content-Encoding.
 */
const COMPRESSED_FILE = /\.(?:svgz|t?gz|br|emz|wmz)$/i
const COMPRESSED_PICTURE = /\.svgz$/i

/**
 * Reads the body of an answer, not much more of it than the file is long, and compares it with the
 * file. `onActivity` is called for each piece that arrives.
 * @throws Error of the connection, or of the disk
 */
export async function readBody(
  message: Readable & Pick<IncomingMessage, 'headers'>,
  { file, isPage, homePage, notFoundPage, site, earlier }: Comparison,
  onActivity: () => void,
): Promise<ComparedBody> {
  const unpack = chooseDecoders(message.headers['content-encoding'])
  if (unpack === undefined) {
    message.destroy()
    return { content: 'unread', encoding: 'unknown' }
  }
  const sent = new ReceivedContent(file)
  const received = unpack.length === 0 ? sent : new ReceivedContent(file)
  const end = await receiveContent(message, unpack, { sent, received, onActivity })
  const wanted = file.isLarge ? undefined : file.read()
  const isFile = async (content: ReceivedContent) => {
    if (wanted !== undefined) return wanted.equals(content.concatenate())
    return content.computeDigest() === (await file.computeDigest())
  }
  const isUnpacked = unpack.length > 0
  if (isUnpacked && COMPRESSED_FILE.test(file.name) && (await isFile(sent)))
    return describeUnpackedFile(file.name)
  if (end === 'not-compressed') return { content: 'unread', encoding: 'not-compressed' }
  const content = await findLikeness()
  if (content === 'stale' && isGzip(received.start) && !isGzip(wanted ?? received.start))
    return { content, encoding: isUnpacked ? 'compressed-twice' : 'compressed-silently' }
  const isShown = content === 'same' || content === 'rewritten'
  if (!isShown || wanted === undefined) return { content }
  return { content, ...examineText(message, wanted, file.name) }

  async function findLikeness(): Promise<ContentMatch> {
    if (end === 'too-long') return 'stale'
    if (await isFile(received)) return 'same'
    const whole = received.concatenate()
    if (homePage?.equals(whole)) return 'home-page'
    if (notFoundPage?.equals(whole)) return 'not-found-page'
    if (!isPage || wanted === undefined || earlier()?.equals(whole)) return 'stale'
    if (isRewritten(file.name, wanted, whole, site)) return 'rewritten'
    return 'stale'
  }
}

/** Returns what becomes of a compressed file that is sent as it is, with a Content-Encoding. */
function describeUnpackedFile(name: string): ComparedBody {
  if (COMPRESSED_PICTURE.test(name)) return { content: 'same' }
  return { content: 'same', encoding: 'archive-unpacked' }
}

/**
 * Reads the body of an answer that is not compared, as far as that keeps the connection; the rest
 * is given up.
 * @throws what the connection throws
 */
export async function skipBody(message: IncomingMessage, onActivity: () => void): Promise<void> {
  let bytes = 0
  for await (const chunk of message as AsyncIterable<Buffer>) {
    onActivity()
    bytes += chunk.length
    if (bytes > MAX_SKIPPED) break
  }
}

/**
 * Returns what unpacks a body, in the order in which it has to happen; undefined where it is packed
 * in a way that was not asked for. https://www.rfc-editor.org/rfc/rfc9110#name-content-encoding
 */
function chooseDecoders(header: string | undefined): (() => Transform)[] | undefined {
  const codings = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity')
  if (codings.length > 2) return undefined
  const unpack = codings.map((coding) => DECODERS.get(coding)).reverse()
  if (!unpack.every((each) => each !== undefined)) return undefined
  return unpack
}

const DECODERS: ReadonlyMap<string, () => Transform> = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['br', createBrotliDecompress],
])

class TooLong extends Error {}

/** What Node's zlib says of content that it cannot unpack. */
const IS_DECODING_ERROR = /^(?:Z_|ERR__)/

/** @throws Error of the connection */
async function receiveContent(
  message: Readable,
  unpack: readonly (() => Transform)[],
  {
    sent,
    received,
    onActivity,
  }: { sent: ReceivedContent; received: ReceivedContent; onActivity: () => void },
): Promise<'complete' | 'too-long' | 'not-compressed'> {
  message.on('data', (chunk: Buffer) => {
    onActivity()
    if (sent !== received && !sent.add(chunk)) message.destroy(new TooLong())
  })
  const sink = new Writable({
    write: (chunk: Buffer, _, done) => done(received.add(chunk) ? undefined : new TooLong()),
  })
  try {
    await pipeline([message, ...unpack.map((make) => make()), sink])
    return 'complete'
  } catch (error) {
    if (error instanceof TooLong) return 'too-long'
    if (IS_DECODING_ERROR.test((error as NodeJS.ErrnoException).code ?? '')) return 'not-compressed'
    throw error
  }
}

/** What has arrived instead of a file, never much more than that. */
class ReceivedContent {
  readonly #limit: number
  readonly #hash
  readonly #chunks: Buffer[] = []
  #bytes = 0
  /** Its first piece. */
  start: Buffer = Buffer.alloc(0)

  constructor({ size, isLarge }: LocalFile) {
    this.#limit = size + MAX_ADDED
    this.#hash = isLarge ? createHash('sha256') : undefined
  }

  /** Returns whether there is no more than the limit. */
  add(chunk: Buffer): boolean {
    this.#bytes += chunk.length
    if (this.#bytes > this.#limit) return false
    if (this.#bytes === chunk.length) this.start = chunk
    this.#hash?.update(chunk)
    if (this.#hash === undefined || this.#bytes <= MAX_WHOLE) this.#chunks.push(chunk)
    return true
  }

  /** Returns the SHA-256 in hexadecimal digits; undefined if it is not compared by that. */
  computeDigest(): string | undefined {
    return this.#hash?.copy().digest('hex')
  }

  /** Returns all of it; only the beginning of what is large. */
  concatenate(): Buffer {
    return Buffer.concat(this.#chunks)
  }
}

/**
 * Returns whether a text was sent with the right charset, and rightly as XHTML, and whether it is a
 * classic script.
 */
function examineText(
  { headers }: Pick<IncomingMessage, 'headers'>,
  content: Buffer,
  name: string,
): Pick<ComparedBody, 'charsetMeant' | 'isNotXhtml' | 'isClassicScript'> {
  const { type, charset } = readContentType(headers['content-type'])
  const isRead = charset !== undefined && hasCharset(name)
  return {
    charsetMeant: isRead ? findRightCharset(charset, content) : undefined,
    isNotXhtml: type === 'application/xhtml+xml' && !isXhtml(content),
    isClassicScript: isClassicScript(name, content),
  }
}

/** https://www.rfc-editor.org/rfc/rfc1952#section-2.3.1 */
function isGzip(start: Buffer): boolean {
  return start[0] === 0x1f && start[1] === 0x8b && start[2] === 0x08
}
