import { beforeEach, expect, test } from '@jest/globals'
import { StepError } from '../../../src/errors/step-error.ts'
import { runWithLiveIssue } from '../../../src/phases/live-issue.ts'
import { type GitHubServer, startGitHubServer, TOKEN } from '../../support/github-server.ts'
import { printedStep } from '../../support/printed-step.ts'

let github: GitHubServer
beforeEach(async () => {
  github = await startGitHubServer()
})

const UNREACHABLE = new StepError('live-unreachable', {
  host: 'docs',
  why: 'no',
  attempts: '5',
  elapsed: '1s',
  advice: 'Wait',
})
const DISK = new StepError('check-disk-failed', { site: '/x', why: 'EIO', canSwitchOff: false })

/** Runs a live check that ends like this, and returns what was printed and how it ended. */
async function checked(
  failure: Error | undefined,
  address = 'https://docs.example.com/manual/',
  signal?: AbortSignal,
) {
  const { step, printed } = printedStep({ ...github.env, GITHUB_RUN_ID: '77' })
  const live = {
    url: new URL(address),
    timeoutMs: 1_000,
    pollIntervalMs: 1_000,
    requestTimeoutMs: 1_000,
    issue: { token: TOKEN },
  }
  const work = async () => {
    if (failure !== undefined) throw failure
  }
  const used = signal === undefined ? step : { ...step, signal }
  const end = await runWithLiveIssue(live, used, work).then(
    () => 'green',
    (error) => error,
  )
  return { printed, end }
}

test('for a host that does not respond, an issue is opened, and each address has its own', async () => {
  for (const address of ['https://docs.example.com/', 'https://docs.example.com/manual/'])
    expect((await checked(UNREACHABLE, address)).end).toBe(UNREACHABLE)
  expect(github.issues).toMatchObject([
    { title: 'docs.example.com does not serve the published site' },
    {
      title: 'docs.example.com/manual/ does not serve the published site',
      body: expect.stringContaining('The published site at docs could not be reached'),
    },
  ])
  expect((await checked(undefined)).end).toBe('green')
  expect(github.issues.map(({ state }) => state)).toEqual(['open', 'closed'])
})

test.each<[string, Error]>([
  ['a full disk', DISK],
  ['a bug', new TypeError('x')],
])('%s says nothing about readers', async (_, failure) => {
  expect((await checked(failure)).end).toBe(failure)
  expect(github.requests).toEqual([])
})

test('a canceled step ends without one', async () => {
  await checked(UNREACHABLE, undefined, AbortSignal.abort())
  expect(github.requests).toEqual([])
})
