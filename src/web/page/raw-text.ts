/** Finds the end of elements whose content is plain text to browsers that run scripts. */

import { splitWords } from '../../common/words.ts'

/**
 * Elements that contain no markup: https://html.spec.whatwg.org/#parsing-html-fragments lists them
 * with their states.
 */
export const RAW_ELEMENTS = splitWords(
  'script style title textarea noscript iframe xmp noembed noframes plaintext',
)

const SCRIPT_MARK = /<!--|-->|<(\/?)script[\t\n\f\r />]/gi
const ENDS = new Map(
  [...RAW_ELEMENTS].map((element) => [element, new RegExp(`</${element}[\\t\\n\\f\\r />]`, 'gi')]),
)

/**
 * Returns the offset of the end tag of an element whose content begins at `from`; -1 if there is
 * none.
 */
export function findEndOfRawText(element: string, page: string, from: number): number {
  if (element === 'script') return findEndOfScript(page, from)
  const mark = ENDS.get(element)
  // `<plaintext>` never ends.
  if (mark === undefined || element === 'plaintext') return -1
  mark.lastIndex = from
  const { index } = mark.exec(page) ?? { index: -1 }
  return index
}

/**
 * Returns the end of a script, which may contain a comment with another script in it:
 * https://html.spec.whatwg.org/#script-data-double-escaped-state.
 */
function findEndOfScript(page: string, from: number): number {
  let inside: Inside = 'script'
  SCRIPT_MARK.lastIndex = from
  for (let mark = SCRIPT_MARK.exec(page); mark !== null; mark = SCRIPT_MARK.exec(page)) {
    const next = passMark(inside, mark)
    if (next === undefined) return mark.index
    inside = next
    // The dashes of `<!--` may belong to the end of the comment, too.
    if (mark[0] === '<!--') SCRIPT_MARK.lastIndex = mark.index + 2
  }
  return -1
}

type Inside = 'script' | 'comment' | 'script in comment'

/** Returns the state after a mark; undefined if the mark ends the script. */
function passMark(inside: Inside, [mark, slash]: RegExpExecArray): Inside | undefined {
  if (mark === '-->') return 'script'
  if (mark === '<!--') return inside === 'script' ? 'comment' : inside
  if (slash === '') return inside === 'comment' ? 'script in comment' : inside
  return inside === 'script in comment' ? 'comment' : undefined
}
