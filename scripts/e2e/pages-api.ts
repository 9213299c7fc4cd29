/** GitHub's Pages API, as far as deploy/github-pages asks it. Its state is in files of the folder that is its argument. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serve } from './serve.ts'

const [folder = ''] = process.argv.slice(2)
const read = (name: string) => readFileSync(join(folder, name), 'utf8').trim()
const git = (...args: string[]) =>
  execFileSync('git', ['-C', join(folder, 'docs.git'), ...args], { encoding: 'utf8' }).trim()

let asked = 0

/** Returns what becomes of the build that was asked for last. */
function latestBuild(): [status: number, body: unknown] {
  const builds = read('builds').split('\n')
  const state = builds[Math.min(asked, builds.length) - 1] ?? 'building'
  // A fault of the service passes by itself.
  if (/^\d+$/.test(state)) return [Number(asked++ && state), { message: 'Bad gateway' }]
  if (state === 'other') return [200, { status: 'built', commit: '0'.repeat(40) }]
  return [
    200,
    { status: state, commit: git('rev-parse', 'gh-pages'), error: { message: '::warning::no' } },
  ]
}

function answer(method: string, path: string): [status: number, body: unknown] {
  const [, commit] = /\/commits\/(\w+)$/.exec(path) ?? []
  if (commit !== undefined)
    return [200, { commit: { message: git('log', '--max-count=1', '--format=%B', commit) } }]
  // Nothing has been published before.
  if (path.includes('/actions/artifacts')) return [200, { total_count: 0, artifacts: [] }]
  if (path.endsWith('/pages')) {
    asked = 0
    const pages = read('pages')
    if (pages === '') return [404, { message: 'Not Found' }]
    if (pages === '403') return [403, { message: 'Resource not accessible by integration' }]
    return [200, JSON.parse(pages)]
  }
  if (method === 'POST') {
    asked++
    return [201, { status: 'queued' }]
  }
  return latestBuild()
}

serve((request, response) => {
  const [status, body] = answer(request.method ?? '', request.url ?? '')
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
})
