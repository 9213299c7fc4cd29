/** Compares the body of a response with the file that the host should serve. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { readBytes } from '../../web/byte-strings.ts'
import { isPageContent, PAGE_CONTENT_START_BYTES } from '../../web/page/page-kinds.ts'
import type { LocalFile } from '../site/local-file.ts'
import type { FallbackPages, LocalSite } from '../site/local-site.ts'
import {
  type BodyComparison,
  type BodyFacts,
  type ContentComparison,
  isContentOfFile,
} from './body-comparison.ts'
import { findExpectedCharset, isCharsetSensitive } from './charset.ts'
import { parseContentType } from './content-type-header.ts'
import {
  chooseDecoderFactories,
  type ReceivedBody,
  type ReceivedContent,
  receiveBody,
} from './receive-body.ts'
import { isClassicScript, isXhtml } from './sniff-content.ts'
import { compareTransformedPage, type PageComparison } from './transformed-page.ts'

/** How much of a response that is not compared is read to keep the connection, in bytes. */
const MAX_DISCARDED_BYTES = 256 << 10

/** The file that a response should contain, and other content that it is compared with. */
export interface ExpectedContent extends FallbackPages {
  readonly file: LocalFile
  readonly isPage: boolean
  /** The site of the file. */
  readonly site: Pick<LocalSite, 'haveSameDestination'>
  /**
   * Returns the file as the earlier site had it; undefined if that is not known.
   * @throws any file-system error
   */
  readonly readEarlierFile: () => Buffer | undefined
}

/** Names of files that are compressed themselves. */
const COMPRESSED_FILE = /\.(?:svgz|t?gz|br|emz|wmz)$/i
/** Names of compressed images that browsers show only with a Content-Encoding. */
const COMPRESSED_IMAGE = /\.svgz$/i

/**
 * Receives the body of a response, up to 1 MiB more than the file, and compares the two.
 * `onActivity` is called for each chunk that arrives.
 * @throws any error of the connection or the file system
 */
export async function compareBody(
  message: Readable & Pick<IncomingMessage, 'headers'>,
  expectedContent: ExpectedContent,
  onActivity: () => void,
): Promise<BodyComparison> {
  const { headers } = message
  const decoderFactories = chooseDecoderFactories(headers['content-encoding'])
  if (decoderFactories === undefined) {
    message.destroy()
    return { result: 'undecodable', encodingFault: 'unknown' }
  }
  const received = await receiveBody(message, decoderFactories, expectedContent.file, onActivity)
  return new BodyComparer(expectedContent, received).compare(headers)
}

/** Compares a received body with its file. */
class BodyComparer {
  readonly #expectedContent: ExpectedContent
  readonly #received: ReceivedBody
  /** The content of the file; undefined if it is large. */
  readonly #fileContent: Buffer | undefined

  /** @throws any file-system error */
  constructor(expectedContent: ExpectedContent, received: ReceivedBody) {
    const { file } = expectedContent
    this.#expectedContent = expectedContent
    this.#received = received
    this.#fileContent = file.isLarge ? undefined : file.read()
  }

