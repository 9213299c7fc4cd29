import { accessSync, constants, readdirSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { isDiskError, lstatIfExists } from '../../disk/disk-error.ts'
import { type SafeText, safe } from '../../report/clean.ts'
import { InvalidInput } from '../invalid-input.ts'

/**
 * Returns the absolute path of a folder with a site that is there already and can be read. Relative paths start at
 * `base`.
 * @throws InvalidInput
 */
export function parseSiteFolder(text: string, base: string): string {
  const path = resolve(base, text)
  try {
    if (!statSync(path).isDirectory())
      throw new InvalidInput(safe`is “${text}”, which is not a folder: name the one that holds index.html`)
    accessSync(path, constants.R_OK | constants.X_OK)
    if (readdirSync(path).length === 0)
      throw new InvalidInput(safe`is “${text}”: the folder ${path} is empty; has the site been built?`)
  } catch (error) {
    if (!isDiskError(error)) throw error
    throw new InvalidInput(safe`is “${text}”: ${whyUnusable(error, path)}`)
  }
  return path
}

function whyUnusable({ code }: NodeJS.ErrnoException, path: string): SafeText {
  if (code === 'ENOTDIR') return safe`a part of this path is a file`
  if (code !== 'ENOENT') return safe`the folder ${path} cannot be read (${code})`
  return lstatIfExists(path)
    ? safe`the symbolic link ${path} leads nowhere`
    : safe`there is no folder ${path}; is the path right, and has the site been built?`
}
