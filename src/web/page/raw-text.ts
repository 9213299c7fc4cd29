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
const END_TAGS = new Map(
  [...RAW_ELEMENTS].map((element) => [element, new RegExp(`</${element}[\\t\\n\\f\\r />]`, 'gi')]),
)

/**
 * Returns the offset of the end tag of an element whose content begins at `from`; -1 if there is
 * none.
 */
export function findEndOfRawText(element: string, page: string, from: number): number {
  if (element === 'script') return findEndOfScript(page, from)
  const mark = END_TAGS.get(element)
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
  let state: ScriptState = 'script'
  SCRIPT_MARK.lastIndex = from
  for (let mark = SCRIPT_MARK.exec(page); mark !== null; mark = SCRIPT_MARK.exec(page)) {
    const next = advanceState(state, mark)
    if (next === undefined) return mark.index
    state = next
    // The dashes of `<!--` may belong to the end of the comment, too.
    if (mark[0] === '<!--') SCRIPT_MARK.lastIndex = mark.index + 2
  }
  return -1
}

type ScriptState = 'script' | 'comment' | 'script in comment'

/** Returns the state after a mark; undefined if the mark ends the script. */
function advanceState(state: ScriptState, [mark, slash]: RegExpExecArray): ScriptState | undefined {
  if (mark === '-->') return 'script'
  if (mark === '<!--') return state === 'script' ? 'comment' : state
  if (slash === '') return state === 'comment' ? 'script in comment' : state
  return state === 'script in comment' ? 'comment' : undefined
}
