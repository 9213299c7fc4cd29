/** What is wrong with the rules of a redirect file themselves, whoever links to what. */
import { type Bytes, NO_BYTES, ROOT } from '../../byte-strings.ts'
import { type FinalAnswer, follow, isAnswered, type Redirects } from './follow.ts'
import { isAbout, type Pattern, SAMPLE } from './patterns.ts'
import { type Rule, RuleIndex } from './rules.ts'
import { type FileFinder, readDestination } from './steps.ts'

/** What is wrong with a rule. */
export type RuleFault =
  /** The rule leads back to where it starts. `paths` are all addresses on the way. */
  | { readonly kind: 'loop'; readonly rule: Rule; readonly paths: readonly Bytes[] }
  /** Nobody answers the address to which the rule leads. */
  | { readonly kind: 'dead-target'; readonly rule: Rule; readonly path: Bytes }
  /** A file of the same address is answered instead, so that the rule never applies. */
  | { readonly kind: 'shadowed'; readonly rule: Rule; readonly file: number }
  /** An earlier rule fits all addresses of this one. */
  | { readonly kind: 'hidden'; readonly rule: Rule; readonly by: Rule }
  /**
   * Every address, or every one without a file, is answered with the same page and status 200: no
   * broken link shows.
   */
  | { readonly kind: 'catch-all'; readonly rule: Rule; readonly path: Bytes }

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
    const by = findEarlierRule(rule, position, index)
    const isHidden = by !== undefined && !isReached(rule, redirects, files)
    if (isHidden) yield { kind: 'hidden', rule, by }
    else yield findFault(rule, redirects, files, inLoops)
  }
  if (fallback !== undefined) {
    const target = readDestination(fallback.to, ROOT, domain)
    const isPage = target.kind === 'this-host' && files(target.path) !== undefined
    if (isPage) yield { kind: 'catch-all', rule: fallback, path: target.path }
  }
  if (errorPage !== undefined && !rules.includes(errorPage))
    yield findDeadPage(errorPage, files, domain)
}

function findFault(
  rule: Rule,
  redirects: Redirects,
  files: FileFinder,
  inLoops: Set<string>,
): RuleFault | undefined {
  const shadow = findShadow(rule, files)
  if (shadow !== undefined) return shadow
  const { to, action } = rule
  if (to === '') return undefined
  if (action === 'status') return findDeadPage(rule, files, redirects.domain)
  const start = startOf(rule)
  if (start === undefined) return undefined
  const query = String(new URLSearchParams([...(rule.query ?? [])]))
  const outcome = follow(redirects, files, { path: start, query })
  if (outcome.kind === 'loop') {
    const isNew = outcome.used.includes(rule) && !outcome.paths.some((path) => inLoops.has(path))
    if (!isNew) return undefined
    // One finding for each circle, at the first of its rules.
    for (const path of outcome.paths) inLoops.add(path)
    return { kind: 'loop', rule, paths: outcome.paths }
  }
  return findTargetFault(rule, start, outcome, redirects, files)
}

/** A file hides a rule for its own address alone, unless the rule comes first. */
function findShadow(rule: Rule, files: FileFinder): RuleFault | undefined {
  if ('pattern' in rule.source || rule.isForced) return undefined
  const own = files(rule.source.exact || ROOT)
  if (typeof own !== 'object' || 'redirect' in own) return undefined
  return { kind: 'shadowed', rule, file: own.file }
}

/** Returns an address that a rule is about; undefined if none is known. */
function startOf({ source }: Rule): Bytes | undefined {
  return 'exact' in source ? source.exact || ROOT : sampleOf(source.pattern)
}

/** Returns what is wrong with where a rule leads. `outcome`: what its address is answered with. */
function findTargetFault(
  rule: Rule,
  start: Bytes,
  outcome: FinalAnswer,
  redirects: Redirects,
  files: FileFinder,
): RuleFault | undefined {
  // Where the target depends on what was asked for, a sample says nothing.
  if (hasPlaceholder(rule)) return undefined
  const destination = readDestination(rule.to, start, redirects.domain)
  if (destination.kind === 'other-host') return undefined
  const { path } = destination
  if (outcome.kind === 'file' && isForAll(rule)) return { kind: 'catch-all', rule, path }
  const isRewrite = rule.action === 'rewrite'
  if (isRewrite && !outcome.used.includes(rule)) return undefined
  const answer = isRewrite ? outcome : follow(redirects, files, destination)
  return isAnswered(answer) ? undefined : { kind: 'dead-target', rule, path }
}

/** The page that comes with a status such as 404. */
function findDeadPage(
  rule: Rule,
  files: FileFinder,
  domain: string | undefined,
): RuleFault | undefined {
  const target = readDestination(rule.to, ROOT, domain)
  if (hasPlaceholder(rule) || target.kind === 'other-host' || files(target.path) !== undefined)
    return undefined
  return { kind: 'dead-target', rule, path: target.path }
}

function isForAll(rule: Rule): boolean {
  return isForEveryVisitor(rule) && 'pattern' in rule.source && fitsAll(rule.source.pattern)
}

/** Patterns such as `/((?!api/).*)` leave some addresses out, and yet answer every wrong one. */
function fitsAll(pattern: Pattern): boolean {
  return [ROOT.concat(SAMPLE), ROOT.concat(SAMPLE, '/', SAMPLE, '/', SAMPLE)].every((path) =>
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

function sampleOf(pattern: Pattern): Bytes | undefined {
  const folder = fitsAll(pattern) ? ROOT : pattern.folder
  if (folder === undefined) return undefined
  return folder.concat(SAMPLE)
}

/** Returns the first rule before another one that covers it. */
function findEarlierRule(rule: Rule, position: number, index: RuleIndex): Rule | undefined {
  const { source } = rule
  const probe =
    'exact' in source
      ? source.exact
      : (sampleOf(source.pattern) ?? source.pattern.prefix.concat(SAMPLE))
  for (const earlier of index.matches(probe === '' ? [NO_BYTES, ROOT] : [probe])) {
    if (earlier.position >= position) return undefined
    if (isForEveryVisitor(earlier.rule) && covers(earlier.rule, rule)) return earlier.rule
  }
  return undefined
}

/** Azure leaves a redirect out where it leads to itself: then a later rule applies. */
function isReached(rule: Rule, { steps }: Redirects, files: FileFinder): boolean {
  if (!('exact' in rule.source)) return false
  return [...steps({ path: rule.source.exact || ROOT, query: '' }, files)].some(
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
