import type { FileIndex } from '../../web/tree.ts'
import type { LocalSite } from '../site/local-site.ts'

/** A page of the site, and where the host shows it. */
export interface ShownPage {
  /** The URL at which the host shows the page, after all redirects. */
  readonly finalUrl: URL
  readonly currentSite: LocalSite
  /** The expected file. */
  readonly fileIndex: FileIndex
}
