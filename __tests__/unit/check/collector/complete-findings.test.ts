import { describe, expect, test } from '@jest/globals'
import {
  completeFindings,
  type SiteFindings,
} from '../../../../src/check/collector/complete-findings.ts'
import { FindingCollector } from '../../../../src/check/collector/finding-collector.ts'
import { makeFileSpot, makeLineSpot } from '../../../../src/check/collector/occurrences.ts'
import type { PlainKind } from '../../../../src/findings/site-kinds.ts'
import { asBytes } from '../../../../src/web/byte-strings.ts'

/** Counts one broken link on each of some pages. */
function counted(pages: readonly string[]): FindingCollector {
  const collector = new FindingCollector()
  for (const page of pages)
    collector.report('broken-link', {
      key: asBytes('/x'),
      spot: makeLineSpot(asBytes(page), 1),
      target: asBytes('x'),
    })
  return collector
}

const { signal } = new AbortController()
const findingsIn = (collector: FindingCollector) =>
  completeFindings(
    { findings: collector.listRawFindings(), host: undefined, unreadCatchAllPlace: undefined },
    signal,
  )
const spotsIn = async (collector: FindingCollector) =>
  (await findingsIn(collector))[0]?.spots.map(({ page }) => page)

describe('the same error on many pages', () => {
  test.each([['abcdefg'], ['gfedcba'], ['dgbface']])(
    'names the first five, read as %s',
    async (order) => {
      expect(await spotsIn(counted([...order]))).toEqual(['a', 'b', 'c', 'd', 'e'])
    },
  )

  test('is one finding, whichever thread counted it', async () => {
    const collector = counted(['b', 'b', 'd', 'f', 'h'])
    for (const row of counted(['a', 'c', 'e', 'e', 'e']).listRawFindings()) collector.add(row)
    expect(await findingsIn(collector)).toMatchObject([{ occurrences: 10, pages: 7 }])
    expect(await spotsIn(collector)).toEqual(['a', 'b', 'c', 'd', 'e'])
  })
})

type Site = Pick<SiteFindings, 'host' | 'unreadCatchAllPlace'>

/** Completes findings of these kinds and targets, each on this many pages of a site. */
function completed(
  findings: readonly (readonly [kind: PlainKind, target: string, pages: number])[],
  site: Partial<Site> = {},
) {
  const collector = new FindingCollector()
  for (const [kind, target, pages] of findings)
    for (let i = 0; i < pages; i++)
      collector.report(kind, { key: asBytes(target), spot: makeLineSpot(asBytes(`${i}`), 1) })
  const raw = collector.listRawFindings()
  return completeFindings(
    { findings: raw, host: undefined, unreadCatchAllPlace: undefined, ...site },
    signal,
  )
}

test('findings are in the order of their severity, pages, code, and target', async () => {
  const findings = await completed([
    ['external-load', 'https://a.example/', 9],
    ['broken-link', '/c', 1],
    ['broken-link', '/a', 1],
    ['broken-asset', '/b', 1],
    ['broken-link', '/z', 2],
  ])
  expect(findings.map(({ code, target }) => `${code} ${target}`)).toEqual([
    'broken-link /z',
    'broken-asset /b',
    'broken-link /a',
    'broken-link /c',
    'external-load https://a.example/',
  ])
})

const RULE = { file: '_redirects', line: 3 }

test.each<readonly [PlainKind, Partial<Site>, string, string]>([
  ['broken-link', {}, 'error', 'that no host would find.'],
  ['broken-link', { host: 'nginx' }, 'error', 'that nginx would not find.'],
  ['broken-link', { host: 'netlify', unreadCatchAllPlace: RULE }, 'warning', 'find, unless '],
  ['broken-link', { host: 'air-gapped' }, 'error', 'would not find.'],
  ['external-load', {}, 'warning', ''],
  ['external-load', { host: 'air-gapped' }, 'error', ''],
  ['external-load/script', { host: 'air-gapped' }, 'notice', ''],
  ['mixed-content', { host: 'netlify', unreadCatchAllPlace: RULE }, 'error', ''],
  ['metadata/preview', { host: 'air-gapped' }, 'warning', ''],
])('%s with %j is of severity %s', async (kind, site, severity, message) => {
  const [finding] = await completed([[kind, '/x', 1]], site)
  expect(finding).toMatchObject({ severity, message: expect.stringContaining(message) })
})

