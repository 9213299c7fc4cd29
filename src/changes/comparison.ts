import type { Bytes } from '../web/byte-strings.ts'
import type { LostAnchor } from './lost-anchors.ts'

/**
 * The changes between two builds of a site. Paths are relative to the site, with `/`. All lists are
 * sorted by path, bytewise.
 */
export interface Comparison {
  /** Pages that only the later site has. */
  readonly added: readonly Bytes[]
  /** Pages that only the earlier site has. */
  readonly removed: readonly Bytes[]
  /**
   * Pages whose content is at another address now. They are not in the lists above. Sorted by
   * `from`.
   */
  readonly moved: readonly Move[]
  /**
   * Pages in which a reader would notice a difference; a page that moved may be among them. Sorted
   * by `page`.
   */
  readonly changed: readonly PageChange[]
  /** Pages in which only menus, header, or footer changed, by their later paths. */
  readonly navigation: readonly Bytes[]
  /** Everything that is not a page. */
  readonly files: FileChanges
  /**
   * How many pages and other files differ in bytes or in generated parts of their names, but in
   * nothing that a reader would notice.
   */
  readonly bytesOnly: { readonly pages: number; readonly files: number }
  /** The lost anchors of pages that still exist, including moved or replaced ones. */
  readonly lostAnchors: readonly LostPageAnchors[]
  /**
   * Files that could not be read, which count as changed, and folders that could not be listed,
   * whose names end with a slash. The value gives the site and the reason in words.
   */
  readonly unreadable: ReadonlyMap<Bytes, string>
  /** How many pages and other files there are. */
  readonly earlier: SiteSize
  readonly later: SiteSize
}

/** The size of a site. */
export interface SiteSize {
  readonly pages: number
  readonly files: number
}

/** A value for each of the two sites. */
export interface SitePair<Type> {
  readonly earlier: Type
  readonly later: Type
}

/** A path in the earlier site, and the corresponding one in the later site. */
export interface PathPair {
  readonly from: Bytes
  readonly to: Bytes
}

/** A file or page whose content is at another path now. */
export interface Move extends PathPair {
  /** Whether other files have the same content, so that the pair is a guess. */
  readonly isGuess?: true
}

/** The anchors of an earlier page that its successor lacks. */
export interface LostPageAnchors {
  readonly from: Bytes
  /** The page of the later site at the same address, or at the target of its move or redirect. */
  readonly to: Bytes
  /** Never empty. */
  readonly anchors: readonly LostAnchor[]
}

/**
 * Returns the certain moves of pages: to the only page with the same content and the same links.
 */
export function findCertainMoves({
  moved,
  changed,
}: Pick<Comparison, 'moved' | 'changed'>): Move[] {
  const withOtherLinks = changed.filter(({ aspects }) => aspects.includes('links'))
  const relinked = new Set(withOtherLinks.map(({ from }) => from))
  return moved.filter(({ from, isGuess }) => isGuess === undefined && !relinked.has(from))
}

/** The aspects in which two builds of a page can differ. */
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
  /** Its path in the earlier site, if it was different. */
  readonly from?: Bytes | undefined
  /** Its title in the later site: untrusted text, up to 200 characters; empty without one. */
  readonly title: string
  /** The aspects that differ; never empty. */
  readonly aspects: readonly Aspect[]
  /** The changed sections in the order of the page, removed ones last. At most 20. */
  readonly sections: readonly SectionChange[]
}

/** A change of a section: the content between two headings. */
export interface SectionChange {
  /** Untrusted text, up to 200 characters; empty for the content before the first heading. */
  readonly heading: string
  readonly change: 'added' | 'removed' | 'changed'
}

/** Changes of files that are not pages. */
export interface FileChanges {
  readonly added: readonly Bytes[]
  readonly removed: readonly Bytes[]
  /** Sorted by `from`. */
  readonly moved: readonly Move[]
  /** The later paths. A generated part of the name may have changed, too. */
  readonly changed: readonly Bytes[]
}
