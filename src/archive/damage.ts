import { getErrorMessage } from '../common/error-message.ts'
import { isDiskError } from '../common/file-errors.ts'
import { StepError } from '../errors/errors.ts'

/**
 * Returns the error that the archive is not what it claims to be; `why` follows a colon, and may be
 * foreign text.
 */
export function makeDamageError(why: string, entry?: string, cause?: unknown): StepError {
  return new StepError('archive-damaged', { entry, why }, cause)
}

/** The messages for zlib's error codes (https://nodejs.org/api/zlib.html#zlib-constants). */
const ZLIB_ERRORS: Readonly<Record<string, string>> = {
  Z_BUF_ERROR: 'it is cut off, and its compressed data is incomplete',
  Z_DATA_ERROR: 'its compressed data is corrupt',
  Z_NEED_DICT: 'its compressed data needs a dictionary',
}

/** What is after the end of an archive may be another one, which other readers would take. */
export const DATA_AFTER_END = 'there is data after its end'

/** The messages of yauzl 3, and clearer wordings for them. */
const PARSER_ERRORS: readonly (readonly [said: RegExp, why: string])[] = [
  [
    /^End of central directory record signature/,
    'it is cut off, and the list of its entries is missing',
  ],
  [/^unexpected EOF/, 'it is cut off'],
  [/^multi-disk/, 'it is one part of an archive that has several'],
  [/^invalid central directory file header signature/, 'the list of its entries is damaged'],
  [/^invalid zip64 end of central directory/, 'the list of its entries is damaged'],
  [/^invalid local file header signature/, 'it is not where the list of entries says'],
  [/^file data overflows file bounds/, 'it continues after the end of the archive'],
  [/^strong encryption/, 'it is encrypted'],
]

/** Returns a parser's message, in a clearer wording if there is one. */
function describeParserError(message: string): string {
  // Of the comment at the end: how much there is, and how much there should be.
  const [, there, said] =
    /^Invalid comment length\. Expected: (\d+)\. Found: (\d+)/.exec(message) ?? []
  if (said !== undefined && Number(there) > Number(said)) return DATA_AFTER_END
  if (said !== undefined) return 'it is cut off at its end'
  const [, why] = PARSER_ERRORS.find(([pattern]) => pattern.test(message)) ?? []
  return why ?? message.replace(/\.$/, '')
}

/**
 * What zstd says of a frame whose window is above its default limit (ZSTD_WINDOWLOG_LIMIT_DEFAULT
 * in zstd.h).
 */
const WINDOW_TOO_LARGE = 'ZSTD_error_frameParameter_windowTooLarge'

/**
 * Returns what a parser or decoder threw as `archive-damaged` or, if only the decoder's limit was
 * exceeded, as `archive-window-too-large`; a StepError and an error of the disk unchanged.
 */
export function explainDamage(error: unknown, entry?: string): unknown {
  if (error instanceof StepError || isDiskError(error)) return error
  const code = String((error as NodeJS.ErrnoException).code ?? '')
  if (code === WINDOW_TOO_LARGE) return new StepError('archive-window-too-large', {}, error)
  let why = ZLIB_ERRORS[code]
  if (code.startsWith('ZSTD_')) why = `its compressed data is corrupt (${code})`
  return makeDamageError(why ?? describeParserError(getErrorMessage(error)), entry, error)
}

/**
 * Yields what `source` does, with whatever it throws translated. What the loop that reads it throws
 * is not: an error of the disk that is written to must not be taken for one of the archive.
 */
export async function* translateErrors<T>(
  source: AsyncIterable<T>,
  translate: (error: unknown) => unknown,
): AsyncGenerator<T> {
  try {
    yield* source
  } catch (error) {
    throw translate(error)
  }
}
