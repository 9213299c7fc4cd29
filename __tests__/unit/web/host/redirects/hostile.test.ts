import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { analyze } from '../../../../../src/web/host/redirects/analyze.ts'
import { decide } from '../../../../../src/web/host/redirects/decide.ts'
import { REDIRECT_FORMATS, readRedirects } from '../../../../../src/web/host/redirects/read.ts'
import type { RedirectHost } from '../../../../../src/web/host/redirects/rules.ts'
import { lookup } from './answers.ts'

const HOSTS = Object.keys(REDIRECT_FORMATS) as RedirectHost[]
const TEXT_HOSTS = ['netlify', 'cloudflare-pages', 'cloudflare-workers'] as const

/** Pieces of redirect files, and of what breaks those who read them. */
const piece = fc.constantFrom(
  '/',
  '*',
  ':splat',
  ':x',
  ':xy',
  'a',
  'b',
  '.html',
  '?',
  '#',
  '%',
  '%2f',
  '%zz',
  ' ',
  '\n',
  '\t',
  '!',
  '200',
  '301',
  '404',
  '200!',
  'Country=de',
  'x=:x',
  'https://',
  'other.example.org',
  '//',
  '..',
  '/./',
  '\\',
  '(',
  ')',
  '[',
  '{',
  '}',
  '+',
  '(.*)',
  '(?!a)',
  '\u00e9',
  '\u{1f600}',
  '\ud800',
  '\0',
  '\r\n',
  '$1',
  '__proto__',
  'constructor',
)
const word = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
const path = fc.array(fc.constantFrom('a', 'b', '/', '.html', '*', ':', 'index', '\xc3\xa9', '\0', '%'), {
  maxLength: 10,
})

const jsonFile = fc.record(
  {
    routes: fc.array(
      fc.record(
        {
          route: word,
          redirect: word,
          rewrite: word,
          statusCode: fc.integer(),
          src: word,
          dest: word,
          status: fc.integer(),
        },
        { requiredKeys: [] },
      ),
    ),
    redirects: fc.array(fc.record({ source: word, destination: word }, { requiredKeys: ['source'] })),
    rewrites: fc.array(fc.record({ source: word, destination: word }, { requiredKeys: ['source'] })),
    navigationFallback: fc.record({ rewrite: word, exclude: fc.array(word) }, { requiredKeys: [] }),
    responseOverrides: fc.dictionary(
      fc.constantFrom('404', '401'),
      fc.record({ rewrite: word, redirect: word }),
    ),
    cleanUrls: fc.boolean(),
    trailingSlash: fc.oneof(fc.boolean(), fc.constantFrom('always', 'never')),
  },
  { requiredKeys: [] },
)

