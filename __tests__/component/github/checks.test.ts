import { beforeEach, describe, expect, test } from '@jest/globals'
import { systemClock } from '../../../src/common/clock.ts'
import { explainCheckFailure, readChecks } from '../../../src/github/checks.ts'
import { type GitHubAccess, openGitHub } from '../../../src/github/client.ts'
import { placeOf } from '../../../src/github/place.ts'
import {
  COMMIT,
  type GitHubServer,
  type StoredChecks,
  startGitHubServer,
  TOKEN,
} from '../../support/github-server.ts'
import { manualClock } from '../../support/manual-clock.ts'
import { startProxy } from '../../support/proxy.ts'

const OWN_RUN = '/actions/runs/77/'
const ASKED = { commit: COMMIT, ownRun: OWN_RUN }

let github: GitHubServer
beforeEach(async () => {
  github = await startGitHubServer()
})

interface Options extends Partial<GitHubAccess> {
  readonly env?: Record<string, string>
}

const open = ({ env, ...options }: Options = {}) => {
  const access = {
    place: placeOf({ ...github.env, ...env }),
    token: TOKEN,
    idleMs: 10_000,
    deadline: Number.MAX_SAFE_INTEGER,
    clock: systemClock,
    random: () => 0,
    signal: new AbortController().signal,
    info: () => {},
  }
  return openGitHub({ ...access, ...options }, explainCheckFailure)
}

async function read(looks: StoredChecks[], name?: string) {
  github.checks = looks
  const checks = await readChecks(open(), { ...ASKED, name })
  return checks.map(({ name, state, end }) => `${name}: ${state} ${end}`).sort()
}

const run = (name: string, status: string, conclusion: string | null = null) => ({ name, status, conclusion })

test('how each end of a check run and each state of a status is judged', async () => {
  const good = ['success', 'neutral', 'skipped']
  const bad = 'failure cancelled timed_out action_required stale'.split(' ')
  const open = 'queued in_progress waiting requested pending'.split(' ')
  const states = ['success', 'failure', 'error', 'pending']
  const found = await read([
    {
      runs: [
        ...[...good, ...bad].map((end) => run(end, 'completed', end)),
        ...open.map((status) => run(status, status)),
      ],
      statuses: states.map((state) => ({ context: `status ${state}`, state })),
    },
  ])
  expect(found).toEqual(
    [
      ...good.map((end) => `${end}: ${end} well`),
      ...bad.map((end) => `${end}: ${end} badly`),
      ...open.map((status) => `${status}: ${status} undefined`),
      'status success: success well',
      'status failure: failure badly',
      'status error: error badly',
      'status pending: pending undefined',
    ].sort(),
  )
})

test('of each source the newest attempt of a name counts, but none of this workflow run', async () => {
  const [early, late] = ['2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z']
  const found = await read([
    {
      runs: [
        { ...run('again', 'completed', 'success'), id: 9_000 },
        run('again', 'completed', 'failure'),
        run('not begun', 'completed', 'success'),
        run('not begun', 'queued'),
        run('both', 'completed', 'success'),
        { ...run('apps', 'completed', 'failure'), app: { id: 1 } },
        { ...run('apps', 'completed', 'success'), app: { id: 2 } },
        run('own job', 'completed', 'success'),
        { ...run('own job', 'in_progress'), html_url: `https://github.example/octo/docs${OWN_RUN}job/1` },
      ],
      statuses: [
        { context: 'status', state: 'success', created_at: late },
        { context: 'status', state: 'pending', created_at: early },
        { context: 'both', state: 'failure', created_at: early },
        {
          context: 'own status',
          state: 'pending',
          created_at: late,
          target_url: `https://github.example/octo/docs${OWN_RUN}`,
        },
      ],
    },
  ])
  expect(found).toEqual([
    'again: success well',
    'apps: failure badly',
    'apps: success well',
    'both: failure badly',
    'both: success well',
    'not begun: queued undefined',
    'own job: success well',
    'status: success well',
  ])
})

const many = (length: number) => Array.from({ length }, (_, i) => ({ context: `s${i}`, state: 'pending' }))

test('all pages are read, of the check runs those of the name alone', async () => {
  github.mostPerPage = 2
  const runs = ['a', 'b', 'c', 'd', 'e'].map((name) => run(name, 'queued'))
  expect(await read([{ runs, statuses: many(5) }])).toHaveLength(10)
  expect(await read([{ runs, statuses: many(5) }], 'c')).toHaveLength(6)
})

test('a list without end is not read to its end', async () => {
  github.mostPerPage = 1
  await expect(read([{ statuses: many(12) }])).rejects.toMatchObject({ code: 'check-unreadable' })
  expect(github.requests).toHaveLength(11)
})

test('pages that come slowly do not go on after the deadline', async () => {
  github.mostPerPage = 1
  github.checks = [{ statuses: many(9) }]
  const clock = manualClock()
  const now = () => {
    clock.advance(1_000)
    return clock.now()
  }
  const reading = readChecks(open({ clock: { ...clock, now }, deadline: 3_000 }), ASKED)
  await expect(reading).rejects.toThrow('did not end in time')
  expect(github.requests.length).toBeLessThan(9)
})

