/** What happens to the build before an export; integration/update.test.ts tests its process. */
import { describe, expect, test } from '@jest/globals'
import { exportHere } from '../../support/run-here.ts'
import { json, type Reply, text } from '../../support/service.ts'
import { PROJECT_FORM } from '../../support/step.ts'

const SHA = '0123456789abcdef0123456789abcdef01234567'
const PAGE = text('<!doctype html><title>Sign in</title>')
const BUILT = {
  status: 'success',
  summary: 'Done',
  logs: [],
  commit: { sha: SHA, ref: 'refs/heads/main' },
}

interface Scene {
  readonly update?: readonly Reply[]
  readonly status?: readonly Reply[]
  readonly inputs?: Record<string, string>
}

/** Runs an export after a build. `lines` has each request. */
async function built({
  update = [json({ statusId: 'build_1' }, 202)],
  status = [json(BUILT)],
  inputs = {},
}: Scene) {
  const script = {
    'POST /v1/project/update/proj_1': update,
    'GET /v1/project/update-status/*': status,
    ...PROJECT_FORM.script(),
  }
  const waiting = { update: 'true', 'wait-timeout': '60s' }
  const run = await exportHere(script, { ...PROJECT_FORM.inputs, ...waiting, ...inputs })
  return { ...run, lines: run.asked.map(({ method, path }) => `${method} ${path}`) }
}

/** A run that ends before an export is started. */
function expectNothingStarted({
  outputs,
  lines,
  log,
  exitCode,
}: Awaited<ReturnType<typeof built>>) {
  expect(lines.filter((line) => line.includes('static-export'))).toEqual([])
  expect([outputs.status, outputs.job, outputs.jobId, exitCode]).toEqual(['', '', '', 1])
  expect(log).not.toContain('job-id: ')
}

test('a build that is already running is waited for', async () => {
  const busy = json({ error: 'a build is running' }, 409)
  const { outputs, lines } = await built({ update: [busy, json({ statusId: 'build_1' }, 202)] })
  expect(outputs).toMatchObject({ outcome: 'succeeded', builtCommit: SHA })
  expect(lines.filter((line) => line.includes('/update/'))).toHaveLength(2)
})

test.each<[string, object, string, Record<string, string>?]>([
  ['the beginning of a commit', BUILT, SHA, { 'expect-commit': '0123456' }],
  ['different case', BUILT, SHA, { 'expect-commit': SHA.toUpperCase() }],
  ['no commit, if none is expected', { status: 'success' }, ''],
  ['a commit that is null', { status: 'success', commit: null }, ''],
  ['a sha that is null', { status: 'success', commit: { sha: null } }, ''],
  ['a sha that is empty', { status: 'success', commit: { sha: '' } }, ''],
  ['words instead of a commit', { status: 'success', commit: { sha: 'main\n::error::x' } }, ''],
  ['a short commit', { status: 'success', commit: { sha: '0123ABC' } }, '0123ABC'],
  ['too short a commit', { status: 'success', commit: { sha: '0123ab' } }, ''],
  ['too long a commit', { status: 'success', commit: { sha: `${SHA}8` } }, ''],
])('an export after a build takes %s', async (_, state, builtCommit, inputs = {}) => {
  const run = await built({ status: [json(state)], inputs })
  expect(run.errors).toEqual([])
  expect(run.outputs).toMatchObject({ outcome: 'succeeded', builtCommit })
})

