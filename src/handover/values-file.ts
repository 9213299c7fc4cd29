import { isUtf8 } from 'node:buffer'
import { chmodSync, chownSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { access, constants, readFile, realpath, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { formatCount, formatSize } from '../common/units.ts'
import { makeBusyRetry } from '../disk/busy-files.ts'
import { lstatIfExists } from '../disk/paths.ts'
import { StepError } from '../errors/step-error.ts'
import { listNotes, type StaticExportSettings, setStaticExport } from './set-static-export.ts'
import type { KeyPath } from './values-path.ts'

/** Settings for a dry run, before there is a link. Hardly any link is longer than this one. */
const SAMPLE_SETTINGS: StaticExportSettings = {
  bundleUrl: `https://storage.example/${'x'.repeat(4_000)}`,
  version: 'trial',
}

/**
 * In bytes: the limit of a ConfigMap or a Secret in Kubernetes
 * (https://kubernetes.io/docs/concepts/configuration/configmap/).
 */
const MAX_BYTES = 1024 ** 2

/**
 * Checks that `writeValuesFile` can set the values at this place in the file, and changes nothing.
 * @throws StepError (`values-file-…`) if it cannot
 */
export async function checkValuesFile(path: string, valuesPath?: KeyPath): Promise<void> {
  const file = await readValuesFile(path)
  editText(path, file, { ...SAMPLE_SETTINGS, valuesPath })
  await runExplainingErrors(path, async () => {
    await access(file.path, constants.W_OK)
    await access(dirname(file.path), constants.W_OK)
  })
}

/**
 * Writes `staticExport.enabled: true`, `.bundleUrl`, and, if given, `.version` into the YAML file
 * at `path` and keeps everything else in it. The file is replaced atomically and keeps its mode; it
 * is not written if nothing would change. If `path` is a symbolic link, its target is replaced.
 * Returns notes about effects that its owner may not expect.
 * @throws StepError (`values-file-…`); the file is then unchanged
 */
export async function writeValuesFile(path: string, settings: StaticExportSettings) {
  const file = await readValuesFile(path)
  const text = editText(path, file, settings)
  if (text !== file.text) await runExplainingErrors(path, () => replaceValuesFile(file, text))
  return listNotes({ text: file.text, name: path }, settings)
}

/** @throws StepError (`values-file-…`), also if the result would be too large for the next run */
function editText(name: string, { text }: ValuesFile, settings: StaticExportSettings): string {
  const result = setStaticExport({ text, name }, settings)
  if (Buffer.byteLength(result) <= MAX_BYTES) return result
  const why = `with the link, it would be longer than ${formatSize(MAX_BYTES)}, the limit`
  throw new StepError('values-file-unusable', { file: name, why })
}

type ValuesFile = Readonly<Awaited<ReturnType<typeof readValuesFile>>>

/** @throws StepError (`values-file-deleted`, `values-file-unusable`) */
function readValuesFile(path: string) {
  return runExplainingErrors(path, async () => {
    if (lstatIfExists(path) === undefined)
      throw new StepError('values-file-deleted', { file: path })
    const target = await realpath(path)
    const status = await stat(target)
    if (status.isDirectory()) throw new Error('it is a folder')
    if (!status.isFile()) throw new Error('it is not a regular file')
    if (status.size > MAX_BYTES)
      throw new Error(
        `its size is ${formatCount(status.size, 'byte')}; the limit is ${formatCount(MAX_BYTES, 'byte')}`,
      )
    const bytes = await readFile(target)
    if (!isUtf8(bytes)) throw new Error('it is not UTF-8')
    return { /** With symbolic links resolved. */ path: target, text: bytes.toString(), status }
  })
}

/**
 * Writes a draft next to the file, in a folder that no other user can read, and renames it. The
 * draft contains the link, so everything here is synchronous: no cancellation leaves it behind,
 * except while Windows reports that a file is in use.
 */
async function replaceValuesFile({ path, status }: ValuesFile, text: string): Promise<void> {
  const retry = makeBusyRetry()
  const folder = mkdtempSync(join(dirname(path), '.values-'))
  try {
    const draft = join(folder, 'draft')
    writeFileSync(draft, text, { flag: 'wx', flush: true })
    // Root in a container must not take the file away from the runner's user.
    if (process.getuid?.() === 0) chownSync(draft, status.uid, status.gid)
    chmodSync(draft, status.mode & 0o7777)
    await retry(() => renameSync(draft, path))
  } finally {
    await retry(() => rmSync(folder, { recursive: true, force: true }))
  }
}

/** Runs `work`, and turns any error except a StepError into `values-file-unusable`. */
async function runExplainingErrors<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof StepError) throw error
    throw new StepError(
      'values-file-unusable',
      { file: path, why: explainFileError(error as Error) },
      error,
    )
  }
}

/**
 * Returns why the file cannot be used. For rename(2), EBUSY means that the file is a mount point.
 */
export function explainFileError({ code, syscall, message }: NodeJS.ErrnoException): string {
  const isMountPoint = code === 'EBUSY' && syscall === 'rename'
  if (!isMountPoint || process.platform === 'win32') return message
  return 'it is mounted as a single file, which cannot be replaced (EBUSY): mount the folder that holds it instead'
}
