/** A `live-issue` that is not written; integration/live-issue.test.ts tests one that is. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { startGitHubServer, TOKEN } from '../../support/github-server.ts'
import type { Given } from '../../support/inputs.ts'
import { manualClock } from '../../support/manual-clock.ts'
import { runHere } from '../../support/run-here.ts'
import { keptWith } from '../../support/scratch.ts'
import { siteHost } from '../../support/site-host.ts'

const page = (body: string) => `<!doctype html><title>x</title><main><p>${body}</p></main>`
const PAGES = {
  'index.html': page('home <a href="guide.html">guide</a>'),
  '404.html': page('not found'),
  'guide.html': page('how'),
}
const GUIDE = 'guide.html'

/** A published site, and the inputs of a step that checks it. */
async function published() {
  const github = await startGitHubServer()
  const served = keptWith(PAGES)
  const { url } = await siteHost(() => served)
  const folders = Object.entries(PAGES).map(([name, text]) => [`public/${name}`, text])
  const workspace = keptWith(Object.fromEntries(folders))
  const inputs = {
    mode: 'check',
    'site-path': 'public',
    host: 'nginx',
    'live-url': url,
    'wait-timeout': '1s',
    'live-issue': 'true',
    'github-token': TOKEN,
  }
  const run = (changed: Given) =>
    runHere({ ...inputs, ...changed }, { workspace, env: github.env, clock: manualClock() })
  return { github, served, run }
}

test('a failure before the host gets a request says nothing about it', async () => {
  const { github, run } = await published()
  const failed = await run({ 'expect-text': 'v2' })
  expect(failed.outputs.outcome).toBe('verify-failed')
  expect(github.requests).toEqual([])
})

test.each([
  ['a missing permission', { 'github-token': TOKEN }, '`permissions: issues: write`'],
  ['no token', { 'github-token': '' }, 'The input `live-issue` needs `github-token`'],
])('%s is a warning, and the step ends as it would without the issue', async (_, token, words) => {
  const { github, served, run } = await published()
  github.may = 'read'
  writeFileSync(join(served, GUIDE), page('older'))
  const bad = await run(token)
  expect([bad.exitCode, bad.outputs.outcome, bad.errors.length]).toEqual([1, 'live-failed', 1])
  expect(bad.warnings).toContainEqual(expect.stringContaining(words))
  expect(bad.log).not.toContain(TOKEN)
})

test('without a token, a green step stays green', async () => {
  const { run } = await published()
  const good = await run({ 'github-token': '' })
  expect([good.exitCode, good.warnings.length]).toEqual([0, 1])
})
