/** What is wrong with the rules of a redirect file themselves, whoever links to what. */
import { follow, isAnswered, type Redirects } from './follow.ts'
import { isAbout, type Pattern, SAMPLE } from './patterns.ts'
import { type Rule, RuleIndex } from './rules.ts'
import { type FileFinder, readDestination } from './steps.ts'

/** What is wrong with a rule. */
export type RuleFault =
  /** The rule leads back to where it starts. `paths` are all addresses on the way. */
  | { readonly kind: 'loop'; readonly rule: Rule; readonly paths: readonly string[] }
  /** Nobody answers the address to which the rule leads. */
  | { readonly kind: 'dead-target'; readonly rule: Rule; readonly path: string }
  /** A file of the same address is answered instead, so that the rule never applies. */
  | { readonly kind: 'shadowed'; readonly rule: Rule; readonly file: number }
  /** An earlier rule fits all addresses of this one. */
  | { readonly kind: 'hidden'; readonly rule: Rule; readonly by: Rule }
  /**
   * Every address, or every one without a file, is answered with the same page and status 200: no
   * broken link shows.
   */
  | { readonly kind: 'catch-all'; readonly rule: Rule; readonly path: string }

/**
 * Yields once for each rule: what is wrong with it, or nothing. What depends on the visitor is
 * nothing wrong.
 */
export function* findRuleFaults(
  redirects: Redirects,
  files: FileFinder,
): Generator<RuleFault | undefined> {
  const { rules, fallback, errorPage, domain } = redirects
  const index = new RuleIndex(rules)
  const inLoops = new Set<string>()
  for (const [position, rule] of rules.entries()) {
    const by = earlierRule(rule, position, index)
    const isHidden = by !== undefined && !isReached(rule, redirects, files)
    yield isHidden ? { kind: 'hidden', rule, by } : faultOf(rule, redirects, files, inLoops)
  }
  if (fallback !== undefined) {
    const target = readDestination(fallback.to, '/', domain)
    const isPage = target.kind === 'inside' && files(target.path) !== undefined
    if (isPage) yield { kind: 'catch-all', rule: fallback, path: target.path }
  }
  if (errorPage !== undefined && !rules.includes(errorPage))
    yield deadPage(errorPage, files, domain)
}

function faultOf(
  rule: Rule,
  redirects: Redirects,
  files: FileFinder,
  inLoops: Set<string>,
): RuleFault | undefined {
  const { source, to } = rule
  const { domain } = redirects
  if ('exact' in source && !rule.isForced) {
    const own = files(source.exact || '/')
    if (typeof own === 'object' && 'file' in own) return { kind: 'shadowed', rule, file: own.file }
  }
  const start = 'exact' in source ? source.exact || '/' : sampleOf(source.pattern)
  if (to !== '' && rule.action === 'status') return deadPage(rule, files, domain)
  if (to === '' || start === undefined) return undefined
  const outcome = follow(redirects, files, {
    path: start,
    query: String(new URLSearchParams([...(rule.query ?? [])])),
  })
  const isUsed = outcome.used.includes(rule)
  if (outcome.kind === 'loop') {
    if (!isUsed || outcome.paths.some((path) => inLoops.has(path))) return undefined
    // One finding for each circle, at the first of its rules.
    for (const path of outcome.paths) inLoops.add(path)
    return { kind: 'loop', rule, paths: outcome.paths }
  }
  // Where the target depends on what was asked for, a sample says nothing.
  if (hasPlaceholder(rule)) return undefined
  const target = readDestination(to, start, domain)
  if (target.kind === 'outside') return undefined
  if (outcome.kind === 'file' && isForAll(rule))
    return { kind: 'catch-all', rule, path: target.path }
  if (rule.action === 'rewrite' && !isUsed) return undefined
  const answer = rule.action === 'rewrite' ? outcome : follow(redirects, files, target)
  if (isAnswered(answer)) return undefined
  return { kind: 'dead-target', rule, path: target.path }
}

/** The page that comes with a status such as 404. */
function deadPage(
  rule: Rule,
  files: FileFinder,
  domain: string | undefined,
): RuleFault | undefined {
  const target = readDestination(rule.to, '/', domain)
  if (hasPlaceholder(rule) || target.kind === 'outside' || files(target.path) !== undefined)
    return undefined
  return { kind: 'dead-target', rule, path: target.path }
}

function isForAll(rule: Rule): boolean {
  return isForEveryVisitor(rule) && 'pattern' in rule.source && fitsAll(rule.source.pattern)
}

/** Patterns such as `/((?!api/).*)` leave some addresses out, and yet answer every wrong one. */
function fitsAll(pattern: Pattern): boolean {
  return [`/${SAMPLE}`, `/${SAMPLE}/${SAMPLE}/${SAMPLE}`].every((path) =>
    isAbout({ pattern }, path),
  )
}

function isForEveryVisitor({ isConditional, query }: Rule): boolean {
  return !isConditional && query === undefined
}

/** A condition may capture something, too. */
function hasPlaceholder({ source, query, isConditional, to }: Rule): boolean {
  if ('exact' in source && query === undefined && !isConditional) return false
  return /[:$][\w{]/.test(to.replace(/^[a-z]+:\/\/[^/]*/i, ''))
}

function sampleOf(pattern: Pattern): string | undefined {
  const folder = fitsAll(pattern) ? '/' : pattern.folder
  if (folder === undefined) return undefined
  return `${folder}${SAMPLE}`
}

/** Returns the first rule before another one that covers it. */
function earlierRule(rule: Rule, position: number, index: RuleIndex): Rule | undefined {
  const { source } = rule
  const probe =
    'exact' in source ? source.exact : (sampleOf(source.pattern) ?? source.pattern.prefix + SAMPLE)
  for (const earlier of index.matches(probe === '' ? ['', '/'] : [probe])) {
    if (earlier.position >= position) return undefined
    if (isForEveryVisitor(earlier.rule) && covers(earlier.rule, rule)) return earlier.rule
  }
  return undefined
}

/** Azure leaves a redirect out where it leads to itself: then a later rule applies. */
function isReached(rule: Rule, { steps }: Redirects, files: FileFinder): boolean {
  if (!('exact' in rule.source)) return false
  return [...steps({ path: rule.source.exact || '/', query: '' }, files)].some(
    (step) => step.rule === rule,
  )
}

/** `earlier` fits every address that `rule` is about, as far as can be seen. */
function covers(earlier: Rule, rule: Rule): boolean {
  if ('exact' in rule.source)
    return 'pattern' in earlier.source || spelling(earlier) === spelling(rule)
  if (earlier.from === rule.from) return true
  const all = 'pattern' in earlier.source ? earlier.source.pattern.folder : undefined
  const { prefix, folder = prefix } = rule.source.pattern
  if (all === undefined || !folder.startsWith(all)) return false
  // `/docs/:path*` is also about `/docs`.
  const itself = folder.replace(/\/$/, '')
  return !isAbout(rule.source, itself) || isAbout(earlier.source, itself)
}

/**
 * Hosts compare addresses as they arrive: two rules for one address cover each other only if they
 * spell it alike.
 */
function spelling({ from }: Rule): string {
  return from.replace(/^https?:\/\/[^/]*/i, '').replace(/\/$/, '')
}
