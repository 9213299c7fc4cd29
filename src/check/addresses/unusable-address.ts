import { isClickable, type Use } from '../../web/page/vocabulary.ts'
import { hasNonWebScheme, MAX_ADDRESS_BYTES } from '../../web/resolve-address.ts'

/** Schemes of web servers. An address with one of them is unusable only if it is invalid. */
const WEB_SCHEMES: ReadonlySet<string> = new Set(['http', 'https', 'ws', 'wss'])
/**
 * Schemes of addresses that browsers load without a server, including built-in images and
 * extensions.
 */
const LOADABLE_SCHEMES = /^(?:data|blob|about|javascript|chrome|resource|[a-z-]+-extension)$/
/**
 * `http` or `https` with letters added, missing, or swapped. `shttp` was a real scheme: RFC 2660.
 */
const MISSPELLED_HTTP = /^(?!shttp$)(?=.*t)(?=.*p)[htps]{3,8}$/
/** A host and port whose host parses as a scheme. */
const HOST_AND_PORT = /^(?:localhost|[a-z\d-]+(?:\.[a-z\d-]+)+):\d{1,5}(?:[/?#]|$)/

/**
 * Returns why no browser can open an address that is not on a server, as the end of a sentence;
 * undefined if one may. Other programs may open links and frames with schemes of their own, such as
 * `mailto:` or `vscode:`.
 */
export function findUnusableReason(use: Use, address: string): string | undefined {
  if (address.length > MAX_ADDRESS_BYTES && !hasNonWebScheme(address))
    return 'it is longer than any address that browsers open'

  // As browsers do: https://url.spec.whatwg.org/#concept-basic-url-parser
  const trimmed = address.replace(/^[\0-\x20]+|(?<![\0-\x20])[\0-\x20]+$/g, '')
  const clean = trimmed.replace(/[\t\n\r]+/g, '').toLowerCase()
  const scheme = /^([a-z][a-z\d+.-]*):/.exec(clean)?.[1]

  if (scheme === undefined || WEB_SCHEMES.has(scheme)) return 'it is not a valid address'
  if (scheme === 'file' || /^[a-z]:[\\/]/.test(clean))
    return 'it points to a file on the author’s computer'
  if (HOST_AND_PORT.test(clean))
    return 'without `https://` before it, browsers mistake the host for a scheme'
  if (MISSPELLED_HTTP.test(scheme) && clean.startsWith('/', scheme.length + 1))
    return 'its scheme is a misspelled `http:` or `https:`'

  const isLoaded = isClickable(use) || use === 'frame' || LOADABLE_SCHEMES.test(scheme)
  if (isLoaded) return undefined
  return 'browsers load nothing with this scheme'
}
