/** Mode export, as the runner starts it; component/modes/export.test.ts tests its failures. */
import { describe, expect, test } from '@jest/globals'
import { json } from '../support/service.ts'
import {
  DOMAIN,
  exportScript,
  exportWith,
  FORMS,
  inEachForm,
  JOB,
  KEY,
  LINK,
  NO_OUTPUTS,
  PROJECT_FORM,
  SIGNATURE,
} from '../support/step.ts'

const running = { status: 'running', progress: 40, pageCount: 5 }
const NOTHING_DOWNLOADED =
  'Note: nothing was downloaded. Set site-path to unpack and check the site, or bundle-path to keep the archive. The link is in the output bundleUrl'

describe('a successful export', () => {
  test.concurrent('sends the requests of sections 4.2 to 4.5 and 5, and sets the outputs from the responses', async () => {
    const done = { status: 'completed', progress: 100, pageCount: 12, error: null }
    const states = [{ status: 'queued' }, { status: 'queued' }, running, done].map((state) =>
      json(state),
    )
    const run = await exportWith(exportScript({ status: states }))

    expect(run.asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /v1/static-export/jobs',
      ...states.map(() => `GET /v1/static-export/jobs/${JOB}`),
      `POST /v1/static-export/jobs/${JOB}/bundle`,
    ])
    const [start, ...others] = run.asked
    expect(JSON.parse(start?.body ?? '')).toEqual({ domain: DOMAIN })
    expect(start?.headers['content-type']).toBe('application/json')
    const headers = {
      authorization: `Bearer ${KEY}`,
      accept: 'application/json',
      'accept-encoding': 'identity',
    }
    for (const request of run.asked) expect(request).toMatchObject({ headers, reused: false })
    for (const { body, headers } of others)
      expect([body, headers['content-type']]).toEqual(['', undefined])

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
    expect([run.errors, run.stderr]).toEqual([[], ''])
    expect(run.log.replace(/after [\d.]+s/g, 'after Ns')).toBe(
      [
        `Starting the export of ${DOMAIN}`,
        `Started job ${JOB}`,
        `Job ${JOB} after Ns: queued`,
        `Job ${JOB} after Ns: running, 40%, 5 pages`,
        `Job ${JOB} after Ns: completed, 100%, 12 pages`,
        'The link to the bundle expires at 2126-01-02T03:19:05.000Z',
        NOTHING_DOWNLOADED,
        `Notice: exported, 12 pages`,
      ].join('\n'),
    )
    for (const row of ['Job', 'Domain', 'Status', 'Pages', 'Start', 'Export', 'Bundle', 'Duration'])
      expect(run.summary).toContain(`<th>${row}</th>`)
    expect(run.summary).toMatch(
      /^<h3>✅ docs\.example\.com: exported<\/h3>\n<p><sub>12 pages<\/sub><\/p>\n<details>/,
    )
  })

  test.concurrent('in the project’s form does not request a bundle: the status has the link', async () => {
    const done = {
      jobId: JOB,
      status: 'completed',
      bundleUrl: LINK,
      sizeBytes: 5,
      expiresAt: '2126-01-02T03:10:00Z',
    }
    const states = [{ status: 'queued' }, { status: 'running', jobId: JOB }, done].map((state) =>
      json(state),
    )
    const start = [json({ jobId: JOB, status: 'queued', createdAt: 'x', updatedAt: 'x' }, 202)]
    const script = PROJECT_FORM.script({
      start,
      status: states.slice(0, 2),
      bundle: states.slice(2),
    })
    const last = { 'GET /v1/static-export/proj_1/jobs/*': states }
    const run = await exportWith({ ...script, ...last }, { ...PROJECT_FORM.inputs, domain: '' })

    expect(run.asked.map(({ method, path, body }) => `${method} ${path} ${body}`)).toEqual([
      'POST /v1/static-export/proj_1/jobs ',
      ...states.map(() => `GET /v1/static-export/proj_1/jobs/${JOB} `),
    ])
    for (const { headers, reused } of run.asked) {
      expect(headers.authorization).toBe(`Bearer ${KEY}`)
      expect([headers['content-type'], reused]).toEqual([undefined, false])
    }
    expect(run.outputs).toEqual({
      ...NO_OUTPUTS,
      outcome: 'succeeded',
      status: 'completed',
      jobId: JOB,
      job: JSON.stringify(done),
      bundleUrl: LINK,
      linkExpiresAt: '2126-01-02T03:10:00.000Z',
    })
    expect(run.log.replace(/after [\d.]+s/g, 'after Ns')).toBe(
      [
        'Starting the export of the project proj_1',
        `Started job ${JOB}`,
        `Job ${JOB} after Ns: queued`,
        `Job ${JOB} after Ns: running`,
        `Job ${JOB} after Ns: completed`,
        'The link to the bundle expires at 2126-01-02T03:10:00.000Z',
        NOTHING_DOWNLOADED,
        'Notice: exported',
      ].join('\n'),
    )
    expect(run.summary).toMatch(/^<h3>✅ Project proj\\?_1: exported<\/h3>/)
    expect(run.summary).toContain('<th>Project</th>')
  })

  test.concurrent.each(
    inEachForm<[readonly string[], object]>([
      ['the response about the bundle only', ['running', 'completed'], {}],
      ['every answer', ['running', 'completed'], { downloadUrl: LINK }],
      ['the response about a failed job', ['failed'], { downloadUrl: LINK }],
    ]),
  )('the link is masked once and is nowhere else: %s', async (_, form, statuses, more) => {
    const states = statuses.map((status) => json({ status, ...more }))
    const { commands, stdout, summary, log } = await exportWith(
      form.script({ status: states }),
      form.inputs,
    )
    const masks = commands.filter(({ name }) => name === 'add-mask').map(({ message }) => message)
    expect(masks).toEqual([KEY, LINK, SIGNATURE])
    for (const printed of [log, summary, stdout.replaceAll(/^::add-mask::.*$/gm, '')])
      expect(printed).not.toContain(SIGNATURE)
  })

  test.concurrent.each(FORMS)(
    'with mask-bundle-url: false, the link is not masked, and still not printed: $name',
    async (form) => {
      const leaky = form.script({ status: [json({ status: 'completed', downloadUrl: LINK })] })
      const { stdout, outputs, log } = await exportWith(leaky, {
        ...form.inputs,
        'mask-bundle-url': 'false',
      })
      expect(stdout).not.toContain(SIGNATURE)
      expect(log).not.toContain('nothing was downloaded')
      expect(outputs.bundleUrl).toBe(LINK)
    },
  )
})

