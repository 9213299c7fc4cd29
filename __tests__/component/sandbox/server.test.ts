/**
 * The sandbox over real sockets: what the demo, the other tests, and users who try the step rely
 * on.
 */

import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { afterEach, describe, expect, test } from '@jest/globals'
import { type Sandbox, type SandboxOptions, startSandbox } from '../../../sandbox/server.ts'
import { fetch } from '../../support/fetch.ts'
import { treeOf } from '../../support/files.ts'
import { keptWith, scratch } from '../../support/scratch.ts'

const DOMAIN = 'docs.example.com'

let sandbox: Sandbox | undefined
afterEach(async () => {
  await sandbox?.close()
  sandbox = undefined
})

/** Without it, each sandbox and each export would render the documentation of this project. */
const SITE = keptWith({ 'index.html': '<h1>Docs</h1>', '404.html': 'Not found' })

/** A sandbox whose clock stands still until it is advanced, and a client that has its key. */
async function start(options: SandboxOptions = {}) {
  const lines: string[] = []
  let nowMs = Date.UTC(2026, 0, 1)
  const now = () => nowMs
  const running = await startSandbox({
    now,
    info: (line) => lines.push(line.text),
    site: SITE,
    ...options,
  })
  sandbox = running

  const ask = async (method: string, path: string, body?: unknown, key = running.apiKey) => {
    const sent = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }
    const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' }
    const response = await fetch(running.baseUrl + path, { method, headers, ...sent })
    return { status: response.status, headers: response.headers, json: JSON.parse(await response.text()) }
  }
  const startJob = async () => {
    const { json } = await ask('POST', JOBS, { domain: DOMAIN })
    return `${JOBS}/${json.jobId}`
  }
  const finishedBundle = async () => {
    const job = await startJob()
    nowMs += 60_000
    return (await ask('POST', `${job}/bundle`)).json
  }
  return { ...running, lines, ask, startJob, finishedBundle, pass: (ms: number) => (nowMs += ms) }
}

const JOBS = '/v1/static-export/jobs'
const OF_PROJECT = '/v1/static-export/project_sandbox/jobs'
const AGENT = '/v2/agent/project_sandbox/job/job_sandbox'

test.each([
  ['without a key', '', 401],
  ['with an unknown key', 'mdoc_admin_other', 401],
  ['with a key that is not an admin key', 'mdoc_other', 403],
])('the sandbox refuses a request %s', async (_, key, status) => {
  const { ask } = await start()
  for (const reply of [await ask('GET', AGENT, undefined, key), await ask('POST', JOBS, {}, key)]) {
    expect(reply).toMatchObject({ status, json: { error: expect.any(String) } })
    expect(reply.headers.get('www-authenticate')).toBe(status === 401 ? 'Bearer' : null)
  }
})

test('the sandbox refuses an export to another plan', async () => {
  const { ask } = await start({ plan: 'free' })
  expect(await ask('POST', JOBS, { domain: DOMAIN })).toMatchObject({ status: 403 })
})

test('the sandbox listens on one loopback address, not on all addresses of the machine', async () => {
  const { port } = await start()
  const socket = connect(port, '127.0.0.2')
  const refused = await new Promise((resolve) => {
    socket.once('connect', () => resolve(false)).once('error', () => resolve(true))
  })
  socket.destroy()
  expect(refused).toBe(true)
})

test.each([
  [400, 'POST', JOBS, '{'],
  [400, 'POST', JOBS, {}],
  [400, 'POST', JOBS, { domain: 'https://docs.example.com' }],
  [400, 'POST', JOBS, { domain: 'docs.example.com/guide' }],
  [400, 'POST', JOBS, { domain: 'other.example.com' }],
  [413, 'POST', JOBS, { domain: 'x'.repeat(70_000) }],
  [404, 'GET', '/'],
  [404, 'GET', `${JOBS}/none`],
  [404, 'POST', `${JOBS}/none/bundle`],
  [404, 'GET', '/v2/agent/project_sandbox/job/none'],
  [400, 'GET', `${JOBS}/%ff`],
  [405, 'GET', JOBS],
])('the sandbox responds with HTTP %d to %s %s', async (status, method, path, body: unknown = undefined) => {
  const { ask } = await start({ domain: DOMAIN })
  const reply = await ask(method, path, body)
  expect(reply).toMatchObject({ status, json: { error: expect.any(String) } })
  expect(reply.headers.has('allow')).toBe(status === 405)
})

