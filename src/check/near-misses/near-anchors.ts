/** Finds what was probably meant by an anchor that its page does not have. */
import { toText } from '../../web/byte-strings.ts'
import type { NearMissKind } from '../rules/near-miss-kinds.ts'

/** What identifiers get when a page has the same heading twice. */
const SUFFIX = /(?<=\p{L}\p{L}\p{L})[-_.]\d{1,3}$/u
const NOT_IN_WORDS = /[^\p{L}\p{N}\p{M}]+/gu
const BETWEEN_DIGITS = /(?<=\p{N})[^\p{L}\p{N}\p{M}]+(?=\p{N})/gu

/** An anchor that differs in more than one of these ways is not near. The first ones are the nearest. */
const KINDS = [
  ['anchor-case', (text: string) => text.toLowerCase()],
  ['anchor-punctuation', (text: string) => plain(text.toLowerCase())],
  ['anchor-suffix', (text: string) => text.toLowerCase().replace(SUFFIX, '')],
] as const satisfies readonly (readonly [NearMissKind, (text: string) => string])[]

/** The anchors of one page, by what is the same for those that are near each other. */
export class NearAnchors {
  readonly #ids: readonly string[]
  readonly #byKind = new Map<NearMissKind, ReadonlyMap<string, readonly string[]>>()

  /** `ids`: the anchors of the page, as strings of bytes. */
  constructor(ids: Iterable<string>) {
    this.#ids = [...ids]
  }

  /** Returns what is nearest to a missing anchor, a string of bytes; undefined if nothing is, or if two are equally near. */
  near(missing: string): { readonly kind: NearMissKind; readonly id: string } | undefined {
    const text = toText(missing)
    for (const [kind, key] of KINDS) {
      const wanted = key(text)
      const same = wanted === '' ? [] : (this.#sharing(kind, key).get(wanted) ?? [])
      // One of the two has no number: `step-2` is not `step-1`.
      const near =
        kind === 'anchor-suffix' ? same.filter((id) => isNumbered(id) !== isNumbered(missing)) : same
      const [id] = near
      if (id !== undefined) return near.length === 1 ? { kind, id } : undefined
    }
    return undefined
  }

  #sharing(kind: NearMissKind, key: (text: string) => string): ReadonlyMap<string, readonly string[]> {
    const known = this.#byKind.get(kind) ?? Map.groupBy(this.#ids, (id) => key(toText(id)))
    this.#byKind.set(kind, known)
    return known
  }
}

const isNumbered = (id: string): boolean => SUFFIX.test(toText(id))

/** Letters and digits alone; where something stands between two digits, that counts: `1.12` is not `11.2`. */
function plain(text: string): string {
  return text.replace(BETWEEN_DIGITS, '\0').replace(NOT_IN_WORDS, (run) => (run === '\0' ? run : ''))
}
