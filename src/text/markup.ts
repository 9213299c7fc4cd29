/**
 * Makes HTML from our own words and untrusted text: for the job summary, `report.html`, a comment,
 * and `changes.md`.
 */
import { joinWords } from '../common/words.ts'
import { clean, type SafeText } from './clean.ts'

/** How much of one untrusted value is shown, in UTF-16 units: addresses are longer than words. */
const MAX_SHOWN_UNITS = 1_000

/** Text that is already markup. Only `html` and the functions in this file make it. */
class HtmlText {
  readonly text: string
  declare protected readonly isMarkup: true

  constructor(text: string) {
    this.text = text
  }
}

/** HTML that may be shown. */
export type Markup = HtmlText

/** A part of the job summary, of `report.html`, or of a comment on a pull request. */
export interface Section {
  /** It may be untrusted text. */
  readonly heading: string
  readonly content: Markup
  /** Whether it justifies a new comment, or is only part of one. Undefined: it is in no comment. */
  readonly commentUse?: 'begins' | 'joins' | undefined
}

/** Returns a section with its heading. */
export function renderSection({ heading, content }: Section): Markup {
  return html`<h4>${heading}</h4>\n${content}`
}

/**
 * The values that `html` accepts: markup, a list of it, nothing, or untrusted text, which is
 * cleaned and escaped.
 */
type HtmlValue = Markup | readonly Markup[] | string | number | undefined

/**
 * A template tag for markup. Literal parts are trusted; every value is cleaned and escaped unless
 * it is markup.
 */
export function html(words: TemplateStringsArray, ...values: readonly HtmlValue[]): Markup {
  return new HtmlText(
    words.reduce((text, word, i) => `${text}${renderValue(values[i - 1])}${word}`),
  )
}

function renderValue(value: HtmlValue): string {
  if (value instanceof HtmlText) return value.text
  if (typeof value === 'object') return value.map(renderValue).join('')
  return escapeHtml(clean(value, MAX_SHOWN_UNITS))
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}

/** Returns the parts, one per line, without blank lines, which would end HTML in Markdown. */
export function joinWithoutBlankLines(parts: readonly Markup[]): Markup {
  return new HtmlText(html`${parts.map((part) => html`${part}\n`)}`.text.replace(/\n\s*\n/g, '\n'))
}

/** Returns the parts with the trusted text `between` them. */
export function joinMarkup(parts: readonly Markup[], between: string): Markup {
  return new HtmlText(parts.map(({ text }) => text).join(between))
}

/** Returns the parts as in a sentence: `a and b`, or `a, b, and c`. */
export function joinMarkupAsWords(parts: readonly Markup[]): Markup {
  const texts = parts.map(({ text }) => text)
  return new HtmlText(joinWords(texts, 'and'))
}

/** Returns the first parts that fit into `maxLength`, in UTF-16 units. */
export function takeFitting(parts: readonly Markup[], maxLength: number): readonly Markup[] {
  const fitting: Markup[] = []
  let length = 0
  for (const part of parts) {
    length += part.text.length + 1
    if (length > maxLength) break
    fitting.push(part)
  }
  return fitting
}

/**
 * Returns trusted text, such as a script or a style sheet, unescaped. It must not contain untrusted
 * text.
 */
export function trustMarkup(trusted: string): Markup {
  return new HtmlText(trusted)
}

/**
 * Returns untrusted text as code: GitHub does not turn anything in it into a link, a mention, or an
 * emoji.
 */
export function renderCode(text: string): Markup {
  return html`<code>${text}</code>`
}

/** Returns `text` as a link if `href` is an `https` address; unchanged otherwise. */
export function renderLink(text: Markup, href: string | undefined): Markup {
  if (href === undefined) return text
  const url = URL.parse(href)
  if (url?.protocol !== 'https:') return text
  // In parts, because `html` removes the query of an address that it gets as a whole.
  const [path = '', query] = url.href.split(/\?(.*)/s)
  if (query === undefined) return html`<a href="${path}">${text}</a>`
  return html`<a href="${path}?${query}">${text}</a>`
}

/** Returns a percent-encoded URL, uncut, for an attribute. Unsafe characters are removed. */
export function sanitizeUrl(url: string): Markup {
  return new HtmlText(url.replace(/[^\w\-.~/:%[\]]/g, ''))
}

/** Returns `text` as a link to a trusted, percent-encoded URL; unchanged without one. */
export function renderTrustedLink(text: Markup, url: string | undefined): Markup {
  if (url === undefined) return text
  return html`<a href="${sanitizeUrl(url)}">${text}</a>`
}

/** Separates words, so that the quotes around an address stay outside. */
const BETWEEN_WORDS = /([\s“”"'‘’()<>,;]+)/

/** Matches words that GitHub would turn into a link, a mention, a reference, or an emoji. */
const AUTOLINKED = /@|:\/\/|\bwww\.|#\d|\bGH-\d|:[\w+-]+:/i

/** Returns a message in which text in backticks, and text that GitHub would link, is code. */
export function renderSentences({ text }: SafeText): Markup {
  return renderWithCode(text)
}

/** Returns a message as a paragraph; lines that begin with a dash become a list below it. */
export function renderParagraphs({ text }: SafeText): Markup {
  const [first = html``, ...items] = text.split('\n- ').map(renderWithCode)
  if (items.length === 0) return html`<p>${first}</p>`
  const list = html`\n<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`
  return html`<p>${first}</p>${list}`
}

function renderWithCode(safeText: string): Markup {
  const parts = safeText.replace(/\s*\n\s*/g, ' ').split(/`([^`]+)`/)
  const shown = parts.map((part, i) => {
    if (i % 2 === 0) return disableAutolinks(part)
    return html`<code>${new HtmlText(escapeHtml(part))}</code>`
  })
  return html`${shown}`
}

function disableAutolinks(safeText: string): Markup {
  return html`${safeText.split(BETWEEN_WORDS).map((word) => {
    if (!AUTOLINKED.test(word)) return new HtmlText(escapeHtml(word))
    const wordEnd = word.search(word.startsWith(':') ? /[.?!]*$/ : /[.?!:]*$/)
    return new HtmlText(
      `<code>${escapeHtml(word.slice(0, wordEnd))}</code>${escapeHtml(word.slice(wordEnd))}`,
    )
  })}`
}

/** Returns a table with a heading for each row. */
export function renderFactsTable(
  rows: readonly { readonly name: string; readonly value: Markup }[],
): Markup {
  const shown = rows.map(({ name, value }) => html`<tr><th>${name}</th><td>${value}</td></tr>`)
  return html`<table>${shown}</table>`
}

/** Returns a table with a heading for each column, and these rows. */
export function renderTable(columns: readonly string[], rows: readonly Markup[]): Markup {
  const heads = columns.map((column) => html`<th>${column}</th>`)
  return html`<table>\n<tr>${heads}</tr>\n${rows}</table>`
}

/** Returns a row of a table. */
export function renderTableRow(cells: readonly Markup[]): Markup {
  return html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>\n`
}

/** Returns a section that readers can expand; `isOpen` expands it from the start. */
export function renderCollapsed(title: string, content: Markup, isOpen = false): Markup {
  const openAttribute = isOpen ? html` open` : undefined
  return html`<details${openAttribute}><summary>${title}</summary>\n${content}\n</details>`
}

/** Returns lines for readers to copy. */
export function renderLinesToCopy(lines: readonly SafeText[]): Markup {
  return new HtmlText(`<pre>${lines.map(({ text }) => escapeHtml(text)).join('\n')}</pre>`)
}