describe('an export', () => {
  test('goes from queued to completed, and has no bundle before', async () => {
    const { ask, pass } = await start({ exportTimeMs: 10_000 })
    const started = await ask('POST', JOBS, { domain: 'Döcs.example.com' })
    const state = { status: 'queued', progress: 0, pageCount: 0, error: null }
    expect(started).toMatchObject({
      status: 202,
      json: { ...state, domain: 'xn--dcs-sna.example.com', createdAt: '2026-01-01T00:00:00.000Z' },
    })
    const job = `${JOBS}/${started.json.jobId}`
    expect((await ask('GET', job)).json).toMatchObject({ status: 'queued' })
    pass(9_000)
    expect((await ask('GET', job)).json).toMatchObject({ status: 'running', progress: 88 })
    expect(await ask('POST', `${job}/bundle`)).toMatchObject({
      status: 409,
      json: { error: 'the export is not completed, it is running' },
    })
    pass(1_000)
    const { json } = await ask('GET', job)
    expect(json).toMatchObject({ status: 'completed', progress: 100, updatedAt: '2026-01-01T00:00:10.000Z' })
    expect(json.pageCount).toBeGreaterThan(0)
    expect(await ask('POST', `${job}/bundle`)).toMatchObject({
      status: 200,
      json: { jobId: json.jobId, sizeBytes: expect.any(Number), expiresAt: '2026-01-01T00:15:10.000Z' },
    })
  })

  test('can fail, and says why', async () => {
    const { ask, startJob, pass } = await start({ exportFails: 'no such branch' })
    const job = await startJob()
    pass(60_000)
    expect((await ask('GET', job)).json).toMatchObject({ status: 'failed', error: 'no such branch' })
    expect((await ask('POST', `${job}/bundle`)).status).toBe(409)
  })
})

describe('an export by project', () => {
  const startOf = (start: Awaited<ReturnType<typeof startSandboxOf>>, body?: unknown) =>
    start.ask('POST', OF_PROJECT, body)
  const startSandboxOf = (options: SandboxOptions = {}) => start({ exportTimeMs: 10_000, ...options })

  test('has its link in the completed status, a new one each time, and neither progress nor pages', async () => {
    const sandbox = await startSandboxOf()
    const started = await startOf(sandbox, { basePath: '/docs' })
    const times = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' }
    const { jobId } = started.json
    expect(started).toMatchObject({ status: 202 })
    expect(started.json).toEqual({ jobId, status: 'queued', ...times })
    const read = async () => (await sandbox.ask('GET', `${OF_PROJECT}/${jobId}`)).json
    expect(await read()).toEqual({ jobId, status: 'queued', error: null, ...times })
    sandbox.pass(10_000)
    const first = await read()
    expect(first).toMatchObject({
      status: 'completed',
      bundleUrl: expect.stringContaining('/docs-export-2026-01-01.tar.gz?'),
      sizeBytes: expect.any(Number),
      expiresAt: '2026-01-01T00:15:10.000Z',
    })
    sandbox.pass(5_000)
    const second = await read()
    expect(second.bundleUrl).not.toBe(first.bundleUrl)
    expect((await fetch(second.bundleUrl)).status).toBe(200)
    expect((await sandbox.ask('POST', `${OF_PROJECT}/${jobId}/bundle`)).status).toBe(404)
    expect((await sandbox.ask('GET', `${JOBS}/${jobId}`)).status).toBe(404)
  })

  test('is refused while another one is running, and after ten in an hour', async () => {
    const sandbox = await startSandboxOf()
    const { json } = await startOf(sandbox)
    expect(await startOf(sandbox, {})).toMatchObject({
      status: 409,
      json: { error: 'an export of this deployment is queued', jobId: json.jobId },
    })
    for (let started = 1; started < 10; started++) {
      sandbox.pass(20_000)
      expect((await startOf(sandbox)).status).toBe(202)
    }
    sandbox.pass(20_000)
    const refused = await startOf(sandbox)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3400'])
    sandbox.pass(3_400_000)
    expect((await startOf(sandbox)).status).toBe(202)
  })

  test.each([
    [400, OF_PROJECT, { basePath: '/manual' }],
    [400, OF_PROJECT, { basePath: 5 }],
    [400, OF_PROJECT, '[5'],
    [400, '/v1/static-export/-x/jobs', {}],
    [404, '/v1/static-export/other/jobs', {}],
    [202, OF_PROJECT, { basePath: '' }],
    [202, OF_PROJECT, { basePath: '/documentation' }],
  ])('gets HTTP %d from %s with %j', async (status, path, body) => {
    const sandbox = await startSandboxOf()
    expect((await sandbox.ask('POST', path, body)).status).toBe(status)
  })

  test('can fail, and is not part of another plan', async () => {
    const sandbox = await startSandboxOf({ exportFails: 'no such branch' })
    const { json } = await startOf(sandbox)
    sandbox.pass(60_000)
    expect((await sandbox.ask('GET', `${OF_PROJECT}/${json.jobId}`)).json).toMatchObject({
      status: 'failed',
      error: 'no such branch',
    })
    await sandbox.close()
    expect((await startOf(await startSandboxOf({ plan: 'free' }))).status).toBe(403)
  })

  test.each([
    ['domain', 202, 404],
    ['project', 404, 202],
    ['both', 202, 202],
  ] as const)('a deployment with the form %s', async (form, ofDomain, ofProject) => {
    const sandbox = await startSandboxOf({ form })
    expect((await sandbox.ask('POST', JOBS, { domain: DOMAIN })).status).toBe(ofDomain)
    expect((await startOf(sandbox)).status).toBe(ofProject)
  })
})

