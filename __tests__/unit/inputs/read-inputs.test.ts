import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { StepError } from '../../../src/errors/step-error.ts'
import { readInputs } from '../../../src/inputs/read-inputs.ts'
import { safe } from '../../../src/text/clean.ts'
import { fitErrorsIntoAnnotation } from '../../../src/text/fit-into-annotation.ts'
import {
  AGENT,
  CHECK,
  EACH,
  EXPORT,
  errorList,
  errorsIn,
  errorsOf,
  inputEnv,
  inputsIn,
  read,
} from '../../support/inputs.ts'
import { scratch } from '../../support/scratch.ts'

const namesIn = (errors: readonly string[]) => errors.map((error) => error.split(' ', 1)[0])

test('all inputs of an agent job are read', async () => {
  const given = inputsIn('wait=False wait-timeout=2d poll-interval=1h request-timeout=90')
  expect(await read({ ...AGENT, ...given })).toEqual({
    mode: 'agent-job',
    service: {
      baseUrl: new URL('https://api.example.com'),
      apiKey: 'key_0001',
      requestTimeoutMs: 90_000,
    },
    waitSettings: { shouldWait: false, timeoutMs: 172_800_000, pollIntervalMs: 3_600_000 },
    projectId: 'p',
    jobId: 'j',
  })
})

test('all errors are reported together, each with the name of its input', async () => {
  const errors = await errorList(
    inputsIn('mode=agent-job project-id=. wait=yes mask-bundle-url=no'),
  )
  expect(namesIn(errors)).toEqual(
    'api-key base-url wait project-id job-id mask-bundle-url'.split(' '),
  )
})

describe('a mode that does not exist', () => {
  test.each([
    ['publish', 'expected export, agent-job, or check'],
    ['verify', 'did you mean check\\?'],
    ['link-check', 'did you mean check\\?'],
    ['chek', 'did you mean check\\?'],
    ['exprot', 'did you mean export\\?'],
    ['agent', 'did you mean agent-job\\?'],
    ['agent_jobs', 'did you mean agent-job\\?'],
  ])('%j', async (mode, expected) => {
    expect(await errorList({ ...EXPORT, mode })).toEqual([
      expect.stringMatching(`^mode .*${expected}$`),
    ])
  })

  test.each([{}, { host: 'nginx' }, { 'live-url': 'https://docs.example.com/' }])(
    'is forgotten with %j: then the required inputs of an export are not reported',
    async (given) => {
      const expected = [
        expect.stringMatching(/^mode is export \(the default\), but .*set mode: check$/),
      ]
      expect(await errorList({ ...given, 'site-path': '__tests__' })).toEqual(expected)
    },
  )

  test('is forgotten in the pull request from a fork, which gets no secrets', async () => {
    const event = join(scratch(), 'event.json')
    const from = (id: number) => ({
      repository: { id: 1 },
      pull_request: { head: { repo: { id } } },
    })
    for (const id of [1, 2]) {
      writeFileSync(event, JSON.stringify(from(id)))
      const env = { ...inputEnv({ 'site-path': '__tests__' }), GITHUB_EVENT_PATH: event }
      const isSaid = (await errorsIn(env)).includes(
        'because pull requests from forks get no secrets',
      )
      expect(isSaid).toBe(id === 2)
    }
  })

  test('does not make the inputs that only one mode needs required', async () => {
    expect(await errorList({ mode: 'exprot' })).toHaveLength(1)
  })

  test('is reported together with every other wrong value', async () => {
    const errors = await errorList(inputsIn('mode=exprot base-url=api.example.com overwrite=no'))
    expect(namesIn(errors)).toEqual(['mode', 'base-url', 'overwrite'])
  })
})

test('of many errors, the first are shown, and how many more there are, within the limit of the runner', () => {
  const errors = (units: number) =>
    Array.from({ length: 1_900 }, (_, i) => safe`${i} ${'x'.repeat(units)} ${'y'.repeat(units)}`)
  const last = (units: number) =>
    fitErrorsIntoAnnotation(errors(units))
      .map(({ text }) => text)
      .slice(-2)
  expect(last(100)).toEqual([
    expect.stringMatching(/^9 /),
    'and 1,890 more, which will be listed once these are fixed',
  ])
  const message = (units: number) =>
    new StepError('bad-inputs', { errors: fitErrorsIntoAnnotation(errors(units)) }).message
  for (const units of [100, 300]) expect(message(units).length).toBeLessThan(4_096)
  expect(fitErrorsIntoAnnotation(errors(1).slice(0, 10))).toHaveLength(10)
})

