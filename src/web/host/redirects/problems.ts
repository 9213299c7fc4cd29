/** What there is to say of the lines of a redirect file. */
import { ROOT } from '../../byte-strings.ts'
import { matchAllBelow, mayMatch, type RuleSource, SAMPLE } from './patterns.ts'

/** Something in a redirect file that does not do what it seems to. */
export interface Problem {
  /**
   * `invalid`: the host refuses the whole file, or the deployment. `ignored`: the host leaves this
   * rule out. `over-limit`: it is left out, or refused, because there is too much. `unread`: the
   * host understands it, the check does not.
   */
  readonly kind: 'invalid' | 'ignored' | 'over-limit' | 'unread'
  /**
   * From 1 on. None for the file as a whole, or as long as only the reader of the file knows it.
   */
  readonly line?: number
  /** One sentence. It may quote the file. */
  readonly message: string
  /** Of what is unread: the addresses that it may be about, if so much could be read. */
  readonly source?: RuleSource
}

/** Returns whether what was read is a problem. */
export function isProblem(read: object): read is Problem {
  return 'message' in read
}

/** Returns a problem; with `source`, what is unread is about none but these addresses. */
export function makeProblem(kind: Problem['kind'], message: string, source?: RuleSource): Problem {
  if (source === undefined) return { kind, message }
  return { kind, message, source }
}

/** The rules of a redirect file that a host understands, and the check does not. */
export interface UnreadRules {
  /** Which paths those rules match that match only some. */
  readonly sources: readonly RuleSource[]
  /** The first rule that may match any address. */
  readonly anywhere: Problem | undefined
}

/** Returns the rules that are not read. One that matches an address without a page matches any. */
export function collectUnreadRules(problems: readonly Problem[]): UnreadRules {
  const sources: RuleSource[] = []
  let anywhere: Problem | undefined
  for (const problem of problems) {
    if (problem.kind !== 'unread') continue
    const { source } = problem
    const matchesSome = source !== undefined && !mayMatch(source, ROOT.concat(SAMPLE))
    if (matchesSome) sources.push(source)
    else anywhere ??= problem
  }
  return { sources, anywhere }
}

/** With more, a path of usual length takes too long to try. */
const MAX_DEGREE = 4

/**
 * Returns what there is to say of a rule whose pattern may take minutes to try, as written in
 * `from`.
 */
export function findCostlyPattern(source: RuleSource, from: string): Problem | undefined {
  if (source.kind === 'exact' || source.pattern.degree <= MAX_DEGREE) return undefined
  const message = `The check does not try the pattern ${quote(from)}, which could take minutes.`
  return makeProblem('unread', message, matchAllBelow(source.pattern.prefix))
}

/** In characters. */
const MAX_QUOTE = 120

/**
 * Returns a line or a name of a foreign file as a message quotes it: not longer than a reader
 * wants.
 */
export function quote(text: string): string {
  if (text.length > MAX_QUOTE) return `\`${text.slice(0, MAX_QUOTE - 1)}…\``
  return `\`${text}\``
}