describe('a build of the sandbox', () => {
  const UPDATE = '/v1/project/update/project_sandbox'
  async function begun(options: SandboxOptions = {}) {
    const sandbox = await start({ buildTimeMs: 10_000, ...options })
    const { status, json } = await sandbox.ask('POST', UPDATE)
    expect(status).toBe(202)
    const read = async () => (await sandbox.ask('GET', `/v1/project/update-status/${json.statusId}`)).json
    return { ...sandbox, read }
  }

  test('goes from queued to success, with its commit', async () => {
    const { read, pass } = await begun({ builtCommit: '0123abc' })
    expect(await read()).toMatchObject({ status: 'queued', endedAt: null })
    pass(9_000)
    expect(await read()).toMatchObject({ status: 'in_progress', logs: expect.any(Array) })
    pass(1_000)
    expect(await read()).toMatchObject({
      status: 'success',
      endedAt: '2026-01-01T00:00:10.000Z',
      commit: { sha: '0123abc', ref: 'main' },
    })
  })

  test('can fail, and says why', async () => {
    const { read, pass } = await begun({ buildFails: 'docs.json is no JSON' })
    pass(10_000)
    expect(await read()).toMatchObject({ status: 'failure', summary: 'docs.json is no JSON' })
  })

  test('may be requested and read ten times in ten seconds', async () => {
    const { read, pass, ask } = await begun()
    for (let reads = 0; reads < 9; reads++) expect(await read()).toMatchObject({ status: 'queued' })
    const refused = await ask('POST', UPDATE)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10'])
    pass(10_000)
    expect(await read()).toMatchObject({ status: 'success' })
  })

  test.each([
    [404, 'POST', '/v1/project/update/other'],
    [400, 'POST', '/v1/project/update/-x'],
    [404, 'GET', '/v1/project/update-status/other'],
    [405, 'GET', UPDATE],
  ])('gets HTTP %d for %s %s', async (status, method, path) => {
    const { ask } = await start()
    expect((await ask(method, path)).status).toBe(status)
  })
})

test.each([
  ['pull-request', 'completed', 'https://github.com/example/docs/pull/42', null],
  ['no-change', 'completed', null, null],
  ['failed', 'failed', null, null],
  ['archived', 'archived', 'https://github.com/example/docs/pull/42', '2026-01-01T00:01:05.000Z'],
] as const)('an agent job: %s', async (agentStory, status, prLink, archivedAt) => {
  const { ask, pass } = await start({ agentStory, agentTimeMs: 5_000 })
  pass(60_000)
  const job = {
    id: 'job_sandbox',
    source: { repository: 'https://github.com/example/docs', ref: 'agent/job_sandbox' },
    model: expect.any(String),
    createdAt: '2026-01-01T00:01:00.000Z',
  }
  expect((await ask('GET', AGENT)).json).toEqual({ ...job, status: 'active', prLink: null, archivedAt: null })
  pass(5_000)
  expect((await ask('GET', AGENT)).json).toEqual({ ...job, status, prLink, archivedAt })
})