describe('a key that is missing', () => {
  const ofFork = JSON.stringify({
    repository: { id: 1 },
    pull_request: { head: { repo: { id: 2 } } },
  })

  test.each([
    [{}, '{}', 'it is not set, or its secret is empty. Check the expression after “api-key:”'],
    [{}, ofFork, 'this run is for a pull request from a fork, which gets no secrets'],
    [{ GITHUB_EVENT_NAME: 'pull_request_target' }, ofFork, 'it is not set, or its secret is empty'],
    [{}, '{"pull_request', 'it is not set, or its secret is empty'],
    [
      { GITHUB_ACTOR: 'dependabot[bot]', GITHUB_EVENT_NAME: 'push' },
      '{}',
      'this run was triggered by Dependabot, so it gets only Dependabot secrets',
    ],
  ])('with %j in the event %s', async (more, event, expected) => {
    const path = join(scratch(), 'event.json')
    writeFileSync(path, event)
    const env = { ...inputEnv({ ...EXPORT, 'api-key': '' }), GITHUB_EVENT_PATH: path, ...more }
    expect(await errorsIn(env)).toContain(`api-key is missing: ${expected}`)
  })

  test('is why other inputs are missing, too, so it is reported first', async () => {
    const errors = await errorList({ ...EXPORT, 'base-url': '', 'api-key': '' })
    expect(namesIn(errors)).toEqual(['api-key', 'base-url'])
  })
})

test('an event that cannot be read does not hide other errors, and is not an error itself', async () => {
  const path = join(scratch(), 'event.json')
  writeFileSync(path, '{')
  const env = { ...inputEnv({ ...EXPORT, overwrite: 'no' }), GITHUB_EVENT_PATH: path }
  expect(await errorsIn(env)).not.toContain('GITHUB_EVENT_PATH')
  const { notes } = await readInputs({ ...inputEnv(EXPORT), GITHUB_EVENT_PATH: path })
  expect(notes).toEqual([])
})

test('a wrong value is an error even if the input has no effect', async () => {
  expect(await errorsOf({ ...AGENT, 'max-unpacked-size': 'big' })).toContain(
    ' max-unpacked-size is “big”',
  )
})

test.each([
  'proxy.example.com:3128',
  'http://me:50%@proxy.example.com',
  'socks5://proxy.example.com',
  '::x',
])('a proxy that the toolkit would ignore is reported, without its value: %s', async (proxy) => {
  const env = { ...inputEnv(EXPORT), HTTPS_PROXY: proxy }
  const message = await errorsIn(env)
  expect(message).toContain(
    `HTTPS_PROXY in the environment is not the address of a proxy: expected`,
  )
  expect(message).not.toContain(proxy)
  const encoded = { ...inputEnv(EXPORT), https_proxy: 'http://me:50%25@proxy.example.com:3128' }
  expect(await errorsIn(encoded)).toBe('')
})

test('the value of an input cannot act as a command to the runner', async () => {
  expect(await errorsOf({ ...EXPORT, domain: 'x\n::error::y ##[error]z' })).toContain(
    '“x ::error::y ## [error]z”',
  )
})

