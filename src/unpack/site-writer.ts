import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { EntryHeader, EntrySink } from '../archive/entry-sink.ts'
import { type Policy, unsupportedEntry } from '../archive/policy.ts'
import { isDiskError } from '../disk/disk-error.ts'
import { WriteQueue } from '../disk/writer/write-queue.ts'
import type { SiteDigest } from './site-digest.ts'

const FILE_MODE = 0o644
const FOLDER_MODE = 0o755

/** Below this, in bytes, all is written before a thread would have started. */
const WORTH_A_THREAD = 512 * 1024

/** Writes what the policy admits into a fresh folder. */
export class SiteWriter implements EntrySink {
  readonly #root: string
  readonly #policy: Policy
  readonly #sums: SiteDigest
  readonly #queue: WriteQueue
  readonly #folders = new Set([''])
  /** Whether the umask removes bits from the modes. */
  readonly #modesNarrowed: boolean
  /** The file that is being written. */
  #path = ''

  /**
   * `root` is an empty folder; `sums` gets the checksum of each file, at the latest when all is `settled`; at least
   * `expected` bytes are to come.
   * @throws Error of the file system
   */
  constructor(root: string, policy: Policy, sums: SiteDigest, expected: number) {
    this.#root = root
    this.#policy = policy
    this.#sums = sums
    chmodSync(root, FOLDER_MODE)
    this.#modesNarrowed = narrowsModes(join(root, 'probe'))
    const options = { mode: FILE_MODE, chmod: this.#modesNarrowed }
    this.#queue = new WriteQueue(options, expected > WORTH_A_THREAD, (error, path) =>
      asNameError(error, root, path.slice(root.length + 1)),
    )
  }

  /**
   * @throws StepError (`entry-…`, `archive-too-large`); Error of the file system, also for a file before
   */
  begin(header: EntryHeader): void {
    const path = this.#policy.admit(header)
    if (header.kind === 'folder') {
      this.#folder(path)
      return
    }
    this.#folder(parentOf(path))
    this.#queue.begin(`${this.#root}/${path}`)
    this.#path = path
  }

  /** @throws Error of the file system */
  append(chunk: Buffer): void {
    this.#queue.append(chunk)
  }

  /** @throws as `append` does */
  end(): void {
    const path = this.#path
    this.#queue.end((sum) => this.#sums.add(path, sum))
  }

  /** @throws Error of the file system */
  room(): Promise<void> | undefined {
    return this.#queue.room()
  }

  #folder(path: string): void {
    if (this.#folders.has(path)) return
    this.#folder(parentOf(path))
    try {
      const full = `${this.#root}/${path}`
      mkdirSync(full, FOLDER_MODE)
      if (this.#modesNarrowed) chmodSync(full, FOLDER_MODE)
    } catch (error) {
      throw asNameError(error, this.#root, path)
    }
    this.#folders.add(path)
  }

  /**
   * Resolves when all files are written and their checksums are known.
   * @throws StepError (`entry-unsupported`); Error of the file system
   */
  settled(): Promise<void> {
    return this.#queue.settled()
  }

  /** Resolves when nothing is written any more. */
  close(): Promise<void> {
    return this.#queue.close()
  }
}

/** Returns whether the umask removes bits from the modes; `probe` is an unused path. @throws Error of the file system */
function narrowsModes(probe: string): boolean {
  closeSync(openSync(probe, 'wx', FILE_MODE))
  const { mode } = statSync(probe)
  unlinkSync(probe)
  return (mode & 0o777) !== FILE_MODE
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

/** What a fresh folder answers when two admitted names are one to it, or when it cannot hold a name (errno(3)). */
const NAME_ERRORS: Readonly<Record<string, string>> = {
  EEXIST: 'another entry has the same name there',
  EISDIR: 'another entry has the same name there',
  ENOTDIR: 'another entry has the same name there',
  ENAMETOOLONG: 'its path is too long',
  EINVAL: 'its name is not allowed there',
  EILSEQ: 'its name is not allowed there',
  ENOENT: 'its name is not allowed there',
}

function asNameError(error: unknown, root: string, entry: string): unknown {
  // If somebody removed the folder, the entry's name is not the cause.
  const named = isDiskError(error) && error.syscall !== 'write' && existsSync(`${root}/${parentOf(entry)}`)
  const why = named ? NAME_ERRORS[error.code ?? ''] : undefined
  return why ? unsupportedEntry(entry, why, error) : error
}
