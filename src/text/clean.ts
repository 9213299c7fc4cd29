/**
 * The only place where text from the network is made safe to show.
 *
 * The runner reads commands from a step's output: `::name::` after any whitespace at the start of
 * a line, and the older `##[name]` anywhere in a line. A lone carriage return also starts a line.
 * Such a command can set outputs, add masks, or switch masking off (`stop-commands`).
 */

/** How much of one untrusted value is shown, in UTF-16 units. */
const MAX_SHOWN_UNITS = 300

/**
 * How many units are read for each that may be shown: whitespace, secrets, and queries become
 * shorter.
 */
const UNITS_READ_PER_SHOWN = 16

/**
 * The beginning of a line that the runner would read as a command: `^` matches after every kind of
 * line end.
 */
const COMMAND = /^(\s*):(?=:)/gmu

/**
 * The period of a message after a quoted sentence that ends with its own punctuation. A period
 * within a word is part of a name, such as `“Why.”.html`.
 */
const DOUBLED_PERIOD = /(?<=[.!?]”)\.(?=\s|$)/g

/**
 * The class is not exported, and its protected property keeps other objects with a `text` from
 * being accepted. Commands are defused in the assembled text: an untrusted value may come first,
 * and two values may form a command together.
 */
class CleanText {
  readonly text: string
  declare protected readonly isClean: true

  constructor(text: string) {
    this.text = text.replace(COMMAND, '$1: ').replaceAll('##[', '## [').replace(DOUBLED_PERIOD, '')
  }

  toString(): string {
    return this.text
  }
}

/** Text that may be printed. Only `safe` and `fill` create it. */
export type SafeText = CleanText

/** Writes a line to the log or to the output of the command. */
export type LogLine = (line: SafeText) => void

/**
 * The first secrets are the keys, which are kept. Of later ones, such as new links in each
 * response, only the newest are kept.
 */
const PERMANENT_SECRETS = 100
const MAX_SECRETS = 1_000

const secrets: string[] = []

/**
 * Shows `secret` as `***` from now on. The runner also masks secrets, but misses those that are cut
 * or encoded as HTML. A service that keeps sending new secrets must not make each line more
 * expensive than the last.
 */
export function hideSecret(secret: string): void {
  if (secrets.includes(secret)) return
  secrets.push(secret)
  if (secrets.length > MAX_SECRETS) secrets.splice(PERMANENT_SECRETS, 1)
}

/**
 * Returns `value` as one line of at most `cap` UTF-16 units. It has no secrets, URL queries, `##[`,
 * or control, formatting, or surrogate characters. It may still begin with a command (`::name::`):
 * only `SafeText` may be printed. The order keeps this safe and fast: secrets are masked first,
 * because a cut could leave half of one. Then the text is cut, and patterns are applied to the
 * rest.
 */
export function clean(value: unknown, cap = MAX_SHOWN_UNITS): string {
  const line = removeQueries(removeSecrets(String(value ?? ''), cap * UNITS_READ_PER_SHOWN))
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Cs}]/gu, '\uFFFD')
    .replaceAll('##[', '## [')
    .trim()
  if (line.length <= cap) return line
  return `${line.slice(0, cap - 1).replace(/[\uD800-\uDBFF]$/u, '')}…`
}

/**
 * Returns the beginning of `text`, at most `length` UTF-16 units, without secrets or the first part
 * of one.
 */
function removeSecrets(text: string, length: number): string {
  const longestFirst = [...secrets].sort((a, b) => b.length - a.length)
  const longest = longestFirst[0]?.length ?? 0
  // Every secret is searched for in this string, so it must be short, however long `text` is.
  const beginning = text.slice(0, length + 4 * longest)
  const masked = longestFirst.reduce((shown, secret) => shown.replaceAll(secret, '***'), beginning)
  const isWhole = beginning.length === text.length
  if (isWhole) return masked.slice(0, length)
  return masked.slice(0, Math.min(length, Math.max(0, masked.length - longest)))
}

/**
 * A URL and its query. A question mark that nothing follows ends a question: “is it
 * https://api.example.com?”
 */
const URL_AND_QUERY = /(\bhttps?:\\?\/\\?\/[^\s"'<>?]*)(\?[^\s"'<>]+)?/gi

/** Returns `text` without the query of any URL in it: queries may contain signatures and tokens. */
function removeQueries(text: string): string {
  return text.replace(URL_AND_QUERY, (_, url: string, query?: string) => {
    if (query === undefined) return url
    return `${url}?…`
  })
}

/**
 * A template tag for text that may be printed. Literal words are trusted; every value goes through
 * `clean` unless it is `SafeText`.
 */
export function safe(words: TemplateStringsArray, ...values: readonly unknown[]): SafeText {
  const shown = values.map((value) => (value instanceof CleanText ? value.text : clean(value)))
  return new CleanText(words.reduce((text, word, i) => `${text}${shown[i - 1]}${word}`))
}

/**
 * The values that a placeholder of a template accepts: untrusted text, a number, a boolean, safe
 * text, or a list (one line each; a single item follows on the same line).
 */
export type TemplateValue =
  | string
  | number
  | boolean
  | SafeText
  | readonly (string | SafeText)[]
  | undefined

/** The names of the placeholders in a template. */
export type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

/**
 * Fills the `{name}` placeholders of a message template. A part in square brackets is left out when
 * any value in it is missing, empty, or false. `true` is not shown: its placeholder only decides
 * whether to show the part. Every value goes through `clean`.
 */
export function fill(template: string, values: Readonly<Record<string, TemplateValue>>): SafeText {
  const optional = /\[([^[\]]*)\]/g
  const placeholder = /\{(\w+)\}/g
  const shown = (name: string) => formatValue(values[name])
  const isSet = (name: string) => values[name] === true || shown(name) !== ''
  const applicable = template.replace(optional, (_, part: string) =>
    [...part.matchAll(placeholder)].every(([, name = '']) => isSet(name)) ? part : '',
  )
  return new CleanText(applicable.replace(placeholder, (_, name: string) => shown(name)))
}

function formatValue(value: TemplateValue): string {
  if (typeof value === 'boolean') return ''
  if (value instanceof CleanText) return value.text
  // Many places show only the first line.
  if (typeof value === 'object' && value.length === 1) return ` ${formatValue(value[0])}`
  if (typeof value === 'object') return value.map((item) => `\n- ${formatValue(item)}`).join('')
  return clean(value)
}
