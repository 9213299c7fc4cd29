import { beforeEach, describe, expect, test } from '@jest/globals'
import { systemClock } from '../../../src/common/clock.ts'
import { type GitHubAccess, openGitHub } from '../../../src/github/client.ts'
import { makeCommitCheckError, readChecks } from '../../../src/github/commit-checks.ts'
import { readRepository } from '../../../src/github/repository.ts'
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

let github: GitHubServer
beforeEach(async () => {
  github = await startGitHubServer()
})

interface Options extends Partial<GitHubAccess> {
  readonly env?: Record<string, string>
}

const open = ({ env, ...options }: Options = {}) => {
  const access = {
    repository: readRepository({ ...github.env, ...env }, 'no'),
    token: TOKEN,
    requestTimeoutMs: 10_000,
    deadlineMs: Number.MAX_SAFE_INTEGER,
    clock: systemClock,
    random: () => 0,
    signal: new AbortController().signal,
    info: () => {},
  }
  return openGitHub({ ...access, ...options }, makeCommitCheckError)
}

async function read(looks: StoredChecks[], name?: string, ownNames: readonly string[] = []) {
  github.checks = looks
  const { checks, ownChecks } = await readChecks(open(), COMMIT, OWN_RUN, name)
  expect(ownChecks.map((check) => check.name)).toEqual(ownNames)
  return checks.map(({ name, state, conclusion }) => `${name}: ${state} ${conclusion}`).sort()
}

const run = (name: string, status: string, conclusion: string | null = null) => ({
  name,
  status,
  conclusion,
})

test.each([
  ['success', 'success neutral skipped', 'success'],
  ['failure', 'failure cancelled timed_out action_required stale', 'failure error'],
  ['undefined', 'queued in_progress waiting requested pending', 'pending'],
])('what has ended %s', async (end, ofRuns, ofStatuses) => {
  const [states, contexts] = [ofRuns.split(' '), ofStatuses.split(' ')]
  const runs = states.map((is) => (end === 'undefined' ? run(is, is) : run(is, 'completed', is)))
  const statuses = contexts.map((state) => ({ context: state, state }))
  const found = await read([{ runs, statuses }])
  expect(found).toEqual([...states, ...contexts].map((is) => `${is}: ${is} ${end}`).sort())
})

const OWN = `https://github.example/octo/docs${OWN_RUN}`
test('of each suite, the newest attempt with a name counts unless one has not ended, and checks of this workflow run are separate', async () => {
  const well = (name: string, more?: object) => ({ ...run(name, 'completed', 'success'), ...more })
  const failed = (name: string, more?: object) => ({
    ...run(name, 'completed', 'failure'),
    ...more,
  })
  const runs = [
    ...[well('again', { id: 9_000 }), failed('again')],
    ...[well('not begun'), run('not begun', 'queued')],
    ...[run('not ended', 'in_progress'), failed('not ended')],
    ...[failed('suites', { check_suite: { id: 1 } }), well('suites', { check_suite: { id: 2 } })],
    ...[failed('re-run', { check_suite: { id: 1 } }), well('re-run', { check_suite: { id: 1 } })],
    ...[failed('apps', { app: { id: 1 } }), well('apps', { app: { id: 2 } })],
    ...[well('own job'), { ...run('own job', 'in_progress'), html_url: `${OWN}job/1` }],
    well('both'),
  ]
  const statuses = [
    { context: 'status', state: 'success' },
    { context: 'status', state: 'pending' },
    { context: 'both', state: 'failure' },
    { context: 'own status', state: 'pending', target_url: OWN },
  ]
  expect(await read([{ runs, statuses }], undefined, ['own job', 'own status'])).toEqual([
    'again: success success',
    'apps: failure failure',
    'apps: success success',
    'both: failure failure',
    'both: success success',
    'not begun: queued undefined',
    'not ended: in_progress undefined',
    'own job: success success',
    're-run: success success',
    'status: success success',
    'suites: failure failure',
    'suites: success success',
  ])
})

const many = (length: number) =>
  Array.from({ length }, (_, i) => ({ context: `s${i}`, state: 'pending' }))

