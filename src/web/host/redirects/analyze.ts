/** What is wrong with the rules of a redirect file themselves, whoever links to what. */
import { decide, type FileResolver, isAnswered, isCutShort, type Redirects, readTarget } from './decide.ts'
import type { Budget, Folder, Pattern } from './pattern.ts'
import { REDIRECT_FORMATS } from './read.ts'
import { decodedPath, type Rule, type Source } from './rules.ts'

/** Some seconds. */
const MAX_STEPS = 50_000_000

export type RuleFinding =
  /** The rule leads back to where it starts. `paths` are all addresses on the way. */
  | { readonly is: 'loop'; readonly rule: Rule; readonly paths: readonly string[] }
  /** Nobody answers the address to which the rule leads. */
  | { readonly is: 'dead-target'; readonly rule: Rule; readonly path: string }
  /** A file of the same address is answered instead, so that the rule never applies. */
  | { readonly is: 'shadowed'; readonly rule: Rule; readonly file: number }
  /** An earlier rule fits all addresses of this one. */
  | { readonly is: 'hidden'; readonly rule: Rule; readonly by: Rule }
  /** Every address without a file is answered with the same page and status 200: no broken link shows. */
  | { readonly is: 'catch-all'; readonly rule: Rule; readonly path: string }
  /** Where the rule leads to was not found out: it would take too long. */
  | { readonly is: 'untraced'; readonly rule: Rule }

/**
 * Yields once for each rule, in their order: the finding about it, or nothing if there is none. What depends on the visitor
 * is none. `domain` is the site's own, if it is known. `whole` is what may be spent, as in `decide()`.
 */
export function* analyze(
  redirects: Redirects,
  files: FileResolver,
  domain?: string,
  whole: Budget = { steps: MAX_STEPS },
): Generator<RuleFinding | undefined> {
  const earlier = new Earlier(REDIRECT_FORMATS[redirects.host].triesRewritesLast)
  const inLoops = new Set<string>()
  for (const rule of redirects.rules) {
    const by = earlier.covering(rule)
    if (by !== undefined) {
      yield { is: 'hidden', rule, by }
      continue
    }
    earlier.add(rule)
    yield findingOf(rule, redirects, files, domain, whole, inLoops)
  }
  if (redirects.fallback !== undefined) {
    const path = catchAllOf(redirects.fallback, files, domain)
    if (path !== undefined) yield { is: 'catch-all', rule: redirects.fallback, path }
  }
}

function findingOf(
  rule: Rule,
  redirects: Redirects,
  files: FileResolver,
  domain: string | undefined,
  whole: Budget,
  inLoops: Set<string>,
): RuleFinding | undefined {
  const { source } = rule
  const shadow =
    REDIRECT_FORMATS[redirects.host].filesHideRules && 'exact' in source
      ? shadowOf(rule, source.exact, files)
      : undefined
  if (shadow !== undefined) return { is: 'shadowed', rule, file: shadow }
  const catchAll = catchAllOf(rule, files, domain)
  if (catchAll !== undefined) return { is: 'catch-all', rule, path: catchAll }
  if (rule.to === '') return undefined
  if (rule.does === 'status') return deadPageOf(rule, files, domain)
  const start = 'exact' in source ? source.exact || '/' : sampleOf(rule, source.pattern)
  if (start === undefined) return undefined
  const outcome = decide(redirects, start.slice(1), files, domain, whole)
  if (isCutShort(outcome)) return { is: 'untraced', rule }
  const isUsed = outcome.used.some(({ rule: used }) => used === rule)
  if (outcome.is === 'loop') {
    if (!isUsed || outcome.paths.some((path) => inLoops.has(path))) return undefined
    // One finding for each circle, at the first of its rules.
    for (const path of outcome.paths) inLoops.add(path)
    return { is: 'loop', rule, paths: outcome.paths }
  }
  // Where the target depends on what was asked for, a sample says nothing.
  if ('pattern' in source && hasPlaceholder(rule)) return undefined
  if (rule.does === 'rewrite')
    return isUsed && !isAnswered(outcome) ? deadTarget(rule, start, domain) : undefined
  const target = readTarget(rule.to, start, domain)
  if (target.is === 'outside') return undefined
  const answer = decide(redirects, target.path.slice(1), files, domain, whole)
  if (isCutShort(answer)) return { is: 'untraced', rule }
  return isAnswered(answer) ? undefined : deadTarget(rule, start, domain)
}

