/** Which comment a site has; integration/comment.test.ts tests what it says. */
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { startGitHubServer, TOKEN } from '../../support/github-server.ts'
import { exportHereFrom, runHere } from '../../support/run-here.ts'
import { scratch, scratchWith } from '../../support/scratch.ts'

const PAGE = '<!doctype html><title>A page</title>'
const SITE = { 'index.html': PAGE, 'new.html': PAGE }
const SITE_IN_WORKSPACE = { 'public/index.html': PAGE, 'public/new.html': PAGE }

/** The workspace of a pull request, with an earlier site and these files. */
async function pullRequest(files: Readonly<Record<string, string>>) {
  const github = await startGitHubServer()
  const event = JSON.stringify({ pull_request: { number: 7 } })
  const workspace = scratchWith({ ...files, 'earlier/index.html': PAGE, 'event.json': event })
  const env = { ...github.env, GITHUB_EVENT_PATH: join(workspace, 'event.json') }
  const inputs = {
    'compare-with': join(workspace, 'earlier'),
    'pull-request-comment': 'true',
    'github-token': TOKEN,
  }
  return { github, workspace, env, inputs }
}

test('one site has one comment, however its inputs are written', async () => {
  const { github, workspace, env, inputs } = await pullRequest(SITE_IN_WORKSPACE)
  const common = { ...inputs, mode: 'check', 'site-path': 'public' }
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

test('a path through symbolic links has the comment of the folder', async () => {
  const { github, workspace, env, inputs } = await pullRequest(SITE_IN_WORKSPACE)
  symlinkSync('.', join(workspace, 'parent'))
  const other = join(scratch(), 'workspace')
  symlinkSync(workspace, other)
  for (const path of ['public', 'parent/public', join(other, 'public')])
    await runHere({ ...inputs, mode: 'check', 'site-path': path }, { workspace, env })
  await runHere(
    { ...inputs, mode: 'check', 'site-path': join(workspace, 'public') },
    { workspace: other, env },
  )
  expect(github.comments).toHaveLength(1)
})

test.each([
  ['of the workspace', 'current', (workspace: string) => workspace],
  ['outside of it', 'current', () => scratch()],
  ['outside of it, above the site', 'current/html', () => scratch()],
])('a link may point to another folder %s in the next run', async (_, path, place) => {
  const { github, workspace, env, inputs } = await pullRequest({})
  const builds = place(workspace)
  for (const build of ['first', 'second']) {
    cpSync(scratchWith(SITE), join(builds, build), { recursive: true })
    cpSync(scratchWith(SITE), join(builds, build, 'html'), { recursive: true })
    rmSync(join(workspace, 'current'), { force: true })
    symlinkSync(join(builds, build), join(workspace, 'current'))
    await runHere({ ...inputs, mode: 'check', 'site-path': path }, { workspace, env })
  }
  expect(github.comments).toHaveLength(1)
})

test.each([
  ['in the workspace', (workspace: string) => [join(workspace, 'real'), join(workspace, 'link')]],
  [
    'out of the workspace',
    (workspace: string) => [join(scratch(), 'real'), join(workspace, 'link')],
  ],
  ['outside of the workspace', () => [join(scratch(), 'real'), join(scratch(), 'link')]],
])('an export through a link %s and a check of its result have one comment', async (_, place) => {
  const { github, workspace, env, inputs } = await pullRequest({})
  const [real = '', link = ''] = place(workspace)
  mkdirSync(real)
  symlinkSync(real, link)
  const given = { ...inputs, 'site-path': join(link, 'site') }
  const { outputs } = await exportHereFrom({ site: scratchWith(SITE) }, given, workspace, env)
  expect(outputs).toMatchObject({ outcome: 'succeeded', sitePath: join(real, 'site') })
  const check = { ...inputs, mode: 'check', domain: 'docs.example.com' }
  await runHere({ ...check, 'site-path': outputs.sitePath ?? '' }, { workspace, env })
  expect(github.comments).toHaveLength(1)
})

test('an export and a check through the same link in the workspace have one comment', async () => {
  const { github, workspace, env, inputs } = await pullRequest({})
  mkdirSync(join(workspace, 'real'))
  symlinkSync('real', join(workspace, 'link'))
  const given = { ...inputs, 'site-path': 'link/site' }
  await exportHereFrom({ site: scratchWith(SITE) }, given, workspace, env)
  await runHere({ ...given, mode: 'check', domain: 'docs.example.com' }, { workspace, env })
  expect(github.comments).toHaveLength(1)
})
