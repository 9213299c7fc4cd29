/** As much of a page is looked at, in characters, behind the tag of a link. */
const BEHIND = 300
const CLASSES = /\sclass\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i
/** The first element in a link. */
const SPAN = /^\s*(<span\b[^>]*)/i

/**
 * Does the generator of a page say that it did not find what a link is meant to
 * point to? It writes a fragment instead. `at`: an offset in its tag. Antora marks the link itself,
 * MyST what is in it.
 */
export function isUnresolvedReference(page: string, at: number): boolean {
  const start = page.lastIndexOf('<', at)
  const end = page.indexOf('>', at)
  if (start === -1 || end === -1) return false
  const inner = SPAN.exec(page.slice(end + 1, end + 1 + BEHIND))?.[1] ?? ''
  return hasClasses(page.slice(start, end), 'unresolved') || hasClasses(inner, 'myst')
}

/** Has the tag the class of a reference, and another one? */
function hasClasses(tag: string, other: string): boolean {
  const [, ...values] = CLASSES.exec(tag) ?? []
  const classes = (values.find((value) => value !== undefined) ?? '').split(/\s+/)
  return classes.includes('xref') && classes.includes(other)
}
