/**
 * The one door that makes text from the network safe to show.
 *
 * The runner reads commands out of a step's output: `::name::` after any white space at the start of a line, and
 * the older `##[name]` anywhere in a line; a lone carriage return starts a line too. Whoever controls a line can
 * set outputs, add masks, or switch masking off (`stop-commands`).
 */

/** How much of one foreign value is shown, in UTF-16 units. */
const CAP = 300

/** Text that may be printed: made by `safe`, which cleans every value, or by `clean`. */
export class SafeText {
  readonly text: string

  /** Only this file makes one. */
  constructor(text: string) {
    this.text = text
  }

  toString(): string {
    return this.text
  }
}

const secrets = new Set<string>()

/** Has `secret` shown as `***` from here on, by our own hand: the runner misses what is cut, or encoded as HTML. */
export function hide(secret: string): void {
  secrets.add(secret)
}

/** What of a URL in a text is shown: never its query, in which signatures and tokens are. */
const QUERY = /(\bhttps?:\\?\/\\?\/[^\s?"'<>]*)\?[^\s"'<>]*/gi

/**
 * Returns `value` as one line without secrets, without control, formatting or surrogate characters, without `##[`,
 * and with at most `cap` UTF-16 units. It still must not stand at the start of a line: `safe` puts our own words there.
 */
export function clean(value: unknown, cap = CAP): string {
  const line = withoutSecrets(String(value ?? ''))
    .replace(QUERY, '$1?…')
    .slice(0, cap * 4)
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Cs}]/gu, '\uFFFD')
    .replaceAll('##[', '## [')
    .trim()
  return line.length > cap ? `${line.slice(0, cap - 1).replace(/[\uD800-\uDBFF]$/u, '')}…` : line
}

function withoutSecrets(text: string): string {
  const longestFirst = [...secrets].sort((a, b) => b.length - a.length)
  return longestFirst.reduce((shown, secret) => shown.replaceAll(secret, '***'), text)
}

/** A template tag: the literal words are ours, every value goes through `clean` (unless it is `SafeText`). */
export function safe(words: TemplateStringsArray, ...values: readonly unknown[]): SafeText {
  const shown = values.map((value) => (value instanceof SafeText ? value.text : clean(value)))
  return new SafeText(words.reduce((text, word, i) => `${text}${shown[i - 1]}${word}`))
}

/** Several safe lines as one text, for the places that take more than one line (annotations). */
export function lines(...texts: readonly SafeText[]): SafeText {
  return new SafeText(texts.map(String).join('\n'))
}

/** What a placeholder of a template takes: foreign text, a number, safe text, or a list (one line each). */
export type Value = string | number | SafeText | readonly (string | SafeText)[] | undefined

/**
 * Fills the `{name}` placeholders of a template of ours. A part in square brackets is left out when any value in
 * it is missing or empty. Every value goes through `clean`.
 */
export function fill(template: string, values: Readonly<Record<string, Value>>): SafeText {
  const optional = /\[([^[\]]*)\]/g
  const placeholder = /\{(\w+)\}/g
  const shown = (name: string) => show(values[name])
  const kept = template.replace(optional, (_, part: string) =>
    [...part.matchAll(placeholder)].every((match) => shown(match[1] ?? '') !== '') ? part : '',
  )
  return new SafeText(kept.replace(placeholder, (_, name: string) => shown(name)))
}

function show(value: Value): string {
  if (value instanceof SafeText) return value.text
  if (typeof value === 'object') return value.map((item) => `\n- ${show(item)}`).join('')
  return clean(value)
}
