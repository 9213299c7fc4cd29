import jsTokens, { type Token } from 'js-tokens'

/** Longer scripts are only the same if their text is. In characters. */
const MAX_SCRIPT = 1 << 20

/** What a script says, however it is written. */
export interface ScriptTokens {
  /** All tokens, without white space and comments; strings and numbers by their value. */
  readonly all: string
  /** What minifiers keep, and keep in its order: strings, names of properties, numbers, booleans, regular expressions. */
  readonly kept: string
  /** The names of variables that are longer than those that minifiers give. */
  readonly names: ReadonlySet<string>
  /** Those of them that are certainly not declared in the script, so that no minifier can rename them. */
  readonly globals: ReadonlySet<string>
  readonly strings: readonly string[]
  /** Is there nothing in it that could be left out: comments, white space? */
  readonly isMinified: boolean
}

/**
 * Returns what a script, ordinary text without carriage returns, says; undefined if it cannot be read. Takes time in
 * proportion to its length.
 */
export function scriptTokens(script: string): ScriptTokens | undefined {
  if (script.length > MAX_SCRIPT) return undefined
  const tokens: Token[] = []
  let isMinified = true
  let space: Token | undefined
  try {
    for (const token of jsTokens(script)) {
      if (token.type === 'Invalid' || ('closed' in token && !token.closed)) return undefined
      if (SEPARATORS.has(token.type)) {
        if (token.type !== 'WhiteSpace') isMinified = false
        space = token
        continue
      }
      if (space !== undefined && !needsSpace(tokens.at(-1), token)) isMinified = false
      space = undefined
      tokens.push(token)
    }
  } catch (error) {
    // A token that is too long for the tokenizer.
    if (error instanceof RangeError) return undefined
    throw error
  }
  const values = tokens.map(comparable)
  const kept = new Kept(tokens, values)
  return {
    all: allOf(values),
    kept: kept.read(),
    names: kept.names,
    globals: kept.names.difference(kept.declared),
    strings: values.filter((value) => value.startsWith(STRING)).map((value) => value.slice(1)),
    isMinified,
  }
}

/** Returns whether what was received is the script in the file, minified or only written in another way. */
export function isSameScript(file: ScriptTokens, received: ScriptTokens): boolean {
  if (file.all === received.all) return true
  return (
    received.isMinified &&
    !file.isMinified &&
    file.kept === received.kept &&
    // Others are renamed: those are never given long names.
    received.names.isSubsetOf(file.names) &&
    file.globals.isSubsetOf(received.names)
  )
}

/** Between two tokens, they say nothing here. */
const SEPARATORS: ReadonlySet<Token['type']> = new Set([
  'WhiteSpace',
  'LineTerminatorSequence',
  'SingleLineComment',
  'MultiLineComment',
])

/** How the values of strings and numbers begin. */
const STRING = '"'
const NUMBER = '#'

function needsSpace(before: Token | undefined, after: Token): boolean {
  const [a, b] = [before?.value.at(-1) ?? '', after.value[0] ?? '']
  if (a === '') return false
  return (WORD.test(a) && WORD.test(b)) || (a === b && (a === '+' || a === '-'))
}

const WORD = /[\w$\\#@\u0080-\uffff]/

/** Returns a token as it is compared. */
function comparable(token: Token): string {
  const { type, value } = token
  switch (type) {
    case 'StringLiteral':
    case 'NoSubstitutionTemplate':
      return STRING + unescaped(value.slice(1, -1))
    case 'TemplateHead':
    case 'TemplateMiddle':
      return STRING + unescaped(value.slice(1, -2))
    case 'TemplateTail':
      return STRING + unescaped(value.slice(1, -1))
    case 'NumericLiteral':
      return NUMBER + numberOf(value)
    default:
      return value
  }
}

function numberOf(written: string): string {
  const digits = written.replaceAll('_', '')
  if (digits.endsWith('n')) return digits
  // As sloppy scripts may write octal numbers, which is the only notation that `Number` does not know.
  return /^0\d/.test(digits) ? digits : `${Number(digits)}`
}

/** Returns all tokens but semicolons that can be left out. */
function allOf(values: readonly string[]): string {
  return values
    .filter((value, i) => value !== ';' || (values[i + 1] !== '}' && i + 1 < values.length))
    .join('\0')
}

const ESCAPE = /\\(?:x([\da-f]{2})|u([\da-f]{4})|u\{([\da-f]{1,6})\}|([\s\S]))/gi
const SINGLE: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
  '0': '\0',
  '\n': '',
  '\u2028': '',
  '\u2029': '',
}

