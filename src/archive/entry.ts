import { isDiskError } from '../disk/disk-error.ts'
import { errorMessage, StepError } from '../errors.ts'

/** What an archive says about one of its entries, in whatever format. Nothing of it has been verified. */
export interface EntryHeader {
  /** As the archive has it, decoded: with `/`, and with U+FFFD where it was not UTF-8. */
  readonly name: string
  readonly kind: 'file' | 'folder' | RefusedKind
  /** In bytes, unpacked; 0 for a folder. */
  readonly size: number
  /** Why no reader here can unpack it, worded to follow «it is»; undefined if it can be. */
  readonly obstacle?: string | undefined
}

/** What no site may hold, in the words of the refusal. */
type RefusedKind = 'symbolic link' | 'hard link' | 'device' | 'FIFO' | 'socket' | 'special entry'

/** Receives the entries of an archive as it is read. What it throws ends the reading and is passed on unchanged. */
export interface EntrySink {
  /** An entry begins. Only a file has content and an end. */
  begin(header: EntryHeader): void
  /** More of the file's content, in order; `chunk` is valid during the call only. */
  append(chunk: Buffer): void
  /** The file is complete. */
  end(): void
  /** Returns what to await before more is given; undefined if there is room. */
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
