/**
 * Stands in for GitHub's API, as far as the recipes ask for it. Every commit has one check run, in the state that the file
 * `check` of a folder names (`in_progress`, or how it ended). No pull request has a comment yet; one that is made is kept as
 * `check.comment`. Artifacts are the archives in its folder `artifacts`, all of run 7, and each folder `release-TAG` there
 * is a release. Prints its address. usage: github-api.ts CHECK FOLDER
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { serve } from './serve.ts'

const [name = '', folder = ''] = process.argv.slice(2)
const artifacts = join(folder, 'artifacts')

function checkRun(): object {
  const state = readFileSync(join(folder, 'check'), 'utf8').trim()
  const isRunning = state === 'in_progress'
  return {
    id: 1,
    name,
    status: isRunning ? state : 'completed',
    conclusion: isRunning ? null : state,
    started_at: '2026-11-23T03:17:00Z',
    html_url: 'https://github.com/example/docs/runs/1',
  }
}

function listArtifacts(): object {
  const names = existsSync(artifacts)
    ? readdirSync(artifacts).filter((file) => file.endsWith('.zip'))
    : []
  const listed = names.map((file, at) => ({
    id: at + 1,
    name: file.slice(0, -'.zip'.length),
    created_at: '2026-11-23T03:17:00Z',
    expires_at: '2999-11-23T03:17:00Z',
    expired: false,
    workflow_run: { id: 7 },
  }))
  return { total_count: listed.length, artifacts: listed }
}

function readRelease(tag: string): object | undefined {
  const assets = join(artifacts, `release-${tag}`)
  if (!existsSync(assets)) return undefined
  const listed = readdirSync(assets).map((file, at) => ({
    id: at + 1,
    name: file,
    state: 'uploaded',
  }))
  return { draft: false, published_at: '2026-11-23T03:17:00Z', assets: listed, tag }
}

let release = ''
const bytesOf = (path: string, id: number, ending: string) => {
  const files = readdirSync(path).filter((file) => file.endsWith(ending))
  return readFileSync(join(path, files[id - 1] ?? ''))
}

const RUN = { id: 7, event: 'schedule', repository: { id: 1 }, head_repository: { id: 1 } }

/** What each address answers: the first one that fits. */
const ROUTES: readonly (readonly [RegExp, (part: string) => unknown])[] = [
  [/\/check-runs$/, () => ({ total_count: 1, check_runs: [checkRun()] })],
  [/\/status$/, () => ({ statuses: [] })],
  [/\/comments$/, () => []],
  [/^\/user$/, () => ({ id: 1 })],
  [/\/actions\/artifacts$/, listArtifacts],
  [/\/actions\/runs\/7\/artifacts$/, listArtifacts],
  [/\/actions\/runs\/7$/, () => RUN],
  [/\/actions\/artifacts\/(\d+)\/zip$/, (id) => bytesOf(artifacts, Number(id), '.zip')],
  [
    /\/releases\/tags\/(.+)$/,
    (tag) => {
      release = tag
      return readRelease(tag)
    },
  ],
  [
    /\/releases\/assets\/(\d+)$/,
    (id) => bytesOf(join(artifacts, `release-${release}`), Number(id), ''),
  ],
]

async function keepComment(request: IncomingMessage): Promise<void> {
  const { body } = (await json(request)) as { readonly body: string }
  writeFileSync(join(folder, 'check.comment'), body)
}

serve(async (request, response) => {
  const { pathname, search } = new URL(request.url ?? '', 'http://localhost')
  if (request.method === 'POST') await keepComment(request)
  const [route, answer] = ROUTES.find(([pattern]) => pattern.test(pathname)) ?? []
  const found = answer?.(route?.exec(pathname)?.[1] ?? '')
  if (found instanceof Buffer && !search.includes('storage')) {
    // The storage is elsewhere.
    const location = `http://${request.headers.host}${pathname}?storage`
    response.writeHead(302, { location }).end()
    return
  }
  if (found instanceof Buffer) {
    response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(found)
    return
  }
  response.writeHead(found === undefined ? 404 : 200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(found ?? { message: 'Not Found' }))
})
