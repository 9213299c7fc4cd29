/**
 * Finds the archive of the site in a download from GitHub: a zip around it, or the archive itself.
 */
import { closeSync, openSync, unlinkSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describeContent, detectFormat, HEAD_SIZE } from '../archive/detect-format.ts'
import { EntryPolicy } from '../archive/entry-policy.ts'
import type { EntryHeader, EntrySink } from '../archive/entry-sink.ts'
import { identifyArchive, readArchive } from '../archive/read-archive.ts'
import { ANY_FILE_SYSTEM } from '../archive/verify-archive.ts'
import { formatCount } from '../common/units.ts'
import { joinFirstWords } from '../common/words.ts'
import { explainDiskError, runDiskWork } from '../disk/explain-disk-error.ts'
import { ensureFreeSpace } from '../disk/free-space.ts'
import { readStartOfFile } from '../disk/read-start-of-file.ts'
import { StepError } from '../errors/step-error.ts'
import { makeSafeFileName } from '../fetch/archive-name.ts'
import type { Download } from '../fetch/transfer.ts'
import { safe } from '../text/clean.ts'
import { MAX_LISTED_NAMES, type PublishedFile } from './find-published.ts'
import { PUBLISHED_LIMITS } from './published-limits.ts'
import type { PublishedStep } from './published-step.ts'

/** The archive of a site on this runner. */
export interface SiteArchive {
  readonly path: string
  /** Safe as a file name. */
  readonly name: string
}

/**
 * Returns the archive of the site in a download: the only file in an artifact's zip, or else the
 * download itself. With `archive: false`, actions/upload-artifact stores a file without a zip
 * around it.
 * @param workFolder a folder for temporary files
 * @throws StepError (`published-other`) if the download contains anything else; the errors of
 * `readArchive`
 */
export async function findSiteArchive(
  download: Download,
  file: PublishedFile,
  workFolder: string,
  { signal, log }: Pick<PublishedStep, 'signal' | 'log'>,
): Promise<SiteArchive> {
  const outerName = makeSafeFileName(file.name) || download.name
  const outerArchive = { path: download.path, name: outerName }
  if (file.kind === 'asset' || identifyArchive(download.path) !== 'zip') return outerArchive

  const innerPath = join(workFolder, 'inner')
  const { fileNames, hasHomePage } = await extractFirstFile(download.path, innerPath, signal)
  if (hasHomePage) return outerArchive
  const [name] = fileNames
  if (name === undefined) throw new StepError('archive-empty', { why: 'it contains no files' })
  if (fileNames.length > 1) throw makeOtherContentError(file, describeNames(fileNames))
  const head = readStartOfFile(innerPath, HEAD_SIZE)
  if (detectFormat(head) === undefined)
    throw makeOtherContentError(file, `${name}, which looks like ${describeContent(head)}`)

  log.info(safe`The artifact contains ${name}`)
  // Keeping the download and its archive next to the site would need too much disk space.
  runDiskWork('the archive', () => unlinkSync(download.path))
  return { path: innerPath, name: makeSafeFileName(name) || outerName }
}

/**
 * Extracts the first file of a zip to a path, and returns what the zip contains.
 * @throws StepError for disk errors; the errors of `readArchive`
 */
async function extractFirstFile(
  zipPath: string,
  path: string,
  signal: AbortSignal,
): Promise<Pick<FirstFileExtractor, 'fileNames' | 'hasHomePage'>> {
  const extractor = new FirstFileExtractor(path)
  try {
    await readArchive(zipPath, PUBLISHED_LIMITS, signal, extractor)
  } catch (error) {
    throw explainDiskError(error, 'the archive')
  } finally {
    extractor.close()
  }
  return extractor
}

function makeOtherContentError({ description }: PublishedFile, found: string): StepError {
  return new StepError('published-other', { shown: description, found })
}

function describeNames(names: readonly string[]): string {
  return `${formatCount(names.length, 'file')}: ${joinFirstWords(names, MAX_LISTED_NAMES)}`
}

/** `index.html` at the top, or in a top folder. */
const HOME_PAGE = /^(?:[^/]+\/)?index\.html$/

/** Writes the first file of an archive, and lists the names of all files. */
class FirstFileExtractor implements EntrySink {
  readonly fileNames: string[] = []
  readonly #path: string
  readonly #policy = new EntryPolicy(PUBLISHED_LIMITS, ANY_FILE_SYSTEM)
  #fd: number | undefined
  hasHomePage = false

  constructor(path: string) {
    this.#path = path
  }

  /**
   * @throws StepError (`entry-refused`, `archive-too-large`, `disk-full`); any file-system error
   */
  begin(header: EntryHeader): void {
    const path = this.#policy.admit(header)
    if (header.kind === 'folder') return
    this.hasHomePage ||= HOME_PAGE.test(path)
    this.fileNames.push(path)
    if (this.fileNames.length > 1) return
    ensureFreeSpace(dirname(this.#path), header.size, 'the archive')
    this.#fd = openSync(this.#path, 'wx')
  }

  /** @throws any file-system error */
  append(chunk: Buffer): void {
    if (this.#fd === undefined) return
    for (let at = 0; at < chunk.length; ) at += writeSync(this.#fd, chunk, at)
  }

  /** @throws any file-system error */
  end(): void {
    const fd = this.#fd
    this.#fd = undefined
    if (fd !== undefined) closeSync(fd)
  }

  /**
   * Closes an unfinished file, if there is one. After a failed write, closing often fails, too,
   * with a less specific error.
   */
  close(): void {
    try {
      this.end()
    } catch {}
  }
}
