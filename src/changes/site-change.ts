import type { Bytes } from '../web/byte-strings.ts'
import type { LostAnchor } from './lost-anchors.ts'

/**
 * What changed between two builds of a site. Paths of files are relative to the site, with `/`;
 * every list is sorted by them, by bytes.
 */
export interface Comparison {
  /** Pages that only the later site has. */
  readonly added: readonly Bytes[]
  /** Pages that only the earlier site has. */
  readonly removed: readonly Bytes[]
  /**
   * Pages whose content is at another address now; in neither of the lists above. Sorted by `from`.
   */
  readonly moved: readonly Move[]
  /**
   * Pages in which a reader would notice a difference; a page that moved may be among them. Sorted
   * by `page`.
   */
  readonly changed: readonly PageChange[]
  /** Pages in which menus, header and footer changed and nothing else; by their later paths. */
  readonly navigation: readonly Bytes[]
  /** Everything that is not a page. */
  readonly files: FileChanges
  /**
   * How many pages and other files differ in bytes, or in generated parts of their names, and in
   * nothing that a reader would notice.
   */
  readonly bytesOnly: { readonly pages: number; readonly files: number }
  /** What fragments pointed to in pages that are still there, in one form or another. */
  readonly lostAnchors: readonly PageLoss[]
  /**
   * Files that could not be read, which count as changed, and folders that could not be listed,
   * which end in a slash; in which site, and why, in words.
   */
  readonly unreadable: ReadonlyMap<Bytes, string>
  /** How many pages and other files there are. */
  readonly earlier: Size
  readonly later: Size
}

/** How large a site is. */
export interface Size {
  readonly pages: number
  readonly files: number
}

/** A file or page whose content is at another path now. */
export interface Move {
  readonly from: Bytes
  readonly to: Bytes
  /** Whether others have the same content, so that another one may be meant. */
  readonly isGuess?: true
}

/** The anchors that a page of the earlier site had, and its successor lacks. */
export interface PageLoss {
  readonly from: string
  /** The page of the later site at the same address, or where the page moved or redirects to. */
  readonly to: Bytes
  /** Never empty. */
  readonly anchors: readonly LostAnchor[]
}

/**
 * Returns the moves of pages that nobody can doubt: to the only page with the same content, and the
 * same links in it.
 */
export function findCertainMoves({
  moved,
  changed,
}: Pick<Comparison, 'moved' | 'changed'>): Move[] {
  const withOtherLinks = changed.filter(({ what }) => what.includes('links'))
  const relinked = new Set(withOtherLinks.map(({ from }) => from))
  return moved.filter(({ from, isGuess }) => isGuess === undefined && !relinked.has(from))
}

/** What can differ between two states of a page. */
export type Aspect =
  | 'title'
  | 'description'
  | 'headings'
  | 'text'
  | 'links'
  | 'images'
  | 'navigation'

/** A page that changed. */
export interface PageChange {
  /** Its path in the later site. */
  readonly page: Bytes
  /** Its path in the earlier site, if it was another. */
  readonly from?: Bytes | undefined
  /**
   * Its title in the later site, ordinary foreign text, cut to 200 characters; empty without one.
   */
  readonly title: string
  /** What differs; never empty. */
  readonly what: readonly Aspect[]
  /**
   * The sections in which something differs, in the order of the page, those that are gone last. At
   * most 20.
   */
  readonly sections: readonly SectionChange[]
}

/** A section of a page: what stands between two headings. */
export interface SectionChange {
  /**
   * Ordinary foreign text, cut to 200 characters; empty for what stands before the first heading.
   */
  readonly heading: string
  readonly is: 'added' | 'removed' | 'changed'
}

/** Changes of files that are not pages. */
export interface FileChanges {
  readonly added: readonly Bytes[]
  readonly removed: readonly Bytes[]
  /** Sorted by `from`. */
  readonly moved: readonly Move[]
  /** By their later paths: a generated part of the name may have changed along. */
  readonly changed: readonly Bytes[]
}
