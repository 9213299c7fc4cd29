/** Finds common mistakes in text that should be JSON, and explains why it is not. */

/** A mistake that keeps a text from being JSON. */
export interface JsonMistake {
  /** A clause such as `there is a comment`. */
  readonly clause: string
  /** Starts at 1, like `column`. */
  readonly line: number
  readonly column: number
}

const STRING = /"(?:[^"\\\n]|\\.)*"/.source
/** The places of mistakes, by the name of their group. Closed strings are skipped. */
const STRING_OR_MISTAKE = new RegExp(
  [
    `(?:${STRING}|[}\\]])(?<missingComma>)(?=\\s*["{[])`,
    STRING,
    '(?<trailingComma>,)(?=\\s*[}\\]])',
    '(?<comment>/[/*])',
    "(?<singleQuote>')",
    '(?<openString>")',
  ].join('|'),
  'g',
)

/** Returns the first common mistake in a text that is not JSON; undefined if none is found. */
export function findJsonMistake(text: string): JsonMistake | undefined {
  for (const match of text.matchAll(STRING_OR_MISTAKE)) {
    const clause = describeMistake(match.groups ?? {}, text.slice(match.index + 1))
    if (clause === undefined) continue
    const isAfterMatch = match.groups?.missingComma !== undefined
    const at = isAfterMatch ? match.index + match[0].length : match.index
    const linesBefore = text.slice(0, at).split('\n')
    return { clause, line: linesBefore.length, column: (linesBefore.at(-1)?.length ?? 0) + 1 }
  }
  return undefined
}

/** Returns what keeps a text from being JSON, in words; undefined if it is JSON. */
export function explainInvalidJson(text: string): string | undefined {
  const content = text.replace(/^\uFEFF/, '')
  try {
    JSON.parse(content)
    return undefined
  } catch (error) {
    return describeJsonError(findJsonMistake(content), (error as Error).message)
  }
}

/** Returns a mistake with its place or, without one, the message of the JSON parser. */
export function describeJsonError(mistake: JsonMistake | undefined, parserMessage: string): string {
  if (mistake === undefined) return parserMessage
  return `${mistake.clause} (line ${mistake.line}, column ${mistake.column})`
}

/** Returns the mistake of a match as a clause; undefined for a string without one. */
function describeMistake(
  groups: Readonly<Record<string, string | undefined>>,
  textAfter: string,
): string | undefined {
  const { missingComma, trailingComma, comment, singleQuote, openString } = groups
  if (missingComma !== undefined) return 'a comma is missing'
  if (trailingComma !== undefined)
    return `there is a comma before \`${textAfter.trim().charAt(0)}\``
  if (comment !== undefined) return 'there is a comment'
  if (singleQuote !== undefined) return 'there is a single quote instead of `"`'
  if (openString !== undefined) return 'a string is not closed'
  return undefined
}
