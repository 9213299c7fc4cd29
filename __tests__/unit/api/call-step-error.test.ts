import { describe, expect, test } from '@jest/globals'
import { CallError } from '../../../src/api/api-client.ts'
import type { ApiFailure } from '../../../src/api/api-failure.ts'
import { type CallSubject, makeCallStepError } from '../../../src/api/call-step-error.ts'
import type { GiveUpReason, Operation } from '../../../src/api/retry-decision.ts'
import { MESSAGES } from '../../../src/errors/messages.ts'
import { safe } from '../../../src/text/clean.ts'

const why = safe`because`
const REFUSAL = {
  serverMessage: 'no',
  isHtml: false,
  isFromService: true,
  location: 'https://elsewhere.test/login?to=x',
}
const status = (code: number, more: object = {}): ApiFailure => ({
  ...{ kind: 'status', why, status: code, retryAfterMs: undefined, jobId: undefined },
  ...{ ...REFUSAL, ...more },
})
const REDIRECTED = {
  redirectTarget: 'elsewhere.test',
  redirectAdvice: expect.stringContaining(
    'the address of the API itself. If `base-url` is right, a sign-in',
  ),
}
const SUBJECT = { subject: 'the job' }
const OTHER_FORM = { mayLackApi: true }
const noResponse: ApiFailure = { kind: 'no-response', why }
const notSent: ApiFailure = { kind: 'not-sent', why }
const unreadable: ApiFailure = { kind: 'unreadable', why }

const UNRECOGNIZED = {
  unrecognized: 'This step does not recognize this response',
  unrecognizedAdvice: expect.stringContaining('use the newest version of this action'),
}

const SO_FAR = { attempts: 3, elapsedMs: 90_000, host: 'api.test:8443' }

/** Returns how a call is reported as failed; one of the contract's form has no project. */
function failed(reason: GiveUpReason, failure: ApiFailure, subject: Partial<CallSubject> = {}) {
  const callError = new CallError(reason, failure, SO_FAR, undefined)
  const error = makeCallStepError(callError, { operation: 'status', job: 'j', ...subject })
  expect(error.cause).toBe(callError)
  // Values without a placeholder in the message are not shown.
  const shown = Object.entries(error.values).filter(([name]) =>
    MESSAGES[error.code].text.includes(`{${name}}`),
  )
  return { code: error.code, values: Object.fromEntries(shown), outcome: error.outcome }
}

