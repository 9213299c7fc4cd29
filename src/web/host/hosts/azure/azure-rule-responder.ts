/** How Azure responds to requests under the routes of a `staticwebapp.config.json`. */
import type { RootedPath } from '../../../paths.ts'
import { addLeadingSlash, toggleTrailingSlash } from '../../../slashes.ts'
import { type Certainty, mayMatch, type PathMatcher } from '../../redirects/path-matcher.ts'
import {
  type HopResponse,
  makeHopResponse,
  type SiteFileResponder,
} from '../../redirects/responses.ts'
import type { Rule } from '../../redirects/rule.ts'
import { RuleIndex } from '../../redirects/rule-index.ts'
import type { RuleResponder } from '../../redirects/rule-set.ts'
import { findTargetPath, type PathAndQuery, resolveTarget } from '../../redirects/targets.ts'
import { AZURE_CONFIG_FILE } from './azure-config-file.ts'
import type { Fallback } from './azure-fallback.ts'

/** Serves the first route that matches, and files only without one. */
export class AzureRuleResponder implements RuleResponder {
  readonly #index: RuleIndex
  readonly #fallback: Fallback | undefined
  readonly #domain: string | undefined

  constructor(rules: readonly Rule[], fallback: Fallback | undefined, domain: string | undefined) {
    this.#index = new RuleIndex(rules)
    this.#fallback = fallback
    this.#domain = domain
  }

  *listPossibleResponses(
    { path }: PathAndQuery,
    respondFromFiles: SiteFileResponder,
  ): Generator<HopResponse> {
    const forms = [path, toggleTrailingSlash(path), addIndexToFolder(path)]
    for (const { rule } of this.#index.findMatches(forms)) {
      const certainty = classifyMatch(rule.matcher, path)
      if (certainty === 'none' || this.#skipsRule(rule, path, respondFromFiles)) continue
      if (rule.isConditional) {
        yield { kind: 'undecided', rule }
        return
      }
      yield this.#applyRule(rule, path, respondFromFiles)
      if (certainty === 'certain') return
    }
    yield this.#respondFromStorage(path, respondFromFiles)
  }

  /** Does the host skip this rule although it matches? */
  #skipsRule(
    { matcher, action, status, to }: Rule,
    path: RootedPath,
    respondFromFiles: SiteFileResponder,
  ): boolean {
    // Rules do not apply to logins, except that a rule with an exact path can disable one:
    // `doesRequestPathMatchRoute` of the emulator.
    const canDisableLogin = matcher.kind === 'exact' && status >= 400
    const isLogin = path.startsWith('/.auth') && respondFromFiles(path)?.kind === 'service'
    if (isLogin && !canDisableLogin) return true
    // The emulator skips a redirect to the requested path.
    if (action !== 'redirect') return false
    const target = resolveTarget(to, path, this.#domain)
    return target.kind === 'this-host' && target.path === path
  }

  #applyRule(rule: Rule, path: RootedPath, respondFromFiles: SiteFileResponder): HopResponse {
    const { action, status, to } = rule
    if (action === 'redirect') return { kind: action, to, rule }
    // This may also be a rewrite to the page of an error.
    if (status >= 400) return { kind: 'status', status, rule }
    if (action === 'serve-file') return this.#respondFromStorage(path, respondFromFiles, rule)
    const target = resolveTarget(addLeadingSlash(to), path, this.#domain)
    if (target.kind === 'other-host') return { kind: 'undecided', rule }
    return this.#respondFromStorage(target.path, respondFromFiles, rule)
  }

  /**
   * Returns the response from the host's storage, or the fallback. An error page for all
   * nonexistent addresses does not count.
   */
  #respondFromStorage(
    path: RootedPath,
    respondFromFiles: SiteFileResponder,
    rule?: Rule,
  ): HopResponse {
    // `isSWAConfigFileUrl` of the emulator.
    if (path.endsWith(`/${AZURE_CONFIG_FILE}`)) return { kind: 'missing', rule }
    const fileResponse = respondFromFiles(path)
    if (fileResponse !== undefined) return makeHopResponse(fileResponse, rule)
    const fallbackResponse = this.#respondFromFallback(path, respondFromFiles)
    return fallbackResponse ?? { kind: 'missing', rule }
  }

  /** Returns the response with the page of the fallback; undefined if it does not apply. */
  #respondFromFallback(
    path: RootedPath,
    respondFromFiles: SiteFileResponder,
  ): HopResponse | undefined {
    if (this.#fallback === undefined) return undefined
    const { rule, excluded } = this.#fallback
    const indexPath = addIndexToFolder(path)
    if (excluded.some((matcher) => mayMatch(matcher, path, indexPath))) return undefined
    const pagePath = findTargetPath(rule.to, undefined)
    if (pagePath === undefined) return undefined
    const page = respondFromFiles(pagePath)
    if (page === undefined) return undefined
    return makeHopResponse(page, rule)
  }
}

/**
 * Returns how certain it is that a route matches a path, given that it matches one of its forms.
 */
function classifyMatch(matcher: PathMatcher, path: RootedPath): Certainty {
  const matchesEither = mayMatch(matcher, path, addIndexToFolder(path))
  if (matcher.kind === 'exact') {
    if (matchesEither) return 'certain'
    // `/a` and `/a/` are the same route to the service, but two routes to the emulator.
    return 'possible'
  }
  if (!matchesEither) return 'none'
  if (mayMatch(matcher, path)) return 'certain'
  // `/calendar/*` and `/calendar`: the manual says that it does not match, the emulator that it
  // does.
  return 'possible'
}

/**
 * Returns the path of a folder with `index.html`: the rule for `/profile/index.html` also applies
 * to `/profile` and `/profile/`. A path with a dot anywhere is taken for that of a file:
 * `getIndexHtml` of the emulator.
 */
function addIndexToFolder(path: RootedPath): RootedPath {
  if (path.includes('.')) return path
  if (path.endsWith('/')) return path.concat('index.html')
  return path.concat('/index.html')
}
