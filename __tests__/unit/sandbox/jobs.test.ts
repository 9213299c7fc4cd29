import { expect, test } from '@jest/globals'
import { agentState, exportState, type Story } from '../../../sandbox/jobs.ts'

const COURSE = { exportTimeMs: 10_000, pages: 40, failsWith: undefined }

test.each([
  [-1, { status: 'queued', progress: 0, pageCount: 0, error: null }],
  [0, { status: 'queued', progress: 0, pageCount: 0, error: null }],
  [999, { status: 'queued', progress: 0, pageCount: 0, error: null }],
  [1_000, { status: 'running', progress: 0, pageCount: 0, error: null }],
  [5_500, { status: 'running', progress: 50, pageCount: 20, error: null }],
  [9_999, { status: 'running', progress: 99, pageCount: 39, error: null }],
  [10_000, { status: 'completed', progress: 100, pageCount: 40, error: null }],
  [90_000, { status: 'completed', progress: 100, pageCount: 40, error: null }],
])('the state of an export after %d ms', (elapsedMs, life) => {
  expect(exportState(elapsedMs, COURSE)).toEqual(life)
})

test.each([
  [5_500, { status: 'running', progress: 50, pageCount: 20, error: null }],
  [6_000, { status: 'failed', progress: 55, pageCount: 22, error: 'no such branch' }],
  [90_000, { status: 'failed', progress: 55, pageCount: 22, error: 'no such branch' }],
])('the state of a failing export after %d ms', (elapsedMs, life) => {
  expect(exportState(elapsedMs, { ...COURSE, failsWith: 'no such branch' })).toEqual(life)
})

test('an export that takes no time is completed at once', () => {
  expect(exportState(0, { ...COURSE, exportTimeMs: 0 })).toMatchObject({ status: 'completed', progress: 100 })
})

test.each<[Story, object]>([
  ['pull-request', { status: 'completed', hasPullRequest: true, archivedAfterMs: null }],
  ['no-change', { status: 'completed', hasPullRequest: false, archivedAfterMs: null }],
  ['failed', { status: 'failed', hasPullRequest: false, archivedAfterMs: null }],
  ['archived', { status: 'archived', hasPullRequest: true, archivedAfterMs: 5_000 }],
])('an agent job with the story %s', (story, end) => {
  expect(agentState(4_999, 5_000, story)).toEqual({
    status: 'active',
    hasPullRequest: false,
    archivedAfterMs: null,
  })
  expect(agentState(5_000, 5_000, story)).toEqual(end)
})
