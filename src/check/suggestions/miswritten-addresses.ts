/** Corrects addresses that were encoded, quoted, or copied wrong. */
import type { SuggestionKind } from '../../findings/suggestion.ts'
import { type Bytes, makeReadable, percentDecode, toBytes } from '../../web/byte-strings.ts'
import type { SitePath } from '../../web/paths.ts'

/** A path that may have been meant, and how the broken address differs. */
export interface CorrectedPath {
  readonly kind: SuggestionKind
  readonly path: SitePath
  /** The query or the fragment after the path, in readable form. */
  readonly afterPath?: string
  /** The character at the end that readers do not see: its name, and how browsers encode it. */
  readonly character?: string
}

const INVISIBLE_CHARACTERS: readonly (readonly [Bytes, name: string])[] = [
  [toBytes('\u00a0'), 'a no-break space (`%C2%A0`)'],
  [toBytes('\u202f'), 'a narrow no-break space (`%E2%80%AF`)'],
  [toBytes('\u200b'), 'a zero-width space (`%E2%80%8B`)'],
  [toBytes('\u2060'), 'a word joiner (`%E2%81%A0`)'],
  [toBytes('\ufeff'), 'a byte order mark (`%EF%BB%BF`)'],
]

/** The first `&` that the name and the `=` of a parameter follow. */
const AMPERSAND_OF_QUERY = /&(?=[\w.~-]+=)/

/** Returns what a decoded path may have been meant to be. Whether it exists is up to the caller. */
export function listCorrectedPaths(path: SitePath): readonly CorrectedPath[] {
  const corrected: CorrectedPath[] = []

  const decoded = percentDecode(path)
  if (decoded !== undefined && decoded !== path)
    corrected.push({ kind: 'encoded-twice', path: decoded })

  const hash = path.indexOf('#')
  if (hash !== -1) {
    const afterPath = `#${makeReadable(path.slice(hash + 1))}`
    corrected.push({ kind: 'encoded-hash', path: path.slice(0, hash), afterPath })
  }

  const ampersand = AMPERSAND_OF_QUERY.exec(path)?.index
  if (ampersand !== undefined) {
    const afterPath = `?${makeReadable(path.slice(ampersand + 1))}`
    corrected.push({ kind: 'ampersand', path: path.slice(0, ampersand), afterPath })
  }

  const visible = removeInvisibleCharacter(path)
  if (visible !== undefined)
    corrected.push({ kind: 'invisible', path: visible.rest, character: visible.character })
  return corrected
}

/** Returns what is left of a path or an id that ends with an invisible character, and its name. */
export function removeInvisibleCharacter(name: Bytes) {
  const found = INVISIBLE_CHARACTERS.find(([bytes]) => name.endsWith(bytes))
  if (found === undefined) return undefined
  const [bytes, character] = found
  return { rest: name.slice(0, -bytes.length), character }
}

/** One of the quotation marks of most languages, in UTF-8: ‘ to ‟, «, or ». */
const QUOTE = String.raw`(?:\xe2\x80[\x98-\x9f]|\xc2[\xab\xbb])`
const QUOTED = new RegExp(`^${QUOTE}([\\x20-\\x7f].*)${QUOTE}$`, 's')

/** Returns an address without the typographic quotes around it; undefined if it has none. */
export function removeQuotes(target: Bytes): Bytes | undefined {
  return target.match(QUOTED)?.[1]
}
