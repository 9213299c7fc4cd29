/** Files with the name of a page that are something else, or a page without the name of one. */

/** How much of a file shows what it is, in characters. */
const START = 4_096

const COMMENTS = String.raw`^(?:\xef\xbb\xbf)?\s*(?:<!--(?:(?!-->)[\s\S])*-->\s*)*`

const BEGINS_LIKE_PAGE = new RegExp(
  String.raw`${COMMENTS}<(?:!doctype\s+html|html|head|body)\b`,
  'i',
)
const BEGINS_LIKE_TEMPLATE = new RegExp(String.raw`${COMMENTS}(?:\{[{%#]|<%)`)
/** A place that a generator fills in, where no text can be meant: an address, or the title. */
const OPEN_PLACE =
  /\b(?:href|src|action)\s*=\s*["']?[^"'>]*(?:\{\{|\{%|<%)|<title>[^<]*(?:\{\{|\{%|<%)/i

/** Does a file begin as pages do? */
export function beginsLikePage(text: string): boolean {
  return BEGINS_LIKE_PAGE.test(text.slice(0, START))
}

/**
 * Is a page the template of one? Themes of Sphinx leave such files among those
 * that they publish. A page that only has a part that was not filled in is none: it begins as pages
 * do.
 */
export function isTemplate(text: string): boolean {
  const start = text.slice(0, START)
  if (BEGINS_LIKE_TEMPLATE.test(start)) return true
  return !BEGINS_LIKE_PAGE.test(start) && OPEN_PLACE.test(text)
}

/** May a page (a string of bytes) be a whole one, and no part that scripts put into others? */
export function mayBeWhole(text: string): boolean {
  return /<(?:!doctype|html|head|body|title)\b/i.test(text.slice(0, START))
}

const BY_MDBOOK = '<!-- Book generated using mdBook -->'

/**
 * Is a page the one that mdBook puts all others together in, to be printed? Some of their addresses
 * come out wrong there.
 */
export function isPrintEdition(name: string, text: string): boolean {
  return /(?:^|\/)print\.html$/.test(name) && text.slice(0, START).includes(BY_MDBOOK)
}
