import { type CSSToken, TokenType, tokenizer } from '@csstools/css-tokenizer'
import { makeLineCounter } from '../page/line-counter.ts'
import type { Use } from '../page/vocabulary.ts'
import type { ReadOutcome } from './reference.ts'

/** An address in a style sheet, and its line, starting at 0. */
export interface StyleAddress {
  readonly value: string
  readonly line: number
  /**
   * For a font that only old browsers load: the addresses in the same rule that other browsers use
   * instead. All fonts of a rule share one array.
   */
  readonly modernFonts?: readonly string[]
  /** `load`: a style sheet or a font. `media`: an image. */
  readonly use: Extract<Use, 'load' | 'media'>
}

/**
 * Functions whose string arguments are addresses: https://drafts.csswg.org/css-values-4/#urls,
 * css-images-4.
 */
const ADDRESS_FUNCTIONS: ReadonlySet<string> = new Set([
  'url',
  'src',
  'image-set',
  '-webkit-image-set',
  'image',
])

/** Without one of these, a style sheet has no address. Most style sheets in pages have none. */
const ADDRESS_HINT = /url|@import|image-set|src\(|image\(|\\/i

/**
 * The longest style sheet that is read, in characters, without data in Base64. The tokenizer takes
 * 40 times the length of an address in memory.
 */
const MAX_STYLE_CHARS = 6 << 20
/** What comes before data in Base64, which may be a whole font. */
const BASE64 = ';base64,'
const AFTER_BASE64 = /[^\w+/=-]|$/

/**
 * Formats that no browser with WOFF support loads: https://caniuse.com/eot,
 * https://caniuse.com/svg-fonts.
 */
const OLD_FONT = /\.(?:eot|svg)(?:[?#]|$)/i
const WOFF_FILE = /\.woff2?(?:[?#]|$)/
const WOFF_DATA = /^data:(?:font|application)\/(?:x-)?(?:font-)?woff/
const MODERN_FONT = new RegExp(`${WOFF_FILE.source}|${WOFF_DATA.source}`, 'i')

/** What contains styles: a style sheet, or the declarations of an attribute. */
export type StyleKind = 'style' | 'declarations'

/**
 * Calls `onAddress` for each address that styles load: `url()`, `@import`, `image-set()`.
 * Browsers do not load `@namespace`, an `@import` after other rules, or addresses that are only a
 * fragment, so these are left out. Relative addresses in custom properties are left out because
 * they are resolved where the property is used. Data in Base64 is left out of addresses. Returns
 * `too-large`, and finds nothing, if the rest is longer than `MAX_STYLE_CHARS`.
 */
export function scanStyle(
  kind: StyleKind,
  css: string,
  onAddress: (address: StyleAddress) => void,
): ReadOutcome {
  if (!ADDRESS_HINT.test(css)) return 'read'
  const withoutData = removeData(css)
  if (withoutData.length > MAX_STYLE_CHARS) return 'too-large'
  new StyleScanner(kind, withoutData, onAddress).scan()
  return 'read'
}

function removeData(css: string): string {
  const [start = '', ...others] = css.split(BASE64)
  return [start, ...others.map((text) => text.slice(text.search(AFTER_BASE64)))].join(BASE64)
}

/** Scans one style sheet, or the declarations of one attribute. */
class StyleScanner {
  readonly #css: string
  readonly #onAddress: (address: StyleAddress) => void
  readonly #countLineEndsBefore: (offset: number) => number
  /** For each open parenthesis or function, whether strings in it are addresses. */
  readonly #functions: boolean[] = []
  #depth = 0
  #importsAllowed: boolean
  /**
   * The current at-rule, up to its `;` or `{`. It is `imported` after its address.
   * `allowed-before-import`: `@charset` or `@layer`.
   */
  #rule: 'import' | 'imported' | 'allowed-before-import' | 'font' | 'other' | undefined
  #startsDeclaration = true
  #isCustomProperty = false
  /** The addresses in the current `@font-face`. */
  #fonts: Pick<StyleAddress, 'value' | 'line'>[] | undefined

  constructor(kind: StyleKind, css: string, onAddress: (address: StyleAddress) => void) {
    this.#css = css
    this.#onAddress = onAddress
    this.#countLineEndsBefore = makeLineCounter(css)
    this.#importsAllowed = kind === 'style'
  }

  scan(): void {
    const tokens = tokenizer({ css: this.#css })
    while (!tokens.endOfFile()) this.#readToken(tokens.nextToken())
    this.#endFont()
  }

  #readToken(token: CSSToken): void {
    switch (token[0]) {
      case TokenType.Whitespace:
      case TokenType.Comment:
      case TokenType.CDO:
      case TokenType.CDC:
        return
      case TokenType.AtKeyword:
        this.#beginRule(token[4].value.toLowerCase())
        return
      case TokenType.Semicolon:
        this.#endDeclaration()
        return
      case TokenType.OpenCurly:
        this.#openBlock()
        return
      case TokenType.CloseCurly:
        this.#closeBlock()
        return
      default:
        this.#readComponent(token)
    }
  }

  /** Handles a component of a declaration or of a rule. */
  #readComponent(token: CSSToken): void {
    switch (token[0]) {
      case TokenType.Function:
        this.#functions.push(ADDRESS_FUNCTIONS.has(token[4].value.toLowerCase()))
        break
      case TokenType.OpenParen:
        this.#functions.push(false)
        break
      case TokenType.CloseParen:
        this.#functions.pop()
        break
      case TokenType.URL:
        this.#readAddress(token[4].value, token[2])
        break
      case TokenType.String:
        if (this.#rule === 'import' || this.#functions.at(-1) === true)
          this.#readAddress(token[4].value, token[2])
        break
      case TokenType.Ident:
        if (this.#startsDeclaration) this.#isCustomProperty = token[4].value.startsWith('--')
    }
    this.#startsDeclaration = false
    // At the top level, anything but an at-rule starts a rule, after which imports are invalid.
    if (this.#rule === undefined && this.#depth === 0) this.#importsAllowed = false
  }

  #beginRule(name: string): void {
    this.#rule = this.#chooseRule(name)
    if (this.#rule === 'other' || this.#rule === 'font') this.#importsAllowed = false
    this.#startsDeclaration = false
  }

  #chooseRule(name: string): 'import' | 'allowed-before-import' | 'font' | 'other' {
    const isImportAllowed = this.#importsAllowed && this.#depth === 0
    if (name === 'import' && isImportAllowed) return 'import'
    if (name === 'charset' || name === 'layer') return 'allowed-before-import'
    if (name === 'font-face') return 'font'
    return 'other'
  }

  #openBlock(): void {
    if (this.#rule === 'font') this.#fonts = []
    if (this.#depth === 0) this.#importsAllowed = false
    this.#depth++
    this.#endDeclaration()
  }

  #closeBlock(): void {
    this.#endFont()
    this.#depth = Math.max(0, this.#depth - 1)
    this.#endDeclaration()
  }

  #endDeclaration(): void {
    this.#rule = undefined
    this.#functions.length = 0
    this.#startsDeclaration = true
    this.#isCustomProperty = false
  }

  /** Also called at the end of the sheet, where a rule may still be open. */
  #endFont(): void {
    const all = this.#fonts ?? []
    this.#fonts = undefined
    const modernFonts = all.map(({ value }) => value).filter((value) => MODERN_FONT.test(value))
    for (const { value, line } of all) {
      const isOld = modernFonts.length > 0 && OLD_FONT.test(value)
      if (isOld) this.#onAddress({ value, line, use: 'load', modernFonts })
      else this.#onAddress({ value, line, use: 'load' })
    }
  }

  #readAddress(value: string, at: number): void {
    if (!this.#mayHaveAddress() || value === '' || value.startsWith('#')) return
    const isImport = this.#rule === 'import'
    if (isImport) this.#rule = 'imported'
    if (this.#isCustomProperty && !/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(value)) return
    this.#passAddress(value, this.#countLineEndsBefore(at), isImport)
  }

  /** Do browsers load addresses at this place, which may be in an at-rule? */
  #mayHaveAddress(): boolean {
    const rule = this.#rule
    return rule === undefined || rule === 'import' || rule === 'allowed-before-import'
  }

  /** Passes on an address; that of a font only after its whole `@font-face`. */
  #passAddress(value: string, line: number, isImport: boolean): void {
    if (this.#fonts !== undefined) this.#fonts.push({ value, line })
    else if (isImport) this.#onAddress({ value, line, use: 'load' })
    else this.#onAddress({ value, line, use: 'media' })
  }
}
