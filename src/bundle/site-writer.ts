import { createHash, hash } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  fchmodSync,
  mkdirSync,
  openSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { StepError } from '../errors.ts'
import { isDiskError } from './disk.ts'
import { damaged, type Entry, SMALL } from './entry.ts'

const FILE_MODE = 0o644
const FOLDER_MODE = 0o755

/**
 * Writes files and folders that the policy has admitted into a fresh folder. It writes synchronously: tens of
 * thousands of small files take a tenth of the time that way, while the decoders work in other threads.
 */
export class SiteWriter {
  readonly #root: string
  readonly #folders = new Set([''])
  /** Whether the umask takes something away from the modes. */
  readonly #modesNarrowed: boolean

  /** `root` is an empty folder. @throws Error of the file system */
  constructor(root: string) {
    this.#root = root
    chmodSync(root, FOLDER_MODE)
    this.#modesNarrowed = narrowsModes(join(root, 'probe'))
  }

  /** Makes the folder and those above it. @throws StepError (`entry-refused`); Error of the file system */
  folder(path: string): void {
    if (this.#folders.has(path)) return
    this.folder(parentOf(path))
    withEntry(path, () => {
      const full = join(this.#root, path)
      mkdirSync(full, FOLDER_MODE)
      if (this.#modesNarrowed) chmodSync(full, FOLDER_MODE)
    })
    this.#folders.add(path)
  }

  /**
   * Writes the content of `entry` to the new file `path` and returns its SHA-256, hexadecimal.
   * @throws StepError (`entry-refused`, `archive-damaged`); Error of the file system
   */
  async file(path: string, entry: Entry): Promise<string> {
    this.folder(parentOf(path))
    if (entry.size <= SMALL) {
      const content = await whole(entry)
      const file = this.#create(path)
      try {
        writeFileSync(file, content)
      } finally {
        closeSync(file)
      }
      return hash('sha256', content)
    }
    const file = this.#create(path)
    try {
      const sha256 = createHash('sha256')
      for await (const chunk of exactly(entry)) {
        sha256.update(chunk)
        writeFileSync(file, chunk)
      }
      return sha256.digest('hex')
    } finally {
      closeSync(file)
    }
  }

  #create(path: string): number {
    return withEntry(path, () => {
      const file = openSync(join(this.#root, path), 'wx', FILE_MODE)
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
  for await (const chunk of exactly(entry)) chunks.push(chunk)
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
}

/** Passes on as many bytes as the archive claims, not one more, and not one less: these are counted, not declared. */
async function* exactly(entry: Entry): AsyncGenerator<Buffer> {
  let size = 0
  for await (const chunk of entry.content()) {
    size += chunk.length
    if (size > entry.size) break
    yield chunk
  }
  if (size !== entry.size)
    throw damaged(`it does not unpack to the ${entry.size} bytes that it claims`, entry.name)
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
