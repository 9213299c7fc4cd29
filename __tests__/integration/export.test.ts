import { describe, expect, test } from '@jest/globals'
import { json, reset, text } from '../support/service.ts'
import {
  begin,
  DOMAIN,
  exportInputs,
  exportScript,
  exportWith,
  JOB,
  KEY,
  LINK,
  NO_OUTPUTS,
  service,
} from '../support/step.ts'

const SIGNATURE = new URL(LINK).searchParams.get('X-Amz-Signature') ?? ''

describe('an export that goes well', () => {
  test.concurrent('sends the requests of sections 4.2 to 4.5 and 5, and sets the outputs from the answers', async () => {
    const running = { status: 'running', progress: 40, pageCount: 5 }
    const done = { status: 'completed', progress: 100, pageCount: 12, error: null }
    const run = await exportWith(exportScript({ status: [json(running), json(done)] }))

    expect(run.asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /v1/static-export/jobs',
      `GET /v1/static-export/jobs/${JOB}`,
      `GET /v1/static-export/jobs/${JOB}`,
      `POST /v1/static-export/jobs/${JOB}/bundle`,
    ])
    const [start, read, , bundle] = run.asked
    expect(JSON.parse(start?.body ?? '')).toEqual({ domain: DOMAIN })
    expect(start?.headers['content-type']).toBe('application/json')
    const headers = {
      authorization: `Bearer ${KEY}`,
      accept: 'application/json',
      'accept-encoding': 'identity',
    }
    for (const request of run.asked) expect(request).toMatchObject({ headers, reused: false })
    expect([read?.body, bundle?.body]).toEqual(['', ''])
    expect([read?.headers['content-type'], bundle?.headers['content-type']]).toEqual([undefined, undefined])

    expect(run.exitCode).toBe(0)
    expect(run.outputs).toEqual({
      ...NO_OUTPUTS,
      outcome: 'succeeded',
      status: 'completed',
      jobId: JOB,
      job: JSON.stringify(done),
      pageCount: '12',
      bundleUrl: LINK,
      linkExpiresAt: '2126-01-02T03:19:05.000Z',
    })
    expect(run.errors).toEqual([])
    expect(run.stderr).toBe('')
    for (const row of ['Job', 'Domain', 'Status', 'Pages', 'Start', 'Export', 'Bundle', 'Duration'])
      expect(run.summary).toContain(`<th>${row}</th>`)
    expect(run.summary).toMatch(/^<h3>✅ docs\.example\.com: succeeded, 12 pages<\/h3>\n<details>/)
  })

  test.concurrent('prints one line for each change, and no other', async () => {
    const states = [
      { status: 'queued' },
      { status: 'queued' },
      { status: 'running', progress: 40, pageCount: 1 },
      { status: 'completed', progress: 100, pageCount: 12 },
    ]
    const { log } = await exportWith(exportScript({ status: states.map((state) => json(state)) }))
    expect(log.replace(/after [\d.]+s/g, 'after Ns')).toBe(
      [
        `Starting the export of ${DOMAIN}`,
        `Started job ${JOB}`,
        `Job ${JOB} after Ns: queued`,
        `Job ${JOB} after Ns: running, 40 %, 1 page`,
        `Job ${JOB} after Ns: completed, 100 %, 12 pages`,
        'The bundle can be downloaded until 2126-01-02T03:19:05.000Z',
        `Notice: succeeded, 12 pages`,
      ].join('\n'),
    )
  })

  test.concurrent.each([
    ['the answer about the bundle alone', {}],
    ['every answer', { downloadUrl: LINK }],
  ])('the link is masked once and is nowhere else, with it in %s', async (_, more) => {
    const states = ['running', 'running', 'completed'].map((status) => json({ status, ...more }))
    const { commands, stdout, summary, log } = await exportWith(exportScript({ status: states }))
    const masks = commands.filter(({ name }) => name === 'add-mask').map(({ message }) => message)
    expect(masks).toEqual([KEY, LINK, SIGNATURE])
    for (const printed of [log, summary, stdout.replaceAll(/^::add-mask::.*$/gm, '')])
      expect(printed).not.toContain(SIGNATURE)
  })

  test.concurrent('a link in what the service says about a job is masked, though the job has failed', async () => {
    const failed = json({ status: 'failed', downloadUrl: LINK })
    const { commands } = await exportWith(exportScript({ status: [failed] }))
    const masks = commands.filter(({ name }) => name === 'add-mask').map(({ message }) => message)
    expect(masks).toEqual([KEY, LINK, SIGNATURE])
  })

  test.concurrent('with mask-bundle-url: false the link is not masked, and still not printed', async () => {
    const leaky = { status: 'completed', downloadUrl: LINK }
    const { stdout, outputs } = await exportWith(exportScript({ status: [json(leaky)] }), {
      'mask-bundle-url': 'false',
    })
    expect(stdout).not.toContain(SIGNATURE)
    expect(outputs.bundleUrl).toBe(LINK)
  })
})

