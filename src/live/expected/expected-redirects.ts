/** Lists the redirects that the host should serve according to its redirect file. */
import { percentEncode } from '../../web/byte-strings.ts'
import { isForEveryVisitor, type Rule } from '../../web/host/redirects/rule.ts'
import type { SiteOnHost } from '../../web/host/site-on-host.ts'
import type { RootedPath } from '../../web/paths.ts'
import type { LocalSite } from '../site/local-site.ts'
import { makeUrl } from '../site/urls.ts'
import type { ExpectedRedirect } from './expectation.ts'

/** How many exact rules of a redirect file are tried. */
const MAX_REQUESTED_RULES = 500

/** Returns the expected redirects for exact rules. */
export function listExpectedRedirects(
  currentSite: LocalSite,
  origin: string,
): readonly ExpectedRedirect[] {
  const { onHost } = currentSite.servedSite
  if (onHost === undefined) return []
  return listExactRedirects(onHost.ruleSet.rules)
    .slice(0, MAX_REQUESTED_RULES)
    .map((redirect) => makeExpectedRedirect(redirect, onHost, origin))
    .filter((expected) => expected !== undefined)
}

/** Returns the response for a rule; undefined if the rule has no effect, or an invalid target. */
function makeExpectedRedirect(
  { rule, path }: ExactRedirect,
  { ruleSet, respondFromFiles, hostTraits, snapshot }: SiteOnHost,
  origin: string,
): ExpectedRedirect | undefined {
  const request = { path, query: '' }
  const [response] = ruleSet.ruleResponder.listPossibleResponses(request, respondFromFiles)
  // Another rule or a file may come first.
  const isResponseOfRule = response?.kind === 'redirect' && response.rule === rule
  if (!isResponseOfRule) return undefined

  const requestPath = percentEncode(path)
  const targets = resolveRedirectTargets(response.to, requestPath, snapshot.domain, origin)
  if (targets === undefined) return undefined
  const { status, line } = rule
  const { name: redirectFile = '' } = hostTraits.redirectFormat ?? {}
  return { kind: 'redirect', requestPath, targets, status, redirectFile, line }
}

/** A rule that redirects all visitors of one address. */
interface ExactRedirect {
  readonly rule: Rule
  readonly path: RootedPath
}

function listExactRedirects(rules: readonly Rule[]): ExactRedirect[] {
  const exactRedirects: ExactRedirect[] = []
  for (const rule of rules) {
    const { action, matcher } = rule
    if (action !== 'redirect' || matcher.kind !== 'exact') continue
    if (isForEveryVisitor(rule)) exactRedirects.push({ rule, path: matcher.path })
  }
  return exactRedirects
}

/**
 * Returns the full targets of a rule for a request. If it stays on the site's host, these are at
 * `origin` and under the domain. Undefined if the target is invalid.
 */
function resolveRedirectTargets(
  to: string,
  requestPath: string,
  domain: string | undefined,
  origin: string,
): readonly string[] | undefined {
  const atOrigin = URL.parse(to, makeUrl(origin, requestPath).href)
  if (atOrigin === null) return undefined
  if (domain === undefined) return [atOrigin.href]
  const atDomain = URL.parse(to, `https://${domain}${requestPath}`)
  if (atDomain?.host !== domain) return [atOrigin.href]
  return [`${origin}${getFullPath(atDomain)}`, atDomain.href]
}

function getFullPath({ pathname, search, hash }: URL): string {
  return `${pathname}${search}${hash}`
}
