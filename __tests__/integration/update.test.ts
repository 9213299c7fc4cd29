/**
 * Builds before an export, as the runner starts the step; component/modes/build.test.ts tests what
 * happens to a build.
 */
import { describe, expect, test } from '@jest/globals'
import { json, type Reply, reset, type Script, type Service, stall } from '../support/service.ts'
import {
  begin,
  exportInputs,
  JOB,
  KEY,
  LINK,
  NO_OUTPUTS,
  PROJECT_FORM,
  type Replies,
  runStep,
  SIGNATURE,
  service,
} from '../support/step.ts'

const SHA = '0123456789abcdef0123456789abcdef01234567'
const STARTED = json({ statusId: 'build_1' }, 202)
const BUILT = {
  status: 'success',
  summary: 'Done',
  logs: [],
  commit: { sha: SHA, ref: 'refs/heads/main' },
}
const UPDATE = 'POST /v1/project/update/proj_1'
const STATUS = 'GET /v1/project/update-status/build_1'

/** The responses of the service about the build, and then about a successful export. */
const scriptOf = (
  update: readonly Reply[],
  status: readonly Reply[],
  replies?: Replies,
): Script => ({
  [UPDATE]: update,
  'GET /v1/project/update-status/*': status,
  ...PROJECT_FORM.script(replies),
})

const INPUTS = { ...PROJECT_FORM.inputs, update: 'true', 'wait-timeout': '60s' }

interface Scene {
  readonly update?: readonly Reply[]
  readonly status?: readonly Reply[]
  readonly inputs?: Record<string, string>
}

/** Runs an export after a build. `at` has the time of each request. */
async function built({ update = [STARTED], status = [json(BUILT)], inputs = {} }: Scene = {}) {
  const { url, asked } = await service(scriptOf(update, status))
  const run = await runStep({ ...exportInputs(url), ...INPUTS, ...inputs })
  return { ...run, asked, lines: linesOf(asked) }
}

const linesOf = (asked: Service['asked']) => asked.map(({ method, path }) => `${method} ${path}`)

describe('an export that is started after a build', () => {
  test.concurrent('requests it, waits until it has ended, and starts on a new connection', async () => {
    const states = ['queued', 'in_progress', 'in_progress'].map((status) => json({ status }))
    const run = await built({ status: [...states, json(BUILT)], inputs: { 'expect-commit': SHA } })
    expect(run.lines).toEqual([
      UPDATE,
      ...Array.from({ length: 4 }, () => STATUS),
      `POST ${PROJECT_FORM.jobs}`,
      `GET ${PROJECT_FORM.jobs}/${JOB}`,
    ])
    for (const { headers, body, reused } of run.asked)
      expect([headers.authorization, body, reused]).toEqual([`Bearer ${KEY}`, '', false])
    expect(run.outputs).toMatchObject({
      outcome: 'succeeded',
      builtCommit: SHA,
      jobId: JOB,
      bundleUrl: LINK,
    })
    expect(run.log.replace(/after [\d.]+s/g, 'after Ns')).toContain(
      [
        'Starting a build of the documentation of the project proj_1',
        'Build after Ns: queued',
        'Build after Ns: in_progress',
        'Build after Ns: success',
        `The service has built the commit ${SHA} on main`,
        'Starting the export of docs.example.com',
      ].join('\n'),
    )
    expect(run.log).not.toContain('new to this step')
    expect(run.summary).toContain('<th>Built commit</th>')
  })

  test.concurrent('waits for it with wait: false, too, and ends pending', async () => {
    const status = [json({ status: 'in_progress' }), json(BUILT)]
    const run = await built({ status, inputs: { wait: 'false' } })
    expect(run.lines).toEqual([UPDATE, STATUS, STATUS, `POST ${PROJECT_FORM.jobs}`])
    expect(run.outputs).toMatchObject({ outcome: 'pending', jobId: JOB, builtCommit: SHA })
  })

  test.concurrent('builds nothing with job-id', async () => {
    const run = await built({ inputs: { 'job-id': 'exp_7', 'expect-commit': SHA } })
    expect(run.lines).toEqual([`GET ${PROJECT_FORM.jobs}/exp_7`])
    expect(run.log).toContain('Note: update has no effect with job-id')
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', builtCommit: '' })
  })
})