/** The page that comes with a status such as 404. */
function deadPageOf(rule: Rule, files: FileResolver, domain: string | undefined): RuleFinding | undefined {
  if (hasPlaceholder(rule)) return undefined
  const target = readTarget(rule.to, '/', domain)
  return target.is === 'inside' && files(target.path) === undefined
    ? deadTarget(rule, '/', domain)
    : undefined
}

function deadTarget(rule: Rule, start: string, domain: string | undefined): RuleFinding | undefined {
  const target = readTarget(rule.to, start, domain)
  return target.is === 'inside' ? { is: 'dead-target', rule, path: target.path } : undefined
}

function shadowOf(rule: Rule, exact: string, files: FileResolver): number | undefined {
  if (rule.isForced) return undefined
  const own = files(exact || '/')
  return own !== undefined && 'file' in own ? own.file : undefined
}

function catchAllOf(rule: Rule, files: FileResolver, domain: string | undefined): string | undefined {
  if (rule.does === 'status' || rule.status >= 400 || rule.conditions.length > 0) return undefined
  if (folderOfAll(rule.source)?.path !== '/' || hasPlaceholder(rule)) return undefined
  const target = readTarget(rule.to, '/', domain)
  if (target.is === 'outside' || files(target.path) === undefined) return undefined
  return target.path
}

function hasPlaceholder(rule: Rule): boolean {
  return /[:$][\w{]/.test(rule.to.replace(/^[a-z]+:\/\/[^/]*/i, ''))
}

/** An address that a rule with wildcards is about, and that no page has. */
const SAMPLE = 'no-page-has-this-name'

function sampleOf(rule: Rule, pattern: Pattern): string | undefined {
  if (pattern.allBelow !== undefined) return `${pattern.allBelow.path}${SAMPLE}`
  // Vercel's are all patterns, also those that only let a slash follow.
  const path = decodedPath(rule.from)
  return pattern.names.length === 0 && pattern.prefix === path ? path : undefined
}

function folderOfAll(source: Source): Folder | undefined {
  return 'pattern' in source ? source.pattern.allBelow : undefined
}

/** Hosts compare addresses as they arrive: two rules for one address cover each other only if they spell it alike. */
function spelling({ from }: Rule, exact: string): string {
  return `${exact} ${from.replace(/^https?:\/\/[^/]*/i, '').replace(/\/$/, '')}`
}

/** The rules so far that cover others. Rules that depend on the visitor cover nothing. */
class Earlier {
  readonly #triesRewritesLast: boolean
  readonly #exact = new Map<string, Rule>()
  readonly #folders = new Map<string, Rule>()
  readonly #patterns = new Map<string, Rule>()

  constructor(triesRewritesLast: boolean) {
    this.#triesRewritesLast = triesRewritesLast
  }

  covering(rule: Rule): Rule | undefined {
    const { source } = rule
    const start = 'exact' in source ? source.exact : source.pattern.prefix
    const phase = this.#phaseOf(rule)
    const same =
      'exact' in source
        ? this.#exact.get(spelling(rule, source.exact))
        : this.#patterns.get(`${phase} ${rule.from}`)
    if (same !== undefined) return same
    for (let end = start.indexOf('/'); end !== -1; end = start.indexOf('/', end + 1)) {
      const found = this.#folders.get(`${phase} ${start.slice(0, end + 1)}`)
      // Rules leave their own targets alone.
      if (found !== undefined && found.to !== rule.from) return found
    }
    return undefined
  }

  add(rule: Rule): void {
    if (rule.conditions.length > 0) return
    const { source } = rule
    if ('exact' in source) {
      this.#exact.set(spelling(rule, source.exact), rule)
      return
    }
    const phase = this.#phaseOf(rule)
    this.#patterns.set(`${phase} ${rule.from}`, rule)
    const folder = folderOfAll(source)
    if (folder?.isWhole === true) this.#folders.set(`${phase} ${folder.path}`, rule)
  }

  #phaseOf(rule: Rule): string {
    return this.#triesRewritesLast && !rule.isForced ? 'after the files' : 'first'
  }
}
