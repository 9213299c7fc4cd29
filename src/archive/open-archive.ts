import { open } from 'node:fs/promises'
import { StepError } from '../errors/errors.ts'
import { COMPRESSIONS } from './compression.ts'
import type { EntrySink } from './entry-sink.ts'
import type { Limits } from './limits.ts'
import { type Format, formatOf, HEAD_SIZE, looksLike } from './magic.ts'
import { readTar } from './tar.ts'
import { openZip } from './zip.ts'

/** A finished file that turned out to be an archive. */
export interface Archive {
  readonly format: Format
  /** What it unpacks to at least, as far as that is known in advance, in bytes. */
  readonly minUnpackedSize: number
  /**
   * Passes every entry to `sink`, once.
   * @throws StepError (`archive-damaged`, `not-an-archive`) as soon as it turns out not to be a complete archive; what
   * `sink` throws; the reason of the signal soon after it is aborted
   */
  unpack(sink: EntrySink): Promise<void>
  close(): void
}

/**
 * Opens the archive at `path`, whose format is recognized by its first bytes.
 * @throws StepError (`not-an-archive`, `archive-…`)
 */
export async function openArchive(path: string, limits: Limits, signal: AbortSignal): Promise<Archive> {
  const { format, size } = await identifyArchive(path)
  if (format === 'zip') {
    const { declaredSize, unpack, close } = await openZip(path, limits, signal)
    return { format, minUnpackedSize: declaredSize, unpack, close }
  }
  const { wrapping, open } = COMPRESSIONS[format]
  return {
    format,
    minUnpackedSize: size,
    unpack: (sink) => readTar({ source: open(path), wrapping, signal }, sink),
    close() {},
  }
}

/**
 * Returns the format of the archive at `path`, recognized by its first bytes, and its size in bytes.
 * @throws StepError (`not-an-archive`, `archive-empty`)
 */
export async function identifyArchive(path: string): Promise<{ format: Format; size: number }> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_SIZE), 0, HEAD_SIZE, 0)
    const { size } = await file.stat()
    if (size === 0) throw new StepError('archive-empty', { why: 'it has 0 bytes' })
    const head = buffer.subarray(0, bytesRead)
    const format = formatOf(head)
    if (format === undefined) throw new StepError('not-an-archive', { kind: looksLike(head) })
    return { format, size }
  } finally {
    await file.close()
  }
}
