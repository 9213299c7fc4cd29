import { formatCount, formatSize } from '../common/units.ts'
import { StepError } from '../errors/step-error.ts'

/** `max-unpacked-size`, in bytes, and `max-unpacked-files`. */
export interface UnpackLimits {
  readonly bytes: number
  readonly entries: number
}

/**
 * In bytes: a tar has a header and padding for each entry (512 and up to 511 bytes); two headers
 * and names in a zip take no more.
 */
const MAX_ENTRY_OVERHEAD = 1024

/**
 * The bytes that a format adds once: the end of a tar, and the frames around content that cannot be
 * compressed.
 */
const MAX_ARCHIVE_OVERHEAD = 1024 * 1024

/** Returns how large an archive within `limits` can be, in bytes. */
export function computeMaxArchiveSize({ bytes, entries }: UnpackLimits): number {
  return bytes + entries * MAX_ENTRY_OVERHEAD + MAX_ARCHIVE_OVERHEAD
}

/**
 * Checks the unpacked size of an archive, actual or stated, in bytes.
 * @throws StepError (`archive-too-large`)
 */
export function ensureUnpackedSize(bytes: number, limits: UnpackLimits): void {
  if (bytes <= limits.bytes) return
  throw new StepError('archive-too-large', {
    limit: formatSize(limits.bytes),
    input: 'max-unpacked-size',
  })
}

/**
 * How long paths may be on average if there are as many entries as allowed, in characters. No site
 * needs more.
 */
const MAX_AVERAGE_PATH_LENGTH = 256

/**
 * Checks the total length of the paths in an archive, in characters. All paths are held in memory,
 * and even a small archive may have very long ones.
 * @throws StepError (`archive-too-large`)
 */
export function ensurePathLengths(characters: number, { entries }: UnpackLimits): void {
  if (characters <= entries * MAX_AVERAGE_PATH_LENGTH) return
  const characterLimit = formatCount(entries * MAX_AVERAGE_PATH_LENGTH, 'character')
  const limit = `${characterLimit} of paths (${MAX_AVERAGE_PATH_LENGTH} for each allowed entry)`
  throw new StepError('archive-too-large', { limit, input: 'max-unpacked-files' })
}
