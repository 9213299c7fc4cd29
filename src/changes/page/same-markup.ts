/**
 * Returns whether two pages, as strings of bytes, are certain to be the same to a reader: a quick look, many times faster
 * than reading both. If not, they may still be.
 */
export function haveSameMarkup(a: string, b: string): boolean {
  return visibleMarkup(a) === visibleMarkup(b)
}

/** What readers do not see, and most of what differs between two builds is in: it begins like this and ends like that. */
const UNSEEN: ReadonlyMap<string, RegExp> = new Map([
  ['<script', /<\/script\s*>/gi],
  ['<style', /<\/style\s*>/gi],
  ['<!--', /--!?>/g],
  ['<link', />/g],
  ['<meta', />/g],
])
const OPENING = /<(?:script|style|link|meta)\b|<!--/gi

/** The meta elements that matter: they name an encoding, describe the page, or send readers on. */
const MATTERS = /charset|description|refresh/i

function visibleMarkup(page: string): string {
  const visible: string[] = []
  let from = 0
  // An end that is not found once is not looked for again.
  const endless = new Set<string>()
  OPENING.lastIndex = 0
  for (let opening = OPENING.exec(page); opening !== null; opening = OPENING.exec(page)) {
    const kind = opening[0].toLowerCase()
    if (endless.has(kind)) continue
    const close = page.indexOf('>', OPENING.lastIndex)
    if (close === -1) break
    if (isDoubtful(kind, page.slice(OPENING.lastIndex, close))) {
      OPENING.lastIndex = close + 1
      continue
    }
    const end = endOf(kind, page, OPENING.lastIndex)
    if (end === undefined) {
      endless.add(kind)
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

function endOf(kind: string, page: string, from: number): number | undefined {
  const closing = UNSEEN.get(kind)
  if (closing === undefined) return undefined
  closing.lastIndex = from
  return closing.exec(page) === null ? undefined : closing.lastIndex
}
