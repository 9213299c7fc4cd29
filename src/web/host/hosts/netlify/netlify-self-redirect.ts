/** Finds redirects that Netlify skips because they would point back to where they start. */
import type { RootedPath } from '../../../paths.ts'
import { dropTrailingSlash } from '../../../slashes.ts'
import { type Certainty, decodePathText } from '../../redirects/path-matcher.ts'
import type { Rule } from '../../redirects/rule.ts'

/** A `from` with a single `*`, at its end. */
const SINGLE_TRAILING_SPLAT = /^[^*:]*\*$/
/** A target without placeholders, except for an optional `:splat` at its end. */
const SPLAT_TARGET = /^[^:]*(?:\/:splat)?$/

/**
 * Returns how certain it is that Netlify skips a redirect with `*`, and all rules after it, because
 * the path already begins with the target. `netlify-redirector` compares characters, so `/* /b`
 * also skips `/bx`. `possible` is for cases that are not documented, such as several wildcards.
 */
export function classifySelfRedirect(
  { status, from: writtenFrom, to }: Omit<Rule, 'line'>,
  path: RootedPath,
): Certainty {
  if (status === 200 || !writtenFrom.includes('*')) return 'none'
  const [targetStart = ''] = to.split(/\/?:/, 1)
  const targetPath = decodePathText(targetStart)
  if (targetPath === '' || !path.startsWith(targetPath)) return 'none'

  const from = dropTrailingSlash(writtenFrom)
  const isSimple = SINGLE_TRAILING_SPLAT.test(from) && SPLAT_TARGET.test(to)
  if (!isSimple) return 'possible'
  // `/docs/* /d` applies to `/docs/x`: the target is outside of the folder `/docs`.
  const fromFolder = dropTrailingSlash(from.slice(0, -1))
  if (!to.startsWith(fromFolder)) return 'none'

  const remainder = path.slice(targetPath.length)
  const endsAtSegment = targetPath.endsWith('/') || remainder === '' || remainder.startsWith('/')
  if (endsAtSegment) return 'certain'
  return 'possible'
}
