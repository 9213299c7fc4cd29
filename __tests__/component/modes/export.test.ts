/** What mode export says and does in each case; integration/export.test.ts tests its process. */
import { basename } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { tarGzOf } from '../../support/archives.ts'
import { exportHere } from '../../support/run-here.ts'
import { scratch, scratchWith } from '../../support/scratch.ts'
import { json, reset, text } from '../../support/service.ts'
import {
  DOMAIN,
  FORMS,
  inEachForm,
  JOB,
  linkTo,
  PROJECT_FORM,
  type Replies,
} from '../../support/step.ts'

const running = { status: 'running', progress: 40, pageCount: 5 }

test.each([
  ['/docs', '{"basePath":"/docs"}', {}],
  ['/documentation/', '{"basePath":"/documentation"}', {}],
  ['/manual/', '', { 'site-path': 'public' }],
])('the project’s export API receives the base path %s as %j', async (basePath, body, more) => {
  const inputs = { ...PROJECT_FORM.inputs, 'base-path': basePath, wait: 'false', ...more }
  const { asked, outputs } = await exportHere(PROJECT_FORM.script(), inputs)
  expect(asked.map((request) => request.body)).toEqual([body])
  expect(outputs.outcome).toBe('pending')
})

const EARLIER = { 'site-path': 'public', 'compare-with': 'earlier' }
test.each<[Record<string, string>, string | undefined]>([
  [{}, undefined],
  [{ 'bundle-path': 'a.tgz' }, 'bundle-path'],
  [{ 'site-path': 'public' }, 'site-path'],
  [{ 'bundle-path': 'a.tgz', 'site-path': 'public' }, 'bundle-path and site-path'],
  [{ 'site-path': 'public', 'expect-text': 'v2' }, 'site-path and expect-text'],
  [EARLIER, 'site-path and compare-with'],
  [{ ...EARLIER, 'max-pages-removed': '1' }, 'site-path, compare-with, and max-pages-removed'],
])('inputs that have no effect yet are reported: %j', async (inputs, names) => {
  const { log, outputs } = await exportHere(
    PROJECT_FORM.script({ status: [json(running)] }),
    { ...PROJECT_FORM.inputs, wait: 'false', ...inputs },
    scratchWith({ 'earlier/index.html': '<title>x</title>' }),
  )
  expect(outputs.outcome).toBe('pending')
  expect(/downloaded yet\. (.*) will take effect/.exec(log)?.[1]).toBe(names)
})

test.each(FORMS)(
  'the summary and the log of the $name say which job of what it is',
  async (form) => {
    const { log, summary } = await exportHere(form.script({ status: [json(running)] }), {
      ...form.inputs,
      wait: 'false',
      ...(form === PROJECT_FORM && { domain: '' }),
    })
    const [heading = ''] = /<h3>.*?<\/h3>/s.exec(summary) ?? []
    expect(heading).toContain(form === PROJECT_FORM ? 'Project proj_1' : DOMAIN)
    expect(summary).toContain(JOB)
    expect(log).toContain(`Started job ${JOB}`)
  },
)

test.each([
  [{}, true],
  [{ 'mask-bundle-url': 'false' }, false],
  [{ 'bundle-path': 'a.tgz' }, false],
])('a note says that nothing was downloaded, with %j: %s', async (inputs, isSaid) => {
  const archive = [text(await tarGzOf([{ name: 'index.html', content: '<title>x</title>' }]))]
  const script = PROJECT_FORM.script({ bundle: [linkTo('/site.tar.gz')], archive })
  const { log, outputs } = await exportHere(script, { ...PROJECT_FORM.inputs, ...inputs })
  expect(outputs.outcome).toBe('succeeded')
  expect(log.includes('Note: nothing was downloaded')).toBe(isSaid)
})