describe('the link of the sandbox', () => {
  test('serves the archive, whole or in parts, with a strong ETag', async () => {
    const { finishedBundle } = await start()
    const { bundleUrl, sizeBytes } = await finishedBundle()
    const whole = await fetch(bundleUrl)
    const bytes = Buffer.from(await whole.arrayBuffer())
    const etag = `"${createHash('md5').update(bytes).digest('hex')}"`
    expect(bytes.length).toBe(sizeBytes)
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'content-length': String(sizeBytes),
      'content-type': 'application/gzip',
      etag,
    })

    const part = async (Range: string, more: Record<string, string> = {}) => {
      const response = await fetch(bundleUrl, { headers: { Range, ...more } })
      const sent = Buffer.from(await response.arrayBuffer())
      return [response.status, response.headers.get('content-range'), sent]
    }
    const all = [200, null, bytes]
    const from9 = [206, `bytes 9-${sizeBytes - 1}/${sizeBytes}`, bytes.subarray(9)]
    const last9 = [206, `bytes ${sizeBytes - 9}-${sizeBytes - 1}/${sizeBytes}`, bytes.subarray(-9)]
    expect(await part('bytes=9-')).toEqual(from9)
    expect(await part('bytes=9-', { 'If-Range': etag })).toEqual(from9)
    expect(await part('bytes=9-', { 'If-Range': '"other"' })).toEqual(all)
    expect(await part(`bytes=9-${sizeBytes * 2}`)).toEqual(from9)
    expect(await part('bytes=0-4')).toEqual([206, `bytes 0-4/${sizeBytes}`, bytes.subarray(0, 5)])
    expect(await part('bytes=-9')).toEqual(last9)
    for (const range of ['bytes=5-2', 'bytes=-', 'bytes=0-1,3-4', 'lines=1-2'])
      expect(await part(range)).toEqual(all)
    for (const range of [`bytes=${sizeBytes}-`, 'bytes=-0'])
      expect(await part(range)).toMatchObject([416, `bytes */${sizeBytes}`, {}])
  })

  const setting = (name: string, value: string) => (link: URL) => link.searchParams.set(name, value)
  test.each<[string, (link: URL) => unknown, string, number]>([
    ['tampered with', setting('X-Amz-Expires', '9999'), 'SignatureDoesNotMatch', 403],
    ['to another object', (link) => (link.pathname += '.bak'), 'SignatureDoesNotMatch', 403],
    ['without its signature', (link) => (link.search = ''), 'AccessDenied', 403],
    ['broken', setting('X-Amz-Date', ''), 'AuthorizationQueryParametersError', 400],
  ])('is refused when %s', async (_, change, code, status) => {
    const { finishedBundle } = await start()
    const link = new URL((await finishedBundle()).bundleUrl)
    change(link)
    const response = await fetch(link)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('application/xml')
    expect(await response.text()).toContain(`<Error><Code>${code}</Code><Message>`)
  })

  test('does not allow a key next to its signature, or a method other than GET', async () => {
    const { finishedBundle, apiKey } = await start()
    const { bundleUrl } = await finishedBundle()
    const keyed = await fetch(bundleUrl, { headers: { Authorization: `Bearer ${apiKey}` } })
    expect(keyed.status).toBe(400)
    expect(await keyed.text()).toMatch(/<Code>InvalidArgument<\/Code>.*<ArgumentName>Authorization</)
    expect((await fetch(bundleUrl, { method: 'HEAD' })).status).toBe(403)
  })

  test('expires, and the same job returns a new one', async () => {
    const { ask, startJob, pass } = await start({ linkLifetimeMs: 60_000 })
    const job = await startJob()
    pass(60_000)
    const first = (await ask('POST', `${job}/bundle`)).json
    pass(59_000)
    const inTime = await fetch(first.bundleUrl)
    await inTime.arrayBuffer()
    pass(1_000)
    const late = await fetch(first.bundleUrl)
    expect([inTime.status, late.status]).toEqual([200, 403])
    expect(await late.text()).toContain(
      '<Code>AccessDenied</Code><Message>Request has expired</Message><X-Amz-Expires>60</X-Amz-Expires>' +
        `<Expires>2026-01-01T00:02:00Z</Expires><ServerTime>2026-01-01T00:02:00Z</ServerTime>`,
    )
    const renewed = await fetch((await ask('POST', `${job}/bundle`)).json.bundleUrl)
    expect(renewed.headers.get('etag')).toBe(inTime.headers.get('etag'))
    await renewed.arrayBuffer()
  })
})

test.each([
  ['my.site.tar.zst', '.tar.zst', 'application/zstd'],
  ['site.tgz', '.tgz', 'application/octet-stream'],
  ['site', '', 'application/octet-stream'],
])('%s is served unchanged', async (name, extension, type) => {
  const bundle = join(scratch(), name)
  writeFileSync(bundle, 'no archive at all')
  const { finishedBundle } = await start({ bundle })
  const { bundleUrl, sizeBytes } = await finishedBundle()
  const answer = await fetch(bundleUrl)
  expect(new URL(bundleUrl).pathname.split('/').at(-1)).toBe(`${DOMAIN}${extension}`)
  const sent = [answer.headers.get('content-type'), await answer.text(), sizeBytes]
  expect(sent).toEqual([type, 'no archive at all', 17])
})

