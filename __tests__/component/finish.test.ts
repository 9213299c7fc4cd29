import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { StepError } from '../../src/errors/errors.ts'
import type { Outcome } from '../../src/errors/messages.ts'
import { finish } from '../../src/finish.ts'
import type { Results } from '../../src/step/results.ts'
import type { Facts, Step } from '../../src/step/step.ts'
import { html } from '../../src/text/markup.ts'
import { ON_GITHUB, printedStep } from '../support/printed-step.ts'
import { scratch } from '../support/scratch.ts'

interface Known extends Partial<Facts> {
  readonly results?: Results
}

/** Ends a step that knows this; returns whether it is green, what it printed before the way to more, that, and its summary. */
function finished(
  { results, ...facts }: Known,
  ending: Outcome | StepError,
  { env, ...found }: Partial<Pick<Step, 'env' | 'notes' | 'sections' | 'foldedSections'>> = {},
) {
  const path = join(scratch(), 'summary')
  writeFileSync(path, '')
  const { step, printed } = printedStep({ GITHUB_STEP_SUMMARY: path, ...env })
  Object.assign(step.facts, facts)
  Object.assign(step.results, results)
  const isGreen = finish({ ...step, ...found }, ending)
  const summary = readFileSync(path, 'utf8')
  expect(summary).not.toMatch(/\n\s*\n./)
  const more = isGreen ? undefined : printed.pop()
  return { isGreen, printed, more, summary }
}

const REPORT = {
  diagnosis: undefined,
  shown: 's',
  site: '/runner/site',
  report: '/runner/report.json',
}
const ANOTHER = { ...REPORT, diagnosis: 'It is another site.', url: 'u', known: undefined }
const NOT_LIVE = new StepError('live-failed', {
  ...ANOTHER,
  differing: '3 addresses still differ',
  elapsed: '1s',
})
const NOT_CHECKED = new StepError('verify-failed', {
  ...REPORT,
  verify: 'strict',
  without: undefined,
  others: undefined,
  failOn: undefined,
  unused: undefined,
  errors: '1 error',
  consequence: 'it fails',
  fix: 'Fix it',
})
const UNREACHABLE = new StepError('live-unreachable', {
  host: 'h',
  why: 'w',
  attempts: '2',
  elapsed: '1s',
  advice: 'Wait',
})
const TIMED_OUT = new StepError('timed-out', { job: 'j', status: 'running', elapsed: '30m' })
const UNAUTHORIZED = new StepError('unauthorized', {
  said: undefined,
  plan: undefined,
  goesOn: 'The job j is still running',
})
const CANCELLED = new StepError('cancelled', {
  job: undefined,
  status: undefined,
  started: undefined,
})
const FAILED = new StepError('export-failed', { job: 'j', said: 'no such theme' })

test.each<[Known, Outcome | StepError, string]>([
  [{}, 'succeeded', '✅ Documentation: succeeded'],
  [{ pageCount: '0' }, FAILED, '❌ Documentation: the job failed'],
  [{ pageCount: '12345' }, 'succeeded', '✅ Documentation: succeeded, 12,345 pages'],
  [
    {
      subject: 'docs.example.com',
      pageCount: '1',
      results: { check: { found: '242 pages, 1 error for nginx', hasFaults: true } },
    },
    'succeeded',
    '⚠️ docs.example.com: succeeded, 242 pages, 1 error for nginx',
  ],
  [{}, 'pending', '⏳ Documentation: pending'],
  [
    { jobId: 'export_1', status: 'queued' },
    'pending',
    '⏳ Documentation: pending: job export_1 is queued',
  ],
  [
    { results: { check: { found: '9 pages' }, live: { kind: 'different', found: '2 addresses' } } },
    NOT_LIVE,
    '❌ Documentation: not live, 2 addresses',
  ],
  [
    { results: { check: { found: '9 pages' }, live: { kind: 'same', found: '2 warnings' } } },
    'succeeded',
    '✅ Documentation: succeeded, 9 pages; live, 2 warnings',
  ],
  [
    { results: { check: { found: '9 pages' }, live: { kind: 'same' } } },
    'succeeded',
    '✅ Documentation: succeeded, 9 pages',
  ],
  [
    { results: { check: { found: '9 pages' }, live: { kind: 'unreachable' } } },
    UNREACHABLE,
    '❌ Documentation: no usable answer',
  ],
  [
    { results: { comparison: { found: '3 of 4 pages gone' } } },
    'verify-failed',
    '❌ Documentation: the check failed, 3 of 4 pages gone',
  ],
  [
    { results: { check: { found: '1 error' } } },
    NOT_CHECKED,
    '❌ Documentation: the check failed, 1 error',
  ],
  [{}, UNREACHABLE, '❌ Documentation: no usable answer'],
  [
    { results: { check: { toleratedFailure: FAILED, hasFaults: true } } },
    'succeeded',
    '⚠️ Documentation: succeeded',
  ],
  [{}, FAILED, '❌ Documentation: the job failed'],
  [{}, new StepError('bad-inputs', { errors: [] }), '❌ Documentation: invalid inputs'],
  [{}, CANCELLED, '⏹️ Documentation: cancelled'],
])('the first line of the summary, and the closing notice: %j', (facts, ending, line) => {
  const { isGreen, printed, more, summary } = finished(facts, ending)
  expect(summary.split('\n', 1)[0]).toBe(`<h3>${line}</h3>`)
  expect(isGreen).toBe(!(ending instanceof StepError))
  const [, subject, words] = /^\S+ (.*?): (.*)$/.exec(line) ?? []
  const closing =
    ending instanceof StepError
      ? `error: ${subject}: ${ending.message}`
      : `notice: ${subject}: ${words}`
  expect(printed.at(-1)).toBe(closing)
  expect(more).toBe(
    ending instanceof StepError ? `More: TROUBLESHOOTING.md, ${ending.code}` : undefined,
  )
  expect(printed.filter((text) => /^(?:notice|error): /.test(text))).toHaveLength(1)
})

