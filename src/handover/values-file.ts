import { isUtf8 } from 'node:buffer'
import { chmodSync, chownSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readFile, realpath, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describeDiskError } from '../common/disk-errors.ts'
import { formatCount, formatSize } from '../common/units.ts'
import { makeBusyRetry } from '../disk/busy-files.ts'
import { explainIfNotReadable, explainIfNotWritable } from '../disk/file-access.ts'
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
export async function checkValuesFile(named: NamedPath, valuesPath?: KeyPath): Promise<void> {
  const use = { ...named, isBeforeStart: true }
  const file = await readValuesFile(use)
  editText(use, file, { ...SAMPLE_SETTINGS, valuesPath })
  for (const written of [file.path, dirname(file.path)]) {
    const why = explainIfNotWritable(written)
    if (why !== undefined) throw makeUnusableError(use, why)
  }
}

/**
 * Writes `staticExport.enabled: true`, `.bundleUrl`, and, if given, `.version` into the YAML file
 * at this path and keeps everything else in it. The file is replaced atomically and keeps its mode;
 * it is not written if nothing would change. If the path is a symbolic link, its target is
 * replaced. Returns notes about effects that its owner may not expect.
 * @throws StepError (`values-file-…`); the file is then unchanged
 */
export async function writeValuesFile(named: NamedPath, settings: StaticExportSettings) {
  const use = { ...named, isBeforeStart: false }
  const file = await readValuesFile(use)
  const text = editText(use, file, settings)
  if (text !== file.text)
    await runExplainingErrors(use, explainReplacementError, () => replaceValuesFile(file, text))
  return listNotes({ text: file.text, name: use.name }, settings)
}

/** The path of a values file, and its name in messages: the path as it was given. */
interface NamedPath {
  readonly name: string
  readonly path: string
}

/** What a values file is used for: a check before the export is started, or the result of it. */
interface FileUse extends NamedPath {
  readonly isBeforeStart: boolean
}

/** @throws StepError (`values-file-…`), also if the result would be too large for the next run */
function editText(use: FileUse, { text }: ValuesFile, settings: StaticExportSettings): string {
  const result = setStaticExport({ text, name: use.name }, settings)
  if (Buffer.byteLength(result) <= MAX_BYTES) return result
  const why = `with the link, it would be longer than ${formatSize(MAX_BYTES)}, the limit`
  throw makeUnusableError(use, `${why}; shorten it`)
}

function makeUnusableError(
  { name, isBeforeStart }: FileUse,
  why: string,
  cause?: unknown,
): StepError {
  return new StepError('values-file-unusable', { file: name, why, isBeforeStart }, cause)
}

type ValuesFile = Readonly<Awaited<ReturnType<typeof readValuesFile>>>

/** @throws StepError (`values-file-deleted`, `values-file-unusable`) */
function readValuesFile(use: FileUse) {
  const { name, path } = use
  return runExplainingErrors(use, explainReadError, async () => {
    if (lstatIfExists(path) === undefined)
      throw new StepError('values-file-deleted', { file: name })
    const target = await realpath(path)
    const status = await stat(target)
    if (status.isDirectory())
      throw makeUnusableError(use, 'it is a folder; set `values-file` to the file in it')
    if (!status.isFile())
      throw makeUnusableError(use, 'it is not a regular file; check `values-file`')
    if (status.size > MAX_BYTES) {
      const size = formatCount(status.size, 'byte')
      const limit = formatCount(MAX_BYTES, 'byte')
      throw makeUnusableError(
        use,
        `it has ${size}, but the limit is ${limit}; check \`values-file\``,
      )
    }
    const bytes = await readFile(target)
    if (!isUtf8(bytes)) throw makeUnusableError(use, 'it is not UTF-8; save it in this encoding')
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
async function runExplainingErrors<T>(
  use: FileUse,
  explain: (error: NodeJS.ErrnoException, path: string) => string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof StepError) throw error
    throw makeUnusableError(use, explain(error as Error, use.path), error)
  }
}

/** Returns why the file, which exists, cannot be read, and what to do. */
export function explainReadError(error: NodeJS.ErrnoException, path: string): string {
  if (error.code === 'ENOENT') return 'it is a broken symbolic link (ENOENT); check `values-file`'
  return explainIfNotReadable(error, path) ?? explainDiskProblem(error)
}

/**
 * Returns why the file cannot be replaced, and what to do. For rename(2), EBUSY means that the file
 * is a mount point.
 */
export function explainReplacementError(error: NodeJS.ErrnoException): string {
  const { code, syscall } = error
  const isMountPoint = code === 'EBUSY' && syscall === 'rename' && process.platform !== 'win32'
  if (isMountPoint)
    return 'it is mounted as a single file, which cannot be replaced (EBUSY); mount the folder that holds it instead'
  return explainDiskProblem(error)
}

function explainDiskProblem(error: NodeJS.ErrnoException): string {
  return `${describeDiskError(error)}; check the runner’s disk and what earlier steps left there`
}
