import { constants, type Stats } from 'node:fs'
import { access, lstat, mkdir, mkdtemp, open, readFile, realpath, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StepError } from '../errors.ts'
import { type StaticExport, withStaticExport } from './static-export.ts'

/** Settings to try out, before there is a link, whether they can be written. */
const TRIAL: Required<StaticExport> = { bundleUrl: 'https://storage.example/bundle', version: 'trial' }

/**
 * Finds out whether `writeValuesFile` can do its work, without touching anything. The file may be absent.
 * @throws StepError (`values-file-…`) if it could not
 */
export async function checkValuesFile(path: string): Promise<void> {
  const file = await read(path)
  withStaticExport({ text: file.text, name: path }, TRIAL)
  await reported(path, async () => {
    if (file.status) await access(file.path, constants.W_OK)
    await access(await existingFolder(dirname(file.path)), constants.W_OK)
  })
}

/**
 * Writes `staticExport.enabled: true`, `.bundleUrl` and, if given, `.version` into the YAML file at `path` and keeps
 * everything else in it as it stands; creates the file and its folders if they are absent. It is replaced in one
 * step, with its mode kept, and left alone if it says all this already; behind a symbolic link it is the target.
 * @throws StepError (`values-file-…`); the file is then untouched
 */
export async function writeValuesFile(path: string, settings: StaticExport): Promise<void> {
  const file = await read(path)
  const text = withStaticExport({ text: file.text, name: path }, settings)
  if (file.status && text === file.text) return
  await reported(path, async () => {
    await mkdir(dirname(file.path), { recursive: true })
    await replace(file, text)
  })
}

interface ValuesFile {
  /** The file itself, not a symbolic link to it. */
  readonly path: string
  readonly text: string
  /** Undefined if there is no such file yet. */
  readonly status?: Stats
}

function read(path: string): Promise<ValuesFile> {
  return reported(path, async () => {
    if (!(await exists(path))) return { path, text: '' }
    const target = await realpath(path)
    const status = await stat(target)
    if (status.isDirectory()) throw new Error('it is a folder')
    if (!status.isFile()) throw new Error('it is no ordinary file')
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

/** A draft beside the file, in a folder that nobody else can look into, and one rename. */
async function replace({ path, status }: ValuesFile, text: string): Promise<void> {
  const folder = await mkdtemp(join(dirname(path), '.values-'))
  try {
    const draft = join(folder, 'draft')
    const handle = await open(draft, 'wx')
    try {
      await handle.writeFile(text)
      if (status) {
        // A container's root must not take the file away from the runner's user.
        if (process.getuid?.() === 0) await handle.chown(status.uid, status.gid)
        await handle.chmod(status.mode & 0o7777)
      }
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(draft, path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function existingFolder(path: string): Promise<string> {
  if (!(await exists(path))) return existingFolder(dirname(path))
  if (!(await stat(path)).isDirectory()) throw new Error(`${path} is not a folder`)
  return path
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
    throw new StepError('values-file-unusable', { file: path, why: (error as Error).message }, error)
  }
}
