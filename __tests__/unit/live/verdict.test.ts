import { describe, expect, test } from '@jest/globals'
import type { Answered, Body, Redirect } from '../../../src/live/answer.ts'
import type { Expected, ExpectedFile } from '../../../src/live/expectations.ts'
import { verdictOf } from '../../../src/live/verdict.ts'
import { safe } from '../../../src/report/clean.ts'

const file = (name: string, more: Partial<ExpectedFile> = {}): ExpectedFile => ({
  is: 'file',
  address: `/${name}`,
  file: 0,
  name,
  size: 10,
  isPage: name.endsWith('.html'),
  mayBeMissing: false,
  isNotFoundPage: false,
  ...more,
})
const PAGE = file('guide.html')
const HIDDEN = file('.nojekyll', { mayBeMissing: true })
const NOT_FOUND = file('404.html', { isNotFoundPage: true })
const NOWHERE: Expected = {
  is: 'missing',
  address: '/no-page',
  page: { file: 1, name: '404.html', size: 9, isPage: true },
}
const RULE: Expected = {
  is: 'redirect',
  address: '/old',
  targets: ['https://docs.example.com/new', 'https://www.example.com/new'],
  status: 301,
  rules: '_redirects',
  line: 3,
}

const body = (more: Partial<Body> = {}): Body => ({ content: 'same', ...more })
const answer = (more: Partial<Answered> = {}): Answered => ({
  is: 'answered',
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: body(),
  redirect: undefined,
  ms: 1,
  ...more,
})
const typed = (type: string | undefined, more: Partial<Body> = {}): Answered =>
  answer({ headers: type === undefined ? {} : { 'content-type': type }, body: body(more) })
const headers = (more: Readonly<Record<string, string>>): Answered =>
  answer({ headers: { 'content-type': 'text/html', ...more } })
const like = (content: Body['content']): Answered => answer({ body: body({ content }) })
const encoded = (encoding: Body['encoding']): Answered => answer({ body: body({ encoding }) })
const leads = (to: string, kind: Redirect['kind'], status = 302): Answered =>
  answer({ status, body: undefined, redirect: { to, kind } })
const status = (code: number): Answered => answer({ status: code, body: undefined })

const found = (expected: Expected, given: Parameters<typeof verdictOf>[1]): string[] =>
  verdictOf(expected, given).map(({ kind }) => kind)

describe('what an answer shows about a file', () => {
  test.each<[string, ExpectedFile, Answered, string[]]>([
    ['the right page', PAGE, answer(), []],
    ['a transformed one', PAGE, answer({ status: 203 }), []],
    ['one that readers do not tell from it', PAGE, like('rewritten'), ['rewritten']],
    ['another one', PAGE, like('stale'), ['stale']],
    ['the home page', PAGE, like('home-page-instead'), ['home-page-instead']],
    ['the 404 page', PAGE, like('not-found-page-instead'), ['not-found-page-instead']],
    ['nothing', PAGE, status(404), ['missing']],
    ['nothing, as S3 says it', PAGE, status(403), ['missing']],
    ['a request for a password', PAGE, status(401), ['wrong-status']],
    ['an error', PAGE, status(500), ['wrong-status']],
    ['a part', PAGE, status(206), ['wrong-status']],
    ['a login', PAGE, leads('https://login.example.com/', 'redirected-elsewhere'), ['redirected-elsewhere']],
    ['another page', PAGE, leads('https://docs.example.com/login', 'redirected'), ['redirected']],
    ['a circle', PAGE, leads('https://docs.example.com/guide', 'redirect-circle'), ['redirect-circle']],
    ['an unknown encoding', PAGE, encoded('unknown-encoding'), ['unknown-encoding']],
    [
      'an archive with an encoding',
      file('x.tar.gz'),
      answer({ headers: {}, body: body({ encoding: 'archive-unpacked' }) }),
      ['archive-unpacked'],
    ],
    ['a hidden file that is not published', HIDDEN, status(404), []],
    [
      'a hidden file in whose place is another',
      HIDDEN,
      answer({ headers: {}, body: body({ content: 'home-page-instead' }) }),
      [],
    ],
    ['a hidden file that fails', HIDDEN, status(502), []],
    ['the 404 page under its own name, kept back', NOT_FOUND, status(404), []],
    ['the 404 page, old', NOT_FOUND, like('stale'), ['stale']],
  ])('%s', (_, expected, given, kinds) => {
    expect(found(expected, given)).toEqual(kinds)
  })

  test('headers of wrong content are not judged', () => {
    const given = answer({ headers: { 'content-type': 'text/plain' }, body: body({ content: 'stale' }) })
    expect(found(PAGE, given)).toEqual(['stale'])
  })
})

