/** Which comment a site has; integration/comment.test.ts has what it says. */
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { startGitHubServer, TOKEN } from '../../support/github-server.ts'
import { runHere } from '../../support/run-here.ts'
import { scratchWith } from '../../support/scratch.ts'

test('one site has one comment, however its inputs are written', async () => {
  const github = await startGitHubServer()
  const page = '<!doctype html><title>A page</title>'
  const event = JSON.stringify({ pull_request: { number: 7 } })
  const files = { 'public/index.html': page, 'public/new.html': page, 'earlier/index.html': page }
  const workspace = scratchWith({ ...files, 'event.json': event })
  const env = { ...github.env, GITHUB_EVENT_PATH: join(workspace, 'event.json') }
  const common = {
    mode: 'check',
    'site-path': 'public',
    'compare-with': 'earlier',
    'pull-request-comment': 'true',
    'github-token': TOKEN,
  }
  const given = [
    { domain: 'docs.example.com', 'base-path': '/docs/' },
    { 'site-path': './public/', domain: 'Docs.example.com', 'base-path': '/docs' },
    {
      'site-path': join(workspace, 'public'),
      domain: 'https://docs.example.com/',
      'base-path': 'docs',
    },
  ]
  for (const site of given) await runHere({ ...common, ...site }, { workspace, env })
  expect(github.comments).toHaveLength(1)
  await runHere({ ...common, domain: 'docs.example.com' }, { workspace, env })
  expect(github.comments).toHaveLength(2)
})
