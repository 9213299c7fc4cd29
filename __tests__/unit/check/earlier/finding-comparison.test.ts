import { expect, test } from '@jest/globals'
import type { SiteFindings } from '../../../../src/check/collector/complete-findings.ts'
import { FindingCollector } from '../../../../src/check/collector/finding-collector.ts'
import { makeLineSpot } from '../../../../src/check/collector/occurrences.ts'
import { makePartKey, type RawFinding } from '../../../../src/check/collector/raw-finding.ts'
import { EarlierAddresses } from '../../../../src/check/earlier/earlier-addresses.ts'
import { FindingComparison } from '../../../../src/check/earlier/finding-comparison.ts'
import type { AccessProblem } from '../../../../src/common/disk-errors.ts'
import {
  type AcceptanceEntry,
  parseAcceptances,
} from '../../../../src/findings/acceptance/read-acceptances.ts'
import { asBytes } from '../../../../src/web/byte-strings.ts'
import type { HostId } from '../../../../src/web/host/all-hosts.ts'

type Count = (collector: FindingCollector) => void

/** What is counted in a site. */
function counted(counts: readonly Count[], host: HostId = 'nginx'): SiteFindings {
  const collector = new FindingCollector()
  for (const count of counts) count(collector)
  return { findings: collector.listRawFindings(), host, unreadCatchAllPlace: undefined }
}

const at = (page = 'a.html') => makeLineSpot(asBytes(page), 1)
const link =
  (key: string, page?: string, target = key): Count =>
  (collector) =>
    collector.report('broken-link', { key: asBytes(key), spot: at(page), target: asBytes(target) })
const dead =
  (key: string): Count =>
  (collector) =>
    collector.report('broken-link/unusable', { key: asBytes(key), spot: at() }, { why: 'w' })
const load =
  (key: string): Count =>
  (collector) =>
    collector.report('external-load', { key: asBytes(key), spot: at() })
const invalid =
  (line: number, problem: string): Count =>
  (collector) =>
    collector.report(
      'redirect-invalid',
      {
        key: asBytes(`_redirects:${line}`),
        spot: at('_redirects'),
        target: asBytes('_redirects'),
      },
      { problem },
    )
const DENIED: AccessProblem = { why: 'x', errorCode: 'EACCES' }
const unread = (collector: FindingCollector, problem = DENIED) =>
  collector.report('unreadable-file', { key: asBytes('a.html'), spot: at() }, problem)
const unreadPart =
  (page: string, why: string): Count =>
  (collector) =>
    collector.report(
      'unreadable-file/part',
      { key: makePartKey(asBytes(page), why), spot: at(page), target: asBytes(page) },
      { what: 'w', why },
    )
const noIndex: Count = (collector) => collector.reportForSite('no-index', {})

/** The new findings of a site, and how many were fixed. */
function news(
  earlier: SiteFindings,
  later: SiteFindings,
  acceptedEntries: readonly AcceptanceEntry[] = [],
  earlierAddresses?: EarlierAddresses,
) {
  const comparison = new FindingComparison({
    earlier,
    later,
    acceptedEntries,
    nowMs: 0,
    earlierAddresses,
  })
  const found = later.findings
    .filter((finding) => comparison.isNew(finding))
    .map(({ key, standsForUnlisted }: RawFinding) => (standsForUnlisted ? 'rest' : key))
  return [...found.sort(), comparison.countFixed()]
}

const unlisted = (earlier: SiteFindings, later: SiteFindings) =>
  new FindingComparison({ earlier, later, acceptedEntries: [], nowMs: 0 }).countUnlisted()