test('all pages are read, and only check runs with the name', async () => {
  github.mostPerPage = 2
  const runs = ['a', 'b', 'c', 'd', 'e'].map((name) => run(name, 'queued'))
  expect(await read([{ runs, statuses: many(5) }])).toHaveLength(10)
  expect(await read([{ runs, statuses: many(5) }], 'c')).toHaveLength(6)
})

test('an endless list is not read to its end', async () => {
  github.mostPerPage = 1
  await expect(read([{ statuses: many(32) }])).rejects.toMatchObject({
    code: 'check-unreadable',
    values: { attempts: '1 attempt' },
  })
  expect(github.requests).toHaveLength(31)
})

test('a request for an unchanged resource does not count', async () => {
  github.checks = [{ runs: [run('a', 'queued')] }]
  const opened = open()
  await readChecks(opened, COMMIT, OWN_RUN)
  expect(opened.countedRequests).toBe(2)
  await readChecks(opened, COMMIT, OWN_RUN)
  expect([opened.countedRequests, github.requests.length]).toEqual([2, 4])
})

test('pages that arrive slowly do not continue after the deadline', async () => {
  github.mostPerPage = 1
  github.checks = [{ statuses: many(9) }]
  const clock = manualClock()
  const now = () => {
    clock.advance(1_000)
    return clock.now()
  }
  const reading = readChecks(open({ clock: { ...clock, now }, deadlineMs: 3_000 }), COMMIT, OWN_RUN)
  await expect(reading).rejects.toThrow('or takes too long')
  expect(github.requests.length).toBeLessThan(9)
})

test.each([
  ['<!doctype html><title>Sign in</title>', 'a web page titled “Sign in”'],
  ['<!doctype html><p>Sign in', 'a web page, which'],
  ['<!doctype html><title> </title>', 'a web page, which'],
  ['{}', '“{}”, which'],
  ['[]', '“[]”, which'],
  ['"ok"', '“ok”, which'],
  ['null', '“null”, which'],
  ['', 'an empty body, which'],
  ['{"check_runs":[', '“{"check_runs":[”, which'],
  ['{"check_runs":null}', '“{"check_runs":null}”, which'],
  ['{"check_runs":[null]}', '“{"check_runs":[null]}”, which'],
  ['{"check_runs":[{"status":"queued"}]}', '“{"check_runs":[{'],
])('a response that is not from GitHub is described: %s', async (text, words) => {
  const headers = { 'content-type': text.startsWith('<') ? 'text/html' : 'application/json' }
  github.refusals.push({ match: /check-runs/, status: 200, text, headers })
  const reading = readChecks(open({ clock: manualClock(), deadlineMs: 3_600_000 }), COMMIT, OWN_RUN)
  await expect(reading).rejects.toMatchObject({ code: 'check-unreadable', outcome: 'unreachable' })
  await expect(reading).rejects.toThrow(`it responded with ${words}`)
  expect(github.requests).toHaveLength(5)
})

test.each([
  ['GITHUB_API_URL', 'no url', 'GITHUB_API_URL is “no url”: expected the address'],
  ['GITHUB_API_URL', 'file:///x', 'GITHUB_API_URL is “file:///x”: expected the address'],
  ['GITHUB_REPOSITORY', 'docs', 'GITHUB_REPOSITORY is “docs”: expected ACCOUNT/NAME'],
])('%s: %s is an error in the environment', (name, value, words) => {
  expect(() => open({ env: { [name]: value } })).toThrow(words)
})

