import { open } from 'node:fs/promises'
import { createGunzip, createZstdDecompress } from 'node:zlib'
import { StepError } from '../errors.ts'
import type { Taker } from './entry.ts'
import { type Format, formatOf, HEAD_SIZE, looksLike } from './magic.ts'
import type { Limits } from './policy.ts'
import { readTar } from './tar.ts'
import { openZip } from './zip.ts'

/** In bytes: the decoders work in another thread, and each hop between threads costs more than the memory. */
const CHUNK = 512 * 1024

/** A finished file that turned out to be an archive. */
export interface Archive {
  readonly format: Format
  /** What it unpacks to at least, as far as that is known before, in bytes. */
  readonly leastSize: number
  /**
   * Gives all that is in it to `taker`, each entry once.
   * @throws StepError (`archive-damaged`, `not-an-archive`) as soon as it proves to be no whole archive; what `taker`
   * throws; the reason of the signal soon after it is aborted
   */
  unpack(taker: Taker): Promise<void>
  close(): void
}

/**
 * Opens the archive at `path`, whose format its first bytes tell.
 * @throws StepError (`not-an-archive`, `archive-empty`, `archive-damaged`)
 */
export async function openArchive(path: string, limits: Limits, signal: AbortSignal): Promise<Archive> {
  const { head, size } = await look(path)
  if (size === 0) throw new StepError('archive-empty', { why: 'it has 0 bytes' })
  const format = formatOf(head)
  if (format === undefined) throw new StepError('not-an-archive', { looks: looksLike(head) })
  if (format === 'zip') {
    const zip = await openZip(path, limits.entries, signal)
    return { ...zip, format, leastSize: zip.claimedSize }
  }
  const { wrapping, decoder } = TARS[format]
  return {
    format,
    leastSize: size,
    unpack: (taker) => readTar({ path, decoder: decoder(), wrapping, limits, signal }, taker),
    close: () => {},
  }
}

const TARS = {
  tar: { wrapping: '', decoder: () => undefined },
  'tar.gz': { wrapping: 'a gzip file around ', decoder: () => createGunzip({ chunkSize: CHUNK }) },
  'tar.zst': {
    wrapping: 'a Zstandard file around ',
    decoder: () => createZstdDecompress({ chunkSize: CHUNK }),
  },
}

async function look(path: string): Promise<{ head: Buffer; size: number }> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_SIZE), 0, HEAD_SIZE, 0)
    return { head: buffer.subarray(0, bytesRead), size: (await file.stat()).size }
  } finally {
    await file.close()
  }
}
