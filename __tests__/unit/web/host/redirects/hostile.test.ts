import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { getHostTraits, type HostId } from '../../../../../src/web/host/all-hosts.ts'
import { faultsOn, outcomeOf, REDIRECT_HOSTS, servedWith } from './answers.ts'

/** Pieces of redirect files, and text that may break their readers. */
const piece = fc.constantFrom(
  ...'/ * :splat :x :xy a b .html ? # % %2f %zz ! 200 301 404 200! Country=de x=:x https://'.split(
    ' ',
  ),
  ...'other.example.org // .. \\ ( ) [ { } + (.*) (?!a) é 😀 $1 __proto__'.split(' '),
  ...[' ', '\n', '\t', '\r\n', '\ud800', '\0'],
)
const word = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
const part = fc.constantFrom('a', 'b', '/', '.html', '*', ':', 'index', '\xc3\xa9', '\0', '%')
const path = fc.array(part, { maxLength: 10 })

const route = {
  route: word,
  redirect: word,
  rewrite: word,
  statusCode: fc.integer(),
  src: word,
  dest: word,
}
const settings = {
  routes: fc.array(fc.record(route, { requiredKeys: [] })),
  redirects: fc.array(fc.record({ source: word, destination: word }, { requiredKeys: ['source'] })),
  rewrites: fc.array(fc.record({ source: word, destination: word }, { requiredKeys: ['source'] })),
  navigationFallback: fc.record({ rewrite: word, exclude: fc.array(word) }, { requiredKeys: [] }),
  responseOverrides: fc.record({
    404: fc.record({ rewrite: word, redirect: word }, { requiredKeys: [] }),
  }),
  cleanUrls: fc.boolean(),
  trailingSlash: fc.oneof(fc.boolean(), fc.constant('always')),
}
const jsonFile = fc.record(settings, { requiredKeys: [] }).map((value) => JSON.stringify(value))
const lines = fc.array(fc.array(word, { maxLength: 5 }).map((words) => words.join(' ')))

describe.each(REDIRECT_HOSTS)('%s', (host) => {
  const isJson = getHostTraits(host).redirectFormat?.name.endsWith('.json')
  const file = isJson ? fc.oneof(jsonFile, fc.json(), word) : lines.map((each) => each.join('\n'))

  test('responds, whatever the file and the address', () => {
    fc.assert(
      fc.property(file, path, fc.boolean(), (text, letters, hasDomain) => {
        const domain = hasDomain ? 'other.example.org' : undefined
        const servedSite = servedWith(host, text, domain)
        const outcome = outcomeOf(servedSite, letters.join(''))
        expect(['file', 'other-host', 'status', 'missing', 'loop', 'undecided']).toContain(
          outcome.kind,
        )
        faultsOn(servedSite)
        for (const { line, message } of servedSite.ruleSet.problems) {
          expect(line === undefined || line >= 1).toBe(true)
          expect(message).toMatch(/^.+(?:\.|; did you mean `[^`]+`\?)$/s)
          expect(message.length).toBeLessThan(500)
        }
      }),
      { numRuns: 100, examples: [['{"En":0}', [], false]] },
    )
  })

  test('without a file, the files alone decide', () => {
    const servedSite = servedWith(host, undefined)
    expect(outcomeOf(servedSite, 'docs/')).toMatchObject({ kind: 'file', appliedRules: [] })
    expect(outcomeOf(servedSite, 'nothing')).toMatchObject({ kind: 'missing', appliedRules: [] })
    expect(servedSite.ruleSet.problems).toEqual([])
    expect(faultsOn(servedSite)).toEqual([])
  })
})

test('2,000 rules in a circle end', () => {
  const file = Array.from({ length: 2_000 }, (_, i) => `/a${i} /a${(i + 1) % 2_000}`).join('\n')
  const servedSite = servedWith('cloudflare-pages', file)
  expect(outcomeOf(servedSite, 'a0').kind).toBe('loop')
  expect(new Set(faultsOn(servedSite).map(({ kind: is }) => is))).toEqual(new Set(['loop']))
})

test('rules for 1,000 kinds of visitors end', () => {
  const file = Array.from({ length: 1_000 }, (_, i) => `/* /a${i}/:splat 302! Country=c${i}`).join(
    '\n',
  )
  expect(outcomeOf(servedWith('netlify', file), 'x').kind).toBe('undecided')
})

test.each<readonly [HostId, string]>([
  ['netlify', `${'/a*'.repeat(5)} /new`],
  ['cloudflare-pages', '/a:b:c:d:e:f:g /new'],
])(
  'on %s, a rule with more wildcards than can be tried leaves addresses with its beginning undecided',
  (host, file) => {
    const servedSite = servedWith(host, file)
    expect(servedSite.ruleSet.problems).toMatchObject([{ kind: 'unread', line: 1 }])
    expect(outcomeOf(servedSite, `${'a/'.repeat(200)}x`).kind).toBe('undecided')
    expect(outcomeOf(servedSite, `x${'a/'.repeat(200)}x`).kind).toBe('missing')
  },
)
