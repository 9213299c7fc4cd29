import { isLoopback } from '../../net/host-name.ts'
import { safe } from '../../report/clean.ts'
import { InvalidInput } from '../invalid-input.ts'
import { withScheme } from './with-scheme.ts'

const EXPECTED = 'expected the address where the site was published, such as https://docs.example.com/'

/**
 * Returns where a site was published, with a slash at the end of its path. What it throws shows no user name, password or
 * query. @throws InvalidInput
 */
export function parseLiveUrl(text: string): URL {
  // `URL` drops tabs and line ends without a word.
  if (/[\s\p{C}]/u.test(text)) throw new InvalidInput(safe`has white space in it: ${EXPECTED}`)
  // Before anything shows the text: a password may be in it.
  if (text.includes('@') && !isInPath(text))
    throw new InvalidInput(
      safe`has a user name or a password in it: readers have none, and nothing secret is sent to the host`,
    )
  if (/[?#]/.test(text)) throw new InvalidInput(safe`has a query or a fragment: ${EXPECTED}`)
  const url = URL.parse(text)
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    const meant = withScheme(text)
    throw new InvalidInput(
      meant !== undefined && isAccepted(meant)
        ? safe`is “${text}”: did you mean ${meant}?`
        : safe`is “${text}”: ${EXPECTED}`,
    )
  }
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    throw new InvalidInput(
      safe`is “${text}”: http is allowed for loopback hosts only, because others could change the answers on their way; did you mean https://${url.host}${url.pathname}? A server without https can be checked through an SSH tunnel to this machine`,
    )
  if (/\\|\/\/|%2f/i.test(url.pathname) || text.includes('\\'))
    throw new InvalidInput(safe`is “${text}”: ${EXPECTED}`)
  const folder = url.href.replace(/[^/]+\.html?$/i, '')
  if (folder !== url.href)
    throw new InvalidInput(safe`is “${text}”: leave out the name of the file; did you mean ${folder}?`)
  if (!url.pathname.endsWith('/')) url.pathname += '/'
  return url
}

/** Returns whether an `@` is beyond doubt part of the path, as in `/@scope/package/`, and has no password before it. */
function isInPath(text: string): boolean {
  return /^https?:\/\/[^/\\?#@]+\//i.test(text) && URL.canParse(text)
}

/** Returns whether an address with a scheme is accepted, and looks like that of a host that readers use. */
function isAccepted(text: string): boolean {
  try {
    const { hostname } = parseLiveUrl(text)
    return hostname.includes('.') || isLoopback(hostname)
  } catch (error) {
    if (error instanceof InvalidInput) return false
    throw error
  }
}
