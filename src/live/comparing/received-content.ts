/** Receives the content of a response, as sent and decoded, up to a limit of size. */
import { createHash } from 'node:crypto'
import { type Readable, type Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { type LocalFile, MAX_WHOLE } from './local-file.ts'

/** The accepted encodings, which every browser accepts, too. */
export const ACCEPTED_ENCODINGS = 'gzip, br'

/** How much longer than its file a response may be, in bytes, because proxies may add to it. */
const MAX_ADDED = 1 << 20

/** Returns a new decoder of a content coding. */
type MakeDecoder = () => Transform

/**
 * Returns the decoders for a body with this Content-Encoding, in order of use; undefined for an
 * encoding that was not requested.
 * https://www.rfc-editor.org/rfc/rfc9110#name-content-encoding
 */
export function chooseDecoders(header: string | undefined): readonly MakeDecoder[] | undefined {
  const codings = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity')
  if (codings.length > 2) return undefined
  const decoders = codings.map((coding) => DECODERS.get(coding)).reverse()
  if (!decoders.every((each) => each !== undefined)) return undefined
  return decoders
}

const DECODERS: ReadonlyMap<string, MakeDecoder> = new Map<string, MakeDecoder>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['br', createBrotliDecompress],
])

class TooLong extends Error {}

/** Matches the error codes of Node's zlib for invalid content. */
const IS_DECODING_ERROR = /^(?:Z_|ERR__)/

/** The received content, and how receiving ended. */
export interface Received {
  readonly end: 'complete' | 'too-long' | 'not-compressed'
  readonly isDecoded: boolean
  /** The content as sent; the same object as `content` if no decoding is needed. */
  readonly sent: ReceivedContent
  readonly content: ReceivedContent
}

/**
 * Receives a response that should be `file`, up to a limit. `onActivity` is called for each chunk.
 * @throws any error of the connection
 */
export async function receiveContent(
  message: Readable,
  decoders: readonly MakeDecoder[],
  file: LocalFile,
  onActivity: () => void,
): Promise<Received> {
  const isDecoded = decoders.length > 0
  const sent = new ReceivedContent(file)
  const content = isDecoded ? new ReceivedContent(file) : sent
  message.on('data', (chunk: Buffer) => {
    onActivity()
    if (isDecoded && !sent.add(chunk)) message.destroy(new TooLong())
  })
  const sink = new Writable({
    write: (chunk: Buffer, _, done) => done(content.add(chunk) ? undefined : new TooLong()),
  })
  const end = await decodeInto(sink, message, decoders)
  return { end, isDecoded, sent, content }
}

/** @throws any error of the connection */
async function decodeInto(
  sink: Writable,
  message: Readable,
  decoders: readonly MakeDecoder[],
): Promise<Received['end']> {
  try {
    await pipeline([message, ...decoders.map((make) => make()), sink])
    return 'complete'
  } catch (error) {
    if (error instanceof TooLong) return 'too-long'
    if (IS_DECODING_ERROR.test((error as NodeJS.ErrnoException).code ?? '')) return 'not-compressed'
    throw error
  }
}

/** The content received for a file, up to a limit. */
export class ReceivedContent {
  readonly #limit: number
  readonly #hash
  readonly #chunks: Buffer[] = []
  #bytes = 0
  /** The first chunk. */
  start: Buffer = Buffer.alloc(0)

  constructor({ size, isLarge }: LocalFile) {
    this.#limit = size + MAX_ADDED
    this.#hash = isLarge ? createHash('sha256') : undefined
  }

  /** Adds a chunk. Returns whether the content is still within the limit. */
  add(chunk: Buffer): boolean {
    this.#bytes += chunk.length
    if (this.#bytes > this.#limit) return false
    if (this.#bytes === chunk.length) this.start = chunk
    this.#hash?.update(chunk)
    if (this.#hash === undefined || this.#bytes <= MAX_WHOLE) this.#chunks.push(chunk)
    return true
  }

  /** Returns the SHA-256 in hexadecimal digits; undefined if the file is compared byte by byte. */
  computeDigest(): string | undefined {
    return this.#hash?.copy().digest('hex')
  }

  /** Returns the content; for a large file, only its beginning. */
  concatenate(): Buffer {
    return Buffer.concat(this.#chunks)
  }
}
