/** The paths that routes of a `staticwebapp.config.json` match. */
import {
  decodeRootedPath,
  makePatternMatcher,
  makeTextWildcard,
  type PathMatcher,
} from '../../redirects/path-matcher.ts'

/** One extension, as in `.png`, or several, as in `.{png,jpg}`. */
const EXTENSIONS = /^\.(?:(?<one>\w+)|\{(?<several>\w+(?:,\w+)*)\})$/

/**
 * Returns the paths that a pattern matches; undefined if the host does not accept it. The emulator
 * also accepts `*.png`.
 */
export function parseAzureMatcher(route: string): PathMatcher | undefined {
  if (!/^[/*]/.test(route)) return undefined
  const path = route.replace(/^\*/, '/*')
  const wildcardIndex = path.indexOf('*')
  if (wildcardIndex === -1) return { kind: 'exact', path: decodeRootedPath(path) }
  const prefix = decodeRootedPath(path.slice(0, wildcardIndex))
  const suffix = path.slice(wildcardIndex + 1)
  const anything = makeTextWildcard('*')
  if (suffix === '') {
    const wholeFolder = prefix.endsWith('/') ? prefix : undefined
    return makePatternMatcher([prefix, anything], wholeFolder)
  }
  const { one, several } = EXTENSIONS.exec(suffix)?.groups ?? {}
  const extensions = one ?? several
  if (extensions === undefined) return undefined
  const alternatives = extensions.replaceAll(',', '|')
  const extension = { regexSource: `\\.(${alternatives})`, name: 'ending' }
  return makePatternMatcher([prefix, anything, extension])
}