describe('a failure is right below', () => {
  const words = /^<h3>.*\n<p>The export job j failed\..*<\/p>\n<p>More about this: (.*)<\/p>\n/

  test.each<[string, NodeJS.ProcessEnv, string]>([
    [
      'with a link to its entry',
      ON_GITHUB,
      '<a href="https://github.com/owner/action/blob/v1/TROUBLESHOOTING.md#export-failed">TROUBLESHOOTING.md, export-failed</a>',
    ],
    [
      'and the name of its entry, where its address is unknown',
      {},
      'TROUBLESHOOTING.md, export-failed',
    ],
  ])('%s', (_, env, more) => {
    const run = finished({ jobId: 'j', resumeWith: { 'job-id': 'j' } }, FAILED, { env })
    expect(words.exec(run.summary)?.[1]).toBe(more)
    expect(more).toContain(run.more?.replace('More: ', ''))
  })

  test('a check that failed, too, though the step is green', () => {
    expect(
      finished({ results: { check: { toleratedFailure: FAILED } } }, 'succeeded').summary,
    ).toMatch(words)
  })
})

describe('the lines that resume a job', () => {
  const resumeWith = { mode: 'agent-job', 'job-id': "it's" }
  const lines = ['  with:', "    mode: 'agent-job'", "    job-id: 'it''s'"]
  const running = { resumeWith }
  const gone = { host: 'h', job: 'j', status: 404, renewals: undefined, said: undefined }
  const notFound = new StepError('export-job-not-found', {
    ...gone,
    lastStatus: undefined,
    input: undefined,
  })
  const refused = new StepError('entry-refused', { entry: '../x', why: 'w' })

  test.each<[string, Partial<Facts>, Outcome | StepError, boolean]>([
    ['a job that is still running', running, TIMED_OUT, true],
    ['a key that was refused on the way', running, UNAUTHORIZED, true],
    ['a job that is not known', running, notFound, false],
    ['a job whose archive holds what no site may hold', running, refused, false],
    ['a job that failed', running, FAILED, false],
    ['a job whose archive is empty', running, new StepError('archive-empty', { why: 'w' }), false],
    ['a job whose export is gone', running, new StepError('export-gone', gone), false],
    ['a job whose archive is gone', running, new StepError('archive-gone', gone), false],
    ['a job that is done', running, 'succeeded', false],
  ])('%s', (_, facts, ending, expected) => {
    const { printed, summary } = finished(facts, ending)
    expect(summary).not.toContain('goes on at the service')
    expect(printed.slice(1, -1)).toEqual(expected ? lines : [])
    expect(
      summary.includes(
        '<pre>with:\n  mode: &#39;agent-job&#39;\n  job-id: &#39;it&#39;&#39;s&#39;</pre>',
      ),
    ).toBe(expected)
  })

  test('of an export whose pages are broken are for other settings: the same job has the same pages', () => {
    const job = { resumeWith: { 'job-id': 'j' } }
    const sections = [{ heading: 'Findings', content: html`<p>found</p>` }]
    const { printed, summary } = finished(job, NOT_CHECKED, { sections })
    expect(printed.slice(0, -1)).toEqual([
      'To get corrected pages, export again without `job-id`. To check this same export with other settings, such as `accepted-findings` or `host`, run the step with:',
      '  with:',
      "    job-id: 'j'",
    ])
    expect(summary).toContain(
      '<p>found</p>\n<p>To get corrected pages, export again without <code>job-id</code>. To check this same export',
    )
  })
})

