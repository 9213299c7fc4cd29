import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { type SandboxOptions, startSandbox } from '../../sandbox/server.ts'
import { type TarItem, tarGzOf } from '../support/archives.ts'
import { keptScratch, sha256 } from '../support/scratch.ts'
import { json, type Reply, text } from '../support/service.ts'
import { begin, exportInputs, JOB, service } from '../support/step.ts'

/** Returns a new empty workspace. */
const workspace = () => keptScratch()

/** Returns every file below `path`, sorted by bytes. */
const filesIn = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(path.length + 1))
    .sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
const hasIndex = (path: string) => existsSync(join(path, 'index.html'))

const tarball = (...items: TarItem[]) => tarGzOf(items)

const site = () =>
  tarball({ name: 'index.html', content: '<h1>Hello</h1>' }, { name: 'guide/a.html', content: 'a' })

/** Serves an archive with a strong ETag, and ranges of it; the first answer is cut off after `cutAt` bytes. */
function storage(archive: Buffer, cutAt?: number): Reply {
  let cuts = cutAt === undefined ? 0 : 1
  return (request, response) => {
    const from = Number(/^bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0)
    const part = archive.subarray(from)
    response.writeHead(from > 0 ? 206 : 200, {
      etag: '"one"',
      'content-length': part.length,
      ...(from > 0 && { 'content-range': `bytes ${from}-${archive.length - 1}/${archive.length}` }),
    })
    if (cuts-- > 0) response.write(part.subarray(0, cutAt), () => response.socket?.destroy())
    else response.end(part)
  }
}

/** Runs an export whose link leads to `archive`. */
async function exported(
  archive: Reply,
  inputs: Record<string, string>,
  place: string,
  bundle: object = {},
  env: Record<string, string> = {},
) {
  const link = '/site.tar.gz?X-Amz-Signature=0f1e2d3c4b5a6978'
  const { url, asked } = await service({
    'GET /site.tar.gz*': [archive],
    'POST */bundle': [
      (request, response) =>
        json({ bundleUrl: `http://${request.headers.host}${link}`, ...bundle })(request, response),
    ],
    'GET /v1/*': [json({ status: 'completed', pageCount: 2 })],
    'POST /v1/*': [json({ jobId: JOB })],
  })
  const run = await begin({ with: { ...exportInputs(url), ...inputs }, workspace: place, env }).result
  return { ...run, asked }
}

describe('against the sandbox', () => {
  test.concurrent.each(['tar.gz', 'zip'] as const)(
    'a %s is downloaded, verified and unpacked',
    async (format) => {
      const sandbox = await startSandbox({ exportTimeMs: 0, format } satisfies SandboxOptions)
      const place = workspace()
      const inputs = { 'base-url': sandbox.baseUrl, 'api-key': sandbox.apiKey, domain: 'docs.example.com' }
      const run = await begin({
        with: { ...inputs, 'bundle-path': 'out/', 'site-path': 'public' },
        workspace: place,
      }).result
      await sandbox.close()

      expect(run.outputs.outcome).toBe('succeeded')
      const archive = join(place, 'out', `docs.example.com.${format}`)
      const root = join(place, 'public')
      const files = filesIn(root)
      const lines = files.map((file) => `${sha256(readFileSync(join(root, file)))}  ${file}\n`).join('')
      expect(run.outputs).toMatchObject({
        bundlePath: archive,
        bundleSize: String(readFileSync(archive).length),
        bundleSha256: sha256(readFileSync(archive)),
        sitePath: root,
        siteFiles: String(files.length),
        siteDigest: sha256(lines),
      })
      expect(hasIndex(root)).toBe(true)
      expect(readdirSync(place).sort()).toEqual(['out', 'public'])
      for (const row of ['Archive', 'Site', 'Download', 'Unpack'])
        expect(run.summary).toContain(`<th>${row}</th>`)
    },
  )
})

