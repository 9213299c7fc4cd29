/** Detects addresses that a generator could not resolve. */

/**
 * What is left of a template, such as `{{ url }}`, `${url}`, and `<%= url %>`, possibly
 * percent-encoded, and `$page.url` and `%(base)s`; a variable of create-react-app; and what
 * JavaScript inserts for an object or a missing value.
 */
const PLACEHOLDER = new RegExp(
  [
    String.raw`(?:[{$]|%7b|%24)(?:\{|%7b)`,
    // `%7B%22` is not left of a template, but encoded JSON.
    String.raw`(?:[{<]%|(?:%7b|%3c)%(?:25|(?![\da-f]{2})))`,
    String.raw`\[object(?: |%20)`,
    String.raw`^/?\$[a-z]+\.(?:base_?)?(?:url|path|permalink|href|link|slug)(?:/|$)`,
    String.raw`%\([a-z_][\w.]*\)[sd]`,
    '^/?%[a-z]+(?:_[a-z]+)+%',
    '^/?(?:undefined|null)$',
    '^/?undefined/',
  ].join('|'),
  'i',
)

/** What Python inserts for a missing value, and a name to be replaced. Not `none` or `__init__`. */
const CAPITALIZED_PLACEHOLDER = /^\/?(?:None$|__[A-Z]+(?:_[A-Z]+)*__(?:\/|$))/

/** Is an address, or a part of it, a placeholder that was never filled in? */
export function isPlaceholder(address: string): boolean {
  return PLACEHOLDER.test(address) || CAPITALIZED_PLACEHOLDER.test(address)
}

/** How much of a page after the tag of a link is read, in characters. */
const INSPECTED_CHARS = 300
const CLASSES = /\sclass\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i
/** The first element in a link. */
const FIRST_SPAN = /^\s*(<span\b[^>]*)/i

/**
 * Did the generator mark a link as unresolved? It then writes a fragment in place of the address.
 * Antora marks the link itself, MyST an element in it. `offset`: any offset in the tag of the link.
 */
export function isUnresolvedReference(page: string, offset: number): boolean {
  const start = page.lastIndexOf('<', offset)
  const end = page.indexOf('>', offset)
  if (start === -1 || end === -1) return false
  const content = page.slice(end + 1, end + 1 + INSPECTED_CHARS)
  const [, span = ''] = FIRST_SPAN.exec(content) ?? []
  return hasClasses(page.slice(start, end), 'unresolved') || hasClasses(span, 'myst')
}

/** Does a tag have the class of a reference, and the class `marker`? */
function hasClasses(tag: string, marker: string): boolean {
  const [, ...values] = CLASSES.exec(tag) ?? []
  const classes = (values.find((value) => value !== undefined) ?? '').split(/\s+/)
  return classes.includes('xref') && classes.includes(marker)
}