  /** @throws any file-system error */
  async compare(headers: IncomingHttpHeaders): Promise<BodyComparison> {
    const { file } = this.#expectedContent
    const { outcome, hasContentEncoding } = this.#received
    if (await this.#isUnpackedByBrowsers()) return makeUnpackedComparison(file.name)
    if (outcome === 'undecodable') return { result: 'undecodable', encodingFault: 'undecodable' }

    const comparison = await this.#compareContent()
    const { result } = comparison
    if (result === 'other' && this.#isStillCompressed())
      return {
        result,
        encodingFault: hasContentEncoding ? 'compressed-twice' : 'compressed-silently',
      }

    if (!isContentOfFile(comparison) || this.#fileContent === undefined) return comparison
    return { ...comparison, ...findTextFacts(headers, this.#fileContent, file.name) }
  }

  /** Is the body the file itself, compressed already, but with a Content-Encoding? */
  async #isUnpackedByBrowsers(): Promise<boolean> {
    const { hasContentEncoding, encodedContent } = this.#received
    if (!hasContentEncoding || !COMPRESSED_FILE.test(this.#expectedContent.file.name)) return false
    return await this.#equalsFile(encodedContent)
  }

  /** Is the decoded content compressed, although the file is not? */
  #isStillCompressed(): boolean {
    const fileContent = this.#fileContent
    if (fileContent === undefined || isGzip(fileContent)) return false
    return isGzip(this.#received.decodedContent.firstChunk)
  }

  async #compareContent(): Promise<ContentComparison> {
    const { isPage, homePage, notFoundPage, readEarlierFile } = this.#expectedContent
    const { outcome, decodedContent } = this.#received
    if (outcome === 'too-long') return { result: 'other' }
    if (await this.#equalsFile(decodedContent)) return { result: 'same' }

    const receivedBuffer = decodedContent.toBuffer()
    if (homePage?.equals(receivedBuffer)) return { result: 'home-page' }
    if (notFoundPage?.equals(receivedBuffer)) return { result: 'not-found-page' }
    if (receivedBuffer.length === 0) return { result: 'empty' }
    if (!isPage && this.#isPageUnlikeFile(receivedBuffer)) return { result: 'page-content' }
    if (this.#fileContent === undefined) return { result: 'other' }
    // An earlier version may differ so little that it looks like a transformed page.
    if (readEarlierFile()?.equals(receivedBuffer)) return { result: 'other' }
    return this.#compareSimilarContent(this.#fileContent, receivedBuffer)
  }

  #compareSimilarContent(fileContent: Buffer, receivedBuffer: Buffer): ContentComparison {
    const { file, isPage, site } = this.#expectedContent
    const comparison: PageComparison = isPage
      ? compareTransformedPage(file.name, fileContent, receivedBuffer, site)
      : { result: 'other' }
    // Readers may not notice that only the end is missing.
    const isTransformed = comparison.result === 'transformed'
    const { length: receivedByteCount } = receivedBuffer
    const isBeginning = fileContent.subarray(0, receivedByteCount).equals(receivedBuffer)
    if (isTransformed || !isBeginning) return comparison
    return { result: 'cut-off', receivedByteCount, fileByteCount: fileContent.length }
  }

  /** Is the received content a page, although the file is none? */
  #isPageUnlikeFile(receivedBuffer: Buffer): boolean {
    const isFileItselfPage = this.#fileContent !== undefined && beginsWithPage(this.#fileContent)
    return beginsWithPage(receivedBuffer) && !isFileItselfPage
  }

  async #equalsFile(content: ReceivedContent): Promise<boolean> {
    if (this.#fileContent !== undefined) return this.#fileContent.equals(content.toBuffer())
    return content.computeDigest() === (await this.#expectedContent.file.computeDigest())
  }
}

function beginsWithPage(content: Buffer): boolean {
  return isPageContent(readBytes(content.subarray(0, PAGE_CONTENT_START_BYTES)))
}

/** Returns the comparison for a compressed file that browsers unpack. */
function makeUnpackedComparison(name: string): BodyComparison {
  if (COMPRESSED_IMAGE.test(name)) return { result: 'same' }
  return { result: 'same', encodingFault: 'archive-unpacked' }
}

/**
 * Discards the body of a response. A short one is read to the end to keep the connection;
 * otherwise, the connection is dropped. `onActivity` is called for each chunk.
 * @throws any error of the connection
 */
export async function discardBody(message: IncomingMessage, onActivity: () => void): Promise<void> {
  let byteCount = 0
  for await (const chunk of message as AsyncIterable<Buffer>) {
    onActivity()
    byteCount += chunk.length
    if (byteCount > MAX_DISCARDED_BYTES) break
  }
}

/** Returns the facts that follow from the content type and the text of a file together. */
function findTextFacts(
  headers: IncomingHttpHeaders,
  fileContent: Buffer,
  name: string,
): Pick<BodyFacts, 'expectedCharset' | 'isInvalidXhtml' | 'isClassicScript'> {
  const { type, charset } = parseContentType(headers['content-type'])
  const isCharsetUsed = charset !== undefined && isCharsetSensitive(name)
  return {
    expectedCharset: isCharsetUsed ? findExpectedCharset(charset, fileContent) : undefined,
    isInvalidXhtml: type === 'application/xhtml+xml' && !isXhtml(fileContent),
    isClassicScript: isClassicScript(name, fileContent),
  }
}

/** https://www.rfc-editor.org/rfc/rfc1952#section-2.3.1 */
const GZIP_START = Buffer.from([0x1f, 0x8b, 0x08])

function isGzip(content: Buffer): boolean {
  return content.subarray(0, GZIP_START.length).equals(GZIP_START)
}
