/**
 * Stands in for GitHub's API, as far as wait-for-check and pull-request-comment ask for it: every commit has one check run, in
 * the state that a file names (`in_progress`, or how it ended), and no pull request has a comment yet; one that is made is
 * kept beside that file, and the token is that of some account. Prints its address. usage: github-checks.ts NAME FILE
 */
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const [name = '', file = ''] = process.argv.slice(2)

createServer(async (request, response) => {
  const { url = '', method } = request
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
    comments: [],
    user: { id: 1 },
  }
  if (method === 'POST') {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    await once(request, 'end')
    writeFileSync(`${file}.comment`, JSON.parse(Buffer.concat(chunks).toString()).body)
  }
  const [, asked = ''] =
    /^\/(?:repos\/example\/docs\/(?:commits\/[0-9a-f]{40}|issues\/42)\/)?([\w-]+)$/.exec(
      pathname,
    ) ?? []
  const answer = answers[asked]
  response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(answer ?? { message: 'Not Found' }))
}).listen(0, '127.0.0.1', function (this: { address: () => unknown }) {
  console.log(`http://127.0.0.1:${(this.address() as AddressInfo).port}`)
})
