import type { SitePath } from '../paths.ts'
import type { RuleSet } from './redirects/rule-set.ts'
import type { RedirectDestination } from './redirects/targets.ts'
import type { UnreadCatchAllPlace } from './redirects/unread-rules.ts'
import type { ServedContent } from './served-content.ts'

/** A site on its host; if no host is specified, on any host. */
export interface SiteOnHostOrAny {
  /** The redirect file as the host reads it; if no host is specified, as each host does. */
  readonly ruleSets: readonly RuleSet[]
  /** May the redirect file have rules? */
  readonly mayHaveRules: boolean
  /** The place of rules that the check cannot read and that may serve every address. */
  readonly unreadCatchAllPlace: UnreadCatchAllPlace | undefined
  /**
   * Returns the content that is served at an address; undefined if it is not served. `query` is as
   * written, without its `?`.
   */
  findContent(path: SitePath, query: string): ServedContent | undefined
  /**
   * Returns the file address that the site's redirects send an address to; undefined if no rule
   * redirects it. The host's automatic redirects for a slash or an extension do not count.
   */
  findRedirect(path: SitePath, query: string): RedirectDestination | undefined
}
