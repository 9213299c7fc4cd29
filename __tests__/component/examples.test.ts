/** What is left of scripts in the examples, as the runner runs it. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { scratch, scratchWith } from '../support/scratch.ts'
import { scriptOf } from '../support/script-of.ts'

/** Runs a script as the runner does that is told nothing about the shell, after the functions that stand in for commands. */
function run(script: string, env: NodeJS.ProcessEnv, standIns = '', cwd = scratch()) {
  return spawnSync('bash', ['-e', '-c', `${standIns}\n${script}`], {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
}

test.each([
  ['refs/tags/v1.2.3', 'VERSION=v1\n'],
  ['refs/tags/v10.0', 'VERSION=v10\n'],
  ['refs/tags/v2', 'VERSION=v2\n'],
  ['refs/tags/v1.2.3-rc.1', undefined],
  ['refs/tags/v1/../v2', undefined],
  ['refs/tags/1.2.3', undefined],
  ['refs/heads/v1.2.3', undefined],
  ['refs/heads/refs/tags/v1.2.3', undefined],
])('versions.yml, started on %s, hands on %j', (ref, expected) => {
  const cwd = scratchWith({ env: '' })
  const env = { GITHUB_REF: ref, GITHUB_ENV: join(cwd, 'env') }
  const { status, stdout } = run(scriptOf('versions', 'GITHUB_REF'), env)
  expect(status).toBe(expected === undefined ? 1 : 0)
  expect(stdout.startsWith('::error::')).toBe(expected === undefined)
  expect(readFileSync(join(cwd, 'env'), 'utf8')).toBe(expected ?? '')
})

test.each([
  ['has none', {}, 0],
  ['has one of its own', { 'site/search.html': 'Ours' }, 1],
])('air-gapped-search.yml adds a page to a site that %s', (_, files, expected) => {
  const cwd = scratchWith({
    'site/index.html': '',
    'docs-search/search.html': 'Pagefind’s',
    ...files,
  })
  const env = { SITE: join(cwd, 'site') }
  const script = scriptOf('air-gapped-search', 'pagefind')
  const { status, stdout } = run(script, env, 'npx() { mkdir "$SITE/pagefind"; }', cwd)
  expect(status).toBe(expected)
  expect(stdout).toContain(expected === 0 ? '' : '::error::The site has a search.html of its own.')
  const page = expected === 0 ? 'Pagefind’s' : 'Ours'
  expect(readFileSync(join(cwd, 'site', 'search.html'), 'utf8')).toBe(page)
  expect(existsSync(join(cwd, 'site', 'pagefind'))).toBe(expected === 0)
})

test('release.yml gives the archive a name by which rollback.yml finds it', () => {
  const cwd = scratchWith({ 'bundle/export 1.tar.gz': 'archive' })
  const env = {
    BUNDLE: join(cwd, 'bundle', 'export 1.tar.gz'),
    RUNNER_TEMP: cwd,
    GITHUB_REF_NAME: 'v1.2.3',
    GITHUB_REPOSITORY: 'octo/docs',
  }
  const { status, stdout } = run(
    scriptOf('release', 'gh release'),
    env,
    'gh() { printf "%s|" "$@"; }',
    cwd,
  )
  const asset = join(cwd, 'docs.example.com-export 1.tar.gz')
  expect([status, stdout]).toEqual([
    0,
    `release|upload|v1.2.3|${asset}|--clobber|--repo|octo/docs|`,
  ])
  expect(readFileSync(asset, 'utf8')).toBe('archive')
})

test.each([
  'release',
  'netlify',
  'cloudflare-pages',
  'cloudflare-workers',
  'vercel',
  'azure-static-web-apps',
])('%s.yml calls nothing without a site', (name) => {
  const cwd = scratch()
  const script = scriptOf(name, name === 'release' ? 'gh release' : 'npx')
  const standIns = `npx() { touch ${cwd}/called; }\ngh() { npx; }`
  const env = { SITE: '', BUNDLE: '', RUNNER_TEMP: cwd, GITHUB_RUN_ID: '7' }
  expect(run(script, env, standIns, cwd).status).not.toBe(0)
  expect(readdirSync(cwd)).not.toContain('called')
})

test('agent-job.yml labels the pull request, and ends as its checks do', () => {
  const env = { PR: 'https://github.com/octo/docs/pull/42', GITHUB_REPOSITORY: 'octo/docs' }
  const gh = 'gh() { echo "$*"; [ "$1" = api ] || return 8; }\nsleep() { :; }'
  const { status, stdout } = run(scriptOf('agent-job', 'labels'), env, gh)
  expect(status).toBe(8)
  expect(stdout).toContain('repos/octo/docs/issues/42/labels --raw-field labels[]=docs-agent')
  expect(stdout).toContain('pr checks https://github.com/octo/docs/pull/42 --watch --fail-fast')
})