test.each([
  [{ 'bundle-path': 'a.tgz' }, 'a.tgz', 0],
  [{ 'bundle-path': 'a.zip' }, 'a.zip', 1],
  [{ 'bundle-path': 'a.tgz', 'site-path': 'public' }, 'a.tgz', 0],
  [{ 'site-path': 'public', verify: 'off' }, '', 0],
])(
  'with %j, the archive is in %j, with %i warnings about its name',
  async (inputs, name, count) => {
    const archive = [text(await tarGzOf([{ name: 'index.html', content: '<title>x</title>' }]))]
    const script = PROJECT_FORM.script({ bundle: [linkTo('/site.tar.gz')], archive })
    const { outputs, warnings, log } = await exportHere(script, {
      ...PROJECT_FORM.inputs,
      ...inputs,
    })
    const { bundlePath = '' } = outputs
    expect(basename(bundlePath)).toBe(name)
    expect(log.includes('The archive is at')).toBe(name !== '')
    expect(warnings.filter((line) => line.startsWith('warning: Archive: '))).toHaveLength(count)
  },
)

test.each([
  ['true', 'succeeded'],
  ['false', 'bundle-failed'],
])('an archive directly in the workspace, with overwrite: %s: %s', async (overwrite, outcome) => {
  const workspace = scratch()
  const archive = [text(await tarGzOf([{ name: 'index.html', content: '<title>x</title>' }]))]
  const script = PROJECT_FORM.script({ bundle: [linkTo('/site.tar.gz')], archive })
  const inputs = { ...PROJECT_FORM.inputs, 'bundle-path': './', overwrite }
  const first = await exportHere(script, inputs, workspace)
  expect(first.outputs.outcome).toBe('succeeded')
  const second = await exportHere(script, inputs, workspace)
  expect(second.outputs.outcome).toBe(outcome)
})

describe('an export that does not succeed says why, and how to resume a running job', () => {
  const hint = { 'retry-after': '1' }
  const page = '<!doctype html><title>Docs'
  const forged = 'https://bucket.example.com/x\n::error::y'
  const unknown = 'The service may or may not have started the export'
  const busy = 'No export was started: another export of this site was still running (HTTP 409)'
  const scenes: [string, Replies, string, string, string?][] = [
    [
      'a job that failed',
      { status: [json({ status: 'failed', error: 'page 7 has no title\n::error::forged' })] },
      'job-failed',
      '“page 7 has no title ::error::forged”',
    ],
    ['no end in time', { status: [json(running)] }, 'timed-out', 'was still running after', '10s'],
    [
      'a service that is gone',
      { status: [json(running), json({ error: 'overloaded' }, 503)] },
      'unreachable',
      'The service last reported the job as running.',
      '20s',
    ],
    [
      'a key that is refused later',
      { status: [json(running), json({ error: 'revoked' }, 401)] },
      'rejected',
      '“revoked”',
    ],
    [
      'a key that is refused',
      { start: [json({}, 401)] },
      'rejected',
      'does not accept the API key',
    ],
    [
      'a web site',
      { start: [text(page, 404)] },
      'rejected',
      'and a web page (“Docs”), not with JSON',
    ],
    ['a start that was reset', { start: [reset] }, 'unreachable', unknown],
    [
      'HTTP 503 with a hint',
      { start: [json({ error: 'busy' }, 503, hint)] },
      'unreachable',
      unknown,
    ],
    ['a jobId for shells', { start: [json({ jobId: 'x,image=evil' })] }, 'unreachable', unknown],
    [
      '429 of a gateway',
      { start: [json({}, 429, { ...hint, via: '1.1 gw' })] },
      'unreachable',
      unknown,
    ],
    [
      'another export',
      { start: [json({ error: 'x', jobId: 'exp_7' }, 409)] },
      'rejected',
      busy,
      '10s',
    ],
    [
      'no link',
      { bundle: [json({ status: 'completed' })] },
      'bundle-failed',
      'the response has no `bundleUrl`',
    ],
    [
      'a bundle that is gone',
      { bundle: [json({ error: 'x' }, 410)] },
      'rejected',
      'without `job-id`',
    ],
    [
      'a link of two lines',
      { bundle: [json({ status: 'completed', bundleUrl: forged })] },
      'bundle-failed',
      'it is not a URL',
    ],
  ]
  test.each(inEachForm(scenes))('%s', async (_, form, replies, outcome, words, wait = '80s') => {
    const run = await exportHere(form.script(replies), { ...form.inputs, 'wait-timeout': wait })
    expect(run.exitCode).toBe(1)
    expect(run.outputs).toMatchObject({ outcome, jobId: replies.start ? '' : JOB, bundleUrl: '' })
    expect(run.errors).toEqual([expect.stringContaining(words)])
    const canResume =
      !replies.start && outcome !== 'job-failed' && !words.includes('without `job-id`')
    expect(run.log.includes(`    job-id: '${JOB}'`)).toBe(canResume)
    for (const line of form.resumedWith) expect(run.log.includes(line)).toBe(canResume)
    expect(run.summary.includes(`\n  job-id: &#39;${JOB}&#39;</pre>`)).toBe(canResume)
    // One that may have arrived is never sent again; one that the API itself refused is.
    const starts = run.asked.filter(({ path }) => path === form.jobs)
    expect(starts.length > 1).toBe(words === busy)
  })

  test.each(FORMS)(
    'a start that the API itself rejected is sent again, on a new connection: $name',
    async (form) => {
      const start = [429, 409].map((status) => json({ error: 'busy' }, status))
      const run = await exportHere(
        form.script({ start: [...start, json({ jobId: JOB })] }),
        form.inputs,
      )
      expect(run.outputs.outcome).toBe('succeeded')
      expect(run.asked.filter(({ path }) => path === form.jobs)).toHaveLength(3)
      expect(run.asked.some(({ reused }) => reused)).toBe(false)
      expect(run.log).toContain('(attempt 2): it responded with HTTP 409 (“busy”); retrying in')
    },
  )
})

