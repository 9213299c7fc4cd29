/** Fragments of addresses, and the anchors that they find. */
import {
  asBytes,
  type Bytes,
  NO_BYTES,
  percentDecodeLeniently,
  replaceInvalidUtf8,
} from './byte-strings.ts'
import { PLACEHOLDER_URL, parseAddress } from './resolve-address.ts'

/** Most fragments, which are the name of one anchor as written. Lines of code have numbers. */
const PLAIN_ANCHOR = /^#(?:(?!top$)[a-z][a-z_.(-][\w.(),:;=@$&'*+-]*|[a-z]?\d+)$/i
/** Fragments that browsers leave as they are: https://url.spec.whatwg.org/#fragment-state. */
const PLAIN_FRAGMENT = /^#[\w\-.~/!$&'()*+,;=:@%]*$/

/** Returns an address up to its fragment. */
export function stripFragment(address: Bytes): Bytes
export function stripFragment(address: string): string
export function stripFragment(address: string): string {
  const hash = address.indexOf('#')
  if (hash === -1) return address
  return address.slice(0, hash)
}

/**
 * Returns the names that an anchor may have for `fragment` (with its `#`) to find it. Empty if the
 * fragment always exists or is left to scripts.
 * https://html.spec.whatwg.org/#find-a-potential-indicated-element
 */
export function listMatchingIds(fragment: Bytes): readonly Bytes[] {
  if (PLAIN_ANCHOR.test(fragment)) return [fragment.slice(1)]
  const plain = serializeFragment(fragment).split(':~:', 1)[0] ?? NO_BYTES
  // Unlike in a path, a `%` without two digits stands for itself.
  const decoded = replaceInvalidUtf8(percentDecodeLeniently(plain))
  if (plain === '' || decoded.toLowerCase() === 'top' || /^[/!?]/.test(plain)) return []
  if (decoded !== plain) return [plain, decoded]
  // `#L10-L20`: scripts of source code viewers handle these, and scroll to the first line.
  const range = plain.match(/^(L?\d+)-L?\d+$/)?.[1]
  if (range === undefined) return [plain]
  return [plain, range]
}

/** Returns a fragment as browsers write it, without its `#`. */
function serializeFragment(fragment: Bytes): Bytes {
  if (PLAIN_FRAGMENT.test(fragment)) return fragment.slice(1)
  const { hash = '' } = parseAddress(fragment, PLACEHOLDER_URL) ?? {}
  return asBytes(hash.slice(1))
}
