/** How files are read in chunks and decompressed, and what may be wrapped around a tar archive. */
import { createReadStream } from 'node:fs'
import { Readable, type Transform } from 'node:stream'
import { createGunzip, createZstdDecompress } from 'node:zlib'
import { makeDamageError } from './damage.ts'
import type { Format } from './magic.ts'
import { ZstdFrames } from './zstd-frames.ts'

/**
 * In bytes: the decoders work in another thread, and each hop between threads takes time. With
 * larger chunks V8 has too few objects to collect, and lets up to 64 MiB of used chunks pile up.
 */
export const CHUNK = 512 * 1024

/**
 * Empty frames also take time: beyond this many frames, the average frame must have a minimum size.
 */
const MAX_FRAMES_OF_ANY_SIZE = 1_000
const MIN_AVERAGE_FRAME_SIZE = 256

interface Compression {
  /** Its name, worded to go before the name of its content; empty if there is none. */
  readonly wrapping: string
  /** Yields what is in the file at `path`, in chunks. */
  open(path: string): AsyncIterable<Buffer>
}

/** How each format but zip is read. */
export const COMPRESSIONS: Readonly<Record<Exclude<Format, 'zip'>, Compression>> = {
  tar: { wrapping: '', open: (path) => readFileChunks(path) },
  'tar.gz': { wrapping: 'a gzip file around ', open: gunzip },
  'tar.zst': {
    wrapping: 'a Zstandard file around ',
    // Node's decoder ends with a frame whenever there is more to read, and else goes on with the
    // next one.
    open: (path) =>
      decode(Readable.from(splitZstdFrames(path)), createZstdDecompress({ chunkSize: CHUNK })),
  },
}

/** Reads the file at `path` from the byte at `start` to that at `end`, in chunks. */
export function readFileChunks(path: string, start = 0, end = Infinity): Readable {
  return createReadStream(path, { start, end, highWaterMark: CHUNK })
}

/** Yields what `decoder` makes of `source`. @throws any error of `source` or `decoder` */
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
  const decoder = createGunzip({ chunkSize: CHUNK })
  yield* decode(readFileChunks(path), decoder)
  // At a zero after a member the decoder ends: some readers continue after the zeros, and some do
  // not.
  for await (const rest of readFileChunks(path, decoder.bytesWritten) as AsyncIterable<Buffer>) {
    if (rest.some((byte) => byte !== 0))
      throw makeDamageError('there is data after its compressed data')
  }
}

/** Yields the file in pieces that end where its frames do, without the skippable frames. */
async function* splitZstdFrames(path: string): AsyncGenerator<Buffer> {
  const frames = new ZstdFrames()
  let read = 0
  for await (const chunk of readFileChunks(path) as AsyncIterable<Buffer>) {
    read += chunk.length
    for (const piece of frames.cut(chunk)) {
      if (frames.count > MAX_FRAMES_OF_ANY_SIZE && read < frames.count * MIN_AVERAGE_FRAME_SIZE)
        throw makeDamageError('it consists of empty frames')
      if (!frames.isSkippable) yield piece
    }
  }
  if (!frames.isAtEnd) throw makeDamageError('it is cut off, and its compressed data is incomplete')
}
