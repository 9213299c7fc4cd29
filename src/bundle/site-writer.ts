import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { StepError } from '../errors.ts'
import type { SiteDigest } from './digest.ts'
import { isDiskError } from './disk.ts'
import { damaged, type Entry } from './entry.ts'
import { WriterThread } from './writer-thread.ts'

const FILE_MODE = 0o644
const FOLDER_MODE = 0o755

/** Writes files and folders that the policy has admitted into a fresh folder. */
export class SiteWriter {
  readonly #root: string
  readonly #sums: SiteDigest
  readonly #thread: WriterThread
  readonly #folders = new Set([''])
  /** Whether the umask takes something away from the modes. */
  readonly #modesNarrowed: boolean

  /**
   * `root` is an empty folder; `sums` gets the sum of each file; at least `expected` bytes are to come.
   * @throws Error of the file system
   */
  constructor(root: string, sums: SiteDigest, expected: number) {
    this.#root = root
    this.#sums = sums
    chmodSync(root, FOLDER_MODE)
    this.#modesNarrowed = narrowsModes(join(root, 'probe'))
    this.#thread = new WriterThread(
      { again: false, mode: FILE_MODE, modeNarrowed: this.#modesNarrowed },
      expected,
      (error, path) => asNameFault(error, root, path.slice(root.length + 1)),
    )
  }

  /** Makes the folder and those above it. @throws StepError (`entry-refused`); Error of the file system */
  folder(path: string): void {
    if (this.#folders.has(path)) return
    this.folder(parentOf(path))
    try {
      const full = `${this.#root}/${path}`
      mkdirSync(full, FOLDER_MODE)
      if (this.#modesNarrowed) chmodSync(full, FOLDER_MODE)
    } catch (error) {
      throw asNameFault(error, this.#root, path)
    }
    this.#folders.add(path)
  }

  /**
   * Takes the content of `entry` for the new file `path`. It is written, and its sum is there, when the writer has
   * `settled` at the latest.
   * @throws StepError (`entry-refused`, `archive-damaged`); Error of the file system, also for a file before
   */
  async file(path: string, entry: Entry): Promise<void> {
    this.folder(parentOf(path))
    await this.#thread.begin(`${this.#root}/${path}`)
    let size = 0
    for await (const chunk of entry.content()) {
      size += chunk.length
      // The bytes that come are counted, not those that were declared.
      if (size > entry.size) break
      await this.#thread.append(chunk)
    }
    if (size !== entry.size) {
      throw damaged(`it does not unpack to the ${entry.size} bytes that it claims`, entry.name)
    }
    this.#thread.end((sum) => this.#sums.add(path, sum))
  }

  /** Resolves when all files are written and their sums are there. @throws as `file` does */
  settled(): Promise<void> {
    return this.#thread.settled()
  }

  /** Resolves when nothing is written any more. */
  close(): Promise<void> {
    return this.#thread.close()
  }
}

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
const NAME_FAULTS: Readonly<Record<string, string>> = {
  EEXIST: 'to the file system at hand its name is another entry’s, too',
  EISDIR: 'to the file system at hand its name is another entry’s, too',
  ENOTDIR: 'to the file system at hand its name is another entry’s, too',
  ENAMETOOLONG: 'its path is too long for the file system at hand',
  EINVAL: 'the file system at hand does not take its name',
  EILSEQ: 'the file system at hand does not take its name',
  ENOENT: 'the file system at hand does not take its name',
}

function asNameFault(error: unknown, root: string, entry: string): unknown {
  // Where somebody took the folder away, no name is at fault.
  const named = isDiskError(error) && error.syscall !== 'write' && existsSync(`${root}/${parentOf(entry)}`)
  const why = named ? NAME_FAULTS[error.code ?? ''] : undefined
  return why ? new StepError('entry-refused', { entry, why }, error) : error
}
