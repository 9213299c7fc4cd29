import jsTokens from 'js-tokens'
import { splitWords } from '../../common/words.ts'
import { MAX_USUAL_ADDRESS } from '../address.ts'
import { asBytes, type Bytes } from '../byte-strings.ts'

// White space is named: `\s` matches the byte A0, too, with which letters such as à end in UTF-8.
const ADDRESS = /^(?:https?|wss?):\/\/[^/\t\n\v\f\r "'`\\.]+\.[^\t\n\v\f\r ]*$/i
/** Stricter, because more than addresses begins with two slashes in a script. */
const WITHOUT_SCHEME = /^\/\/[\w-]+\.[\w.-]+\/[^\t\n\v\f\r ]*$/
const WORTH_READING = /(?:https?|wss?):\/\/|["'`]\/\/\w/i
/**
 * An address that ends like this is a file to run, to apply or to draw with, wherever it occurs.
 */
const LOADABLE = /\.(?:m?js|css|wasm|woff2?|ttf|otf)(?:[?#]|$)/i

/** Calls that fetch their first argument, and properties that fetch what is assigned to them. */
const FETCHING_CALL = splitWords(`
  fetch import importScripts sendBeacon Worker SharedWorker WebSocket EventSource FontFace getJSON
  getScript axios
`)
/** Libraries with methods that fetch their first argument. */
const CLIENTS: ReadonlySet<string> = new Set(['axios', '$', 'jQuery', 'ky', 'superagent'])
const CLIENT_METHODS = splitWords('ajax delete get head patch post put request')
/** As `xhr.open` takes them, in quotes. */
const METHOD = /^["'`](?:GET|HEAD|POST|PUT|PATCH|DELETE)["'`]$/i
const FETCHING_PROPERTY: ReadonlySet<string> = new Set(['src', 'srcset'])

const MEANS_NOTHING = splitWords(
  'WhiteSpace LineTerminatorSequence MultiLineComment SingleLineComment',
)

/** Parts of scripts that hold a text, and how many characters of each come after it. */
const TEXTS: ReadonlyMap<string, number> = new Map([
  ['StringLiteral', 1],
  ['NoSubstitutionTemplate', 1],
  ['TemplateHead', 2],
])

/** The tokens before something, space and comments apart, the nearest first. */
type Before = readonly [string, string, string, string]

/**
 * Calls `found` for each address in a script that the script seems to load: the
 * first argument of what fetches, what is assigned to `src`, a module's name, or anything that ends
 * like a script, a style sheet or a font. All other addresses in scripts are links, namespaces and
 * help texts as a rule. What is put together from several parts is judged by the first. `at` is an
 * offset. Throws a RangeError when a token is too long for the tokenizer.
 */
export function scanScript(code: Bytes, found: (address: Bytes, at: number) => void): void {
  if (!WORTH_READING.test(code)) return
  let before: Before = ['', '', '', '']
  let at = 0
  for (const { type, value } of jsTokens(code)) {
    if (!MEANS_NOTHING.has(type)) {
      const end = TEXTS.get(type)
      const text = end === undefined ? '' : value.slice(1, -end)
      if (loads(text, before)) found(asBytes(text), at)
      const [first, second, third] = before
      before = [value, first, second, third]
    }
    at += value.length
  }
}

function loads(text: string, before: Before): boolean {
  return isAddress(text) && (LOADABLE.test(text) || isFetched(before))
}

function isAddress(text: string): boolean {
  return text.length <= MAX_USUAL_ADDRESS && (ADDRESS.test(text) || WITHOUT_SCHEME.test(text))
}

function isFetched([previous, name, third, fourth]: Before): boolean {
  if (previous === 'from' || previous === 'import') return true
  if (previous === '(')
    return (
      FETCHING_CALL.has(name) || (third === '.' && CLIENTS.has(fourth) && CLIENT_METHODS.has(name))
    )
  // `x.src = …`, `x.setAttribute('src', …)`, and `x.open('GET', …)`.
  if (previous === '=') return third === '.' && FETCHING_PROPERTY.has(name)
  if (previous !== ',' || third !== '(') return false
  return FETCHING_PROPERTY.has(name.slice(1, -1)) || (fourth === 'open' && METHOD.test(name))
}
