import { describe, expect, test } from '@jest/globals'
import { FindingCounter } from '../../../../src/check/collector/finding-counter.ts'
import { makeFindings } from '../../../../src/check/collector/make-findings.ts'
import { pointAtFile, pointAtLine } from '../../../../src/check/collector/spots.ts'
import { asBytes } from '../../../../src/web/byte-strings.ts'

/** Counts one broken link on each of some pages. */
function counted(pages: readonly string[]): FindingCounter {
  const counter = new FindingCounter()
  for (const page of pages)
    counter.report('broken-link', asBytes('/x'), pointAtLine(asBytes(page), 1), asBytes('x'))
  return counter
}

const { signal } = new AbortController()
const findingsIn = (counter: FindingCounter) =>
  makeFindings(
    { findings: counter.listCounted(), host: undefined, unsupportedRule: undefined },
    signal,
  )
const spotsIn = async (counter: FindingCounter) =>
  (await findingsIn(counter))[0]?.spots.map(({ page }) => page)

describe('the same error on many pages', () => {
  test.each([['abcdefg'], ['gfedcba'], ['dgbface']])(
    'names the first five, read as %s',
    async (order) => {
      expect(await spotsIn(counted([...order]))).toEqual(['a', 'b', 'c', 'd', 'e'])
    },
  )

  test('is one finding, whichever thread counted it', async () => {
    const counter = counted(['b', 'b', 'd', 'f', 'h'])
    for (const row of counted(['a', 'c', 'e', 'e', 'e']).listCounted()) counter.add(row)
    expect(await findingsIn(counter)).toMatchObject([{ occurrences: 10, pages: 7 }])
    expect(await spotsIn(counter)).toEqual(['a', 'b', 'c', 'd', 'e'])
  })
})

describe('more findings of a kind than are listed', () => {
  const nameOf = (i: number) => `n${String(i).padStart(5, '0')}`

  /** Counts each of 30,000 names once on a page of its own, and then all of them on one page, in counters that are added up. */
  function counted(order: readonly number[], counters: number): FindingCounter {
    const parts = Array.from({ length: counters }, () => new FindingCounter())
    for (const i of order)
      parts[i % counters]?.report(
        'hidden-files',
        asBytes(nameOf(i)),
        pointAtFile(asBytes(nameOf(i))),
      )
    // Some of them are dropped by now, and met again.
    for (const i of order)
      parts[0]?.report('hidden-files', asBytes(nameOf(i)), pointAtFile(asBytes('z')))
    if (counters === 1) return parts[0] as FindingCounter
    const together = new FindingCounter()
    for (const part of parts) for (const row of part.listCounted()) together.add(row)
    return together
  }

  const ascending = Array.from({ length: 30_000 }, (_, i) => i)

  test.each<[string, readonly number[], number]>([
    ['in order', ascending, 1],
    ['from behind', ascending.toReversed(), 1],
    ['mixed up, by three threads', ascending.map((i) => (i * 7_919) % 30_000), 3],
  ])('are the same findings, counted %s', async (_, order, counters) => {
    const findings = await findingsIn(counted(order, counters))
    expect(findings).toHaveLength(20_001)
    expect(findings[0]).toMatchObject({ target: 'n00000', occurrences: 2, pages: 2, isRest: false })
    expect(findings[19_999]).toMatchObject({
      target: 'n19999',
      occurrences: 2,
      pages: 2,
      isRest: false,
    })
    expect(findings[20_000]).toMatchObject({
      target: '',
      address: undefined,
      occurrences: 20_000,
      pages: 0,
      spots: [],
      isRest: true,
      message:
        'Only the first 20,000 of this kind are listed, in the order of their addresses. Not listed: 20,000 further occurrences at other addresses.',
    })
  })
})
