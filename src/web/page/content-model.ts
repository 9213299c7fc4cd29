/** Which elements are within a line of text, and which end where no tag says so: https://html.spec.whatwg.org/#optional-tags. */

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Elements within a line of text; all others end it. */
export const INLINE = names(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr output q rp rt ruby s samp ' +
    'small span strike strong sub sup time tt u var wbr script style template noscript svg path g use img picture source ' +
    'input button ' +
    // Nothing is seen of these.
    'meta link',
)

/** Elements without content. */
export const VOID = names('area base br col embed hr img input link meta source track wbr')

const CELL = names('td th tr thead tbody tfoot')
const ROWS = names('thead tbody tfoot')
const TERM = names('dt dd')
const RUBY = names('rt rp')

/** The elements whose end tag may be left out, and those that end them then by their start. */
export const ENDED_BY: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'p',
    names(
      'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 ' +
        'h5 h6 header hgroup hr li dt dd main menu nav ol p pre search section summary table ul',
    ),
  ],
  ['li', names('li')],
  ['dt', TERM],
  ['dd', TERM],
  ['rt', RUBY],
  ['rp', RUBY],
  ['option', names('option optgroup hr')],
  ['optgroup', names('optgroup hr')],
  ['td', CELL],
  ['th', CELL],
  ['tr', names('tr thead tbody tfoot')],
  ['thead', ROWS],
  ['tbody', ROWS],
  ['tfoot', ROWS],
])
