import { open } from 'node:fs/promises'
import { StepError } from '../errors.ts'
import { count } from '../units.ts'
import { COMPRESSIONS } from './compression.ts'
import { damaged, type EntryHeader, type EntrySink } from './entry.ts'
import type { Limits } from './limits.ts'
import { type Format, formatOf, HEAD_SIZE, looksLike } from './magic.ts'
import { readTar } from './tar.ts'
import { openZip } from './zip.ts'

/** A finished file that turned out to be an archive. */
export interface Archive {
  readonly format: Format
  /** What it unpacks to at least, as far as that is known before, in bytes. */
  readonly leastSize: number
  /**
   * Gives all that is in it to `sink`, each entry once.
   * @throws StepError (`archive-damaged`, `not-an-archive`) as soon as it proves to be no whole archive; what `sink`
   * throws; the reason of the signal soon after it is aborted
   */
  unpack(sink: EntrySink): Promise<void>
  close(): void
}

/**
 * Opens the archive at `path`, whose format its first bytes tell.
 * @throws StepError (`not-an-archive`, `archive-…`, `no-memory`)
 */
export async function openArchive(path: string, limits: Limits, signal: AbortSignal): Promise<Archive> {
  const { format, size } = await lookAtArchive(path)
  if (format === 'zip') {
    const zip = await openZip(path, limits, signal)
    const unpack = (sink: EntrySink) => giving(sink, zip.unpack)
    return { unpack, close: zip.close, format, leastSize: zip.claimedSize }
  }
  const compression = COMPRESSIONS[format]
  return {
    format,
    leastSize: size,
    unpack: (sink) =>
      giving(sink, (noting) => {
        const source = compression.open(path)
        return readTar({ source, wrapping: compression.wrapping, signal }, noting)
      }),
    close: () => {},
  }
}

/**
 * Has `read` give all to `sink`, as long as each file keeps to what it claims. What the sink throws passes through as
 * it is: it says nothing about the archive, and must not be taken for damage.
 */
async function giving(sink: EntrySink, read: (sink: EntrySink) => Promise<void>): Promise<void> {
  let thrown: { readonly error: unknown } | undefined
  const note = (error: unknown): never => {
    thrown ??= { error }
    throw error
  }
  const noting = <T>(step: () => T): T => {
    try {
      return step()
    } catch (error) {
      return note(error)
    }
  }
  let claim: EntryHeader | undefined
  // The bytes that come are counted, not those that were declared: the limits are checked against the latter.
  let size = 0
  try {
    await read({
      begin: (next) => {
        claim = next
        size = 0
        noting(() => sink.begin(next))
      },
      append: (chunk) => {
        size += chunk.length
        if (size > (claim?.size ?? 0)) throw lying(claim)
        noting(() => sink.append(chunk))
      },
      end: () => {
        if (size !== claim?.size) throw lying(claim)
        noting(() => sink.end())
      },
      room: () => noting(() => sink.room())?.catch(note),
    })
  } catch (error) {
    throw thrown ? thrown.error : error
  }
}

function lying(claim: EntryHeader | undefined): StepError {
  return damaged(`it does not unpack to the ${count(claim?.size ?? 0, 'byte')} that it claims`, claim?.name)
}

/**
 * Returns the size of the archive at `path`, in bytes, and its format, as the first of them tell.
 * @throws StepError (`not-an-archive`, `archive-empty`)
 */
export async function lookAtArchive(path: string): Promise<{ format: Format; size: number }> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_SIZE), 0, HEAD_SIZE, 0)
    const { size } = await file.stat()
    if (size === 0) throw new StepError('archive-empty', { why: 'it has 0 bytes' })
    const head = buffer.subarray(0, bytesRead)
    const format = formatOf(head)
    if (format === undefined) throw new StepError('not-an-archive', { looks: looksLike(head) })
    return { format, size }
  } finally {
    await file.close()
  }
}
