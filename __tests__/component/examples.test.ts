/** The scripts in the examples, as the runner runs them. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { scratch, scratchWith } from '../support/scratch.ts'
import { scriptOf } from '../support/script-of.ts'

/**
 * Runs a script as the runner does if no shell is specified, after the functions that replace
 * commands.
 */
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
])('versions.yml, started on %s, passes on %j', (ref, expected) => {
  const cwd = scratchWith({ env: '' })
  const env = { GITHUB_REF: ref, GITHUB_ENV: join(cwd, 'env') }
  const { status, stdout } = run(scriptOf('versions', 'GITHUB_REF'), env)
  expect(status).toBe(expected === undefined ? 1 : 0)
  expect(stdout.startsWith('::error::')).toBe(expected === undefined)
  expect(readFileSync(join(cwd, 'env'), 'utf8')).toBe(expected ?? '')
})

test.each([
  ['has none', {}, 0],
  ['has its own', { 'site/search.html': 'Ours' }, 1],
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
  expect(stdout).toContain(expected === 0 ? '' : '::error::The site has its own search.html.')
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

/**
 * What each recipe needs before it calls the tool of its host: some tools create a new project if
 * none is specified.
 */
const NEEDED = {
  release: ['BUNDLE'],
  netlify: ['SITE', 'NETLIFY_SITE_ID'],
  'cloudflare-pages': ['SITE'],
  'cloudflare-workers': ['SITE'],
  vercel: ['SITE', 'VERCEL_ORG_ID', 'VERCEL_PROJECT_ID'],
  'azure-static-web-apps': ['SITE', 'TOKEN'],
  helm: ['BUNDLE', 'SHA256', 'KUBECONFIG_CONTENT'],
}
const TOOL_OF: Readonly<Record<string, string>> = { release: 'gh release', helm: 'helm' }
const deployments = Object.entries(NEEDED).map(([name, needed]) => ({ name, needed }))

/**
 * Runs the deployment with everything that it needs except one variable, and returns whether its
 * tool was called.
 */
function isToolCalled(name: string, needed: readonly string[], empty?: string): boolean {
  const cwd = scratchWith({ 'site/index.html': '', 'deploy/values.yaml': 'url: abc.zip', abc: '' })
  const values: Readonly<Record<string, string>> = {
    SITE: join(cwd, 'site'),
    BUNDLE: join(cwd, 'abc'),
    SHA256: 'abc',
  }
  const given = needed.map((each) => [each, each === empty ? '' : (values[each] ?? 'given')])
  const env = { ...Object.fromEntries(given), RUNNER_TEMP: cwd, GITHUB_RUN_ID: '7' }
  const called = `() { touch '${cwd}/called'; }`
  const standIns = `npx${called}\ngh${called}\nhelm${called}\naws() { :; }`
  const { status } = run(scriptOf(name, TOOL_OF[name] ?? 'npx'), env, standIns, cwd)
  if (empty !== undefined) expect(status).not.toBe(0)
  return existsSync(join(cwd, 'called'))
}

test.each(deployments)(
  '$name.yml calls its tool only with everything it needs',
  ({ name, needed }) => {
    expect(isToolCalled(name, needed)).toBe(true)
    for (const empty of needed)
      expect([empty, isToolCalled(name, needed, empty)]).toEqual([empty, false])
  },
)

test.each([
  ['refs/tags/v1.2.3', 0],
  ['refs/heads/main', 1],
])('release.yml, started on %s, ends with %i', (ref, expected) => {
  const { status, stdout } = run(scriptOf('release', 'GITHUB_REF =='), { GITHUB_REF: ref })
  expect(status).toBe(expected)
  expect(stdout.startsWith('::error::')).toBe(expected === 1)
})

test.each([
  ['active', 'disabled nginx.yml'],
  ['disabled_manually', ''],
])('rollback.yml stops a schedule that is %s, or has nothing to stop', (state, expected) => {
  const gh = `gh() { case $1 in api) echo ${state} ;; *) echo "disabled $3" ;; esac; }`
  const { status, stdout } = run(scriptOf('rollback', 'disable'), { WORKFLOW: 'nginx.yml' }, gh)
  expect([status, stdout.trim()]).toEqual([0, expected])
})

test('rollback.yml does not continue without knowing whether there is a schedule', () =>
  expect(
    run(scriptOf('rollback', 'disable'), { WORKFLOW: 'x.yml' }, 'gh() { false; }').status,
  ).toBe(1))

test.each(['pull-request', 'preview'])(
  '%s.yml compares with the pull request itself, although the build changes a file of the repository',
  (name) => {
    const cwd = scratch()
    const git = `git() { command git -c user.name=a -c user.email=a@localhost "$@"; }`
    const npm = 'npm() { [ "$1" = ci ] || { mkdir dist && cp page dist && echo built >> page; }; }'
    const commits = [
      'git init --quiet',
      ...['base', 'pull request'].flatMap((text) => [
        `echo '${text}' > page`,
        'git add page',
        `git commit --quiet --message '${text}'`,
      ]),
      'git checkout --quiet --detach',
    ]
    const script = [...commits, scriptOf(name, 'HEAD^1'), scriptOf(name, 'git clean')].join('\n')
    const env = { RUNNER_TEMP: scratch() }
    expect(run(script, env, `${git}\n${npm}`, cwd).status).toBe(0)
    expect(readFileSync(join(env.RUNNER_TEMP, 'earlier', 'page'), 'utf8')).toBe('base\n')
    expect(readFileSync(join(cwd, 'dist', 'page'), 'utf8')).toBe('pull request\n')
  },
)

test('agent-job.yml labels the pull request, and ends as its checks do', () => {
  const env = { PR: 'https://github.com/octo/docs/pull/42', GITHUB_REPOSITORY: 'octo/docs' }
  const gh = 'gh() { echo "$*"; [ "$1" = api ] || return 8; }\nsleep() { :; }'
  const { status, stdout } = run(scriptOf('agent-job', 'labels'), env, gh)
  expect(status).toBe(8)
  expect(stdout).toContain('repos/octo/docs/issues/42/labels --raw-field labels[]=docs-agent')
  expect(stdout).toContain('pr checks https://github.com/octo/docs/pull/42 --watch --fail-fast')
})

test('preview.yml deletes only the previews of its pull request, and requests as many per page as Cloudflare allows', () => {
  const cwd = scratch()
  const of = (id: string, branch: string) => ({ id, deployment_trigger: { metadata: { branch } } })
  const answer = JSON.stringify({ result: [of('ours', 'pull-7'), of('other', 'pull-77')] })
  const curl = `curl() {
    case "$*" in
      *DELETE*) echo "\${@: -1}" >> deleted ;;
      *'per_page=25&page=1') echo '${answer}' ;;
      *'per_page=25&page='*) echo '{ "result": [] }' ;;
      *) return 22 ;;
    esac
  }`
  const env = { ACCOUNT: 'account', TOKEN: 'token', BRANCH: 'pull-7' }
  expect(run(scriptOf('preview', 'DELETE'), env, curl, cwd).status).toBe(0)
  expect(readFileSync(join(cwd, 'deleted'), 'utf8')).toBe(
    'https://api.cloudflare.com/client/v4/accounts/account/pages/projects/docs-preview/deployments/ours?force=true\n',
  )
  expect(
    run(scriptOf('preview', 'DELETE'), { ...env, ACCOUNT: '' }, curl, scratch()).status,
  ).not.toBe(0)
})