describe('a refusal is explained by its own cause, with the message of the service', () => {
  const [aboutJob, lastStatus] = [undefined, undefined]
  const WHERE = expect.stringContaining('shows the ID')
  const limits = { attempts: '3 attempts', elapsed: '1m 30s', serverMessage: 'no' }
  test.each<[number, Operation, string, object]>([
    [
      400,
      'start',
      'invalid',
      { status: 400, serverMessage: 'no', invalid: expect.stringContaining('Check that `domain`') },
    ],
    [401, 'start', 'unauthorized', { serverMessage: 'no', aboutJob }],
    [402, 'start', 'payment-required', { serverMessage: 'no', aboutJob }],
    [403, 'start', 'forbidden', { serverMessage: 'no', needed: 'static export', aboutJob }],
    [404, 'start', 'export-address-not-found', { serverMessage: 'no', mayLackApi: true }],
    [
      404,
      'status',
      'export-job-not-found',
      { job: 'j', serverMessage: 'no', lastStatus, input: 'base-url' },
    ],
    [404, 'bundle', 'export-gone', { job: 'j', status: 404, serverMessage: 'no' }],
    [410, 'bundle', 'export-gone', { job: 'j', status: 410, serverMessage: 'no' }],
    [410, 'status', 'export-gone', { job: 'j', status: 410, serverMessage: 'no' }],
    [
      422,
      'status',
      'invalid',
      { status: 422, serverMessage: 'no', invalid: expect.stringContaining('Check that `domain`') },
    ],
    [300, 'status', 'redirected', { status: 300, ...REDIRECTED }],
    [399, 'status', 'redirected', { status: 399, ...REDIRECTED }],
    ...[405, 409, 418, 451, 406].map((code): [number, Operation, string, object] => {
      return [
        code,
        'status',
        'refused',
        { status: code, serverMessage: 'no', aboutJob, advice: expect.any(String) },
      ]
    }),
    [409, 'start', 'export-running', { ...limits, whereId: WHERE }],
  ])('HTTP %d to %s: %s', (code, operation, expected, values) => {
    expect(failed('refused', status(code), { operation })).toEqual({
      code: expected,
      values,
      outcome: 'rejected',
    })
  })

  const refusable = '`base-path`: the service might not accept `/docs/` or `/documentation/`'
  const invalid = expect.stringMatching(new RegExp(`^Check \`project-id\`.* ${refusable}$`))
  const plan = expect.stringContaining('may also lack static export')
  const login = 'the site requires readers to sign in'
  const ofAgent = expect.not.stringContaining('base-path')
  test.each<[number, Operation, string, object]>([
    [400, 'start', 'invalid', { status: 400, invalid }],
    [422, 'status', 'invalid', { status: 422, invalid }],
    [401, 'start', 'unauthorized', { plan, aboutJob }],
    [401, 'status', 'unauthorized', { plan, aboutJob }],
    [401, 'update', 'unauthorized', { plan: undefined, aboutJob }],
    [402, 'start', 'payment-required', { aboutJob }],
    [403, 'start', 'forbidden', { needed: 'static export', project: 'p', login, aboutJob }],
    [
      403,
      'bundle',
      'forbidden',
      { needed: 'static export', project: 'p', login, aboutJob: 'The job j has completed' },
    ],
    [403, 'update', 'forbidden', { needed: undefined, project: 'p', login: undefined, aboutJob }],
    [
      403,
      'agent-job',
      'forbidden',
      { needed: undefined, project: 'p', login: undefined, aboutJob },
    ],
    [
      404,
      'start',
      'project-not-found',
      { project: 'p', ...OTHER_FORM, projectInputs: '`project-id`' },
    ],
    [
      404,
      'update',
      'project-not-found',
      {
        project: 'p',
        ...OTHER_FORM,
        projectInputs: '`project-id`, `update`, and `expect-commit`',
      },
    ],
    [
      404,
      'status',
      'project-job-not-found',
      { project: 'p', job: 'j', lastStatus, input: 'base-url' },
    ],
    [404, 'bundle', 'export-gone', { job: 'j', status: 404 }],
    [404, 'update-status', 'build-not-found', { lastStatus }],
    [410, 'status', 'export-gone', { job: 'j', status: 410 }],
    [410, 'update-status', 'refused', { status: 410, aboutJob, advice: expect.any(String) }],
    [404, 'agent-job', 'agent-job-not-found', { job: 'j', project: 'p' }],
    [400, 'agent-job', 'invalid', { status: 400, invalid: ofAgent }],
    [400, 'update', 'invalid', { status: 400, invalid: ofAgent }],
    [302, 'start', 'redirected', { status: 302, ...REDIRECTED, serverMessage: undefined }],
  ])('HTTP %d to %s of a project: %s', (code, operation, expected, values) => {
    const job = operation.startsWith('update') ? undefined : 'j'
    expect(failed('refused', status(code), { operation, job, project: 'p' })).toEqual({
      code: expected,
      values: { serverMessage: 'no', ...values },
      outcome: 'rejected',
    })
  })

  test.each([
    [409, undefined, 'export-running', { jobId: 'export_7' }],
    [429, undefined, 'start-limited', { until: '1h' }],
    [409, 'p', 'export-running', { jobId: 'export_7' }],
    [
      429,
      'p',
      'start-limited',
      { until: '1h', limit: expect.stringContaining('ten starts an hour') },
    ],
  ])(
    'a start that is refused with %d until the end is not about the network: project %s',
    (code, project, expected, more) => {
      const failure = status(code, { jobId: 'export_7', retryAfterMs: 3_600_000 })
      expect(failed('exhausted', failure, { operation: 'start', project })).toEqual({
        code: expected,
        values: { ...limits, ...more },
        outcome: 'rejected',
      })
    },
  )

  test.each([
    ['/v1/jobs/?key=secret', '/v1/jobs/ on the same host'],
    [`https://${SO_FAR.host}/v1/jobs/`, '/v1/jobs/ on the same host'],
  ])('a redirect to %s is not blamed on another host', (location, redirectTarget) => {
    const { values } = failed('refused', status(308, { location }))
    const redirectAdvice = expect.stringContaining('a gateway in front of the API rewrites paths')
    expect(values).toEqual({ status: 308, redirectTarget, redirectAdvice })
  })

  test.each([401, 402, 403, 405, 409])(
    'after HTTP %d, an existing job is reported as still running',
    (code) => {
      const of = (subject: Partial<CallSubject>) => failed('refused', status(code), subject).values
      const running = { jobProgress: 'running' } as const
      expect(of(running)).toMatchObject({ aboutJob: 'The job j is still running' })
      expect(of({ ...running, operation: 'bundle' })).toMatchObject({
        aboutJob: 'The job j has completed',
      })
      expect(of({ jobProgress: undefined })).toMatchObject({ aboutJob: undefined })
    },
  )

  test.each([
    ['Site not found', undefined, false],
    ['The domain is unknown', undefined, false],
    ['Cannot POST /v1/static-export/jobs', undefined, true],
    ['Project not found', 'p', false],
    ['Cannot POST /v1/static-export/my-project/jobs', 'p', true],
    ['Cannot POST /v1/project/update/p', 'p', true],
    ['Cannot POST /v1/jobs, see /v1/project', 'p', true],
    ['project.example.com/v1/jobs is unknown', 'p', true],
    ['Projects are disabled', 'p', true],
    ['The subproject is unknown', 'p', true],
    ['Sites are disabled', undefined, true],
    ['The website is unknown', undefined, true],
    [undefined, undefined, true],
    [undefined, 'p', true],
  ])(
    'after HTTP 404 “%s”, project %s: the server may lack this API: %s',
    (serverMessage, project, mayLackApi) => {
      const failure = status(404, { serverMessage })
      const { values } = failed('refused', failure, { operation: 'start', project })
      expect(values).toMatchObject({ mayLackApi })
    },
  )

  test('a job that is gone existed before', () => {
    const { code, values } = failed('refused', status(404), {
      lastStatus: 'running',
      jobProgress: 'running',
    })
    const known = { lastStatus: 'running', input: undefined }
    expect([code, values]).toMatchObject(['export-job-not-found', known])
  })

  test.each([
    [405, 'does not accept this kind of request'],
    [413, 'a proxy or a firewall responds'],
    [409, 'Check `base-url` and the other inputs'],
    [418, 'Web application firewalls'],
    [451, 'blocked for legal reasons'],
    [406, 'Check `base-url` and the other inputs'],
  ])('the advice on HTTP %d is about its own cause: %s', (code, words) => {
    expect(failed('refused', status(code)).values).toMatchObject({
      advice: expect.stringContaining(words),
    })
  })

  test.each([302, 401, 404])(
    'a web page with HTTP %d is not mistaken for a response of the service',
    (code) => {
      expect(failed('refused', status(code, { isHtml: true }))).toMatchObject({
        code: 'not-the-api',
        values: { status: code, serverMessage: 'no', aboutJob, input: 'base-url' },
      })
    },
  )
})