test.each<[string, readonly Count[], readonly Count[], ...(string | number)[]]>([
  ['nothing', [], [], 0],
  ['the same', [link('/x'), noIndex], [link('/x'), noIndex], 0],
  ['a file of the earlier site that could not be read', [unread], [], 0],
  [
    'a link that pointed nowhere',
    [(collector) => unread(collector, { why: 'it leads nowhere (EACCES)', errorCode: '' })],
    [],
    1,
  ],
  ['a file that can no longer be read', [], [unread], 'a.html', 0],
  ['another address', [link('/x')], [link('/y')], '/y', 1],
  ['one more', [link('/x')], [link('/x'), link('/y')], '/y', 0],
  ['one less', [link('/x'), link('/y')], [link('/x')], 1],
  ['on another page, more often', [link('/x')], [link('/x', 'b.html'), link('/x', 'c.html')], 0],
  ['written in another way', [link('/x', 'a.html', 'x')], [link('/x', 'a.html', '../x')], 0],
  ['another code', [link('/x')], [load('/x')], '/x', 1],
  ['a worse one of the same code', [dead('/x')], [link('/x')], '/x', 0],
  ['a lesser one of the same code', [link('/x')], [dead('/x')], 0],
  ['one of two of the same code', [link('/x'), dead('/x')], [link('/x')], 0],
  ['about the site itself', [], [noIndex], '', 0],
  ['in another line of a redirect file', [invalid(3, 'p')], [invalid(5, 'p')], 0],
  [
    'another part of a file',
    [unreadPart('a.html', 'p')],
    [unreadPart('a.html', 'q')],
    'a.html#\0q',
    1,
  ],
  ['another problem in that line', [invalid(3, 'p')], [invalid(3, 'q')], '_redirects:3', 1],
])('%s', (_, earlier, later, ...expected) =>
  expect(news(counted(earlier), counted(later))).toEqual(expected),
)

/** This many links, by their numbers. */
const links = (from: number, to: number, of = link): Count[] =>
  Array.from({ length: to - from }, (_, i) => of(`/${String(from + i).padStart(5, '0')}`))

/** The start of a stored path, except for `/name/`. */
const KEPT = 'x'.repeat(1_000 - '/name/'.length)
const SIX_PAGES = [...Array(6).keys()].map((i) => asBytes(`${i}.html`))
const onSixPages = (folder: string) =>
  SIX_PAGES.map((page) => link(`/${folder}/gone`, `${folder}/${page}`))
const earlierAddresses = new EarlierAddresses({
  earlier: ['a/x.html', 'a/y.html', 'c/x.html', 'c/y.html', 'm/other.html'].map(asBytes),
  later: [asBytes('b/x.html'), asBytes('b/y.html'), asBytes('c/z.html'), asBytes('c/y.html')],
  moves: [
    { from: asBytes('a/x.html'), to: asBytes('b/x.html') },
    { from: asBytes('c/x.html'), to: asBytes('c/z.html') },
    { from: asBytes('c/y.html'), to: asBytes('d/y.html') },
    { from: asBytes('n/x.html'), to: asBytes('name/x.html') },
    ...SIX_PAGES.map((page) => ({ from: asBytes(`k/${page}`), to: asBytes(`m/${page}`) })),
  ],
  basePath: '/',
})

