import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { StepError } from '../../src/errors.ts'
import { finish } from '../../src/finish.ts'
import type { Outcome } from '../../src/messages.ts'
import { type CheckFacts, type Facts, type LiveFacts, openStep, type SummaryRow } from '../../src/step.ts'
import { manualClock } from '../support/manual-clock.ts'
import { printedLog } from '../support/printed-log.ts'
import { scratch } from '../support/scratch.ts'

const DOCS = {
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_ACTION_REPOSITORY: 'owner/action',
  GITHUB_ACTION_REF: 'v1',
}

/** Ends a step that knows `facts`; returns whether it is green, what it printed and its summary. */
function finished(
  facts: Partial<Facts>,
  ending: Outcome | StepError,
  { env = {}, notes = [] }: { env?: NodeJS.ProcessEnv; notes?: readonly SummaryRow[] } = {},
) {
  const path = join(scratch(), 'summary')
  writeFileSync(path, '')
  const { log, printed } = printedLog()
  const dependencies = {
    env: { GITHUB_STEP_SUMMARY: path, ...env },
    clock: manualClock(),
    random: () => 0.5,
    log,
  }
  const step = openStep(new AbortController().signal, dependencies)
  Object.assign(step.facts, facts)
  step.notes.push(...notes)
  const isGreen = finish(step, ending)
  const summary = readFileSync(path, 'utf8')
  expect(summary).not.toMatch(/\n\s*\n./)
  return { isGreen, printed, summary }
}

const LINK = {
  code: 'broken-link',
  severity: 'error',
  target: 'start',
  address: '/guide/start',
  message: 'This link leads to a page that nginx would not find.',
  nearMiss: {
    kind: 'ending',
    address: '/guide/start.html',
    message: '/guide/start.html exists, with .html at the end.',
  },
  count: 3,
  pages: 2,
  spots: [
    { page: 'a.html', line: 7 },
    { page: 'b.html', line: 1 },
  ],
  isRest: false,
} as const
const CHECK: CheckFacts = {
  errors: 1,
  warnings: 0,
  notices: 0,
  accepted: 0,
  atLeast: new Set(),
  host: 'nginx',
  pages: 242,
  findings: 1,
  isComplete: true,
  worst: [LINK],
  worstPages: [{ page: 'a.html', findings: 1 }],
  byCode: [{ code: 'broken-link', severity: 'error', findings: 1, isComplete: true, occurrences: 3 }],
}
const CLEAN: CheckFacts = { ...CHECK, errors: 0, findings: 0, worst: [], worstPages: [], byCode: [] }
const LIVE: LiveFacts = {
  addresses: 5,
  compared: 5,
  files: 4,
  withoutAddress: 0,
  since: undefined,
  elapsedMs: 1_000,
  rounds: 2,
  slowest: [],
  found: '3 errors',
  findings: 3,
  differing: 2,
  worst: [],
  byCode: [],
}
const NOT_LIVE = new StepError('live-failed', {
  url: 'u',
  errors: '3 errors',
  elapsed: '1s',
  shown: 'all of them',
  site: 's',
  report: 'r',
})
const UNREACHABLE = new StepError('live-unreachable', {
  host: 'h',
  why: 'w',
  attempts: '2 attempts',
  elapsed: '1s',
})
const FAILED = new StepError('export-failed', { job: 'j', said: 'no such theme' })

describe('the first line of the summary, and the closing notice', () => {
  test.each<[Partial<Facts>, Outcome | StepError, string]>([
    [{}, 'succeeded', '✅ Documentation: succeeded'],
    [{ pageCount: '12345' }, 'succeeded', '✅ Documentation: succeeded, 12,345 pages'],
    [{ pageCount: 'many' }, 'succeeded', '✅ Documentation: succeeded'],
    [
      { subject: 'docs.example.com', pageCount: '1', check: CHECK },
      'succeeded',
      '⚠️ docs.example.com: succeeded, 242 pages, 1 error and 0 warnings for nginx',
    ],
    [
      { check: { ...CLEAN, warnings: 3, atLeast: new Set(['warning']), host: undefined } },
      'succeeded',
      '✅ Documentation: succeeded, 242 pages, 0 errors and at least 3 warnings',
    ],
    [{}, 'pending', '⏳ Documentation: pending'],
    [{ check: CHECK, live: LIVE }, NOT_LIVE, '❌ Documentation: live-failed, 2 addresses differ'],
    [
      { check: CHECK, live: { ...LIVE, differing: 1 } },
      NOT_LIVE,
      '❌ Documentation: live-failed, 1 address differs',
    ],
    [{ check: CHECK, live: { ...LIVE, differing: 0 } }, NOT_LIVE, '❌ Documentation: live-failed, 3 errors'],
    [{ check: CHECK }, UNREACHABLE, '❌ Documentation: unreachable'],
    [{ checkFailure: FAILED }, 'succeeded', '⚠️ Documentation: succeeded'],
    [{}, FAILED, '❌ Documentation: job-failed'],
    [{}, new StepError('cancelled', { job: undefined }), '⏹️ Documentation: cancelled'],
  ])('%j', (facts, ending, line) => {
    const { isGreen, printed, summary } = finished(facts, ending)
    expect(summary.split('\n', 1)[0]).toBe(`<h3>${line}</h3>`)
    expect(isGreen).toBe(!(ending instanceof StepError))
    const [, subject, words] = /^\S+ (.*?): (.*)$/.exec(line) ?? []
    const closing =
      ending instanceof StepError
        ? `error: ${subject}: ${ending.outcome}: ${ending.message}`
        : `notice: ${subject}: ${words}`
    expect(printed.at(-1)).toBe(closing)
    expect(printed.filter((text) => /^(?:notice|error): /.test(text))).toHaveLength(1)
  })
})

