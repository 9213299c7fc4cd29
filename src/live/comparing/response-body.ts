/** Compares the body of a response with the file that the host should serve. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import type { LocalFile } from '../site/local-file.ts'
import type { LocalSite } from '../site/local-site.ts'
import { findRightCharset, hasCharset } from './charset.ts'
import type { ComparedBody, ContentMatch } from './compared-body.ts'
import { parseContentType } from './content-type-header.ts'
import {
  chooseDecoders,
  type ReceivedBody,
  type ReceivedContent,
  receiveBody,
} from './received-content.ts'
import { isClassicScript, isXhtml } from './sniff-content.ts'
import { isRewritten } from './transformed-page.ts'

/** How much of a response that is not compared is read to keep the connection, in bytes. */
const MAX_SKIPPED_BYTES = 256 << 10

/** The file and other contents that a response is compared with. */
export interface Comparison {
  readonly file: LocalFile
  readonly isPage: boolean
  /** The home page of the site, which some hosts serve where there is no file. */
  readonly homePage: Buffer | undefined
  /** The 404 page of the site. */
  readonly notFoundPage: Buffer | undefined
  /** The site of the file. */
  readonly site: Pick<LocalSite, 'haveSameDestination'>
  /**
   * Returns the file as the earlier site had it; undefined if that is not known.
   * @throws any file-system error
   */
  readonly readEarlier: () => Buffer | undefined
}

/** Names of files that are compressed themselves. */
const COMPRESSED_FILE = /\.(?:svgz|t?gz|br|emz|wmz)$/i
/** Names of compressed pictures that browsers show only with a Content-Encoding. */
const COMPRESSED_PICTURE = /\.svgz$/i

/**
 * Receives the body of a response, up to a little more than the file, and compares the two.
 * `onActivity` is called for each chunk that arrives.
 * @throws any error of the connection or the file system
 */
export async function compareBody(
  message: Readable & Pick<IncomingMessage, 'headers'>,
  comparison: Comparison,
  onActivity: () => void,
): Promise<ComparedBody> {
  const { headers } = message
  const decoders = chooseDecoders(headers['content-encoding'])
  if (decoders === undefined) {
    message.destroy()
    return { match: 'unreadable', encoding: 'unknown' }
  }
  const received = await receiveBody(message, decoders, comparison.file, onActivity)
  return new BodyComparer(comparison, received).compare(headers)
}

/** Compares a received body with its file. */
class BodyComparer {
  readonly #comparison: Comparison
  readonly #received: ReceivedBody
  /** The content of the file; undefined if it is large. */
  readonly #fileContent: Buffer | undefined

  /** @throws any file-system error */
  constructor(comparison: Comparison, received: ReceivedBody) {
    const { file } = comparison
    this.#comparison = comparison
    this.#received = received
    this.#fileContent = file.isLarge ? undefined : file.read()
  }

  /** @throws any file-system error */
  async compare(headers: IncomingHttpHeaders): Promise<ComparedBody> {
    const { file } = this.#comparison
    const { outcome, isDecoded, sent, content: body } = this.#received
    const mayBeUnpacked = isDecoded && COMPRESSED_FILE.test(file.name)
    if (mayBeUnpacked && (await this.#isFile(sent))) return describeUnpackedFile(file.name)
    if (outcome === 'not-compressed') return { match: 'unreadable', encoding: 'not-compressed' }

    const fileContent = this.#fileContent
    const match = await this.#matchContent()
    const isCompressed = fileContent !== undefined && isGzip(body.start) && !isGzip(fileContent)
    if (match === 'stale' && isCompressed)
      return { match, encoding: isDecoded ? 'compressed-twice' : 'compressed-silently' }

    const isShown = match === 'same' || match === 'rewritten'
    if (!isShown || fileContent === undefined) return { match }
    return { match, ...examineText(headers, fileContent, file.name) }
  }

  async #matchContent(): Promise<ContentMatch> {
    const { file, isPage, homePage, notFoundPage, site, readEarlier } = this.#comparison
    const { outcome, content: body } = this.#received
    if (outcome === 'too-long') return 'stale'
    if (await this.#isFile(body)) return 'same'

    const bytes = body.concatenate()
    if (homePage?.equals(bytes)) return 'home-page'
    if (notFoundPage?.equals(bytes)) return 'not-found-page'
    if (!isPage || this.#fileContent === undefined) return 'stale'
    if (readEarlier()?.equals(bytes)) return 'stale'
    if (isRewritten(file.name, this.#fileContent, bytes, site)) return 'rewritten'
    return 'stale'
  }

  async #isFile(body: ReceivedContent): Promise<boolean> {
    if (this.#fileContent !== undefined) return this.#fileContent.equals(body.concatenate())
    return body.computeDigest() === (await this.#comparison.file.computeDigest())
  }
}

/** Compares a compressed file that was sent unchanged, but with a Content-Encoding. */
function describeUnpackedFile(name: string): ComparedBody {
  if (COMPRESSED_PICTURE.test(name)) return { match: 'same' }
  return { match: 'same', encoding: 'archive-unpacked' }
}

/**
 * Discards the body of a response. A short one is read to the end to keep the connection; otherwise
 * the connection is dropped. `onActivity` is called for each chunk.
 * @throws any error of the connection
 */
export async function skipBody(message: IncomingMessage, onActivity: () => void): Promise<void> {
  let bytes = 0
  for await (const chunk of message as AsyncIterable<Buffer>) {
    onActivity()
    bytes += chunk.length
    if (bytes > MAX_SKIPPED_BYTES) break
  }
}

/** Returns what only the content type and the text of a file show together. */
function examineText(
  headers: IncomingHttpHeaders,
  fileContent: Buffer,
  name: string,
): Pick<ComparedBody, 'charsetMeant' | 'isNotXhtml' | 'isClassicScript'> {
  const { type, charset } = parseContentType(headers['content-type'])
  const isCharsetUsed = charset !== undefined && hasCharset(name)
  return {
    charsetMeant: isCharsetUsed ? findRightCharset(charset, fileContent) : undefined,
    isNotXhtml: type === 'application/xhtml+xml' && !isXhtml(fileContent),
    isClassicScript: isClassicScript(name, fileContent),
  }
}

/** https://www.rfc-editor.org/rfc/rfc1952#section-2.3.1 */
const GZIP_START = Buffer.from([0x1f, 0x8b, 0x08])

function isGzip(bytes: Buffer): boolean {
  return bytes.subarray(0, GZIP_START.length).equals(GZIP_START)
}
