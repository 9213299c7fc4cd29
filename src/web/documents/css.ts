import { type CSSToken, TokenType, tokenizer } from '@csstools/css-tokenizer'
import { makeLineCounter } from '../page/line-counter.ts'
import type { Use } from '../page/vocabulary.ts'

/** An address in a style sheet, and its line in the text, from 0 on. */
export interface StyleAddress {
  readonly value: string
  readonly line: number
  /**
   * For a font that only old browsers load: the addresses in the same rule that all others use
   * instead. One list for all fonts of the rule.
   */
  readonly modern?: readonly string[]
  /** `load`: a style sheet or a font; all others are pictures. */
  readonly use: Extract<Use, 'load' | 'media'>
}

/**
 * Functions whose string arguments are addresses: https://drafts.csswg.org/css-values-4/#urls,
 * css-images-4.
 */
const TAKES_ADDRESS: ReadonlySet<string> = new Set([
  'url',
  'src',
  'image-set',
  '-webkit-image-set',
  'image',
])

/**
 * Without one of these there is nothing to find, escapes apart: most style sheets in pages contain
 * none.
 */
const WORTH_READING = /url|@import|image-set|src\(|image\(|\\/i

/**
 * Formats that no browser takes which knows WOFF: https://caniuse.com/eot,
 * https://caniuse.com/svg-fonts.
 */
const OLD_FONT = /\.(?:eot|svg)(?:[?#]|$)/i
const MODERN_FONT = /\.woff2?(?:[?#]|$)|^data:(?:font|application)\/(?:x-)?(?:font-)?woff/i

/**
 * Calls `found` for each address that a style sheet loads: `url()`, `@import`, `image-set()`. Left
 * out, because a browser would not load them either: `@namespace`, an `@import` after other rules,
 * addresses that are only a fragment; and relative ones in custom properties, which are resolved
 * where they are used. `declarations`: the text is a `style` attribute, not a style sheet.
 */
export function scanStyle(
  css: string,
  declarations: boolean,
  found: (address: StyleAddress) => void,
): void {
  if (!WORTH_READING.test(css)) return
  const lineAt = makeLineCounter(css)
  /** For each open parenthesis or function: are strings in it addresses? */
  const functions: boolean[] = []
  let depth = 0
  let importsAllowed = !declarations
  /** The at-rule at hand, until its `;` or `{`; `imported` once its address was seen. */
  let rule: 'import' | 'imported' | 'layer' | 'font' | 'other' | undefined
  let startsDeclaration = true
  let isCustomProperty = false
  /** The addresses in the `@font-face` at hand. */
  let fonts: Pick<StyleAddress, 'value' | 'line'>[] | undefined
  const tokens = tokenizer({ css })
  while (!tokens.endOfFile()) take(tokens.nextToken())
  endFont()

  function take(token: CSSToken): void {
    switch (token[0]) {
      case TokenType.Whitespace:
      case TokenType.Comment:
      case TokenType.CDO:
      case TokenType.CDC:
        return
      case TokenType.AtKeyword:
        atRule(token[4].value.toLowerCase())
        return
      case TokenType.Semicolon:
        endDeclaration()
        return
      case TokenType.OpenCurly:
        if (rule === 'font') fonts = []
        if (depth++ === 0) importsAllowed = false
        endDeclaration()
        return
      case TokenType.CloseCurly:
        endFont()
        depth = Math.max(0, depth - 1)
        endDeclaration()
        return
      case TokenType.Function:
        functions.push(TAKES_ADDRESS.has(token[4].value.toLowerCase()))
        break
      case TokenType.OpenParen:
        functions.push(false)
        break
      case TokenType.CloseParen:
        functions.pop()
        break
      case TokenType.URL:
        address(token[4].value, token[2])
        break
      case TokenType.String:
        if (rule === 'import' || functions.at(-1) === true) address(token[4].value, token[2])
        break
      case TokenType.Ident:
        if (startsDeclaration) isCustomProperty = token[4].value.startsWith('--')
    }
    // Left are the components of declarations and rules.
    startsDeclaration = false
    // Anything but an at-rule at the top of a sheet begins the first of its rules.
    if (rule === undefined && depth === 0) importsAllowed = false
  }

  function atRule(name: string): void {
    if (name === 'import') rule = importsAllowed && depth === 0 ? 'import' : 'other'
    else if (name === 'charset' || name === 'layer') rule = 'layer'
    else rule = name === 'font-face' ? 'font' : 'other'
    if (rule === 'other' || rule === 'font') importsAllowed = false
    startsDeclaration = false
  }

  function endDeclaration(): void {
    rule = undefined
    functions.length = 0
    startsDeclaration = true
    isCustomProperty = false
  }

  /** Called also at the end of the sheet, whatever is still open. */
  function endFont(): void {
    const all = fonts ?? []
    fonts = undefined
    const modern = all.map(({ value }) => value).filter((value) => MODERN_FONT.test(value))
    for (const { value, line } of all) {
      const isOld = modern.length > 0 && OLD_FONT.test(value)
      if (isOld) found({ value, line, use: 'load', modern })
      else found({ value, line, use: 'load' })
    }
  }

  function address(value: string, at: number): void {
    if (rule !== undefined && rule !== 'import' && rule !== 'layer') return
    if (value === '' || value.startsWith('#')) return
    const use = rule === 'import' ? 'load' : 'media'
    if (use === 'load') rule = 'imported'
    if (isCustomProperty && !/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(value)) return
    const line = lineAt(at)
    if (fonts === undefined) found({ value, line, use })
    else fonts.push({ value, line })
  }
}
