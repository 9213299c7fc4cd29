import { expect, test } from '@jest/globals'
import { newsOf } from '../../../src/check/known.ts'
import { atLine, FindingCounter, type Row } from '../../../src/check/rules/finding-counter.ts'
import type { Counted } from '../../../src/check/rules/findings.ts'
import { type AcceptedEntry, readAccepted } from '../../../src/findings/accepted/read.ts'
import type { Host } from '../../../src/web/host/hosts.ts'

type Count = (counter: FindingCounter) => void

/** What is counted in a site. */
function counted(counts: readonly Count[], host: Host = 'nginx'): Counted {
  const counter = new FindingCounter()
  for (const count of counts) count(counter)
  return { rows: counter.rows(), host, unread: undefined }
}

const at = (page = 'a.html') => atLine(page, 1)
const link =
  (key: string, page?: string, target?: string): Count =>
  (counter) =>
    counter.count('broken-link', key, at(page), target)
const dead =
  (key: string): Count =>
  (counter) =>
    counter.count('broken-link/dead', key, at(), key, { why: 'w' })
const load =
  (key: string): Count =>
  (counter) =>
    counter.count('external-load', key, at())
const invalid =
  (line: number, problem: string): Count =>
  (counter) =>
    counter.count('redirect-invalid', `_redirects:${line}`, at('_redirects'), '_redirects', { problem })
const unread = (counter: FindingCounter, why = 'EACCES') =>
  counter.count('unreadable-file', 'a.html', at(), 'a.html', { why })
const noIndex: Count = (counter) => counter.countForSite('no-index')

/** The new findings of a site, and how many were fixed. */
function news(earlier: Counted, later: Counted, accepted: readonly AcceptedEntry[] = []) {
  const { isNew, fixed } = newsOf(earlier, later, accepted, 0)
  const found = later.rows.filter(isNew).map(({ key, isRest }: Row) => (isRest ? 'rest' : key))
  return [...found.sort(), fixed]
}

test.each<[string, readonly Count[], readonly Count[], ...(string | number)[]]>([
  ['nothing', [], [], 0],
  ['the same', [link('/x'), noIndex], [link('/x'), noIndex], 0],
  ['what could not be read of the earlier one', [unread], [], 0],
  ['a link that led nowhere', [(counter) => unread(counter, 'it leads nowhere')], [], 1],
  ['what can be read no more', [], [unread], 'a.html', 0],
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
  ['another problem in that line', [invalid(3, 'p')], [invalid(3, 'q')], '_redirects:3', 1],
])('%s', (_, earlier, later, ...expected) => expect(news(counted(earlier), counted(later))).toEqual(expected))

test('the host decides how severe it is', () => {
  expect(news(counted([load('/x')], 'nginx'), counted([load('/x')], 'air-gapped'))).toEqual(['/x', 0])
})

test('what was accepted is not fixed', () => {
  const { entries } = readAccepted('- { code: broken-link, target: /x*, reason: r }')
  const earlier = counted([link('/x1'), link('/y')])
  expect(news(earlier, counted([]), entries)).toEqual([1])
})

/** So many links, by their numbers. */
const links = (from: number, to: number): Count[] =>
  Array.from({ length: to - from }, (_, i) => link(`/${String(from + i).padStart(5, '0')}`))

test.each<[string, Count[], Count[], ...(string | number)[]]>([
  ['the same', links(0, 30_000), links(0, 30_000), 0],
  ['fewer, so that others are listed', links(0, 30_000), links(5_000, 30_000), 5_000],
  ['more, so that known ones are not', links(0, 20_000), [link('/!'), ...links(0, 20_000)], '/!', 0],
  ['more, none of which is listed', links(0, 20_000), links(0, 20_001), 'rest', 0],
  ['fewer than are listed', links(0, 20_001), links(0, 10), 19_990],
  ['others of that code, all listed', [...links(0, 20_001), dead('/z')], links(1, 20_001), 2],
])('more than are listed: %s', (_, earlier, later, ...expected) => {
  expect(news(counted(earlier), counted(later))).toEqual(expected)
})