test.each([
  ['tar.gz', 'tar', '-xzf', '-C'],
  ['zip', 'unzip', '-q', '-d'],
] as const)(
  'the archive of a folder of HTML as %s contains exactly that',
  async (format, command, read, into) => {
    const [site, unpacked, file] = [scratch(), scratch(), join(scratch(), 'archive')]
    for (const folder of ['docs', 'docs/.well-known']) mkdirSync(join(site, folder))
    for (const name of ['index.html', '404.html', 'docs.html', 'docs/page.html', 'docs/.well-known/data'])
      writeFileSync(join(site, name), `<!doctype html><title>x</title>${name}`)
    const { ask, startJob, pass } = await start({ site, format })
    const job = await startJob()
    pass(60_000)
    expect((await ask('GET', job)).json.pageCount).toBe(3)
    const { bundleUrl } = (await ask('POST', `${job}/bundle`)).json
    writeFileSync(file, Buffer.from(await (await fetch(bundleUrl)).arrayBuffer()))
    execFileSync(command, [read, file, into, unpacked])
    expect(treeOf(unpacked)).toEqual(treeOf(site))
  },
)

describe('the sandbox prints', () => {
  test('one line for each request, with neither keys nor signatures', async () => {
    const { lines, baseUrl, apiKey, finishedBundle } = await start()
    const { bundleUrl, jobId } = await finishedBundle()
    await (await fetch(bundleUrl)).arrayBuffer()
    const odd = httpRequest(baseUrl, { path: `/odd/${apiKey}/::error::x##[y]?key=${apiKey}` })
    const [response] = await once(odd.end(), 'response')
    await once(response.resume(), 'end')
    expect(lines).toEqual([
      `202 POST ${JOBS}`,
      `200 POST ${JOBS}/${jobId}/bundle`,
      `200 GET /sandbox-bundles/${jobId}/${DOMAIN}.tar.gz?…`,
      '404 GET /odd/***/::error::x## [y]?…',
    ])
  })

  test('its address, its key once, and its requests when started from the command line, and leaves nothing behind', async () => {
    const temporary = scratch()
    const child = spawn(process.execPath, ['sandbox/main.ts', '--port', '0', '--export-time', '0'], {
      env: { ...process.env, TMPDIR: temporary },
    })
    const output = createInterface(child.stdout)
    const lines: string[] = []
    output.on('line', (line) => lines.push(line))
    while (!lines.includes('Requests:')) await once(output, 'line')
    const [, baseUrl = ''] = /BASE_URL=(\S+)/.exec(lines.join('\n')) ?? []
    const [, key = ''] = /API_KEY=(\S+)/.exec(lines.join('\n')) ?? []
    expect(baseUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect(key).toMatch(/^mdoc_admin_[0-9a-f]{48}$/)
    const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' }
    const body = JSON.stringify({ domain: DOMAIN })
    expect((await fetch(`${baseUrl}${JOBS}`, { method: 'POST', headers, body })).status).toBe(202)
    expect(readdirSync(temporary)).toHaveLength(1)
    child.kill('SIGTERM')
    expect(await once(child, 'close')).toEqual([0, null])
    expect(lines.at(-1)).toBe(`202 POST ${JOBS}`)
    expect(lines.filter((line) => line.includes(key))).toHaveLength(1)
    expect(readdirSync(temporary)).toEqual([])
  })

  test.each([
    [['--nonsense'], 2, 'sandbox: Unknown option --nonsense'],
    [['--docs', 'src'], 1, `sandbox: there is no Markdown (*.md) in ${resolve('src')}`],
    [['--site', 'src'], 1, `sandbox: there is no index.html in ${resolve('src')}`],
    [['--bundle', 'src'], 1, `sandbox: there is no file ${resolve('src')}`],
    [['--port', 'taken'], 1, 'sandbox: the port is in use'],
  ])('an error for %j, without a stack trace', async (args, status, message) => {
    const { port } = await start()
    const given = args.map((arg) => (arg === 'taken' ? String(port) : arg))
    const run = spawnSync(process.execPath, ['sandbox/main.ts', ...given], { encoding: 'utf8' })
    expect(run).toMatchObject({ status, stdout: '', stderr: expect.stringContaining(message) })
    expect(run.stderr).not.toContain('    at ')
  })
})
