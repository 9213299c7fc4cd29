import { type CSSToken, TokenType, tokenizer } from '@csstools/css-tokenizer'

/** White space beside these says nothing. */
const TIGHT = new Set(['{', '}', ',', '>', '~', '+', '!', '=', '/', ''])
const TIGHT_BEFORE = new Set([...TIGHT, ')', ']'])
const TIGHT_AFTER = new Set([...TIGHT, '(', '[', ':'])

/**
 * Returns what a style sheet says, however it is written: without comments, and without white space and semicolons that can
 * be left out.
 */
export function styleTokens(css: string): string {
  const found: string[] = []
  const tokens = tokenizer({ css })
  let last = ''
  let hasSpace = false
  let hasSemicolon = false
  const add = (text: string) => {
    if (hasSemicolon && text !== '}') found.push(';')
    else if (hasSpace && !TIGHT_AFTER.has(last) && !TIGHT_BEFORE.has(text)) found.push(' ')
    hasSpace = false
    hasSemicolon = false
    found.push(text)
    last = text.endsWith('(') ? '(' : text
  }
  while (!tokens.endOfFile()) {
    const token = tokens.nextToken()
    if (token[0] === TokenType.Whitespace) hasSpace = true
    else if (token[0] === TokenType.Semicolon) hasSemicolon = true
    else for (const text of textsOf(token)) add(text)
  }
  return found.join('\0')
}

/** Quotation marks and the notation of numbers are left out. */
function textsOf(token: CSSToken): readonly string[] {
  switch (token[0]) {
    case TokenType.Comment:
    case TokenType.CDO:
    case TokenType.CDC:
    case TokenType.EOF:
      return []
    case TokenType.URL:
      return ['url(', `"${token[4].value}`, ')']
    case TokenType.String:
      return [`"${token[4].value}`]
    case TokenType.Number:
      return [`${token[4].value}`]
    case TokenType.Percentage:
      return [`${token[4].value}%`]
    case TokenType.Dimension:
      return [`${token[4].value}${token[4].unit}`]
    default:
      return [token[1]]
  }
}