test('what the phases found is shown from the last to the first, and the rest is folded', () => {
  const section = (heading: string) => ({ heading, content: html`<p>about ${heading}</p>` })
  const { summary } = finished({}, 'succeeded', {
    sections: ['Changes', 'a<b'].map(section),
    foldedSections: ['By code', 'By page'].map(section),
  })
  expect(summary.split('\n').slice(1, -2).join('')).toMatch(
    /^<h4>a&lt;b<\/h4><p>about a&lt;b<\/p><h4>Changes<\/h4><p>about Changes<\/p><details><summary>By code<\/summary><p>about By code<\/p><\/details><details><summary>By page/,
  )
  expect(summary).not.toContain('upload-artifact')
})

test.each([
  ['verify-failed', NOT_CHECKED, '1 error, so with <code>verify: strict</code> it fails. Fix'],
  ['live-failed', NOT_LIVE, '1s, 3 addresses still differ. If the'],
])(
  'above findings, the summary of %s says the cause first, and not where the report is',
  (_, ending, words) => {
    const results = {
      check: { diagnosis: 'All `x` exist.' },
      live: { kind: 'different', diagnosis: 'It is another site.', hasReport: true },
    } as const
    const { summary, printed } = finished({ results }, ending)
    const causes = '<p><b>It is another site.</b></p>\n<p><b>All <code>x</code> exist.</b></p>\n'
    expect(summary).toMatch(new RegExp(`^<h3>.*</h3>\n${causes}<p>.*${words}`))
    expect(summary).not.toContain('/runner/')
    expect(printed.at(-1)).toContain('he full report is /runner/report.json')
  },
)

test.each([
  [undefined, 'v7.0.1', 'examples/air-gapped.yml'],
  ['https://github.com', 'v7.0.1', 'examples/air-gapped.yml'],
  ['https://octo.ghe.com', 'v7.0.1', 'examples/air-gapped.yml'],
  ['https://github.example.com', 'v3.2.2', 'docs/deploy.md'],
  ['https://github.com.example', 'v3.2.2', 'docs/deploy.md'],
  ['https://my-github.com', 'v3.2.2', 'docs/deploy.md'],
  ['not an address', 'v3.2.2', 'docs/deploy.md'],
])('a report is kept on the server %s by upload-artifact %s', (server, version, path) => {
  const env = server === undefined ? {} : { GITHUB_SERVER_URL: server }
  const { summary } = finished({ results: { comparison: { hasReport: true } } }, 'succeeded', {
    env,
  })
  const [, lines = 'none'] =
    /add this step after this one:<\/p>\n<pre>([^<]*)<\/pre>/.exec(summary) ?? []
  const [used = 'none'] = /actions\/upload-artifact@.*/.exec(lines) ?? []
  expect(used).toMatch(new RegExp(` # ${version}$`))
  const troubleshooting = readFileSync('TROUBLESHOOTING.md', 'utf8')
  expect(troubleshooting).toContain(used)
  const step = lines.replaceAll('&#39;', "'").replace(/(?<=upload-artifact@).*/, '')
  expect(troubleshooting.replace(/(?<=upload-artifact@).*/g, '')).toContain(step)
  expect(readFileSync(path, 'utf8')).toContain(used)
})

test('links to what was made are in sight, all else is folded away', () => {
  const notes = [
    { name: 'Site', value: '3 files' },
    { name: 'Pull request', value: 'open it', href: 'https://x.example/1' },
  ]
  const { summary } = finished({ jobId: '<job>', status: 'done' }, 'succeeded', { notes })
  const [visible, folded] = summary.split('<details><summary>Job, archive and timings</summary>')
  expect(visible).toContain(
    '<ul><li>Pull request: <a href="https://x.example/1">open it</a></li></ul>',
  )
  expect(folded).toContain(
    '<tr><th>Job</th><td><code>&lt;job&gt;</code></td></tr><tr><th>Status</th><td><code>done</code></td></tr>' +
      '<tr><th>Site</th><td><code>3 files</code></td></tr><tr><th>Duration</th>',
  )
})
