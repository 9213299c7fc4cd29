/** Scripts of recipes, with the real jq. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { scratchWith } from '../support/scratch.ts'
import { scriptOf } from '../support/script-of.ts'

/**
 * Runs a script with a `gh` that responds as the shell patterns in `cases` say, with the filter
 * that it is given.
 */
function runWith(script: string, cases: string, env: NodeJS.ProcessEnv, cwd: string) {
  const gh = `#!/bin/bash\necho "$*" >> ${cwd}/calls\ncase "$*" in ${cases} esac`
  writeFileSync(join(cwd, 'calls'), '')
  mkdirSync(join(cwd, 'bin'))
  writeFileSync(join(cwd, 'bin', 'gh'), gh, { mode: 0o755 })
  const runner = { GH_REPO: 'owner/name', RUNNER_TEMP: cwd, GITHUB_OUTPUT: join(cwd, 'output') }
  const all = { ...process.env, PATH: `${cwd}/bin:${process.env.PATH}`, ...runner, ...env }
  const shell = spawnSync('bash', ['-e', '-c', script], { cwd, env: all, encoding: 'utf8' })
  return { ...shell, calls: readFileSync(join(cwd, 'calls'), 'utf8') }
}

const RULES = { redirects: [{ source: '/a', destination: '/b' }] }

test.each([
  [undefined, { cleanUrls: true }],
  [RULES, { cleanUrls: true, ...RULES }],
  [{ cleanUrls: false }, { cleanUrls: false }],
])('vercel.yml keeps what the vercel.json of an export says: %j', (own, expected) => {
  const cwd = scratchWith({
    'export/index.html': '',
    ...(own && { 'export/vercel.json': JSON.stringify(own) }),
  })
  const npx = 'npx() { mkdir -p .vercel/output/static; }'
  const env = { SITE: join(cwd, 'export'), VERCEL_ORG_ID: 'o', VERCEL_PROJECT_ID: 'p' }
  const { status, stderr } = runWith(`${npx}\n${scriptOf('vercel', 'vercel.json')}`, '', env, cwd)
  expect([status, stderr]).toEqual([0, ''])
  for (const path of ['export/vercel.json', 'vercel/.vercel/output/static/vercel.json'])
    expect(JSON.parse(readFileSync(join(cwd, path), 'utf8'))).toEqual(expected)
  const build = { framework: null, installCommand: '', buildCommand: '', outputDirectory: 'site' }
  expect(JSON.parse(readFileSync(join(cwd, 'vercel/vercel.json'), 'utf8'))).toEqual({
    ...expected,
    ...build,
  })
  const project = { orgId: 'o', projectId: 'p', settings: {} }
  expect(JSON.parse(readFileSync(join(cwd, 'vercel/.vercel/project.json'), 'utf8'))).toEqual(
    project,
  )
})

test('preview.yml deletes all deployments of its pull request, and no other', () => {
  const of = (id: string, branch: string) => ({ id, deployment_trigger: { metadata: { branch } } })
  const cwd = scratchWith({
    1: JSON.stringify({ result: [of('a', 'pull-4'), of('b', 'pull-42'), of('c', 'main')] }),
    2: JSON.stringify({ result: [of('d', 'pull-4')] }),
    3: JSON.stringify({ result: [] }),
  })
  const curl = `curl() {
    local last=\${@: -1}
    case "$*" in *DELETE*) echo "$last" >> deleted ;; *) cat "\${last##*page=}" 2> /dev/null || cat 3 ;; esac
  }`
  const env = { ACCOUNT: 'account', BRANCH: 'pull-4', TOKEN: 't' }
  const { status, stderr } = runWith(`${curl}\n${scriptOf('preview', 'DELETE')}`, '', env, cwd)
  expect([status, stderr]).toEqual([0, ''])
  const all =
    'https://api.cloudflare.com/client/v4/accounts/account/pages/projects/docs-preview/deployments'
  expect(readFileSync(join(cwd, 'deleted'), 'utf8')).toBe(
    `${all}/a?force=true\n${all}/d?force=true\n`,
  )
})