test.concurrent('a link that has expired when it is used is renewed, and the output is the new one', async () => {
  const place = workspace()
  const link = (signature: string): Reply => {
    return (request, response) =>
      json({ bundleUrl: `http://${request.headers.host}/site.tar.gz?sig=${signature}` })(request, response)
  }
  const [first, second] = ['0123456789abcdef', 'fedcba9876543210']
  const { url, asked } = await service({
    'GET /site.tar.gz*': [text('<Error><Code>AccessDenied</Code></Error>', 403), storage(await site())],
    'POST */bundle': [link(first), link(second)],
    'GET /v1/*': [json({ status: 'completed' })],
  })
  const inputs = { ...exportInputs(url), 'job-id': JOB, 'site-path': 'public' }
  const run = await begin({ with: inputs, workspace: place }).result
  expect(run.outputs).toMatchObject({ outcome: 'succeeded', bundleUrl: `${url}/site.tar.gz?sig=${second}` })
  const transfers = asked.filter(({ path }) => path.startsWith('/site'))
  expect(transfers.map(({ path }) => path.slice(-16))).toEqual([first, second])
  expect(hasIndex(join(place, 'public'))).toBe(true)
})

test.concurrent('a transfer that is cut is resumed where it stopped', async () => {
  const place = workspace()
  const run = await exported(storage(await site(), 60), { 'site-path': 'public' }, place)
  expect(run.outputs.outcome).toBe('succeeded')
  const transfers = run.asked.filter(({ path }) => path.startsWith('/site'))
  expect(transfers.map(({ headers }) => [headers.range, headers['if-range'], headers.authorization])).toEqual(
    [
      [undefined, undefined, undefined],
      ['bytes=60-', '"one"', undefined],
    ],
  )
  expect(filesIn(join(place, 'public'))).toEqual(['guide/a.html', 'index.html'])
})

test.concurrent('sitePath is the folder with index.html if the archive has one top folder', async () => {
  const place = workspace()
  const archive = await tarball({ name: 'site-1/index.html', content: 'x' })
  const { outputs } = await exported(storage(archive), { 'site-path': 'public' }, place)
  expect(outputs).toMatchObject({
    sitePath: join(place, 'public/site-1'),
    siteFiles: '1',
    siteDigest: sha256(`${sha256('x')}  index.html\n`),
  })
})

describe('a bundle that cannot be used leaves nothing behind, and existing files untouched', () => {
  const whole = site()
  test.concurrent.each([
    ['half an archive', async () => (await whole).subarray(0, 90), {}, 'is damaged'],
    ['a way out', () => tarball({ name: '../evil', content: 'x' }), {}, 'leads out of its folder'],
    ['another size than announced', () => whole, { sizeBytes: 5 }, 'is not the archive that was announced'],
    ['too much', () => tarball({ name: 'index.html', content: 'x'.repeat(2_000) }), {}, 'max-unpacked-size'],
  ])('%s', async (_, archive, bundle, words) => {
    const place = workspace()
    mkdirSync(join(place, 'public'))
    writeFileSync(join(place, 'public/mine.txt'), 'mine')
    const inputs = {
      'bundle-path': 'site.tgz',
      'site-path': 'public',
      overwrite: 'true',
      'max-unpacked-size': '1500',
    }
    const run = await exported(storage(await archive()), inputs, place, bundle)
    expect(run.outputs).toMatchObject({ outcome: 'bundle-failed', bundlePath: '', sitePath: '', jobId: JOB })
    expect(run.errors).toHaveLength(1)
    expect(run.errors[0]).toContain(words)
    expect(run.log).toContain(`    job-id: '${JOB}'`)
    expect(filesIn(place)).toEqual(['public/mine.txt'])
    expect(readdirSync(place)).toEqual(['public'])
  })
})