describe('an input of the runner that the step does not have', () => {
  const errorsWith = async (given: Record<string, string>, inputs = EXPORT) =>
    (await errorsIn({ ...inputEnv(inputs), ...given })).split(EACH).slice(1)

  test.each([
    ['INPUT_VERFIY', 'strict', 'verfiy is not an input; did you mean verify?'],
    ['INPUT_SITE_PATH', 'public', 'site_path is not an input; did you mean site-path?'],
    ['INPUT_SITEPATH', 'public', 'sitepath is not an input; did you mean site-path?'],
    ['INPUT_HOSTS', 'nginx', 'hosts is not an input; did you mean host?'],
    ['INPUT_API_KEY', 'key_0002', 'api_key is not an input; did you mean api-key?'],
    ['INPUT_WIAT', 'false', 'wiat is not an input; did you mean wait?'],
    ['INPUT_STRICT', 'true', 'strict is not an input; use verify: strict'],
    ['INPUT_STRICT', 'yes', 'strict is not an input; use verify: strict'],
    ['INPUT_FAIL_ON_ERROR', 'TRUE', 'fail_on_error is not an input; use verify: strict'],
    ['INPUT_FAIL_ON', 'warnings', 'fail_on is not an input; did you mean fail-on?'],
    ['INPUT_FAILON', 'broken-anchor', 'failon is not an input; did you mean fail-on?'],
    ['INPUT_STRICT-NEW', 'true', 'strict-new is not an input; use verify: strict-new'],
    ['INPUT_SITE-DIR', 'public', 'site-dir is not an input; use site-path'],
    ['INPUT_TIMEOUT', '30m', 'timeout is not an input; use wait-timeout, such as 30m'],
    ['INPUT_TOKEN', 'key_0002', 'token is not an input; use github-token'],
    ['INPUT_FAILONERROR', 'true', 'failonerror is not an input; use verify: strict'],
    ['INPUT_FAIL-ON-BROKEN', 'true', 'fail-on-broken is not an input; use verify: strict'],
    ['INPUT_STRICT-MODE', 'true', 'strict-mode is not an input; use verify: strict'],
    ['INPUT_EXIT-CODE', '1', 'exit-code is not an input; use verify: strict'],
    ['INPUT_VERSION', 'v1', 'version is not an input; use export-version'],
    ['INPUT_RESUME', 'export_1', 'resume is not an input; use job-id'],
    ['INPUT_CHECK-NAME', 'x', 'check-name is not an input; use wait-for-check'],
    ['INPUT_ADMIN-KEY', 'key_0002', 'admin-key is not an input; use api-key'],
    [
      'INPUT_TIMEOUT-MINUTES',
      '30',
      'timeout-minutes is not an input; use wait-timeout, such as 30m',
    ],
    [
      'INPUT_PAGE-COUNT',
      '200',
      'page-count is not an input; only the command accepts it: leave it out',
    ],
    [
      'INPUT_FAIL-ON-WARNINGS',
      'true',
      expect.stringContaining('use verify: strict with fail-on: warnings'),
    ],
    ['INPUT_WARNINGS-AS-ERRORS', 'true', expect.stringContaining('fail-on: warnings')],
    ['INPUT_LIVE', 'true', 'live is not an input; use live-url'],
    ['INPUT_WAIT-FOR', 'Documentation', 'wait-for is not an input; use wait-for-check'],
    ['INPUT_BASEURL', '/manual/', 'baseurl is not an input; did you mean base-path?'],
    [
      'INPUT_WORKING-DIRECTORY',
      'docs',
      'working-directory is not an input; paths are relative to the workspace, so include the folder in site-path and the other paths, such as docs/public',
    ],
    ['INPUT_DRY-RUN', 'true', 'dry-run is not an input; this step has no dry run: leave it out'],
    [
      'INPUT_IGNORE',
      '/a/*',
      'ignore is not an input; use accepted-findings, a YAML file with an entry for each accepted finding',
    ],
  ])('%s is an error', async (variable, value, expected) => {
    const errors = await errorsWith({ [variable]: value, 'INPUT_VALUES-FILE': 'package.json' })
    expect(errors).toContainEqual(expected)
    expect(errors.join()).not.toContain('key_0002')
  })

  test.each([
    ['export', 'token is not an input; use api-key, or github-token'],
    ['check', 'token is not an input; use github-token'],
  ])('may be the key that mode %s lacks', async (mode, expected) => {
    expect(await errorsWith({ INPUT_TOKEN: 'x' }, { ...EXPORT, 'api-key': '', mode })).toContain(
      expected,
    )
  })

  test.each(['LIVE', 'EXCLUDE'])('%s has a value that this action does not have', async (name) => {
    expect(await errorsWith({ [`INPUT_${name}`]: 'true' })).toHaveLength(1)
  })

  test.each(['URL', 'SITE-URL', 'DEPLOYED-URL'])(
    '%s promises a live check, so in check mode it is an error',
    async (name) => {
      const given = { [`INPUT_${name}`]: 'https://docs.example.com' }
      expect(await errorsWith(given, CHECK)).toEqual([
        `${name.toLowerCase()} is not an input; use live-url`,
      ])
    },
  )

  test('is read as intended, so that nothing else is reported', async () => {
    const { domain: _, ...others } = EXPORT
    const given = {
      INPUT_DOMIAN: 'docs.example.com',
      INPUT_VERFIY: 'strict',
      INPUT_SITE_PATH: 'public',
    }
    expect(await errorsWith(given, others)).toEqual([
      'domian is not an input; did you mean domain?',
      'verfiy is not an input; did you mean verify?',
      'site_path is not an input; did you mean site-path?',
    ])
    expect(await errorsWith({ INPUT_DOMIAN: 'https://docs.example.com' }, others)).toEqual([
      'domian is not an input; did you mean domain?',
      expect.stringContaining('domain is “https://docs.example.com”'),
    ])
  })

  test.each([
    [{ VERSION: '3' }, /^version is not an input of this action$/],
    [{ PATH: 'public' }, /^path is not an input of this action; did you mean site-path\?$/],
    [{ OUTPUT: 'public' }, /^output is not an input of this action; did you mean site-path\?$/],
    [
      { REPORT: 'out' },
      /^report is not an input of this action; the output verifyReport is the path of the report$/,
    ],
    [
      { 'IGNORE-LINKS': '/api/**' },
      /^ignore-links is not an input of this action; did you mean accepted-findings, a YAML file/,
    ],
    [
      { PROVIDER: 'netlify', DEBUG: 'true', URL: 'https://docs.example.com' },
      /^provider \(did you mean host\?\), debug, and url \(did you mean base-url\?\) are not inputs of this action$/,
    ],
    [{ SITE_URL: 'https://docs.example.com' }, /^site_url is not an input of this action$/],
    [
      { DRY_RUN: 'true', FAIL_FAST: 'true', ENDPOINT: 'x' },
      /^dry_run, fail_fast \(did you mean verify: strict\?\), and endpoint .*base-url.* are not inputs/,
    ],
    [{ 'FAIL-IF-NO-CHANGES': 'warn' }, /^fail-if-no-changes is not/],
    [{ TOKEN: 'x', 'FAIL-FAST': 'true', ACT: 'true' }, undefined],
    [
      {
        STRICT: 'false',
        'DRY-RUN': 'false',
        KEY: 'key_0001',
        COMMENT: 'false',
      },
      undefined,
    ],
  ])('%j is worth a warning at most, and is listed with the errors', async (given, expected) => {
    const env = Object.fromEntries(
      Object.entries(given).map(([name, text]) => [`INPUT_${name}`, text]),
    )
    if ('ACT' in given) env.ACT = 'true'
    const { warnings } = await readInputs({ ...inputEnv(EXPORT), ...env })
    const found = warnings.map(({ text }) => text)
    expect(found).toEqual(expected === undefined ? [] : [expect.stringMatching(expected)])
    const { domain: _, ...others } = EXPORT
    const errors = await errorsWith(env, others)
    expect(errors.slice(0, -1)).toEqual(found)
  })

  test('the output of a check is its report', async () => {
    const env = { INPUT_MODE: 'check', 'INPUT_SITE-PATH': 'public', INPUT_OUTPUT: 'out' }
    expect(await errorsWith(env, {})).toContain(
      'output is not an input of this action; the output verifyReport is the path of the report',
    )
  })

  test.each([
    [
      'another word',
      { INPUT_VERSION: '3', INPUT_NAME: 'x', INPUT_NODE: '24', INPUT_SITE: 'x', INPUT_: 'x' },
    ],
    ['empty', { INPUT_VERFIY: ' ' }],
    [
      'what is the default anyway',
      { INPUT_STRICT: 'false', INPUT_KEY: 'key_0001', INPUT_RESUME: 'false' },
    ],
    ['of a composite action under act', { INPUT_TOKEN: 'x', ACT: 'true' }],
    ['of a composite action on Gitea', { INPUT_TOKEN: 'x', GITEA_ACTIONS: 'true' }],
    ['of a composite action on Forgejo', { INPUT_TOKEN: 'x', FORGEJO_ACTIONS: 'true' }],
    ['of a composite action, with the same value', { INPUT_BASE_URL: 'https://api.example.com' }],
    ['no input', { MY_INPUT_VERFIY: 'strict', VERFIY: 'strict' }],
  ])('is ignored if it is %s', async (_, env) => expect(await errorsWith(env)).toEqual([]))
})
