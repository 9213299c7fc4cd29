/** Mode check with `live-url`, as the runner starts it. */
import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { certificateFor } from '../support/certificate.ts'
import { startProxy } from '../support/proxy.ts'
import { type Fault, type SiteHost, siteHost } from '../support/site-host.ts'
import { checkIn, workspaceWith } from '../support/step.ts'

const page = (body: string) => `<!doctype html><title>x</title><p>${body}`
const SITE = {
  'index.html': page('<a href="guide">guide</a>'),
  'guide.html': page('<a href="/">home</a>'),
  '404.html': page('not found'),
}
const OLD = { ...SITE, 'guide.html': page('old') }

/** For a host that never agrees: long enough for a first round on a busy machine. */
const IN_VAIN = { 'wait-timeout': '15s' }

/** Compares a site with what a host serves. */
function checked(
  url: string,
  inputs: Readonly<Record<string, string>> = {},
  env: Readonly<Record<string, string>> = {},
  site: Readonly<Record<string, string>> = SITE,
) {
  const earlier = { 'earlier/index.html': page('home'), 'earlier/gone.html': page('gone') }
  const files = Object.entries(site).map(([name, content]) => [`public/${name}`, content])
  const own = { host: 'nginx', 'live-url': url, 'wait-timeout': '10m' }
  return checkIn(
    workspaceWith({ ...earlier, ...Object.fromEntries(files) }),
    { ...own, ...inputs },
    env,
  )
}

function served(files: Readonly<Record<string, string>> = SITE): () => string {
  const folder = workspaceWith(files)
  return () => folder
}

test.concurrent('a site that is live is green at once', async () => {
  const { url } = await siteHost(served())
  const run = await checked(url)
  expect([run.exitCode, run.errors, run.warnings]).toEqual([0, [], []])
  expect(run.outputs).toMatchObject({ outcome: 'succeeded', liveErrors: '0' })
  expect(JSON.parse(readFileSync(run.outputs.liveReport ?? '', 'utf8'))).toMatchObject({
    format: 1,
    url,
    host: 'nginx',
    files: 3,
    errors: 0,
    findings: [],
  })
  expect(run.log).toContain('found no difference')
  expect(run.summary).toMatch(
    /^<h3>✅ <code>http:\/\/127.*<\/code>: live, all \d+ addresses match<\/h3>[\s\S]*<p>Live at the first request, at [\d :-]+ UTC: \d+ addresses compared with the site, no difference/,
  )
  expect(run.summary).toContain('Slowest addresses')
  const shown = readFileSync((run.outputs.verifyReport ?? '').replace(/json$/, 'html'), 'utf8')
  expect(shown).toMatch(
    /<h1>127[\d.:]+ is live<\/h1>\n<p class="details"><span>all \d+ addresses match<\/span>[^/]*<span>3 pages<\/span>/,
  )
})

