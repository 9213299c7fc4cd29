/** Detects templates, parts, and print editions among pages, and pages without a page's name. */

/** How much of a file is read to tell its kind, in characters. */
const INSPECTED_CHARS = 4_096

/** A byte order mark, the XML declaration of XHTML, and comments. */
const PROLOG =
  String.raw`^(?:\xef\xbb\xbf)?\s*(?:<\?xml\b[^>]*>\s*)?` +
  String.raw`(?:<!--(?:(?!-->)[\s\S])*-->\s*)*`

const BEGINS_LIKE_PAGE = new RegExp(String.raw`${PROLOG}<(?:!doctype\s+html|html|head|body)\b`, 'i')
const BEGINS_LIKE_TEMPLATE = new RegExp(String.raw`${PROLOG}(?:\{[{%#]|<%)`)
/** A template placeholder in an address or the title, where it cannot be an example. */
const UNFILLED_PLACEHOLDER = new RegExp(
  String.raw`(?:\b(?:href|src|action)\s*=\s*["']?[^"'>]*|<title>[^<]*)` +
    String.raw`(?:\{\{|\{%|<%)`,
  'i',
)

/** Does a file begin as pages do? */
export function beginsLikePage(text: string): boolean {
  return BEGINS_LIKE_PAGE.test(text.slice(0, INSPECTED_CHARS))
}

/** How much of a file `isPageContent` needs, in bytes. */
export const PAGE_CONTENT_START_BYTES = 512

/** No script or style sheet begins like this, not even one that writes pages. */
const BEGINS_UNLIKE_CODE = /^(?:\xef\xbb\xbf)?\s*<(?:!doctype\s+html|html)[\s>]/i

/**
 * Does a file that should not be a page, such as a script, have the content of one? Crawlers save
 * the error page of a server under the name of the file that they requested.
 */
export function isPageContent(text: string): boolean {
  return BEGINS_UNLIKE_CODE.test(text.slice(0, INSPECTED_CHARS))
}

/**
 * Is this file a template of pages? Sphinx themes publish such files by mistake. A file that begins
 * like a page is not a template, even with an unfilled placeholder.
 */
export function isTemplate(text: string): boolean {
  const start = text.slice(0, INSPECTED_CHARS)
  if (BEGINS_LIKE_TEMPLATE.test(start)) return true
  return !BEGINS_LIKE_PAGE.test(start) && UNFILLED_PLACEHOLDER.test(text)
}

/** May this be a whole page, and not a part that scripts insert into others? */
export function mayBeWholePage(text: string): boolean {
  return /<(?:!doctype|html|head|body|title)\b/i.test(text.slice(0, INSPECTED_CHARS))
}

const MDBOOK_PRINT_COMMENT = '<!-- Book generated using mdBook -->'

/**
 * Is this the page in which mdBook combines all others for printing? It gets some of their
 * addresses wrong.
 */
export function isPrintEdition(name: string, text: string): boolean {
  return (
    /(?:^|\/)print\.html$/.test(name) &&
    text.slice(0, INSPECTED_CHARS).includes(MDBOOK_PRINT_COMMENT)
  )
}
