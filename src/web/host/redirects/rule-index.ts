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
  /** The rules with exact matchers, by their path. */
  readonly #exactRules = new Map<string, PlacedRule[]>()
  /** The rules with patterns, by the fixed first segment of the pattern; empty if it has none. */
  readonly #patternRules = new Map<string, PlacedRule[]>()

  constructor(rules: readonly Rule[]) {
    for (const [position, rule] of rules.entries()) {
      const { matcher } = rule
      if (matcher.kind === 'exact') append(this.#exactRules, matcher.path, { rule, position })
      else append(this.#patternRules, getFixedFirstSegment(matcher.pattern), { rule, position })
    }
  }

  /** Yields the rules that match any of the `forms`, the forms of one path. */
  *findMatches(forms: readonly Bytes[]): Generator<RuleMatch> {
    for (const { rule, position } of this.#listCandidates(forms)) {
      const captures = matchPath(rule.matcher, forms)
      if (captures !== undefined) yield { rule, captures, position }
    }
  }

  /** Returns the rules that may match one of the forms, in order. */
  #listCandidates(forms: readonly Bytes[]): readonly PlacedRule[] {
    const listsOrNone = new Set([this.#patternRules.get('')])
    for (const form of forms) {
      listsOrNone.add(this.#exactRules.get(form))
      listsOrNone.add(this.#patternRules.get(getFirstSegment(form)))
    }
    const lists = [...listsOrNone].filter((list) => list !== undefined)
    // Sorting thousands of rules for each address would take longer than trying a few.
    if (lists.length <= 1) return lists[0] ?? NO_RULES
    return lists.flat().sort((a, b) => a.position - b.position)
  }
}

function append(map: Map<string, PlacedRule[]>, key: string, placed: PlacedRule): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [placed])
  else list.push(placed)
}

/** Returns `docs` for `/docs/x`. */
function getFirstSegment(path: Bytes): string {
  const [, firstSegment = ''] = path.split('/', 2)
  return firstSegment
}

/** Returns `docs` for `/docs/*`, and nothing for `/docs*` and `docs/*`. */
function getFixedFirstSegment({ prefix, wholeFolder }: Pattern): string {
  const folder = wholeFolder ?? prefix
  if (!folder.startsWith('/')) return ''
  const segmentEnd = folder.indexOf('/', 1)
  if (segmentEnd === -1) return ''
  return folder.slice(1, segmentEnd)
}
