/** How the content of a response arrives: as it is sent, decoded, and in the time that is given. */
import { createHash } from 'node:crypto'
import { type Readable, type Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { type LocalFile, MAX_WHOLE } from './local-file.ts'

/** The encodings that are accepted: those that every browser accepts, too. */
export const ACCEPTED_ENCODINGS = 'gzip, br'

/**
 * How much longer than its file a response may be: something on the way may have added to it. In
 * bytes.
 */
const MAX_ADDED = 1 << 20

/** Returns a new decoder of a content coding. */
type MakeDecoder = () => Transform

/**
 * Returns what decodes a body with this Content-Encoding, in the order in which it has to happen;
 * undefined for an encoding that was not asked for.
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

/** What Node's zlib says of content that it cannot unpack. */
const IS_DECODING_ERROR = /^(?:Z_|ERR__)/

/** What has arrived, and how that ended. */
export interface Received {
  readonly end: 'complete' | 'too-long' | 'not-compressed'
  readonly isDecoded: boolean
  /** As it was sent; the same object as `content` if that needs no decoding. */
  readonly sent: ReceivedContent
  readonly content: ReceivedContent
}

/**
 * Receives what should be a file, and not much more than that. `onActivity` is called for each
 * piece that arrives.
 * @throws Error of the connection
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

/** @throws Error of the connection */
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

/** What has arrived instead of a file, never much more than that. */
export class ReceivedContent {
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
