import { isDiskError } from '../common/disk-errors.ts'
import { getErrorMessage } from '../common/error-message.ts'
import { StepError } from '../errors/step-error.ts'

/**
 * Returns the error for a damaged archive, or for a damaged `entry` in it. `why` is worded to
 * follow a colon, and may be untrusted text.
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

/** Data after the end may be a second archive, which other tools would read instead. */
export const DATA_AFTER_END = 'there is data after its end'

/** The messages of yauzl 3, and clearer wordings for them. */
const PARSER_ERRORS: readonly (readonly [message: RegExp, why: string])[] = [
  [
    /^End of central directory record signature/,
    'it is cut off, and the list of its entries is missing',
  ],
  [/^unexpected EOF/, 'it is cut off'],
  [/^multi-disk/, 'it is one part of a multipart archive'],
  [/^invalid central directory file header signature/, 'the list of its entries is damaged'],
  [/^invalid zip64 end of central directory/, 'the list of its entries is damaged'],
  [/^invalid local file header signature/, 'it is not where the list of entries says it is'],
  [/^file data overflows file bounds/, 'it continues after the end of the archive'],
  [/^strong encryption/, 'it is encrypted'],
]

/** Returns a parser's message, in a clearer wording if there is one. */
function describeParserError(message: string): string {
  // The length of the comment at the end: actual, then stated.
  const [, actual, stated] =
    /^Invalid comment length\. Expected: (\d+)\. Found: (\d+)/.exec(message) ?? []
  if (stated !== undefined) {
    if (Number(actual) > Number(stated)) return DATA_AFTER_END
    return 'it is cut off at its end'
  }
  const [, why] = PARSER_ERRORS.find(([pattern]) => pattern.test(message)) ?? []
  return why ?? message.replace(/\.$/, '')
}

/**
 * The error code of zstd for a frame whose window exceeds the default limit
 * (ZSTD_WINDOWLOG_LIMIT_DEFAULT in zstd.h).
 */
const WINDOW_TOO_LARGE = 'ZSTD_error_frameParameter_windowTooLarge'

/**
 * Returns an error of a parser or decoder as `archive-damaged`, or as `archive-window-too-large` if
 * only the decoder's limit was exceeded. A StepError or disk error is returned unchanged.
 */
export function convertToDamageError(error: unknown, entry?: string): unknown {
  if (error instanceof StepError || isDiskError(error)) return error
  const code = String((error as NodeJS.ErrnoException).code ?? '')
  if (code === WINDOW_TOO_LARGE) return new StepError('archive-window-too-large', {}, error)
  let why = ZLIB_ERRORS[code]
  if (code.startsWith('ZSTD_')) why = `its compressed data is corrupt (${code})`
  return makeDamageError(why ?? describeParserError(getErrorMessage(error)), entry, error)
}

/**
 * Yields the items of `source`, and translates its errors. Errors of the loop that reads it are
 * left alone: a failure to write to the disk must not be reported as a damaged archive.
 */
export async function* convertErrors<T>(
  source: AsyncIterable<T>,
  convert: (error: unknown) => unknown,
): AsyncGenerator<T> {
  try {
    yield* source
  } catch (error) {
    throw convert(error)
  }
}