describe('a start that may have been carried out is never reported as failed', () => {
  const operation = 'start'
  test.each([noResponse, unreadable])('if the response is unreadable: %j', (failure) => {
    expect(failed('unknown', failure, { operation })).toMatchObject({
      code: 'start-unknown',
      values: { why },
    })
  })
  test('if its form is unknown, with a warning that each run may start another export', () => {
    const { repetition, statusPage } = failed('unknown', unreadable, { operation }).values
    expect(repetition).toContain('do not run this step a third time')
    expect(statusPage).toBeUndefined()
    expect(failed('unknown', noResponse, { operation }).values).toMatchObject({
      repetition: undefined,
      statusPage: 'the service’s status page',
    })
  })
  test('if a limit did not come from the API itself', () => {
    const values = {
      likely: 'The service probably did not start the export, because it was limiting requests.',
    }
    expect(failed('unknown', status(429), { operation })).toMatchObject({
      code: 'start-unknown',
      values,
    })
  })
  test('if a gateway reported a conflict, which says nothing about a running export', () => {
    const failure = status(409, { isFromService: false })
    expect(failed('unknown', failure, { operation })).toMatchObject({
      code: 'start-unknown',
      values: { likely: undefined },
    })
  })
  test('if the response was an error, with its message', () => {
    const expected = { code: 'start-unknown', values: { why, serverMessage: 'no' } }
    expect(failed('unknown', status(500, { isHtml: true }), { operation })).toMatchObject(expected)
  })
})

