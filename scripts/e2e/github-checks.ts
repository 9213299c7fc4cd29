/**
 * Stands in for GitHub's API, as far as wait-for-check asks for it: every commit has one check run, in the state that a
 * file names (`in_progress`, or how it ended). Prints its address. usage: github-checks.ts NAME FILE
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const [name = '', file = ''] = process.argv.slice(2)

createServer(({ url = '' }, response) => {
  const state = readFileSync(file, 'utf8').trim()
  const isRunning = state === 'in_progress'
  const run = {
    id: 1,
    name,
    status: isRunning ? state : 'completed',
    conclusion: isRunning ? null : state,
    started_at: '2026-11-23T03:17:00Z',
    html_url: 'https://github.com/example/docs/runs/1',
  }
  const { pathname } = new URL(url, 'http://localhost')
  const answers: Readonly<Record<string, unknown>> = {
    'check-runs': { total_count: 1, check_runs: [run] },
    status: { statuses: [] },
  }
  const [, asked = ''] = /^\/repos\/example\/docs\/commits\/[0-9a-f]{40}\/([\w-]+)$/.exec(pathname) ?? []
  const answer = answers[asked]
  response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(answer ?? { message: 'Not Found' }))
}).listen(0, '127.0.0.1', function (this: { address: () => unknown }) {
  console.log(`http://127.0.0.1:${(this.address() as AddressInfo).port}`)
})
