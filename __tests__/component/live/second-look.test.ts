/**
 * Hosts that serve the site once, and something else when it is requested again: none of them is
 * live.
 */
import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from '@jest/globals'
import { sendFile, serveFolder } from '../../../sandbox/web-server.ts'
import { listTree, makeSiteFolder } from '../../../src/web/list-tree.ts'
import type { LiveOverrides } from '../../support/live-options.ts'
import { runLive } from '../../support/live-run.ts'
import { manualClock } from '../../support/manual-clock.ts'
import { keptWith } from '../../support/scratch.ts'
import { type Fault, type SiteHost, siteHost } from '../../support/site-host.ts'

const NEVER = new AbortController().signal

const page = (title: string) => `<!doctype html><title>${title}</title><p>${title}`
const NEW = {
  'index.html': page('home'),
  '404.html': page('nothing here'),
  'guide.html': page('guide'),
  'start.html': page('start'),
  'app.js': 'export {}',
  'draw.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
}
const OLD = { ...NEW, 'guide.html': page('old guide') }

const [NEW_SITE, OLD_SITE] = [keptWith(NEW), keptWith(OLD)]

const OTHER_SITE = keptWith({ 'index.html': page('another site') })

type Served = (request: IncomingMessage, host: SiteHost) => string | Fault

/**
 * Compares the new site with a host for some time, which passes immediately; `served`: the folder
 * or the fault for each request.
 */
async function check(served: Served, options: LiveOverrides = {}) {
  const host: SiteHost = await siteHost(() => NEW_SITE, {
    faults: (_, request) => {
      const answer = served(request, host)
      return typeof answer === 'string' ? serveFolder(answer) : answer
    },
  })
  const waiting = { clock: manualClock(), timeoutMs: 8_000 }
  const { verdict, lines } = await runLive(host.url, NEW_SITE, { ...waiting, ...options })
  const found = verdict.findings.map(
    ({ code, target }) => `${code} ${target.replace(/-name-\w+/, '')}`,
  )
  return { verdict, host, lines, found }
}

const send =
  (file: string, headers?: Readonly<Record<string, string>>): Fault =>
  (_, response) =>
    sendFile(response, 200, NEW_SITE, file, headers)
const head =
  (status: number, headers: Readonly<Record<string, string>> = {}): Fault =>
  (_, response) =>
    void response.writeHead(status, headers).end()
const FOUND = head(302, { location: '/guide' })
const PINNED = send('start.html', { 'cache-control': 'max-age=31536000' })
const withTexts = (n: number) =>
  keptWith({
    ...NEW,
    ...Object.fromEntries(Array.from({ length: n }, (_, i) => [`${i}.txt`, `${i}`])),
  })

const timesAsked = ({ asked }: SiteHost, path: string) =>
  asked.filter(({ url }) => url === path).length

describe('a host that does not keep the site is not live', () => {
  let requests = 0
  const sockets: unknown[] = []
  const connection = ({ socket }: IncomingMessage) => {
    if (!sockets.includes(socket)) sockets.push(socket)
    return sockets.indexOf(socket)
  }
  const times = ({ url = '' }: IncomingMessage, host: SiteHost) => timesAsked(host, url)
  /** Have readers of both addresses of the page seen the new one? */
  const hasShownNew = (host: SiteHost) =>
    timesAsked(host, '/guide') > 0 && timesAsked(host, '/guide.html') > 0

  test.each<[string, (request: IncomingMessage, host: SiteHost) => boolean]>([
    ['two alternating servers, the first one old', () => requests++ % 2 === 0],
    ['two alternating servers, the second one old', () => requests++ % 2 === 1],
    ['three alternating servers, one of them old', () => requests++ % 3 === 1],
    ['two servers, one for each connection', (request) => connection(request) % 2 === 0],
    ['two servers, the new one for each first connection', (request) => connection(request) > 15],
    ['each address in turn, old first', (request, host) => times(request, host) % 2 === 1],
    ['each address in turn, new first', (request, host) => times(request, host) % 2 === 0],
    ['one new response in ten', () => requests++ % 10 !== 3],
    [
      'back to the old site as soon as the new one was seen',
      ({ url }, host) =>
        hasShownNew(host) && !(url?.startsWith('/guide') && timesAsked(host, url) === 1),
    ],
  ])('%s', async (_, isOld) => {
    requests = 0
    sockets.length = 0
    const { verdict, found } = await check((request, host) =>
      isOld(request, host) ? OLD_SITE : NEW_SITE,
    )
    expect(verdict.liveSinceMs).toBeUndefined()
    expect(found[0]).toBe('live-unsteady ')
    expect(found.slice(1)).toContainEqual(expect.stringMatching(/^live-stale \/guide(?:\.html)?$/))
  })

  test('one old response in ten, if it is known which pages have changed', async () => {
    requests = 0
    const earlierTree = await listTree(OLD_SITE, NEVER)
    const { found } = await check(() => (requests++ % 10 === 9 ? OLD_SITE : NEW_SITE), {
      earlierTree,
    })
    expect(found[0]).toBe('live-unsteady ')
  })
})

