import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import type { Outcome } from '../../src/errors/messages.ts'
import { StepError } from '../../src/errors/step-error.ts'
import { finish } from '../../src/finish.ts'
import type { PhaseResults } from '../../src/step/results.ts'
import type { Facts, Step } from '../../src/step/step.ts'
import { html } from '../../src/text/markup.ts'
import { ON_GITHUB, printedStep } from '../support/printed-step.ts'
import { scratch } from '../support/scratch.ts'

interface Known extends Partial<Facts> {
  readonly results?: PhaseResults
}

/**
 * Ends a step with these facts. Returns whether it is green, what it printed before the pointer to
 * more information, that pointer, and its summary.
 */
function finished(
  { results, ...facts }: Known,
  ending: Outcome | StepError,
  {
    env,
    ...found
  }: Partial<Pick<Step, 'env' | 'summaryRows' | 'sections' | 'collapsedSections'>> = {},
) {
  const path = join(scratch(), 'summary')
  writeFileSync(path, '')
  const { step, printed } = printedStep({ GITHUB_STEP_SUMMARY: path, ...env })
  Object.assign(step.facts, facts)
  Object.assign(step.phaseResults, results)
  const isGreen = finish({ ...step, ...found }, ending)
  const summary = readFileSync(path, 'utf8')
  expect(summary).not.toMatch(/\n\s*\n./)
  const more = isGreen ? undefined : printed.pop()
  return { isGreen, printed, more, summary }
}

const REPORT = {
  diagnosis: undefined,
  isFirstToCheck: false,
  shown: 's',
  site: '/runner/site',
  report: '/runner/report.json',
}
const ANOTHER = {
  ...REPORT,
  diagnosis: 'It is another site.',
  isFirstToCheck: true,
  mayPassByWaiting: true,
  url: 'u',
  isUncertain: false,
}
const NOT_LIVE = new StepError('live-failed', {
  ...ANOTHER,
  differing: '3 addresses still differ',
  elapsed: '1s',
})
const NOT_CHECKED = new StepError('verify-failed', {
  ...REPORT,
  gate: 'verify: strict',
  without: undefined,
  others: undefined,
  failOn: undefined,
  unused: undefined,
  errors: '1 error',
  consequence: 'it fails',
  fix: 'Fix it',
})
const NO_TEXT = new StepError('text-missing', {
  site: 's',
  text: 't',
  page: undefined,
  similar: undefined,
  where: undefined,
  pages: '1 page',
  consequence: 'it fails',
  job: undefined,
  folder: undefined,
  mistake: undefined,
  pattern: undefined,
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
  serverMessage: undefined,
  plan: undefined,
  aboutJob: 'The job j is still running',
})
const CANCELLED = new StepError('cancelled', {
  job: undefined,
  status: undefined,
  notStarted: undefined,
})
const FAILED = new StepError('export-failed', { job: 'j', serverMessage: 'no such theme' })

const ERROR = {
  headline: '1 error',
  details: ['242 pages', 'nginx', '3 warnings'],
  hasFaults: true,
  reasonForSuccess: 'although the check found 1 error (`verify: report`); `verify: strict` would …',
}
const CLEAN = { headline: 'no errors', details: ['9 pages'] }
const PLACE = { hostAndPath: 'docs.example.com' }
const ENDED =
  'succeeded, although the check found 1 error (`verify: report`); `verify: strict` would …'