describe('resuming a job', () => {
  test.concurrent.each(FORMS)('job-id starts nothing: $name', async ({ jobs, script, inputs }) => {
    const { asked, outputs } = await exportWith(script(), {
      ...inputs,
      domain: '',
      'job-id': 'exp_7',
    })
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `GET ${jobs}/exp_7`,
      ...(jobs === PROJECT_FORM.jobs ? [] : [`POST ${jobs}/exp_7/bundle`]),
    ])
    expect(outputs).toMatchObject({ jobId: 'exp_7', outcome: 'succeeded', bundleUrl: LINK })
  })

  test.concurrent.each(FORMS)(
    'wait: false starts once and ends green, with the inputs to resume: $name',
    async (form) => {
      const inputs = {
        ...form.inputs,
        'site-path': 'public',
        'bundle-path': 'bundle.zip',
        wait: 'false',
      }
      const { asked, outputs, exitCode, log } = await exportWith(form.script(), inputs)
      expect(asked).toHaveLength(1)
      expect([exitCode, outputs.outcome, outputs.jobId, outputs.bundleUrl]).toEqual([
        0,
        'pending',
        JOB,
        '',
      ])
      expect(log).toContain(['  with:', ...form.resumedWith, `    job-id: '${JOB}'`].join('\n'))
      expect(log).toContain(
        'Note: nothing has been downloaded yet. bundle-path and site-path will take effect when this step runs with this job-id',
      )
    },
  )

  test.concurrent.each(FORMS)(
    'wait: false with a running job requests its status once: $name',
    async (form) => {
      const script = form.script({ status: [json(running)] })
      const { asked, outputs, log } = await exportWith(script, {
        ...form.inputs,
        wait: 'false',
        'job-id': JOB,
      })
      expect(asked).toHaveLength(1)
      expect(outputs).toMatchObject({ outcome: 'pending', status: 'running' })
      expect(log).not.toContain('nothing has been downloaded yet')
    },
  )
})

test.concurrent.each(FORMS)(
  'a failed job fails the step with only the reason: $name',
  async (form) => {
    const error = 'page 7 has no title\n::error::forged'
    const script = form.script({ status: [json({ status: 'failed', error })] })
    const run = await exportWith(script, form.inputs)
    expect(run.exitCode).toBe(1)
    expect(run.outputs).toMatchObject({ outcome: 'job-failed', jobId: JOB, bundleUrl: '' })
    expect(run.errors).toEqual([expect.stringContaining('“page 7 has no title ::error::forged”')])
  },
)

test.concurrent('a running export is resumed with its job', async () => {
  const script = PROJECT_FORM.script({ status: [json(running)] })
  const run = await exportWith(script, { ...PROJECT_FORM.inputs, 'wait-timeout': '2s' })
  expect([run.exitCode, run.outputs.outcome]).toEqual([1, 'timed-out'])
  for (const line of [...PROJECT_FORM.resumedWith, `    job-id: '${JOB}'`])
    expect(run.log).toContain(line)
  expect(run.summary).toContain(`\n  job-id: &#39;${JOB}&#39;</pre>`)
})

describe('invalid inputs', () => {
  test.concurrent('are all reported together, and nothing is sent', async () => {
    const wrong = {
      'api-key': '',
      domain: `https://${DOMAIN}/`,
      'wait-timeout': 'long',
      verfiy: 'strict',
    }
    const run = await exportWith(exportScript(), { ...wrong, host: 'nginx' })
    expect(run.asked).toHaveLength(0)
    expect(run.outputs.outcome).toBe('rejected')
    expect(run.errors).toHaveLength(1)
    for (const name of ['api-key', 'domain', 'wait-timeout', 'verfiy', 'host'])
      expect(run.errors[0]).toContain(`\n- ${name} `)
    expect(run.errors[0]).toContain(`did you mean ${DOMAIN}?`)
    expect(run.summary).toMatch(
      /^<h3>❌ Documentation: invalid inputs<\/h3>\n<p>The inputs [^\n]*<\/p>\n<ul><li>/,
    )
    expect(run.summary).toContain('did you mean docs.example.com?</li>')
  })

  test.concurrent('are readable if the key is a letter, which is not masked', async () => {
    const run = await exportWith(exportScript(), { 'api-key': 'e', 'github-token': 'x' })
    expect(run.commands.map(({ name }) => name)).toEqual(['error'])
    expect(run.asked).toHaveLength(0)
    expect(run.errors[0]).toContain('anything: api-key has fewer than 8 characters')
  })
})