describe('resuming a job', () => {
  test.concurrent('job-id starts nothing', async () => {
    const { asked, outputs } = await exportWith(exportScript(), { domain: '', 'job-id': 'exp_7' })
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /v1/static-export/jobs/exp_7',
      'POST /v1/static-export/jobs/exp_7/bundle',
    ])
    expect(outputs).toMatchObject({ jobId: 'exp_7', outcome: 'succeeded', bundleUrl: LINK })
  })

  test.concurrent('wait: false starts once and ends green, with what it takes to go on', async () => {
    const { asked, outputs, exitCode, log } = await exportWith(exportScript(), { wait: 'false' })
    expect(asked).toHaveLength(1)
    expect([exitCode, outputs.outcome, outputs.jobId, outputs.bundleUrl]).toEqual([0, 'pending', JOB, ''])
    expect(log).toContain(`  with:\n    job-id: '${JOB}'`)
  })

  test.concurrent('wait: false with a job that is running asks for its status once', async () => {
    const script = exportScript({ status: [json({ status: 'running', progress: 3 })] })
    const { asked, outputs } = await exportWith(script, { wait: 'false', 'job-id': JOB })
    expect(asked).toHaveLength(1)
    expect(outputs).toMatchObject({ outcome: 'pending', status: 'running' })
  })
})