/** What is known, how the step ends, the title, the details below it, and the last message if it is green. */
test.each<[Known, Outcome | StepError, string, string, string?]>([
  [{}, 'succeeded', '✅ Documentation: succeeded', '', 'succeeded'],
  [{ pageCount: '0' }, FAILED, '❌ Documentation: the job failed', ''],
  [
    { pageCount: '12345', results: { handover: { headline: 'exported' } } },
    'succeeded',
    '✅ Documentation: exported',
    '12,345 pages',
    'exported, 12,345 pages',
  ],
  [
    { pageCount: '1', results: { handover: { headline: 'exported' }, check: CLEAN } },
    'succeeded',
    '✅ Documentation: no errors',
    '9 pages · exported',
    'no errors, 9 pages, exported',
  ],
  [
    { subject: 'docs.example.com', pageCount: '1', results: { check: ERROR } },
    'succeeded',
    '⚠️ 1 error in docs.example.com',
    '242 pages · nginx · 3 warnings',
    ENDED,
  ],
  [{}, 'pending', '⏳ Documentation: pending', '', 'pending'],
  [
    { jobId: 'export_1', status: 'queued' },
    'pending',
    '⏳ Documentation: pending',
    'job export_1 is queued',
    'pending, job export_1 is queued',
  ],
  [
    { jobId: 'export_1' },
    'pending',
    '⏳ Documentation: pending',
    'job export_1 is running',
    'pending, job export_1 is running',
  ],
  [
    {
      results: { check: CLEAN, live: { kind: 'different', ...PLACE, details: ['2 addresses'] } },
    },
    NOT_LIVE,
    '❌ docs.example.com is not live',
    '2 addresses · 9 pages',
  ],
  [
    {
      subject: 'https://docs.example.com/',
      results: { check: CLEAN, live: { kind: 'same', ...PLACE, headline: 'live, all 2 match' } },
    },
    'succeeded',
    '✅ <code>https://docs.example.com/</code>: live, all 2 match',
    'no errors · 9 pages',
    'live, all 2 match, no errors, 9 pages',
  ],
  [
    { results: { check: ERROR, live: { kind: 'same', ...PLACE, headline: 'live, all 2 match' } } },
    'succeeded',
    '⚠️ Documentation: live, all 2 match',
    '1 error · 242 pages · nginx · 3 warnings',
    ENDED.replace('succeeded', 'live, all 2 match'),
  ],
  [
    { results: { check: CLEAN, live: { kind: 'unreachable', ...PLACE } } },
    UNREACHABLE,
    '❌ docs.example.com cannot be reached',
    'no errors · 9 pages',
  ],
  [
    { results: { comparison: { headline: '3 of 4 pages removed', hasFaults: true } } },
    'verify-failed',
    '❌ 3 of 4 pages removed in Documentation',
    '',
  ],
  [
    { results: { check: ERROR } },
    NOT_CHECKED,
    '❌ 1 error in Documentation',
    '242 pages · nginx · 3 warnings',
  ],
  [
    { results: { check: CLEAN } },
    NO_TEXT,
    '❌ Documentation: the expected text is missing',
    'no errors · 9 pages',
  ],
  [{}, NOT_CHECKED, '❌ Documentation: the check failed', ''],
  [{}, UNREACHABLE, '❌ Documentation: no usable response', ''],
  [
    { results: { check: { toleratedFailure: FAILED, hasFaults: true } } },
    'succeeded',
    '⚠️ Documentation: succeeded',
    '',
    'succeeded',
  ],
  [
    { results: { pullRequest: { headline: 'pull request opened' } } },
    'succeeded',
    '✅ Documentation: pull request opened',
    '',
    'pull request opened',
  ],
  [
    { results: { pullRequest: { headline: 'pull request opened' } } },
    FAILED,
    '❌ Documentation: the job failed',
    'pull request opened',
  ],
  [{}, new StepError('bad-inputs', { errors: [] }), '❌ Documentation: invalid inputs', ''],
  [
    { results: { check: ERROR } },
    CANCELLED,
    '⏹️ Documentation: canceled',
    '1 error · 242 pages · nginx · 3 warnings',
  ],
])(
  'the title, the line below it, and the last message: %j',
  (facts, ending, title, details, ...[last]) => {
    const { isGreen, printed, more, summary } = finished(facts, ending)
    const [first, second = ''] = summary.split('\n')
    expect(first).toBe(`<h3>${title}</h3>`)
    expect(/<sub>(.*)<\/sub>/.exec(second)?.[1] ?? '').toBe(details)
    expect(title.replace(/<.*?>/g, '').split(' ').length - 1).toBeLessThanOrEqual(10)
    const isFailed = ending instanceof StepError
    expect(isGreen).toBe(!isFailed)
    const words = title.replace(/^\S+ |<.*?>/g, '')
    if (isFailed) {
      expect(printed.at(-1)).toBe(`error: ${words}: ${ending.message}`)
      expect(more).toBe(`More: TROUBLESHOOTING.md, ${ending.code}`)
    } else if (last !== undefined) {
      const { subject = 'Documentation' } = facts
      expect(printed.at(-1)).toBe(`notice: ${subject}: ${last}`)
      expect(more).toBeUndefined()
    }
    expect(printed.filter((text) => /^(?:notice|error): /.test(text))).toHaveLength(1)
  },
)