/** https://tc39.es/ecma262/#prod-EscapeSequence */
function unescaped(text: string): string {
  if (!text.includes('\\')) return text
  return text.replace(ESCAPE, (_, x?: string, u?: string, point?: string, single = '') => {
    const hex = x ?? u ?? point
    if (hex === undefined) return SINGLE[single] ?? single
    const code = Number.parseInt(hex, 16)
    return code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code)
  })
}

/** Names that are not those of variables. */
const KEYWORDS: ReadonlySet<string> = new Set(
  (
    'arguments async await break case catch class const continue debugger default delete do else export extends false ' +
    'finally for function get if import in instanceof let new null of return set static super switch this throw true try ' +
    'typeof undefined var void while with yield'
  ).split(' '),
)

/** Minifiers give shorter names. */
const MIN_NAME = 3

/** Minifiers leave it out. */
const DIRECTIVE = /^"use [a-z]+$/

const COMPARES: ReadonlySet<string | undefined> = new Set(['==', '===', '!=', '!=='])
/** Where the second operand of a comparison ends. */
const ENDS_OPERAND: ReadonlySet<string> = new Set(['&&', '||', '??', '?', ':', ',', ';', ')', ']', '}'])

const DECLARES: ReadonlySet<string> = new Set('var let const function * class import as'.split(' '))
/** After these, a name may be a parameter, or one of several that are declared. */
const BEFORE_PARAMETER: ReadonlySet<string> = new Set([',', '(', '[', '{', ':', '...'])

/** A function that is declared, or the script. */
interface Scope {
  /** How many brackets are open around it. */
  readonly depth: number
  /** What functions that are declared in it keep: terser moves them to its start. */
  readonly functions: Scope[]
  readonly kept: string[]
}

function scopeAt(depth: number): Scope {
  return { depth, functions: [], kept: [] }
}

/** After these, `function` declares one. */
const BEFORE_DECLARATION: ReadonlySet<string> = new Set(['', ';', '{', '}', ')'])

/** Finds what minifiers keep. */
class Kept {
  readonly names = new Set<string>()
  /** The names that the script may declare. */
  readonly declared = new Set<string>()
  readonly #tokens: readonly Token[]
  readonly #values: readonly string[]
  /** The brackets that are open. */
  readonly #open: { readonly bracket: string; declares: boolean }[] = []
  /** The functions that are open, in the script. */
  readonly #script = scopeAt(-1)
  readonly #functions: Scope[] = []
  #scope = this.#script
  /** The token whose constant was kept last, and whether more may be multiplied with it. */
  #last = -1
  #isFactor = false
  /** Constants before `===`, where they may be written after it, too; with how many brackets are open around them. */
  readonly #turned: { readonly depth: number; readonly text: string }[] = []

  constructor(tokens: readonly Token[], values: readonly string[]) {
    this.#tokens = tokens
    this.#values = values
  }

  /** To be called once. */
  read(): string {
    for (const [i, token] of this.#tokens.entries()) {
      switch (token.type) {
        case 'StringLiteral':
        case 'NoSubstitutionTemplate':
          this.#string(i)
          break
        case 'TemplateHead':
        case 'TemplateMiddle':
        case 'TemplateTail':
        case 'RegularExpressionLiteral':
          this.#keep(this.#at(i))
          break
        case 'NumericLiteral':
          this.#number(i)
          break
        case 'IdentifierName':
          this.#name(i)
          break
        case 'Punctuator':
          this.#punctuator(this.#at(i))
          break
      }
    }
    this.#endOperands(0)
    return textOf(this.#script)
  }

  #at(i: number): string {
    return this.#values[i] ?? ''
  }

