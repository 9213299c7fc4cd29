/** How Vercel responds to requests under the rules and settings of a `vercel.json`. */
import type { JsonObject } from '../../../../common/json.ts'
import { type Bytes, NO_BYTES, percentEncode } from '../../../byte-strings.ts'
import { type RootedPath, toSitePath } from '../../../paths.ts'
import { addLeadingSlash } from '../../../slashes.ts'
import type { Captures, MatchResult } from '../../redirects/path-matcher.ts'
import {
  type HopResponse,
  makeHopResponse,
  makeRedirectResponse,
  type RespondFromFiles,
} from '../../redirects/responses.ts'
import type { Rule } from '../../redirects/rule.ts'
import { RuleIndex, type RuleMatch } from '../../redirects/rule-index.ts'
import type { RuleResponder } from '../../redirects/rule-set.ts'
import {
  isFullUrl,
  MAX_TARGET_CHARS,
  type PathAndQuery,
  resolveTarget,
} from '../../redirects/targets.ts'
import { findPreferredPath } from './vercel-preferred-path.ts'

/** The host looks for the content of a path in its files, and then in rules after the files. */
interface ContentLookup {
  readonly kind: 'lookup'
  readonly path: RootedPath
  /** The rule that rewrote the request to the path; unset if none did. */
  readonly rule?: Rule
  /** The position of the first rule after the files that may apply. */
  readonly nextPosition: number
}

/** Rules in Vercel's order: those before the files, and those after them. */
export interface OrderedRules {
  readonly beforeFiles: readonly Rule[]
  readonly afterFiles: readonly Rule[]
}

/** The position of the first rule after the files. */
const FIRST_AFTER_FILES = 0

/** Responds with the rules before the files, then the files, then the rules after them. */
export class VercelResponder implements RuleResponder {
  readonly #beforeFiles: RuleIndex
  readonly #afterFiles: RuleIndex
  readonly #settings: JsonObject
  readonly #domain: string | undefined

  constructor(
    { beforeFiles, afterFiles }: OrderedRules,
    settings: JsonObject,
    domain: string | undefined,
  ) {
    this.#beforeFiles = new RuleIndex(beforeFiles)
    this.#afterFiles = new RuleIndex(afterFiles)
    this.#settings = settings
    this.#domain = domain
  }

  *listPossibleResponses(
    { path }: PathAndQuery,
    respondFromFiles: RespondFromFiles,
  ): Generator<HopResponse> {
    const preferred = findPreferredPath(path, this.#settings)
    if (preferred !== undefined) {
      yield makeRedirectResponse(preferred)
      return
    }
    for (const match of this.#beforeFiles.findMatches(listForms(path))) {
      const effect = this.#findEffect(match, path, FIRST_AFTER_FILES)
      yield* this.#listResponsesOf(effect, respondFromFiles)
      if (!match.rule.isConditional) return
    }
    const lookup: ContentLookup = { kind: 'lookup', path, nextPosition: FIRST_AFTER_FILES }
    yield* this.#listResponsesOf(lookup, respondFromFiles)
  }

  /**
   * Yields the possible responses after an effect. If no file has the content, they are those of
   * the first rule that matches. If that rule is conditional, they are also those of the rules that
   * follow. Each rewrite moves on to later rules, so this ends.
   */
  *#listResponsesOf(
    effect: HopResponse | ContentLookup,
    respondFromFiles: RespondFromFiles,
  ): Generator<HopResponse> {
    if (effect.kind !== 'lookup') {
      yield effect
      return
    }
    const { path, rule, nextPosition } = effect
    const fileResponse = respondFromFiles(path)
    if (fileResponse !== undefined) {
      yield makeHopResponse(fileResponse, rule)
      return
    }
    for (const match of this.#afterFiles.findMatches(listForms(path))) {
      if (match.position < nextPosition) continue
      const nextEffect = this.#findEffect(match, path, match.position + 1)
      yield* this.#listResponsesOf(nextEffect, respondFromFiles)
      if (!match.rule.isConditional) return
    }
    yield { kind: 'missing', rule }
  }

  /**
   * Returns the response of a rule that matches `path`, or the lookup of the path on this host to
   * which it rewrites. The first rule that may apply after it is at `nextPosition`.
   */
  #findEffect(
    { rule, captures }: RuleMatch,
    path: RootedPath,
    nextPosition: number,
  ): HopResponse | ContentLookup {
    const { action, status } = rule
    const to = fillPlaceholders(rule.to, captures)
    if (to === undefined) return { kind: 'undecided', rule }
    if (action === 'redirect') return { kind: action, to, rule }
    if (action === 'status') return { kind: action, status, rule }
    const address = addSlashUnlessUrl(to)
    const target = resolveTarget(address, path, this.#domain)
    // A target on another host is fine, whether the host or the browser fetches it.
    if (target.kind === 'other-host') return { kind: 'redirect', to: address, rule }
    return { kind: 'lookup', path: target.path, rule, nextPosition }
  }
}

/**
 * Returns the forms of a path that routes match: with and without its first slash (`devRouter` of
 * the `vercel` package).
 */
function listForms(path: RootedPath): readonly Bytes[] {
  return [path, toSitePath(path)]
}

function addSlashUnlessUrl(to: string): string {
  if (isFullUrl(to)) return to
  return addLeadingSlash(to)
}

/** `:name`, with an optional pattern and modifier, or `$1`. */
const PLACEHOLDER = /(?<!\\):(\w+)(?:\([^()]*\))?[*+?]?|\$(\d+)/g

/**
 * Fills in placeholders; `$1` is the first group. Undefined if the result is too long, or depends
 * on the visitor, because conditions can also capture values.
 */
function fillPlaceholders(to: string, captures: MatchResult): string | undefined {
  if (captures === 'undecided' || hasUnknownPlaceholder(to, captures)) return undefined
  const inOrder = [...captures.values()]
  const filled = to.replace(PLACEHOLDER, (written, name?: string, number?: string) => {
    if (name === undefined) return percentEncode(inOrder[Number(number) - 1] ?? NO_BYTES)
    const value = captures.get(name)
    if (value === undefined) return written
    return percentEncode(value)
  })
  if (filled.length <= MAX_TARGET_CHARS) return filled
  return undefined
}

/** Does a target have a placeholder that the path does not capture? `:8080` is a port. */
function hasUnknownPlaceholder(to: string, captures: Captures): boolean {
  const names = [...to.matchAll(PLACEHOLDER)].map(([, name]) => name)
  return names.some((name) => name !== undefined && /^\D/.test(name) && !captures.has(name))
}
