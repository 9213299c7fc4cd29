import { SUBRESOURCE_PATH } from '../page-names.ts'
import type { SitePath } from '../paths.ts'
import type { RuleSet } from './redirects/rule-set.ts'
import type { RedirectDestination } from './redirects/targets.ts'
import type { UnreadRulePlace } from './redirects/unread-rules.ts'
import { FALLBACK_PAGE, type ServedContent, UNDECIDED } from './served-content.ts'

/** A site on one host: see `ServedSite`. */
interface SiteOnHost {
  readonly ruleSet: RuleSet
  readonly unreadRulePlace: UnreadRulePlace | undefined
  findContent(path: SitePath, query?: string): ServedContent | undefined
  findRedirect(path: SitePath, query: string): RedirectDestination | undefined
}

/** A site whose host is not specified: an address is fine if any host would serve it. */
export class SiteOnAnyHost {
  /** The site on each host, by its files only. */
  readonly #sitesWithoutRules: readonly SiteOnHost[]
  /** The site on each host that reads one of its redirect files. */
  readonly #sitesWithRules: readonly SiteOnHost[]

  constructor(withoutRules: readonly SiteOnHost[], withRules: readonly SiteOnHost[]) {
    this.#sitesWithoutRules = withoutRules
    this.#sitesWithRules = withRules
  }

  /** Does a host read one of the site's redirect files? */
  get hasRedirectFile(): boolean {
    return this.#sitesWithRules.length > 0
  }

  /** The redirect files of the site, each as a host reads it. */
  get ruleSets(): readonly RuleSet[] {
    return this.#sitesWithRules.map(({ ruleSet }) => ruleSet)
  }

  /** The first place of rules that the check cannot read and that may serve any address. */
  get unreadRulePlace(): UnreadRulePlace | undefined {
    const places = this.#sitesWithRules.map(({ unreadRulePlace }) => unreadRulePlace)
    return places.find((place) => place !== undefined)
  }

  /** See `ServedSite.findContent`. The file is only known if files alone decide. */
  findContent(path: SitePath, query: string): ServedContent | undefined {
    let isServed = false
    for (const siteOnHost of this.#sitesWithoutRules) {
      const content = siteOnHost.findContent(path)
      if (content?.kind === 'file') return content
      isServed ||= content !== undefined
    }
    if (isServed) return UNDECIDED

    const contents = this.#sitesWithRules
      .map((siteOnHost) => siteOnHost.findContent(path, query))
      .filter((content) => content !== undefined)
    if (contents.length === 0) return undefined
    const areAllFallbackPages = contents.every(({ kind }) => kind === 'fallback-page')
    if (areAllFallbackPages && SUBRESOURCE_PATH.test(path)) return FALLBACK_PAGE
    return UNDECIDED
  }

  /** See `ServedSite.findRedirect`. Returns the redirect of the first host that has one. */
  findRedirect(path: SitePath, query: string): RedirectDestination | undefined {
    const redirects = this.#sitesWithRules.map((siteOnHost) => siteOnHost.findRedirect(path, query))
    return redirects.find((redirect) => redirect !== undefined)
  }
}