test.each<[string, readonly Count[], readonly Count[], ...(string | number)[]]>([
  ['in a renamed folder', [link('/a/gone', 'a/x.html')], [link('/b/gone', 'b/x.html')], 0],
  ['on a page that did not move', [link('/a/gone', 'e.html')], [link('/b/gone', 'e.html')], 0],
  ['a part of a page', [unreadPart('a/x.html', 'p')], [unreadPart('b/x.html', 'p')], 0],
  ['an anchor of a page', [link('/c/x.html#a', 'e.html')], [link('/c/z.html#a', 'e.html')], 0],
  [
    'next to a page that moved alone',
    [link('/c/gone', 'c/y.html')],
    [link('/d/gone', 'd/y.html')],
    0,
  ],
  [
    'on another page, too',
    [link('/c/gone')],
    [link('/d/gone', 'd/y.html'), link('/d/gone', 'e.html')],
    '/d/gone',
    1,
  ],
  ['on more pages than are kept', onSixPages('k'), onSixPages('m'), 0],
  [
    'on more pages than are kept, of two findings',
    [...onSixPages('k').slice(1), dead('/k/gone')],
    onSixPages('m'),
    0,
  ],
  [
    'on more pages than are kept, where it was not listed',
    [...links(0, 20_001), ...onSixPages('k')],
    onSixPages('m'),
    20_001,
  ],
  [
    'one of the longest that are kept in full',
    [link(`/n/${KEPT}`, 'n/x.html')],
    [link(`/name/${KEPT}`, 'name/x.html')],
    0,
  ],
  [
    'a long one that begins like another that ends in dots',
    [link(`/n/${KEPT}...`, 'n/x.html')],
    [link(`/name/${KEPT}gone`, 'name/x.html')],
    `/name/${KEPT}...`,
    1,
  ],
  ['on more pages that moved', onSixPages('k').slice(0, 1), onSixPages('m').slice(0, 2), 0],
  [
    'on more pages than are kept, and on another one',
    onSixPages('k'),
    [...onSixPages('m'), link('/m/gone', 'z.html')],
    '/m/gone',
    1,
  ],
  ['another one', [link('/a/gone', 'a/x.html')], [link('/b/lost', 'b/x.html')], '/b/lost', 1],
  [
    'one more',
    [link('/a/gone')],
    [link('/b/gone', 'b/x.html'), link('/b/lost', 'b/x.html')],
    '/b/lost',
    0,
  ],
  ['a worse one', [dead('/a/gone')], [link('/b/gone', 'b/x.html')], '/b/gone', 0],
  ['a lesser one', [link('/a/gone')], [dead('/b/gone')], 0],
  ['another code', [load('/a/gone')], [link('/b/gone', 'b/x.html')], '/b/gone', 1],
  ['what is on no page', [], [noIndex], '', 0],
  ['what has no address', [invalid(1, 'p')], [invalid(1, 'q')], '_redirects:1', 1],
])('on a page that moved: %s', (_, earlier, later, ...expected) => {
  expect(news(counted(earlier), counted(later), [], earlierAddresses)).toEqual(expected)
})

test('the host decides how severe it is', () => {
  expect(news(counted([load('/x')], 'nginx'), counted([load('/x')], 'air-gapped'))).toEqual([
    '/x',
    0,
  ])
})

test('what was accepted is not fixed', () => {
  const { entries } = parseAcceptances('- { code: broken-link, target: /x*, reason: r }')
  const earlier = counted([link('/x1'), link('/y')])
  expect(news(earlier, counted([]), entries)).toEqual([1])
})

/** A broken link on these pages. */
const linkOn = (...pages: readonly string[]): Count[] => pages.map((page) => link('/x', page))
const onPage = (page: string) => `- { code: broken-link, target: /x, page: '${page}', reason: r }\n`

test.each<[string, Count[], Count[], string, ...(string | number)[]]>([
  ['on the same pages', linkOn('a/1'), linkOn('a/1'), onPage('a/*'), 0],
  ['on another page of them', linkOn('a/1'), linkOn('a/1', 'a/2'), onPage('a/*'), 0],
  ['on a page that no entry names', linkOn('a/1'), linkOn('a/1', 'b/1'), onPage('a/*'), '/x', 0],
  ['only on such a page', linkOn('a/1'), linkOn('b/1'), onPage('a/*'), '/x', 0],
  [
    'on a page that another entry names',
    linkOn('a/1'),
    linkOn('b/1'),
    onPage('a/*') + onPage('b/*'),
    0,
  ],
  ['spot it counted before', linkOn('a/1', 'b/1'), linkOn('a/1', 'b/1', 'c/1'), onPage('a/*'), 0],
  ['on so many that nobody knows', linkOn('a/1'), linkOn(...'abcdef'), onPage('**'), '/x', 0],
  [
    'wherever it is, written in another way',
    [link('/x', 'a', 'x')],
    [link('/x', 'a', '../x')],
    '- { code: broken-link, target: x, reason: r }',
    0,
  ],
  [
    'spot an entry without a page names it, too',
    linkOn('a/1'),
    linkOn('b/1'),
    `${onPage('a/*')}- { code: broken-link, target: /*, reason: r }`,
    0,
  ],
])('what was accepted %s', (_, earlier, later, list, ...expected) => {
  const { entries } = parseAcceptances(list)
  expect(entries).not.toEqual([])
  expect(news(counted(earlier), counted(later), entries)).toEqual(expected)
})

const long = (end: string) => `/${'x'.repeat(2_000)}${end}`