test.concurrent('the request to build is sent again after a reset, and the start after it is not', async () => {
  const run = await built({
    update: [reset, STARTED],
    status: [json({ error: 'x' }, 502), json(BUILT)],
  })
  expect(run.lines.slice(0, 5)).toEqual([
    UPDATE,
    UPDATE,
    STATUS,
    STATUS,
    `POST ${PROJECT_FORM.jobs}`,
  ])
  expect(run.outputs).toMatchObject({ outcome: 'succeeded', builtCommit: SHA })
})

describe('no export is started if the build', () => {
  test.concurrent('fails, and the step is red', async () => {
    const failure = { status: 'failure', summary: 'docs.json is no JSON' }
    const { exitCode, outputs, errors, lines } = await built({ status: [json(failure)] })
    expect([exitCode, outputs.outcome, lines]).toEqual([1, 'job-failed', [UPDATE, STATUS]])
    expect(errors).toEqual([expect.stringContaining('“docs.json is no JSON”')])
  })

  test.concurrent('is awaited when the step is canceled', async () => {
    const canceled = async (update: Reply, status: Reply, words: string) => {
      const { url, asked } = await service(scriptOf([update], [status]))
      const step = begin({
        with: { ...exportInputs(url), ...INPUTS, 'wait-timeout': '1h', 'request-timeout': '10m' },
        onLine: (line) => {
          if (line.includes(words)) setTimeout(() => step.child.kill('SIGINT'), 300)
        },
      })
      const run = await step.result
      return [
        run.errors,
        run.outputs,
        linesOf(asked).filter((line) => line.includes('static-export')),
      ]
    }
    const expected = [
      ['The step was canceled. No export was started.'],
      { ...NO_OUTPUTS, outcome: 'cancelled' },
      [],
    ]
    const runs = await Promise.all([
      canceled(STARTED, json({ status: 'in_progress' }), 'Build after'),
      canceled(stall, stall, 'Starting a build'),
      canceled(STARTED, stall, 'Starting a build'),
    ])
    expect(runs).toEqual([expected, expected, expected])
  })
})

describe('text from the service about a build', () => {
  const evil = '::set-output name=x::y\r\n##[error]z\n::error::w'

  test.concurrent('is hostile text', async () => {
    const commit = { sha: evil, ref: evil }
    const everywhere = { status: 'failure', summary: evil, logs: [evil, '<img src=x>', 7], commit }
    const run = await built({ status: [json({ ...everywhere, status: evil }), json(everywhere)] })
    for (const { name } of run.commands) expect(['add-mask', 'error', 'debug']).toContain(name)
    expect(run.errors).toHaveLength(1)
    expect(run.summary).not.toContain('<img')
    expect(run.stderr).toBe('')
    const other = await built({
      status: [json({ ...BUILT, commit })],
      inputs: { 'expect-commit': SHA },
    })
    for (const { name } of other.commands) expect(['add-mask', 'error', 'debug']).toContain(name)
  })

  test.concurrent('shows no secret', async () => {
    const said = `clone with ${KEY} from ${LINK}`
    const state = {
      status: 'failure',
      summary: said,
      logs: [said],
      commit: { sha: KEY, ref: SIGNATURE },
    }
    const run = await built({ status: [json({ ...state, status: 'in_progress' }), json(state)] })
    const printed = run.stdout.replaceAll(/^::add-mask::.*$/gm, '')
    for (const shown of [printed, run.summary, run.log]) {
      expect(shown).not.toContain(KEY.slice(0, 12))
      expect(shown).not.toContain(SIGNATURE.slice(0, 12))
    }
    expect(run.outputs).toEqual({ ...NO_OUTPUTS, outcome: 'job-failed' })
  })
})

test.concurrent('invalid inputs of a build are reported together, before anything is sent', async () => {
  const run = await built({
    inputs: { 'project-id': '', domain: '', 'api-key': '', 'expect-commit': 'main' },
  })
  expect(run.asked).toEqual([])
  expect(run.outputs).toEqual({ ...NO_OUTPUTS, outcome: 'rejected' })
  for (const name of [
    'api-key is missing',
    'domain is missing',
    'expect-commit is “main”',
    'update has no effect',
  ])
    expect(run.errors[0]).toContain(`\n- ${name}`)
})
