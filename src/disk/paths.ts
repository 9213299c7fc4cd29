import { realpathSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path'
import { isDiskError, tryOnDisk } from '../common/file-errors.ts'

/**
 * Returns whether a path is `folder` or below it; both absolute, symbolic links are not followed.
 */
export function isWithin(path: string, folder: string): boolean {
  const relativePath = relative(folder, path)
  const goesUp = relativePath === '..' || relativePath.startsWith(`..${sep}`)
  return !goesUp && !isAbsolute(relativePath)
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
  return tryOnDisk(() => resolveRealPath(path), path)
}

/** Returns the path of the entry `name` in `folder`. Both are bytes, which need not be UTF-8. */
export function joinBytePaths(folder: Buffer, name: Buffer): Buffer {
  return Buffer.concat([folder, Buffer.from('/'), name])
}