test('long addresses are compared to their end', () => {
  const [earlier, later] = [counted([link(long('a'))]), counted([link(long('a')), link(long('b'))])]
  expect(news(earlier, earlier)).toEqual([0])
  expect(news(earlier, later)).toEqual([`${long('').slice(0, 1_000)}...`, 0])
  const longestInFull = long('').slice(0, 1_000)
  expect(news(counted([]), counted([link(longestInFull)]))).toEqual([longestInFull, 0])
  expect(news(later, earlier)).toEqual([1])
})

const refused =
  (kind: 'unreadable-file' | 'unreadable-file/folder') =>
  (key: string): Count =>
  (collector) =>
    collector.report(kind, { key: asBytes(key), spot: at() }, DENIED)

test.each<[string, Count[], Count[], ...(string | number)[]]>([
  ['the same', links(0, 20_010), links(0, 20_010), 0],
  ['the same, in another order', links(0, 26_000), links(0, 26_000).toReversed(), 0],
  ['fewer, so that others are listed', links(0, 20_010), links(5, 20_010), 5],
  [
    'more, so that known ones are not',
    links(0, 20_000),
    [link('/!'), ...links(0, 20_000)],
    '/!',
    0,
  ],
  ['more, none of which is listed', links(0, 20_000), links(0, 20_001), 'rest', 0],
  [
    'others in place of those that are not',
    links(0, 20_005),
    [...links(0, 20_003), link('/z')],
    'rest',
    2,
  ],
  ['fewer than are listed', links(0, 20_001), links(0, 10), 19_991],
  ['files that the system refused to read', links(0, 20_010, refused('unreadable-file')), [], 0],
  [
    'folders that the system refused to read',
    links(0, 20_010, refused('unreadable-file/folder')),
    [],
    0,
  ],
  ['others of that code, all listed', [...links(0, 20_001), dead('/z')], links(1, 20_001), 2],
  ['many lesser ones', links(0, 20_001, dead), [...links(0, 20_001, dead), link('/z')], '/z', 0],
  [
    'a worse one in place of one that is not',
    links(0, 20_001, dead),
    [link('/20000')],
    '/20000',
    20_000,
  ],
  ['a lesser one in place of one that is not', links(0, 20_001), [dead('/20000')], 20_000],
])('more than are listed: %s', (_, earlier, later, ...expected) => {
  expect(news(counted(earlier), counted(later))).toEqual(expected)
})

test('errors that are not listed are counted, and new ones among them', () => {
  const earlier = counted([...links(0, 20_010), ...links(0, 20_001, dead)])
  const later = counted([...links(0, 20_013), ...links(0, 20_010, dead)])
  expect(unlisted(earlier, later)).toEqual({ errors: 13, newErrors: 3 })
})

test('an error that is not listed is new if it was accepted only on other pages', () => {
  const { entries: acceptedEntries } = parseAcceptances(onPage('a/*'))
  const earlier = counted(linkOn('a/1'))
  const later = counted([...links(0, 20_000), ...linkOn('b/1')])
  const comparison = new FindingComparison({ earlier, later, acceptedEntries, nowMs: 0 })
  expect(comparison.countUnlisted()).toEqual({ errors: 1, newErrors: 1 })
})

test('what several threads counted is compared as what one did', () => {
  const together = new FindingCollector()
  for (const part of [links(0, 15_000), links(10_000, 20_010)])
    for (const row of counted(part).findings) together.add(row)
  const later = { ...counted([]), findings: together.listRawFindings() }
  expect(news(counted(links(0, 20_010)), later)).toEqual([0])
  expect(news(counted(links(1, 20_009)), later)).toEqual(['/00000', 'rest', 0])
  expect(unlisted(counted([]), later)).toEqual({ errors: 10, newErrors: 10 })
})

test('long addresses that several threads counted are compared to their end', () => {
  const together = new FindingCollector()
  for (const end of ['a', 'b'])
    for (const row of counted([link(long(end))]).findings) together.add(row)
  const later = { ...counted([]), findings: together.listRawFindings() }
  expect(news(counted([link(long('a')), link(long('b'))]), later)).toEqual([0])
  expect(news(later, counted([link(long('b'))]))).toEqual([1])
  expect(news(counted([link(long('b'))]), later)).toHaveLength(2)
})
