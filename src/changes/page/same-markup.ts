/**
 * Returns whether two pages, as strings of bytes, are certain to be the same to a reader: a quick look, many times faster
 * than reading both. If not, they may still be.
 */
export function haveSameMarkup(a: string, b: string): boolean {
  return visibleMarkup(a) === visibleMarkup(b)
}

/** In these, what looks like a tag or a comment is text. `<plaintext>` never ends. */
const TEXT_ENDS: ReadonlyMap<string, RegExp> = new Map(
  ['title', 'textarea', 'iframe', 'noembed', 'noframes', 'xmp'].map((tag) => [
    `<${tag}`,
    new RegExp(`</${tag}(?![^>\\s/])`, 'gi'),
  ]),
)

/**
 * What readers do not see, and most of what differs between two builds is in: it begins like this, and ends like that or with
 * that tag. If it is another tag, it is not certain where the end is.
 */
const UNSEEN: ReadonlyMap<string, RegExp> = new Map([
  ['<script', /<\/?script(?![^>\s/])/gi],
  ['<style', /<(?:\/style(?![^>\s/]))?/gi],
  ['<!--', /--!?>/g],
  ['<link', />/g],
  ['<meta', />/g],
])
const OPENING =
  /<(?:script|style|link|meta|title|textarea|iframe|noembed|noframes|xmp|plaintext|svg|math)(?![^>\s/])|<!--/gi
/** In these, a meta element means that they have ended. */
const FOREIGN: ReadonlySet<string> = new Set(['<svg', '<math'])
/** Begins text in SVG and in XML, which may look like anything. */
const CDATA = '<![CDATA['

/** The meta elements that matter: they name an encoding, describe the page, or send readers on. */
const MATTERS = /charset|description|refresh/i

/** Returns a page, a string of bytes, without most of what no reader sees of it. */
export function visibleMarkup(page: string): string {
  if (page.includes(CDATA)) return page
  const visible: string[] = []
  let from = 0
  // An end that is not found once is not looked for again.
  const kept = new Set<string>()
  OPENING.lastIndex = 0
  for (let opening = OPENING.exec(page); opening !== null; opening = OPENING.exec(page)) {
    const kind = opening[0].toLowerCase()
    if (isInTag(page, opening.index)) break
    if (kept.has(kind)) continue
    if (FOREIGN.has(kind)) {
      kept.add('<meta')
      continue
    }
    if (!UNSEEN.has(kind)) {
      const textEnd = TEXT_ENDS.get(kind)
      if (textEnd === undefined) break
      textEnd.lastIndex = OPENING.lastIndex
      if (textEnd.exec(page) === null) break
      OPENING.lastIndex = textEnd.lastIndex
      continue
    }
    const close = page.indexOf('>', OPENING.lastIndex)
    if (close === -1) break
    if (isDoubtful(kind, page.slice(OPENING.lastIndex, close))) {
      OPENING.lastIndex = close + 1
      continue
    }
    const end = endOf(kind, page, OPENING.lastIndex)
    if (end === 'doubtful') break
    if (end === undefined) {
      kept.add(kind)
      continue
    }
    OPENING.lastIndex = end
    if (kind === '<meta' && MATTERS.test(page.slice(opening.index, end))) continue
    visible.push(page.slice(from, opening.index))
    from = end
  }
  return visible.join('') + page.slice(from)
}

/**
 * Returns whether it is not certain where something unseen ends: it may be over at the first `>` already, or go on after
 * it. `rest` is what stands before that `>`. It counts as visible then.
 */
function isDoubtful(kind: string, rest: string): boolean {
  switch (kind) {
    case '<!--':
      // https://html.spec.whatwg.org/#parse-error-abrupt-closing-of-empty-comment
      return rest === '' || rest === '-'
    case '<meta':
    case '<link':
      return isOdd(rest, '"') || isOdd(rest, "'")
    default:
      // In XML and in SVG, nothing is in an element that closes itself.
      return rest.endsWith('/')
  }
}

/** With an odd number of quotes, the `>` may be part of a value. */
function isOdd(text: string, quote: string): boolean {
  return text.split(quote).length % 2 === 0
}

function endOf(kind: string, page: string, from: number): number | 'doubtful' | undefined {
  const closing = UNSEEN.get(kind)
  if (closing === undefined) return undefined
  closing.lastIndex = from
  const found = closing.exec(page)?.[0]
  if (found === undefined) return undefined
  if (found.endsWith('>')) return closing.lastIndex
  if (!found.startsWith('</')) return 'doubtful'
  const end = page.indexOf('>', closing.lastIndex)
  return end === -1 ? undefined : end + 1
}

/** Returns whether what begins there may be part of the value of an attribute. */
function isInTag(page: string, at: number): boolean {
  const before = page.lastIndexOf('<', at - 1)
  return before !== -1 && at > 0 && !page.slice(before, at).includes('>')
}
