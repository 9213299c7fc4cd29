import { isDiskError } from '../disk/disk-error.ts'
import { isWithin, realPathOf } from '../disk/paths.ts'
import { safe } from '../report/clean.ts'
import { InvalidInput } from './invalid-input.ts'
import { type EarlierSite, parseEarlierSite } from './parse/earlier-site.ts'
import { INVALID, type InputReader, type Invalid } from './reader.ts'

/**
 * Returns the earlier site to compare with, undefined without one. `sitePath` is the later one, absolute, if it is known.
 */
export function readEarlierSite(
  read: InputReader,
  sitePath: string | undefined,
): EarlierSite | Invalid | undefined {
  const name = read.optional('compare-with')
  if (name === undefined || name === INVALID) return name
  try {
    const earlier = parseEarlierSite(name, read.workspace)
    if (sitePath !== undefined) ensureApart(earlier, sitePath, 'site-path')
    return earlier
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error
    read.report(safe`compare-with ${error.what}`)
    return INVALID
  }
}

/**
 * Makes sure that neither of two sites is in the other. `called`: what the later one is to people. Symbolic links are followed:
 * two names of one folder are the same site.
 * @throws InvalidInput
 */
export function ensureApart({ name, path, is }: EarlierSite, sitePath: string, called: string): void {
  const [earlier, later] = [reached(path), reached(sitePath)]
  if (is === 'folder' && earlier === later)
    throw new InvalidInput(
      safe`is “${name}”, which is ${called} itself: nothing would ever have changed; name a copy of the earlier site`,
    )
  if (isWithin(earlier, later))
    throw new InvalidInput(safe`is “${name}”, which is inside ${called}: keep the earlier site outside it`)
  if (is === 'folder' && isWithin(later, earlier))
    throw new InvalidInput(safe`is “${name}”, and ${called} is inside it: keep the two sites apart`)
}

/** What cannot be looked at is reported by whoever needs it. */
function reached(path: string): string {
  try {
    return realPathOf(path)
  } catch (error) {
    if (isDiskError(error)) return path
    throw error
  }
}
