import { beforeEach, expect, test } from '@jest/globals'
import { systemClock } from '../../../src/common/clock.ts'
import { explainCheckFailure, readChecks } from '../../../src/github/checks.ts'
import { openGitHub } from '../../../src/github/client.ts'
import {
  COMMIT,
  type GitHubServer,
  REPOSITORY,
  type StoredChecks,
  startGitHubServer,
  TOKEN,
} from '../../support/github-server.ts'
import { manualClock } from '../../support/manual-clock.ts'

const OWN_RUN = '/actions/runs/77/'

let github: GitHubServer
beforeEach(async () => {
  github = await startGitHubServer()
})

const open = (clock = systemClock, random = 0, url = github.url) =>
  openGitHub(
    {
      env: { GITHUB_API_URL: url, GITHUB_REPOSITORY: REPOSITORY },
      token: TOKEN,
      idleMs: 10_000,
      clock,
      random: () => random,
      signal: new AbortController().signal,
      info: () => {},
    },
    explainCheckFailure,
  )

async function read(...looks: StoredChecks[]) {
  github.checks = looks
  const checks = await readChecks(open(), COMMIT, OWN_RUN, Number.POSITIVE_INFINITY)
  return Object.fromEntries(checks.map(({ name, state, end }) => [name, `${state} ${end}`]))
}

const run = (name: string, status: string, conclusion: string | null = null, started_at?: string | null) => ({
  name,
  status,
  conclusion,
  ...(started_at !== undefined && { started_at }),
})

test('how each end of a check run and each state of a status is judged', async () => {
  const good = ['success', 'neutral', 'skipped']
  const bad = 'failure cancelled timed_out action_required stale'.split(' ')
  const open = 'queued in_progress waiting requested pending'.split(' ')
  const states = ['success', 'failure', 'error', 'pending']
  const found = await read({
    runs: [
      ...[...good, ...bad].map((end) => run(end, 'completed', end)),
      ...open.map((status) => run(status, status)),
    ],
    statuses: states.map((state) => ({ context: `status ${state}`, state })),
  })
  expect(found).toEqual({
    ...Object.fromEntries(good.map((end) => [end, `${end} well`])),
    ...Object.fromEntries(bad.map((end) => [end, `${end} badly`])),
    ...Object.fromEntries(open.map((status) => [status, `${status} undefined`])),
    'status success': 'success well',
    'status failure': 'failure badly',
    'status error': 'error badly',
    'status pending': 'pending undefined',
  })
})

test('the newest attempt of a name counts, whichever comes first and whoever reports it but this workflow run', async () => {
  const [early, late] = ['2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z']
  const found = await read({
    runs: [
      run('again', 'completed', 'success', late),
      run('again', 'completed', 'failure', early),
      run('at once', 'completed', 'failure', early),
      run('at once', 'completed', 'success', early),
      run('not begun', 'queued', null, null),
      run('not begun', 'completed', 'success', late),
      run('both', 'completed', 'failure', early),
      run('own job', 'completed', 'success', early),
      { ...run('own job', 'in_progress'), html_url: `https://github.example/octo/docs${OWN_RUN}job/1` },
    ],
    statuses: [
      { context: 'status', state: 'success', created_at: late },
      { context: 'status', state: 'pending', created_at: early },
      { context: 'both', state: 'success', created_at: late },
      {
        context: 'own status',
        state: 'pending',
        created_at: late,
        target_url: `https://github.example/octo/docs${OWN_RUN}`,
      },
    ],
  })
  expect(found).toEqual({
    again: 'success well',
    'at once': 'success well',
    'not begun': 'queued undefined',
    both: 'success well',
    'own job': 'success well',
    status: 'success well',
  })
})

test('all pages are read', async () => {
  github.mostPerPage = 2
  const names = ['a', 'b', 'c', 'd', 'e']
  const found = await read({
    runs: names.map((name) => run(name, 'queued')),
    statuses: names.map((name) => ({ context: `s${name}`, state: 'pending' })),
  })
  expect(Object.keys(found)).toHaveLength(10)
})

test('it is asked again until the deadline, however often it fails, and not beyond', async () => {
  github.checks = [{}]
  github.refusals.push({ match: /check-runs/, status: 502 })
  const clock = manualClock()
  await expect(readChecks(open(clock, 1), COMMIT, OWN_RUN, clock.now() + 60_000)).rejects.toMatchObject({
    code: 'check-unreachable',
    outcome: 'unreachable',
  })
  expect(clock.now()).toBe(60_000)
})

test('what looks like a wrong setting is given up long before the deadline', async () => {
  const clock = manualClock()
  const reading = readChecks(
    open(clock, 1, github.url.replace('http:', 'https:')),
    COMMIT,
    OWN_RUN,
    3_600_000,
  )
  await expect(reading).rejects.toMatchObject({
    code: 'check-unreachable',
    values: { attempts: '5 attempts' },
  })
})
