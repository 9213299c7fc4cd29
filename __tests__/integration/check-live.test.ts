/**
 * Mode check with `live-url`, as the runner starts it; component/modes/check-live.test.ts tests
 * more differences.
 */
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

/** For a host that never matches: long enough for a first round on a busy machine. */
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

test.concurrent('a live site is green immediately', async () => {
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
  expect(run.log).toContain('found no differences')
  expect(run.summary).toMatch(
    /^<h3>✅ <code>http:\/\/127.*<\/code>: live, all \d+ addresses match<\/h3>[\s\S]*<p>Live at the first request, at [\d :-]+ UTC: \d+ addresses compared with the site, no differences/,
  )
  expect(run.summary).toContain('Slowest addresses')
  const shown = readFileSync((run.outputs.verifyReport ?? '').replace(/json$/, 'html'), 'utf8')
  expect(shown).toMatch(
    /<h1>127[\d.:]+ is live<\/h1>\n<p class="details"><span>all \d+ addresses match<\/span>[^/]*<span>3 pages<\/span>/,
  )
})

test.concurrent('a site that is not live fails, with the first findings, and commands of a hostile host are not executed', async () => {
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
    /\. The first finding is \/guide: The host redirects this to .*x\.invalid.* /,
  )
  expect(run.warnings).toEqual([
    expect.stringMatching(/^live-redirected \/guide: .*x\.invalid/),
    expect.stringMatching(
      /^live-stale \/: The content differs from .* And \d more findings? of this kind\.$/,
    ),
  ])
  expect(run.summary).toContain('The host still serves gone.html, a file of the earlier site')
  expect(run.stdout).not.toMatch(/^::error::pwned|##\[/m)
  expect(run.summary).toMatch(
    /^<h3>❌ 127[\d.:]+ is not live<\/h3>\n<p><sub>5 addresses differ · after [\dm s.]+ · 3 pages/,
  )
  expect(run.summary).toContain('<h4>Live check</h4>\n<p>Not live after ')
  expect(run.summary).toContain(
    '❌ <b><code>/guide.html</code></b>: The content differs from guide.html',
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

test.concurrent('an unreachable host fails the step', async () => {
  const run = await checked('http://127.0.0.1:1/', { 'wait-timeout': '2s' })
  expect(run.outputs).toMatchObject({ outcome: 'unreachable', liveErrors: '' })
  expect(run.errors).toEqual([
    expect.stringMatching(
      /^The published site at 127\.0\.0\.1:\d+ could not be reached: it refuses connections on this port \(ECONNREFUSED\); gave up after .* in [\dm. ]+s\. Check `live-url` and the network between the runner and the host\.$/,
    ),
  ])
  expect(run.log).toContain('No response from 127.0.0.1')
  expect(run.summary).toMatch(/^<h3>❌ 127\.0\.0\.1:1 cannot be reached<\/h3>/)
})

test.concurrent('NODE_EXTRA_CA_CERTS and HTTPS_PROXY are honored, and connections are kept', async () => {
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
