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

/**
 * Elements whose content is not markup or is not shown. A template with a name is a slot of a
 * component, which is shown.
 */
export const HIDDEN_IN_HTML: readonly HiddenPart[] = [
  HTML_COMMENT,
  ...['script', 'style', 'textarea', 'template(?!\\s+(?:#|v-|slot))'].map((name) => ({
    begin: String.raw`<${name}(?![\w-])(?:[^>]*[^>/])?>`,
    end: endAt(String.raw`</${name.replace(/\(.*/, '')}\s*>`),
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
