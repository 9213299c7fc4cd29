import jsTokens, { type Token } from 'js-tokens'

/** Longer scripts are only the same if their text is. In characters. */
const MAX_SCRIPT = 1 << 20

/** Single short words name nothing that belongs to one build. */
const MAY_NAME = /[^A-Za-z\s]|^\S{8,}$|\S\s+\S/
/** What makes scripts smaller leaves it out. */
const DIRECTIVE = /^use [a-z]+$/

/**
 * Returns what a script says that belongs to its build: strings that may name something (addresses, names with a hash in
 * them, ids of a build) or may be read by people, and numbers in data. What makes scripts smaller or renames their
 * variables keeps those. Undefined if it cannot be read.
 */
export function namesInScript(script: string): ReadonlySet<string> | undefined {
  if (script.length > MAX_SCRIPT) return undefined
  const names = new Set<string>()
  const numbers = new NumbersInData(names)
  try {
    for (const token of jsTokens(script)) {
      if (token.type === 'Invalid' || ('closed' in token && !token.closed)) return undefined
      const text = textOf(token)
      if (text !== undefined && MAY_NAME.test(text) && !DIRECTIVE.test(text)) names.add(text)
      if (!SEPARATORS.has(token.type)) numbers.next(token)
    }
    numbers.end()
  } catch (error) {
    // A token that is too long for the tokenizer.
    if (error instanceof RangeError) return undefined
    throw error
  }
  return names
}

/** Between two tokens, they mean nothing here. */
const SEPARATORS: ReadonlySet<Token['type']> = new Set([
  'WhiteSpace',
  'LineTerminatorSequence',
  'SingleLineComment',
  'MultiLineComment',
])

/** Smaller numbers are in every script. */
const MIN_BUILD = 100_000

/**
 * Collects numbers that stay the same in a smaller script: those of lists and objects, and large ones. What is calculated
 * does not, because `60 * 1000` becomes `6e4`.
 */
class NumbersInData {
  readonly #names: Set<string>
  readonly #brackets: string[] = []
  #before = ''
  #number: { readonly value: number; readonly before: string; readonly isInData: boolean } | undefined

  constructor(names: Set<string>) {
    this.#names = names
  }

  next({ type, value }: Token): void {
    this.#take(value)
    if (type === 'NumericLiteral') {
      const isInData = /[[{]/.test(this.#brackets.at(-1) ?? '')
      this.#number = { value: Number(value.replaceAll('_', '')), before: this.#before, isInData }
    } else if (/^[[({]$/.test(value)) this.#brackets.push(value)
    else if (/^[\])}]$/.test(value)) this.#brackets.pop()
    this.#before = value
  }

  end(): void {
    this.#take('')
  }

  #take(after: string): void {
    const number = this.#number
    this.#number = undefined
    if (number === undefined) return
    const isData = number.isInData && /^[[:,]$/.test(number.before) && /^[\]},]$/.test(after)
    const isLarge = number.value >= MIN_BUILD && /^[[({:,=]$/.test(number.before) && /^[\])},;]?$/.test(after)
    if (isData || isLarge) this.#names.add(`${number.value}`)
  }
}

/** Returns the text of a string or a part of a template; undefined for all else. */
function textOf({ type, value }: Token): string | undefined {
  switch (type) {
    case 'StringLiteral':
    case 'NoSubstitutionTemplate':
    case 'TemplateTail':
      return withoutEscapes(value.slice(1, -1))
    case 'TemplateHead':
    case 'TemplateMiddle':
      return withoutEscapes(value.slice(1, -2))
    default:
      return undefined
  }
}

/** How one character is written differs: `\/`, `\x2f`, `\u002f`. */
function withoutEscapes(text: string): string {
  if (!text.includes('\\')) return text
  return text
    .replace(/\\(?:x([\da-f]{2})|u00([0-7][\da-f]))/gi, (_, short: string, long: string) =>
      String.fromCharCode(Number.parseInt(short ?? long, 16)),
    )
    .replace(/\\([^\w\\\r\n])/g, '$1')
}
