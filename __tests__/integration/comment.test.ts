/**
 * `pull-request-comment`, as the runner starts the step; component/modes/comment.test.ts tests
 * which comment it is.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@jest/globals'
import { startGitHubServer, TOKEN } from '../support/github-server.ts'
import { keptScratch } from '../support/scratch.ts'
import { siteHost } from '../support/site-host.ts'
import { checkIn, exportFrom, workspaceWith } from '../support/step.ts'

const page = (body: string) =>
  `<!doctype html><title>A page</title><main><h1>About it</h1><p>${body}</p></main>`
const GOOD = {
  'index.html': page('home'),
  '404.html': page('not found'),
  'guide.html': page('how'),
}
const LATER = {
  ...GOOD,
  'guide.html': page('how not <a href="gone.html">x</a>'),
  '日本 1.html': page('new'),
}

/** A pull request on GitHub, and the inputs and environment of a step for it. */
async function pullRequest(event: object = {}) {
  const github = await startGitHubServer()
  const path = join(keptScratch(), 'event.json')
  writeFileSync(path, JSON.stringify({ pull_request: { number: 7 }, ...event }))
  const inputs = {
    'pull-request-comment': 'true',
    'preview-url': 'https://pull-7.example',
    'github-token': TOKEN,
  }
  const env = { ...github.env, GITHUB_EVENT_PATH: path, GITHUB_RUN_ID: '77', GITHUB_JOB: 'docs' }
  return { github, inputs, env }
}

const folders = (later: Record<string, string>) =>
  workspaceWith({
    ...Object.fromEntries(Object.entries(later).map(([name, text]) => [`public/${name}`, text])),
    ...Object.fromEntries(Object.entries(GOOD).map(([name, text]) => [`earlier/${name}`, text])),
  })

test('mode check reports what it found and what changed, even if it fails, and then that nothing is left', async () => {
  const { github, inputs, env } = await pullRequest()
  const workspace = folders(LATER)
  const given = { ...inputs, 'compare-with': 'earlier', host: 'nginx', verify: 'strict' }
  const run = await checkIn(workspace, given, env)
  expect([run.exitCode, run.outputs.outcome, run.warnings.length]).toEqual([1, 'verify-failed', 1])
  expect(github.comments).toHaveLength(1)
  const [{ body } = { body: '' }] = github.comments
  for (const part of [
    '❌ 1 error in public</h3>\n<p><sub>4 pages · nginx · ',
    '<br><a href="https://pull-7.example/guide.html"><code>guide.html:1</code></a> · new broken link',
    '<h4>Compared with the earlier site: 1 page added, 1 page changed</h4>',
    '<li><a href="https://pull-7.example/%E6%97%A5%E6%9C%AC%201.html"><code>日本 1.html</code></a></li>',
    '<a href="https://github.example/octo/docs/actions/runs/77">Workflow run</a> · <a href="https://pull-7.example/">Preview</a>',
  ])
    expect(body).toContain(part)
  expect(run.stdout.replaceAll(/^::add-mask::.*$/gm, '')).not.toContain(TOKEN)
  expect(run.summary).toContain('<a href="https://pull-7.example/guide.html">')
  const folder = dirname(run.outputs.changesReport ?? '')
  for (const name of ['changes.md', 'report.html'])
    expect(readFileSync(join(folder, name), 'utf8')).toContain(
      'href="https://pull-7.example/guide.html"',
    )

  const again = await checkIn(folders(GOOD), given, env)
  expect([again.exitCode, again.warnings]).toEqual([0, []])
  expect(github.comments).toHaveLength(1)
  expect(github.comments[0]?.body).toContain('There is nothing new to report.')
})

test.concurrent('an export reports it, too; for a fork, the summary does', async () => {
  const { github, inputs, env } = await pullRequest({ repository: { id: 1 } })
  github.may = 'read'
  const workspace = workspaceWith({ 'earlier/index.html': GOOD['index.html'] })
  const given = { ...inputs, 'site-path': 'public', 'compare-with': 'earlier' }
  const run = await exportFrom({ site: workspaceWith(LATER) }, given, { workspace, env })
  expect([run.outputs.outcome, github.comments]).toEqual(['succeeded', []])
  expect(run.log).toContain('Note: The comment on the pull request was not written: 127.0.0.1')
  expect(run.summary).toMatch(
    /The comment that could not be written.*\n*<p>The comment on .* \(HTTP 403\)/,
  )

  github.may = 'write'
  await exportFrom(
    { site: workspaceWith(LATER) },
    { ...given, overwrite: 'true' },
    { workspace, env },
  )
  expect(github.comments).toMatchObject([{ body: expect.stringContaining('4 pages · ') }])
})

test.concurrent('the responses of the host are part of it', async () => {
  const { github, inputs, env } = await pullRequest()
  const served = workspaceWith({ ...GOOD, 'guide.html': page('older') })
  const { url } = await siteHost(() => served)
  const live = { host: 'nginx', 'live-url': url, 'wait-timeout': '15s' }
  const run = await checkIn(folders(GOOD), { ...inputs, ...live }, env)
  expect(run.outputs.outcome).toBe('live-failed')
  expect(github.comments).toMatchObject([
    { body: expect.stringMatching(/<h4>Live check<\/h4>.*live-stale/s) },
  ])
})
