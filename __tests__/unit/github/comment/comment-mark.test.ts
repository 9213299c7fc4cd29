import { expect, test } from '@jest/globals'
import {
  makeAttemptMark,
  makeCommentMark,
  makeIssueMark,
} from '../../../../src/github/comment/comment-mark.ts'

const ENV = {
  GITHUB_WORKFLOW: 'Docs',
  GITHUB_WORKFLOW_REF: 'octo/docs/.github/workflows/docs.yml@refs/pull/7/merge',
  GITHUB_JOB: 'preview',
}
const ref = (GITHUB_WORKFLOW_REF: string) => ({ GITHUB_WORKFLOW_REF })
const MARK = makeCommentMark(ENV, ['dist', 'docs.example.com', 'nginx', '/'])

test('is a comment of HTML on one line', () => {
  expect(MARK).toMatch(/^<!-- docs-export-action [0-9a-f]{64} -->$/)
  expect(makeCommentMark({}, ['--><script>', '\n'])).toMatch(
    /^<!-- docs-export-action [0-9a-f]{64} -->$/,
  )
})

test.each([
  ['the same', {}, ['dist', 'docs.example.com', 'nginx', '/'], true],
  ['another pull request', ref(ENV.GITHUB_WORKFLOW_REF.replace('7', '8')), undefined, true],
  [
    'a workflow of the same name',
    ref('octo/docs/.github/workflows/x.yml@refs/x'),
    undefined,
    false,
  ],
  [
    'a workflow whose name differs after an @',
    ref('octo/docs/.github/workflows/docs.yml@2.yml@refs/pull/7/merge'),
    undefined,
    false,
  ],
  ['another job', { GITHUB_JOB: 'check' }, undefined, false],
  ['another folder', {}, ['site', 'docs.example.com', 'nginx', '/'], false],
  ['another domain', {}, ['dist', '', 'nginx', '/'], false],
  ['another host', {}, ['dist', 'docs.example.com', 'netlify', '/'], false],
])('%s', (_, env, site = ['dist', 'docs.example.com', 'nginx', '/'], isSame) => {
  expect(makeCommentMark({ ...ENV, ...env }, site) === MARK).toBe(isSame)
})

test('without the file of the workflow, its name counts', () => {
  const [docs, tests] = ['Docs', 'Tests'].map((name) =>
    makeCommentMark({ ...ENV, ...ref(''), GITHUB_WORKFLOW: name }, []),
  )
  expect(docs).not.toBe(tests)
})

test('an issue has one mark in all workflows, and each attempt of a run one for each state', () => {
  const address = 'https://docs.example.com/'
  const run = { ...ENV, GITHUB_RUN_ID: '7', GITHUB_RUN_ATTEMPT: '1' }
  const marks = [
    makeIssueMark(address),
    makeIssueMark(`${address}de/`),
    makeAttemptMark(run, address, true),
    makeAttemptMark(run, address, false),
    makeAttemptMark(run, `${address}de/`, true),
    makeAttemptMark({ ...run, GITHUB_RUN_ID: '8' }, address, true),
    makeAttemptMark({ ...run, GITHUB_RUN_ATTEMPT: '2' }, address, true),
    makeAttemptMark({ ...run, GITHUB_JOB: 'other' }, address, true),
  ]
  expect(new Set(marks).size).toBe(marks.length)
  expect(makeAttemptMark({ ...run }, address, true)).toBe(marks[2])
})