test('once addresses differ again, no others are requested again', async () => {
  const folder = withTexts(200)
  const clock = manualClock()
  const checked = await check(
    ({ url = '' }, host) => {
      clock.advance(1)
      return timesAsked(host, url) > 1 ? OTHER_SITE : folder
    },
    { folder: makeSiteFolder(folder, NEVER), clock, timeoutMs: 1 },
  )
  expect(checked.host.asked).toHaveLength(checked.verdict.addressCount + 64)
})

describe('addresses that matched before the site was published are requested again', () => {
  /** The old site until its page has been requested three times, and then the new one. */
  const turning =
    (isNew: Served, isOld: Served = () => OLD_SITE): Served =>
    (request, host) =>
      (timesAsked(host, '/guide') > 3 ? isNew : isOld)(request, host)
  const isNowhere = ({ url = '' }: IncomingMessage) => url.includes('no-page-has')

  test('a new deployment that lacks what the old one had', async () => {
    const { 'app.js': _, 'draw.svg': __, ...files } = NEW
    const folder = keptWith(files)
    const { verdict, found, lines } = await check(turning(() => folder))
    expect(found).toEqual(['live-unsteady ', 'live-missing /app.js', 'live-missing /draw.svg'])
    const what = '2 addresses matched the site at first, but not later'
    expect(verdict.findings[0]?.message).toContain(what)
    expect(lines).toContainEqual(
      expect.stringMatching(/^After .*, different again: 2 of \d+ addresses /),
    )
  })

  test('a new deployment that serves the home page for every nonexistent address', async () => {
    const { found } = await check(
      turning((request) => (isNowhere(request) ? send('index.html') : NEW_SITE)),
    )
    expect(found[0]).toBe('live-unsteady ')
    expect(found).toContain('live-soft-404 /no-page-has-this')
  })

  test.each<[string, Served, string]>([
    ['the old 404 page', (request) => (isNowhere(request) ? head(404) : OLD_SITE), 'live-404-page'],
    ['a page kept for a year', ({ url }) => (url === '/start' ? PINNED : OLD_SITE), 'live-header'],
    ['another redirect', ({ url }) => (url === '/old' ? FOUND : OLD_SITE), 'live-redirect-rule'],
  ])(
    'an address that was a warning and is correct now is not a finding: %s',
    async (_, isOld, code) => {
      const right: Served = ({ url }) =>
        url === '/old' ? head(301, { location: '/guide' }) : NEW_SITE
      const options: LiveOverrides = {
        host: 'netlify',
        folder: makeSiteFolder(keptWith({ ...NEW, _redirects: '/old /guide 301' }), NEVER),
      }
      const { found } = await check(turning(right, isOld), options)
      expect(found).toEqual([])
      const stays: Served = (request, host) =>
        request.url?.startsWith('/guide') ? NEW_SITE : isOld(request, host)
      const lasting = await check(turning(stays, isOld), options)
      expect(lasting.found).toContainEqual(expect.stringContaining(code))
    },
  )
})

