/** Compares the body of a response with the file that the host should serve. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { findRightCharset, hasCharset } from './charset.ts'
import { isClassicScript, isXhtml, readContentType } from './content-types.ts'
import type { ComparedBody, ContentMatch } from './host-response.ts'
import type { LocalFile } from './local-file.ts'
import type { PublishedSite } from './published-site.ts'
import {
  chooseDecoders,
  type Received,
  type ReceivedContent,
  receiveContent,
} from './received-content.ts'
import { isRewritten } from './rewritten-page.ts'

/** How much of a response that is not compared is read to keep the connection, in bytes. */
const MAX_SKIPPED = 256 << 10

/** The file and other contents that a response is compared with. */
export interface Comparison {
  readonly file: LocalFile
  readonly isPage: boolean
  /** The contents that hosts show for missing files. */
  readonly homePage: Buffer | undefined
  readonly notFoundPage: Buffer | undefined
  /** The site that the file belongs to. */
  readonly site: Pick<PublishedSite, 'pointToSamePlace'>
  /** Returns the content of the file in the earlier site; undefined if unknown. */
  readonly earlier: () => Buffer | undefined
}

/**
 * Files that are themselves compressed. Browsers show compressed pictures only with a
 * Content-Encoding.
 */
const COMPRESSED_FILE = /\.(?:svgz|t?gz|br|emz|wmz)$/i
const COMPRESSED_PICTURE = /\.svgz$/i

/**
 * Reads the body of a response, up to a limit, and compares it with the file. `onActivity` is
 * called for each chunk.
 * @throws any error of the connection or the file system
 */
export async function readBody(
  message: Readable & Pick<IncomingMessage, 'headers'>,
  comparison: Comparison,
  onActivity: () => void,
): Promise<ComparedBody> {
  const { headers } = message
  const decoders = chooseDecoders(headers['content-encoding'])
  if (decoders === undefined) {
    message.destroy()
    return { content: 'unreadable', encoding: 'unknown' }
  }
  const received = await receiveContent(message, decoders, comparison.file, onActivity)
  return new BodyComparer(comparison, received).compare(headers)
}

/** Compares the received content with its file. */
class BodyComparer {
  readonly #comparison: Comparison
  readonly #received: Received
  /** The content of the file; undefined if it is large. */
  readonly #wanted: Buffer | undefined

  constructor(comparison: Comparison, received: Received) {
    const { file } = comparison
    this.#comparison = comparison
    this.#received = received
    this.#wanted = file.isLarge ? undefined : file.read()
  }

  async compare(headers: IncomingHttpHeaders): Promise<ComparedBody> {
    const { file } = this.#comparison
    const { end, isDecoded, sent, content: received } = this.#received
    const wanted = this.#wanted
    if (isDecoded && COMPRESSED_FILE.test(file.name) && (await this.#isFile(sent)))
      return describeUnpackedFile(file.name)
    if (end === 'not-compressed') return { content: 'unreadable', encoding: 'not-compressed' }

    const content = await this.#match()
    if (content === 'stale' && isGzip(received.start) && !isGzip(wanted ?? received.start))
      return { content, encoding: isDecoded ? 'compressed-twice' : 'compressed-silently' }
    const isShown = content === 'same' || content === 'rewritten'
    if (!isShown || wanted === undefined) return { content }
    return { content, ...examineText(headers, wanted, file.name) }
  }

  async #match(): Promise<ContentMatch> {
    const { file, isPage, homePage, notFoundPage, site, earlier } = this.#comparison
    const { end, content } = this.#received
    if (end === 'too-long') return 'stale'
    if (await this.#isFile(content)) return 'same'
    const whole = content.concatenate()
    if (homePage?.equals(whole)) return 'home-page'
    if (notFoundPage?.equals(whole)) return 'not-found-page'
    if (!isPage || this.#wanted === undefined || earlier()?.equals(whole)) return 'stale'
    if (isRewritten(file.name, this.#wanted, whole, site)) return 'rewritten'
    return 'stale'
  }

  async #isFile(content: ReceivedContent): Promise<boolean> {
    if (this.#wanted !== undefined) return this.#wanted.equals(content.concatenate())
    return content.computeDigest() === (await this.#comparison.file.computeDigest())
  }
}

/** Returns the result for a compressed file that is sent unchanged with a Content-Encoding. */
function describeUnpackedFile(name: string): ComparedBody {
  if (COMPRESSED_PICTURE.test(name)) return { content: 'same' }
  return { content: 'same', encoding: 'archive-unpacked' }
}

/**
 * Discards the body of a response. A short one is read to the end to keep the connection; otherwise
 * the connection is dropped.
 * @throws any error of the connection
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
 * Returns the right charset if it was wrong, whether the text was wrongly sent as XHTML, and
 * whether it is a classic script.
 */
function examineText(
  headers: IncomingHttpHeaders,
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