test('a green step with errors says why it is green', () => {
  const { summary } = finished({ results: { check: ERROR } }, 'succeeded')
  expect(summary).toContain(
    '<p>Succeeded, although the check found 1 error (<code>verify: report</code>); <code>verify: strict</code> would ….</p>',
  )
  expect(finished({ results: { check: ERROR } }, NOT_CHECKED).summary).not.toContain('although')
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
      'and the name of its entry, if its address is unknown',
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
  const gone = { host: 'h', job: 'j', status: 404, renewals: undefined, serverMessage: undefined }
  const notFound = new StepError('export-job-not-found', {
    ...gone,
    lastStatus: undefined,
    input: undefined,
  })
  const notInProject = new StepError('project-job-not-found', {
    ...gone,
    project: 'p',
    lastStatus: undefined,
    input: undefined,
  })
  const refused = new StepError('entry-refused', { entry: '../x', why: 'w', rule: undefined })

  test.each<[string, Partial<Facts>, Outcome | StepError, boolean]>([
    ['a job that is still running', running, TIMED_OUT, true],
    ['a key that was refused later', running, UNAUTHORIZED, true],
    ['an unknown job', running, notFound, false],
    ['a job that the project does not have', running, notInProject, false],
    ['a job whose archive contains a refused entry', running, refused, false],
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

  test('of an export whose pages are broken are for other settings, because the same job has the same pages', () => {
    const job = { resumeWith: { 'job-id': 'j' } }
    const sections = [{ heading: 'Findings', content: html`<p>found</p>` }]
    const { printed, summary } = finished(job, NOT_CHECKED, { sections })
    expect(printed.slice(0, -1)).toEqual([
      'To get corrected pages, export again without `job-id`. To check this same export with other settings, such as `accepted-findings` or `host`, run the step with:',
      '  with:',
      "    job-id: 'j'",
    ])
    expect(summary).toContain(
      '</p><p>To get corrected pages, export again without <code>job-id</code>. To check this same export',
    )
    expect(summary).toMatch(
      /^<h3>.*<\/h3>\n<h4>Findings<\/h4>\n<p>found<\/p>\n<details><summary>How to continue<\/summary>\n<p>The check found/,
    )
  })
})

test('the results of the phases are shown from the last to the first, and the rest is collapsed', () => {
  const section = (heading: string) => ({ heading, content: html`<p>about ${heading}</p>` })
  const { summary } = finished({}, 'succeeded', {
    sections: ['Changes', 'a<b'].map(section),
    collapsedSections: ['By code', 'By page'].map(section),
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
  'above findings, the summary of %s shows the cause first, and not where the report is',
  (_, ending, words) => {
    const results = {
      check: { diagnosis: 'All `x` exist.' },
      live: {
        kind: 'different',
        hostAndPath: 'p',
        diagnosis: 'It is another site.',
        hasReport: true,
      },
    } as const
    const { summary, printed } = finished({ results }, ending)
    const causes = '<p><b>It is another site.</b></p>\n<p><b>All <code>x</code> exist.</b></p>\n'
    expect(summary).toMatch(new RegExp(`^<h3>.*</h3>\n${causes}<p>.*${words}`))
    const sections = [{ heading: 'Findings', content: html`<ol></ol>` }]
    const found = finished({ results }, ending, { sections }).summary
    expect(found).toMatch(
      new RegExp(`</ol>\n<details><summary>How to continue</summary>\n<p>.*${words}`),
    )
    expect(summary).not.toContain('/runner/')
    expect(printed.at(-1)).toContain('he full report is /runner/report.json')
  },
)

test.each([
  [undefined, 'v7.0.1', 'examples/air-gapped.yml'],
  ['https://github.com', 'v7.0.1', 'examples/air-gapped.yml'],
  ['https://octo.ghe.com', 'v7.0.1', 'examples/air-gapped.yml'],
  ['https://github.example.com', 'v3.2.2', 'docs/deploy.md'],
  ['https://x.ghe.com.example', 'v3.2.2', 'docs/deploy.md'],
  ['https://github.com.example', 'v3.2.2', 'docs/deploy.md'],
  ['https://my-github.com', 'v3.2.2', 'docs/deploy.md'],
  ['not an address', 'v3.2.2', 'docs/deploy.md'],
])('a report is kept on the server %s by upload-artifact %s', (server, version, path) => {
  const env = server === undefined ? {} : { GITHUB_SERVER_URL: server }
  const { summary } = finished({ results: { comparison: { hasReport: true } } }, 'succeeded', {
    env,
  })
  const [, lines = 'none'] =
    /add the following step after this one:<\/p>\n<pre>([^<]*)<\/pre>/.exec(summary) ?? []
  const [used = 'none'] = /actions\/upload-artifact@.*/.exec(lines) ?? []
  expect(used).toMatch(new RegExp(` # ${version}$`))
  const troubleshooting = readFileSync('TROUBLESHOOTING.md', 'utf8')
  expect(troubleshooting).toContain(used)
  const step = lines.replaceAll('&#39;', "'").replace(/(?<=upload-artifact@).*/, '')
  expect(troubleshooting.replace(/(?<=upload-artifact@).*/g, '')).toContain(step)
  expect(readFileSync(path, 'utf8')).toContain(used)
})

test('links to created pages are visible, everything else is collapsed', () => {
  const summaryRows = [
    { name: 'Site', value: '3 files' },
    { name: 'Pull request', value: '#1', href: 'https://x.example/1' },
  ]
  const { summary } = finished({ jobId: '<job>', status: 'done' }, 'succeeded', { summaryRows })
  const [visible, folded] = summary.split('<details><summary>Details</summary>')
  expect(visible).toContain('<ul><li><a href="https://x.example/1">Pull request #1</a></li></ul>')
  expect(folded).toContain(
    '<tr><th>Job</th><td><code>&lt;job&gt;</code></td></tr><tr><th>Status</th><td><code>done</code></td></tr>' +
      '<tr><th>Site</th><td><code>3 files</code></td></tr><tr><th>Duration</th>',
  )
})

test('a file of the runner that fails twice in the same way is reported once', () => {
  const path = join(scratch(), 'none', 'summary')
  const failure = new StepError('runner-file', {
    file: 'GITHUB_STEP_SUMMARY',
    path,
    why: 'no such file or directory (ENOENT)',
    consequence: 'this step has no job summary',
    advice: 'Check that the workflow does not change this variable',
  })
  const { printed } = finished({}, failure, { env: { GITHUB_STEP_SUMMARY: path } })
  expect(printed).toEqual([
    expect.stringMatching(
      /^error: Documentation: a file of the runner could not be written: The file that/,
    ),
  ])
})

test('a summary that cannot be written does not hide how to resume the job', () => {
  const env = { GITHUB_STEP_SUMMARY: join(scratch(), 'none', 'summary') }
  const { printed } = finished({ jobId: 'j', resumeWith: { 'job-id': 'j' } }, 'succeeded', { env })
  expect(printed.join('\n')).toContain("  job-id: 'j'\n")
})