  #keep(text: string): void {
    if (text !== STRING) this.#scope.kept.push(text)
  }

  #string(i: number): void {
    const value = this.#at(i)
    const [before, after] = [this.#at(i - 1), this.#at(i + 1)]
    if (DIRECTIVE.test(value)) return
    // `typeof a == "undefined"` becomes `a === void 0` or `typeof a > "u"`.
    if (value === '"undefined' || (value === '"u' && /[<>]/.test(before + after))) return
    const isJoined = before === '+' && this.#last === i - 2 && !this.#isFactor
    if (value === STRING && !isJoined) return
    if (isJoined) this.#scope.kept.push((this.#scope.kept.pop() ?? STRING) + value.slice(1))
    else if (COMPARES.has(after)) {
      this.#turned.push({ depth: this.#open.length, text: value })
      return
    } else this.#keep(value)
    this.#last = i
    this.#isFactor = false
  }

  #number(i: number): void {
    const value = this.#at(i)
    const before = this.#at(i - 1)
    const signed = before === '-' ? `${NUMBER}-${value.slice(1)}` : value
    if (before === 'void') return
    // `!0` is true.
    if (before === '!' && (value === '#0' || value === '#1')) {
      this.#keep(value === '#0' ? 'true' : 'false')
      return
    }
    if (before === '*' && this.#last === i - 2 && this.#isFactor) {
      const product = Number(this.#scope.kept.pop()?.slice(1)) * Number(value.slice(1))
      this.#scope.kept.push(NUMBER + product)
    } else if (COMPARES.has(this.#at(i + 1))) {
      this.#turned.push({ depth: this.#open.length, text: signed })
      return
    } else {
      this.#keep(signed)
      this.#isFactor = !/^(?:\*\*?|\/|%)$/.test(before)
    }
    this.#last = i
  }

  #name(i: number): void {
    const value = this.#at(i)
    const [before, after] = [this.#at(i - 1), this.#at(i + 1)]
    const frame = this.#open.at(-1)
    const isProperty = before === '.' || before === '?.'
    const mayBeKey = (before === '{' || before === ',') && frame?.bracket === '{' && !frame.declares
    if (isProperty || (mayBeKey && (after === ':' || after === ',' || after === '}'))) {
      this.#keep(STRING + value)
      return
    }
    if (value === 'true' || value === 'false') {
      // `while (true)` becomes `for (;;)`.
      if (before !== '(' || this.#at(i - 2) !== 'while') this.#keep(value)
    } else if (value === 'null') this.#keep(value)
    else if (value === 'function' && BEFORE_DECLARATION.has(before)) this.#beginFunction()
    else if (value === 'var' || value === 'let' || value === 'const') {
      if (frame !== undefined) frame.declares = true
    } else if (value.length >= MIN_NAME && !KEYWORDS.has(value)) {
      this.names.add(value)
      if (mayDeclare(before, after)) this.declared.add(value)
    }
  }

  #punctuator(value: string): void {
    if (ENDS_OPERAND.has(value)) this.#endOperands(this.#open.length)
    if (value === '{' || value === '(' || value === '[') this.#open.push({ bracket: value, declares: false })
    else if (value === '}' || value === ')' || value === ']') {
      this.#open.pop()
      if (value === '}' && this.#scope.depth === this.#open.length) this.#endFunction()
    }
  }

  #beginFunction(): void {
    const scope = scopeAt(this.#open.length)
    this.#scope.functions.push(scope)
    this.#functions.push(scope)
    this.#scope = scope
  }

  #endFunction(): void {
    this.#functions.pop()
    this.#scope = this.#functions.at(-1) ?? this.#script
  }

  /** Keeps the constants before comparisons that end here, with this many brackets around it. */
  #endOperands(depth: number): void {
    for (
      let last = this.#turned.at(-1);
      last !== undefined && last.depth >= depth;
      last = this.#turned.at(-1)
    ) {
      this.#turned.pop()
      this.#keep(last.text)
    }
  }
}

/** Returns whether a name between these tokens may be declared there: as a variable, a parameter, a function, a label. */
function mayDeclare(before: string, after: string): boolean {
  if (after === '=>' || after === ':' || DECLARES.has(before)) return true
  return BEFORE_PARAMETER.has(before) && after !== '(' && after !== '.' && after !== '?.'
}

/** Returns what is kept, that of functions first. */
function textOf(script: Scope): string {
  const found: string[] = []
  // Without recursion: a script may have any number of functions in functions.
  const open = [script]
  for (let scope = open.pop(); scope !== undefined; scope = open.pop()) {
    found.push(`{${scope.functions.length}`, ...scope.kept)
    for (const inner of scope.functions) open.push(inner)
  }
  return found.join('\0')
}
