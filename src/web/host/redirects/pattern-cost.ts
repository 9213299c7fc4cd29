/** Estimates how long a regular expression of a rule may take to match. */

/**
 * Returns the exponent with which the matching time of an expression may grow with the length of a
 * path: an estimate of how many of its parts may end anywhere. Infinite if a repeated group is
 * ambiguous. It is 1 for `^/docs/([^/]+)/(.*)$`: a whole segment can only end at the next slash,
 * but `.*` may end anywhere.
 */
export function estimateCostExponent({ source }: RegExp): number {
  const wholeExpression = new ExpressionReader(source).readGroup()
  return estimateGroupExponent(wholeExpression)
}

function estimateGroupExponent({ alternatives, isRepeated }: Group): number {
  let exponent = 0
  for (const part of alternatives.flat()) exponent += estimatePartExponent(part)
  if (!isRepeated) return exponent
  // In `(a*)*` or `(a|ab)*`, the same text may be matched in exponentially many ways.
  const mayMatchInManyWays = exponent > 0 || isAmbiguous(alternatives)
  if (mayMatchInManyWays) return Number.POSITIVE_INFINITY
  // Like `a*`, the group may end anywhere.
  return 1
}

function estimatePartExponent(part: Part): number {
  switch (part.kind) {
    case 'group':
      return estimateGroupExponent(part)
    case 'repetition':
    case 'rest-of-segment':
      return 1
    default:
      return 0
  }
}

/** May alternatives without repetitions match the same text in several ways? */
function isAmbiguous(alternatives: Alternatives): boolean {
  if (mayStartAlike(alternatives)) return true
  return alternatives.flat().some((part) => {
    if (part.kind === 'group') return isAmbiguous(part.alternatives)
    return part.kind === 'optional-mark'
  })
}

/** May two alternatives start with the same character, as in `ab|ac`? */
function mayStartAlike(alternatives: Alternatives): boolean {
  if (alternatives.length === 1) return false
  const starts = alternatives.map(([firstPart]) => findFirstCharacter(firstPart))
  return starts.includes(undefined) || new Set(starts).size < starts.length
}

/** Returns the character with which a part starts; undefined if there may be several. */
function findFirstCharacter(part: Part | undefined): string | undefined {
  if (part?.kind === 'literal' || part?.kind === 'slash') return part.text.charAt(0)
  return undefined
}

/** A group, or the whole expression. */
interface Group {
  readonly kind: 'group'
  readonly alternatives: Alternatives
  readonly isRepeated: boolean
}

type Alternatives = readonly (readonly Part[])[]

type Part = Token | Group

interface Token {
  readonly kind: TokenKind
  readonly text: string
}

type TokenKind =
  | 'slash'
  /** Other characters that stand for themselves. */
  | 'literal'
  /** One of several characters. */
  | 'any-character'
  /** All characters from a slash to the next one. */
  | 'whole-segment'
  /** All characters from another place to the next slash. */
  | 'rest-of-segment'
  | 'group-start'
  /** The start of a lookaround, or of a group with a name. */
  | 'special-group-start'
  | 'repeated-group-end'
  | 'group-end'
  | 'or'
  | 'optional-mark'
  /** A repetition that can end in only one place. */
  | 'fixed-repetition'
  | 'repetition'

/** How tokens are written. The first row that matches is used. */
const TOKEN_SYNTAX: readonly (readonly [kind: TokenKind, syntax: RegExp])[] = [
  ['literal', /[\w-]+/y],
  // `RegExp.source` escapes slashes.
  ['slash', /\\\//y],
  // `[^/]+`, `[^\/]+?`
  ['rest-of-segment', /\[\^\\?\/\]\+\??/y],
  // `.`, `\d`, `[a-z]`
  ['any-character', /\.|\\.|\[(?:\\.|[^\]\\])*\]/sy],
  // `(?!`, `(?<=`, `(?<name>`
  ['special-group-start', /\(\?(?:<?[=!]|<\w+>)/y],
  // `(`, `(?:`
  ['group-start', /\((?:\?:)?/y],
  // `)*`, `){4}`
  ['repeated-group-end', /\)(?:[*+]|\{[\d,]*\}?)/y],
  // `)`, or the end of the expression.
  ['group-end', /\)|$/y],
  ['or', /\|/y],
  ['optional-mark', /\?/y],
  // `{4}`
  ['fixed-repetition', /\{\d{1,2}\}/y],
  // `*`, `+`, `{1,4}`
  ['repetition', /[*+]|\{[\d,]*\}?/y],
]

/** Tokens after which a path is still at the start of a segment if it was there before them. */
const KEEPS_SEGMENT_START: ReadonlySet<TokenKind> = new Set(['group-start', 'fixed-repetition'])

/** Reads an expression from its start to its end. */
class ExpressionReader {
  readonly #source: string
  #position = 0
  /** Is the path just after a slash at this position? */
  #isAtSegmentStart = false

  constructor(source: string) {
    this.#source = source
  }

  /** Reads the rest of a group, or of the whole expression. */
  readGroup(): Group {
    const alternatives: Part[][] = []
    let parts: Part[] = []
    for (;;) {
      const token = this.#readToken()
      switch (token.kind) {
        case 'group-start':
        case 'special-group-start':
          parts.push(this.readGroup())
          break
        case 'or':
          alternatives.push(parts)
          parts = []
          break
        case 'group-end':
        case 'repeated-group-end':
          alternatives.push(parts)
          return { kind: 'group', alternatives, isRepeated: token.kind === 'repeated-group-end' }
        default:
          parts.push(token)
      }
    }
  }

  #readToken(): Token {
    const token = this.#matchToken()
    const wasAtSegmentStart = this.#isAtSegmentStart
    this.#position += token.text.length
    this.#isAtSegmentStart =
      token.kind === 'slash' || (wasAtSegmentStart && KEEPS_SEGMENT_START.has(token.kind))
    if (token.kind === 'rest-of-segment' && wasAtSegmentStart)
      return { ...token, kind: 'whole-segment' }
    return token
  }

  #matchToken(): Token {
    for (const [kind, syntax] of TOKEN_SYNTAX) {
      syntax.lastIndex = this.#position
      const text = syntax.exec(this.#source)?.[0]
      if (text !== undefined) return { kind, text }
    }
    // Any other character, such as `^`, `$`, or `%`.
    return { kind: 'literal', text: this.#source.charAt(this.#position) }
  }
}
