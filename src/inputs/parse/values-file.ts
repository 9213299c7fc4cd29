import { readdirSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { misspelled } from '../../did-you-mean.ts'
import { isDiskError, lstatIfExists } from '../../disk/disk-error.ts'
import { safe } from '../../report/clean.ts'
import { InvalidInput } from '../invalid-input.ts'

/**
 * Returns the absolute path of a values file, where something is: what that is, is found out when it is read. Relative paths
 * start at `base`.
 * @throws InvalidInput
 */
export function parseValuesFile(text: string, base: string): string {
  const path = resolve(base, text)
  try {
    if (lstatIfExists(path) !== undefined) return path
  } catch (error) {
    if (!isDiskError(error)) throw error
    return path
  }
  const near = nearName(path)
  throw new InvalidInput(
    near === undefined
      ? safe`is “${text}”: there is no file ${path}; is the path right, and did actions/checkout run before this step? An empty file is fine, but the file has to exist`
      : safe`is “${text}”: there is no such file; did you mean ${join(dirname(text), near)}?`,
  )
}

/** Returns the name in the same folder of which the last part of `path` is a misspelling; undefined if there is none. */
function nearName(path: string): string | undefined {
  try {
    const names = readdirSync(dirname(path)).sort()
    return names.find((name) => misspelled(basename(path), [name.toLowerCase()]) !== undefined)
  } catch (error) {
    if (isDiskError(error)) return undefined
    throw error
  }
}
