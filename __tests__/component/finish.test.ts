import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { StepError } from '../../src/errors.ts'
import { finish } from '../../src/finish.ts'
import type { Outcome } from '../../src/messages.ts'
import { type Facts, openStep } from '../../src/step.ts'
import { manualClock } from '../support/manual-clock.ts'
import { scratch } from '../support/scratch.ts'

/** Ends a step that knows `facts`; returns whether it is green, what it printed and its summary in plain text. */
function finished(facts: Partial<Facts>, ending: Outcome | StepError) {
  const path = join(scratch(), 'summary')
  writeFileSync(path, '')
  const printed: string[] = []
  const print = (text: { text: string }) => void printed.push(text.text)
  const log = { info: print, warning: print, error: print, mask: () => {}, hide: () => {}, trace: () => {} }
  const dependencies = { env: { GITHUB_STEP_SUMMARY: path }, clock: manualClock(), random: () => 0.5, log }
  const step = openStep(new AbortController().signal, dependencies)
  Object.assign(step.facts, facts)
  const isGreen = finish(step, ending)
  const summary = readFileSync(path, 'utf8').replace(/&#(\d+);/g, (_, code) =>
    String.fromCodePoint(Number(code)),
  )
  return { isGreen, printed, summary }
}

test.each<[Partial<Facts>, string]>([
  [{}, 'Documentation: succeeded'],
  [
    { subject: 'docs.example.com', pageCount: '1', siteErrors: 1 },
    'docs.example.com: succeeded, 1 page, 1 error',
  ],
  [{ pageCount: '12345', siteErrors: 0 }, 'Documentation: succeeded, 12,345 pages, 0 errors'],
  [{ pageCount: 'many' }, 'Documentation: succeeded'],
])('the heading of the summary says what is known: %j', (facts, heading) => {
  const { isGreen, printed, summary } = finished(facts, 'succeeded')
  expect([isGreen, printed]).toEqual([true, ['Done: succeeded']])
  expect(summary).toContain(`<h3>${heading}</h3>`)
})

test('a job that is still running can be resumed with what the log and the summary show', () => {
  const { isGreen, printed, summary } = finished(
    { jobId: "it's", status: 'running', resumeWith: { mode: 'agent-job', 'job-id': "it's" } },
    new StepError('timed-out', { job: "it's", status: 'running', elapsed: '30m' }),
  )
  expect(isGreen).toBe(false)
  expect(printed.slice(0, -1)).toEqual([
    'To resume this job instead of starting another, run the step with:',
    '  with:',
    "    mode: 'agent-job'",
    "    job-id: 'it''s'",
  ])
  expect(printed.at(-1)).toContain("The job it's was still running after 30m")
  expect(summary).toContain('<th>Status</th><td>running</td>')
  expect(summary).toContain("run the step with mode: agent-job, job-id: it's")
})

test('a job that failed is not to be resumed', () => {
  const failure = new StepError('export-failed', { job: 'j', said: 'no such theme' })
  const { printed, summary } = finished({ jobId: 'j', resumeWith: { 'job-id': 'j' } }, failure)
  expect(printed).toHaveLength(1)
  expect(summary).not.toContain('run the step with')
})
