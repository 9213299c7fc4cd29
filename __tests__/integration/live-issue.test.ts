/**
 * `live-issue`, as the runner starts the step; component/modes/live-issue.test.ts tests its
 * failures.
 */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { startGitHubServer, TOKEN } from '../support/github-server.ts'
import { siteHost } from '../support/site-host.ts'
import { checkIn, workspaceWith } from '../support/step.ts'

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
  const served = workspaceWith(PAGES)
  const { url } = await siteHost(() => served)
  const folders = Object.entries(PAGES).map(([name, text]) => [`public/${name}`, text])
  const workspace = workspaceWith(Object.fromEntries(folders))
  const inputs = {
    host: 'nginx',
    'live-url': url,
    'wait-timeout': '1s',
    'live-issue': 'true',
    'github-token': TOKEN,
  }
  const run = (id: string, changed: Record<string, string> = {}) =>
    checkIn(workspace, { ...inputs, ...changed }, { ...github.env, GITHUB_RUN_ID: id })
  return { github, served, url, run }
}

test.concurrent('an issue is open for as long as readers do not get the site', async () => {
  const { github, served, url, run } = await published()
  const { host } = new URL(url)
  const good = await run('1')
  expect([good.exitCode, github.issues]).toEqual([0, []])
  expect(good.log).toContain('Issue about ')

  writeFileSync(join(served, GUIDE), page('older'))
  const bad = await run('2')
  expect([bad.exitCode, bad.outputs.outcome]).toEqual([1, 'live-failed'])
  expect(github.issues).toMatchObject([
    { title: `${host} does not serve the published site`, state: 'open' },
  ])
  const { body = '' } = github.issues[0] ?? {}
  for (const part of [
    /^<!-- docs-export-action \w{64} -->\n<!-- docs-export-action \w{64} -->\n<h3>❌ /,
    /<p>The site at .* is not the expected one: after .*, 2 addresses still differ/,
    /The check closes the issue when readers get the site again\./,
    /<h4>Live check<\/h4>.*live-stale/s,
    /actions\/runs\/2">Workflow run<\/a>/,
  ])
    expect(body).toMatch(part)

  rmSync(join(served, GUIDE))
  await run('3')
  expect(github.comments).toMatchObject([
    { on: 10, body: expect.stringMatching(/live-missing.*actions\/runs\/3"/s) },
  ])

  writeFileSync(join(served, GUIDE), PAGES[GUIDE])
  const again = await run('4')
  expect([again.exitCode, again.warnings]).toEqual([0, []])
  expect(github.issues).toMatchObject([{ state: 'closed' }])
  expect(github.comments[1]?.body).toContain('<p>Readers get the site again.</p>')
  expect(again.log).toContain(': closed #10')
})