describe('an export that does not succeed', () => {
  test.concurrent('a job that failed is reported with what the service says about it', async () => {
    const failed = { status: 'failed', error: 'page 7 has no title\n::error::forged' }
    const { outputs, errors, exitCode } = await exportWith(exportScript({ status: [json(failed)] }))
    expect(exitCode).toBe(1)
    expect(outputs).toMatchObject({ outcome: 'job-failed', status: 'failed', jobId: JOB, bundleUrl: '' })
    expect(errors).toHaveLength(1)
    expect(errors[0]).toContain('“page 7 has no title ::error::forged”')
  })

  test.concurrent('when time runs out, the job is named, and how to resume it', async () => {
    const script = exportScript({ status: [json({ status: 'running', progress: 50 })] })
    const { outputs, errors, log, asked } = await exportWith(script, { 'wait-timeout': '3s' })
    expect(outputs).toMatchObject({ outcome: 'timed-out', status: 'running', jobId: JOB })
    expect(errors).toHaveLength(1)
    expect(errors[0]).toContain(`The job ${JOB} was still running after 3s`)
    expect(log).toContain(`    job-id: '${JOB}'`)
    expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  test.concurrent('a service that cannot be reached any more is reported as unreachable', async () => {
    const script = exportScript({ status: [json({ status: 'running' }), json({ error: 'overloaded' }, 503)] })
    const { outputs, errors, log } = await exportWith(script, { 'wait-timeout': '7s' })
    expect(outputs).toMatchObject({ outcome: 'unreachable', status: 'running' })
    expect(errors).toHaveLength(1)
    expect(errors[0]).toContain('The service last reported the job as running.')
    expect(errors[0]).toContain('“overloaded”')
    expect(log).toContain(`    job-id: '${JOB}'`)
  })

  test.concurrent('a key that is refused on the way leaves the job to be resumed', async () => {
    const script = exportScript({ status: [json({ status: 'running' }), json({ error: 'revoked' }, 401)] })
    const { outputs, log, summary } = await exportWith(script)
    expect(outputs).toMatchObject({ outcome: 'rejected', status: 'running', jobId: JOB })
    expect(log).toContain(`    job-id: '${JOB}'`)
    expect(summary).toContain(`<pre>with:\n  job-id: &#39;${JOB}&#39;</pre>`)
  })
})

describe('the start is never sent twice when it may have arrived', () => {
  const hint = { 'retry-after': '1' }
  const notFound: Parameters<typeof json> = [{ error: 'no' }, 404]
  test.concurrent.each([
    ['a reset', [reset]],
    ['HTTP 503 with a hint, in the words of the service', [json({ error: 'busy' }, 503, hint)]],
    ['a 2xx with a jobId that a shell would take apart', [json({ jobId: 'x,image=evil' })]],
  ])('%s', async (_, start) => {
    const script = exportScript({ start, status: [json(...notFound)] })
    const run = await exportWith(script, { 'request-timeout': '8s' })
    expect(run.asked).toHaveLength(1)
    expect(run.outputs.outcome).toBe('unreachable')
    expect(run.errors).toHaveLength(1)
    expect(run.errors[0]).toContain('It is unknown whether the service started the export')
  })

  test.concurrent('not when a gateway may have answered with HTTP 429', async () => {
    const start = [json({ error: 'x' }, 429, { ...hint, via: '1.1 gw' }), json({ jobId: JOB })]
    const run = await exportWith(exportScript({ start }))
    expect(run.asked).toHaveLength(1)
    expect(run.outputs.outcome).toBe('unreachable')
    expect(run.errors).toEqual([
      expect.stringContaining('It is unknown whether the service started the export'),
    ])
  })

  test.concurrent.each([429, 409])(
    'but it is sent again, on a fresh connection, if the API itself turned it away with %d',
    async (status) => {
      const start = [json({ error: 'busy' }, status), json({ jobId: JOB })]
      const run = await exportWith(exportScript({ start }))
      expect(run.outputs.outcome).toBe('succeeded')
      expect(run.asked.filter(({ path }) => path === '/v1/static-export/jobs')).toHaveLength(2)
      expect(run.asked.some(({ reused }) => reused)).toBe(false)
    },
  )

  test.concurrent.each([
    ['export_77', 'run this step with its `job-id`, export_77.'],
    ['--help', 'run this step with its `job-id`.'],
  ])(
    'a start that the API turns away until the end, because of the job %s, is rejected',
    async (jobId, advice) => {
      const start = [json({ error: 'this site is being exported', jobId }, 409)]
      const run = await exportWith(exportScript({ start }), { 'wait-timeout': '3s' })
      expect(run.asked.length).toBeGreaterThan(1)
      expect(run.outputs).toMatchObject({ outcome: 'rejected', jobId: '' })
      expect(run.errors).toEqual([
        expect.stringContaining(
          'No export was started: another one of this site was still running (HTTP 409)',
        ),
      ])
      expect(run.errors[0]).toContain(advice)
      expect(run.log).toContain('retrying in')
    },
  )

  test.concurrent('but it is retried until the deadline if the service is down and never got it', async () => {
    const gone = await service([])
    await gone.close()
    const inputs = { ...exportInputs(gone.url), 'wait-timeout': '2s' }
    const run = await begin({ with: inputs }).result
    expect(run.outputs.outcome).toBe('unreachable')
    expect(run.errors[0]).toMatch(
      /^The service at 127\.0\.0\.1:\d+ could not be asked to start the export: it refuses connections at this port \(ECONNREFUSED\); .* No export was started\. Check the host and port/,
    )
    expect(run.log).toContain('retrying in')
    expect(run.log).not.toContain('job-id:')
  })
})

describe('refusals end at once, each in its own words', () => {
  test.concurrent('HTTP 401 to the start ends the step', async () => {
    const run = await exportWith(exportScript({ start: [json({ error: 'said so' }, 401)] }))
    expect(run.asked).toHaveLength(1)
    expect(run.outputs.outcome).toBe('rejected')
    expect(run.errors).toHaveLength(1)
    expect(run.errors[0]).toContain('does not accept the API key')
    expect(run.errors[0]).toContain('“said so”')
  })

  test.concurrent.each([
    [200, 'unreachable', 'it answered with a web page (“Docs”) instead of JSON, so base-url may not be'],
    [404, 'rejected', 'The server at `base-url` sent a web page, titled “Docs”, instead of'],
  ])(
    'a base-url that leads to a web site, which answers with HTTP %d, is refused',
    async (status, outcome, words) => {
      const run = await exportWith(exportScript({ start: [text('<!doctype html><title>Docs', status)] }))
      expect(run.asked).toHaveLength(1)
      expect(run.outputs.outcome).toBe(outcome)
      expect(run.errors[0]).toContain(words)
    },
  )
})

describe('the link to the bundle', () => {
  test.concurrent('is reported if it has expired already, whatever the service says', async () => {
    const old = LINK.replace('21260102', '20200102')
    const run = await exportWith(
      exportScript({ bundle: [json({ bundleUrl: old, expiresAt: '2200-01-01T00:00:00Z' })] }),
    )
    expect(run.log).toContain('the link says that it has already expired')
  })

  test.concurrent.each([
    ['no link', {}, 'without a `bundleUrl`'],
    ['a link without TLS', { bundleUrl: 'http://bucket.example.com/x' }, 'it is not an https link'],
    ['two lines', { bundleUrl: 'https://bucket.example.com/x\n::error::y' }, 'it is not a URL'],
  ])('%s', async (_, body, words) => {
    const run = await exportWith(exportScript({ bundle: [json(body)] }))
    expect(run.outputs).toMatchObject({ outcome: 'bundle-failed', bundleUrl: '', jobId: JOB })
    expect(run.errors).toHaveLength(1)
    expect(run.errors[0]).toContain(words)
  })
})

describe('invalid inputs', () => {
  test.concurrent('are all reported at once, and nothing is sent', async () => {
    const run = await exportWith(exportScript(), {
      'api-key': '',
      domain: `https://${DOMAIN}/`,
      'wait-timeout': 'long',
    })
    expect(run.asked).toHaveLength(0)
    expect(run.outputs.outcome).toBe('rejected')
    expect(run.errors).toHaveLength(1)
    for (const name of ['api-key', 'domain', 'wait-timeout']) expect(run.errors[0]).toContain(`\n- ${name} `)
    expect(run.errors[0]).toContain(`did you mean ${DOMAIN}?`)
    expect(run.summary).toMatch(/^<h3>❌ Documentation: rejected<\/h3>\n<p>The inputs [^\n]*<\/p>\n<ul><li>/)
    expect(run.summary).toContain('did you mean docs.example.com?</li>')
  })

  test.concurrent('are readable if the key is a letter, which is not masked', async () => {
    const run = await exportWith(exportScript(), { 'api-key': 'e', 'github-token': 'x' })
    expect(run.commands.map(({ name }) => name)).toEqual(['error'])
    expect(run.asked).toHaveLength(0)
    expect(run.errors[0]).toContain('\n- api-key has fewer than 8 characters')
    expect(run.outputs.outcome).toBe('rejected')
  })

  test.concurrent('that would leave a check out are errors before anything is sent', async () => {
    const run = await exportWith(exportScript(), { verfiy: 'strict', host: 'nginx' })
    expect(run.errors[0]).toContain('\n- verfiy is not an input; did you mean verify?')
    expect(run.errors[0]).toContain('\n- host has no effect without site-path')
    expect(run.outputs.outcome).toBe('rejected')
    expect(run.asked).toEqual([])
  })

  test.concurrent('that take effect only after the wait are named with wait: false', async () => {
    const late = { 'site-path': 'public', 'bundle-path': 'bundle.zip' }
    const run = await exportWith(exportScript(), { ...late, wait: 'false' })
    expect(run.outputs).toMatchObject({ outcome: 'pending', sitePath: '' })
    expect(run.log).toContain(
      'Note: nothing has been downloaded yet; bundle-path and site-path will take effect when the step runs with this job-id',
    )
    const linkAlone = await exportWith(exportScript(), { wait: 'false' })
    expect(linkAlone.log).not.toContain('nothing was downloaded yet')
  })
})
