import type { FileSystemTraits } from '../disk/file-names.ts'
import { StepError } from '../errors/step-error.ts'
import { EntryPolicy } from './entry-policy.ts'
import { readArchive } from './read-archive.ts'
import type { UnpackLimits } from './unpack-limits.ts'

/**
 * For an archive that may be unpacked anywhere: a name that some file systems cannot store is not
 * an error.
 */
export const ANY_FILE_SYSTEM: FileSystemTraits = { ignoresCase: false, hasWindowsNames: false }

/**
 * Verifies that the archive at `path` can be unpacked, by reading it to its end without writing
 * anything. It checks the format, every checksum, the policy for entries, and the limits.
 * @throws StepError (`not-an-archive`, `archive-…`, `entry-refused`); any file-system error
 * @throws the reason of `signal` soon after it is aborted
 */
export async function verifyArchive(
  path: string,
  limits: UnpackLimits,
  signal: AbortSignal,
): Promise<void> {
  const policy = new EntryPolicy(limits, ANY_FILE_SYSTEM)
  let hasFile = false
  await readArchive(path, limits, signal, {
    begin(header) {
      policy.admit(header)
      hasFile ||= header.kind === 'file'
    },
    append() {},
    end() {},
  })
  if (!hasFile) throw new StepError('archive-empty', { why: 'it contains no files' })
}
