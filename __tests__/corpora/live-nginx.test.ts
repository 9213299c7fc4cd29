/**
 * Sites that a real nginx serves, with the configuration in docs/check.md and with faults in it: every planted fault is
 * found, and nothing else. Needs the Debian packages nginx-light, postgresql-doc-15,
 * cppreference-doc-en-html, git-doc, and rust-doc.
 */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import type { LiveFinding } from '../../src/live/judging/live-finding.ts'
import type { LiveVerdict } from '../../src/live/judging/live-verdict.ts'
import { LiveCheck } from '../../src/live/live-check.ts'
import { runChild } from '../support/child.ts'
import { built } from '../support/generators/builds.ts'
import { describeGenerators } from '../support/generators/each.ts'
import { type LiveOverrides, liveOptions } from '../support/live-options.ts'
import type { NginxOptions } from '../support/nginx.ts'
import { nginxFor } from '../support/programs.ts'
import { keptWith } from '../support/scratch.ts'

/**
 * Compares a folder with the responses of an nginx that serves a folder, by default the same one.
 */
async function check(
  folder: string,
  { served = folder, ...nginx }: NginxOptions & { readonly served?: string } = {},
  options: LiveOverrides = {},
): Promise<LiveVerdict> {
  const server = await nginxFor(served, nginx)
  const live = new LiveCheck(liveOptions(`${server.origin}/`, folder, options))
  return await live.run()
}

const kindsOf = ({ findings }: LiveVerdict): Record<string, number> => {
  const groups = Object.entries(
    Object.groupBy(findings as readonly LiveFinding[], ({ kind }) => kind),
  )
  return Object.fromEntries(groups.map(([kind, of]) => [kind, of.length]))
}

const PAGES = 40
const page = (name: string) => `<!doctype html><title>${name}</title><p>${name} ü`
/** Pages in two folders, of each kind of address, with what they load. */
const SITE: Readonly<Record<string, string>> = {
  'index.html': page('home'),
  '404.html': page('nothing'),
  'a.html': page('a'),
  'a/index.html': page('index of a'),
  ...Object.fromEntries(Array.from({ length: PAGES }, (_, i) => [`a/${i}.html`, page(`a ${i}`)])),
  ...Object.fromEntries(Array.from({ length: PAGES }, (_, i) => [`b/${i}.html`, page(`b ${i}`)])),
  'assets/site.css': 'p { color: red }'.repeat(200),
  'assets/site.js': 'export {}',
  'assets/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/a%b#c?d e\\f.txt': 'odd',
  'api/search': '{}',
}
const TRY_FILES = 'location / { try_files $uri $uri.html $uri/ =404; }'
const OWN_404 = 'error_page 404 /404.html;'
const RULES = `${OWN_404} ${TRY_FILES}`

describe('a correct host is green immediately', () => {
  test.each<[string, NginxOptions]>([
    ['as docs/check.md says', {}],
    ['compressed', { rules: `gzip on; gzip_types *; gzip_min_length 1; ${RULES}` }],
    ['with a charset', { rules: `charset utf-8; ${RULES}` }],
    ['with pages that are kept for an hour', { rules: `expires 1h; ${RULES}` }],
    [
      'with addresses that lose their extension',
      {
        rules: `if ($request_uri ~ ^/(.*)\\.html$) { return 301 /$1; } location = / { try_files /index.html =404; } ${OWN_404} ${TRY_FILES}`,
      },
    ],
  ])('%s', async (_, options) => {
    const verdict = await check(keptWith(SITE), options)
    expect(verdict.findings).toEqual([])
    expect(verdict.roundCount).toBe(1)
  })

  test.each([
    ['/usr/share/doc/postgresql-doc-15/html', 1_100],
    ['/usr/share/cppreference/doc/html', 4_000],
    ['/usr/share/doc/git-doc', 200],
  ])('%s', async (folder, least) => {
    if (!existsSync(folder)) throw new Error(`${folder} is missing`)
    const verdict = await check(folder)
    expect(kindsOf(verdict)).toEqual({})
    expect([verdict.roundCount, verdict.unaddressedFileCount]).toEqual([1, 0])
    expect(verdict.addressCount).toBeGreaterThan(least)
  })

  describeGenerators((name, generator) => {
    test('as it builds a site', async () => {
      const { folder } = built(name, generator, 'correct')
      for (const host of ['nginx', undefined] as const) {
        const verdict = await check(folder, {}, { host })
        expect([host, verdict.findings]).toEqual([host, []])
        expect(verdict.addressCount).toBeGreaterThan(10)
      }
    }, 900_000)
  })
})