describe('no export is started if the build', () => {
  const lines = Array.from({ length: 12 }, (_, i) => `line ${i + 1}`)
  const failure = (more: object) => json({ status: 'failure', ...more })
  test.each<[string, Scene, string, (string | RegExp)[]]>([
    [
      'fails',
      { status: [failure({ summary: 'docs.json is no JSON', logs: lines, commit: { sha: SHA } })] },
      'job-failed',
      [
        '“docs.json is no JSON”',
        `from the commit ${SHA}`,
        /log:\n- line 3\n(?:- line \d+\n){8}- line 12$/,
      ],
    ],
    [
      'fails without a message',
      { status: [failure({})] },
      'job-failed',
      [/run this step again\.$/],
    ],
    [
      'fails with a log in another format',
      { status: [failure({ logs: 'one\r\n\ntwo', error: 'out of memory' })] },
      'job-failed',
      ['“out of memory”', /log:\n- one\n- two$/],
    ],
    [
      'has another commit',
      { inputs: { 'expect-commit': 'fedcba9' } },
      'job-failed',
      [`has built the commit ${SHA} on main, not fedcba9`],
    ],
    [
      'has a commit whose beginning is expected in full',
      {
        status: [json({ ...BUILT, commit: { sha: SHA.slice(0, 7) } })],
        inputs: { 'expect-commit': SHA },
      },
      'job-failed',
      [`the commit ${SHA.slice(0, 7)}, not ${SHA}`],
    ],
    [
      'has no commit to compare',
      {
        status: [json({ status: 'success', commit: { ref: 'main' } })],
        inputs: { 'expect-commit': SHA },
      },
      'job-failed',
      ['does not say which commit on main it has built', SHA],
    ],
    [
      'has a commit that is a number',
      { status: [json({ status: 'success', commit: { sha: 5 } })] },
      'unreachable',
      ['has the commit “5”, which cannot be used', 'No export was started.'],
    ],
    [
      'has a commit that is not an object',
      { status: [json({ status: 'success', commit: SHA })] },
      'unreachable',
      [`has the commit “${SHA}”, which`],
    ],
    [
      'does not end',
      { status: [json({ status: 'in_progress' })], inputs: { 'wait-timeout': '4s' } },
      'timed-out',
      ['was still “in_progress” after 4s'],
    ],
    [
      'has an unknown status until the end',
      { status: [json({ status: 'succeeded' })], inputs: { 'wait-timeout': '4s' } },
      'timed-out',
      ['reported the documentation build as “succeeded”, a status that this step does not'],
    ],
    [
      'is refused until the end because another one is running',
      { update: [json({ error: 'busy' }, 409)], inputs: { 'wait-timeout': '4s' } },
      'rejected',
      [/another build of the project proj_1 \(HTTP 409\) after \d+ attempts in .*“busy”/],
    ],
    [
      'ends with an undocumented status',
      { status: [json({ status: 'cancelled', summary: 'by me' })] },
      'job-failed',
      ['reported it as “cancelled” 3 times in a row', '“by me”'],
    ],
    ['gets a page as the response', { status: [PAGE] }, 'unreachable', ['a web page (“Sign in”)']],
    [
      'is requested in vain',
      { update: [PAGE] },
      'unreachable',
      ['to handle the request to build the documentation'],
    ],
    [
      'is requested from a service that is down',
      { update: [json({}, 503)], inputs: { 'wait-timeout': '4s' } },
      'unreachable',
      ['HTTP 503', 'No export was started.'],
    ],
    [
      'is limited until the end',
      { update: [json({ error: 'x' }, 429)], inputs: { 'wait-timeout': '4s' } },
      'unreachable',
      ['the service’s rate limit was exceeded (HTTP 429)', 'No export was started.'],
    ],
    [
      'is refused',
      { update: [json({ error: 'no way' }, 404)] },
      'rejected',
      ['no project proj_1 (HTTP 404)'],
    ],
    [
      'is refused later',
      { status: [json({ status: 'queued' }), json({ error: 'revoked' }, 401)] },
      'rejected',
      ['“revoked”'],
    ],
    [
      'gets lost',
      {
        status: [json({ status: 'queued' }), json({ error: 'none' }, 404)],
        inputs: { 'wait-timeout': '3m' },
      },
      'rejected',
      [
        'does not recognize the documentation build',
        'although the service reported the build as queued before',
      ],
    ],
  ])('%s', async (_, scene, outcome, words) => {
    const run = await built(scene)
    expect(run.outputs.outcome).toBe(outcome)
    expect(run.errors).toHaveLength(1)
    for (const each of words) expect(run.errors[0]).toMatch(each)
    expectNothingStarted(run)
    // Another commit is output, too: it shows what the service has.
    const commit = /has built the commit (\w+)/.exec(run.errors[0] ?? '')?.[1] ?? ''
    expect(run.outputs.builtCommit).toBe(commit)
  })
})
