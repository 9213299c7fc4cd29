import { existsSync, mkdirSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'

/** What a file system cannot hold. */
export interface FileSystemTraits {
  /** Whether `a` and `A` are the same file. */
  readonly ignoresCase: boolean
  /** Whether Windows' rules for names apply. */
  readonly windowsNames: boolean
}

/**
 * Returns the traits of the file system of `folder`, which must be empty and is left empty.
 * @throws Error of the file system
 */
export function probeFileSystem(folder: string): FileSystemTraits {
  const probe = join(folder, 'probe')
  mkdirSync(probe)
  const ignoresCase = existsSync(join(folder, 'PROBE'))
  rmdirSync(probe)
  return { ignoresCase, windowsNames: process.platform === 'win32' }
}