describe('what a content type shows', () => {
  const WRONG = ['wrong-type']
  const ODD = ['odd-type']
  test.each<[string, string | undefined, string[]]>([
    ['a.html', 'text/html', []],
    ['a.html', 'application/xhtml+xml', []],
    ['a.html', 'text/plain', WRONG],
    // Browsers recognize it.
    ['a.html', undefined, ODD],
    ['a.css', undefined, WRONG],
    ['a.css', 'text/plain', WRONG],
    ['a.js', 'application/javascript', []],
    ['a.mjs', 'application/octet-stream', WRONG],
    ['a.wasm', 'application/wasm', []],
    ['a.wasm', 'application/octet-stream', WRONG],
    ['a.svg', 'image/svg+xml', []],
    ['a.svg', 'text/xml', WRONG],
    ['a.png', 'image/png', []],
    ['a.png', 'text/plain', ODD],
    ['a.pdf', 'application/octet-stream', ODD],
    ['a.txt', 'text/markdown', []],
    // What looks like a tag in it vanishes.
    ['a.txt', 'text/html', ODD],
    ['a.json', 'text/plain', []],
    ['a.json', 'text/html', ['page-type']],
    ['a.woff2', undefined, []],
  ])('%s as %s', (name, type, kinds) => {
    expect(found(file(name), typed(type))).toEqual(kinds)
  })

  test.each([
    ['a.html', 'text/html', ['wrong-charset']],
    ['a.js', 'text/javascript', ['odd-charset']],
  ])('%s with a wrong charset', (name, type, kinds) => {
    expect(found(file(name), typed(`${type}; charset=koi8-r`, { charsetMeant: 'UTF-8' }))).toEqual(kinds)
  })

  test('XHTML that is none', () => {
    const given = typed('application/xhtml+xml', { isNoXhtml: true })
    expect(found(PAGE, given)).toEqual(['no-xhtml'])
  })

  test('a page without a type that browsers must not recognize', () => {
    const given = answer({ headers: { 'x-content-type-options': 'nosniff' } })
    expect(found(PAGE, given)).toEqual(WRONG)
  })
})

describe('what other headers of a page show', () => {
  const PINNED = ['pinned']
  test.each<[Readonly<Record<string, string>>, string[]]>([
    [{ 'cache-control': 'public, max-age=600' }, []],
    [{ 'cache-control': 'max-age=86400' }, []],
    [{ 'cache-control': 'public, max-age=31536000, immutable' }, PINNED],
    [{ 'cache-control': 'Max-Age = "86401", x' }, PINNED],
    [{ 'cache-control': 'max-age=1, stale-while-revalidate=86400' }, PINNED],
    [{ 'cache-control': 'stale-while-revalidate=99999999' }, []],
    [{ 'cache-control': 'no-cache, max-age=31536000' }, []],
    [{ 'cache-control': 'no-store, max-age=31536000' }, []],
    [{ 'cache-control': 's-maxage=31536000' }, []],
    [{ 'content-disposition': 'attachment; filename=x' }, ['attachment']],
    [{ 'content-disposition': 'inline' }, []],
    [{ 'x-robots-tag': 'noindex, nofollow' }, ['noindex']],
    [{ 'x-robots-tag': 'max-snippet: 20' }, []],
  ])('%j', (given, kinds) => {
    expect(found(PAGE, headers(given))).toEqual(kinds)
  })

  test('the canonical address on another host', () => {
    const given = answer({ canonical: 'https://other.example.com/guide' })
    expect(found(PAGE, given)).toEqual(['canonical'])
  })

  test('they say nothing about other files', () => {
    const given = answer({ headers: { 'content-type': 'text/css', 'cache-control': 'max-age=31536000' } })
    expect(found(file('a.1f2e.css'), given)).toEqual([])
  })
})

