import { beforeEach, expect, test } from '@jest/globals'
import { openGitHub } from '../../../src/github/client.ts'
import { makePostFailureExplainer } from '../../../src/github/comment/explain-post-failure.ts'
import { upsertComment } from '../../../src/github/comment/upsert-comment.ts'
import { readRepository } from '../../../src/github/repository.ts'
import {
  BOT,
  type GitHubServer,
  OWN_TOKEN,
  startGitHubServer,
  TOKEN,
} from '../../support/github-server.ts'
import { manualClock } from '../../support/manual-clock.ts'

const MARK = '<!-- docs-export-action 1 -->'
const OCTOCAT = { id: 1, type: 'User' }
const MALLORY = { id: 2, type: 'User' }

let github: GitHubServer
beforeEach(async () => {
  github = await startGitHubServer()
})

/** Writes or updates a comment with this text, and returns what was done. */
function keep(text: string, createIfMissing = true, token = TOKEN) {
  const clock = manualClock()
  const signal = new AbortController().signal
  const options = {
    repository: readRepository(github.env, 'no'),
    requestTimeoutMs: 10_000,
    clock,
    deadlineMs: 120_000,
    random: () => 1,
    signal,
    info: () => {},
  }
  const opened = openGitHub({ ...options, token }, makePostFailureExplainer('comment', false))
  return upsertComment(opened, token, {
    issueNumber: 7,
    mark: MARK,
    body: `${MARK}\n${text}`,
    createIfMissing,
  })
}

type User = GitHubServer['comments'][number]['user']
const stored = (id: number, body: string, user: User = BOT) => ({ id, body, user })
const texts = () => github.comments.map(({ body }) => body)
const written = () => github.requests.filter((line) => !line.startsWith('GET '))

test('a comment is created, and updated from then on', async () => {
  const ends = [await keep('one'), await keep('two'), await keep('nothing', false)]
  expect(ends).toEqual(['created', 'updated', 'updated'])
  expect(texts()).toEqual([`${MARK}\nnothing`])
})

test('none is created if there is nothing to report', async () => {
  expect(await keep('nothing', false)).toBe('not needed')
  expect(texts()).toEqual([])
})

test.each([
  ['the newest of several', TOKEN, [stored(1, `${MARK}\nold`), stored(2, `${MARK}\nnewer`)], 1],
  [
    'one far down after others',
    TOKEN,
    [...Array(250).keys()].map((i) => stored(i, i === 230 ? MARK : 'x')),
    230,
  ],
  [
    'one after more than a thousand',
    TOKEN,
    [...Array(1_150).keys()].map((i) => stored(i, i === 1_120 ? MARK : 'x')),
    1_120,
  ],
  ['none with another mark', TOKEN, [stored(1, '<!-- docs-export-action 2 -->')], 1],
  ['none that quotes the mark', TOKEN, [stored(1, `> ${MARK}\nquoted`), stored(2, ` ${MARK}`)], 2],
  [
    'none by somebody who copied the mark',
    TOKEN,
    [stored(1, MARK), stored(2, `${MARK}\nmine`, MALLORY)],
    0,
  ],
  [
    'one by an account, with its token',
    OWN_TOKEN,
    [stored(1, MARK, OCTOCAT), stored(2, MARK, MALLORY)],
    0,
  ],
  ['none by a bot, with the token of an account', OWN_TOKEN, [stored(1, MARK)], 1],
  ['one without an author', TOKEN, [stored(1, MARK, null)], 0],
])('the comment that is updated is %s', async (_, token, comments, index) => {
  github.mostPerPage = 40
  github.comments.push(...comments.map((comment) => ({ ...comment })))
  await keep('now', true, token)
  expect(texts()).toEqual(comments.map(({ body }) => body).toSpliced(index, 1, `${MARK}\nnow`))
})

const OTHER_BOT = { id: 3, type: 'Bot', login: 'mirror[bot]' }
const APP = { id: 4, type: 'Bot', login: 'docs[bot]' }
test.each<[string, unknown, User, boolean]>([
  ['another bot', { login: 'github-actions[bot]' }, OTHER_BOT, false],
  ['another bot, if the server does not say whose token it is', undefined, OTHER_BOT, false],
  ['another bot, if the response is unreadable', null, OTHER_BOT, false],
  ['the app of the token', { login: 'docs[bot]' }, APP, true],
  ['the app of the token, under its name only', { login: 'docs' }, APP, true],
  ['the workflow, before it had an app', { login: 'docs[bot]' }, BOT, true],
  ['a person with the name of the app', { login: 'docs' }, { ...APP, type: 'User' }, false],
])('a comment that begins with the mark is by %s', async (_, viewer, user, isOwn) => {
  github.viewer = viewer
  github.comments.push(stored(1, MARK, user), stored(2, MARK, { ...OTHER_BOT, id: 5 }))
  expect(await keep('now')).toBe(isOwn ? 'updated' : 'created')
  expect(texts()).toEqual(isOwn ? [`${MARK}\nnow`, MARK] : [MARK, MARK, `${MARK}\nnow`])
})