describe('planted faults', () => {
  const half = Object.fromEntries(Object.entries(SITE).filter(([name]) => !name.startsWith('b/1')))
  const gone = Object.keys(SITE).length - Object.keys(half).length
  const older = { ...SITE, 'a/7.html': page('older'), 'assets/site.js': 'older' }
  /**
   * Each page but `404.html` has two addresses: with and without its extension, or with and without
   * `index.html`.
   */
  const both = 2
  const pages = Object.keys(SITE).filter(
    (name) => name.endsWith('.html') && name !== '404.html',
  ).length
  const addressesOfPages = both * pages

  test.each<[string, NginxOptions & { served?: () => string }, Record<string, number>]>([
    ['an older tree', { served: () => keptWith(older) }, { 'live-stale': both + 1 }],
    [
      'a site that is half there',
      { served: () => keptWith(half) },
      { 'live-missing': both * gone },
    ],
    [
      'the home page for every nonexistent address',
      { rules: 'location / { try_files $uri $uri.html $uri/ /index.html; }' },
      { 'live-soft-404': 4 },
    ],
    [
      'the 404 page with 200',
      { rules: `error_page 404 =200 /404.html; ${TRY_FILES}` },
      { 'live-soft-404': 4 },
    ],
    // It knows the types of pages and some images by itself.
    ['no list of types', { knowsTypes: false }, { 'live-wrong-type': 3 }],
    [
      'no types at all',
      { knowsTypes: false, rules: `types {} default_type text/plain; ${RULES}` },
      { 'live-wrong-type': addressesOfPages + 1 + 3 },
    ],
    [
      'gzip of gzip',
      {
        rules: `${RULES} location = /assets/site.css { gzip off; add_header Content-Encoding gzip; }`,
      },
      { 'live-encoding/not-compressed': 1 },
    ],
    [
      'a part down',
      { rules: `${RULES} location /b/ { return 503; }` },
      { 'live-wrong-status': both * PAGES },
    ],
    [
      'a login',
      { rules: `${RULES} location /b/ { return 302 https://login.invalid/?to=$uri; }` },
      { 'live-redirected/other-host': both * PAGES },
    ],
    [
      'pages that are pinned',
      { rules: `${OWN_404} location / { expires 1y; try_files $uri $uri.html $uri/ =404; }` },
      { 'live-header/cached-page': addressesOfPages },
    ],
    [
      'no clean addresses',
      { rules: `${OWN_404} location / { try_files $uri $uri/ =404; }` },
      // `/a` then redirects to the folder of that name.
      { 'live-missing': 2 * PAGES, 'live-redirected/other-page': 1 },
    ],
    [
      'a wrong charset',
      { rules: `${OWN_404} charset koi8-r; override_charset on; ${TRY_FILES}` },
      { 'live-wrong-type/charset': addressesOfPages + 1 },
    ],
  ])('%s', async (_, { served, ...options }, kinds) => {
    const site = keptWith(SITE)
    const verdict = await check(site, { ...options, ...(served && { served: served() }) })
    expect(kindsOf(verdict)).toEqual(kinds)
    expect(verdict.liveSinceMs === undefined).toBe(
      verdict.findings.some(({ severity }) => severity === 'error'),
    )
  })
})

test('nginx sends Markdown as a download, but not as the examples set it up', async () => {
  const site = keptWith({ ...SITE, 'a.md': '# ü', 'llms.txt': '# ü', 'b.md.html': page('b') })
  const http = 'default_type application/octet-stream;'
  expect(kindsOf(await check(site, { http }))).toEqual({ 'live-wrong-type/tolerated': 1 })
  for (const name of ['nginx', 'container-image.nginx', 'versions.nginx']) {
    const conf = readFileSync(`examples/${name}.conf`, 'utf8')
    const rules = conf.slice(conf.indexOf('    location / {'), -2)
    const { findings } = await check(site, { http, rules })
    expect([name, findings]).toEqual([name, []])
  }
})

test('nginx.conf serves a site below a path as its comment says', async () => {
  const conf = readFileSync('examples/nginx.conf', 'utf8')
  const [manual = ''] = /location \/manual\/ .*(?=})/.exec(conf) ?? []
  const markdown = conf.slice(conf.indexOf('    location ~'), -2)
  const rules = `${manual} ${markdown} } ${OWN_404}`
  const site = keptWith({ '404.html': 'of another', 'manual/404.html': 'own', 'manual/a.md': 'a' })
  const { answer } = await nginxFor(site, { rules })
  expect(await answer('/manual/a.md')).toMatchObject({ status: 200, body: 'a' })
  for (const path of ['/manual/no', '/manual/no.md'])
    expect(await answer(path)).toMatchObject({ status: 404, body: 'own' })
  expect(await answer('/no')).toMatchObject({ status: 404, body: 'of another' })
})

test('32,000 files are compared in little memory', async () => {
  const folder = '/usr/share/doc/rust-doc/html'
  if (!existsSync(folder)) throw new Error(`${folder} is missing: install rust-doc`)
  const server = await nginxFor(folder)
  const site = { url: `${server.origin}/`, folder }
  const { findings, addressCount, usedMiB } = await runChild('live-check', site, {
    execArgv: ['--expose-gc'],
  })
  expect(findings).toBe(0)
  expect(addressCount).toBeGreaterThan(32_000)
  // Most of it is the data about each address.
  expect(usedMiB).toBeLessThan(120)
}, 900_000)