describe('what an answer shows about an address that no file has', () => {
  test.each<[string, Answered, string[]]>([
    ['404 with the 404 page', answer({ status: 404 }), []],
    ['410', answer({ status: 410 }), []],
    ['404 with another page', answer({ status: 404, body: body({ content: 'stale' }) }), ['not-found-page']],
    ['the home page', answer({ body: body({ content: 'home-page-instead' }) }), ['soft-404']],
    ['anything with 200', answer({ body: undefined }), ['soft-404']],
    ['a redirect', leads('https://docs.example.com/', 'redirected-elsewhere'), ['soft-404-redirect']],
    ['403', status(403), ['odd-status']],
    ['500', status(500), ['wrong-status']],
  ])('%s', (_, given, kinds) => {
    expect(found(NOWHERE, given)).toEqual(kinds)
  })

  test('without a 404 page of the site, any will do', () => {
    const given = answer({ status: 404, body: undefined })
    expect(found({ is: 'missing', address: '/no-page', page: undefined }, given)).toEqual([])
  })
})

describe('what an answer shows about a file that is gone', () => {
  const GONE: Expected = { is: 'gone', address: '/old', file: 0, name: 'old.html', size: 9, isPage: true }
  test.each<[string, Parameters<typeof verdictOf>[1], string[]]>([
    ['the file', answer(), ['leftover']],
    ['the file, rewritten', like('rewritten'), ['leftover']],
    ['another page', like('stale'), []],
    ['nothing', status(404), []],
    ['the file as a 404 page', answer({ status: 404 }), []],
    ['a redirect', leads('https://docs.example.com/new', 'redirected-elsewhere', 301), []],
    ['its other name', leads('https://www.example.com/new', 'redirected-elsewhere', 301), []],
    ['an error', status(500), []],
    ['no answer', { is: 'unanswered', failure: { why: safe`it broke` } }, []],
  ])('%s', (_, given, kinds) => {
    expect(found(GONE, given)).toEqual(kinds)
  })
})

describe('what an answer shows about a rule of a redirect file', () => {
  test.each<[string, Answered, string[]]>([
    ['the redirect', leads('https://docs.example.com/new', 'redirected-elsewhere', 301), []],
    [
      'the redirect, written in another way',
      leads('https://DOCS.example.com/n%65w', 'redirected-elsewhere', 301),
      [],
    ],
    [
      'one to another address',
      leads('https://docs.example.com/', 'redirected-elsewhere', 301),
      ['redirect-target'],
    ],
    [
      'one with another status',
      leads('https://docs.example.com/new', 'redirected-elsewhere'),
      ['redirect-status'],
    ],
    ['nothing', status(404), ['redirect-missing']],
    ['a page', answer(), ['redirect-missing']],
  ])('%s', (_, given, kinds) => {
    expect(found(RULE, given)).toEqual(kinds)
  })
})

test('no answer is a finding, with its reason', () => {
  const failure = { why: safe`the connection broke` }
  const [finding] = verdictOf(PAGE, { is: 'unanswered', failure })
  expect(finding).toMatchObject({
    code: 'live-unanswered',
    severity: 'error',
    address: '/guide.html',
    file: 'guide.html',
    message: 'No complete answer arrived: the connection broke.',
  })
})

test('text from the host is made safe, and its queries are not shown', () => {
  const to = 'https://login.example.com/?token=secret\n::error::x'
  const [finding] = verdictOf(PAGE, leads(to, 'redirected-elsewhere'))
  expect(finding?.message).not.toMatch(/secret|\n/)
})