describe('a call that failed too often is reported with its purpose, how many times it was sent, and for how long', () => {
  const certificate = safe`its certificate is not trusted`
  const untrusted = { ...notSent, certificate, certificateFault: 'expired' } as const
  const proxyAdvice = expect.stringContaining('check the username and password')
  const COMPLETED = 'The job j has completed'
  const notStarted = 'No export was started.'
  const host = SO_FAR.host
  const UNCONNECTED = { part: 'host and port', obstacle: 'a firewall or a proxy' }
  const OF_BUILD = { notStarted, subject: 'the build' }
  test.each<[Operation, string, ApiFailure, string, object]>([
    ['start', 'to start the export', noResponse, 'unreachable', { why, input: 'base-url' }],
    [
      'status',
      'for the status of the export job',
      noResponse,
      'unreachable',
      { why, input: 'base-url' },
    ],
    ['bundle', 'for the bundle', noResponse, 'unreachable', { why, aboutJob: COMPLETED }],
    [
      'agent-job',
      'for the status of the agent job',
      noResponse,
      'unreachable',
      { why, input: 'base-url' },
    ],
    [
      'bundle',
      'for the bundle',
      status(503),
      'unreachable',
      { why, serverMessage: 'no', aboutJob: COMPLETED },
    ],
    [
      'status',
      'for the status of the export job',
      status(409),
      'unreachable',
      { why, serverMessage: 'no', input: 'base-url' },
    ],
    ['status', 'for the status of the export job', status(429), 'limited', { serverMessage: 'no' }],
    [
      'status',
      'for the status of the export job',
      unreadable,
      'answers-unreadable',
      { why, input: 'base-url', ...UNRECOGNIZED },
    ],
    [
      'status',
      'for the status of the export job',
      { ...unreadable, title: 'Sign in' },
      'answers-unreadable',
      { why, input: 'base-url' },
    ],
    [
      'start',
      'to start the export',
      notSent,
      'not-connected',
      { why, host, notStarted, ...UNCONNECTED },
    ],
    [
      'status',
      'for the status of the export job',
      notSent,
      'not-connected',
      { why, host, ...UNCONNECTED },
    ],
    [
      'status',
      'for the status of the export job',
      { ...notSent, isUnresolved: true },
      'not-connected',
      { why, host, part: 'host name' },
    ],
    [
      'start',
      'to start the export',
      untrusted,
      'not-trusted',
      { why: certificate, host, notStarted, certificateAdvice: 'renew the server’s certificate' },
    ],
    [
      'start',
      'to start the export',
      { ...notSent, proxy: 'login' },
      'proxy-failed',
      { why, host, notStarted, proxyAdvice },
    ],
    [
      'status',
      'for the status of the export job',
      { ...notSent, proxy: 'login' },
      'proxy-failed',
      { why, host, proxyAdvice },
    ],
    [
      'update',
      'to build the documentation',
      noResponse,
      'unreachable',
      { why, input: 'base-url', ...OF_BUILD },
    ],
    [
      'update',
      'to build the documentation',
      status(429),
      'limited',
      { serverMessage: 'no', ...OF_BUILD },
    ],
    [
      'update',
      'to build the documentation',
      notSent,
      'not-connected',
      { why, host, ...UNCONNECTED, ...OF_BUILD },
    ],
    [
      'update-status',
      'for the status of the documentation build',
      unreadable,
      'answers-unreadable',
      { why, input: 'base-url', ...UNRECOGNIZED, ...OF_BUILD },
    ],
  ])('%s: %s after %j is %s', (operation, purpose, failure, code, values) => {
    expect(failed('exhausted', failure, { operation, lastStatus: 'running' })).toEqual({
      code,
      values: {
        purpose,
        attempts: '3 attempts',
        elapsed: '1m 30s',
        lastStatus: 'running',
        ...SUBJECT,
        ...values,
      },
      outcome: 'unreachable',
    })
  })

  test('a job whose status was never read may still be running', () => {
    const { values } = failed('exhausted', status(404), { jobProgress: 'unknown' })
    expect(values).toMatchObject({ aboutJob: 'The job j may still be running' })
  })

  test.each([noResponse, unreadable, status(429)])(
    'an existing job is reported as still running: %j',
    (failure) => {
      const { values } = failed('exhausted', failure, { jobProgress: 'running' })
      expect(values).toMatchObject({ aboutJob: 'The job j is still running' })
      expect(Object.values(values)).not.toContain('base-url')
    },
  )

  test.each([noResponse, status(429)])('a known build is not a running job: %j', (failure) => {
    const subject = {
      operation: 'update-status',
      job: undefined,
      project: 'p',
      jobProgress: 'running',
    } as const
    expect(failed('exhausted', failure, subject).values).toMatchObject({ aboutJob: undefined })
    expect(failed('refused', status(401), subject).values).toMatchObject({ aboutJob: undefined })
  })

  test('a bundle that is not ready is not reported as a network problem', () => {
    expect(failed('exhausted', status(409), { operation: 'bundle' })).toEqual({
      code: 'bundle-not-ready',
      values: { job: 'j', attempts: '3 attempts', serverMessage: 'no' },
      outcome: 'bundle-failed',
    })
  })
})
