import { expect, test } from '@jest/globals'
import { makeOtherSiteWarning } from '../../../src/changes/other-site.ts'
import { asBytes } from '../../../src/web/byte-strings.ts'

const pages = (...names: string[]) => names.map((name) => asBytes(`${name}.html`))
const MOVE = { from: asBytes('a.html'), to: asBytes('x.html') }

test.each([
  ['of another site', {}, 'Only 1 of the 4 pages of the earlier site is in the later one'],
  ['with its 404 page', { earlier: 5, later: 5 }, 'Only 2 of the 5 pages of the earlier site are'],
  [
    'without a home page',
    { earlier: 3 },
    'None of the 3 pages of the earlier site is in the later one',
  ],
  ['with more pages in common', { earlier: 6, later: 6 }, undefined],
  ['that only grew', { removed: [], earlier: 1 }, undefined],
  ['that only shrank', { added: [], later: 1 }, undefined],
  ['with a page that moved', { moved: [MOVE] }, undefined],
  ['of two pages each', { added: pages('x', 'y'), removed: pages('a', 'b') }, undefined],
])('an earlier build %s', (_, of, expected) => {
  const given = { added: pages('x', 'y', 'z'), removed: pages('a', 'b', 'c'), moved: [], ...of }
  const { earlier = 4, later = 4, ...changes } = { earlier: undefined, later: undefined, ...given }
  const said = makeOtherSiteWarning({
    ...changes,
    ...{ changed: [], navigation: [], lostAnchors: [], unreadable: new Map() },
    files: { added: [], removed: [], moved: [], changed: [] },
    bytesOnly: { pages: 0, files: 0 },
    earlier: { pages: earlier, files: 0 },
    later: { pages: later, files: 0 },
  })
  if (expected === undefined) expect(said).toBeUndefined()
  else expect(said).toContain(expected)
})
