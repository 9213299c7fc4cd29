import type { FileSystemTraits } from '../disk/file-system-traits.ts'
import { StepError } from '../errors.ts'
import type { Limits } from './limits.ts'
import { openArchive } from './open.ts'
import { Policy } from './policy.ts'

export interface ProofOptions {
  /** The finished file. */
  readonly archive: string
  readonly limits: Limits
  readonly signal: AbortSignal
}

/** Who gets the archive may unpack it anywhere: names that some file systems cannot hold are no fault of it. */
const ANY_FILE_SYSTEM: FileSystemTraits = { ignoresCase: false, windowsNames: false }

/**
 * Reads the archive to its end, and so proves that it could be unpacked: its format, the sums of every entry, what a
 * site may hold, the limits. Nothing is written.
 * @throws StepError (`not-an-archive`, `archive-…`, `entry-refused`); Error of the file system
 * @throws the reason of `signal` soon after it is aborted
 */
export async function proveArchive({ archive: path, limits, signal }: ProofOptions): Promise<void> {
  const policy = new Policy(limits, ANY_FILE_SYSTEM)
  let hasFile = false
  const archive = await openArchive(path, limits, signal)
  try {
    await archive.unpack({
      begin(claim) {
        policy.admit(claim)
        hasFile ||= claim.kind === 'file'
      },
      append() {},
      end() {},
      room: () => undefined,
    })
  } finally {
    archive.close()
  }
  signal.throwIfAborted()
  if (!hasFile) throw new StepError('archive-empty', { why: 'there is no file in it' })
}
