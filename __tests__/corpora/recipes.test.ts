/** Scripts of recipes, with the real jq, unzip and tar. Needs the Debian packages jq, unzip and zip. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { sha256, writeFiles } from '../support/files.ts'
import { scratch, scratchWith } from '../support/scratch.ts'
import { scriptOf } from '../support/script-of.ts'

/** Runs a script with a `gh` that answers as `cases` of a shell say, with the filter that it is given. */
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

const user = { login: 'github-actions[bot]' }
const BROKEN = { number: 7, user, title: 'docs.example.com is not what was published' }
const HELD = { number: 8, user, title: 'docs.example.com is held back' }
const OTHER = { number: 9, user, title: 'Something else' }
const READER = { ...BROKEN, number: 10, user: { login: 'octo' } }

test.each([
  ['succeeded', false, [], []],
  ['succeeded', false, [OTHER], []],
  ['succeeded', false, [BROKEN, HELD], ['close 7 --comment', 'close 8 --comment']],
  ['live-failed', false, [], [`create --title ${BROKEN.title}`]],
  ['live-failed', false, [OTHER, READER], [`create --title ${BROKEN.title}`]],
  ['live-failed', false, [BROKEN], ['comment 7 --body']],
  ['unreachable', false, [BROKEN], ['comment 7 --body']],
  ['no site to compare with', false, [], [`create --title ${BROKEN.title}`]],
  ['succeeded', true, [], [`create --title ${HELD.title}`]],
  ['succeeded', true, [HELD], []],
])(
  'after «%s», held: %s, with the issues %j, nightly-live.yml does %j',
  (OUTCOME, held, issues, does) => {
    const cwd = scratchWith({ issues: JSON.stringify(issues) })
    const env = { OUTCOME, HELD: String(held), RUN: 'https://x/1' }
    const script = scriptOf('nightly-live', 'gh issue create')
    const { status, stderr, calls } = runWith(
      script,
      `*/issues?*) jq --compact-output "\${@: -1}" issues ;;`,
      env,
      cwd,
    )
    expect([status, stderr]).toEqual([0, ''])
    const done = calls.split('\n').filter((line) => /^issue /.test(line))
    expect(done.map((line, at) => line.slice(6, 6 + (does[at]?.length ?? 0)))).toEqual(does)
  },
)

/** An artifact as GitHub describes it; that of a fork names another repository as its head. */
const artifact = (id: number, more: object = {}, head = 1) => ({
  id,
  expired: false,
  created_at: `2026-11-${id}T03:17:00Z`,
  workflow_run: { repository_id: 1, head_repository_id: head },
  ...more,
})

test.each([
  ['the newest', [artifact(11), artifact(13), artifact(12)], 13],
  ['what GitHub has not deleted', [artifact(13, { expired: true }), artifact(12)], 12],
  ['nothing that a fork has kept', [artifact(13, {}, 2), artifact(12)], 12],
  ['nothing else', [artifact(13, { expired: true })], undefined],
  ['nothing', [], undefined],
])('nightly-live.yml takes %s', (_, artifacts, taken) => {
  const cwd = scratch()
  const kept = join(cwd, 'kept')
  writeFiles(kept, { 'site/index.html': '' })
  execFileSync('tar', ['--create', '--gzip', '--file', 'docs.tar.gz', 'site'], { cwd: kept })
  execFileSync('zip', ['--quiet', 'kept.zip', 'docs.tar.gz'], { cwd: kept })
  writeFiles(cwd, { artifacts: JSON.stringify({ artifacts }) })
  const cases = `*/zip) cat ${kept}/kept.zip ;; api*) jq --raw-output "\${@: -1}" artifacts ;;`
  const { status, stdout, calls } = runWith(
    scriptOf('nightly-live', 'published-site.zip'),
    cases,
    {},
    cwd,
  )
  expect([status, stdout.split(' ')[0]]).toEqual(taken === undefined ? [1, '::error::No'] : [0, ''])
  expect(/artifacts\/(\d+)\/zip/.exec(calls)?.[1]).toBe(taken?.toString())
})

const PACKED: Readonly<Record<string, readonly string[]>> = {
  'docs.tar.gz': ['tar', '--create', '--gzip', '--file'],
  'docs.tar.zst': ['tar', '--create', '--zstd', '--file'],
  'docs.zip': ['zip', '--quiet', '--recurse-paths'],
}

