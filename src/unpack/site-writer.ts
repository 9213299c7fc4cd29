import { createHash, type Hash, hash } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  existsSync,
  fchmodSync,
  mkdirSync,
  openSync,
  statSync,
  writeSync,
} from 'node:fs'
import { type EntryPolicy, findParent, makeUnsupportedEntryError } from '../archive/entry-policy.ts'
import type { EntryHeader, EntrySink } from '../archive/entry-sink.ts'
import { isDiskError } from '../common/disk-errors.ts'
import { splitWords } from '../common/words.ts'
import { ensureFreeSpace } from '../disk/free-space.ts'
import { FILE_MODE, FOLDER_MODE } from '../disk/permissions.ts'
import { FileDigests, toByteString } from './site-digest.ts'

/** The SHA-256 of an empty file, hexadecimal. */
const EMPTY_DIGEST = hash('sha256', '')

/** The file that is being written. */
interface OpenFile {
  readonly path: string
  /** In bytes, when it is complete. */
  readonly size: number
  readonly fd: number
}

/**
 * Writes the admitted entries into a staging folder. It works in this thread: another one would
 * save a tenth of the time at most, and cost more memory.
 */
export class SiteWriter implements EntrySink {
  readonly #root: string
  readonly #policy: EntryPolicy
  /** The SHA-256 (hexadecimal) of each file by its path, as `toByteString` returns it. */
  readonly digests = new FileDigests()
  readonly #folders = new Set([''])
  /** Whether the umask removes bits from the modes. */
  readonly #needsChmod: boolean
  #file: OpenFile | undefined
  /** The SHA-256 of a file that arrived in one chunk. */
  #digest = EMPTY_DIGEST
  /** The hash of a file that arrives in several chunks. */
  #hash: Hash | undefined

  /**
   * `root` is an empty folder that was just made, with the mode that the umask leaves.
   * @throws any file-system error
   */
  constructor(root: string, policy: EntryPolicy) {
    this.#root = root
    this.#policy = policy
    this.#needsChmod = (statSync(root).mode & FOLDER_MODE) !== FOLDER_MODE
    chmodSync(root, FOLDER_MODE)
  }

  /** @throws StepError (`disk-full`) */
  expectSize(bytes: number): void {
    ensureFreeSpace(this.#root, bytes, 'the unpacked site')
  }

  /** @throws StepError (`entry-…`, `archive-too-large`); any file-system error */
  begin(header: EntryHeader): void {
    const path = this.#policy.admit(header)
    if (header.kind === 'folder') {
      this.#makeFolder(path)
      return
    }
    this.#makeFolder(findParent(path))
    try {
      const fd = openSync(`${this.#root}/${path}`, 'wx', FILE_MODE)
      this.#file = { path, size: header.size, fd }
      if (this.#needsChmod) fchmodSync(fd, FILE_MODE)
    } catch (error) {
      throw convertNameError(error, this.#root, path)
    }
    this.#digest = EMPTY_DIGEST
    this.#hash = undefined
  }

  /** @throws any file-system error */
  append(chunk: Buffer): void {
    const { fd, size } = this.#getOpenFile()
    for (let offset = 0; offset < chunk.length; ) offset += writeSync(fd, chunk, offset)
    if (chunk.length === size) {
      // Most files are small, and this is the faster way.
      this.#digest = hash('sha256', chunk)
    } else {
      this.#hash ??= createHash('sha256')
      this.#hash.update(chunk)
    }
  }

  /** @throws any file-system error */
  end(): void {
    const { path, fd } = this.#getOpenFile()
    let sum = this.#digest
    if (this.#hash !== undefined) sum = this.#hash.digest('hex')
    this.digests.add(toByteString(path), sum)
    this.#file = undefined
    closeSync(fd)
  }

  /**
   * Closes an unfinished file, if there is one. After a failed write, closing often fails, too,
   * with a less specific error.
   */
  close(): void {
    try {
      if (this.#file) closeSync(this.#file.fd)
    } catch {}
    this.#file = undefined
  }

  #getOpenFile(): OpenFile {
    if (this.#file === undefined) throw new Error('no file is open')
    return this.#file
  }

  #makeFolder(path: string): void {
    if (this.#folders.has(path)) return
    this.#makeFolder(findParent(path))
    try {
      const full = `${this.#root}/${path}`
      mkdirSync(full, FOLDER_MODE)
      if (this.#needsChmod) chmodSync(full, FOLDER_MODE)
    } catch (error) {
      throw convertNameError(error, this.#root, path)
    }
    this.#folders.add(path)
  }
}

/**
 * The error codes for two admitted names that are one file to the file system, and for names that
 * it cannot store (errno(3)).
 */
const NAME_ERROR_CODES = [
  ['another entry has the same name there', splitWords('EEXIST EISDIR ENOTDIR')],
  ['its path is too long', splitWords('ENAMETOOLONG')],
  ['its name is not allowed there', splitWords('EINVAL EILSEQ ENOENT')],
] as const

function convertNameError(error: unknown, root: string, entry: string): unknown {
  if (!isDiskError(error) || error.syscall === 'write') return error
  // If the folder was removed in the meantime, the entry's name is not the cause.
  if (!existsSync(`${root}/${findParent(entry)}`)) return error
  const { code = '' } = error
  const [why] = NAME_ERROR_CODES.find(([, codes]) => codes.has(code)) ?? []
  if (why === undefined) return error
  return makeUnsupportedEntryError(entry, why, error)
}
