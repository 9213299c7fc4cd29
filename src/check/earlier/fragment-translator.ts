import type { Bytes } from '../../web/byte-strings.ts'
import type { FolderTranslations } from './renamed-folders.ts'

/** The longest fragment that is searched, in bytes. References are shorter. */
const MAX_FRAGMENT_BYTES = 1_000
/** The maximum depth of a renamed folder in the path of a fragment. */
const MAX_DEPTH = 16
/** Matches the start of a name in a fragment. */
const NAME_START = /(?<![\w.-])[^/]/g

/**
 * Translates fragments of one site to the other. If a generator could not resolve a reference, such
 * as `ROOT:guide/gone.adoc`, the fragment contains a path. Its start is not known, so the shortest
 * path of a renamed folder counts.
 */
export class FragmentTranslator {
  /** The translated paths of renamed folders by the original ones, both as short as possible. */
  readonly #shortPaths = new Map<Bytes, Bytes>()

  constructor(translations: FolderTranslations) {
    for (const [original, translated] of translations) {
      const short = removeCommonStart({ original, translated })
      if (!this.#shortPaths.has(short.original))
        this.#shortPaths.set(short.original, short.translated)
    }
  }

  /** Returns a fragment as it is in the other site. */
  translate(fragment: Bytes): Bytes {
    if (this.#shortPaths.size === 0 || !fragment.includes('/')) return fragment
    if (fragment.length > MAX_FRAGMENT_BYTES) return fragment
    for (const { index: start } of fragment.matchAll(NAME_START)) {
      const translated = this.#replaceFolderAt(start, fragment)
      if (translated !== undefined) return translated
    }
    return fragment
  }

  /** Replaces the path of a renamed folder that starts at an offset; undefined if none does. */
  #replaceFolderAt(start: number, fragment: Bytes): Bytes | undefined {
    let end = start
    for (let depth = 1; depth <= MAX_DEPTH; depth++) {
      end = fragment.indexOf('/', end) + 1
      if (end === 0) return undefined
      const translated = this.#shortPaths.get(fragment.slice(start, end))
      if (translated === undefined) continue
      return fragment.slice(0, start).concat(translated, fragment.slice(end))
    }
    return undefined
  }
}

/** The path of a renamed folder before and after the translation. */
interface FolderPaths {
  readonly original: Bytes
  readonly translated: Bytes
}

/**
 * Returns two paths of folders without the folders at their starts that have the same name. The
 * paths must differ, and neither may contain the other: see `FolderTranslations`.
 */
function removeCommonStart({ original, translated }: FolderPaths): FolderPaths {
  const end = translated.indexOf('/') + 1
  if (!original.startsWith(translated.slice(0, end))) return { original, translated }
  return removeCommonStart({ original: original.slice(end), translated: translated.slice(end) })
}