test('a warning of an earlier round that is gone in the last one is not a finding, either', async () => {
  const { found } = await check(({ url }, host) =>
    url === '/start' && timesAsked(host, '/start') === 1 ? PINNED : OLD_SITE,
  )
  expect(found).toEqual(['live-stale /guide', 'live-stale /guide.html'])
})

describe('a host that settles is live', () => {
  test('after it has alternated for a while', async () => {
    let requests = 0
    const { found, verdict, lines } = await check(
      (_, host) => (host.asked.length < 300 && requests++ % 2 === 0 ? OLD_SITE : NEW_SITE),
      { timeoutMs: 60_000 },
    )
    expect(found).toEqual([])
    expect(verdict.liveSinceMs).toBeDefined()
    expect(lines.at(-1)).toContain(`All ${verdict.addressCount} addresses match after`)
  })

  test.each<[string, Fault]>([
    ['errors', head(502)],
    ['resets', (_, response) => void response.socket?.resetAndDestroy()],
  ])(
    'although it has %s now and then, which does not start the requests all over again',
    async (_, fault) => {
      let requests = 0
      const { found, lines } = await check(() => (++requests % 20 === 7 ? fault : NEW_SITE))
      expect(found).toEqual([])
      expect(lines.filter((line) => line.includes('once more'))).toHaveLength(1)
    },
  )
})

test('a failure does not fail the check, although there is no time for another round', async () => {
  const folder = withTexts(100)
  const clock = manualClock()
  const { found } = await check(
    ({ url = '' }, host) => {
      clock.advance(1)
      return /^\/\d/.test(url) && timesAsked(host, url) === 2 ? head(502) : folder
    },
    { folder: makeSiteFolder(folder, NEVER), clock, timeoutMs: 1 },
  )
  expect(found).toEqual([])
})

/** Compares a site of many files, of which each takes 100 ms. */
function checkSlowly(files: number, timeoutMs: number, served?: string) {
  const [folder, clock] = [withTexts(files), manualClock()]
  const slow = () => {
    clock.advance(100)
    return served ?? folder
  }
  return check(slow, { folder: makeSiteFolder(folder, NEVER), clock, timeoutMs })
}

test('it may take as long as the check did', async () => {
  const { found, verdict } = await checkSlowly(300, 37_000)
  expect(found).toEqual([])
  expect(verdict.elapsedMs).toBeGreaterThan(60_000)
})

test('addresses for which there was no time do not hide another site', async () => {
  const { verdict } = await checkSlowly(400, 20_000, OTHER_SITE)
  expect(verdict.diagnosis).toMatch(/^Nearly all files of the site are missing/)
  expect(verdict.findings.map(({ code }) => code)).toContain('live-unasked')
  expect(verdict.findings[0]?.code).not.toBe('live-unasked')
  const unasked = verdict.findings.filter(({ code }) => code === 'live-unasked')
  expect(unasked).toMatchObject([{ message: expect.not.stringContaining('HTTP 429') }])
})

test('an address that fails at the end is not reported as one for which there was no time', async () => {
  const clock = manualClock()
  const { found } = await check(
    (_, host) => {
      if (host.asked.length <= 20) return NEW_SITE
      clock.advance(300)
      return head(502)
    },
    { clock },
  )
  expect(found).toContain('live-wrong-status /app.js')
  expect(found).not.toContain('live-unasked ')
})

test('without time for that, it is not reported as live', async () => {
  const clock = manualClock()
  const { found, verdict } = await check(
    (_, host) => {
      if (host.asked.length > 20) clock.advance(10 * 60_000)
      return NEW_SITE
    },
    { clock },
  )
  expect(found).toEqual(['live-unasked '])
  expect(verdict.findings[0]?.message).toMatch(
    /^Everything matched, but there was no time to request \d+ addresses a second time/,
  )
  expect(verdict.liveSinceMs).toBeUndefined()
})