describe('an archive that is only kept or attached is read to its end all the same', () => {
  const whole = site()
  /** Writes an answer byte by byte, and closes the connection. */
  const raw =
    (...head: string[]) =>
    (body: Buffer): Reply =>
    (_, response) => {
      response.socket?.write(`HTTP/1.1 200 OK\r\n${head.map((line) => `${line}\r\n`).join('')}\r\n`)
      response.socket?.end(body)
    }
  const cases: [string, () => Promise<Reply>, string][] = [
    [
      'a page to sign in at',
      async () => storage(Buffer.from('<!doctype html><title>Sign in</title>')),
      'not an archive of a site: it looks like an HTML page',
    ],
    [
      'a body that only the end of the connection ends, cut',
      async () => raw('connection: close')((await whole).subarray(0, -20)),
      'is damaged',
    ],
  ]

  test.concurrent.each(cases)('%s does not replace a file', async (_, reply, words) => {
    const place = workspace()
    writeFileSync(join(place, 'site.tgz'), 'mine')
    const inputs = { 'bundle-path': 'site.tgz', overwrite: 'true' }
    const run = await exported(await reply(), inputs, place)
    expect(run.outputs).toMatchObject({ outcome: 'bundle-failed', bundlePath: '' })
    expect(run.errors).toEqual([expect.stringContaining(words)])
    expect(readdirSync(place)).toEqual(['site.tgz'])
    expect(readFileSync(join(place, 'site.tgz'), 'utf8')).toBe('mine')
  })

  test.concurrent('an archive that is whole is kept as it is', async () => {
    const place = workspace()
    const run = await exported(storage(await whole), { 'bundle-path': 'site.tgz' }, place)
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', bundlePath: join(place, 'site.tgz') })
    expect(readFileSync(join(place, 'site.tgz'))).toEqual(await whole)
    expect(run.summary).toContain('<th>Verify</th>')
  })
})

test.concurrent('a RUNNER_TEMP that is not a folder is reported as an error of the runner', async () => {
  const place = workspace()
  const env = { RUNNER_TEMP: join(place, 'nowhere') }
  const run = await exported(storage(await site()), { 'site-path': 'public' }, place, {}, env)
  expect(run.outputs.outcome).toBe('bundle-failed')
  expect(run.errors).toEqual([expect.stringContaining(`reported an error at ${env.RUNNER_TEMP}: ENOENT`)])
})

test.concurrent('overwrite swaps the old site out as a whole', async () => {
  const place = workspace()
  mkdirSync(join(place, 'public'))
  writeFileSync(join(place, 'public/old.html'), 'old')
  const run = await exported(storage(await site()), { 'site-path': 'public', overwrite: 'true' }, place)
  expect(run.outputs.outcome).toBe('succeeded')
  expect(filesIn(place)).toEqual(['public/guide/a.html', 'public/index.html'])
})

test.concurrent('a path that cannot be replaced is reported before anything is sent', async () => {
  const place = workspace()
  mkdirSync(join(place, 'public'))
  writeFileSync(join(place, 'public/mine.txt'), 'mine')
  const run = await exported(storage(await site()), { 'site-path': 'public' }, place)
  expect(run.asked).toEqual([])
  expect(run.outputs.outcome).toBe('rejected')
  expect(run.errors[0]).toContain('\n- site-path ')
  expect(filesIn(place)).toEqual(['public/mine.txt'])
})

test.concurrent('a cancelled transfer ends soon and leaves nothing', async () => {
  const place = workspace()
  const stuck: Reply = (_, response) => {
    response.writeHead(200, { 'content-length': '1000', etag: '"one"' })
    response.write('x'.repeat(100))
  }
  const { url } = await service({
    'GET /site*': [stuck],
    'POST */bundle': [
      (request, response) => json({ bundleUrl: `http://${request.headers.host}/site` })(request, response),
    ],
    'GET /v1/*': [json({ status: 'completed' })],
  })
  let cancelledAt = 0
  const step = begin({
    with: {
      ...exportInputs(url),
      'job-id': JOB,
      'request-timeout': '1m',
      'bundle-path': 'a.tgz',
      'site-path': 'public',
    },
    workspace: place,
    onLine: (line) => {
      if (!line.startsWith('The bundle can be downloaded')) return
      setTimeout(() => {
        cancelledAt = performance.now()
        step.child.kill('SIGINT')
      }, 300)
    },
  })
  const run = await step.result
  // It has five seconds; on a busy machine they may be longer, but what is under way would take a minute.
  expect(performance.now() - cancelledAt).toBeLessThan(20_000)
  expect(run.outputs).toMatchObject({ outcome: 'cancelled', bundlePath: '', sitePath: '' })
  expect(readdirSync(place)).toEqual([])
})
