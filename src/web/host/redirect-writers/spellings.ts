/** How addresses arrive at hosts. */
import { type Bytes, percentEncode } from '../../byte-strings.ts'

/** What RFC 3986 allows in a path (section 3.3, `pchar`). */
const BEYOND_PATH = /[^\w\-.~/!$&'()*+,;=:@]/g
/**
 * What the URL parser of browsers leaves alone besides that:
 * https://url.spec.whatwg.org/#path-percent-encode-set
 */
const BEYOND_TYPED = /[^\w\-.~/!$&'()*+,;=:@[\]|]/g
/**
 * What `encodeURIComponent` leaves alone:
 * https://tc39.es/ecma262/#sec-encodeuricomponent-uricomponent
 */
const BEYOND_COMPONENT = /[^\w\-.~/!'()*]/g

/**
 * Returns how an absolute path (decoded) arrives at a host that does not decode it, each once: as
 * links usually spell it, as it is typed, and with more and more of it percent-encoded.
 */
export function listSpellings(path: Bytes): readonly Bytes[] {
  const usual = [BEYOND_PATH, BEYOND_TYPED, BEYOND_COMPONENT].map((beyond) =>
    path.replace(beyond, percentEncode),
  )
  return [...new Set([...usual, percentEncode(path)])]
}