test.each(
  Object.keys(PACKED).flatMap((name) => [
    [name, '.', 'site'],
    [name, 'docs', 'site/docs'],
  ]),
)('nightly-live.yml finds the site in %s, at %s', (name = '', top = '', found = '') => {
  const cwd = scratch()
  const kept = join(cwd, 'kept')
  writeFiles(join(kept, top), { 'index.html': '', 'api/index.html': '', 'what?.html': '' })
  const [command = '', ...args] = PACKED[name] ?? []
  const names = top === '.' ? ['index.html', 'api', 'what?.html'] : [top]
  execFileSync(command, [...args, name, ...names], { cwd: kept })
  execFileSync('zip', ['--quiet', 'kept.zip', name], { cwd: kept })
  const cases = `*/zip) cat ${kept}/kept.zip ;; api*) echo 7 false ;;`
  const { status, stderr } = runWith(scriptOf('nightly-live', 'published-site.zip'), cases, {}, cwd)
  expect([status, stderr]).toEqual([0, ''])
  expect(readFileSync(join(cwd, 'output'), 'utf8')).toContain(`site=${join(cwd, found)}\n`)
})

test.each([
  ['2026-11-12T03:17:00Z', true],
  ['2999-11-12T03:17:00Z', false],
])(
  'nightly-live.yml keeps what is live again before GitHub deletes it: kept %s',
  (created_at, old) => {
    const cwd = scratchWith({
      'site.html': '',
      artifacts: JSON.stringify({ artifacts: [artifact(1, { created_at })] }),
    })
    execFileSync('zip', ['--quiet', 'docs.zip', 'site.html'], { cwd })
    execFileSync('zip', ['--quiet', 'kept.zip', 'docs.zip'], { cwd })
    const cases = `*/zip) cat kept.zip ;; api*) jq --raw-output "\${@: -1}" artifacts ;;`
    runWith(scriptOf('nightly-live', 'published-site.zip'), cases, {}, cwd)
    expect(readFileSync(join(cwd, 'output'), 'utf8')).toContain(`\nold=${old}\n`)
  },
)

const SHA = 'a'.repeat(64)
const KEPT = `sha256:${SHA}`
const FINAL = { isDraft: false, isPrerelease: false }
const release = (tagName: string, more: object = {}) => ({ tagName, ...FINAL, ...more })
const asset = (digest: string | null, name = 'docs.example.com-docs.zip') => ({ name, digest })
const NEWER = 'Readers have v1.10.0'
const DIFFERS = 'has another archive'
const NONE = 'exists=false\nkept=\n'

test.each([
  ['there is no release', [], [], NONE],
  ['it is newer', [release('v1.8.9'), release('v1.2')], [], NONE],
  ['a newer one is there', [release('v1.10.0')], [], NEWER],
  ['the newer one is a draft', [release('v1.10.0', { isDraft: true })], [], NONE],
  ['the newer one is a candidate', [release('v1.10.0', { isPrerelease: true })], [], NONE],
  ['another product has releases', [release('web-9')], [], NONE],
  ['a candidate was published as if it were final', [release('v1.9.0rc1')], [], NONE],
  ['it was drafted', [release('v1.9.0', { isDraft: true })], [], 'exists=true\nkept=\n'],
  [
    'it is there',
    [release('v1.9.0')],
    [asset(null, 'x'), asset(KEPT)],
    `exists=true\nkept=${KEPT}\n`,
  ],
  ['it is another one', [release('v1.9.0')], [asset(`sha256:${'b'.repeat(64)}`)], DIFFERS],
  ['nobody knows', [release('v1.9.0')], [asset(null)], DIFFERS],
])('release.yml, where %s', (_, releases, assets, expected) => {
  const cwd = scratchWith({
    releases: JSON.stringify(releases),
    assets: JSON.stringify({ assets }),
  })
  const cases = `"release list"*) cat releases ;; "release view"*) jq --raw-output "\${@: -1}" assets ;;`
  const env = { TAG: 'v1.9.0', SHA256: SHA }
  const { status, stdout, stderr } = runWith(scriptOf('release', 'newest='), cases, env, cwd)
  const isRefused = [NEWER, DIFFERS].includes(expected)
  expect([status, stderr]).toEqual([isRefused ? 1 : 0, ''])
  expect(isRefused ? stdout : readFileSync(join(cwd, 'output'), 'utf8')).toContain(expected)
})

