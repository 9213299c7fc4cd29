import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { scratch } from '../support/scratch.ts'
import { scriptOf } from '../support/script-of.ts'

/** Runs a script as the runner does that is told nothing about the shell, after the functions that stand in for commands. */
function run(script: string, env: NodeJS.ProcessEnv, standIns: string, cwd = scratch()) {
  return spawnSync('bash', ['-e', '-c', `${standIns}\n${script}`], {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
}

test.each([
  ['is published after a question that failed', '[ "$asked" != 1 ] && echo "c1 built"', 0, ''],
  ['failed once', '{ [ "$asked" = 1 ] && echo "c1 errored"; } || echo "c1 built"', 0, ''],
  ['failed twice', 'echo "c1 errored"', 1, 'its latest build is c1 errored.'],
  ['is never reported', 'echo "{}" && false', 1, 'its latest build is not known.'],
])('github-pages.yml waits for its build, which %s', (_, latest, status, said) => {
  const gh = `gh() { [ "$2" = --silent ] || { asked=$(($(cat asked) + 1)); echo "$asked" > asked; ${latest}; }; }`
  const cwd = scratch()
  writeFileSync(join(cwd, 'asked'), '0')
  const env = { GITHUB_REPOSITORY: 'octo/docs', COMMIT: 'c1' }
  const shell = run(
    scriptOf('github-pages', 'pages/builds/latest'),
    env,
    `${gh}\nsleep() { :; }`,
    cwd,
  )
  expect([shell.status, shell.stderr]).toEqual([status, ''])
  expect(shell.stdout).toContain(said)
})

describe('github-pages.yml', () => {
  /** Publishes onto a branch with these commits; `meanwhile` is what happens after it has looked at them. */
  function publish(
    commits: readonly string[],
    meanwhile = ':',
    files: Record<string, string> = {},
  ) {
    const folder = scratch()
    const site = join(folder, 'site')
    const remote = join(folder, 'octo', 'docs')
    mkdirSync(site)
    for (const [name, text] of Object.entries({ 'index.html': '<h1>Docs</h1>', ...files }))
      writeFileSync(join(site, name), text)
    const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
    const identity = ['-c', 'user.name=octo', '-c', 'user.email=octo@example.com']
    git('init', '--quiet', '--bare', remote)
    let tip = ''
    for (const message of commits) {
      const tree = git('-C', remote, 'mktree', '--missing', '/dev/null')
      const parent = tip === '' ? [] : ['-p', tip]
      tip = git('-C', remote, ...identity, 'commit-tree', tree, ...parent, '-m', message)
      git('-C', remote, 'update-ref', 'refs/heads/gh-pages', tip)
    }
    const shell = run(
      scriptOf('github-pages', 'git init'),
      {
        SITE: site,
        GITHUB_SERVER_URL: folder,
        GITHUB_REPOSITORY: 'octo/docs',
        GITHUB_RUN_ID: '7',
        GITHUB_RUN_ATTEMPT: '1',
        GITHUB_ENV: join(folder, 'env'),
      },
      `gh() { git -C ${remote} show --no-patch --format=%B "\${2##*/}"; ${meanwhile}; }`,
    )
    for (const [name, text] of Object.entries(files))
      expect(
        execFileSync('git', ['-C', remote, 'show', `gh-pages:${name}`], { encoding: 'utf8' }),
      ).toBe(text)
    const found = spawnSync('git', ['-C', remote, 'log', '--format=%s', 'gh-pages'], {
      encoding: 'utf8',
    })
    return {
      status: shell.status,
      said: shell.stdout + shell.stderr,
      log: found.stdout.trim().split('\n'),
    }
  }
  const published = { status: 0, log: ['Documentation of run 7, attempt 1'] }

  test('commits each file as it is, whatever the .gitattributes of the site say', () => {
    expect(
      publish([], ':', { '.gitattributes': '* text eol=lf', 'page.txt': 'a\r\nb\r\n' }),
    ).toMatchObject(published)
  })

  test('makes a branch that is not there', () => expect(publish([])).toMatchObject(published))

  test('replaces a branch that it has made', () =>
    expect(publish(['Documentation of run 6, attempt 2'])).toMatchObject(published))

  test.each([
    [['Add the chart index']],
    [['Documentation of run 6, attempt 1', 'Keep a benchmark']],
  ])('leaves alone a branch of somebody else: %j', (commits) => {
    const { status, said, log } = publish(commits)
    expect([status, log]).toEqual([1, [...commits].reverse()])
    expect(said).toContain('The branch gh-pages holds something else.')
  })

  test('leaves alone what was pushed meanwhile', () => {
    const push = 'git -C "$remote" update-ref refs/heads/gh-pages '
    const commit =
      'git -C "$remote" -c user.name=o -c user.email=o@x commit-tree -p "$tip" -m Other "$tip^{tree}"'
    const { status, said, log } = publish(
      ['Documentation of run 6, attempt 1'],
      `${push} "$(${commit})"`,
    )
    expect([status, log[0]]).toEqual([1, 'Other'])
    expect(said).toContain('stale info')
  })
})

test.each([
  ['nothing yet', '', 1],
  ['a question of a reader', 'Is this so?', 1],
  [
    'what an earlier attempt said',
    'The documentation agent wrote this in its job `job_1`. Please',
    0,
  ],
])('agent-job.yml comments once: on the pull request stands %s', (_, said, posted) => {
  const folder = scratch()
  const script = scriptOf('agent-job', 'labels')
  const [, body = ''] = /body="(.*)"/.exec(script) ?? []
  const known = said.startsWith('The documentation agent')
    ? body.replaceAll('\\`', '`').replace(/\$\{JOB:\?\}/, 'job_1')
    : said
  const gh = `gh() { [ "$2" = --paginate ] && { cat said; return; }; echo "$*"; }`
  writeFileSync(join(folder, 'said'), `${known}\n`)
  const env = {
    JOB: 'job_1',
    PR: 'https://github.com/octo/docs/pull/42',
    GH_REPO: 'octo/docs',
    GITHUB_OUTPUT: join(folder, 'out'),
  }
  const { status, stdout } = run(script, env, gh, folder)
  expect(status).toBe(0)
  expect(stdout.match(/issues\/42\/comments/g) ?? []).toHaveLength(posted)
  expect(readFileSync(env.GITHUB_OUTPUT, 'utf8')).toBe('number=42\n')
})
