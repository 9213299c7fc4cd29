import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { addOccurrence, FindingCounter, wholeFile } from '../../../../src/check/rules/finding-counter.ts'
import { findingsOf } from '../../../../src/check/rules/findings.ts'

/** Counts one broken link on each of some pages. */
function counted(pages: readonly string[]): FindingCounter {
  const counter = new FindingCounter()
  for (const page of pages) addOccurrence(counter.row('broken-link', '/x'), { page, line: () => 1 }, 'x')
  return counter
}

const { signal } = new AbortController()
const findingsIn = (counter: FindingCounter) => findingsOf(counter.rows(), undefined, signal)
const spotsIn = async (counter: FindingCounter) =>
  (await findingsIn(counter))[0]?.spots.map(({ page }) => page)

describe('the same error on many pages', () => {
  test.each([['abcdefg'], ['gfedcba'], ['dgbface']])('names the first five, read as %s', async (order) => {
    expect(await spotsIn(counted([...order]))).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  test('is one finding, whichever thread counted it', async () => {
    const counter = counted(['b', 'b', 'd', 'f', 'h'])
    for (const row of counted(['a', 'c', 'e', 'e', 'e']).rows()) counter.add(row)
    expect(await findingsIn(counter)).toMatchObject([{ count: 10, pages: 7 }])
    expect(await spotsIn(counter)).toEqual(['a', 'b', 'c', 'd', 'e'])
  })
})

describe('more findings of a kind than are listed', () => {
  /** One error on one page, as often as `times` says. */
  const hits = fc.array(
    fc.record({ page: fc.nat(6), key: fc.nat(12), times: fc.integer({ min: 1, max: 3 }) }),
    { maxLength: 60 },
  )

  /** Counts them in counters, each page in one of them, and returns the findings of all together. */
  function shared(all: readonly { page: number; key: number; times: number }[], counters: number) {
    const parts = Array.from({ length: counters }, () => new FindingCounter(4))
    for (const { page, key, times } of all) {
      const row = parts[page % counters]?.row('broken-link', `/k${key}`)
      for (let i = 0; row !== undefined && i < times; i++)
        addOccurrence(row, { page: `p${page}`, line: () => key }, `k${key}`)
    }
    const together = new FindingCounter(4)
    for (const part of parts) for (const row of part.rows()) together.add(row)
    return findingsIn(together)
  }

  test('are the same findings, in whatever order and by however many they were counted', async () => {
    await fc.assert(
      fc.asyncProperty(hits, fc.integer({ min: 1, max: 4 }), fc.nat(), async (all, counters, seed) => {
        // One page is read at a time.
        const byPage = (order: (page: number) => number) =>
          [...all].sort((a, b) => order(a.page) - order(b.page))
        const inOrder = await shared(
          byPage((page) => page),
          1,
        )
        const shuffled = await shared(
          byPage((page) => (page * 31 + seed) % 7),
          counters,
        )
        expect(shuffled).toEqual(inOrder)
        expect(inOrder.reduce((sum, { count }) => sum + count, 0)).toBe(
          all.reduce((sum, { times }) => sum + times, 0),
        )
      }),
    )
  })

  test('none is named on a page that it is not on, and the rest has neither address nor page', async () => {
    const counter = new FindingCounter()
    const rows = Array.from({ length: 30_000 }, (_, i) => {
      const name = `n${String(i).padStart(5, '0')}`
      const row = counter.row('portable-name', name)
      addOccurrence(row, wholeFile(name), name)
      return row
    })
    // Some of them are dropped by now, and met again.
    for (const row of rows) addOccurrence(row, wholeFile('z'), 'z')
    const findings = await findingsIn(counter)
    expect(findings).toHaveLength(20_001)
    expect(findings[0]).toMatchObject({ target: 'n00000', count: 2, pages: 2, isRest: false })
    expect(findings[19_999]).toMatchObject({ target: 'n19999', count: 2, pages: 2, isRest: false })
    expect(findings[20_000]).toMatchObject({
      target: '',
      address: undefined,
      count: 20_000,
      pages: 0,
      spots: [],
      isRest: true,
      message:
        'Only the first 20,000 of this kind are listed, in the order of their addresses. Not listed: 20,000 further occurrences at other addresses.',
    })
  })
})
