/**
 * What a host can do wrong with a file: each row is a file of one site, which is compared as a
 * whole.
 */
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import type { LiveKind } from '../../../src/findings/live-kinds.ts'
import type { LiveFinding } from '../../../src/live/judging/live-finding.ts'
import { runLive } from '../../support/live-run.ts'
import { manualClock } from '../../support/manual-clock.ts'
import { keptWith } from '../../support/scratch.ts'
import { type Fault, siteHost } from '../../support/site-host.ts'

type Content = string | Buffer
type Headers = Readonly<Record<string, string>>

const HTML = { 'content-type': 'text/html' }
/** Responds with content, as a page unless the headers say otherwise. */
const sent =
  (content: Content, headers: Headers = {}): Fault =>
  (_, response) =>
    void response.writeHead(200, { ...HTML, ...headers }).end(content)
const redirected =
  (location: string): Fault =>
  (_, response) =>
    void response.writeHead(302, { location }).end()
const endless: Fault = (_, response) => {
  response.writeHead(200, HTML)
  const more = () => {
    while (!response.destroyed && response.write(Buffer.alloc(65_536)));
  }
  response.on('drain', more)
  more()
}
const inPieces: Fault = (_, response) => {
  response.writeHead(200, HTML)
  response.write('<!doc')
  setTimeout(() => response.end('type html>'), 50)
}
const half: Fault = (_, response) => {
  response.writeHead(200, { 'content-length': '1000' })
  response.write('x')
  setTimeout(() => response.destroy(), 50)
}

const HOME = '<!doctype html><title>home</title>'
const NOT_FOUND = '<!doctype html><title>404</title>'
const PAGE =
  '<!doctype html><title>page</title><p>ü<script src="/a.1f.js"></script><a href="start.html">more</a>'
const BASE = '<!doctype html><base href="/docs/"><a href="start.html">more</a>'
const ELSEWHERE = '<!doctype html><a href="https://x.invalid/start.html">more</a>'
const MOVED =
  '<!doctype html><meta http-equiv="Refresh" content="0; URL=\'https://docs.example.com/moved\'">'
const XHTML = '<!DOCTYPE html>\n<html lang="en" xmlns="http://www.w3.org/1999/xhtml"/>'
const LOADING = '<link rel=stylesheet href=a.css><script src=/a.1f.js></script>'
const LARGE = Buffer.alloc(5 << 20, 'many bytes ')
const LARGE_AND_ANOTHER_BYTE = Buffer.concat([LARGE, Buffer.from('!')])
const GZIP = gzipSync('data')

const gzip = { 'content-encoding': 'gzip' }
const br = { 'content-encoding': 'br' }
const TAR = { 'content-type': 'application/gzip' }
const CANONICAL = '<https://x.invalid/>; rel="canonical"'
const NOTHING_ALLOWED = { 'content-security-policy': "default-src 'none'; sandbox" }
const TO_LOGIN = { refresh: '0; url=https://login.invalid/' }
const charset = (type: string, name: string) => ({ 'content-type': `${type}; charset=${name}` })

