import jsTokens, { type Token } from 'js-tokens'

// White space is named: `\s` matches the byte A0, too, with which letters such as à end in UTF-8.
const ADDRESS = /^(?:https?|wss?):\/\/[^/\t\n\v\f\r "'`\\.]+\.[^\t\n\v\f\r ]*$/i
/** Stricter, because more than addresses begins with two slashes in a script. */
const WITHOUT_SCHEME = /^\/\/[\w-]+\.[\w.-]+\/[^\t\n\v\f\r ]*$/
const WORTH_READING = /(?:https?|wss?):\/\/|["'`]\/\/\w/i
/** The length of an address in a script, in characters; what is longer holds data. */
const MAX_ADDRESS = 8_192

/** An address that ends like this is a file to run, to apply or to draw with, wherever it occurs. */
const LOADABLE = /\.(?:m?js|css|wasm|woff2?|ttf|otf)(?:[?#]|$)/i

/** Calls that fetch their first argument, and properties that fetch what is assigned to them. */
const FETCHING_CALL: ReadonlySet<string> = new Set([
  'fetch',
  'import',
  'importScripts',
  'sendBeacon',
  'Worker',
  'SharedWorker',
  'WebSocket',
  'EventSource',
  'FontFace',
  'getJSON',
  'getScript',
  'axios',
])
/** Libraries with methods that fetch their first argument. */
const CLIENTS: ReadonlySet<string> = new Set(['axios', '$', 'jQuery', 'ky', 'superagent'])
const CLIENT_METHODS: ReadonlySet<string> = new Set([
  'ajax',
  'delete',
  'get',
  'head',
  'patch',
  'post',
  'put',
  'request',
])
/** As `xhr.open` takes them, in quotes. */
const METHOD = /^["'`](?:GET|HEAD|POST|PUT|PATCH|DELETE)["'`]$/i
const FETCHING_PROPERTY: ReadonlySet<string> = new Set(['src', 'srcset'])

const MEANS_NOTHING: ReadonlySet<string> = new Set([
  'WhiteSpace',
  'LineTerminatorSequence',
  'MultiLineComment',
  'SingleLineComment',
])

/** Operators that apply only to the last part of what was put together. */
const BINDS_CLOSER: ReadonlySet<string> = new Set(['.', '?.', '[', '(', '*', '/', '%', '**'])
/** What follows a whole expression: punctuation, or the first word of the next statement. */
const FOLLOWS_EXPRESSION = /^(?:[;,)\]}]?$|[\w$"'`])/
const DECLARES: ReadonlySet<string> = new Set(['const', 'let', 'var', 'function', 'class'])
/** Shorter names of constants come from minifiers, which use each for many things. */
const MIN_NAME = 3

/**
 * Calls `found` for each address in a script, a string of bytes, that the script seems to load: the first argument of what fetches, what
 * is assigned to `src`, a module's name, or anything that ends like a script, a style sheet or a font. All other
 * addresses in scripts are links, namespaces and help texts as a rule. What is put together from literals and
 * constants counts as one. `at` is an offset. Throws a RangeError when a token is too long for the tokenizer.
 */
export function scanScript(code: string, found: (address: string, at: number) => void): void {
  if (!WORTH_READING.test(code)) return
  const reader = new ScriptReader(found)
  let at = 0
  for (const token of jsTokens(code)) {
    if (!MEANS_NOTHING.has(token.type)) reader.take(token, at)
    at += token.value.length
  }
  reader.end()
}

/** The tokens before something, space and comments apart, the nearest first. */
type Before = readonly [string, string, string, string]

/** A literal or a constant. */
interface Part {
  readonly text: string
  readonly at: number
  readonly before: Before
  readonly isConstant: boolean
}

class ScriptReader {
  readonly #found: (address: string, at: number) => void
  #before: Before = ['', '', '', '']
  /** What is being put together, with `+` or in a template. */
  #parts: Part[] = []
  #inTemplate = false
  /** Is there a `+`, or a `${`, and the next part still to come? */
  #awaitsPart = false
  readonly #constants = new Map<string, string>()
  readonly #declared = new Set<string>()
  readonly #ambiguous = new Set<string>()

  constructor(found: (address: string, at: number) => void) {
    this.#found = found
  }

  take(token: Token, at: number): void {
    const [first, second, third] = this.#before
    if (DECLARES.has(first)) this.#declare(token.value)
    if (!this.#goesOn(token, at)) {
      this.#settle(token.value)
      this.#begin(token, at)
    }
    this.#before = [token.value, first, second, third]
  }

  end(): void {
    this.#settle('')
  }

  /** Two of one name are in two scopes, and it is not known which is meant. */
  #declare(name: string): void {
    if (this.#declared.has(name)) {
      this.#ambiguous.add(name)
      this.#constants.delete(name)
    }
    this.#declared.add(name)
  }

  #begin(token: Token, at: number): void {
    this.#inTemplate = token.type === 'TemplateHead'
    this.#awaitsPart = this.#inTemplate
    const part = this.#inTemplate ? this.#literal(token, at) : this.#partOf(token, at)
    this.#parts = part === undefined ? [] : [part]
  }

  /** Returns whether a token belongs to what is being put together. */
  #goesOn(token: Token, at: number): boolean {
    if (this.#parts.length === 0) return false
    if (this.#awaitsPart) {
      const part = this.#partOf(token, at)
      if (part === undefined || (this.#inTemplate && !part.isConstant)) return false
      this.#parts.push(part)
      this.#awaitsPart = false
      return true
    }
    if (this.#inTemplate) {
      if (token.type !== 'TemplateMiddle' && token.type !== 'TemplateTail') return false
      this.#parts.push(this.#literal(token, at))
      this.#inTemplate = token.type === 'TemplateMiddle'
      this.#awaitsPart = this.#inTemplate
      return true
    }
    this.#awaitsPart = token.value === '+'
    return this.#awaitsPart
  }

  #literal(token: Token, at: number): Part {
    return { text: textOf(token), at, before: this.#before, isConstant: false }
  }

  #partOf(token: Token, at: number): Part | undefined {
    if (token.type === 'StringLiteral' || token.type === 'NoSubstitutionTemplate')
      return this.#literal(token, at)
    const text = token.type === 'IdentifierName' ? this.#constants.get(token.value) : undefined
    const isProperty = this.#before[0] === '.' || this.#before[0] === '?.'
    if (text === undefined || isProperty) return undefined
    return { text, at, before: this.#before, isConstant: true }
  }

  /** Judges what was put together, now that the token after it is known. */
  #settle(next: string): void {
    const [first, ...more] = this.#parts
    if (first === undefined) return
    const known = !this.#awaitsPart && BINDS_CLOSER.has(next) ? more.slice(0, -1) : more
    const text = joined([first, ...known])
    if (!this.#awaitsPart && FOLLOWS_EXPRESSION.test(next)) this.#remember(first.before, text)
    // What comes before the first `+` is not known.
    const isOne = known.length > 0 && first.before[0] !== '+'
    if (isOne && loads(text, first.before)) this.#found(text, first.at)
    else for (const part of this.#parts) this.#judge(part)
  }

  #judge({ text, at, before, isConstant }: Part): void {
    // Where a constant is defined, its own text is judged.
    if (isConstant ? isAddress(text) && isFetched(before) : loads(text, before)) this.#found(text, at)
  }

  #remember([assigned, name, keyword]: Before, text: string): void {
    if (assigned !== '=' || keyword !== 'const' || name.length < MIN_NAME || text === '') return
    if (!this.#ambiguous.has(name)) this.#constants.set(name, text)
  }
}

/** Returns the text of the parts, empty if it is too long to be an address. */
function joined(parts: readonly Part[]): string {
  const length = parts.reduce((sum, { text }) => sum + text.length, 0)
  return length > MAX_ADDRESS ? '' : parts.map(({ text }) => text).join('')
}

/** Returns the content of a string or of a part of a template. */
function textOf({ type, value }: Token): string {
  return value.slice(1, type === 'TemplateHead' || type === 'TemplateMiddle' ? -2 : -1)
}

function loads(text: string, before: Before): boolean {
  return isAddress(text) && (LOADABLE.test(text) || isFetched(before))
}

function isAddress(text: string): boolean {
  return text.length <= MAX_ADDRESS && (ADDRESS.test(text) || WITHOUT_SCHEME.test(text))
}

function isFetched([previous, name, third, fourth]: Before): boolean {
  if (previous === 'from' || previous === 'import') return true
  if (previous === '(')
    return FETCHING_CALL.has(name) || (third === '.' && CLIENTS.has(fourth) && CLIENT_METHODS.has(name))
  // `x.src = …`, `x.setAttribute('src', …)`, and `x.open('GET', …)`.
  if (previous === '=') return third === '.' && FETCHING_PROPERTY.has(name)
  if (previous !== ',' || third !== '(') return false
  return FETCHING_PROPERTY.has(name.slice(1, -1)) || (fourth === 'open' && METHOD.test(name))
}
