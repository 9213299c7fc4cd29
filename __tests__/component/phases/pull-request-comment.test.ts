import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeEach, expect, test } from '@jest/globals'
import { StepError } from '../../../src/errors/step-error.ts'
import { countFindings } from '../../../src/findings/count-findings.ts'
import { makeFinding } from '../../../src/findings/finding.ts'
import { type CommentedSite, runWithComment } from '../../../src/phases/pull-request-comment.ts'
import type { Step } from '../../../src/step/step.ts'
import { makeFindingsSection } from '../../../src/summary/findings-section.ts'
import { html } from '../../../src/text/markup.ts'
import { type GitHubServer, startGitHubServer, TOKEN } from '../../support/github-server.ts'
import { printedStep } from '../../support/printed-step.ts'
import { scratch } from '../../support/scratch.ts'

let github: GitHubServer
beforeEach(async () => {
  github = await startGitHubServer()
})

interface Options {
  readonly token?: string
  readonly event?: unknown
  readonly env?: NodeJS.ProcessEnv
  readonly site?: Partial<CommentedSite>
}

const SITE: CommentedSite = {
  path: resolve('dist'),
  domain: undefined,
  host: 'nginx',
  basePath: '/',
}

/** Does work that a comment reports, and returns what was printed and how it ended. */
async function commented(work: (step: Step) => void, options: Options = {}) {
  const { token = TOKEN, event = { pull_request: { number: 7 } }, site, env } = options
  const path = join(scratch(), 'event.json')
  writeFileSync(path, typeof event === 'string' ? event : JSON.stringify(event))
  const named = {
    GITHUB_EVENT_PATH: path,
    GITHUB_EVENT_NAME: 'push',
    GITHUB_RUN_ID: '77',
    GITHUB_SHA: '0123456789abcdef',
  }
  const { step, printed } = printedStep({ ...github.env, ...named, ...env })
  step.facts.subject = 'docs.example.com'
  const inputs = { token, requestTimeoutMs: 10_000, previewUrl: undefined }
  const error = await runWithComment(inputs, { ...SITE, ...site }, step, async () =>
    work(step),
  ).catch((reason) => reason)
  return { step, printed, error }
}

const HOSTILE =
  '</code></details><img src=x>@someone #1 GH-2 https://evil.example <!-- --> ![x](y)\n\n# head'
const kind = { code: 'broken-link', severity: 'error', sentence: 'This leads to {to}.' } as const
const spots = [{ page: HOSTILE, line: 3 }]
const finding = makeFinding(kind, { to: HOSTILE }, { target: HOSTILE, spots, pages: 1 })

/** The check found this; or nothing. */
const found =
  (...findings: (typeof finding)[]) =>
  (step: Step) => {
    step.phaseResults.check = { headline: `${findings.length} errors`, details: ['3 pages'] }
    const isCollapsed = ({ isNew }: (typeof findings)[number]) => isNew === false
    const counts = { ...countFindings(findings), findings, isCollapsed }
    const linked = { env: step.env, previewUrl: 'https://pull-7.example/' }
    step.sections.push(makeFindingsSection('Findings of the check', counts, linked))
  }

test('the comment says what was found, and that nothing is left', async () => {
  const { printed } = await commented((step) => {
    found(finding)(step)
    step.sections.push({ heading: 'Of the summary alone', content: html`<p>x</p>` })
  })
  expect(github.comments[0]?.body).not.toContain('Of the summary alone')
  expect(printed).toEqual(['Posted a comment on pull request #7'])
  expect(github.comments[0]?.body).toMatch(
    /^<!-- docs-export-action \w{64} -->\n<h3>✅ docs\.example\.com: 1 errors<\/h3>\n<p><sub>3 pages · commit <a href="https:\/\/github\.example\/octo\/docs\/commit\/0123456789abcdef"><code>0123456<\/code><\/a><\/sub><\/p>\n<h4>Findings of the check<\/h4>\n/,
  )
  expect(github.comments[0]?.body).toMatch(
    /<p><a href="https:\/\/github\.example\/octo\/docs\/actions\/runs\/77">Workflow run<\/a><\/p>\n$/,
  )
  await commented(found())
  expect(github.comments).toHaveLength(1)
  expect(github.comments[0]?.body).toContain('<p>There is nothing new to report.</p>')
})

