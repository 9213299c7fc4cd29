import { lstatSync, realpathSync, type Stats } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path'
import { ignoreDiskError, isDiskError } from '../common/disk-errors.ts'

/**
 * Returns whether a path is `folder` or below it; both absolute, symbolic links are not followed.
 */
export function isWithin(path: string, folder: string): boolean {
  const relativePath = relative(folder, path)
  const goesUp = relativePath === '..' || relativePath.startsWith(`..${sep}`)
  return !goesUp && !isAbsolute(relativePath)
}

/** The error codes of the system for a path where nothing exists (errno(3)). */
const NOT_FOUND: ReadonlySet<string | undefined> = new Set(['ENOENT', 'ENOTDIR'])

/**
 * Returns what exists at `path`, without following a symbolic link; undefined if nothing does.
 * @throws any file-system error
 */
export function lstatIfExists(path: string): Stats | undefined {
  try {
    return lstatSync(path)
  } catch (error) {
    if (isDiskError(error) && NOT_FOUND.has(error.code)) return undefined
    throw error
  }
}

/**
 * Returns a path with its symbolic links resolved. The path need not exist yet.
 * @throws any file-system error
 */
export function resolveRealPath(path: string): string {
  try {
    return realpathSync(path)
  } catch (error) {
    if (!isDiskError(error) || error.code !== 'ENOENT') throw error
    return join(resolveRealPath(dirname(path)), basename(path))
  }
}

/**
 * Returns the real path, or the path itself where that cannot be determined: the next access to it
 * reports why.
 */
export function followLinks(path: string): string {
  return ignoreDiskError(() => resolveRealPath(path), path)
}

/** Returns the path of the entry `name` in `folder`. Both are bytes, which need not be UTF-8. */
export function joinBytePaths(folder: Buffer, name: Buffer): Buffer {
  return Buffer.concat([folder, Buffer.from('/'), name])
}