describe('a failure is right below', () => {
  const words = /^<h3>.*\n<p>The export job j failed\..*<\/p>\n<p>More about this: (.*)<\/p>\n/

  test.each<[string, NodeJS.ProcessEnv, string]>([
    [
      'with a link to its entry',
      DOCS,
      '<a href="https://github.com/owner/action/blob/v1/TROUBLESHOOTING.md#export-failed">TROUBLESHOOTING.md, export-failed</a>',
    ],
    ['and the name of its entry, where its address is unknown', {}, 'TROUBLESHOOTING.md, export-failed'],
  ])('%s', (_, env, more) => {
    const { summary } = finished({ jobId: 'j', resumeWith: { 'job-id': 'j' } }, FAILED, { env })
    expect(words.exec(summary)?.[1]).toBe(more)
  })

  test('a check that failed, too, though the step is green', () => {
    expect(finished({ checkFailure: FAILED }, 'succeeded').summary).toMatch(words)
  })
})

describe('the lines that resume a job', () => {
  const resumeWith = { mode: 'agent-job', 'job-id': "it's" }
  const lines = ['  with:', "    mode: 'agent-job'", "    job-id: 'it''s'"]
  const running = { resumeWith, isJobKnown: true }
  const notFound = new StepError('export-job-not-found', { job: 'j', said: undefined })

  test.each<[string, Partial<Facts>, Outcome | StepError, boolean]>([
    [
      'a job that is still running',
      running,
      new StepError('timed-out', { job: 'j', status: 'running', elapsed: '30m' }),
      true,
    ],
    ['a job that was only started', running, 'pending', true],
    ['a key that was refused on the way', running, new StepError('unauthorized', { said: undefined }), true],
    ['a job that is no longer known', running, notFound, true],
    ['a job that was never known', { ...running, isJobKnown: false }, notFound, false],
    [
      'a key that was refused before there was a job',
      {},
      new StepError('unauthorized', { said: undefined }),
      false,
    ],
    ['a job that failed', running, FAILED, false],
    ['a job that is done', running, 'succeeded', false],
  ])('%s', (_, facts, ending, expected) => {
    const { printed, summary } = finished(facts, ending)
    expect(printed.slice(1, -1)).toEqual(expected ? lines : [])
    expect(
      summary.includes('<pre>with:\n  mode: &#39;agent-job&#39;\n  job-id: &#39;it&#39;&#39;s&#39;</pre>'),
    ).toBe(expected)
  })

  test('of an export whose pages are broken are for other settings: the same job has the same pages', () => {
    const values = { errors: '1 error', consequence: 'c', shown: 'it', report: 'r', site: 's' }
    const { printed, summary } = finished(
      { resumeWith: { 'job-id': 'j' }, isJobKnown: true },
      new StepError('verify-failed', values),
    )
    expect(printed.slice(0, -1)).toEqual([
      'After fixing the pages, export again without `job-id`. To check this same export with other settings, such as `accepted-findings` or `host`, run the step with:',
      '  with:',
      "    job-id: 'j'",
    ])
    expect(summary).toContain(
      '<p>After fixing the pages, export again without <code>job-id</code>. To check this same export',
    )
  })

  test('of a check that could not be done are for the same again', () => {
    const failed = new StepError('check-disk-failed', { site: 's', why: 'w', off: 'off' })
    const { printed } = finished({ resumeWith: { 'job-id': 'j' }, isJobKnown: true }, failed)
    expect(printed[0]).toBe('To resume this job instead of starting another, run the step with:')
  })
})

