/** Finds the rules of a redirect file that match an address. */
import type { Bytes } from '../../byte-strings.ts'
import { type MatchResult, matchPath, type Pattern } from './path-matcher.ts'
import type { Rule } from './rule.ts'

/** A rule that matches a path. */
export interface RuleMatch {
  readonly rule: Rule
  readonly captures: MatchResult
  /** The rule's position in the index. */
  readonly position: number
}

interface PlacedRule {
  readonly rule: Rule
  readonly position: number
}

const NO_RULES: readonly PlacedRule[] = []

/** Finds the rules that match a path, in order. It tries only rules with the same beginning. */
export class RuleIndex {
  /** The exact rules, by their path. */
  readonly #byPath = new Map<string, PlacedRule[]>()
  /** The other rules, by the first segment of their pattern; empty if that is not fixed. */
  readonly #byFirstSegment = new Map<string, PlacedRule[]>()

  constructor(rules: readonly Rule[]) {
    for (const [position, rule] of rules.entries()) {
      const { matcher } = rule
      if (matcher.kind === 'exact') append(this.#byPath, matcher.path, { rule, position })
      else append(this.#byFirstSegment, getFirstSegment(matcher.pattern), { rule, position })
    }
  }

  /** Yields the rules that match any of the `forms`, the forms of one path. */
  *findMatches(forms: readonly Bytes[]): Generator<RuleMatch> {
    for (const { rule, position } of this.#listCandidates(forms)) {
      const captures = matchPath(rule.matcher, forms)
      if (captures !== undefined) yield { rule, captures, position }
    }
  }

  #listCandidates(forms: readonly Bytes[]): readonly PlacedRule[] {
    const lists = new Set([this.#byFirstSegment.get('') ?? NO_RULES])
    for (const form of forms) {
      const [, firstSegment = ''] = form.split('/', 2)
      lists.add(this.#byPath.get(form) ?? NO_RULES)
      lists.add(this.#byFirstSegment.get(firstSegment) ?? NO_RULES)
    }
    lists.delete(NO_RULES)

    // Sorting thousands of rules for each address would take longer than trying a few.
    const [first = NO_RULES, ...others] = lists
    if (others.length === 0) return first
    return [first, ...others].flat().sort((a, b) => a.position - b.position)
  }
}

function append(map: Map<string, PlacedRule[]>, key: string, placed: PlacedRule): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [placed])
  else list.push(placed)
}

/** Returns `docs` for `/docs/*`, and nothing for `/docs*` and `docs/*`. */
function getFirstSegment({ prefix, wholeFolder }: Pattern): string {
  const folder = wholeFolder ?? prefix
  if (!folder.startsWith('/')) return ''
  const end = folder.indexOf('/', 1)
  if (end === -1) return ''
  return folder.slice(1, end)
}
