/** Which addresses a host answers with a page, and how links spell them. */

import { percentEncode, toText } from '../../web/byte-strings.ts'
import { decodedPath } from '../../web/host/redirects/rules.ts'
import { redirectsOf } from '../../web/host/served-site.ts'
import type { Site } from '../../web/site.ts'

/** Returns the addresses that rules of a site's redirect file are about, as far as a rule is about one alone. */
export function addressesInRules(site: Site): readonly string[] {
  const rules = redirectsOf(site)?.rules ?? []
  const paths = rules.flatMap(({ source, from }) => {
    if ('exact' in source) return [source.exact]
    // To Vercel, everything is a pattern.
    return /^\/[^:(){}*+?\\]*$/.test(from) ? [decodedPath(from)] : []
  })
  return [...new Set(paths.map((path) => path.replace(/^\/+/, '')))]
}

/** What RFC 3986 allows in a path (section 3.3, `pchar`). */
const BEYOND_PATH = /[^\w\-.~/!$&'()*+,;=:@]/g
/** What the URL parser of browsers leaves alone besides that: https://url.spec.whatwg.org/#path-percent-encode-set */
const BEYOND_TYPED = /[^\w\-.~/!$&'()*+,;=:@[\]|]/g
/** What `encodeURIComponent` leaves alone: https://tc39.es/ecma262/#sec-encodeuricomponent-uricomponent */
const BEYOND_COMPONENT = /[^\w\-.~/!'()*]/g

/**
 * Returns how an absolute path (decoded) arrives at a host that does not decode it, each once: as links usually spell
 * it, as it is typed, and with more and more of it percent-encoded.
 */
export function spellingsOf(path: string): readonly string[] {
  return [
    ...new Set([
      ...[BEYOND_PATH, BEYOND_TYPED, BEYOND_COMPONENT].map((beyond) => path.replace(beyond, percentEncode)),
      percentEncode(path),
    ]),
  ]
}

/** Returns a path in letters, where nobody can take it for anything but that path. */
export function inLetters(path: string): string | undefined {
  const text = toText(path)
  return /^[\p{L}\p{M}\p{N} \-._~/]*$/u.test(text) ? text : undefined
}
