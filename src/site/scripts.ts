import jsTokens from 'js-tokens'

const ADDRESS = /^(?:https?|wss?):\/\/[^/\s"'`\\]+\.[^\s]*$/i

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
  if (!/(?:https?|wss?):\/\//i.test(code)) return
  let at = 0
  /** The last tokens that are neither space nor comment, the newest first. */
  let previous = ''
  let before = ''
  let third = ''
  for (const token of jsTokens(code)) {
    if (token.type === 'StringLiteral' || token.type === 'NoSubstitutionTemplate') {
      const value = token.value.slice(1, -1)
      if (ADDRESS.test(value) && (LOADABLE.test(value) || isFetched(previous, before, third)))
        found(value, at)
    }
    at += token.value.length
    if (MEANS_NOTHING.has(token.type)) continue
    third = before
    before = previous
    previous = token.value
  }
}

function isFetched(previous: string, before: string, third: string): boolean {
  if (previous === 'from' || previous === 'import') return true
  if (previous === '(') return FETCHING_CALL.has(before)
  return previous === '=' && third === '.' && FETCHING_PROPERTY.has(before)
}
