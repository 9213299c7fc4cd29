/** What may be wrapped around a tar archive, and how it is undone. */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Transform } from 'node:stream'
import { createGunzip, createZstdDecompress } from 'node:zlib'
import { damaged } from './entry.ts'
import type { Format } from './magic.ts'

/** In bytes: the decoders work in another thread, and each hop between threads costs more than the memory. */
const CHUNK = 512 * 1024

/** An empty frame is work, too: beyond so many, they have to have so many bytes each on average. */
const FEW_FRAMES = 1_000
const LEAST_AVERAGE = 256

interface Compression {
  /** What it is, worded to stand before what it holds; empty if there is none. */
  readonly wrapping: string
  /** Yields what is in the file at `path`, in chunks. */
  open(path: string): AsyncIterable<Buffer>
}

export const COMPRESSIONS: Readonly<Record<Exclude<Format, 'zip'>, Compression>> = {
  tar: { wrapping: '', open: (path) => createReadStream(path, { highWaterMark: CHUNK }) },
  'tar.gz': {
    wrapping: 'a gzip file around ',
    open: (path) => decoded(path, 0, createGunzip({ chunkSize: CHUNK })),
  },
  'tar.zst': { wrapping: 'a Zstandard file around ', open: frames },
}

/** Yields what `decoder` makes of the file from the byte `start` on. */
async function* decoded(path: string, start: number, decoder: Transform): AsyncGenerator<Buffer> {
  const source = createReadStream(path, { start, highWaterMark: CHUNK })
  source.once('error', (error) => decoder.destroy(error))
  source.pipe(decoder)
  try {
    yield* decoder
  } finally {
    source.destroy()
    decoder.destroy()
  }
}

/** A file may consist of several frames (RFC 8878, section 3), and Node's decoder ends with the first. */
async function* frames(path: string): AsyncGenerator<Buffer> {
  const { size } = await stat(path)
  let count = 0
  for (let start = 0; start < size; ) {
    count += 1
    if (count > FEW_FRAMES && start < count * LEAST_AVERAGE) throw damaged('it consists of empty frames')
    // Its type lacks what https://nodejs.org/api/zlib.html#zlibbyteswritten says.
    const decoder = createZstdDecompress({ chunkSize: CHUNK }) as Transform & {
      readonly bytesWritten: number
    }
    yield* decoded(path, start, decoder)
    if (decoder.bytesWritten === 0) throw damaged('its compressed data is corrupt')
    start += decoder.bytesWritten
  }
}
