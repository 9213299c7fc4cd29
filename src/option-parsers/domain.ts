import { isLoopback, parseHostName } from '../net/host-name.ts'
import { safe } from '../text/clean.ts'
import { invalid } from './invalid-input.ts'

/** Returns a host name in ASCII. @throws InvalidInput */
export function parseDomain(text: string): string {
  const name = parseHostName(text)
  if (name) return name
  // It may follow a password, so nothing is shown.
  if (text.includes('@'))
    throw invalid`contains “@”, which host names cannot contain: expected a host name such as docs.example.com`
  const names = text.split(/[,;\s]+/).filter((each) => each !== '')
  if (names.length > 1 && names.every(isDottedHostName))
    throw invalid`is “${text}”: expected one host name; check or export each site separately`
  const suggestion = parseHostName(
    text
      .replace(/["'“”‘’`]/g, '')
      .replace(/^(?:[a-z][a-z0-9+.-]*:|https?)\/+/i, '')
      .replace(/[/?#:].*$/s, '')
      .replace(/\.$/, ''),
  )
  if (suggestion && isLoopback(suggestion))
    throw invalid`is “${text}”, which is the reader’s own computer: expected the host name of the published site, such as docs.example.com`
  if (suggestion) {
    const [, path] = PATH_AFTER_HOST.exec(text) ?? []
    const pathAdvice = path && safe` The path “${path}” belongs in base-path`
    const advice = safe`did you mean ${suggestion}?${pathAdvice}`
    throw invalid`is “${text}”: expected only a host name; ${advice}`
  }
  const expected = safe`is “${text}”: expected a host name such as docs.example.com`
  if (text.includes('_')) throw invalid`${expected}; host names cannot contain “_”`
  if (/\s/.test(text)) throw invalid`${expected}; host names cannot contain spaces`
  throw invalid`${expected}`
}

/** The path in a URL whose scheme may be missing; none if it is only a slash. */
const PATH_AFTER_HOST = /^(?:[a-z]+:\/\/)?[^/?#]*\.[^/?#]*(\/[^/?#][^?#]*)/i

function isDottedHostName(text: string): boolean {
  return text.includes('.') && parseHostName(text) !== undefined
}
