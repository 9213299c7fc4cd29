import jsTokens, { type Token } from 'js-tokens'

/** Longer scripts are only the same if their text is. In characters. */
const MAX_SCRIPT = 1 << 20

/** Words and short texts alone name nothing that belongs to one build. */
const MAY_NAME = /[^A-Za-z\s]|^\S{8,}$/

/**
 * Returns the strings in a script, or in JSON, that may name something: addresses, names with a hash in them, ids of a
 * build. What makes scripts smaller or renames their variables keeps those. Undefined if it cannot be read.
 */
export function namesInScript(script: string): ReadonlySet<string> | undefined {
  if (script.length > MAX_SCRIPT) return undefined
  const names = new Set<string>()
  try {
    for (const token of jsTokens(script)) {
      if (token.type === 'Invalid' || ('closed' in token && !token.closed)) return undefined
      const text = textOf(token)
      if (text !== undefined && MAY_NAME.test(text)) names.add(text)
    }
  } catch (error) {
    // A token that is too long for the tokenizer.
    if (error instanceof RangeError) return undefined
    throw error
  }
  return names
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