test('the server of the repository is asked whose token it is, and only if it matters', async () => {
  github.viewer = { login: 'docs[bot]' }
  github.comments.push(stored(1, 'x', OTHER_BOT), stored(2, MARK))
  await keep('now')
  expect(written()).toEqual(['PATCH /repos/octo/docs/issues/comments/2'])
  github.comments.push(stored(3, MARK, OTHER_BOT))
  await keep('now')
  expect(written().slice(1)).toEqual([
    'POST /api/graphql',
    'PATCH /repos/octo/docs/issues/comments/2',
  ])
})

test('nothing is written while the author of the comments is unknown', async () => {
  github.knowsUser = false
  github.comments.push(stored(1, MARK, MALLORY))
  await expect(keep('now', true, OWN_TOKEN)).rejects.toMatchObject({ code: 'comment-failed' })
  expect(texts()).toEqual([MARK])
})

test.each([1, 3])('with %i lost responses, there is one comment', async (lost) => {
  github.lostAnswers = lost
  await keep('one')
  github.lostAnswers = 1
  await keep('two')
  expect(texts()).toEqual([`${MARK}\ntwo`])
})

test('an error response of a gateway does not count as a comment', async () => {
  github.refusals.push({ match: /^POST/, status: 502, times: 2 })
  await keep('one')
  expect(texts()).toEqual([`${MARK}\none`])
  expect(written()).toEqual(Array(3).fill('POST /repos/octo/docs/issues/7/comments'))
})

const LIMIT = { 'retry-after': '50' }
test.each<[string, number, Record<string, string>, number, string]>([
  ['a fork', 403, {}, 1, 'comment-forbidden'],
  ['a token that cannot see anything', 404, {}, 1, 'comment-forbidden'],
  ['a limit', 403, LIMIT, 3, 'comment-failed'],
  ['a limit that lasts hours', 429, { 'retry-after': '7200' }, 1, 'comment-failed'],
  ['a text that is refused', 422, {}, 1, 'comment-forbidden'],
  ['a server that fails', 502, {}, 9, 'comment-failed'],
])('%s is reported as such', async (_, status, headers, tries, code) => {
  github.refusals.push({ match: /^POST/, status, headers, body: { message: 'no' } })
  await expect(keep('one')).rejects.toMatchObject({
    code,
    message: expect.stringContaining(' said: “no”'),
  })
  expect(written()).toHaveLength(tries)
})

test.each([
  [
    'a locked conversation',
    403,
    { message: 'Unable to create comment because issue is locked.' },
    'Unlock the conversation of the pull request or leave `pull-request-comment` out.',
  ],
  [
    'an archived repository',
    403,
    { message: 'Repository was archived so is read-only.' },
    'Unarchive the repository or leave `pull-request-comment` out.',
  ],
  [
    'disabled issues',
    410,
    { message: 'Issues are disabled for this repo' },
    'Turn on issues in the settings of the repository or leave `pull-request-comment` out.',
  ],
  [
    'a token that is not authorized',
    403,
    { message: 'Resource protected by organization SAML enforcement.' },
    'or authorize the given token for single sign-on.',
  ],
  [
    'an invisible repository',
    404,
    { message: 'Not Found' },
    'write` and check that the token belongs to this repository.',
  ],
  [
    'an invalid field',
    422,
    { message: 'Validation Failed', errors: [{ field: 'body', code: 'too_long' }] },
    'It said: “Validation Failed: body: too_long”. The text of the comment is in the job summary. Trying again will not help: if',
  ],
])('the advice about %s fits', async (_, status, body, advice) => {
  github.refusals.push({ match: /^POST/, status, body })
  await expect(keep('one')).rejects.toThrow(advice)
})

test('a limit that ends soon is waited for', async () => {
  github.refusals.push({ match: /./, status: 429, headers: LIMIT, times: 1 })
  expect(await keep('one')).toBe('created')
})

test('with more comments than are read, no other one is created', async () => {
  github.mostPerPage = 1
  github.comments.push(...Array.from({ length: 32 }, (_, i) => stored(i, i === 31 ? MARK : 'x')))
  await expect(keep('one')).rejects.toMatchObject({ code: 'comment-failed' })
  expect(written()).toEqual([])
})

test('a sign-in page in place of the API is not something to try again', async () => {
  const page = '<!doctype html><title>Sign in</title>'
  const headers = { 'content-type': 'text/html' }
  github.refusals.push({ match: /^GET/, status: 200, headers, text: page })
  await expect(keep('one')).rejects.toThrow(
    /“Sign in”.* is in the job summary\. Check `GITHUB_API_URL`, and whether a proxy or a sign-in page/,
  )
})
