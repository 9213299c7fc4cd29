import { chmodSync, createReadStream, createWriteStream, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Limits } from '../archive/limits.ts'
import { namedAsArchive } from '../archive/named-format.ts'
import { identifyArchive } from '../archive/open-archive.ts'
import { verifyArchive } from '../archive/verify-archive.ts'
import { retryWhileHeld, type System } from '../disk/busy-files.ts'
import { ensureRoom, explainDiskError, isDiskError } from '../disk/disk-error.ts'
import { cleanUpInterruptedRuns, type FreshFolder, openFreshFolder } from '../disk/fresh-folder.ts'
import { type Publication, publish } from '../disk/publish.ts'
import type { Removals } from '../disk/removal.ts'
import type { Targets } from '../disk/targets.ts'
import type { SafeText } from '../report/clean.ts'
import { type UnpackedSite, unpack } from './unpack.ts'

export interface DeliverOptions {
  /** The finished file; it is moved if it is to be kept. */
  readonly archive: string
  /** Its own name, fit for a file. */
  readonly name: string
  readonly targets: Targets
  readonly limits: Limits
  /** What was made for this, and what was replaced, is removed by these, also after the promise has settled. */
  readonly removals: Removals
  readonly signal: AbortSignal
  readonly say: (line: SafeText) => void
  readonly system?: System | undefined
}

export interface Delivered {
  /** Where the archive lies; undefined if it was not to be kept. */
  readonly bundlePath: string | undefined
  /** Undefined if there was nothing to unpack it to. */
  readonly site:
    | {
        /** The folder that holds the site's `index.html`. */
        readonly path: string
        readonly files: number
        /** SHA-256, hexadecimal, of what `sha256sum` prints for the files, sorted by their paths' bytes. */
        readonly digest: string
      }
    | undefined
}

/** As that of the site's files, whatever the umask is: what is published is there to be read. */
const ARCHIVE_MODE = 0o644

/**
 * Keeps the archive and unpacks the site where they are wanted, both or neither. The archive is read to its end in any
 * case: whoever gets it, a target or the caller, gets one that can be unpacked.
 * @throws StepError if the archive cannot be unpacked or the disk does not take it
 * @throws the reason of `signal` soon after it is aborted
 */
export async function deliver({
  archive,
  name,
  targets,
  limits,
  removals,
  signal,
  say,
  system,
}: DeliverOptions): Promise<Delivered> {
  const made: FreshFolder[] = []
  const publications: Publication[] = []
  try {
    let site: UnpackedSite | undefined
    if (targets.site) {
      const { path: place, overwrite } = targets.site
      site = await unpack({ archive, place, limits, removals, signal })
      made.push(site.folder)
      publications.push({ folder: site.folder, place, overwrite })
    } else {
      await verifyArchive({ archive, limits, signal })
    }
    let bundlePath: string | undefined
    if (targets.bundle) {
      const { path, isFolderOfArchive, overwrite } = targets.bundle
      const { format } = await identifyArchive(archive)
      bundlePath = isFolderOfArchive ? join(path, namedAsArchive(name, format)) : path
      // Before the download nobody knew its name.
      if (isFolderOfArchive) await cleanUpInterruptedRuns(bundlePath, removals, say, system)
      const folder = openFreshFolder(bundlePath, removals, site?.folder)
      made.push(folder)
      await bring(archive, folder, signal, system)
      publications.push({ folder, place: bundlePath, overwrite })
    }
    await publish(publications, { signal, say, system })
    return {
      bundlePath,
      site: site &&
        targets.site && { path: join(targets.site.path, site.top), files: site.files, digest: site.digest },
    }
  } catch (error) {
    signal.throwIfAborted()
    throw explainDiskError(error, targets.bundle?.path ?? 'the archive')
  } finally {
    for (const folder of made) folder.remove()
  }
}

/** Moves the file into the folder, or copies it if that lies on another file system. */
async function bring(
  file: string,
  { path, made }: FreshFolder,
  signal: AbortSignal,
  system: System | undefined,
): Promise<void> {
  const retry = retryWhileHeld(system)
  try {
    await retry(() => renameSync(file, made))
  } catch (error) {
    if (!isDiskError(error) || error.code !== 'EXDEV') throw error
    ensureRoom(path, statSync(file).size, 'the archive')
    await pipeline(createReadStream(file), createWriteStream(made, { flags: 'wx' }), { signal })
  }
  chmodSync(made, ARCHIVE_MODE)
}
