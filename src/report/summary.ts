import { clean, type SafeText } from './clean.ts'

/** A row of the job summary. `value` is foreign text; `href` makes it a link if it is an `https` one. */
export interface SummaryRow {
  readonly name: string
  readonly value: string
  readonly href?: string | undefined
}

/** A further table; all of it but `code` may be foreign text. */
export interface Table {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** A sentence below it. */
  readonly remark?: string
  /** Literal lines below that, for users to copy. */
  readonly code?: readonly string[]
}

/**
 * Returns the job summary: a heading, the words of the failure if there is one, a table of the rows that have a value,
 * further tables. GitHub renders it as Markdown with HTML in it, so of every text all but letters, digits and spaces
 * becomes a numeric entity.
 */
export function renderSummary(
  heading: string,
  failure: SafeText | undefined,
  rows: readonly SummaryRow[],
  tables: readonly Table[],
): string {
  const cells = rows
    .filter(({ value }) => value !== '')
    .map(({ name, value, href }) => `<tr><th>${encode(name)}</th><td>${link(encode(value), href)}</td></tr>`)
  const words = failure === undefined ? '' : renderWords(failure)
  return `<h3>${encode(heading)}</h3>\n${words}<table>${cells.join('')}</table>\n${tables.map(renderTable).join('')}`
}

/** Lines that begin with a dash become a list, and text between backticks becomes code. */
function renderWords({ text }: SafeText): string {
  const [sentence, ...items] = text
    .split('\n- ')
    .map((part) => entities(part).replace(/&#96;(.*?)&#96;/g, '<code>$1</code>'))
  const list = items.length > 0 ? `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>\n` : ''
  return `<p>${sentence}</p>\n${list}`
}

function renderTable({ columns, rows, remark, code }: Table): string {
  const line = (tag: string, cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${encode(cell)}</${tag}>`).join('')}</tr>`
  const below = remark === undefined ? '' : `<p>${encode(remark)}</p>\n`
  const copied = code === undefined ? '' : `<pre>${code.map(entities).join('&#10;')}</pre>\n`
  return `<table>${line('th', columns)}${rows.map((row) => line('td', row)).join('')}</table>\n${below}${copied}`
}

function link(text: string, href: string | undefined): string {
  if (!href || !URL.canParse(href) || new URL(href).protocol !== 'https:') return text
  return `<a href="${entities(href)}">${text}</a>`
}

function encode(text: string): string {
  return entities(clean(text))
}

function entities(text: string): string {
  return text.replace(/[^\p{L}\p{N} ]/gu, (character) => `&#${character.codePointAt(0)};`)
}
