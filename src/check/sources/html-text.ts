/** Extracts the text of HTML and of template languages. */
import { type HiddenPart, removeHiddenParts, replaceWithSpaces } from './hidden-parts.ts'

/** Returns an `end` that does not depend on `begin`. */
export function endAt(end: string): () => string {
  return () => end
}

/** Comments and escapes of template languages: Liquid, Jinja, Go. */
export const HIDDEN_IN_TEMPLATES: readonly HiddenPart[] = [
  ...['comment', 'raw', 'verbatim', 'highlight'].map((name) => ({
    begin: `\\{%-?\\s*${name}\\b[^%\\n]*%\\}`,
    end: endAt(`\\{%-?\\s*end${name}\\s*-?%\\}`),
  })),
  { begin: '\\{#-?\\s', end: endAt('#\\}'), needsEnd: true },
  { begin: '\\{\\{-?\\s*/\\*', end: endAt('\\*/\\s*-?\\}\\}') },
  { begin: '\\{\\{[<%]\\s*/\\*', end: endAt('\\*/\\s*[>%]\\}\\}') },
  ...['highlight', 'comment', 'raw'].map((name) => ({
    begin: `\\{\\{[<%]\\s*${name}\\b[^}\\n]*\\}\\}`,
    end: endAt(`\\{\\{[<%]\\s*/\\s*${name}\\s*[>%]\\}\\}`),
  })),
]

export const HTML_COMMENT: HiddenPart = { begin: '<!--', end: endAt('-->') }

/**
 * Elements whose content is not markup or is not shown. A template with a name is a slot of a
 * component, which is shown.
 */
export const HIDDEN_IN_HTML: readonly HiddenPart[] = [
  HTML_COMMENT,
  ...['script', 'style', 'textarea', 'template(?!\\s+(?:#|v-|slot))'].map((name) => ({
    begin: `<${name}(?![\\w-])(?:[^>]*[^>/])?>`,
    end: endAt(`</${name.replace(/\(.*/, '')}\\s*>`),
    keep: keepStart,
  })),
]

/** Keeps the start tag, which may load a file. */
function keepStart(part: string): string {
  const end = part.indexOf('>') + 1
  return part.slice(0, end) + replaceWithSpaces(part.slice(end))
}

const NOSCRIPT: HiddenPart = { begin: '<noscript', end: endAt('</noscript') }

/** Returns the text of a page or a template, with its tags. */
export function readHtmlText(text: string): string {
  return removeHiddenParts(text, [...HIDDEN_IN_TEMPLATES, ...HIDDEN_IN_HTML, NOSCRIPT])
}
