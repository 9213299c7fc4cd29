/**
 * Anchors that something links to, and symbols of SVG files that pages show. Whether they exist is
 * only known when all files have been read: each thread collects links, asks for all of them at the
 * end, and counts what turns out to be missing.
 */
import type { Pause } from '../../common/event-loop.ts'
import { listAnchorNames } from '../../web/address.ts'
import { asBytes, type Bytes, detach, HASH, NO_BYTES } from '../../web/byte-strings.ts'
import type { Site } from '../../web/host/site.ts'
import { isSvgFile } from '../../web/page-names.ts'
import { getFileName } from '../../web/tree.ts'
import { makeCountedFinding } from './counted-finding.ts'
import type { FindingCounter } from './finding-counter.ts'
import { addOccurrence, makeOccurrences, type Occurrence, type Occurrences } from './occurrences.ts'

/**
 * Fewer may all have been removed from a page; lines of source code are hardly ever linked to by
 * hand.
 */
const MIN_PROBABLY_SCRIPTED = 10
/** How many have to be missing for each one that is present. */
const NEARLY_ALL = 9
/** What viewers of source code call their anchors. */
const LINE_ANCHOR = /^#(?:l|line)[-_]?\d+$/i
/** Stands between anchors in one string. */
const BETWEEN = '\0'

/** What is known of the anchors of one page. Plain data, which takes little memory. */
export interface PageAnchors {
  /** All of them, in one string. */
  readonly ids: Bytes
  readonly runsScript: boolean
  /** How many of them the page itself has links to. */
  readonly ownLinked: number
}

/** Returns anchors in one. Those that contain a NUL are left out. */
export function joinIds(ids: ReadonlySet<Bytes>): Bytes {
  return asBytes([...ids].filter((id) => !id.includes(BETWEEN)).join(BETWEEN))
}

/** Returns what `joinIds` joined. */
export function splitIds(joined: Bytes): ReadonlySet<Bytes> {
  return new Set(joined.split(BETWEEN))
}

/** The anchors of one page that something links to. */
interface LinkedPage {
  /** By fragment as browsers write it. */
  readonly anchors: Map<Bytes, Occurrences>
  /** All of them together, in case they are left to the page's scripts. */
  readonly together: Occurrences
}

/** What one thread asks about a page. */
export interface AskedAnchors {
  readonly page: number
  /** As browsers write them, without those that always exist. */
  readonly fragments: readonly Bytes[]
}

/** Which of them are missing, and whether the scripts of the page probably create them. */
export interface MissingAnchors extends AskedAnchors {
  readonly areScripted: boolean
}

/** The missing anchors of a page with those that it has, among which similar ones are found. */
export interface MissingAndPresent extends MissingAnchors {
  /** Those that are there, joined, unless scripts probably create the missing ones. */
  readonly ids: Bytes
}

/** Links to anchors of pages, and uses of symbols in SVG files, as one thread finds them. */
export class AnchorLinks {
  readonly #pages = new Map<number, LinkedPage>()

  /**
   * Returns an anchor, to count links to it. `written`: its fragment, which may be a slice of a
   * page.
   */
  getOrAdd(page: number, written: Bytes): Occurrences {
    let linked = this.#pages.get(page)
    if (linked === undefined) {
      linked = { anchors: new Map(), together: makeOccurrences() }
      this.#pages.set(page, linked)
    }
    const [name] = listAnchorNames(written)
    const fragment = detach(name === undefined ? written : HASH.concat(name))
    const anchor = linked.anchors.get(fragment) ?? makeOccurrences()
    linked.anchors.set(fragment, anchor)
    return anchor
  }

  /**
   * Takes one link to an anchor of a page that was found. `target` is the address as it is written.
   */
  countLink(page: number, anchor: Occurrences, target: Bytes, where: Occurrence): void {
    addOccurrence(anchor, where, target)
    const together = this.#pages.get(page)?.together
    if (together !== undefined) addOccurrence(together, where, target)
  }

  /** Returns what has to be known of all pages together. */
  listAsked(): readonly AskedAnchors[] {
    return [...this.#pages].map(([page, { anchors }]) => ({
      page,
      fragments: [...anchors.keys()].filter((fragment) => listAnchorNames(fragment).length > 0),
    }))
  }

  /**
   * Counts what is missing in `site`, all of which was asked for. `keyOf` returns the address of a
   * file in full.
   */
  countMissing(
    missing: readonly MissingAnchors[],
    site: Site,
    counter: FindingCounter,
    keyOf: (name: Bytes) => Bytes,
  ): void {
    for (const { page, fragments, areScripted } of missing) {
      const linked = this.#pages.get(page)
      const name = getFileName(site, page)
      if (areScripted && linked !== undefined)
        counter.add({
          ...makeCountedFinding('broken-anchor/scripted', name),
          ...linked.together,
          target: name,
        })
      if (areScripted) continue
      const kind = isSvgFile(name) ? 'broken-asset/symbol' : 'broken-anchor'
      for (const fragment of fragments) {
        const anchor = linked?.anchors.get(fragment)
        if (anchor !== undefined)
          counter.add({ ...makeCountedFinding(kind, keyOf(name).concat(fragment)), ...anchor })
      }
    }
  }
}

/**
 * Returns which of the anchors that all threads ask about are missing, as far as they are of pages
 * that one of them read: `read` has these, by index.
 */
export async function findMissingAnchors(
  asked: readonly AskedAnchors[],
  read: ReadonlyMap<number, PageAnchors>,
  pause: Pause,
): Promise<readonly MissingAndPresent[]> {
  const found: MissingAndPresent[] = []
  for (const [page, questions] of Map.groupBy(asked, ({ page }) => page)) {
    await pause()
    const known = read.get(page)
    if (known === undefined) continue
    const ids = splitIds(known.ids)
    const linked = new Set(questions.flatMap(({ fragments }) => fragments))
    const missing = [...linked].filter((fragment) => isMissing(fragment, ids))
    if (missing.length === 0) continue
    const areScripted = known.runsScript && areLeftToScripts(missing, linked.size + known.ownLinked)
    found.push({ page, fragments: missing, areScripted, ids: areScripted ? NO_BYTES : known.ids })
  }
  return found
}

function isMissing(fragment: Bytes, ids: ReadonlySet<string>): boolean {
  return !listAnchorNames(fragment).some((name) => ids.has(name))
}

/**
 * Anchors that scripts create are not in the HTML: of such a page, all or nearly all that are
 * linked to are missing.
 */
function areLeftToScripts(missing: readonly string[], linked: number): boolean {
  const areLines = missing.every((fragment) => LINE_ANCHOR.test(fragment))
  if (!areLines && missing.length < MIN_PROBABLY_SCRIPTED) return false
  const found = linked - missing.length
  return missing.length >= found * NEARLY_ALL
}
