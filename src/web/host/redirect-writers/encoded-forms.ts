/** Lists the encoded forms of a path in requests. */
import { type Bytes, percentEncode } from '../../byte-strings.ts'

/** Characters other than those that RFC 3986 allows in a path (section 3.3, `pchar`). */
const BEYOND_PATH = /[^\w\-.~/!$&'()*+,;=:@]/g
/**
 * Characters that the URL parser of browsers percent-encodes in a typed path:
 * https://url.spec.whatwg.org/#path-percent-encode-set
 */
const BEYOND_TYPED = /[^\w\-.~/!$&'()*+,;=:@[\]|]/g
/**
 * Characters that `encodeURIComponent` percent-encodes, except for slashes:
 * https://tc39.es/ecma262/#sec-encodeuricomponent-uricomponent
 */
const BEYOND_COMPONENT = /[^\w\-.~/!'()*]/g

/**
 * Returns the distinct encoded forms of a decoded absolute path, for hosts that compare addresses
 * without decoding them: as in links, as typed, and with more and more percent-encoding.
 */
export function listEncodedForms(path: Bytes): readonly Bytes[] {
  const usual = [BEYOND_PATH, BEYOND_TYPED, BEYOND_COMPONENT].map((beyond) =>
    path.replace(beyond, percentEncode),
  )
  return [...new Set([...usual, percentEncode(path)])]
}
