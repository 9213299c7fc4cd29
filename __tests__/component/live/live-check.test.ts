/**
 * Sites that are compared with the responses of hosts: every planted fault is found, and nothing
 * else.
 */
import { rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from '@jest/globals'
import { sendFile, serveFolder } from '../../../sandbox/web-server.ts'
import { parseAcceptances } from '../../../src/findings/acceptance/read-acceptances.ts'
import { describeComparedCount } from '../../../src/live/describe-verdict.ts'
import { getSiteFileName, type LiveFinding } from '../../../src/live/judging/live-finding.ts'
import {
  countDifferingAddresses,
  type LiveVerdict,
} from '../../../src/live/judging/live-verdict.ts'
import { listTree } from '../../../src/web/list-tree.ts'
import type { LiveOverrides } from '../../support/live-options.ts'
import { runLive } from '../../support/live-run.ts'
import { manualClock } from '../../support/manual-clock.ts'
import { keptScratch, keptWith } from '../../support/scratch.ts'
import { type Fault, type Faults, type SiteHost, siteHost } from '../../support/site-host.ts'

const page = (title: string, body = '') => `<!doctype html><title>${title}</title><p>${body}`
const SITE: Readonly<Record<string, string | Uint8Array>> = {
  'index.html': page('home'),
  '404.html': page('nothing here'),
  'guide.html': page('guide', 'ü'),
  'docs.html': page('docs'),
  'docs/index.html': page('docs, too'),
  'docs/start.html': page('start'),
  'docs/ä b%41#1?.html': page('odd'),
  'assets/site.css': 'p { color: red }',
  'assets/site.js': 'export {}',
  'assets/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/photo.png': Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
  'assets/data.tar.gz': gzipSync('data'),
  'api/search': '{"index":[]}',
  'empty.txt': '',
  '.nojekyll': '',
  _redirects: '/old /guide 301',
}

interface Case {
  readonly site?: string
  /** What the host serves, if that is not the site. */
  readonly served?: string
  readonly faults?: Faults
  readonly options?: LiveOverrides
}

/** Compares a site with a host that has these faults; does not wait unless the options say so. */
async function check({ site = keptWith(SITE), served = site, faults, options }: Case = {}) {
  const host = await siteHost(() => served, faults === undefined ? {} : { faults })
  const ran = await runLive(host.url, site, options)
  return { ...ran, host, found: shown(ran.verdict) }
}

const shown = ({ findings }: LiveVerdict): string[] =>
  findings.map(({ code, severity, target }) => `${severity} ${code} ${target}`).sort()

const NEVER = new AbortController().signal

/** A fault at some paths only. */
const where =
  (isThere: (path: string) => boolean, fault: Fault): Faults =>
  (path) =>
    isThere(path) ? fault : undefined
const at = (wanted: string, fault: Fault) => where((path) => path === wanted, fault)
const redirect =
  (location: string, status = 302): Fault =>
  (_, response) =>
    void response.writeHead(status, { location }).end()

describe('a host that serves the site is live immediately', () => {
  test('with the rules of nginx', async () => {
    const { verdict, found, host, lines } = await check()
    expect(found).toEqual([])
    expect(verdict.liveSinceMs).toBeDefined()
    expect(verdict.roundCount).toBe(1)
    expect(lines).toEqual([
      expect.stringMatching(/^Requesting \d+ addresses from /),
      expect.stringMatching(
        /^All addresses match; requesting \d+ addresses once more on new connections$/,
      ),
      expect.stringContaining(`All ${verdict.addressCount} addresses match after`),
    ])
    const paths = new Set(host.asked.map(({ url }) => url))
    for (const path of [
      '/',
      '/guide',
      '/guide.html',
      '/docs',
      '/docs/',
      '/docs/%C3%A4%20b%2541%231%3F',
    ])
      expect(paths).toContain(path)
  })

  test('except for accepted findings, which the log mentions', async () => {
    const { entries } = parseAcceptances(
      '- { code: live-missing, target: /guide.html, reason: why }',
    )
    const { lines } = await check({
      faults: at('/guide.html', (_, response) => void response.writeHead(404).end()),
      options: { acceptedEntries: entries },
    })
    expect(lines.at(-1)).toMatch(
      /^All \d+ addresses match after .*, except for 1 accepted finding$/,
    )
  })

  test('and the slowest of its addresses are reported, each once, the slowest first', async () => {
    const clock = manualClock()
    const faults: Faults = (path) => {
      clock.advance(path.length)
      return undefined
    }
    const { slowestAddresses } = (await check({ faults, options: { clock } })).verdict
    const times = slowestAddresses.map(({ durationMs }) => durationMs)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    expect(new Set(slowestAddresses.map(({ requestPath }) => requestPath)).size).toBe(5)
    expect(slowestAddresses).toHaveLength(5)
    const { verdict } = await check({ site: keptWith({ 'a.txt': 'x' }) })
    expect(verdict.slowestAddresses).toHaveLength(verdict.addressCount)
  })

  test('politely: a few connections, an honest name, no cookies and no credentials', async () => {
    const { host } = await check()
    // At a time: everything is requested once more, on the same number of new ones.
    expect(host.connections()).toBeLessThanOrEqual(2 * 16)
    expect(host.asked.length).toBeGreaterThan(16)
    for (const { headers, method } of host.asked) {
      expect([method, headers['user-agent']]).toEqual(['GET', 'docs-export-action'])
      const names = ['accept', 'accept-encoding', 'connection', 'host', 'user-agent']
      expect(Object.keys(headers).sort()).toEqual(names)
    }
  })

  test('below a base path', async () => {
    const site = keptWith(SITE)
    const files = Object.entries(SITE).map(([name, text]) => [`my docs/${name}`, text])
    const outer = keptWith({ ...Object.fromEntries(files), '404.html': SITE['404.html'] ?? '' })
    const host = await siteHost(() => outer)
    const { verdict } = await runLive(`${host.url}my%20docs/`, site)
    expect(shown(verdict)).toEqual([])
    for (const { url } of host.asked) expect(url).toMatch(/^\/my%20docs\//)
  })

  test('which redirects between the addresses of one file', async () => {
    const faults: Faults = (path) =>
      path.endsWith('.html') ? redirect(path.replace(/(index)?\.html$/, ''), 308) : undefined
    expect((await check({ faults })).found).toEqual([])
    expect((await check({ faults, options: { host: undefined } })).found).toEqual([])
  })
})

describe('planted faults are found, and nothing else', () => {
  test('a tree that is half there', async () => {
    const { 'docs/start.html': _, 'assets/photo.png': __, ...some } = SITE
    expect((await check({ served: keptWith(some) })).found).toEqual([
      'error live-missing /assets/photo.png',
      'error live-missing /docs/start',
      'error live-missing /docs/start.html',
    ])
  })

  test('files behind a symbolic link out of the site, which the upload left out', async () => {
    const [folder, generated] = [keptWith({ ...SITE }), keptWith({ 'index.html': page('api') })]
    symlinkSync(generated, join(folder, 'generated'))
    expect((await check({ site: folder, served: keptWith(SITE) })).found).toEqual([
      'error live-missing /generated/',
      'error live-missing /generated/index.html',
    ])
  })

  test('another folder', async () => {
    const { verdict } = await check({ served: keptScratch() })
    const found = verdict.findings as readonly LiveFinding[]
    const files = found.filter((finding) => getSiteFileName(finding) !== '404.html')
    expect(new Set(files.map(({ kind }) => kind))).toEqual(new Set(['live-missing']))
    expect(verdict.diagnosis).toMatch(/^Nearly all files of the site are missing/)
    expect(files.map(({ target }) => target)).toContain('/')
    const others = found.filter((finding) => getSiteFileName(finding) === '404.html')
    expect(others).toMatchObject([{ kind: 'live-404-page' }])
  })

  const NOTHING_PUBLISHED = 'Nearly all files of the site are missing'
  test.each<[string, readonly string[], readonly string[], string]>([
    ['all but the 404 page', ['404.html'], [], NOTHING_PUBLISHED],
    ['all but hidden files', ['.a', '.b', '.c'], ['.a', '.b', '.c'], NOTHING_PUBLISHED],
    ['half of it', ['f', 'g', 'h', 'i', 'j'], ['f', 'g', 'h', 'i', 'j'], ''],
  ])('missing files, and their cause: %s', async (_, more, left, words) => {
    const names = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}.txt`)
    const make = (all: readonly string[]) =>
      keptWith(Object.fromEntries(all.map((name) => [name, name])))
    const [site, served] = [make([...names, ...more]), make(left)]
    const { verdict } = await check({ site, served, options: { host: undefined } })
    expect(verdict.findings.filter(({ code }) => code === 'live-missing')).toHaveLength(5)
    expect((verdict.diagnosis ?? '').slice(0, NOTHING_PUBLISHED.length)).toBe(words)
  })

  test('a login in front of everything, which returns to each address', async () => {
    const faults: Faults = (path) => redirect(`https://login.invalid/start?back=${path}`)
    const { diagnosis } = (await check({ faults })).verdict
    expect(diagnosis).toMatch(
      /^The host redirects nearly every address to https:\/\/login.invalid\/start: a/,
    )
  })

  test('a login on the host itself, to which an address without a file redirects', async () => {
    const login: Fault = (_, response) => void response.end(page('login'))
    const faults: Faults = (path) =>
      path.startsWith('/login') ? login : redirect(`/login?back=${encodeURIComponent(path)}`)
    const { diagnosis } = (await check({ faults })).verdict
    expect(diagnosis).toMatch(
      /^The host redirects nearly every address to http:.*\/login: a sign-in page/,
    )
  })

  test('the home page for every nonexistent address', async () => {
    const site = keptWith(SITE)
    const home: Fault = (_, response) => sendFile(response, 200, site, 'index.html')
    const faults = where((path) => path.includes('no-page-has-this-name'), home)
    const { found } = await check({ site, faults })
    expect(found.map((line) => line.replace(/name-[a-z0-9]+/, 'name'))).toEqual([
      'error live-soft-404 /docs/no-page-has-this-name',
      'error live-soft-404 /no-page-has-this-name',
      'error live-soft-404 /no-page-has-this-name.html',
      'error live-soft-404 /no-page-has-this-name.js',
    ])
  })

  test('removed files that are still served, if the earlier site is known', async () => {
    const moved = { ...SITE, 'moved/index.html': page('moved') }
    // Hosts read the worker themselves.
    const left = {
      'gone.html': page('gone'),
      'sw.js': 'self',
      '_worker.js': 'x',
      'assets/old.js': 'x',
    }
    const before = keptWith({
      ...SITE,
      ...left,
      'old/x.html': page('x'),
      'moved.html': page('moved'),
    })
    const options = { earlierTree: await listTree(before, NEVER) }
    const served = keptWith({ ...moved, ...left, 'moved.html': page('moved') })
    const { verdict } = await check({ site: keptWith(moved), served, options })
    const found = verdict.findings as readonly LiveFinding[]
    expect(found.map((each) => `${each.kind} ${each.target} ${getSiteFileName(each)}`)).toEqual([
      'live-leftover /gone gone.html',
      'live-leftover /sw.js sw.js',
    ])
    expect(verdict.liveSinceMs).toBeDefined()
  })

  test('the exact earlier version of a page', async () => {
    const before = page('guide', '<script>count()</script>')
    const options = {
      earlierTree: await listTree(keptWith({ ...SITE, 'guide.html': before }), NEVER),
    }
    const site = keptWith({ ...SITE, 'guide.html': page('guide') })
    const headers = { 'content-type': 'text/html' }
    const sent: Fault = (_, response) => void response.writeHead(200, headers).end(before)
    const stale = await check({ site, faults: at('/guide', sent), options })
    expect(stale.found).toEqual(['error live-stale /guide'])
    const unknown = await check({ site, faults: at('/guide', sent) })
    expect(unknown.found).toEqual(['notice live-rewritten /guide'])
  })

  test('pages that are shown in another folder, if links are broken from there', async () => {
    const api = page('api', '<a href="start.html">start</a>')
    const start = page('start', '<a href="./">up</a>')
    const site = keptWith({
      'api/index.html': api,
      'api/start.html': start,
      'new/index.html': api,
      'new/start.html': start,
      'man/index.html': page('man', '<a href="/api/start">start</a>'),
    })
    const faults: Faults = (path) => {
      if (/[^/]\/$/.test(path)) return redirect(path.slice(0, -1), 308)
      const written = api.replace('start.html', '/new/start')
      if (path === '/new')
        return (_, response) =>
          void response.writeHead(200, { 'content-type': 'text/html' }).end(written)
      return /^\/(?:api|man)$/.test(path)
        ? (_, response) => sendFile(response, 200, site, `${path}/index.html`)
        : undefined
    }
    const { verdict, found } = await check({ site, faults })
    // The host takes the slash into account when it rewrites.
    expect(found).toEqual(['error live-redirected /api/', 'notice live-rewritten /new/'])
    expect(verdict.findings[0]?.message).toBe(
      'The host shows api/index.html at /api, in another folder, so start.html points to /start.html, which is not an address of the site.',
    )
  })

  test('a file that has been removed since it was listed is not a fault of the host', async () => {
    const site = keptWith(SITE)
    const faults: Faults = () => void rmSync(join(site, 'guide.html'), { force: true })
    await expect(check({ site, served: keptWith(SITE), faults })).rejects.toMatchObject({
      code: 'ENOENT',
    })
  })
})

test('the host follows the rules of a redirect file, or does not follow them exactly', async () => {
  const _redirects = '/old /guide 301\n/gone /nothing 302\n/splat/* /docs/:splat 301'
  const site = keptWith({ ...SITE, _redirects })
  const withRules = async (rules: Readonly<Record<string, Fault>>) =>
    (await check({ site, faults: (path) => rules[path], options: { host: 'netlify' } })).found
  expect(
    await withRules({ '/old': redirect('/guide', 301), '/gone': redirect('/nothing') }),
  ).toEqual([])
  expect(await withRules({ '/old': redirect('/guide'), '/gone': redirect('/') })).toEqual([
    'error live-redirect-rule /gone',
    'warning live-redirect-rule /old',
  ])
  expect(await withRules({})).toEqual([
    'error live-redirect-rule /gone',
    'error live-redirect-rule /old',
  ])
})

describe('addresses that differ are requested again', () => {
  /** Enough time, which passes immediately. */
  const patient = () => ({ timeoutMs: 100_000, pollIntervalMs: 100, clock: manualClock() })
  const manyPages = (text: string, home = 'home', count = 200) =>
    keptWith({
      'index.html': page(home),
      ...Object.fromEntries(
        Array.from({ length: count }, (_, i) => [`p${i}.html`, page(`${i}`, text)]),
      ),
    })

  test('until the host serves the new site', async () => {
    const site = keptWith(SITE)
    const older = keptWith({ ...SITE, 'guide.html': page('guide', 'old') })
    const asked = () => host.asked.filter(({ url }) => url === '/guide').length
    const host: SiteHost = await siteHost(() => (asked() > 2 ? site : older))
    const { verdict, lines } = await runLive(host.url, site, patient())
    expect(shown(verdict)).toEqual([])
    expect(verdict.roundCount).toBeGreaterThan(1)
    expect(lines).toContainEqual(
      expect.stringMatching(
        /still different: 2 of \d+ addresses \(2 live-stale\), such as \/guide/,
      ),
    )
    // What matched is requested once more at the end, and not in each round.
    expect(host.asked.filter(({ url }) => url === '/docs/start')).toHaveLength(2)
  })

  test('and a host that updates all of its pages at once gets requests for only a few of them until then', async () => {
    const [site, older] = [manyPages('new'), manyPages('old')]
    // The first round requests each page twice, with and without its extension.
    const host: SiteHost = await siteHost(() =>
      host.asked.length > 2 * 200 + 4 * 64 ? site : older,
    )
    const { verdict } = await runLive(host.url, site, patient())
    expect(shown(verdict)).toEqual([])
    // Each twice and once more at the end, and only some in the rounds between.
    expect(host.asked.length).toBeLessThan(3 * verdict.addressCount + 64 * verdict.roundCount)
    expect(verdict.roundCount).toBeGreaterThan(3)
    // Long before the last round.
    expect(verdict.roundCount).toBeLessThan(10)
  })

  test('and in the last round, for all of them', async () => {
    const [site, older] = [manyPages('new', 'new home'), manyPages('old', 'old home')]
    const times = new Map<string, number>()
    const clock = manualClock()
    // One turns that is not in the sample. In the midst of the fourth round, the time is over.
    const faults: Faults = (path) => {
      const before = times.get(path) ?? 0
      times.set(path, before + 1)
      if (path === '/' && before === 3) clock.advance(120_000)
      if (path !== '/p7' || before === 0) return undefined
      return (_, response) => sendFile(response, 200, site, 'p7.html')
    }
    const host = await siteHost(() => older, { faults })
    const { verdict } = await runLive(host.url, site, { clock, timeoutMs: 60_000 })
    expect(verdict.roundCount).toBe(4)
    expect(verdict.findings.map(({ target }) => target)).not.toContain('/p7')
    expect(verdict.findings.length).toBeGreaterThan(300)
    for (const { target } of verdict.findings)
      expect([target, (times.get(target) ?? 0) > 1]).toEqual([target, true])
  })

  test.each([
    ['all of the time', 0],
    ['except for three of them', 3],
  ])(
    'a host that refuses requests %s: addresses without a response were not compared',
    async (_, answered) => {
      let requests = 0
      const faults: Faults = () => {
        if (++requests > 4 && requests <= 4 + answered) return undefined
        return (_, response) => void response.writeHead(429, { 'retry-after': '1' }).end()
      }
      const options = { clock: manualClock(), timeoutMs: 60_000 }
      const { verdict, lines, progress } = await check({
        site: manyPages('', 'home', 60),
        faults,
        options,
      })
      const notCompared = verdict.addressCount - verdict.comparedCount
      expect(verdict.comparedCount).toBe(answered)
      expect(verdict.findings).toMatchObject([
        { code: 'live-unasked', kind: 'live-unasked/refused' },
      ])
      // The finding itself advises a longer `wait-timeout`.
      expect(verdict.mayPassByWaiting).toBe(false)
      const [{ message } = { message: '' }] = verdict.findings
      expect(message).toContain(`no time to request ${notCompared} address`)
      expect(message).toContain(
        '(HTTP 429): on the host, allow the user agent `docs-export-action`',
      )
      expect(countDifferingAddresses(verdict)).toBe(0)
      expect(progress).toBe(
        `${answered} of ${verdict.addressCount} addresses requested, 0 still different`,
      )
      expect(describeComparedCount(verdict)).toBe(
        `${verdict.comparedCount} of ${verdict.addressCount} addresses`,
      )
      expect(lines.at(-1)).toContain(
        `still different: 0 of ${verdict.addressCount} addresses; ${notCompared} not`,
      )
    },
  )

  test('an address whose response asks clients to wait is not requested before that time', async () => {
    const times: number[] = []
    const options = patient()
    const faults: Faults = (path) => {
      if (path !== '/guide') return undefined
      times.push(options.clock.now())
      if (times.length >= 3) return undefined
      return (_, response) => void response.writeHead(503, { 'retry-after': '2' }).end()
    }
    const { found } = await check({ faults, options })
    expect(found).toEqual([])
    expect(times.length).toBeGreaterThan(3)
    expect((times[2] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(4_000)
  })

  test('a page does not ask clients to wait', async () => {
    const site = keptWith(SITE)
    const faults: Faults = () => (request, response) => {
      response.setHeader('retry-after', '60')
      return serveFolder(site)(request, response)
    }
    const { found, verdict } = await check({ site, faults, options: patient() })
    expect([found, verdict.elapsedMs]).toEqual([[], 0])
  })

  test('a large file may take longer than a small one', async () => {
    const clock = manualClock()
    const content = Buffer.alloc(64 << 10, 'slow ')
    const slow: Fault = async (_, response) => {
      response.writeHead(200)
      for (let at = 0; at < content.length; at += 16 << 10) {
        await new Promise((sent) => response.write(content.subarray(at, at + (16 << 10)), sent))
        // What was sent is read in one of the next turns.
        for (let turns = 0; turns < 10; turns++) await new Promise(setImmediate)
        clock.advance(600)
      }
      response.end()
    }
    const site = keptWith({ 'large.bin': content })
    const options = { clock, requestTimeoutMs: 1_000, timeoutMs: 20_000 }
    let times = 0
    const faults: Faults = (path) => (path === '/large.bin' && times++ === 0 ? slow : undefined)
    expect((await check({ site, faults, options })).found).toEqual([])
    expect(clock.now()).toBe(2_400)
  })

  test('a page that arrives byte by byte does not keep the check from ending', async () => {
    const clock = manualClock()
    const drip: Fault = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      const timer = setInterval(() => response.write('x', () => clock.advance(50)), 1)
      response.once('close', () => clearInterval(timer))
    }
    const site = keptWith({ 'guide.html': page('guide') })
    const options = { clock, timeoutMs: 3_000, requestTimeoutMs: 1_000 }
    const { found } = await check({ site, faults: at('/guide', drip), options })
    expect(found).toEqual(['error live-unanswered /guide'])
  })
})

test('it connects only to the host', async () => {
  const other: SiteHost = await siteHost(() => keptScratch())
  await check({ faults: where((path) => path.startsWith('/docs'), redirect(`${other.url}guide`)) })
  expect(other.connections()).toBe(0)
})

test('it ends as soon as it is canceled', async () => {
  const stop = new AbortController()
  const reason = new Error('canceled')
  const faults: Faults = () => () => stop.abort(reason)
  await expect(check({ faults, options: { signal: stop.signal, timeoutMs: 60_000 } })).rejects.toBe(
    reason,
  )
})

describe('files that browsers cache under a name that stays the same', () => {
  const FILES = {
    'index.html':
      '<!doctype html><link rel=stylesheet href=site.css><link rel=stylesheet href=a.1f2e3d4c.css>',
    'site.css': 'p { color: red }',
    'a.1f2e3d4c.css': 'p { color: green }',
    'unused.css': '',
  }
  const keeping =
    (folder: string, control: string): Faults =>
    (path) =>
      path.endsWith('.css')
        ? (_, response) =>
            sendFile(response, 200, folder, path.slice(1), { 'cache-control': control })
        : undefined

  test('is a warning from a day on, and the site is live', async () => {
    const site = keptWith(FILES)
    const { found, verdict } = await check({
      site,
      faults: keeping(site, 'max-age=31536000, immutable'),
    })
    expect(found).toEqual(['warning live-header /site.css'])
    expect(verdict.liveSinceMs).toBeDefined()
    expect((await check({ site, faults: keeping(site, 'max-age=3600') })).found).toEqual([])
  })

  test('is a warning from minutes on if it has changed', async () => {
    const site = keptWith(FILES)
    const earlierTree = await listTree(
      keptWith({ ...FILES, 'site.css': 'p { color: blue }' }),
      NEVER,
    )
    const options = { earlierTree }
    const { found } = await check({ site, options, faults: keeping(site, 'max-age=600') })
    expect(found).toEqual(['warning live-header /site.css'])
  })
})

test('a page without an extension that is sent as a download is an error', async () => {
  const site = keptWith({
    'index.html': page('home', '<a href=abc>'),
    abc: page('abc'),
    other: page('other'),
  })
  const type = 'application/octet-stream'
  const faults: Faults = (path) =>
    /^\/(?:abc|other)$/.test(path)
      ? (_, response) => sendFile(response, 200, site, path.slice(1), { 'content-type': type })
      : undefined
  const { found } = await check({ site, faults })
  expect(found).toEqual(['error live-wrong-type /abc'])
})

test('Markdown that is sent as a download is a warning, and correct as plain text', async () => {
  const site = keptWith({ 'index.html': page('home'), 'a.md': '# a', 'b.md': '# b' })
  const faults: Faults = (path) =>
    path === '/a.md'
      ? (_, response) =>
          sendFile(response, 200, site, path.slice(1), {
            'content-type': 'application/octet-stream',
          })
      : undefined
  const { found, verdict } = await check({ site, faults })
  expect(found).toEqual(['warning live-wrong-type /a.md'])
  expect(verdict.liveSinceMs).toBeDefined()
})

describe('a host that keeps pages out of search engines', () => {
  const hidden = (title: string) => page(title, '<meta name="robots" content="noindex">')
  const pages = Object.keys(SITE).filter((name) => name.endsWith('.html'))
  const HIDDEN = { ...SITE, ...Object.fromEntries(pages.map((name) => [name, hidden(name)])) }
  const MOVED = page('moved', '<meta http-equiv="refresh" content="0; url=guide">')
  const isPage = (path: string) => !/\.(?!html)[a-z]+$/.test(path)
  const isGuide = (path: string) => path === '/guide'

  test.each<[string, typeof SITE, string | string[], (path: string) => boolean, string[]]>([
    ['all of them', SITE, 'noindex', isPage, ['warning live-noindex /']],
    ['all, for one search engine', SITE, 'googlebot: none', isPage, ['warning live-noindex /']],
    ['all, for another crawler', SITE, 'otherbot: noindex', isPage, []],
    ['all, twice', SITE, ['otherbot: noindex', 'noindex'], isPage, ['warning live-noindex /']],
    ['all, for two others', SITE, ['abot: noindex', 'bbot: noindex'], isPage, []],
    ['one of them', SITE, 'noindex', isGuide, ['notice live-header /guide']],
    ['all, which request it', HIDDEN, 'noindex', isPage, ['notice live-noindex /']],
    [
      'all, except for those that redirect, which request it',
      { ...HIDDEN, 'guide.html': MOVED },
      'noindex',
      isPage,
      ['notice live-noindex /'],
    ],
    [
      'all, of which one does not request it',
      { ...HIDDEN, 'guide.html': page('guide') },
      'noindex',
      isPage,
      ['warning live-noindex /'],
    ],
    ['none, although all request it', HIDDEN, 'all', isPage, []],
  ])('%s', async (_, files, value, isThere, expected) => {
    const site = keptWith(files)
    const faults = where(isThere, (request, response) => {
      response.setHeader('x-robots-tag', value)
      serveFolder(site)(request, response)
    })
    const { found } = await check({ site, faults, options: { host: 'nginx' } })
    expect(found).toEqual(expected)
  })
})

test.each<[string, Fault, boolean]>([
  [
    'the wrong type',
    (_, r) => void r.writeHead(200, { 'content-type': 'text/plain' }).end(SITE['guide.html']),
    false,
  ],
  [
    'other content',
    (_, r) => void r.writeHead(200, { 'content-type': 'text/html' }).end(page('was')),
    true,
  ],
])('whether waiting may help, with %s', async (_, fault, mayPassByWaiting) => {
  const { verdict } = await check({ faults: (path) => (path === '/guide' ? fault : undefined) })
  expect(verdict).toMatchObject({ errors: 1, mayPassByWaiting })
})
