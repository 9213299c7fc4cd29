import jsTokens from 'js-tokens'
import { splitWords } from '../../common/words.ts'
import { asBytes, type Bytes } from '../byte-strings.ts'
import { MAX_ADDRESS_BYTES } from '../resolve-address.ts'

// Whitespace is spelled out, because `\s` also matches the byte A0, with which letters such as à
// end in UTF-8.
const ADDRESS = /^(?:https?|wss?):\/\/[^/\t\n\v\f\r "'`\\.]+\.[^\t\n\v\f\r ]*$/i
/** Stricter, because not everything that begins with two slashes in a script is an address. */
const WITHOUT_SCHEME = /^\/\/[\w-]+\.[\w.-]+\/[^\t\n\v\f\r ]*$/
const ADDRESS_HINT = /(?:https?|wss?):\/\/|["'`]\/\/\w/i
/** Extensions of scripts, style sheets, and fonts, which count as loaded wherever they occur. */
const LOADABLE_FILE = /\.(?:m?js|css|wasm|woff2?|ttf|otf)(?:[?#]|$)/i

/** Calls that fetch their first argument, and properties that fetch what is assigned to them. */
const FETCHING_CALLS = splitWords(`
  fetch import importScripts sendBeacon Worker SharedWorker WebSocket EventSource FontFace getJSON
  getScript axios
`)
/** Libraries with methods that fetch their first argument. */
const CLIENTS: ReadonlySet<string> = new Set(['axios', '$', 'jQuery', 'ky', 'superagent'])
const CLIENT_METHODS = splitWords('ajax delete get head patch post put request')
/** The first argument of `xhr.open`, in quotes. */
const HTTP_METHOD = /^["'`](?:GET|HEAD|POST|PUT|PATCH|DELETE)["'`]$/i
const FETCHING_PROPERTIES: ReadonlySet<string> = new Set(['src', 'srcset'])

const IGNORED_TOKENS = splitWords(
  'WhiteSpace LineTerminatorSequence MultiLineComment SingleLineComment',
)

/** How many characters follow the text in each token that has one. */
const CHARS_AFTER_TEXT: ReadonlyMap<string, number> = new Map([
  ['StringLiteral', 1],
  ['NoSubstitutionTemplate', 1],
  ['TemplateHead', 2],
])

/** The preceding tokens, without whitespace and comments, nearest first. */
type PrecedingTokens = readonly [string, string, string, string]

/**
 * Calls `onAddress` for each address that a script seems to load: the first argument of a fetching
 * call, a value assigned to `src`, a module specifier, or an address with the extension of a
 * script, a style sheet, or a font. Other addresses in scripts are usually links, namespaces, or
 * help texts. A concatenated address is judged by its first part. `at` is an offset.
 * @throws RangeError if a token is too long for the tokenizer
 */
export function scanScript(code: Bytes, onAddress: (address: Bytes, at: number) => void): void {
  if (!ADDRESS_HINT.test(code)) return
  let preceding: PrecedingTokens = ['', '', '', '']
  let at = 0
  for (const { type, value } of jsTokens(code)) {
    if (!IGNORED_TOKENS.has(type)) {
      const charsAfter = CHARS_AFTER_TEXT.get(type)
      const text = charsAfter === undefined ? '' : value.slice(1, -charsAfter)
      if (isLoaded(text, preceding)) onAddress(asBytes(text), at)
      const [first, second, third] = preceding
      preceding = [value, first, second, third]
    }
    at += value.length
  }
}

function isLoaded(text: string, before: PrecedingTokens): boolean {
  if (!isAddress(text)) return false
  return LOADABLE_FILE.test(text) || isFetched(before)
}

function isAddress(text: string): boolean {
  if (text.length > MAX_ADDRESS_BYTES) return false
  return ADDRESS.test(text) || WITHOUT_SCHEME.test(text)
}

function isFetched(preceding: PrecedingTokens): boolean {
  switch (preceding[0]) {
    case 'from':
    case 'import':
      return true
    // `fetch(…)`, and `axios.get(…)`
    case '(': {
      const [, callee, dot, client] = preceding
      const isClientMethod = CLIENTS.has(client) && dot === '.' && CLIENT_METHODS.has(callee)
      return isClientMethod || FETCHING_CALLS.has(callee)
    }
    // `x.src = …`
    case '=': {
      const [, property, dot] = preceding
      return dot === '.' && FETCHING_PROPERTIES.has(property)
    }
    // `x.setAttribute('src', …)`, and `x.open('GET', …)`
    case ',': {
      const [, firstArgument, parenthesis, callee] = preceding
      return parenthesis === '(' && isSecondArgumentFetched(callee, firstArgument)
    }
  }
  return false
}

function isSecondArgumentFetched(callee: string, firstArgument: string): boolean {
  if (callee === 'open' && HTTP_METHOD.test(firstArgument)) return true
  return FETCHING_PROPERTIES.has(firstArgument.slice(1, -1))
}