describe.each(HOSTS)('%s', (host) => {
  const file =
    host === 'vercel' || host === 'azure-static-web-apps'
      ? fc.oneof(
          jsonFile.map((value) => JSON.stringify(value)),
          fc.json(),
          word,
        )
      : fc
          .array(fc.array(word, { maxLength: 5 }).map((words) => words.join(' ')))
          .map((lines) => lines.join('\n'))

  test('answers whatever the file and the address', () => {
    fc.assert(
      fc.property(file, path, fc.boolean(), (text, letters, hasDomain) => {
        const domain = hasDomain ? 'other.example.org' : undefined
        const redirects = readRedirects(host, text, domain)
        const files = redirects.fileResolver(lookup)
        const outcome = decide(redirects, letters.join(''), files, domain)
        expect(['file', 'outside', 'status', 'missing', 'loop', 'undecided']).toContain(outcome.is)
        expect([...analyze(redirects, files, domain)].length).toBeGreaterThanOrEqual(redirects.rules.length)
        for (const { line, message } of redirects.problems) {
          expect(line === undefined || line >= 1).toBe(true)
          expect(message).toMatch(/^.+\.$/s)
          expect(message.length).toBeLessThan(500)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('without a file, the files alone decide', () => {
    const redirects = readRedirects(host, undefined)
    const files = redirects.fileResolver(lookup)
    expect(decide(redirects, 'docs/', files)).toMatchObject({ is: 'file', used: [] })
    expect(decide(redirects, 'nothing', files)).toMatchObject({ is: 'missing', used: [] })
    expect(redirects.problems).toEqual([])
    expect([...analyze(redirects, files)].filter((finding) => finding !== undefined)).toEqual([])
  })
})

/** Returns how many rules were tried and letters looked at. */
function stepsOf(host: RedirectHost, file: string, asked: string): number {
  const redirects = readRedirects(host, file)
  const budget = { steps: 1_000_000_000 }
  redirects.step(asked, redirects.fileResolver(lookup), budget)
  return 1_000_000_000 - budget.steps
}

describe('cost', () => {
  test.each(TEXT_HOSTS)('%s finds one of 2,000 rules without trying the others', (host) => {
    const file = Array.from({ length: 2_000 }, (_, i) => `/old/${i} /new`).join('\n')
    expect(stepsOf(host, file, '/old/1999')).toBeLessThan(10)
    expect(stepsOf(host, file, '/nothing')).toBeLessThan(10)
  })

  test('rules with wildcards are tried where the first segment is theirs', () => {
    const file = Array.from({ length: 2_000 }, (_, i) => `/old${i}/* /new`).join('\n')
    expect(stepsOf('netlify', file, '/old1999/x')).toBeLessThan(200)
    expect(stepsOf('netlify', file, '/old1999')).toBeLessThan(200)
    expect(stepsOf('netlify', file, '/nothing/x')).toBeLessThan(10)
  })

  test('many wildcards on a long path cost their product at most', () => {
    const rule = (wildcards: number): string => `/${'*/'.repeat(wildcards)}end /new`
    const asked = (segments: number): string => `/${'a/'.repeat(segments)}`
    const once = stepsOf('netlify', rule(20), asked(200))
    expect(stepsOf('netlify', rule(20), asked(400))).toBeLessThan(once * 2.5)
    expect(stepsOf('netlify', rule(40), asked(200))).toBeLessThan(once * 4.5)
  })

  test('2,000 rules in a circle end', () => {
    const file = Array.from({ length: 2_000 }, (_, i) => `/a${i} /a${(i + 1) % 2_000}`).join('\n')
    const redirects = readRedirects('cloudflare-pages', file)
    const files = redirects.fileResolver(lookup)
    expect(decide(redirects, 'a0', files).is).toBe('loop')
    const kinds = new Set([...analyze(redirects, files)].map((finding) => finding?.is))
    expect(kinds).toEqual(new Set(['loop', undefined]))
  })

  test('rules for 1,000 kinds of visitors end', () => {
    const file = Array.from({ length: 1_000 }, (_, i) => `/* /a${i}/:splat 302! Country=c${i}`).join('\n')
    const redirects = readRedirects('netlify', file)
    expect(decide(redirects, 'x', redirects.fileResolver(lookup)).is).toBe('undecided')
  })

  test('rules that cost too much are not looked through to the last', () => {
    const dear = Array.from({ length: 2_000 }, (_, i) => `/a/*/x${i}/* /nothing`)
    const rules = ['/first /nothing', '/second /a/b/c', '/third /nothing', ...dear]
    const redirects = readRedirects('netlify', rules.join('\n'))
    const whole = { steps: 1_000 }
    const findings = [...analyze(redirects, redirects.fileResolver(lookup), undefined, whole)]
    const [first, second, third] = findings
    expect([first?.is, second?.is, third?.is]).toEqual(['dead-target', 'untraced', 'untraced'])
    expect(whole.steps).toBe(0)
  })

  test('no rule takes longer to check than two addresses may', () => {
    const dear = Array.from({ length: 1_000 }, (_, i) => `/*/a/*/b/*/c${i}/* /new`)
    const plain = Array.from(
      { length: 1_000 },
      (_, i) => `/${'a/b/'.repeat(50)}${i} /${'b/a/'.repeat(50)}${i}`,
    )
    const redirects = readRedirects('netlify', [...dear, ...plain].join('\n'))
    const whole = { steps: 10_000_000 }
    let before = whole.steps
    let most = 0
    for (const _ of analyze(redirects, redirects.fileResolver(lookup), undefined, whole)) {
      most = Math.max(most, before - whole.steps)
      before = whole.steps
    }
    expect(most).toBeGreaterThan(10_000)
    expect(most).toBeLessThanOrEqual(100_000)
  })

  test('an address that costs too much is left open', () => {
    const file = Array.from({ length: 2_000 }, (_, i) => `/*/a/*/b/*/c${i}/* /new`).join('\n')
    const redirects = readRedirects('netlify', file)
    expect(decide(redirects, 'a/b/'.repeat(100), redirects.fileResolver(lookup)).is).toBe('undecided')
  })

  test('rules that differ in their last letters alone cost little', () => {
    const file = Array.from({ length: 2_000 }, (_, i) => `/:a/:b/x${i} /new`).join('\n')
    expect(stepsOf('netlify', file, '/a/b/x1999')).toBeLessThan(2_200)
    expect(stepsOf('netlify', file, '/a/b/x1999/')).toBeLessThan(2_200)
  })

  test('when the budget for all addresses is spent, the rest is left open', () => {
    const redirects = readRedirects('netlify', '/a/* /new')
    const files = redirects.fileResolver(lookup)
    const whole = { steps: 300 }
    const outcomes = Array.from(
      { length: 20 },
      () => decide(redirects, 'a/bcdefgh', files, undefined, whole).is,
    )
    expect(outcomes[0]).toBe('file')
    expect(outcomes.at(-1)).toBe('undecided')
    expect(whole.steps).toBe(0)
  })
})
