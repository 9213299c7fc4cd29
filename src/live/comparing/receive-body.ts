/** Receives and decodes the body of a response, up to 1 MiB more than its file. */
import { createHash } from 'node:crypto'
import { type Readable, type Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { type LocalFile, MAX_COMPARED_WHOLE_BYTES } from '../site/local-file.ts'

/** The accepted encodings, which every browser accepts, too. */
export const ACCEPTED_ENCODINGS = 'gzip, br'

/** How many bytes longer than its file a response may be, because hosts add content to pages. */
const MAX_ADDED_BYTES = 1 << 20

/** Returns a new decoder of a content coding. */
type DecoderFactory = () => Transform

/**
 * The maximum number of content codings in a row. A proxy may compress once more what a host has
 * compressed; a longer chain only costs memory.
 */
const MAX_CODINGS = 2

/**
 * Returns what makes the decoders of a body with this Content-Encoding, in the order of their use;
 * undefined if an encoding was not accepted in the request, or if there are too many.
 * https://www.rfc-editor.org/rfc/rfc9110#name-content-encoding
 */
export function chooseDecoderFactories(
  header: string | undefined,
): readonly DecoderFactory[] | undefined {
  const codings = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity')
  if (codings.length > MAX_CODINGS) return undefined
  const decoderFactories = codings.map((coding) => DECODER_FACTORIES.get(coding)).reverse()
  if (!decoderFactories.every((each) => each !== undefined)) return undefined
  return decoderFactories
}

const DECODER_FACTORIES: ReadonlyMap<string, DecoderFactory> = new Map<string, DecoderFactory>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['br', createBrotliDecompress],
])

class BodyTooLongError extends Error {}

/** The error codes of Node's zlib for content that it cannot unpack. */
const DECODING_ERROR_CODE = /^(?:Z_|ERR__)/

/** The received part of a body, which is all of it only if the outcome is `complete`. */
export interface ReceivedBody {
  readonly outcome: 'complete' | 'too-long' | 'undecodable'
  /** Whether it had a Content-Encoding to decode. */
  readonly hasContentEncoding: boolean
  /** The bytes as they were sent; the same object as `decodedContent` if they need no decoding. */
  readonly encodedContent: ReceivedContent
  /** The decoded bytes. */
  readonly decodedContent: ReceivedContent
}

/**
 * Receives a body that should be a file, up to 1 MiB more than the file. `onActivity` is called for
 * each chunk that arrives.
 * @throws any error of the connection
 */
export async function receiveBody(
  message: Readable,
  decoderFactories: readonly DecoderFactory[],
  file: LocalFile,
  onActivity: () => void,
): Promise<ReceivedBody> {
  const hasContentEncoding = decoderFactories.length > 0
  const encodedContent = new ReceivedContent(file)
  const decodedContent = hasContentEncoding ? new ReceivedContent(file) : encodedContent
  // The pipeline only passes on decoded bytes. This listener gets each chunk as it arrives: as a
  // sign of activity, for its encoded bytes, and to limit their number.
  message.on('data', (chunk: Buffer) => {
    onActivity()
    if (!hasContentEncoding) return
    encodedContent.add(chunk)
    if (encodedContent.isTooLong) message.destroy(new BodyTooLongError())
  })
  const sink = new Writable({
    write(chunk: Buffer, _, done) {
      decodedContent.add(chunk)
      if (decodedContent.isTooLong) done(new BodyTooLongError())
      else done()
    },
  })
  const outcome = await decodeInto(sink, message, decoderFactories)
  return { outcome, hasContentEncoding, encodedContent, decodedContent }
}

/** @throws any error of the connection */
async function decodeInto(
  sink: Writable,
  message: Readable,
  decoderFactories: readonly DecoderFactory[],
): Promise<ReceivedBody['outcome']> {
  const decoders = decoderFactories.map((makeDecoder) => makeDecoder())
  try {
    await pipeline([message, ...decoders, sink])
    return 'complete'
  } catch (error) {
    if (error instanceof BodyTooLongError) return 'too-long'
    const { code = '' } = error as NodeJS.ErrnoException
    if (DECODING_ERROR_CODE.test(code)) return 'undecodable'
    throw error
  }
}

/** The bytes that arrive for a file, up to 1 MiB more than the file. */
export class ReceivedContent {
  readonly #maxBytes: number
  readonly #hash
  readonly #chunks: Buffer[] = []
  #byteCount = 0
  /** The first chunk. */
  firstChunk: Buffer = Buffer.alloc(0)

  constructor({ size, isLarge }: LocalFile) {
    this.#maxBytes = size + MAX_ADDED_BYTES
    this.#hash = isLarge ? createHash('sha256') : undefined
  }

  /** Whether more has arrived than can be compared. */
  get isTooLong(): boolean {
    return this.#byteCount > this.#maxBytes
  }

  /** Adds a chunk, unless the content is too long with it. */
  add(chunk: Buffer): void {
    const isFirst = this.#byteCount === 0
    this.#byteCount += chunk.length
    if (this.isTooLong) return
    if (isFirst) this.firstChunk = chunk
    this.#hash?.update(chunk)
    const isKept = this.#hash === undefined || this.#byteCount <= MAX_COMPARED_WHOLE_BYTES
    if (isKept) this.#chunks.push(chunk)
  }

  /** Returns the SHA-256 of a large file in hexadecimal digits; undefined for other files. */
  computeDigest(): string | undefined {
    return this.#hash?.copy().digest('hex')
  }

  /** Returns the content, or only the beginning of a large file. */
  toBuffer(): Buffer {
    return Buffer.concat(this.#chunks)
  }
}
