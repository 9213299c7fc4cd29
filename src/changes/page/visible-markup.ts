/** In these, what looks like a tag or a comment is text. `<plaintext>` never ends. */
const TEXT_ENDS: ReadonlyMap<string, RegExp> = new Map(
  ['title', 'textarea', 'iframe', 'noembed', 'noframes', 'xmp'].map((tag) => [
    `<${tag}`,
    new RegExp(`</${tag}(?![^\\t\\n\\f\\r />])`, 'gi'),
  ]),
)

/**
 * What readers do not see, and most of what differs between two builds is in: it begins like this, and ends like that or with
 * that tag. If it is another tag, it is not certain where the end is.
 */
const UNSEEN: ReadonlyMap<string, RegExp> = new Map([
  ['<script', /<\/?script(?![^\t\n\f\r />])/gi],
  ['<noscript', /<\/noscript(?![^\t\n\f\r />])/gi],
  ['<style', /<(?:\/style(?![^\t\n\f\r />]))?/gi],
  ['<!--', /--!?>/g],
  ['<link', />/g],
  ['<meta', />/g],
])
/** In SVG and MathML, the content of these is markup: it is certain where they end only if there is none. */
const FOREIGN_ENDS: ReadonlyMap<string, RegExp> = new Map([
  ['<script', /<(?:\/script(?![^\t\n\f\r />]))?/gi],
  ['<noscript', /<(?:\/noscript(?![^\t\n\f\r />]))?/gi],
])
/** Those of them that end with a tag of their own. */
const HAS_CONTENT: ReadonlySet<string> = new Set(['<script', '<noscript', '<style'])
/** What may end a start tag, or make it go on: any of these, and the value of an attribute, of which the first quotation mark is apart. */
const SIGNIFICANT = /([<>"'])|=[\t\n\f\r ]*(?:(["'])|[^\t\n\f\r >]+)?/g
const OPENING =
  /<(?:script|noscript|style|link|meta|title|textarea|iframe|noembed|noframes|xmp|plaintext|\/?svg|\/?math)(?![^\t\n\f\r />])|<!--/gi
/** SVG and MathML, in which a script is no text, and which a meta element ends: by how many more are open. */
const FOREIGN: ReadonlyMap<string, readonly [element: string, opened: number]> = new Map([
  ['<svg', ['svg', 1]],
  ['</svg', ['svg', -1]],
  ['<math', ['math', 1]],
  ['</math', ['math', -1]],
])
/** Begins text in SVG, which may look like anything. */
const CDATA = '<![CDATA['

/** The meta elements that matter: they name an encoding, describe the page, or send readers on. */
const MATTERS = /charset|description|refresh/i

/**
 * Returns a page of HTML, a string of bytes, without most of what no reader sees of it, many times faster than it is read. Two pages
 * of which this is the same are certain to be the same to a reader; if it differs, they may still be.
 */
export function visibleMarkup(page: string): string {
  if (page.includes(CDATA)) return page
  const visible: string[] = []
  let from = 0
  // Where something begins, or ended, that is in no tag.
  let known = 0
  // An end that is not found once is not looked for again.
  const kept = new Set<string>()
  // Elements of SVG and MathML that may still be open, and how many of them.
  const open = new Map<string, number>()
  OPENING.lastIndex = 0
  for (let opening = OPENING.exec(page); opening !== null; opening = OPENING.exec(page)) {
    const kind = opening[0].toLowerCase()
    if (mayBeInTag(page.slice(known, opening.index))) break
    known = opening.index
    if (kept.has(kind)) continue
    const foreign = FOREIGN.get(kind)
    if (foreign !== undefined) {
      const [element, opened] = foreign
      const depth = (open.get(element) ?? 0) + opened
      if (depth > 0) open.set(element, depth)
      else open.delete(element)
      continue
    }
    const isForeign = open.size > 0
    if (isForeign && kind === '<meta') continue
    if (!UNSEEN.has(kind)) {
      const textEnd = TEXT_ENDS.get(kind)
      if (textEnd === undefined) break
      textEnd.lastIndex = OPENING.lastIndex
      const end = textEnd.exec(page)?.index
      if (end === undefined) break
      known = end
      OPENING.lastIndex = textEnd.lastIndex
      continue
    }
    const start = OPENING.lastIndex
    // https://html.spec.whatwg.org/#parse-error-abrupt-closing-of-empty-comment
    if (kind === '<!--' && /^-?>/.test(page.slice(start, start + 2))) continue
    const startTag = kind === '<!--' ? start : endOfTag(page, start)
    // In SVG, nothing is in an element that closes itself.
    if (startTag === undefined || (HAS_CONTENT.has(kind) && page[startTag - 2] === '/')) break
    const end = HAS_CONTENT.has(kind) || kind === '<!--' ? endOf(kind, page, startTag, isForeign) : startTag
    if (end === 'doubtful') break
    if (end === undefined) {
      kept.add(kind)
      continue
    }
    OPENING.lastIndex = end
    known = end
    if (kind === '<meta' && MATTERS.test(page.slice(opening.index, end))) continue
    visible.push(page.slice(from, opening.index))
    from = end
  }
  return visible.join('') + page.slice(from)
}

/** Returns the offset after a start tag, of which the name ends at `from`; undefined if that is not certain. */
function endOfTag(page: string, from: number): number | undefined {
  SIGNIFICANT.lastIndex = from
  for (let found = SIGNIFICANT.exec(page); found !== null; found = SIGNIFICANT.exec(page)) {
    const [, mark, quote] = found
    if (mark === '>') return SIGNIFICANT.lastIndex
    const before = lastBefore(page, found.index)
    // Anywhere else, it quotes nothing, and in front of any name it begins one.
    if (mark !== undefined || before < from || `"'/`.includes(page[before] ?? '')) return undefined
    if (quote === undefined) continue
    const end = page.indexOf(quote, SIGNIFICANT.lastIndex)
    if (end === -1) return undefined
    SIGNIFICANT.lastIndex = end + 1
  }
  return undefined
}

function endOf(
  kind: string,
  page: string,
  from: number,
  isForeign: boolean,
): number | 'doubtful' | undefined {
  const closing = (isForeign ? FOREIGN_ENDS.get(kind) : undefined) ?? UNSEEN.get(kind)
  if (closing === undefined) return undefined
  closing.lastIndex = from
  const found = closing.exec(page)?.[0]
  if (found === undefined) return undefined
  if (found.endsWith('>')) return closing.lastIndex
  if (!found.startsWith('</')) return 'doubtful'
  return endOfTag(page, closing.lastIndex) ?? 'doubtful'
}

/** Returns whether what follows some markup may be in a tag that begins in there: in its name, or in the value of an attribute. */
function mayBeInTag(markup: string): boolean {
  const quotes = [markup.lastIndexOf('"'), markup.lastIndexOf("'")]
  const last = Math.max(markup.lastIndexOf('<'), ...quotes)
  const isAfterTag = markup.includes('>', last) && !quotes.some((quote) => beginsValue(markup, quote))
  return last !== -1 && !isAfterTag && endsInTag(markup)
}

/** The same, after each tag was looked at. */
function endsInTag(markup: string): boolean {
  TAG.lastIndex = 0
  for (let found = TAG.exec(markup); found !== null; found = TAG.exec(markup)) {
    const end =
      found[1] === undefined ? markup.indexOf('>', TAG.lastIndex) + 1 : endOfTag(markup, TAG.lastIndex)
    if (!end) return true
    TAG.lastIndex = end
  }
  return markup.endsWith('<')
}

/** A tag up to the end of its name, or what else ends with the next `>`. */
const TAG = /<(?:(\/?[a-z][^\t\n\f\r />]*)|[!?/])/gi
const SPACE = ' \t\n\f\r'

/** Returns whether a quotation mark, the last of its kind, may begin the value of an attribute. */
function beginsValue(markup: string, quote: number): boolean {
  return markup[lastBefore(markup, quote)] === '='
}

/** Returns where the last character before an offset is that is no white space; a negative number without one. */
function lastBefore(markup: string, offset: number): number {
  let before = offset - 1
  while (before >= 0 && SPACE.includes(markup[before] ?? '')) before--
  return before
}
