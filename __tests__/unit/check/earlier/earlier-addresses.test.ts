import { expect, test } from '@jest/globals'
import { EarlierAddresses } from '../../../../src/check/earlier/earlier-addresses.ts'
import { asBytes } from '../../../../src/web/byte-strings.ts'
import { rows } from '../../../support/rows.ts'

/** Moves as `a → b`, and what else is in both sites. */
function pathsOf(moved: string, others: readonly string[] = [], basePath = '/'): EarlierAddresses {
  const moves = moved.split(', ').map((move) => {
    const [from = '', to = ''] = move.split(' → ')
    return { from: asBytes(from), to: asBytes(to) }
  })
  const earlier = [...moves.map(({ from }) => from), ...others.map(asBytes)]
  return new EarlierAddresses({
    earlier,
    later: [...moves.map(({ to }) => to), ...others.map(asBytes)],
    moves,
    basePath,
  })
}

test.each(
  rows(`
    a page | a/x.html → a/y.html | /a/y.html#z | /a/x.html#z
    its file | a/x.html → a/y.html | a/y.html | a/x.html
    what is in a renamed folder | a/x.html → b/x.html | /b/gone | /a/gone
    a page with a query | a/x.html → a/y.html | /a/y.html?q#z | /a/x.html?q#z
    with a query | a/x.html → b/x.html | /b/gone?c/d | /a/gone?c/d
    deep in it | a/x.html → b/x.html | /b/c/gone/ | /a/c/gone/
    a folder of a folder | a/b/c/x.html → a/d/c/y.html | /a/d/gone | /a/b/gone
    the folder of a page | a/x/index.html → a/y/index.html | /a/y/gone | /a/x/gone
    a folder at another depth | a/b/x.html → c/x.html | /c/gone | /a/b/gone
    an unresolved reference | a/x.html → b/x.html | /c.html#b/gone.adoc | /c.html#a/gone.adoc
    one on a page that moved | a/x.html → b/y.html | /b/y.html#b/gone | /a/x.html#b/gone, /a/y.html#b/gone, /b/y.html#a/gone, /a/x.html#a/gone, /a/y.html#a/gone
    an anchor of another page | a/x.html → b/x.html | /c.html#b-gone |
    into a new folder | x.html → b/x.html | /b/gone |
    another folder | a/x.html → b/x.html | /bb/gone |
    another host | a/x.html → b/x.html | https://b/gone |
  `),
)('what had another name: %s', (_, moved = '', address = '', before = '') => {
  expect(pathsOf(moved).listEarlierAddresses(asBytes(address)).join(', ')).toBe(before)
})

test.each([
  ['the earlier folder is still there', ['a/y.html']],
  ['the later folder was there', ['b/y.html']],
  ['a folder of it was there', ['b/c/y.html']],
])('a folder was not renamed: %s', (_, others) => {
  expect(pathsOf('a/x.html → b/x.html', others).listEarlierAddresses(asBytes('/b/gone'))).toEqual(
    [],
  )
})

test.each(
  rows(`
    beside it | a/x.html → b/y.html | /b/gone | b/y.html | /a/gone
    above it | a/c/x.html → b/y.html | /gone | b/y.html | /a/gone
    below it | a/c/x.html → y.html | /z/gone#e | y.html | /a/c/z/gone#e
    above the root | x.html → b/y.html | /gone | b/y.html |
    on another page | a/x.html → b/y.html | /b/gone | b/z.html |
  `),
)(
  'what was relative to a page that moved: %s',
  (_, moved = '', address = '', page = '', before = '') => {
    expect(pathsOf(moved).listEarlierDestinations(asBytes(address), asBytes(page)).join(', ')).toBe(
      before,
    )
  },
)

test('the base path stays', () => {
  const paths = pathsOf('a/x.html → b/x.html', [], '/docs/')
  expect(paths.listEarlierAddresses(asBytes('/docs/b/gone'))).toEqual(['/docs/a/gone'])
  expect(paths.listEarlierDestinations(asBytes('/docs/b/gone'), asBytes('b/x.html'))).toEqual([
    '/docs/a/gone',
  ])
  for (const outside of ['/b/gone', '/help/b/gone', '/help/b/docs/gone'])
    expect(paths.listEarlierAddresses(asBytes(outside))).toEqual([])
})

test('only the base path is percent-encoded, as in the keys of findings', () => {
  const paths = pathsOf('é/x.html → b/x.html', [], '/d%C3%B3cs/')
  expect(paths.listEarlierAddresses(asBytes('/d%C3%B3cs/b/gone'))).toEqual(['/d%C3%B3cs/é/gone'])
})
