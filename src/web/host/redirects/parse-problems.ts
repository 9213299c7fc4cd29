/** Problems of the lines of a redirect file. */
import { type Bytes, ROOT } from '../../byte-strings.ts'
import { makeSourceBelow, mayMatch, type RuleSource, SAMPLE_NAME } from './path-matcher.ts'

/** A part of a redirect file that does not work as written. */
export interface Problem {
  /**
   * `invalid`: the host refuses the whole file, or the deployment. `ignored`: the host ignores this
   * rule. `over-limit`: a limit is exceeded, so the rule is ignored or refused. `unsupported`: the
   * host understands the rule, but the check does not.
   */
  readonly kind: 'invalid' | 'ignored' | 'over-limit' | 'unsupported'
  /**
   * The line, starting at 1. Undefined for the file as a whole, and until the reader of the file
   * adds it.
   */
  readonly line?: number
  /** One sentence. It may quote the file. */
  readonly message: string
  /** For an unsupported rule: the addresses that it may match, if they are known. */
  readonly source?: RuleSource
}

/** Returns whether a result is a problem. */
export function isProblem(result: object): result is Problem {
  return 'message' in result
}

/** Returns a problem. `source`: the only addresses that an unsupported rule may match. */
export function makeProblem(kind: Problem['kind'], message: string, source?: RuleSource): Problem {
  if (source === undefined) return { kind, message }
  return { kind, message, source }
}

/** The rules of a redirect file that a host understands, and the check does not. */
export interface UnsupportedRules {
  /** The paths of rules that do not match every address. */
  readonly sources: readonly RuleSource[]
  /** The first rule that may match any address. */
  readonly matchingAnyPath: Problem | undefined
}

/**
 * Returns whether a rule that the check does not support, and that matches only some paths, may
 * match `path`, which is absolute and decoded.
 */
export function mayUnsupportedSourceMatch({ sources }: UnsupportedRules, path: Bytes): boolean {
  return sources.some((source) => mayMatch(source, path))
}

/**
 * Returns the rules that the check does not support. A rule that matches a sample address counts as
 * matching any address.
 */
export function collectUnsupportedRules(problems: readonly Problem[]): UnsupportedRules {
  const sources: RuleSource[] = []
  let matchingAnyPath: Problem | undefined
  for (const problem of problems) {
    if (problem.kind !== 'unsupported') continue
    const { source } = problem
    const matchesSome = source !== undefined && !mayMatch(source, ROOT.concat(SAMPLE_NAME))
    if (matchesSome) sources.push(source)
    else matchingAnyPath ??= problem
  }
  return { sources, matchingAnyPath }
}

/** The highest exponent with which usual paths can be matched in time. */
const MAX_COST_EXPONENT = 4

/**
 * Returns the problem of a pattern that may take minutes to match; undefined for other patterns.
 * `from` is the pattern as written.
 */
export function findCostProblem(source: RuleSource, from: string): Problem | undefined {
  if (source.kind === 'exact' || source.pattern.costExponent <= MAX_COST_EXPONENT) return undefined
  const message = `The check does not try the pattern ${quote(from)}, which could take minutes.`
  return makeProblem('unsupported', message, makeSourceBelow(source.pattern.prefix))
}

/** The maximum length of a quote, in characters. */
const MAX_QUOTE_CHARS = 120

/** Returns untrusted text in backticks, shortened for a message. */
export function quote(text: string): string {
  if (text.length > MAX_QUOTE_CHARS) return `\`${text.slice(0, MAX_QUOTE_CHARS - 1)}…\``
  return `\`${text}\``
}