describe('what is none of GitHub’s answers is named for what it is', () => {
  const html = { 'content-type': 'text/html' }
  test.each([
    [
      'a web page',
      { text: '<!doctype html><title>Sign in</title>', headers: html },
      'a web page, titled “Sign in”',
    ],
    ['{}', { body: {} }, 'it answered with “{}”, which'],
    ['[]', { body: [] }, 'it answered with “[]”, which'],
    ['"ok"', { body: 'ok' }, 'it answered with “ok”, which'],
    ['null', { body: null }, 'it answered with “null”, which'],
    ['nothing', { text: '' }, 'it answered with “”, which'],
    ['half an answer', { text: '{"check_runs":[' }, 'it answered with “{"check_runs":[”, which'],
    ['no list', { body: { check_runs: null } }, 'it answered with “{"check_runs":null}”, which'],
    ['no check run', { body: { check_runs: [null] } }, 'it answered with “{"check_runs":[null]}”, which'],
    ['no name', { body: { check_runs: [{ status: 'queued' }] } }, 'it answered with “{"check_runs":[{'],
  ])('%s', async (_, answer, words) => {
    github.refusals.push({ match: /check-runs/, status: 200, ...answer })
    const reading = readChecks(open({ clock: manualClock(), deadline: 3_600_000 }), ASKED)
    await expect(reading).rejects.toMatchObject({ code: 'check-unreadable', outcome: 'unreachable' })
    await expect(reading).rejects.toThrow(words)
    expect(github.requests).toHaveLength(5)
  })
})

test.each([
  ['GITHUB_API_URL', 'no url', 'GITHUB_API_URL is “no url”: expected the address'],
  ['GITHUB_API_URL', 'file:///x', 'GITHUB_API_URL is “file:///x”: expected the address'],
  ['GITHUB_REPOSITORY', 'docs', 'GITHUB_REPOSITORY is “docs”: expected OWNER/NAME'],
])('%s: %s is an error of the environment', (name, value, words) => {
  expect(() => open({ env: { [name]: value } })).toThrow(words)
})

describe('a request that fails', () => {
  const HOUR = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '3700' }

  test.each<[string, number, Record<string, string>, number, string, number]>([
    ['with a server error is sent again until the deadline', 502, {}, 60_000, 'check-unreachable', 60_000],
    ['with a limit that ends after the deadline is given up', 403, HOUR, 60_000, 'check-limited', 0],
    [
      'with a limit that ends before it is waited for',
      429,
      { 'retry-after': '50' },
      60_000,
      'check-limited',
      50_000,
    ],
    ['with a refusal is given up', 451, {}, 60_000, 'check-refused', 0],
    ['with a token that is not taken is given up', 401, {}, 60_000, 'github-token-refused', 0],
  ])('%s', async (_, status, headers, deadline, code, until) => {
    github.refusals.push({ match: /check-runs/, status, headers, body: { message: '##[error]no' } })
    const clock = manualClock()
    const reading = readChecks(open({ clock, random: () => 1, deadline }), ASKED)
    await expect(reading).rejects.toMatchObject({ code, message: expect.stringContaining('“## [error]no”') })
    await expect(reading).rejects.not.toThrow(code === 'check-unreachable' ? /limit/ : /network/)
    expect(clock.now()).toBe(until)
  })

  test('that is never answered is given up', async () => {
    github.refusals.push({ match: /check-runs/, status: 'never' })
    const reading = readChecks(open({ idleMs: 100, deadline: systemClock.now() + 300 }), ASKED)
    await expect(reading).rejects.toThrow(
      `on ${new URL(github.url).host}: nothing arrived for 0.1s; gave up after`,
    )
  })

  test('ends when the step is cancelled', async () => {
    github.refusals.push({ match: /check-runs/, status: 503 })
    const stop = new AbortController()
    const reason = new Error('cancelled')
    const stopped = open({ signal: stop.signal, info: () => stop.abort(reason) })
    await expect(readChecks(stopped, ASKED)).rejects.toBe(reason)
  })
})

test('the proxy of the environment is used', async () => {
  const proxy = await startProxy({ leadTo: Number(new URL(github.url).port) })
  process.env.http_proxy = proxy.url
  try {
    await readChecks(open({ env: { GITHUB_API_URL: 'http://github.example/api/v3' } }), ASKED)
  } finally {
    delete process.env.http_proxy
  }
  expect(new Set(proxy.asked)).toEqual(new Set(['github.example:80']))
})

test('what looks like a wrong setting is given up long before the deadline', async () => {
  const env = { GITHUB_API_URL: github.url.replace('http:', 'https:') }
  await expect(readChecks(open({ clock: manualClock(), env }), ASKED)).rejects.toMatchObject({
    code: 'check-unreachable',
    values: { attempts: '5 attempts' },
  })
})
