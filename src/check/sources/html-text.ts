/** Extracts the text of HTML and of template languages. */
import { endAt, type HiddenPart, removeHiddenParts, replaceWithSpaces } from './hidden-parts.ts'

/** Comments and escapes of template languages: Liquid, Jinja, Go. */
export const HIDDEN_IN_TEMPLATES: readonly HiddenPart[] = [
  // Liquid and Jinja: {% comment %}text{% endcomment %}.
  ...['comment', 'raw', 'verbatim', 'highlight'].map((name) => ({
    begin: String.raw`\{%-?\s*${name}\b[^%\n]*%\}`,
    end: endAt(String.raw`\{%-?\s*end${name}\s*-?%\}`),
  })),
  // Jinja: {# text #}.
  { begin: String.raw`\{#-?\s`, end: endAt(String.raw`#\}`), needsEnd: true },
  // Go templates: {{/* text */}}.
  { begin: String.raw`\{\{-?\s*/\*`, end: endAt(String.raw`\*/\s*-?\}\}`) },
  // Hugo, an escaped shortcode: {{</* text */>}}.
  { begin: String.raw`\{\{[<%]\s*/\*`, end: endAt(String.raw`\*/\s*[>%]\}\}`) },
  // Hugo: {{< highlight js >}}text{{< /highlight >}}.
  ...['highlight', 'comment', 'raw'].map((name) => ({
    begin: String.raw`\{\{[<%]\s*${name}\b[^}\n]*\}\}`,
    end: endAt(String.raw`\{\{[<%]\s*/\s*${name}\s*[>%]\}\}`),
  })),
]

export const HTML_COMMENT: HiddenPart = { begin: '<!--', end: endAt('-->') }

/** Comments, and elements whose content is not markup or is not shown. */
export const HIDDEN_IN_HTML: readonly HiddenPart[] = [
  HTML_COMMENT,
  makeHiddenElement('script'),
  makeHiddenElement('style'),
  makeHiddenElement('textarea'),
  // A template with a name is a slot of a component, which is shown.
  makeHiddenElement('template', String.raw`(?!\s+(?:#|v-|slot))`),
]

/** Returns an element as a part. `lookahead`: a pattern for what follows its name in the tag. */
function makeHiddenElement(name: string, lookahead = ''): HiddenPart {
  return {
    begin: String.raw`<${name}${lookahead}(?![\w-])(?:[^>]*[^>/])?>`,
    end: endAt(String.raw`</${name}\s*>`),
    keep: keepStart,
  }
}

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