describe('a violation of the contract of the project’s export API is reported', () => {
  const other = { status: 'running', jobId: 'exp_9' }
  const page = text('<!doctype html><title>Sign in</title>')
  test.each<[string, Replies, string, string]>([
    [
      'another job',
      { status: [json(other)] },
      'unreachable',
      'its response is about another job, exp_9',
    ],
    [
      'another project',
      { status: [json({ status: 'running', projectId: 'p9' })] },
      'unreachable',
      'its response is about another project, p9',
    ],
    [
      'a web page',
      { status: [page] },
      'unreachable',
      'it responded with a web page (“Sign in”) instead of JSON',
    ],
    ['no status', { status: [json({ jobId: JOB })] }, 'unreachable', 'has no status, only jobId'],
    [
      'a link that is a number',
      { bundle: [json({ status: 'completed', bundleUrl: 5 })] },
      'bundle-failed',
      `reported the job ${JOB} as completed, but the response has no \`bundleUrl\``,
    ],
    [
      'a link without TLS',
      { bundle: [json({ status: 'completed', bundleUrl: 'http://bucket.example.com/x' })] },
      'bundle-failed',
      'it is not an https link',
    ],
  ])('%s', async (_, replies, outcome, words) => {
    const run = await exportHere(PROJECT_FORM.script(replies), PROJECT_FORM.inputs)
    expect(run.errors).toEqual([expect.stringContaining(words)])
    expect(run.outputs).toMatchObject({ outcome, jobId: JOB, bundleUrl: '' })
  })

  test.each([
    [404, 'start', 'rejected', 'The service has no project proj_1 (HTTP 404)'],
    [404, 'status', 'rejected', `The project proj_1 has no export job ${JOB} (HTTP 404)`],
    [401, 'start', 'rejected', 'may also lack static export'],
    [403, 'start', 'rejected', 'the site requires readers to sign in'],
    [400, 'start', 'rejected', 'Also check `base-path`: '],
    [302, 'start', 'rejected', 'responded with a redirect (HTTP 302)'],
  ])('HTTP %d to the %s', async (status, call, outcome, words) => {
    const replies = { [call]: [json({ error: 'no' }, status)] }
    const run = await exportHere(PROJECT_FORM.script(replies), PROJECT_FORM.inputs)
    expect(run.errors).toEqual([expect.stringContaining(words)])
    expect(run.outputs.outcome).toBe(outcome)
    expect(run.asked.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })
})
