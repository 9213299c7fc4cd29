import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { findRunRestriction, readEvent } from '../../../src/github/event.ts'
import { scratch } from '../../support/scratch.ts'

const path = () => join(scratch(), 'event.json')
const eventOf = (content: string) => {
  const file = path()
  writeFileSync(file, content)
  return readEvent({ GITHUB_EVENT_PATH: file }, undefined)
}

const OPEN = {
  number: 7,
  head: { sha: 'head' },
  merge_commit_sha: 'merge',
  merged: false,
  merged_at: null,
}

test.each([
  ['an open pull request', { pull_request: OPEN }, 'head', 7],
  [
    'one that was closed without merging',
    { pull_request: { ...OPEN, state: 'closed' } },
    'head',
    7,
  ],
  ['a merged one', { pull_request: { ...OPEN, merged: true } }, 'merge', 7],
  [
    'a review of a merged one',
    { pull_request: { ...OPEN, merged: undefined, merged_at: '2026' } },
    'merge',
    7,
  ],
  ['a merged one without details', { pull_request: { merged: true } }, undefined, undefined],
  ['another workflow', { workflow_run: { head_sha: 'head' } }, 'head', undefined],
  ['a push', { after: 'x' }, undefined, undefined],
  ['what has other types', { pull_request: null, workflow_run: 'x' }, undefined, undefined],
  ['what has others within', { pull_request: { number: '7', head: 3 } }, undefined, undefined],
])('the commit and the pull request of %s', (_, event, commit, pullRequest) => {
  expect(eventOf(JSON.stringify(event))).toEqual({
    commit,
    pullRequest,
    isForkRepository: false,
    isFromFork: false,
  })
})

test.each([
  ['no path', {}],
  ['no file', { GITHUB_EVENT_PATH: '/no/such/file' }],
])('%s is not an event', (_, env) => {
  expect(readEvent(env, undefined)).toEqual({
    commit: undefined,
    pullRequest: undefined,
    isForkRepository: false,
    isFromFork: false,
  })
})

describe('an event that cannot be read is reported, and none of it is shown', () => {
  test.each(['', '{"token": "hunter2'])('%s', (content) => {
    expect(() => eventOf(content)).toThrow('it is not valid JSON')
    expect(() => eventOf(content)).not.toThrow('hunter2')
  })

  test('a folder', () => {
    const folder = path()
    mkdirSync(folder)
    expect(() => readEvent({ GITHUB_EVENT_PATH: folder }, undefined)).toThrow(
      /the event in that file cannot be read: EISDIR/,
    )
  })
})

test.each<[string, object, boolean]>([
  ['a push', { repository: { id: 1 } }, false],
  ['a branch', { repository: { id: 1 }, pull_request: { head: { repo: { id: 1 } } } }, false],
  ['a fork', { repository: { id: 1 }, pull_request: { head: { repo: { id: 2 } } } }, true],
  ['a deleted fork', { repository: { id: 1 }, pull_request: { head: { repo: null } } }, true],
])('where a pull request comes from: %s', (_, event, isFromFork) => {
  expect(eventOf(JSON.stringify(event))).toMatchObject({ isFromFork })
})

test.each([
  [true, true],
  [false, false],
  ['true', false],
])('a repository with fork: %j is a fork: %s', (fork, isForkRepository) => {
  expect(eventOf(JSON.stringify({ repository: { fork } }))).toMatchObject({ isForkRepository })
})

test.each([
  ['pull_request', 'dependabot'],
  ['pull_request_review', 'dependabot'],
  ['pull_request_review_comment', 'dependabot'],
  ['push', 'dependabot'],
  ['create', 'dependabot'],
  ['deployment', 'dependabot'],
  ['deployment_status', 'dependabot'],
  ['pull_request_target', undefined],
  ['workflow_run', undefined],
  ['schedule', undefined],
  ['workflow_dispatch', undefined],
])('a run of Dependabot for the event %s has few rights: %s', (event, expected) => {
  const env = { GITHUB_ACTOR: 'dependabot[bot]', GITHUB_EVENT_NAME: event }
  expect(findRunRestriction(env)).toBe(expected)
  expect(findRunRestriction({ ...env, GITHUB_ACTOR: 'me' })).toBeUndefined()
})
