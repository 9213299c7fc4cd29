/**
 * What mode check says about a host that differs; integration/check-live.test.ts tests the process
 * of the step.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import type { Given } from '../../support/inputs.ts'
import { manualClock } from '../../support/manual-clock.ts'
import { runHere } from '../../support/run-here.ts'
import { keptWith, scratchWith } from '../../support/scratch.ts'
import { type Fault, siteHost } from '../../support/site-host.ts'

const page = (body: string) => `<!doctype html><title>x</title><p>${body}`
const SITE = {
  'index.html': page('<a href="guide">guide</a>'),
  'guide.html': page('<a href="/">home</a>'),
  '404.html': page('not found'),
}
const OLD = { ...SITE, 'guide.html': page('old') }

/** Compares a site with what a host serves, for a minute that passes immediately. */
function checked(url: string, inputs: Given = {}, site: Given = SITE) {
  const files = Object.entries(site).map(([name, content]) => [`public/${name}`, content])
  const workspace = scratchWith(Object.fromEntries(files))
  const own = { mode: 'check', 'site-path': 'public', host: 'nginx', 'live-url': url }
  const given = { ...own, 'wait-timeout': '1m', ...inputs }
  return runHere(given, { workspace, clock: manualClock() })
}

function served(files: Given = SITE): () => string {
  const folder = keptWith(files)
  return () => folder
}

test('the error shows what is wrong, and report.html shows everything', async () => {
  const broken = { ...SITE, 'guide.html': page('<a href="gone">gone</a>') }
  const run = await checked((await siteHost(served(OLD))).url, {}, broken)
  expect(run.errors[0]).toMatch(
    /\. The first finding is \/guide: The content differs from guide\.html: .* /,
  )
  const shown = readFileSync((run.outputs.verifyReport ?? '').replace(/json$/, 'html'), 'utf8')
  expect(shown).toMatch(
    /<h1>127[\d.:]+ is not live<\/h1>\n<p class="details"><span>2 addresses differ<\/span>.*<span>1 error in public<\/span>/,
  )
  expect(shown).toMatch(
    /<dt>Live check<\/dt><dd>Not live after .*: \d+ addresses of http:.* compared/,
  )
  expect([...shown.matchAll(/data-code="([^"]+)" data-severity/g)].map(([, code]) => code)).toEqual(
    ['live-stale', 'broken-link'],
  )
  for (const words of [
    'Live findings by code',
    'Slowest addresses',
    '<th>Address',
    'Report of the live check',
  ])
    expect(run.summary).toContain(words)
  const other = (name: string) =>
    readFileSync((run.outputs.verifyReport ?? '').replace('report.json', name), 'utf8')
  expect([...other('junit.xml').matchAll(/<testsuite name="([^"]+)" .*?failures="(\d)/g)]).toEqual([
    expect.arrayContaining(['live-stale', '2']),
    expect.arrayContaining(['broken-link', '1']),
  ])
  const issues: { check_name: string; location: { path: string } }[] = JSON.parse(
    other('gl-code-quality-report.json'),
  )
  expect(issues.map(({ check_name, location }) => [check_name, location.path])).toEqual([
    ['live-stale', 'public/guide.html'],
    ['broken-link', 'public/guide.html'],
    ['live-stale', expect.stringMatching(/^public\//)],
  ])
})

test('a page that the host shows in another folder, so that its links are broken, fails', async () => {
  const site = {
    ...SITE,
    'api/index.html': page('<a href="start.html">start</a>'),
    'api/start.html': page(''),
  }
  const sent: Fault = (_, response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end(site['api/index.html'])
  const moved: Fault = (_, response) => void response.writeHead(301, { location: '/api' }).end()
  const answers = new Map<string, Fault>([
    ['/api/', moved],
    ['/api', sent],
  ])
  const { url } = await siteHost(served(site), { faults: (path) => answers.get(path) })
  const run = await checked(url, {}, site)
  expect(run.outputs).toMatchObject({ outcome: 'live-failed', verifyErrors: '0', liveErrors: '1' })
  expect(run.errors[0]).toContain(
    '/api/: The host shows api/index.html at /api, in another folder, so start.html points to /start.html, which is not an address of the site. ',
  )
})

test('the cause is in the error, and not in the log as well', async () => {
  const login: Fault = (_, response) => void response.writeHead(401).end()
  const { url } = await siteHost(served(), { faults: () => login })
  const run = await checked(url)
  expect(run.errors[0]).toContain('The host responds with HTTP 401 at nearly every address')
  expect(run.log).not.toContain('Note: The host responds')
})

const ACCEPTING = `
- { code: live-stale, target: /guide*, page: guide.html, reason: the host adds the time }
- { code: live-missing, target: /accepted.yml, reason: not published }
- { code: live-missing, target: /a, reason: gone }
`

test('an accepted difference does not keep a site from being live', async () => {
  const { url } = await siteHost(served(OLD))
  const site = { ...SITE, 'accepted.yml': ACCEPTING }
  const run = await checked(url, { 'accepted-findings': 'public/accepted.yml' }, site)
  expect([run.exitCode, run.errors]).toEqual([0, []])
  const { errors, accepted, notices, findings } = JSON.parse(
    readFileSync(run.outputs.liveReport ?? '', 'utf8'),
  )
  expect([errors, accepted, notices]).toEqual([0, 3, 1])
  expect(findings).toMatchObject([
    { code: 'unused-acceptance', address: '/a' },
    { code: 'live-missing', address: '/accepted.yml' },
    {
      code: 'live-stale',
      address: '/guide',
      accepted: { reason: 'the host adds the time', until: null },
    },
    { code: 'live-stale', address: '/guide.html' },
  ])
  // The check of the folder does not report them.
  expect(JSON.parse(readFileSync(run.outputs.verifyReport ?? '', 'utf8'))).toMatchObject({
    notices: 0,
  })
  expect(run.summary).toContain('☑️ <b><code>/guide</code></b>: ')
})

test('warnings are counted in the last message', async () => {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'max-age=31536000',
  }
  const lasting: Fault = (_, response) =>
    void response.writeHead(200, headers).end(SITE['guide.html'])
  const host = await siteHost(served(), {
    faults: (path) => (path === '/guide' ? lasting : undefined),
  })
  const run = await checked(host.url)
  expect(run.outputs.outcome).toBe('succeeded')
  expect(run.summary).toMatch(
    /: live, all \d+ addresses match<\/h3>\n<p><sub>1 warning · no errors · 3 pages · nginx/,
  )
})

test('errors in the folder itself fail first, and nothing is requested', async () => {
  const host = await siteHost(served())
  const broken = { ...SITE, 'guide.html': page('<a href="gone">gone</a>') }
  const run = await checked(host.url, { verify: 'strict' }, broken)
  expect(run.outputs).toMatchObject({ outcome: 'verify-failed', liveReport: '', liveErrors: '' })
  expect(host.asked).toEqual([])
  expect(run.log).toContain('The live check did not run, because this step ended first.')
  expect(run.summary).toContain('did not run')
})
