/** The paths that routes of a `staticwebapp.config.json` match. */
import {
  buildPattern,
  decodeRootedPath,
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
  const at = path.indexOf('*')
  if (at === -1) return { kind: 'exact', path: decodeRootedPath(path) }
  const before = decodeRootedPath(path.slice(0, at))
  const after = path.slice(at + 1)
  const anything = makeTextWildcard('*')
  if (after === '') {
    const wholeFolder = before.endsWith('/') ? before : undefined
    return { kind: 'pattern', pattern: buildPattern([before, anything], wholeFolder) }
  }
  const { one, several } = EXTENSIONS.exec(after)?.groups ?? {}
  const extensions = one ?? several
  if (extensions === undefined) return undefined
  const alternatives = extensions.replaceAll(',', '|')
  const extension = { regex: `\\.(${alternatives})`, name: 'ending' }
  return { kind: 'pattern', pattern: buildPattern([before, anything, extension]) }
}
