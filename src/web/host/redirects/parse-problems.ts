/** Problems that were found in a redirect file. */
import type { PathMatcher } from './path-matcher.ts'

/** A part of a redirect file that does not work as written. */
export interface ParseProblem {
  /**
   * `invalid`: the host refuses the whole file, or the deployment. `ignored`: the host ignores this
   * rule. `over-limit`: a limit is exceeded, so the rule is ignored or refused. `unread`: the host
   * understands the rule, but the check cannot read it.
   */
  readonly kind: 'invalid' | 'ignored' | 'over-limit' | 'unread'
  /**
   * The line, starting at 1. Undefined for the file as a whole, and until the reader of the file
   * adds it.
   */
  readonly line?: number
  /** One sentence. It may quote the file. */
  readonly message: string
  /** For an unread rule: the addresses that it may match, if they are known. */
  readonly matcher?: PathMatcher
}

const PROBLEM_KINDS: ReadonlySet<unknown> = new Set<ParseProblem['kind']>([
  'invalid',
  'ignored',
  'over-limit',
  'unread',
])

/** Returns whether a result is a problem. */
export function isParseProblem(result: object): result is ParseProblem {
  return 'kind' in result && PROBLEM_KINDS.has(result.kind)
}

/** Returns a problem. `matcher`: the only addresses that an unread rule may match. */
export function makeParseProblem(
  kind: ParseProblem['kind'],
  message: string,
  matcher?: PathMatcher,
): ParseProblem {
  if (matcher === undefined) return { kind, message }
  return { kind, message, matcher }
}

/** The maximum length of a quote, in characters. */
const MAX_QUOTE_CHARS = 120

/** Returns untrusted text in backticks, shortened for a message. */
export function quote(text: string): string {
  if (text.length > MAX_QUOTE_CHARS) return `\`${text.slice(0, MAX_QUOTE_CHARS - 1)}…\``
  return `\`${text}\``
}
