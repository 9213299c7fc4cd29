import { parseHostName } from '../net/host-name.ts'
import { safe } from '../text/clean.ts'
import { didYouMean } from '../text/did-you-mean.ts'
import { invalid } from './invalid-input.ts'
import { mayContainPassword, removeQuotes } from './url.ts'

const EXPECTED_PATH =
  'expected a path such as / or /docs/, without a host, spaces, “?”, “#”, “\\”, or “..”'

/**
 * Returns the path as `new URL` reads it, so that it has the same form as in addresses.
 * @throws InvalidInput that shows no password
 */
export function parseBasePath(text: string): string {
  // Git for Windows turns the argument /docs/ into C:/Program Files/Git/docs/.
  if (/^[a-z]:[\\/](?:.*[\\/])?git[\\/]/i.test(text)) {
    const advice = safe`run the command with MSYS_NO_PATHCONV=1`
    throw invalid`is “${text}”: Git Bash has changed it into a Windows path; ${advice}`
  }
  if (!text.startsWith('/') && !isPath(text) && mayContainPassword(text))
    throw invalid`contains a username or a password: ${EXPECTED_PATH}`
  if (!isPath(text))
    throw invalid`is “${text}”: ${EXPECTED_PATH}${didYouMean(suggestBasePath(text))}`
  const bare = removeQuotes(text)
  if (bare !== text)
    throw invalid`is “${text}”: leave the quotes out${didYouMean(bare || undefined)}`
  // Azure calls a container `$web`.
  if (/\$[A-Z_{(]/.test(text)) throw invalid`is “${text}”: shell variables are not expanded here`
  const folder = text.replace(/[^/]+\.html?$/i, '')
  if (folder !== text && folder !== '')
    throw invalid`is “${text}”: leave out the file name${didYouMean(folder)}`
  // A folder may be called `next.js`; then a slash precedes it.
  const [first = ''] = text.split('/')
  if (first.includes('.') && parseHostName(first) !== undefined) {
    const path = `/${text.slice(first.length)}/`.replace(/\/{2,}/g, '/')
    const advice = safe`For a folder whose name looks like a host, start with a slash`
    const expected = safe`expected only the path, without the host${didYouMean(path)}`
    throw invalid`is “${text}”: ${expected} ${advice}`
  }
  return new URL(`/${text}/`.replace(/\/{2,}/g, '/'), 'https://host.invalid').pathname
}

function isPath(text: string): boolean {
  return /^[^\s\p{C}?#\\]*$/u.test(text) && !/^[^/]*:|(^|\/)\.\.?(\/|$)/.test(text)
}

/** Returns the path in text that is not itself a path; undefined if it is unclear. */
function suggestBasePath(text: string): string | undefined {
  if (/^https?:/.test(text)) return URL.parse(text)?.pathname
  const path = text
    .replaceAll('\\', '/')
    .replace(/[?#].*$/s, '')
    .replace(/^\.\//, '/')
  if (!path.startsWith('/') || !isPath(path)) return undefined
  return path
}
