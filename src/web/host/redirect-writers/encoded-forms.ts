/** Lists the encoded forms of a path in requests. */
import { type Bytes, percentEncode } from '../../byte-strings.ts'

/** Characters other than those that RFC 3986 allows in a path (section 3.3, `pchar`). */
const ENCODED_IN_LINKS = /[^\w\-.~/!$&'()*+,;=:@]/g
/**
 * Characters that the URL parser of browsers percent-encodes in a typed path:
 * https://url.spec.whatwg.org/#path-percent-encode-set
 */
const ENCODED_IF_TYPED = /[^\w\-.~/!$&'()*+,;=:@[\]|]/g
/**
 * Characters that `encodeURIComponent` percent-encodes, except for slashes:
 * https://tc39.es/ecma262/#sec-encodeuricomponent-uricomponent
 */
const ENCODED_IN_COMPONENTS = /[^\w\-.~/!'()*]/g

/**
 * Returns the distinct encoded forms of a decoded absolute path, for hosts that compare addresses
 * without decoding them: as in links, as typed, and with more and more percent-encoding.
 */
export function listEncodedForms(path: Bytes): readonly Bytes[] {
  const usualForms = [ENCODED_IN_LINKS, ENCODED_IF_TYPED, ENCODED_IN_COMPONENTS].map((encoded) =>
    path.replace(encoded, percentEncode),
  )
  return [...new Set([...usualForms, percentEncode(path)])]
}
