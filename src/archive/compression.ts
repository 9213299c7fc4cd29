/** Reads files in chunks, and decompresses the formats that may be wrapped around a tar archive. */
import { createReadStream } from 'node:fs'
import { Readable, type Transform } from 'node:stream'
import { createGunzip, createZstdDecompress } from 'node:zlib'
import { makeDamageError } from './damage-error.ts'
import type { Format } from './detect-format.ts'
import { ZstdFrames } from './zstd-frames.ts'

/**
 * In bytes. The decoders work in another thread, and each hop between threads takes time, so small
 * chunks are slow. With larger chunks, V8 sees too few objects to collect, and up to 64 MiB of used
 * chunks pile up.
 */
export const CHUNK_SIZE = 512 * 1024

/**
 * Empty frames also take time: beyond this many frames, the average frame must have a minimum size,
 * in bytes.
 */
const MAX_FRAMES_OF_ANY_SIZE = 1_000
const MIN_AVERAGE_FRAME_SIZE = 256

interface Compression {
  /** Its name, to go before the name of its content; empty for an uncompressed tar. */
  readonly wrapperPhrase: string
  /** Yields the decompressed content of the file at `path`, in chunks. */
  open(path: string): AsyncIterable<Buffer>
}

/** How each format except zip is read. */
export const COMPRESSIONS: Readonly<Record<Exclude<Format, 'zip'>, Compression>> = {
  tar: { wrapperPhrase: '', open: (path) => readFileChunks(path) },
  'tar.gz': { wrapperPhrase: 'a gzip file that contains ', open: gunzip },
  'tar.zst': {
    wrapperPhrase: 'a Zstandard file that contains ',
    // If a chunk continues after the end of a frame, Node's decoder stops there. Otherwise, it goes
    // on with the next frame.
    open: (path) =>
      decode(Readable.from(splitZstdFrames(path)), createZstdDecompress({ chunkSize: CHUNK_SIZE })),
  },
}

/** Reads the file at `path` in chunks, from offset `start` to offset `end`, both inclusive. */
export function readFileChunks(path: string, start = 0, end = Number.POSITIVE_INFINITY): Readable {
  return createReadStream(path, { start, end, highWaterMark: CHUNK_SIZE })
}

/** Yields `source` as decoded by `decoder`. @throws any error of `source` or `decoder` */
export async function* decode(source: Readable, decoder: Transform): AsyncGenerator<Buffer> {
  source.once('error', (error) => decoder.destroy(error))
  source.pipe(decoder)
  try {
    yield* decoder
  } finally {
    source.destroy()
    decoder.destroy()
  }
}

async function* gunzip(path: string): AsyncGenerator<Buffer> {
  const decoder = createGunzip({ chunkSize: CHUNK_SIZE })
  yield* decode(readFileChunks(path), decoder)
  // The decoder stops at a zero after a member. Some readers continue after the zeros, and some do
  // not.
  for await (const rest of readFileChunks(path, decoder.bytesWritten) as AsyncIterable<Buffer>) {
    if (rest.some((byte) => byte !== 0))
      throw makeDamageError('there is data after its compressed data')
  }
}

/** Yields the file in pieces that never extend beyond a frame. */
async function* splitZstdFrames(path: string): AsyncGenerator<Buffer> {
  const frames = new ZstdFrames()
  let read = 0
  for await (const chunk of readFileChunks(path) as AsyncIterable<Buffer>) {
    read += chunk.length
    for (const piece of frames.split(chunk)) {
      if (frames.count > MAX_FRAMES_OF_ANY_SIZE && read < frames.count * MIN_AVERAGE_FRAME_SIZE)
        throw makeDamageError('it consists of empty frames')
      yield piece
    }
  }
  if (!frames.isAtEnd) throw makeDamageError('it is cut off, and its compressed data is incomplete')
}
