/** Recognizes formats that browsers handle differently, by the content of a file. */
import { readBytes } from '../../web/byte-strings.ts'

/** How much of a page is searched for its root element, in bytes. */
const SEARCHED_FOR_ROOT_BYTES = 64 << 10

/**
 * Returns whether a page can be sent as XHTML: its root element has a namespace. Without it,
 * browsers show a tree of elements or an error.
 */
export function isXhtml(page: Buffer): boolean {
  return /<html\s[^>]*\bxmlns\s*=/i.test(page.toString('latin1', 0, SEARCHED_FOR_ROOT_BYTES))
}

/** Statements that only modules have, at the beginning of a line or of a statement. */
const MODULE_STATEMENT = /(?:^|[;}])[ \t]*(?:import|export)\b(?![ \t]*[(=:.,;)])/m

/** Returns whether a file is a classic script: it has no imports or exports. */
export function isClassicScript(name: string, content: Buffer): boolean {
  return /\.js$/i.test(name) && !MODULE_STATEMENT.test(readBytes(content))
}
