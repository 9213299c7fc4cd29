/** Finds what any host would serve at the addresses of a site whose host is not specified. */

import { SUBRESOURCE_PATH } from '../page-names.ts'
import type { SitePath } from '../paths.ts'
import { HOST_IDS } from './all-hosts.ts'
import { findUnreadableRedirectFile, listRedirectFileNames } from './parse-redirect-file.ts'
import type { RuleSet } from './redirects/rule-set.ts'
import type { RedirectDestination } from './redirects/targets.ts'
import type { UnreadCatchAllPlace } from './redirects/unread-rules.ts'
import { FALLBACK_PAGE_CONTENT, type ServedContent, UNDECIDED_CONTENT } from './served-content.ts'
import { type FileIndexes, SiteOnHost } from './site-on-host.ts'
import type { SiteOnHostOrAny } from './site-on-host-or-any.ts'
import type { SiteSnapshot } from './site-snapshot.ts'

/** A site whose host is not specified: an address is fine if any host would serve it. */
export class SiteOnAnyHost implements SiteOnHostOrAny {
  readonly #snapshot: SiteSnapshot
  /** The site on each host, by its files only. */
  readonly #sitesWithoutRules: readonly SiteOnHost[]
  /** The site on each host that reads one of its redirect files. */
  readonly #sitesWithRules: readonly SiteOnHost[]

  constructor(snapshot: SiteSnapshot, fileIndexes: FileIndexes) {
    this.#snapshot = snapshot
    const sitesWithoutRules: SiteOnHost[] = []
    const sitesWithRules: SiteOnHost[] = []
    for (const host of HOST_IDS) {
      sitesWithoutRules.push(new SiteOnHost({ ...snapshot, host, redirectFiles: [] }, fileIndexes))
      const readNames = listRedirectFileNames({ host, basePath: snapshot.basePath })
      const redirectFiles = snapshot.redirectFiles.filter(({ name }) => readNames.includes(name))
      if (redirectFiles.length > 0)
        sitesWithRules.push(new SiteOnHost({ ...snapshot, host, redirectFiles }, fileIndexes))
    }
    this.#sitesWithoutRules = sitesWithoutRules
    this.#sitesWithRules = sitesWithRules
  }

  get ruleSets(): readonly RuleSet[] {
    return this.#sitesWithRules.map(({ ruleSet }) => ruleSet)
  }

  get mayHaveRules(): boolean {
    return this.#sitesWithRules.length > 0
  }

  get unreadCatchAllPlace(): UnreadCatchAllPlace | undefined {
    const unreadableFile = findUnreadableRedirectFile(this.#snapshot)
    if (unreadableFile !== undefined) return unreadableFile
    const places = this.#sitesWithRules.map(({ unreadCatchAllPlace }) => unreadCatchAllPlace)
    return places.find((place) => place !== undefined)
  }

  /** See `SiteOnHostOrAny`. The file is only known if files alone decide. */
  findContent(path: SitePath, query: string): ServedContent | undefined {
    let isServed = false
    for (const siteOnHost of this.#sitesWithoutRules) {
      const content = siteOnHost.findContent(path, '')
      if (content?.kind === 'file') return content
      isServed ||= content !== undefined
    }
    if (isServed) return UNDECIDED_CONTENT

    const contents = this.#sitesWithRules
      .map((siteOnHost) => siteOnHost.findContent(path, query))
      .filter((content) => content !== undefined)
    if (contents.length === 0) return undefined
    const areAllFallbackPages = contents.every(({ kind }) => kind === 'fallback-page')
    if (areAllFallbackPages && SUBRESOURCE_PATH.test(path)) return FALLBACK_PAGE_CONTENT
    return UNDECIDED_CONTENT
  }

  /** See `SiteOnHostOrAny`. Returns the redirect of the first host that has one. */
  findRedirect(path: SitePath, query: string): RedirectDestination | undefined {
    const redirects = this.#sitesWithRules.map((siteOnHost) => siteOnHost.findRedirect(path, query))
    return redirects.find((redirect) => redirect !== undefined)
  }
}
