import { expect, test } from '@jest/globals'
import { FragmentTranslator } from '../../../../src/check/earlier/fragment-translator.ts'
import { asBytes } from '../../../../src/web/byte-strings.ts'
import { findFoldersRenamedBy } from '../../../support/renamed-folders.ts'
import { rows } from '../../../support/rows.ts'

test.each(
  rows(`
    from its root | a/x.html → b/x.html | #a/gone.adoc | #b/gone.adoc
    of a module | a/x.html → b/x.html | #ROOT:a/gone.adoc | #ROOT:b/gone.adoc
    of a family | a/x.html → b/x.html | #page$a/gone.adoc | #page$b/gone.adoc
    with a slash in front | a/x.html → b/x.html | #/a/gone/ | #/b/gone/
    from a folder above it | docs/2/a/x.html → docs/2/b/x.html | #a/gone.adoc | #b/gone.adoc
    of a folder with the start of its name | aa/b/x.html → ab/b/x.html | #aa/gone | #ab/gone
    of a folder with the name of one in it | b/a/x.html → a/c/x.html | #b/a/gone | #a/c/gone
    the second folder | a/x.html → b/x.html, c/x.html → d/x.html | #c/gone | #d/gone
    the end of another name | a/x.html → b/x.html | #da/gone.adoc, #d-a/gone, #d.a/gone | same
    the start of another name | a/x.html → b/x.html | #ab/gone.adoc | same
    a word | a/x.html → b/x.html | #a | same
    another folder | a/x.html → b/x.html | #c/gone | same
    of several folders | a/b/x.html → c/x.html | #z/a/b/gone | #z/c/gone
    of a folder that two have in common | v/a/x.html → v/b/x.html, w/a/x.html → w/c/x.html | #a/gone | #b/gone
    with bytes beyond ASCII | ä/x.html → ö/x.html | #ä/gone | #ö/gone
    nothing renamed | a/x.html → a/y.html | #a/gone | same
  `),
)('a fragment: %s', (_, moved = '', fragments = '', expected = '') => {
  const renamer = new FragmentTranslator(findFoldersRenamedBy(moved))
  for (const fragment of fragments.split(', '))
    expect(renamer.translate(asBytes(fragment))).toBe(expected === 'same' ? fragment : expected)
})

test('thousands of fragments are searched for thousands of folders', () => {
  const numbers = Array.from({ length: 5_000 }, (_, i) => i)
  const renamer = new FragmentTranslator(
    findFoldersRenamedBy(numbers.map((i) => `a${i}/x.html → b${i}/x.html`).join(', ')),
  )
  const { user: started } = process.cpuUsage()
  for (const i of numbers)
    expect(renamer.translate(asBytes(`#c${i}/a${i}/gone`))).toBe(`#c${i}/b${i}/gone`)
  expect((process.cpuUsage().user - started) / 1_000).toBeLessThan(5_000)
})

/** A path of this many folders. */
const makePath = (depth: number) => asBytes('x/'.repeat(depth))

test.each([
  ['the longest fragment', makePath(1), `#x/${'y'.repeat(997)}`, `#z/${'y'.repeat(997)}`],
  ['a longer fragment', makePath(1), `#x/${'y'.repeat(998)}`, undefined],
  ['the deepest path', makePath(16), `#${makePath(16)}gone`, '#z/gone'],
  ['a deeper path', makePath(17), `#${makePath(17)}gone`, undefined],
])('a limit of the search: %s', (_, from, fragment, expected = fragment) => {
  const renamer = new FragmentTranslator(new Map([[from, asBytes('z/')]]))
  expect(renamer.translate(asBytes(fragment))).toBe(expected)
})
