import { isLoopback } from '../../net/host-name.ts'
import { safe } from '../../report/clean.ts'
import { InvalidInput } from '../invalid-input.ts'
import { withScheme } from './with-scheme.ts'

/** Returns the root of the API. What it throws shows no user name, password or query. @throws InvalidInput */
export function parseBaseUrl(text: string): URL {
  // `URL` drops tabs and line ends without a word.
  if (/[\s\p{C}]/u.test(text)) throw new InvalidInput(safe`has white space in it: ${API_ROOT}`)
  // Before anything shows the text: a password may be in it.
  if (text.includes('@'))
    throw new InvalidInput(safe`has a user name or a password in it: the key belongs in api-key`)
  if (/[?#]/.test(text)) throw new InvalidInput(safe`has a query or a fragment: ${API_ROOT}`)
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    const meant = withScheme(text)
    throw new InvalidInput(
      meant ? safe`is “${text}”: did you mean ${meant}?` : safe`is “${text}”: ${API_ROOT}`,
    )
  }
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    throw new InvalidInput(
      safe`is “${text}”: the key would be sent unencrypted; http is allowed for loopback hosts only, expected https`,
    )
  }
  if (/\/v[12]\/*$/.test(url.pathname))
    throw new InvalidInput(safe`is “${text}”: leave out the version at its end, this step adds it`)
  const end = url.pathname.search(API_PATH)
  if (end >= 0) {
    const root = `${url.origin}${url.pathname.slice(0, end)}`
    throw new InvalidInput(safe`is “${text}”: it ends in a path of the API, did you mean ${root}?`)
  }
  return url
}

/** Where the paths of the calls begin. */
const API_PATH = /\/(v1\/static-export|static-export\/jobs|v2\/agent)(\/|$)/

const API_ROOT = 'expected the root of the administrative API, such as https://api.example.com'
