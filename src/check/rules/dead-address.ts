import { MAX_ADDRESS } from '../../web/address.ts'
import { hasOtherScheme } from '../../web/byte-strings.ts'
import { isClicked, type Use } from '../../web/page/vocabulary.ts'

/** Schemes of web servers: only what is invalid leads nowhere with them. */
const WEB: ReadonlySet<string> = new Set(['http', 'https', 'ws', 'wss'])
/**
 * Schemes that browsers load without a server, their own pictures and what their extensions hold
 * included.
 */
const LOADED = /^(?:data|blob|about|javascript|chrome|resource|[a-z-]+-extension)$/
/**
 * Any of these letters too much, too few, or in another place. `shttp` was a scheme once: RFC 2660.
 */
const LIKE_HTTP = /^(?!shttp$)(?=.*t)(?=.*p)[htps]{3,8}$/
/** A name of a host that reads like a scheme, and its port. */
const HOST_AND_PORT = /^(?:localhost|[a-z\d-]+(?:\.[a-z\d-]+)+):\d{1,5}(?:[/?#]|$)/

/**
 * Returns why no browser can use an address that points to no server, as the end of a sentence;
 * undefined if one may. Other programs may well open links and frames with schemes of their own:
 * `mailto:`, `vscode:`.
 */
export function findDeadReason(use: Use, address: string): string | undefined {
  if (address.length > MAX_ADDRESS && !hasOtherScheme(address))
    return 'it is longer than any address that browsers open'
  // As browsers do: https://url.spec.whatwg.org/#concept-basic-url-parser
  const clean = address.replace(/[\t\n\r]+|^[\0-\x20]+|[\0-\x20]+$/g, '').toLowerCase()
  const scheme = /^([a-z][a-z\d+.-]*):/.exec(clean)?.[1]
  if (scheme === undefined || WEB.has(scheme)) return 'it is not a valid address'
  if (scheme === 'file' || /^[a-z]:[\\/]/.test(clean))
    return 'it points to a file on the author’s computer'
  if (HOST_AND_PORT.test(clean))
    return 'without `https://` before it, browsers take the host for a scheme'
  if (LIKE_HTTP.test(scheme) && clean.startsWith('/', scheme.length + 1))
    return 'its scheme is a misspelled `http:` or `https:`'
  const isLoaded = isClicked(use) || use === 'document' || LOADED.test(scheme)
  if (isLoaded) return undefined
  return 'browsers load nothing with this scheme'
}
