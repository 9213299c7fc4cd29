/** Reads the paths that rules and routes of a `vercel.json` match. */
import { type Key, parse, type Token, tokensToRegexp } from 'path-to-regexp'
import { asBytes, type Bytes, NO_BYTES, percentDecode, toBytes } from '../../../byte-strings.ts'
import { asRootedPath, type RootedPath } from '../../../paths.ts'
import { findCostProblem } from '../../redirects/find-cost-problem.ts'
import { makeParseProblem, type ParseProblem, quote } from '../../redirects/parse-problems.ts'
import type { PathMatcher, Pattern } from '../../redirects/path-matcher.ts'
import { estimateCostExponent } from '../../redirects/pattern-cost.ts'

/** An expression for one path: letters, digits, `-`, `_`, `/`, and escaped dots. */
const SINGLE_PATH = /^\^?(\/(?:[\w/-]|\\\.)*)\$?$/
/** An expression for everything in a folder, such as `/docs/(.*)`. */
const WHOLE_FOLDER = /^\^?\/(?:[\w/-]*\/)?\(?\.\*\)?\$?$/

/** Returns the paths that a regular expression matches, or why they are unknown. */
export function parseVercelRegex(from: string): PathMatcher | ParseProblem {
  const [, singlePath] = SINGLE_PATH.exec(from) ?? []
  if (singlePath !== undefined)
    return { kind: 'exact', path: asRootedPath(asBytes(singlePath.replaceAll('\\.', '.'))) }
  const anchored = addAnchors(toBytes(from))
  const regex = compileRegex(anchored)
  if (regex === undefined)
    return makeParseProblem(
      'invalid',
      `${quote(from)} is not a regular expression that Vercel accepts.`,
    )

  const groupNames = Array.from({ length: countGroups(anchored) }, (_, i) => `${i + 1}`)
  const prefix = findFixedStart(from)
  const wholeFolder = WHOLE_FOLDER.test(from) ? asRootedPath(prefix) : undefined
  const pattern = {
    regex,
    groupNames,
    prefix,
    wholeFolder,
    costExponent: estimateCostExponent(regex),
  }
  const matcher: PathMatcher = { kind: 'pattern', pattern }
  return findCostProblem(matcher, from) ?? matcher
}

function addAnchors(expression: string): string {
  const startAnchor = expression.startsWith('^') ? '' : '^'
  const endAnchor = expression.endsWith('$') ? '' : '$'
  return startAnchor + expression + endAnchor
}

function compileRegex(expression: string): RegExp | undefined {
  try {
    return new RegExp(expression)
  } catch {
    return undefined
  }
}

/**
 * Counts the groups of an expression. With an empty alternative, it matches the empty string, and
 * the result has an entry for each group.
 */
function countGroups(expression: string): number {
  const [, ...groups] = new RegExp(`${expression}|`).exec('') ?? []
  return groups.length
}

/**
 * The literal path at the start of an expression. No match if a quantifier follows, since the last
 * character may then be missing. The lookahead also excludes the characters of the path, so that
 * the match cannot end earlier instead.
 */