test.each([[[0, 1]], [[1, 0]]])(
  'findings that differ only in their kind are in the same order, reported as %j',
  async (order) => {
    const collector = new FindingCollector()
    const occurrence = { key: asBytes('/x'), spot: makeLineSpot(asBytes('a'), 1) }
    const reports = [
      () => collector.report('broken-link', occurrence),
      () => collector.report('broken-link/unusable', occurrence, { why: 'w' }),
    ]
    for (const i of order) reports[i]?.()
    expect((await findingsIn(collector)).map(({ message }) => message)).toEqual([
      expect.stringContaining('points to a page'),
      expect.stringContaining('w'),
    ])
  },
)

test('findings are in the order of severity, pages, code, and target', async () => {
  const collector = new FindingCollector()
  const spot = (page: string) => makeLineSpot(asBytes(page), 1)
  collector.report('hidden-files', { key: asBytes('.a'), spot: spot('a') })
  collector.report('broken-link', { key: asBytes('/b'), spot: spot('a'), target: asBytes('z') })
  collector.report('broken-link', { key: asBytes('/c'), spot: spot('a'), target: asBytes('y') })
  collector.report('broken-link', { key: asBytes('/a'), spot: spot('a'), target: asBytes('z') })
  collector.report('broken-asset', { key: asBytes('/z'), spot: spot('a') })
  for (const page of 'ab') collector.report('broken-link', { key: asBytes('/z'), spot: spot(page) })
  const findings = await findingsIn(collector)
  expect(findings.map(({ code, target, address }) => [code, target, address])).toEqual([
    ['broken-link', '/z', undefined],
    ['broken-asset', '/z', undefined],
    ['broken-link', 'y', '/c'],
    ['broken-link', 'z', '/a'],
    ['broken-link', 'z', '/b'],
    ['hidden-files', '.a', undefined],
  ])
})

describe('more findings of a kind than are listed', () => {
  const nameOf = (i: number) => `n${String(i).padStart(5, '0')}`

  /**
   * Counts each of 30,000 names once on a page of its own, and then all of them on one page, in
   * several collectors that are merged.
   */
  function counted(order: readonly number[], collectorCount: number): FindingCollector {
    const parts = Array.from({ length: collectorCount }, () => new FindingCollector())
    for (const i of order) parts[i % collectorCount]?.reportFile('hidden-files', asBytes(nameOf(i)))
    // Some of them have already been dropped, and occur again.
    for (const i of order)
      parts[0]?.report('hidden-files', {
        key: asBytes(nameOf(i)),
        spot: makeFileSpot(asBytes('z')),
      })
    if (collectorCount === 1) return parts[0] as FindingCollector
    const together = new FindingCollector()
    for (const part of parts) for (const row of part.listRawFindings()) together.add(row)
    return together
  }

  const ascending = Array.from({ length: 30_000 }, (_, i) => i)

  test.each<[string, readonly number[], number]>([
    ['in order', ascending, 1],
    ['from behind', ascending.toReversed(), 1],
    ['mixed up, by three threads', ascending.map((i) => (i * 7_919) % 30_000), 3],
  ])('are the same findings, counted %s', async (_, order, collectorCount) => {
    const findings = await findingsIn(counted(order, collectorCount))
    expect(findings).toHaveLength(20_001)
    expect(findings[0]).toMatchObject({
      target: 'n00000',
      occurrences: 2,
      pages: 2,
      standsForUnlisted: false,
    })
    expect(findings[19_999]).toMatchObject({
      target: 'n19999',
      occurrences: 2,
      pages: 2,
      standsForUnlisted: false,
    })
    expect(findings[20_000]).toMatchObject({
      target: '',
      address: undefined,
      occurrences: 20_000,
      pages: 0,
      spots: [],
      standsForUnlisted: true,
      message:
        'Only the first 20,000 findings of this kind are listed, sorted by address. Not listed: 20,000 more occurrences at other addresses.',
    })
  })
})
