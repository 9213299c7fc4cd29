import type { FileIndex } from '../../web/tree.ts'
import type { SourceLocation } from '../sources/source-location.ts'
import type { Router } from './next-router-files.ts'

/** Facts about a page that the check of the whole site needs. Plain data, to use little memory. */
export interface PageFacts {
  /** Does the page ask search engines to leave it out? */
  readonly hasNoindex?: boolean
  /** Does a link in its head point to its Markdown twin? */
  readonly linksToTwin?: boolean
  /** Does the page only redirect, or repeat the content of other pages? */
  readonly isRedirectOrCopy?: boolean
  /** Does it lack the beginning of a page? Scripts may insert it into other pages. */
  readonly isPartial?: boolean
  readonly runsScript?: boolean
  /**
   * The router that loads the page's data when a reader follows a link to it; undefined if unknown.
   */
  readonly router?: Router | undefined
  /** The source of the page, if a link points to it. */
  readonly source?: SourceLocation | undefined
  /**
   * The kind of page, unless it is an ordinary one. A `template` is read, but not checked
   * (once it is visited, it is checked as another page). The name of a `no-extension` page has no
   * extension.
   */
  readonly kind?: 'empty' | 'template' | 'no-extension' | undefined
}

/** The facts about pages, by the index of the file. */
export type FactsByPage = ReadonlyMap<FileIndex, PageFacts>
