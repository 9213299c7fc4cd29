import { beforeEach, expect, test } from '@jest/globals'
import { openGitHub } from '../../../src/github/client.ts'
import { makePostFailureExplainer } from '../../../src/github/comment/explain-post-failure.ts'
import { updateIssue } from '../../../src/github/comment/issues.ts'
import { readRepository } from '../../../src/github/repository.ts'
import { BOT, type GitHubServer, startGitHubServer, TOKEN } from '../../support/github-server.ts'
import { manualClock } from '../../support/manual-clock.ts'

const MARK = '<!-- docs-export-action 1 -->'
const MALLORY = { id: 2, type: 'User' }

let github: GitHubServer
beforeEach(async () => {
  github = await startGitHubServer()
})

/** Updates the issue as a run with this text does. */
function keep(run: string, hasProblem: boolean, isFromFork = false) {
  const options = {
    repository: readRepository(github.env, 'no'),
    requestTimeoutMs: 10_000,
    clock: manualClock(),
    deadlineMs: 120_000,
    random: () => 1,
    signal: new AbortController().signal,
    info: () => {},
  }
  const opened = openGitHub(
    { ...options, token: TOKEN },
    makePostFailureExplainer('issue', isFromFork),
  )
  const attemptMark = `<!-- run ${run} ${hasProblem} -->`
  const body = `${attemptMark}\n${run}`
  return updateIssue(opened, TOKEN, {
    issueMark: MARK,
    attemptMark,
    title: 'Not live',
    body,
    hasProblem,
  })
}

type Issue = GitHubServer['issues'][number]

function stored(number: number, changes: Partial<Issue> = {}): Issue {
  return {
    id: 9_000 + number,
    number,
    title: 'x',
    body: `${MARK}\n<!-- run 0 true -->\nold`,
    user: BOT,
    state: 'open',
    ...changes,
  }
}

/** Returns which texts were written where, without marks. */
const said = () =>
  github.comments.map(({ on, body }) => `${on}: ${body.replace(/<!--.*?-->\n/g, '')}`)
const states = () => github.issues.map(({ number, state }) => `${number} ${state}`)

test('an issue is opened, commented on, closed, and opened again', async () => {
  const ends = []
  for (const [run, hasProblem] of [
    ['one', true],
    ['two', true],
    ['three', true],
    ['four', false],
    ['five', false],
    ['six', true],
  ] as const)
    ends.push(await keep(run, hasProblem))
  expect(ends).toEqual([
    'opened',
    'commented on #10',
    'commented on #10',
    'closed #10',
    'not needed',
    'opened',
  ])
  expect(said()).toEqual(['10: two', '10: three', '10: four'])
  expect(github.issues).toMatchObject([
    {
      title: 'Not live',
      body: `${MARK}\n<!-- run one true -->\none`,
      state: 'closed',
      state_reason: 'completed',
    },
    { state: 'open', body: expect.stringContaining('six') },
  ])
})

test('if readers get the site, nothing is written', async () => {
  expect(await keep('one', false)).toBe('not needed')
  expect(github.requests).toEqual(['GET /repos/octo/docs/issues'])
})

test.each<[string, Issue[], string]>([
  ['none with another mark', [stored(3, { body: '<!-- other -->' })], 'opened'],
  ['none that quotes the mark', [stored(3, { body: `> ${MARK}` })], 'opened'],
  ['none by somebody who copied the mark', [stored(3, { user: MALLORY })], 'opened'],
  ['none that somebody closed', [stored(3, { state: 'closed' })], 'opened'],
  ['not a pull request', [stored(3, { pull_request: {} })], 'opened'],
  ['the newest of several', [stored(3), stored(5), stored(4)], 'commented on #5'],
  [
    'one far down after others',
    [stored(3), ...Array.from({ length: 250 }, (_, i) => stored(10 + i, { body: 'x' }))],
    'commented on #3',
  ],
])('the issue that is updated is %s', async (_, issues, end) => {
  github.mostPerPage = 40
  github.issues.push(...issues)
  expect(await keep('one', true)).toBe(end)
})

test('all that are open are closed', async () => {
  github.issues.push(stored(3), stored(4, { user: MALLORY }), stored(5))
  expect(await keep('one', false)).toBe('closed #5, #3')
  expect(states()).toEqual(['3 closed', '4 open', '5 closed'])
  expect(said()).toEqual(['5: one', '3: one'])
})

test.each([1, 3])(
  'with %i lost responses, there is one issue, and one comment each',
  async (lost) => {
    for (const [run, hasProblem] of [
      ['one', true],
      ['two', true],
      ['three', false],
    ] as const) {
      github.lostAnswers = lost
      await keep(run, hasProblem)
    }
    expect(states()).toEqual(['10 closed'])
    expect(said()).toEqual(['10: two', '10: three'])
  },
)

test('an attempt that reports the same again reports it once', async () => {
  for (const run of ['one', 'one', 'two', 'two']) await keep(run, true)
  expect(said()).toEqual(['10: two'])
})

test.each<[string, number, string, string, string]>([
  ['no permission', 403, 'Resource not accessible', 'issue-forbidden', 'issues: write`.'],
  ['an expired token', 401, 'Bad credentials', 'issue-forbidden', 'have expired or been'],
  ['nothing to see', 404, 'Not Found', 'issue-forbidden', 'issues: write` and check that'],
  ['disabled issues', 410, 'Issues has been disabled', 'issue-forbidden', 'Turn on issues'],
  ['a locked issue', 403, 'because issue is locked.', 'issue-forbidden', 'Unlock the conversation'],
  ['a text that is refused', 422, 'no', 'issue-forbidden', 'Trying again will not help'],
  ['a server that fails', 502, 'no', 'issue-failed', 'The next check tries again'],
])('%s is reported as such', async (_, status, said, code, advice) => {
  github.refusals.push({ match: /^POST/, status, body: { message: said } })
  const failure = { code, message: expect.stringContaining(` said: “${said}”`) }
  for (const isFromFork of [false, true]) {
    await expect(keep('one', true, isFromFork)).rejects.toMatchObject(failure)
    await expect(keep('one', true, isFromFork)).rejects.toThrow(advice)
  }
})
