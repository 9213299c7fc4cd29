import { expect, test } from '@jest/globals'
import { AnchorLinks, anchorsOf, findMissingAnchors, joinedIds } from '../../../../src/check/rules/anchors.ts'
import { FindingCounter } from '../../../../src/check/rules/finding-counter.ts'
import { findingsOf } from '../../../../src/check/rules/findings.ts'

const where = { page: 'a.html', line: () => 1 }

/** Links to fragments of one page, all of them missing, and returns what is found if only so many are checked. */
async function found(fragments: readonly string[], maxFragments?: number): Promise<string[]> {
  const links = new AnchorLinks(maxFragments)
  for (const fragment of fragments) links.add(0, fragment, `b${fragment}`, where)
  const counter = new FindingCounter()
  const missing = links.asked().map((asked) => ({ ...asked, areScripted: false }))
  const keyOf = (page: string, fragment: string) => `/${page}${fragment}`
  links.countFindings(missing, counter, () => 'b.html', keyOf)
  const findings = await findingsOf(counter.rows(), undefined, new AbortController().signal)
  return findings.map(
    ({ severity, target, count, message }) =>
      `${severity} ${target} ${count} ${message.startsWith('Not checked') ? message.split(',')[0] : ''}`,
  )
}

test('links to more different anchors than are checked are counted, and one warning reports them', async () => {
  expect(await found(['#a', '#b', '#a', '#c', '#d', '#c'], 2)).toEqual([
    'warning b#a 2 ',
    'warning b#b 1 ',
    'warning  3 Not checked: 3 links to anchors',
  ])
})

test('links to anchors whose names are too long are counted as not checked', async () => {
  expect(await found([`#${'x'.repeat(1_000)}`])).toEqual(['warning  1 Not checked: 1 link to anchors'])
})

test('what exists in every page needs no check, however many anchors there are', async () => {
  expect(await found(['#a', '#top', `#:~:text=${'x'.repeat(2_000)}`, '#/route'], 1)).toEqual([
    'warning b#a 1 ',
  ])
})

test('an index knows the anchors of each page', () => {
  const page = (...ids: string[]) => ({ ids: joinedIds(new Set(ids)), runsScript: false, ownLinked: 0 })
  const index = new Map([
    [0, page('a', 'b c', 'd\0e')],
    [1, page()],
  ])
  expect(anchorsOf(index, 0)).toEqual(new Set(['a', 'b c']))
  expect(anchorsOf(index, 1)?.has('a')).toBe(false)
  expect(anchorsOf(index, 2)).toBeUndefined()
})

const numbered = (n: number, name = 'x') => Array.from({ length: n }, (_, i) => `#${name}${i}`)

test.each<readonly [string, readonly string[], boolean, number, boolean]>([
  ['ten', numbered(10), true, 0, true],
  ['nine', numbered(9), true, 0, false],
  ['ten without a script', numbered(10), false, 0, false],
  ['ten beside one that the page links to', numbered(10), true, 1, true],
  ['ten beside two', numbered(10), true, 2, false],
  ['ten, one of them there', [...numbered(10), '#there'], true, 0, true],
  ['one line of source code', ['#L12'], true, 0, true],
  ['a line and something else', ['#L12', '#x'], true, 0, false],
])(
  'whether %s missing anchors are left to scripts',
  async (_, fragments, runsScript, ownLinked, areScripted) => {
    const index = new Map([[0, { ids: 'there', runsScript, ownLinked }]])
    const { signal } = new AbortController()
    // Two threads, each with half of them.
    const half = fragments.length >> 1
    const asked = [fragments.slice(0, half), fragments.slice(half)].map((some) => [
      { page: 0, fragments: some },
    ])
    const answers = (await findMissingAnchors(asked, index, signal)).flat()
    expect(answers.every((answer) => answer.areScripted === areScripted)).toBe(true)
    expect(answers.flatMap((answer) => answer.fragments)).toEqual(
      fragments.filter((each) => each !== '#there'),
    )
  },
)
