import {
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  type Stats,
  writeFileSync,
} from 'node:fs'
import { access, lstat, readFile, realpath, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { retrying } from '../../disk/busy-files.ts'
import { StepError } from '../../errors.ts'
import { showSize } from '../../units.ts'
import { editInThread } from './edit-in-thread.ts'
import type { StaticExport } from './static-export.ts'

/** Settings to try out, before there is a link, whether they can be written. */
const TRIAL: Required<StaticExport> = { bundleUrl: 'https://storage.example/bundle', version: 'trial' }

/** In bytes. A deployment's values are kilobytes; all of it is held in memory, with some fifty bytes for each. */
const MAX_SIZE = 16 * 1024 ** 2

/**
 * Finds out whether `writeValuesFile` can do its work, without touching anything.
 * @throws StepError (`values-file-…`) if it could not
 * @throws the reason of `signal` soon after it is aborted
 */
export async function checkValuesFile(path: string, signal: AbortSignal): Promise<void> {
  const file = await read(path)
  if (!file) throw new StepError('values-file-missing', { file: path })
  await editInThread({ text: file.text, name: path }, TRIAL, signal)
  await reported(path, async () => {
    await access(file.path, constants.W_OK)
    await access(dirname(file.path), constants.W_OK)
  })
}

/**
 * Writes `staticExport.enabled: true`, `.bundleUrl` and, if given, `.version` into the YAML file at `path` and keeps
 * everything else in it as it stands. It is replaced in one step, with its mode kept, and left alone if it says all
 * this already; behind a symbolic link it is the target.
 * @throws StepError (`values-file-…`); the file is then untouched
 * @throws the reason of `signal` soon after it is aborted
 */
export async function writeValuesFile(
  path: string,
  settings: StaticExport,
  signal: AbortSignal,
): Promise<void> {
  const file = await read(path)
  if (!file) throw new StepError('values-file-gone', { file: path })
  const text = await editInThread({ text: file.text, name: path }, settings, signal)
  if (text !== file.text) await reported(path, () => replace(file, text))
}

interface ValuesFile {
  /** The file itself, not a symbolic link to it. */
  readonly path: string
  readonly text: string
  readonly status: Stats
}

/** Returns the file; undefined if there is none. */
function read(path: string): Promise<ValuesFile | undefined> {
  return reported(path, async () => {
    if (!(await exists(path))) return undefined
    const target = await realpath(path)
    const status = await stat(target)
    if (status.isDirectory()) throw new Error('it is a folder')
    if (!status.isFile()) throw new Error('it is no ordinary file')
    if (status.size > MAX_SIZE)
      throw new Error(`it has ${showSize(status.size)}, and no more than ${showSize(MAX_SIZE)} are read`)
    return { path: target, text: decoded(await readFile(target)), status }
  })
}

function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch (error) {
    throw new Error('it is not UTF-8', { cause: error })
  }
}

/**
 * A draft beside the file, in a folder that nobody else can look into, and one rename. The draft holds the link: nothing
 * waits while it is there, so that no cancellation leaves it behind, except for a file that Windows says is in use.
 */
async function replace({ path, status }: ValuesFile, text: string): Promise<void> {
  const retry = retrying()
  const folder = mkdtempSync(join(dirname(path), '.values-'))
  try {
    const draft = join(folder, 'draft')
    const descriptor = openSync(draft, 'wx')
    try {
      writeFileSync(descriptor, text)
      // A container's root must not take the file away from the runner's user.
      if (process.getuid?.() === 0) fchownSync(descriptor, status.uid, status.gid)
      fchmodSync(descriptor, status.mode & 0o7777)
      fsyncSync(descriptor)
    } finally {
      closeSync(descriptor)
    }
    await retry(() => renameSync(draft, path))
  } finally {
    await retry(() => rmSync(folder, { recursive: true, force: true }))
  }
}

/** A symbolic link to nothing exists, too. */
async function exists(path: string): Promise<boolean> {
  try {
    await lstat(path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

async function reported<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new StepError('values-file-unusable', { file: path, why: reasonOf(error as Error) }, error)
  }
}

/** Returns what an error means for the file. rename(2): EBUSY is a file that something is mounted on. */
export function reasonOf({ code, syscall, message }: NodeJS.ErrnoException): string {
  if (code !== 'EBUSY' || syscall !== 'rename' || process.platform === 'win32') return message
  return 'it is mounted as a single file, which cannot be replaced (EBUSY): mount the folder that holds it instead'
}
