/**
 * Lists the elements within a line of text, and those that end without an end tag:
 * https://html.spec.whatwg.org/#optional-tags.
 */

import { splitWords } from '../../common/words.ts'

/** Elements within a line of text. Other elements end the line. */
export const INLINE_ELEMENTS = splitWords(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr output ' +
    'q rp rt ruby s samp small span strike strong sub sup time tt u var wbr script style ' +
    'template noscript svg path g use img picture source input button ' +
    // These are not visible.
    'meta link',
)

/** Elements without content. */
export const VOID_ELEMENTS = splitWords(
  'area base br col embed hr img input link meta source track wbr',
)

const OPTIONAL_END_TAGS = `
  p: address article aside blockquote center details dialog dir div dl fieldset figcaption figure
    footer form h1 h2 h3 h4 h5 h6 header hgroup hr li dt dd main menu nav ol p pre search section summary table ul
  li: li
  dt dd: dt dd
  rt rp: rt rp
  option: option optgroup hr
  optgroup: optgroup hr
  td th: td th tr thead tbody tfoot
  tr: tr thead tbody tfoot
  thead tbody tfoot: thead tbody tfoot`

/** The elements whose end tag is optional, and the elements whose start ends them. */
export const IMPLIED_END_TAGS: ReadonlyMap<string, ReadonlySet<string>> = readOptionalEndTags()

function readOptionalEndTags(): Map<string, ReadonlySet<string>> {
  const impliedEndTags = new Map<string, ReadonlySet<string>>()
  for (const [, ended = '', by = ''] of OPTIONAL_END_TAGS.matchAll(/([\w ]+):([^:]+)(?=\n|$)/g)) {
    const starts = splitWords(by)
    for (const tag of splitWords(ended)) impliedEndTags.set(tag, starts)
  }
  return impliedEndTags
}