const FIXED_START = /^\^?(\/[\w/-]*)(?![\w/*?{-])/

/** Returns the common prefix of all paths that an expression matches; empty if it is not simple. */
function findFixedStart(expression: string): Bytes {
  if (expression.includes('|')) return NO_BYTES
  const [, start = ''] = FIXED_START.exec(expression) ?? []
  return asBytes(start)
}

/** The paths that a source matches, and the names of its placeholders. */
interface ParsedSource {
  readonly matcher: PathMatcher
  readonly placeholders: readonly string[]
}

/** Returns the paths that a source matches and the names in it, or why it cannot be read. */
export function parseVercelSource(from: string): ParsedSource | ParseProblem {
  const compiled = compileSource(from)
  if (compiled === undefined) return makeParseProblem('invalid', explainSource(from))
  const { tokens } = compiled
  const isLiteral = tokens.every((token) => typeof token === 'string')
  // Without a slash at its start, a source only matches a part of a path (`listForms` in
  // vercel-rule-responder.ts), so it is a pattern.
  if (isLiteral && from.startsWith('/')) {
    const path = asRootedPath(decodeToken(tokens.join('')))
    return { matcher: { kind: 'exact', path }, placeholders: [] }
  }
  const pattern = makePattern(compiled)
  const matcher: PathMatcher = { kind: 'pattern', pattern }
  return findCostProblem(matcher, from) ?? { matcher, placeholders: pattern.groupNames }
}

/** Returns the sentence about a source that Vercel does not accept. */
function explainSource(from: string): string {
  const fact = `${quote(from)} is not a pattern that Vercel accepts`
  const suggestion = from.replace(/\/\.?\*$/, '/:path*')
  if (suggestion === from || compileSource(suggestion) === undefined) return `${fact}.`
  return `${fact}: write ${quote(suggestion)} for any path.`
}

/** A source as `path-to-regexp` reads it: its parts, and the expression with one group per key. */
interface CompiledSource {
  readonly tokens: readonly Token[]
  readonly regex: RegExp
  readonly keys: readonly Key[]
}

/** Returns a source as `path-to-regexp` reads it; undefined if Vercel does not accept it. */
function compileSource(from: string): CompiledSource | undefined {
  // Vercel also compiles the whole source as a regular expression, so it must be valid as one.
  if (compileRegex(from) === undefined) return undefined
  const withPatterns = toBytes(addPlaceholderPatterns(from))
  const keys: Key[] = []
  try {
    const tokens = parse(withPatterns, { delimiter: '/' })
    const regex = tokensToRegexp(tokens, keys, REGEXP_OPTIONS)
    return { tokens, regex, keys }
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Escaped characters do not start a placeholder. */
const ESCAPED_CHARACTER = /\\./
/** A pattern in parentheses, which may be nested. Names in it do not count. */
const OWN_PATTERN = /\((?:\\.|[^()\\]|\((?:\\.|[^()\\])*\))*\)/
/** The name of a placeholder without its own pattern. */
const BARE_NAME = /:(\w+)(?![\w(])/
const SKIPPED_OR_BARE_NAME = new RegExp(
  `${ESCAPED_CHARACTER.source}|${OWN_PATTERN.source}|${BARE_NAME.source}`,
  'gs',
)

/**
 * Returns a source in which each placeholder has its own pattern. Placeholders with patterns may be
 * adjacent, as in the version of `path-to-regexp` that Vercel still runs.
 */
function addPlaceholderPatterns(from: string): string {
  return from.replace(SKIPPED_OR_BARE_NAME, (text: string, name: string | undefined) => {
    const isSkipped = name === undefined
    if (isSkipped) return text
    return `${text}([^\\/]+?)`
  })
}

/** Like `sourceToRegex`, but for decoded paths. */
const REGEXP_OPTIONS = {
  strict: true,
  sensitive: true,
  delimiter: '/',
  encode: decodeToken,
}

function makePattern({ tokens, regex, keys }: CompiledSource): Pattern {
  const [start] = tokens
  return {
    regex,
    groupNames: keys.map(({ name }) => String(name)),
    prefix: typeof start === 'string' ? decodeToken(start) : NO_BYTES,
    wholeFolder: findWholeFolder(tokens),
    costExponent: estimateCostExponent(regex),
  }
}

/** Decodes a part of a source, which was read as bytes. */
function decodeToken(token: string): Bytes {
  const bytes = asBytes(token)
  return percentDecode(bytes) ?? bytes
}

/**
 * Returns the folder that a source matches as a whole, as in `/docs/:path*` and `/docs/(.*)`;
 * undefined for other sources.
 */
function findWholeFolder(tokens: readonly Token[]): RootedPath | undefined {
  const placeholder = tokens.at(-1)
  if (typeof placeholder !== 'object' || !matchesRestOfPath(placeholder)) return undefined
  const before = tokens.slice(0, -1)
  if (!before.every((token) => typeof token === 'string')) return undefined
  const folder = decodeToken(before.join('')).concat('/')
  // A source without a slash at its start only matches a part of a path.
  if (!folder.startsWith('/')) return undefined
  return asRootedPath(folder)
}

/** Does a placeholder match a slash and any text after it, to the end of the path? */
function matchesRestOfPath({ prefix, suffix, pattern, modifier }: Key): boolean {
  if (prefix !== '/' || suffix !== '') return false
  const isRepeatedSegment = pattern === '[^\\/]+?' && modifier === '*'
  return pattern === '.*' || isRepeatedSegment
}
