import {
  chmodSync,
  closeSync,
  fchmodSync,
  mkdirSync,
  openSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { StepError } from '../errors.ts'
import type { SiteDigest } from './digest.ts'
import { isDiskError } from './disk.ts'
import { damaged, type Entry, SMALL } from './entry.ts'
import { Sha256Thread } from './sha256-thread.ts'

const FILE_MODE = 0o644
const FOLDER_MODE = 0o755

/**
 * Writes files and folders that the policy has admitted into a fresh folder. It writes synchronously: tens of
 * thousands of small files take a tenth of the time that way, while the decoders work in other threads.
 */
export class SiteWriter {
  readonly #root: string
  readonly #sums: SiteDigest
  readonly #hashing = new Sha256Thread()
  readonly #folders = new Set([''])
  /** Whether the umask takes something away from the modes. */
  readonly #modesNarrowed: boolean

  /** `root` is an empty folder; `sums` gets the sum of each file. @throws Error of the file system */
  constructor(root: string, sums: SiteDigest) {
    this.#root = root
    this.#sums = sums
    chmodSync(root, FOLDER_MODE)
    this.#modesNarrowed = narrowsModes(join(root, 'probe'))
  }

  /** Makes the folder and those above it. @throws StepError (`entry-refused`); Error of the file system */
  folder(path: string): void {
    if (this.#folders.has(path)) return
    this.folder(parentOf(path))
    withEntry(path, () => {
      const full = `${this.#root}/${path}`
      mkdirSync(full, FOLDER_MODE)
      if (this.#modesNarrowed) chmodSync(full, FOLDER_MODE)
    })
    this.#folders.add(path)
  }

  /**
   * Writes the content of `entry` to the new file `path`; its sum is there when the writer has `settled`.
   * @throws StepError (`entry-refused`, `archive-damaged`); Error of the file system
   */
  async file(path: string, entry: Entry): Promise<void> {
    this.folder(parentOf(path))
    // A small file is only made when its content is there: that keeps the calls to the system together.
    const chunks = entry.size <= SMALL ? [await whole(entry)] : exactly(entry)
    const file = this.#create(path)
    try {
      for await (const chunk of chunks) {
        append(file, chunk)
        await this.#hashing.append(chunk)
      }
    } finally {
      closeSync(file)
    }
    this.#hashing.end((sum) => this.#sums.add(path, sum))
  }

  /** Resolves when the sums of all files are there. */
  settled(): Promise<void> {
    return this.#hashing.settled()
  }

  close(): void {
    this.#hashing.close()
  }

  #create(path: string): number {
    return withEntry(path, () => {
      const file = openSync(`${this.#root}/${path}`, 'wx', FILE_MODE)
      if (this.#modesNarrowed) fchmodSync(file, FILE_MODE)
      return file
    })
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

async function whole(entry: Entry): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of entry.content()) {
    chunks.push(chunk)
    size += chunk.length
    if (size > entry.size) break
  }
  checkSize(entry, size)
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
}

/** Passes on as many bytes as the archive claims, not one more, and not one less. */
async function* exactly(entry: Entry): AsyncGenerator<Buffer> {
  let size = 0
  for await (const chunk of entry.content()) {
    size += chunk.length
    if (size > entry.size) break
    yield chunk
  }
  checkSize(entry, size)
}

/** The bytes that came are counted, not those that were declared. */
function checkSize(entry: Entry, size: number): void {
  if (size === entry.size) return
  throw damaged(`it does not unpack to the ${entry.size} bytes that it claims`, entry.name)
}

function append(file: number, chunk: Buffer): void {
  let written = 0
  while (written < chunk.length) written += writeSync(file, chunk, written)
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

function withEntry<T>(path: string, write: () => T): T {
  try {
    return write()
  } catch (error) {
    const why = isDiskError(error) ? NAME_FAULTS[error.code ?? ''] : undefined
    throw why ? new StepError('entry-refused', { entry: path, why }, error) : error
  }
}