const ROWS: readonly (readonly [
  file: string,
  content: Content,
  answer: Fault,
  ...kinds: LiveKind[],
])[] = [
  ['gzip.html', PAGE, sent(gzipSync(PAGE), gzip)],
  ['x-gzip.html', PAGE, sent(gzipSync(PAGE), { 'content-encoding': 'x-gzip' })],
  ['brotli.html', PAGE, sent(brotliCompressSync(PAGE), br)],
  [
    'gzip-of-brotli.html',
    PAGE,
    sent(gzipSync(brotliCompressSync(PAGE)), { 'content-encoding': 'br, gzip' }),
  ],
  [
    'three-encodings.html',
    PAGE,
    sent(PAGE, { 'content-encoding': 'gzip, gzip, gzip' }),
    'live-encoding/unknown',
  ],
  [
    'gzip-of-gzip.html',
    PAGE,
    sent(gzipSync(gzipSync(PAGE)), gzip),
    'live-encoding/compressed-twice',
  ],
  ['gzip-without-a-header.html', PAGE, sent(gzipSync(PAGE)), 'live-encoding/compressed-silently'],
  ['a-header-without-gzip.html', PAGE, sent(PAGE, gzip), 'live-encoding/not-compressed'],
  [
    'half-of-a-gzip.html',
    PAGE,
    sent(gzipSync(PAGE).subarray(0, 30), gzip),
    'live-encoding/not-compressed',
  ],
  ['a-header-without-brotli.html', PAGE, sent(PAGE, br), 'live-encoding/not-compressed'],
  ['not-asked-for.html', PAGE, sent(PAGE, { 'content-encoding': 'zstd' }), 'live-encoding/unknown'],
  ['bomb.html', PAGE, sent(gzipSync(Buffer.alloc(50 << 20)), gzip), 'live-stale'],
  ['endless.html', PAGE, endless, 'live-stale'],
  ['empty.html', PAGE, sent(''), 'live-stale/empty'],
  ['cut.html', PAGE, sent(PAGE.slice(0, -9)), 'live-stale/cut-off'],
  ['cut-after-its-end.html', `${PAGE}\n`, sent(PAGE), 'live-rewritten'],
  ['cut.css', 'a { color: red }', sent('a { c'), 'live-stale/cut-off'],
  ['a-page.css', 'a {}', sent(PAGE), 'live-stale/page-content'],
  ['a-page-in-pieces.css', 'a {}', inPieces, 'live-stale/page-content'],
  ['page-as-text.txt', PAGE, sent(PAGE.replace('more', 'less')), 'live-stale'],
  ['archive.tar.gz', GZIP, sent(GZIP, TAR)],
  [
    'archive-unpacked.tar.gz',
    GZIP,
    sent(GZIP, { ...TAR, ...gzip }),
    'live-encoding/archive-unpacked',
  ],
  ['picture.svgz', GZIP, sent(GZIP, { 'content-type': 'image/svg+xml', ...gzip })],
  ['another-archive.tar.gz', GZIP, sent(gzipSync('x'), TAR), 'live-stale'],

  ['type.html', PAGE, sent(PAGE, { 'content-type': 'text/plain' }), 'live-wrong-type'],
  [
    'classic.js',
    'run()',
    sent('run()', { 'content-type': 'text/plain' }),
    'live-wrong-type/tolerated',
  ],
  [
    'module.js',
    'export {}',
    sent('export {}', { 'content-type': 'text/plain' }),
    'live-wrong-type',
  ],
  ['type.json', '{}', sent('{}'), 'live-wrong-type/as-page'],
  ['xhtml.html', XHTML, sent(XHTML, { 'content-type': 'application/xhtml+xml' })],
  [
    'no-xhtml.html',
    PAGE,
    sent(PAGE, { 'content-type': 'application/xhtml+xml' }),
    'live-wrong-type/not-xhtml',
  ],
  ['charset.html', PAGE, sent(PAGE, charset('text/html', 'koi8-r')), 'live-wrong-type/charset'],
  ['utf-16.html', MOVED, sent(MOVED, charset('text/html', 'utf-16le')), 'live-wrong-type/charset'],
  [
    'charset.css',
    'ü',
    sent('ü', charset('text/css', 'iso-8859-1')),
    'live-wrong-type/charset-of-asset',
  ],
  ['charset.json', '"ü"', sent('"ü"', charset('application/json', 'iso-8859-1'))],

  [
    'pinned.html',
    PAGE,
    sent(PAGE, { 'cache-control': 'max-age=31536000' }),
    'live-header/cached-page',
  ],
  [
    'canonical.html',
    PAGE,
    sent(PAGE, { link: `</x>; rel=preload, ${CANONICAL}` }),
    'live-header/canonical',
  ],
  ['own-canonical.html', PAGE, sent(PAGE, { link: '</own-canonical>; rel="canonical"' })],
  [
    'blocked.html',
    LOADING,
    sent(LOADING, NOTHING_ALLOWED),
    'live-header/blocked-style',
    'live-header/blocked-script',
  ],

  ['error.html', PAGE, (_, response) => void response.writeHead(500).end(), 'live-wrong-status'],
  ['reset.html', PAGE, (_, response) => void response.socket?.resetAndDestroy(), 'live-unanswered'],
  ['half-an-answer.html', PAGE, half, 'live-unanswered'],
  [
    'nonsense.html',
    PAGE,
    (_, response) => void response.socket?.end('nonsense\r\n\r\n'),
    'live-unanswered',
  ],
  [
    'login-elsewhere.html',
    PAGE,
    redirected('https://login.invalid/'),
    'live-redirected/other-host',
  ],
  ['login.html', PAGE, redirected('/pinned.html'), 'live-redirected/other-page'],
  ['circle.html', PAGE, redirected('/circle.html?x'), 'live-redirected/loop'],
  ['refresh.html', PAGE, sent(PAGE, TO_LOGIN), 'live-redirected/refresh'],
  [
    'refresh-to-other.html',
    PAGE,
    sent(PAGE, { refresh: '5;URL="pinned"' }),
    'live-redirected/refresh',
  ],
  ['refresh-again.html', PAGE, sent(PAGE, { refresh: '30' })],
  ['refresh-self.html', PAGE, sent(PAGE, { refresh: '30; url=refresh-self.html' })],
  ['refresh-own.html', MOVED, sent(MOVED, { refresh: '0; url=https://docs.example.com/moved' })],
  ['refresh.css', 'p {}', sent('p {}', { 'content-type': 'text/css', ...TO_LOGIN })],

  ['home-page.html', PAGE, sent(HOME), 'live-missing/home-page'],
  ['not-found-page.html', PAGE, sent(NOT_FOUND), 'live-missing/not-found-page'],
  ['large-not-found.bin', LARGE, sent(NOT_FOUND), 'live-missing/not-found-page'],
  ['minified.html', PAGE, sent(PAGE.replaceAll('"', '')), 'live-rewritten'],
  ['written-by-host.html', PAGE, sent(PAGE.replace('start.html', '/start')), 'live-rewritten'],
  ['docs/written.html', PAGE, sent(PAGE.replace('start.html', '/docs/start')), 'live-rewritten'],
  [
    'written-below-base.html',
    BASE,
    sent(BASE.replace('start.html', '/docs/start')),
    'live-rewritten',
  ],
  ['written-beside-base.html', BASE, sent(BASE.replace('start.html', '/start')), 'live-stale'],
  ['another-anchor.html', PAGE, sent(PAGE.replace('start.html', '/start#x')), 'live-stale'],
  ['another-query.html', PAGE, sent(PAGE.replace('start.html', '/start?x')), 'live-stale'],
  ['link-elsewhere.html', ELSEWHERE, sent(ELSEWHERE.replace('start.html', 'start')), 'live-stale'],
  ['another-word.html', PAGE, sent(PAGE.replace('more', 'less')), 'live-stale'],
  ['another-build.html', PAGE, sent(PAGE.replace('1f', '2e')), 'live-stale'],
  ['large.bin', LARGE, sent(LARGE, { 'content-type': 'application/octet-stream' })],
  ['large-with-another-byte.html', LARGE, sent(LARGE_AND_ANOTHER_BYTE.subarray(1)), 'live-stale'],
  ['large-with-more.bin', LARGE, sent(LARGE_AND_ANOTHER_BYTE), 'live-stale'],
  ['large-cut.bin', LARGE, sent(LARGE.subarray(0, 64 << 10)), 'live-stale'],
]

test('every fault is found, and nothing else', async () => {
  const files = Object.fromEntries(ROWS.map(([file, content]) => [file, content]))
  const pages = {
    'index.html': HOME,
    '404.html': NOT_FOUND,
    'start.html': '',
    'docs/start.html': '',
  }
  const folder = keptWith({ ...pages, ...files })
  const answers = new Map(ROWS.map(([file, , answer]) => [`/${file}`, answer]))
  const host = await siteHost(() => folder, {
    faults: (path) => answers.get(path.replace('?x', '')),
  })
  const options = { host: undefined, clock: manualClock() }
  const findings = (await runLive(host.url, folder, options)).verdict
    .findings as readonly LiveFinding[]
  const found = Map.groupBy(findings, ({ target }) => target.slice(1))
  const seen = ROWS.map(([file]) => [file, ...(found.get(file) ?? []).map(({ kind }) => kind)])
  expect(seen).toEqual(ROWS.map(([file, , , ...kinds]) => [file, ...kinds]))
  const others = findings.filter(({ target }) => !answers.has(target))
  expect(others).toEqual([])
})
