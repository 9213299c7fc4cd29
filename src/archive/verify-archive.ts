import type { FileSystemTraits } from '../disk/file-names.ts'
import { StepError } from '../errors/errors.ts'
import { Policy } from './policy.ts'
import { readArchive } from './read-archive.ts'
import type { Limits } from './unpack-limits.ts'

/**
 * The archive may be unpacked anywhere: a name that some file systems cannot hold is not an error.
 */
export const ANY_FILE_SYSTEM: FileSystemTraits = { ignoresCase: false, windowsNames: false }

/**
 * Reads the archive at `path` to its end without writing anything, and so verifies that it could be
 * unpacked: its format, the checksums of every entry, what a site may hold, the limits.
 * @throws StepError (`not-an-archive`, `archive-…`, `entry-refused`); any file-system error
 * @throws the reason of `signal` soon after it is aborted
 */
export async function verifyArchive(
  path: string,
  limits: Limits,
  signal: AbortSignal,
): Promise<void> {
  const policy = new Policy(limits, ANY_FILE_SYSTEM)
  let hasFile = false
  await readArchive(path, limits, signal, {
    begin(header) {
      policy.admit(header)
      hasFile ||= header.kind === 'file'
    },
    append() {},
    end() {},
  })
  if (!hasFile) throw new StepError('archive-empty', { why: 'there is no file in it' })
}
