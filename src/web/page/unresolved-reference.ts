/** How much of a page after the tag of a link is read, in characters. */
const INSPECTED_CHARS = 300
const CLASSES = /\sclass\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i
/** The first element in a link. */
const SPAN = /^\s*(<span\b[^>]*)/i

/**
 * Did the generator mark a link as unresolved? It then writes a fragment in place of the address.
 * Antora marks the link itself, MyST an element in it. `at`: an offset in the tag of the link.
 */
export function isUnresolvedReference(page: string, at: number): boolean {
  const start = page.lastIndexOf('<', at)
  const end = page.indexOf('>', at)
  if (start === -1 || end === -1) return false
  const content = page.slice(end + 1, end + 1 + INSPECTED_CHARS)
  const [, inner = ''] = SPAN.exec(content) ?? []
  return hasClasses(page.slice(start, end), 'unresolved') || hasClasses(inner, 'myst')
}

/** Does a tag have the class of a reference, and the class `other`? */
function hasClasses(tag: string, other: string): boolean {
  const [, ...values] = CLASSES.exec(tag) ?? []
  const classes = (values.find((value) => value !== undefined) ?? '').split(/\s+/)
  return classes.includes('xref') && classes.includes(other)
}
