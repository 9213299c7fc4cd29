import { expect, test } from '@jest/globals'
import { findBlockedAssets } from '../../../../src/live/judging/content-security-policy.ts'

const FROM = new URL('https://docs.example.com/guide/')
const PAGE =
  Buffer.from(`<!doctype html><title>x</title><link rel=stylesheet id=theme><link rel="Alternate StyleSheet" href="../site.css">
<link rel="icon" href="/x.ico"><link rel=stylesheet href="https://cdn.example.net/x.css">
<script type="application/json" src="/data.js"></script><script src="/site.js"></script><script src="/more.js"></script>`)

const NEITHER: readonly string[] = []
const STYLE = 'style /site.css'
const SCRIPT = 'script /site.js'

test.each<[string, readonly string[]]>([
  ["default-src 'self'", NEITHER],
  ["default-src 'none'", [STYLE, SCRIPT]],
  ["img-src 'none'; frame-ancestors 'none'", NEITHER],
  ["Default-Src 'none'; Style-Src 'SELF'", [SCRIPT]],
  ["style-src-elem 'none'; style-src 'self'", [STYLE]],
  // The first one counts.
  ["style-src 'self'; style-src 'none'", NEITHER],
  // Each policy applies.
  ["default-src 'self', script-src 'none'", [SCRIPT]],
  ['default-src *', NEITHER],
  ['default-src http:', NEITHER],
  ['default-src data:', [STYLE, SCRIPT]],
  ['default-src https://docs.example.com:443/x/', NEITHER],
  ['default-src *.example.com', NEITHER],
  ['default-src *.docs.example.com', [STYLE, SCRIPT]],
  ['default-src example.com', [STYLE, SCRIPT]],
  ['default-src xdocs.example.com', [STYLE, SCRIPT]],
  ['default-src /site.css', [STYLE, SCRIPT]],
  ['default-src https:', NEITHER],
  ['default-src', [STYLE, SCRIPT]],
  // It may be in the page.
  ["script-src 'nonce-abc'", NEITHER],
  ["script-src 'strict-dynamic'", NEITHER],
  ["script-src 'sha256-abc'", NEITHER],
  ["script-src 'sha-abc'", [SCRIPT]],
  ["script-src x'nonce-abc'", [SCRIPT]],
  ["script-src 'unsafe-inline'", [SCRIPT]],
  ["script-src-elem 'none'; script-src 'self'", [SCRIPT]],
  ["script-src 'self'; default-src 'none'", [STYLE]],
  ["img-src 'none'; script-src 'none'; default-src 'self'", [SCRIPT]],
  ['default-src https://cdn.example.net docs.example.com', NEITHER],
  ['default-src ftp://docs.example.com', [STYLE, SCRIPT]],
  ['default-src **', [STYLE, SCRIPT]],
  ['sandbox', [SCRIPT]],
  ['sandbox allow-scripts', NEITHER],
  ['sandbox allow-forms', [SCRIPT]],
])('%s blocks %j', (policy, blocked) => {
  const found = findBlockedAssets(policy, PAGE, 'guide/index.html', FROM)
  expect(found.map(({ kind: what, url }) => `${what} ${new URL(url).pathname}`)).toEqual(blocked)
})

test('the directive is named', () => {
  expect(
    findBlockedAssets("img-src *;  default-src  'none'", PAGE, 'guide/index.html', FROM),
  ).toMatchObject([{ directive: "default-src 'none'" }, { directive: "default-src 'none'" }])
  expect(
    findBlockedAssets("script-src 'none', default-src data:", PAGE, 'guide/index.html', FROM),
  ).toMatchObject([{ directive: 'default-src data:' }, { directive: "script-src 'none'" }])
  expect(findBlockedAssets('sandbox  allow-forms', PAGE, 'guide/index.html', FROM)).toMatchObject([
    { directive: 'sandbox allow-forms' },
  ])
})