test.concurrent('a site that is not live fails, with the first findings; what a hostile host says is not obeyed', async () => {
  const hostile: Fault = (_, response) =>
    void response
      .writeHead(302, { location: 'https://x.invalid/%0a::error::pwned?a=##[error]' })
      .end()
  const site = served({
    ...OLD,
    'index.html': '<p>old',
    '404.html': '<p>old',
    'gone.html': page('gone'),
  })
  const { url } = await siteHost(site, {
    faults: (path) => (path === '/guide' ? hostile : undefined),
  })
  const run = await checked(url, { ...IN_VAIN, 'compare-with': 'earlier' })
  expect(run.exitCode).toBe(1)
  expect(run.outputs).toMatchObject({ outcome: 'live-failed', verifyErrors: '0', liveErrors: '5' })
  expect(run.errors).toEqual([expect.stringContaining(`The site at ${url} is not the one in`)])
  expect(run.errors[0]).toContain('5 addresses still differ')
  expect(run.errors[0]).toMatch(
    /\. \/guide: The host redirects this to .*x\.invalid.* Start there\. /,
  )
  expect(run.warnings).toEqual([
    expect.stringMatching(/^live-redirected \/guide: .*x\.invalid/),
    expect.stringMatching(
      /^live-stale \/: The content differs from .* And \d more of this kind\.$/,
    ),
  ])
  expect(run.summary).toContain('The host still serves gone.html of the earlier site')
  expect(run.stdout).not.toMatch(/^::error::pwned|##\[/m)
  expect(run.summary).toMatch(
    /^<h3>❌ 127[\d.:]+ is not live<\/h3>\n<p><sub>5 addresses differ · after [\dm s.]+ · 3 pages/,
  )
  expect(run.summary).toContain('<h4>Live check</h4>\n<p>Not live after ')
  expect(run.summary).toContain(
    '❌ <b><code>/guide.html</code></b>: The content differs from guide.html',
  )
})

test.concurrent('the error says what is wrong, and report.html it all', async () => {
  const broken = { ...SITE, 'guide.html': page('<a href="gone">gone</a>') }
  const run = await checked((await siteHost(served(OLD))).url, IN_VAIN, {}, broken)
  expect(run.errors[0]).toMatch(
    /\. \/guide: The content differs from guide\.html: .* Start there\. /,
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

test.concurrent('a page that the host shows in another folder, so that its links lead nowhere, fails', async () => {
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
  const run = await checked(url, IN_VAIN, {}, site)
  expect(run.outputs).toMatchObject({ outcome: 'live-failed', verifyErrors: '0', liveErrors: '1' })
  expect(run.errors[0]).toContain(
    '/api/: The host shows api/index.html at /api, in another folder, so start.html points to /start.html, which is not an address of the site. ',
  )
})

const ACCEPTING = `
- { code: live-stale, target: /guide*, page: guide.html, reason: the host adds the time }
- { code: live-missing, target: /accepted.yml, reason: not published }
- { code: live-missing, target: /a, reason: gone }
`

test.concurrent('a difference that is accepted keeps no site from being live', async () => {
  const { url } = await siteHost(served(OLD))
  const site = { ...SITE, 'accepted.yml': ACCEPTING }
  const run = await checked(url, { 'accepted-findings': 'public/accepted.yml' }, {}, site)
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
  // The check of the folder has nothing to say about them.
  expect(JSON.parse(readFileSync(run.outputs.verifyReport ?? '', 'utf8'))).toMatchObject({
    notices: 0,
  })
  expect(run.summary).toContain('☑️ <b><code>/guide</code></b>: ')
})

test.concurrent('warnings are counted where the end is told', async () => {
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

test.concurrent('it is waited for', async () => {
  const [older, newer] = [served(OLD), served()]
  const asked = () => host.asked.filter(({ url }) => url === '/guide').length
  const host: SiteHost = await siteHost(() => (asked() > 2 ? newer() : older()))
  const run = await checked(host.url, { 'poll-interval': '1s' })
  expect([run.exitCode, run.warnings]).toEqual([0, []])
  expect(run.log).toContain('2 live-stale')
  expect(run.summary).toMatch(/<p>Live since [\d :-]+ UTC, after [\dm s.]+: /)
})

test.concurrent('errors in the folder itself fail first, and nothing is asked', async () => {
  const host = await siteHost(served())
  const broken = { ...SITE, 'guide.html': page('<a href="gone">gone</a>') }
  const run = await checked(host.url, { verify: 'strict' }, {}, broken)
  expect(run.outputs).toMatchObject({ outcome: 'verify-failed', liveReport: '', liveErrors: '' })
  expect(host.asked).toEqual([])
})

test.concurrent('a host that nobody can reach is given up', async () => {
  const run = await checked('http://127.0.0.1:1/', { 'wait-timeout': '2s' })
  expect(run.outputs).toMatchObject({ outcome: 'unreachable', liveErrors: '' })
  expect(run.errors).toEqual([
    expect.stringMatching(
      /^Asking 127\.0\.0\.1:\d+ for the published site failed: it refuses connections at this port \(ECONNREFUSED\); gave up after .* in [\dm. ]+s\. /,
    ),
  ])
  expect(run.log).toContain('No response from 127.0.0.1')
  expect(run.summary).toMatch(/^<h3>❌ 127\.0\.0\.1:1 cannot be reached<\/h3>/)
})

test.concurrent('NODE_EXTRA_CA_CERTS and HTTPS_PROXY are honoured, and connections kept', async () => {
  const tls = certificateFor('docs.test')
  const more = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`${i}.txt`, `${i}`]))
  const files = { ...SITE, ...more }
  const host = await siteHost(served(files), { tls })
  const proxy = await startProxy({ leadTo: host.port })
  const env = { HTTPS_PROXY: proxy.url, NODE_EXTRA_CA_CERTS: tls.file }
  const run = await checked('https://docs.test/', {}, env, files)
  expect([run.exitCode, run.errors]).toEqual([0, []])
  expect(new Set(proxy.asked)).toEqual(new Set(['docs.test:443']))
  // Twice as many requests at once as tunnels: some wait for one that is free again.
  expect(proxy.asked.length).toBeLessThan(host.asked.length)
})