test('no text in it closes the comment, mentions anybody, or links elsewhere', async () => {
  await commented(found(finding))
  const { body = '' } = github.comments[0] ?? {}
  expect(body).not.toMatch(/\n\s*\n/)
  const own = /<\/?(?:h3|h4|ol|li|p|br|b|sub|code|a(?: href="[^"<>]*")?)>/g
  const [, ...lines] = body.replace(own, '').split('\n')
  expect(lines.join()).not.toMatch(/[<>]/)
  expect(body.replace(/<code>.*?<\/code>|href="[^"]*"/g, '')).not.toMatch(/someone|#1|GH-2|evil/)
  expect([...body.matchAll(/href="(https:\/\/[^/]+)/g)].map(([, origin]) => origin)).toEqual([
    'https://github.example',
    'https://pull-7.example',
    'https://github.example',
  ])
})

test.each([
  [{ head: { sha: 'fedcba9876543210' } }, 'fedcba9'],
  [{ head: { sha: '"><img src=x>' } }, undefined],
  [{ head: {} }, '0123456'],
])('the comment says which commit it is about: %j', async (pullRequest, commit) => {
  await commented(found(finding), { event: { pull_request: { number: 7, ...pullRequest } } })
  const [, shown] = /commit <a [^>]*><code>(\w+)</.exec(github.comments[0]?.body ?? '') ?? []
  expect(shown).toBe(commit)
})

test('known findings are shown with new ones, and an earlier comment says that there is nothing new', async () => {
  await commented(
    found({ ...finding, isNew: true }, { ...finding, isNew: false, target: 'old.html' }),
  )
  expect(github.comments[0]?.body).toMatch(
    /<details><summary>1 known error<\/summary>\n<ol>\n<li>❌ <b><code>old\.html</,
  )
  await commented(found({ ...finding, isNew: false, target: 'old.html' }))
  expect(github.comments[0]?.body).toMatch(/There is nothing new to report\..*old\.html/s)
})

test.each<[string, (step: Step) => void]>([
  ['none is created if there is nothing to report', found()],
  ['none is created for known findings', found({ ...finding, isNew: false })],
  ['none is created without results', () => {}],
])('%s', async (_, work) => {
  await commented(work)
  expect(github.comments).toEqual([])
})

test('an earlier one is kept without results, and says why a step failed', async () => {
  await commented(found(finding))
  const earlier = structuredClone(github.comments)
  const failing = (known: (step: Step) => void) => (step: Step) => {
    known(step)
    throw new StepError('live-unreachable', {
      host: 'docs',
      why: 'no',
      attempts: '5',
      elapsed: '1s',
      advice: 'Wait',
    })
  }
  expect((await commented(failing(() => {}))).error).toMatchObject({ code: 'live-unreachable' })
  expect(github.comments).toEqual(earlier)
  expect((await commented(failing(found()))).error).toMatchObject({ code: 'live-unreachable' })
  expect(github.comments[0]?.body).toContain(
    '<p>The published site at docs could not be reached: no;',
  )
})

test('each site has its own', async () => {
  await commented(found(finding))
  const others: Partial<CommentedSite>[] = [
    { path: resolve('site') },
    { path: undefined },
    { domain: 'docs.example.com' },
    { host: 'netlify' },
    { basePath: '/docs/' },
  ]
  for (const site of [...others, ...others, {}]) await commented(found(finding), { site })
  expect(github.comments).toHaveLength(1 + others.length)
})

const from = (repo: object | null) => ({
  repository: { id: 1 },
  pull_request: { number: 7, head: { repo } },
})
const OWN = from({ id: 1 })
const FORK = from({ id: 2 })
const GONE = from(null)
const DEPENDABOT = { GITHUB_ACTOR: 'dependabot[bot]', GITHUB_EVENT_NAME: 'pull_request' }
const OF_BASE = { GITHUB_EVENT_NAME: 'pull_request_target' }

test.each<[string, Options, RegExp]>([
  [
    'another event',
    { event: {} },
    /^Note: no comment was written, because the event is push, not a pull request$/,
  ],
  [
    'an event that is not JSON',
    { event: '{' },
    /^warning: Comment not written: docs\.example\.com: Variables that the runner sets for this step are invalid, so the comment on the pull request was not written \(the text of the comment is in the job summary\)\. Check whether .*: GITHUB_EVENT_PATH is “.*”, and the event in that file cannot be read: it is not valid JSON$/,
  ],
  [
    'a pull request that is missing from its event',
    { event: {}, env: { GITHUB_EVENT_NAME: 'pull_request' } },
    /^warning: Comment not written: .*: the event is pull_request, but GITHUB_EVENT_PATH is “.*”, which does not describe a pull request$/,
  ],
  [
    'a missing permission',
    {},
    /^warning: Comment not written: docs\.example\.com: .* \(HTTP 403\)\..* Give the job `permissions: pull-requests: write`\.$/,
  ],
  [
    'a fork',
    { event: FORK },
    /^Note: The comment on the .* not written: .* \(HTTP 403\)\..* The text of the comment is in the job summary\. Runs for pull requests from forks never get permission to write comments\.$/,
  ],
  ['a deleted fork', { event: GONE }, /^Note: The comment .* \(HTTP 403\)\./],
  [
    'a fork, without a token',
    { event: FORK, token: '' },
    /^Note: The input `pull-request-comment`/,
  ],
  [
    'Dependabot',
    { env: DEPENDABOT },
    /^Note: The comment .* \(HTTP 403\)\..* Give the job `permissions/,
  ],
  [
    'a fork, where the workflow runs for the base',
    { event: FORK, env: OF_BASE },
    /^warning: Comment not written: .* \(HTTP 403\)\./,
  ],
  [
    'Dependabot, where the workflow runs for the base',
    { env: { ...DEPENDABOT, ...OF_BASE } },
    /^warning: Comment not written: /,
  ],
  ['another branch', { event: OWN }, /^warning: Comment not written: .* \(HTTP 403\)\./],
  [
    'no token',
    { token: '' },
    /^warning: Comment not written: docs\.example\.com: The input `pull-request-comment` needs/,
  ],
  [
    'an invalid token',
    { token: 'ghs_x' },
    /^warning: Comment not written: .* \(HTTP 401\)\. It said: “Bad credentials”.*\. Leave `github-token` out to/,
  ],
])('%s leaves the step green, with the text in the summary', async (_, options, words) => {
  github.may = 'read'
  const { error, printed, step } = await commented(found(finding), options)
  expect(error).toBeUndefined()
  expect(printed).toEqual([expect.stringMatching(words)])
  expect(github.comments).toEqual([])
  const shown = step.collapsedSections.map(({ content }) => content.text).join()
  expect(shown.includes('Workflow run')).toBe(!words.source.includes('not a pull request'))
})

test('a canceled step ends without one', async () => {
  const { step } = await commented(() => {})
  const work = async () => {
    step.sections.push({ heading: 'x', content: html`x` })
    throw new Error('canceled')
  }
  const canceled = { ...step, signal: AbortSignal.abort() }
  const asked = { token: TOKEN, requestTimeoutMs: 1, previewUrl: undefined }
  await expect(runWithComment(asked, SITE, canceled, work)).rejects.toThrow('canceled')
  expect(github.requests).toEqual([])
})
