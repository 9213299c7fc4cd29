import { describe, expect, test } from '@jest/globals'
import { findingsOf, hit, Tally, wholeFile } from '../../../src/site/findings.ts'

/** Counts one broken link on each of some pages. */
function counted(pages: readonly string[]): Tally {
  const tally = new Tally()
  for (const page of pages) hit(tally.row('broken-link', '/x'), { page, line: () => 1 }, 'x')
  return tally
}

const spotsOf = (tally: Tally) => findingsOf(tally.rows(), undefined)[0]?.spots.map(({ page }) => page)

describe('the same fault on many pages', () => {
  test.each([['abcdefg'], ['gfedcba'], ['dgbface']])('names the first five, read as %s', (order) => {
    expect(spotsOf(counted([...order]))).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  test('is one finding, whoever counted it', () => {
    const tally = counted(['b', 'b', 'd', 'f', 'h'])
    for (const row of counted(['a', 'c', 'e', 'e', 'e']).rows()) tally.add(row)
    expect(findingsOf(tally.rows(), undefined)).toMatchObject([{ count: 10, pages: 7 }])
    expect(spotsOf(tally)).toEqual(['a', 'b', 'c', 'd', 'e'])
  })
})

test('beyond a few thousand faults of a kind, the rest is one', () => {
  const tally = new Tally()
  for (let i = 0; i < 6_000; i++) hit(tally.row('portable-name', `n${i}`), wholeFile(`p${i}`), `n${i}`)
  hit(tally.row('no-index', 'x'), wholeFile('x'), 'x')
  const findings = findingsOf(tally.rows(), undefined)
  expect(findings).toHaveLength(5_002)
  expect(findings[0]?.code).toBe('no-index')
  expect(findings[1]).toMatchObject({ count: 1_000, pages: 1_000 })
})
