/** Finds the end of elements whose content is plain text to browsers that run scripts. */

import { words } from '../../common/words.ts'

/** Elements that hold no markup: https://html.spec.whatwg.org/#parsing-html-fragments lists them with their states. */
export const RAW_ELEMENTS = words(
  'script style title textarea noscript iframe xmp noembed noframes plaintext',
)

const SCRIPT_MARK = /<!--|-->|<(\/?)script[\t\n\f\r />]/gi
const ENDS = new Map(
  [...RAW_ELEMENTS].map((element) => [element, new RegExp(`</${element}[\\t\\n\\f\\r />]`, 'gi')]),
)

/** Returns where the end tag of an element begins whose content begins at `from`; -1 if it has none. */
export function endOfRawText(element: string, page: string, from: number): number {
  if (element === 'script') return endOfScript(page, from)
  const mark = ENDS.get(element)
  // Nothing ends plain text.
  if (mark === undefined || element === 'plaintext') return -1
  mark.lastIndex = from
  return mark.exec(page)?.index ?? -1
}

/** A script may hold a comment with a script in it: https://html.spec.whatwg.org/#script-data-double-escaped-state. */
function endOfScript(page: string, from: number): number {
  let inside: 'script' | 'comment' | 'script in comment' = 'script'
  SCRIPT_MARK.lastIndex = from
  for (let mark = SCRIPT_MARK.exec(page); mark !== null; mark = SCRIPT_MARK.exec(page)) {
    if (mark[0] === '<!--') {
      if (inside === 'script') inside = 'comment'
      // Its dashes may belong to the end of the comment, too.
      SCRIPT_MARK.lastIndex = mark.index + 2
    } else if (mark[0] === '-->') inside = 'script'
    else if (mark[1] === '') inside = inside === 'script' ? 'script' : 'script in comment'
    else if (inside === 'script in comment') inside = 'comment'
    else return mark.index
  }
  return -1
}