describe('a request that fails', () => {
  const HOUR = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '3700' }
  const SOON = { 'retry-after': '50' }

  test.each<[string, number, Record<string, string>, number, string, number]>([
    [
      'with a server error is retried until the deadline',
      502,
      {},
      60_000,
      'check-unreachable',
      60_000,
    ],
    [
      'with a limit that ends after the deadline is not retried',
      403,
      HOUR,
      60_000,
      'check-limited',
      0,
    ],
    ['with a limit that ends before it is waited for', 429, SOON, 60_000, 'check-limited', 50_000],
    ['with a refusal is not retried', 451, {}, 60_000, 'check-refused', 0],
    [
      'with a token that is not accepted is not retried',
      401,
      {},
      60_000,
      'github-token-refused',
      0,
    ],
  ])('%s', async (_, status, headers, deadlineMs, code, until) => {
    github.refusals.push({ match: /check-runs/, status, headers, body: { message: '##[error]no' } })
    const clock = manualClock()
    const reading = readChecks(open({ clock, random: () => 1, deadlineMs }), COMMIT, OWN_RUN)
    await expect(reading).rejects.toMatchObject({
      code,
      message: expect.stringContaining('“## [error]no”'),
    })
    await expect(reading).rejects.not.toThrow(code === 'check-unreachable' ? /limit/ : /network/)
    expect(clock.now()).toBe(until)
  })

  test('that never gets a response fails', async () => {
    github.refusals.push({ match: /check-runs/, status: 'never' })
    const reading = readChecks(
      open({ requestTimeoutMs: 100, deadlineMs: systemClock.now() + 300 }),
      COMMIT,
      OWN_RUN,
    )
    await expect(reading).rejects.toThrow(
      `on ${new URL(github.url).host}: nothing arrived for 0.1s; gave up after`,
    )
  })

  test('ends when the step is canceled', async () => {
    github.refusals.push({ match: /check-runs/, status: 503 })
    const stop = new AbortController()
    const reason = new Error('canceled')
    const stopped = open({ signal: stop.signal, info: () => stop.abort(reason) })
    await expect(readChecks(stopped, COMMIT, OWN_RUN)).rejects.toBe(reason)
  })
})

test('the proxy of the environment is used', async () => {
  const proxy = await startProxy({ leadTo: Number(new URL(github.url).port) })
  process.env.http_proxy = proxy.url
  try {
    await readChecks(
      open({ env: { GITHUB_API_URL: 'http://github.example/api/v3' } }),
      COMMIT,
      OWN_RUN,
    )
  } finally {
    delete process.env.http_proxy
  }
  expect(new Set(proxy.asked)).toEqual(new Set(['github.example:80']))
})

test('a failure that looks like a wrong setting is given up on long before the deadline', async () => {
  const env = { GITHUB_API_URL: github.url.replace('http:', 'https:') }
  await expect(
    readChecks(open({ clock: manualClock(), env }), COMMIT, OWN_RUN),
  ).rejects.toMatchObject({
    code: 'check-unreachable',
    values: { attempts: '5 attempts' },
  })
})

describe('a redirect', () => {
  const to = (location: string, status = 301) =>
    github.refusals.push({ match: /^GET \/repos.*check-runs/, status, headers: { location } })
  const reading = () =>
    readChecks(open({ clock: manualClock(), deadlineMs: 3_600_000 }), COMMIT, OWN_RUN)

  test.each([301, 302, 307, 308])('within GitHub is followed (HTTP %i)', async (status) => {
    const headers = { location: '/api/v3/repositories/1/checks' }
    github.refusals.push({ match: /check-runs/, status, headers })
    const body = { check_runs: [run('renamed', 'queued')] }
    github.refusals.push({ match: /repositories\/1/, status: 200, body })
    const { checks } = await reading()
    expect(checks.map(({ name }) => name)).toEqual(['renamed'])
  })

  test.each([
    'http://127.0.0.1:1/x',
    'https://github.example/login',
    'http://user:secret-of-nobody@127.0.0.1:2/',
    '//[::',
  ])('to anywhere else is not, and soon fails: %s', async (location) => {
    to(location)
    await expect(reading()).rejects.toMatchObject({
      code: 'check-unreadable',
      values: { attempts: '5 attempts' },
      message: expect.stringContaining('it redirects to '),
    })
    expect(github.requests).toHaveLength(5)
  })

  test('in a circle fails', async () => {
    to(`/api/v3/repos/octo/docs/commits/${COMMIT}/check-runs`)
    await expect(reading()).rejects.toMatchObject({ code: 'check-unreadable' })
    expect(github.requests).toHaveLength(20)
  })
})
