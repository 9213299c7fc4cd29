import type { Bytes } from '../../web/byte-strings.ts'
import type { RenamedFolders } from './renamed-folders.ts'

/** The longest fragment that is searched, in bytes. References are shorter. */
const MAX_FRAGMENT_BYTES = 1_000
/** The maximum depth of a renamed folder in the path of a fragment. */
const MAX_DEPTH = 16
/** Matches the start of a name in a fragment. */
const NAME_START = /(?<![\w.-])[^/]/g

/**
 * Translates fragments to the other site. If a generator could not resolve a reference, such as
 * `ROOT:guide/gone.adoc`, the fragment contains a path. Its start is not known, so the shortest
 * path of a renamed folder counts.
 */
export class FragmentTranslator {
  /** The shortest paths of renamed folders in the other site, by those in this one. */
  readonly #shortPaths = new Map<Bytes, Bytes>()

  constructor(folders: RenamedFolders) {
    for (const [here, there] of folders) {
      const short = removeCommonStart(here, there)
      if (!this.#shortPaths.has(short.here)) this.#shortPaths.set(short.here, short.there)
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
      const otherPath = this.#shortPaths.get(fragment.slice(start, end))
      if (otherPath === undefined) continue
      return fragment.slice(0, start).concat(otherPath, fragment.slice(end))
    }
    return undefined
  }
}

/** The path of a renamed folder in this site, and in the other one. */
interface FolderPaths {
  readonly here: Bytes
  readonly there: Bytes
}

/**
 * Returns two paths of folders without the folders at their starts that have the same name. The
 * paths must differ, and neither may contain the other: see `RenamedFolders`.
 */
function removeCommonStart(here: Bytes, there: Bytes): FolderPaths {
  const end = there.indexOf('/') + 1
  if (!here.startsWith(there.slice(0, end))) return { here, there }
  return removeCommonStart(here.slice(end), there.slice(end))
}