describe('findings', () => {
  test('come with their place, what is there instead, and a link to the rule', () => {
    const { summary } = finished({ check: CHECK }, 'succeeded', { env: DOCS })
    expect(summary).toContain(
      '<h4>Findings of the check</h4>\n<ol>\n<li>❌ error <a href="https://github.com/owner/action/blob/v1/docs/check.md#broken-link">broken-link</a> ' +
        '<code>start</code> (<code>/guide/start</code>): This link leads to a page that nginx would not find. ' +
        '<b><code>/guide/start.html</code> exists, with .html at the end.</b>' +
        '<br>In <code>a.html</code>, line 7, and on 1 more page.</li>\n</ol>\n',
    )
    expect(summary).not.toContain('more finding')
    expect(summary).toContain('<details><summary>Pages with the most findings</summary>')
  })

  test('about the site itself have neither target nor place', () => {
    const site = { ...LINK, target: '', address: undefined, nearMiss: undefined, pages: 0, spots: [] }
    const { summary } = finished({ check: { ...CHECK, worst: [site] } }, 'succeeded')
    expect(summary).toContain(
      '<li>❌ error broken-link: This link leads to a page that nginx would not find.</li>',
    )
  })

  test.each([
    [true, '<p>… and 11 more findings.</p>', '<td>12</td>'],
    [false, '<p>… and at least 11 more findings.</p>', '<td>at least 12</td>'],
  ])('that are not shown are counted; all are known: %j', (isComplete, words, cell) => {
    const byCode = [
      { code: 'broken-link', severity: 'error', findings: 12, isComplete, occurrences: 1_300 },
    ] as const
    const { summary } = finished({ check: { ...CHECK, findings: 12, isComplete, byCode } }, 'succeeded')
    expect(summary).toContain(words)
    expect(summary).toContain(`<tr><td>broken-link</td><td>error</td>${cell}<td>1,300</td></tr>`)
  })

  test.each([
    [1, '1 of the findings is a notice, which counts neither as an error nor as a warning.</p>'],
    [11, '11 of the findings are notices, which count neither as errors nor as warnings.</p>'],
  ])('that are notices are not in the first line: %j', (notices, words) => {
    const { summary } = finished({ check: { ...CHECK, findings: 12, notices } }, 'succeeded')
    expect(summary).toContain(`<p>… and 11 more findings. ${words}`)
  })

  test('that are accepted say why', () => {
    const accepted = { ...LINK, accepted: { reason: 'made by <b>@tool</b>', until: undefined } }
    const { summary } = finished({ check: { ...CHECK, worst: [accepted] } }, 'succeeded')
    expect(summary).toContain('<li>☑️ accepted broken-link')
    expect(summary).toContain(' Accepted: made by &lt;b&gt;<code>@tool</code>&lt;/b&gt;')
  })

  test.each([
    [undefined, 'v7.0.1', 'examples/air-gapped.yml'],
    ['https://github.com', 'v7.0.1', 'examples/air-gapped.yml'],
    ['https://octo.ghe.com', 'v7.0.1', 'examples/air-gapped.yml'],
    ['https://github.example.com', 'v3.2.2', 'examples/README.md'],
    ['https://github.com.example', 'v3.2.2', 'examples/README.md'],
    ['not an address', 'v3.2.2', 'examples/README.md'],
  ])(
    'come on the server %s with the step that keeps the report there: upload-artifact %s',
    (server, version, path) => {
      const env = server === undefined ? {} : { GITHUB_SERVER_URL: server }
      const { summary } = finished({ check: CHECK }, 'succeeded', { env })
      const [, lines = 'none'] = /add this step after this one:<\/p>\n<pre>([^<]*)<\/pre>/.exec(summary) ?? []
      const [used = 'none'] = /actions\/upload-artifact@.*/.exec(lines) ?? []
      expect(used).toMatch(new RegExp(` # ${version}$`))
      const troubleshooting = readFileSync('TROUBLESHOOTING.md', 'utf8')
      expect(troubleshooting).toContain(used)
      const step = lines.replaceAll('&#39;', "'").replace(/(?<=upload-artifact@).*/, '')
      expect(troubleshooting.replace(/(?<=upload-artifact@).*/g, '')).toContain(step)
      expect(readFileSync(path, 'utf8')).toContain(used)
    },
  )

  test('none: there is nothing to keep', () => {
    const { summary } = finished({ check: CLEAN }, 'succeeded')
    expect(summary).not.toMatch(/upload-artifact|<ol>|Findings by code/)
  })
})

test('links to what was made are in sight, all else is folded away', () => {
  const notes = [
    { name: 'Site', value: '3 files' },
    { name: 'Pull request', value: 'open it', href: 'https://code.example.com/1' },
  ]
  const { summary } = finished({ jobId: '<job>', status: 'done' }, 'succeeded', { notes })
  const [visible, folded] = summary.split('<details><summary>Job, archive and timings</summary>')
  expect(visible).toContain(
    '<ul><li>Pull request: <a href="https://code.example.com/1">open it</a></li></ul>',
  )
  expect(folded).toContain(
    '<tr><th>Job</th><td><code>&lt;job&gt;</code></td></tr><tr><th>Status</th><td><code>done</code></td></tr>' +
      '<tr><th>Site</th><td><code>3 files</code></td></tr><tr><th>Duration</th>',
  )
})
