/**
 * A stand-in for the parts of GitHub's API that the recipes and deploy/github-pages use. Its state is in a folder:
 *
 * - `check`: the state of each commit's check “Documentation”: `in_progress`, or how it ended
 * - `check.comment`: the comment that was written last
 * - `artifacts`: the archives of run 7; each folder `release-TAG` in it is a release
 * - `pages`: what GitHub Pages publishes, as JSON; empty if nothing; 401, 403, or 502 to fail with that status
 * - `builds`: the result of each requested Pages build, one per line; 403 if the token cannot request one
 * - `no-commits`: exists while the token is not allowed to read commits
 * - `docs.git`: the repository
 *
 * usage: github-api.ts FOLDER
 */
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Call, type Route, serveRoutes } from './serve.ts'

const [folder = ''] = process.argv.slice(2)
const artifacts = join(folder, 'artifacts')
const SOME_TIME = '2026-11-23T03:17:00Z'

const read = (name: string) => readFileSync(join(folder, name), 'utf8').trim()
const git = (...args: string[]) =>
  execFileSync('git', ['-C', join(folder, 'docs.git'), ...args], { encoding: 'utf8' }).trim()

function listChecks(): object {
  const state = read('check')
  const isRunning = state === 'in_progress'
  const run = {
    id: 1,
    name: 'Documentation',
    status: isRunning ? state : 'completed',
    conclusion: isRunning ? null : state,
    started_at: SOME_TIME,
    html_url: 'https://github.com/example/docs/runs/1',
  }
  return { total_count: 1, check_runs: [run] }
}

const archives = () => globSync('*.zip', { cwd: artifacts })

function listArtifacts(): object {
  const listed = archives().map((file, at) => ({
    id: at + 1,
    name: basename(file, '.zip'),
    created_at: SOME_TIME,
    expires_at: '2999-11-23T03:17:00Z',
    expired: false,
    workflow_run: { id: 7 },
  }))
  return { total_count: listed.length, artifacts: listed }
}

/** The files of the release that was requested last. */
let assets: readonly string[] = []

function readRelease({ part: tag }: Call): object | undefined {
  assets = globSync(`release-${tag}/*`, { cwd: artifacts })
  if (globSync(`release-${tag}`, { cwd: artifacts }).length === 0) return undefined
  const listed = assets.map((file, at) => ({ id: at + 1, name: basename(file), state: 'uploaded' }))
  return { draft: false, published_at: SOME_TIME, assets: listed, tag }
}

/** Redirects to the storage, which is on another host. */
const linkTo = (files: readonly string[], { part: id, origin }: Call) =>
  Response.redirect(`${origin}/storage/${files[Number(id) - 1]}`)

let requestedBuilds = 0

function readPages(): unknown {
  requestedBuilds = 0
  const pages = read('pages')
  if (pages === '') return undefined
  const status = Number(pages)
  return REFUSALS.has(status) ? refuse(status) : JSON.parse(pages)
}

/** What GitHub says with each status. */
const REFUSALS = new Map([
  [401, 'Bad credentials'],
  [403, 'Resource not accessible by integration'],
  [502, 'Bad gateway'],
])
const refuse = (status: number) => Response.json({ message: REFUSALS.get(status) }, { status })

/** Returns the result of the build that was requested last. */
function readLatestBuild(): unknown {
  const builds = read('builds').split('\n')
  const state = builds[Math.min(requestedBuilds, builds.length) - 1] ?? 'building'
  if (/^\d+$/.test(state)) {
    // A failure of the service is temporary.
    requestedBuilds++
    return Response.json({ message: 'Bad gateway' }, { status: Number(state) })
  }
  if (state === 'other') return { status: 'built', commit: '0'.repeat(40) }
  const commit = git('rev-parse', 'gh-pages')
  return { status: state, commit, error: { message: '::warning::no' } }
}

function requestBuild(): Response {
  requestedBuilds++
  if (read('builds') === '403') return refuse(403)
  return Response.json({ status: 'queued' }, { status: 201 })
}

function readCommit({ part: commit }: Call): object | undefined {
  if (existsSync(join(folder, 'no-commits'))) return undefined
  return { commit: { message: git('log', '--max-count=1', '--format=%B', commit) } }
}

function keepComment({ body }: Call): object {
  const { body: text } = JSON.parse(body.toString()) as { readonly body: string }
  writeFileSync(join(folder, 'check.comment'), text)
  return []
}

const RUN = { id: 7, event: 'schedule', repository: { id: 1 }, head_repository: { id: 1 } }

const ROUTES: readonly Route[] = [
  [/^GET .*\/check-runs$/, listChecks],
  [/^GET .*\/status$/, () => ({ statuses: [] })],
  [/^GET .*\/comments$/, () => []],
  [/^POST .*\/comments$/, keepComment],
  [/^GET \/user$/, () => ({ id: 1 })],
  [/^GET .*\/actions\/(?:runs\/7\/)?artifacts$/, listArtifacts],
  [/^GET .*\/actions\/runs\/7$/, () => RUN],
  [/^GET .*\/actions\/artifacts\/(\d+)\/zip$/, (call) => linkTo(archives(), call)],
  [/^GET .*\/releases\/tags\/(.+)$/, readRelease],
  [/^GET .*\/releases\/assets\/(\d+)$/, (call) => linkTo(assets, call)],
  [/^GET \/storage\/(.*)$/, ({ part }) => new Response(readFileSync(join(artifacts, part)))],
  [/^GET .*\/commits\/(\w+)$/, readCommit],
  [/^GET .*\/pages$/, readPages],
  [/^GET .*\/pages\/builds\/latest$/, readLatestBuild],
  [/^POST .*\/pages\/builds$/, requestBuild],
]

await serveRoutes(ROUTES)
