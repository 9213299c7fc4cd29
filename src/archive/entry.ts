import { isDiskError } from '../disk/disk-error.ts'
import { errorMessage, StepError } from '../errors.ts'
import type { Claim } from './policy.ts'

/** Who takes what is in an archive, as it is read. What it throws ends the reading. */
export interface Taker {
  /** An entry begins. Only a file has content and an end. */
  begin(claim: Claim): void
  /** More of the file's content, in order; `chunk` does not stay valid. */
  append(chunk: Buffer): void
  /** The file is complete. */
  end(): void
  /** Returns what to wait for before more is read; undefined if there is room. */
  room(): Promise<void> | undefined
}

/** Returns the error that the archive is not as it claims to be; `why` follows a colon, and may be foreign text. */
export function damaged(why: string, entry?: string, cause?: unknown): StepError {
  return new StepError('archive-damaged', { entry, why }, cause)
}

/** What zlib's codes mean here (https://nodejs.org/api/zlib.html#zlib-constants). */
const ZLIB_WORDS: Readonly<Record<string, string>> = {
  Z_BUF_ERROR: 'it is cut off, its compressed data has no end',
  Z_DATA_ERROR: 'its compressed data is corrupt',
  Z_NEED_DICT: 'its compressed data needs a dictionary',
}

/** Returns what a parser or decoder threw as `archive-damaged`; what is told already, or is the disk's, as it is. */
export function asDamage(error: unknown, entry?: string): unknown {
  if (error instanceof StepError || isDiskError(error)) return error
  const code = String((error as NodeJS.ErrnoException).code ?? '')
  const words = code.startsWith('ZSTD_') ? `its compressed data is corrupt (${code})` : ZLIB_WORDS[code]
  return damaged(words ?? errorMessage(error), entry, error)
}
