import jsTokens, { type Token } from 'js-tokens'

const ADDRESS = /^(?:https?|wss?):\/\/[^/\s"'`\\.]+\.[^\s]*$/i
/** Stricter, because more than addresses begins with two slashes in a script. */
const WITHOUT_SCHEME = /^\/\/[\w-]+\.[\w.-]+\/\S*$/
const WORTH_READING = /(?:https?|wss?):\/\/|["'`]\/\/\w/i
/** Addresses in scripts, in letters; what is longer holds data. */
const LONGEST = 8_192

/** An address that ends like this is a file to run, to apply or to draw with, wherever it stands. */
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
])
const FETCHING_PROPERTY: ReadonlySet<string> = new Set(['src', 'srcset'])

const MEANS_NOTHING: ReadonlySet<string> = new Set([
  'WhiteSpace',
  'LineTerminatorSequence',
  'MultiLineComment',
  'SingleLineComment',
])

/**
 * Calls `found` for each literal address in a script that the script seems to load: the first argument of what
 * fetches, what is assigned to `src`, a module's name, or anything that ends like a script, a style sheet or a
 * font. All other addresses in scripts are links, name spaces and help texts as a rule. `at` is an offset.
 */
export function scanScript(code: string, found: (address: string, at: number) => void): void {
  if (!WORTH_READING.test(code)) return
  let at = 0
  /** The last tokens that are neither space nor comment, the newest first. */
  let previous = ''
  let before = ''
  let third = ''
  for (const token of jsTokens(code)) {
    const value = textOf(token)
    if (value.length <= LONGEST && loads(value, previous, before, third)) found(value, at)
    at += token.value.length
    if (MEANS_NOTHING.has(token.type)) continue
    third = before
    before = previous
    previous = token.value
  }
}

/** Returns a string's content, a template's as far as its first `${`; empty for other tokens. */
function textOf({ type, value }: Token): string {
  if (type === 'StringLiteral' || type === 'NoSubstitutionTemplate') return value.slice(1, -1)
  return type === 'TemplateHead' ? value.slice(1, -2) : ''
}

function loads(value: string, previous: string, before: string, third: string): boolean {
  const isAddress = ADDRESS.test(value) || WITHOUT_SCHEME.test(value)
  return isAddress && (LOADABLE.test(value) || isFetched(previous, before, third))
}

function isFetched(previous: string, before: string, third: string): boolean {
  if (previous === 'from' || previous === 'import') return true
  if (previous === '(') return FETCHING_CALL.has(before)
  // `x.src = …`, and `x.setAttribute('src', …)`.
  if (previous === '=') return third === '.' && FETCHING_PROPERTY.has(before)
  return previous === ',' && third === '(' && FETCHING_PROPERTY.has(before.slice(1, -1))
}
