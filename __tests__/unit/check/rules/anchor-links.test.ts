import { expect, test } from '@jest/globals'
import { AnchorLinks } from '../../../../src/check/rules/anchor-links.ts'
import { MISSING } from '../../../../src/check/rules/anchor-queries.ts'
import { FindingCounter } from '../../../../src/check/rules/finding-counter.ts'
import { findingsOf } from '../../../../src/check/rules/findings.ts'

const where = { page: 'a.html', line: () => 1 }

/** Links to fragments of one page, all of them missing, and returns what is found if only so many are checked. */
async function found(fragments: readonly string[], maxFragments?: number): Promise<string[]> {
  const links = new AnchorLinks(
    () => 'b.html',
    (page, fragment) => `/${page}${fragment}`,
    maxFragments,
  )
  for (const fragment of fragments) links.add(0, fragment, `b${fragment}`, where)
  const counter = new FindingCounter()
  links.countFindings(new Uint8Array(links.queries().pages.length).fill(MISSING), counter)
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