test.each([
  ['release', 'newest='],
  ['versions', 'rsync'],
])('%s.yml publishes no candidate that somebody starts by hand', (recipe = '', part = '') => {
  const env = { TAG: 'v1.9.0rc1', SHA256: SHA, SITE: '/site', DIGEST: SHA }
  const { status, stdout, calls } = runWith(scriptOf(recipe, part), '', env, scratch())
  expect([status, calls]).toEqual([1, ''])
  expect(stdout).toContain('::error::v1.9.0rc1 is no final release')
})

test.each(
  ['helm', 'container-image'].flatMap(
    (recipe) =>
      [
        [recipe, 'v1.9.0', ['v1.2.0', 'v1.9.0', 'v1.10.0-rc.1', 'v1.10.0rc1', 'v-next'], 0],
        [recipe, 'v1.9.0', ['v1.10.0', 'v1.9.0'], 1],
        [recipe, 'v1.9.0rc1', ['v1.8.0', 'v1.9.0rc1'], 1],
      ] as const,
  ),
)('%s.yml, started by the tag %s, among %j, ends with %i', (recipe, TAG, tags, status) => {
  const cwd = scratchWith({
    tags: JSON.stringify(tags.map((tag) => ({ ref: `refs/tags/${tag}` }))),
  })
  const cases = `*/owner/name/git/matching-refs/tags/v*) jq --raw-output "\${@: -1}" tags ;;`
  const env = { TAG, GITHUB_REPOSITORY: 'owner/name' }
  const shell = runWith(scriptOf(recipe, 'matching-refs'), cases, env, cwd)
  expect([shell.status, shell.stderr]).toEqual([status, ''])
  const refusal = `::error::The newest release tag is ${tags[0]}, not ${TAG}.`
  expect(shell.stdout).toContain(status === 0 ? '' : refusal)
})

test.each([
  ['7', 'docs.tar.gz'],
  ['v1.9.0', 'docs.example.com-docs.zip'],
])('rollback.yml hands out what the steps of other recipes read: from %s', (FROM, name) => {
  const cwd = scratchWith({ 'top/index.html': 'Hello', 'top/a b/c.html': '' })
  const [command = '', ...args] = PACKED[name.replace(/.*-/, '')] ?? []
  execFileSync(command, [...args, name, 'top'], { cwd })
  const cases = `"run download 7"*--name?published-docs.example.com* | "release download v1.9.0"*) mkdir archive && mv ${name} archive ;;`
  const { status, stderr } = runWith(scriptOf('rollback', 'gh run download'), cases, { FROM }, cwd)
  expect([status, stderr]).toEqual([0, ''])
  const digest = sha256(`${sha256('')}  a b/c.html\n${sha256('Hello')}  index.html\n`)
  expect(readFileSync(join(cwd, 'output'), 'utf8')).toBe(
    `sitePath=${cwd}/site/top\nsiteDigest=${digest}\nbundlePath=${cwd}/archive/${name}\n`,
  )
})

const RULES = { redirects: [{ source: '/a', destination: '/b' }] }

test.each([
  [undefined, { cleanUrls: true }],
  [RULES, { cleanUrls: true, ...RULES }],
  [{ cleanUrls: false }, { cleanUrls: false }],
])('vercel.yml keeps what the vercel.json of an export says: %j', (own, expected) => {
  const cwd = scratchWith({
    'site/index.html': '',
    ...(own && { 'site/vercel.json': JSON.stringify(own) }),
  })
  const npx = 'npx() { mkdir -p .vercel/output/static; }'
  const env = { SITE: join(cwd, 'site'), VERCEL_ORG_ID: 'o', VERCEL_PROJECT_ID: 'p' }
  const { status, stderr } = runWith(`${npx}\n${scriptOf('vercel', 'vercel.json')}`, '', env, cwd)
  expect([status, stderr]).toEqual([0, ''])
  for (const path of ['site/vercel.json', 'project/.vercel/output/static/vercel.json'])
    expect(JSON.parse(readFileSync(join(cwd, path), 'utf8'))).toEqual(expected)
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
    case "$*" in *DELETE*) echo "$last" >> deleted ;; *) cat "\${last##*page=}" ;; esac
  }`
  const env = { DEPLOYMENTS: 'https://x/deployments', BRANCH: 'pull-4', CLOUDFLARE_API_TOKEN: 't' }
  const { status, stderr } = runWith(`${curl}\n${scriptOf('preview', 'DELETE')}`, '', env, cwd)
  expect([status, stderr]).toEqual([0, ''])
  expect(readFileSync(join(cwd, 'deleted'), 'utf8')).toBe(
    'https://x/deployments/a?force=true\nhttps://x/deployments/d?force=true\n',
  )
})
