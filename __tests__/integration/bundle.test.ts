/**
 * Bundles, as the runner starts the step; component/modes/bundle.test.ts tests those that cannot be
 * used.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { startSandbox } from '../../sandbox/server.ts'
import { tarGzOf } from '../support/archives.ts'
import { fetch } from '../support/fetch.ts'
import { digestOf, filesIn, sha256, sumsOf, treeOf } from '../support/files.ts'
import { type Reply, text } from '../support/service.ts'
import {
  exportFrom,
  exportScript,
  exportWith,
  FORMS,
  JOB,
  linkTo,
  PROJECT_FORM,
  runStep,
  workspaceWith,
} from '../support/step.ts'

const PAGE = { name: 'index.html', content: '<h1>Hello</h1>' }
const SITE = tarGzOf([PAGE, { name: 'guide/a.html', content: 'a' }])

describe('against the sandbox', () => {
  test.concurrent.each(['tar.gz', 'zip'] as const)(
    'a %s is verified, unpacked, and kept',
    async (format) => {
      const { outputs, workspace, summary } = await exportFrom(
        { format },
        { 'bundle-path': 'out/', 'site-path': 'public' },
      )
      const archive = join(workspace, 'out', `docs.example.com.${format}`)
      const root = join(workspace, 'public')
      const files = filesIn(root)
      expect(outputs).toMatchObject({
        outcome: 'succeeded',
        bundlePath: archive,
        bundleSize: String(readFileSync(archive).length),
        bundleSha256: sha256(readFileSync(archive)),
        sitePath: root,
        siteFiles: String(Object.keys(files).length),
        siteDigest: digestOf(files),
      })
      expect(existsSync(join(root, 'index.html'))).toBe(true)
      expect(readdirSync(workspace).sort()).toEqual(['out', 'public'])
      for (const row of ['Archive', 'Site', 'Download', 'Unpack'])
        expect(summary).toContain(`<th>${row}</th>`)
    },
  )

  test.concurrent('a link that has expired is replaced by running the step with only the job', async () => {
    let ahead = 0
    const sandbox = await startSandbox({ exportTimeMs: 0, now: () => Date.now() + ahead })
    const service = { 'base-url': sandbox.baseUrl, 'api-key': sandbox.apiKey }
    const first = await runStep({ ...service, domain: 'docs.example.com' })
    ahead = 3_600_000
    const again = await runStep({ ...service, 'job-id': first.outputs.jobId ?? '' })
    const links = [first, again].map(({ outputs }) => fetch(outputs.bundleUrl ?? ''))
    const statuses = (await Promise.all(links)).map(({ status }) => status)
    await sandbox.close()
    expect(statuses).toEqual([403, 200])
    expect(again.outputs.jobId).toBe(first.outputs.jobId)
  })
})

test.concurrent.each(FORMS)(
  'a link that has expired by the time it is used is renewed, and the new one is handed over: $name',
  async (form) => {
    const signatures = ['0123456789abcdef', 'fedcba9876543210']
    const script = form.script({
      bundle: signatures.map((signature) => linkTo(`/site.tar.gz?sig=${signature}`)),
      archive: [text('<Error><Code>AccessDenied</Code></Error>', 403), text(await SITE)],
    })
    const workspace = workspaceWith({ 'values.yaml': '' })
    const inputs = { ...form.inputs, 'site-path': 'public', 'values-file': 'values.yaml' }
    const run = await exportWith(script, inputs, { workspace })
    expect(run.outputs.outcome).toBe('succeeded')
    expect(run.outputs.bundleUrl).toContain(`/site.tar.gz?sig=${signatures[1]}`)
    expect(readFileSync(join(workspace, 'values.yaml'), 'utf8')).toContain(run.outputs.bundleUrl)
    const transfers = run.asked.filter(({ path }) => path.startsWith('/site'))
    expect(transfers.map(({ path, headers }) => [path.slice(-16), headers.authorization])).toEqual(
      signatures.map((signature) => [signature, undefined]),
    )
    expect(Object.keys(filesIn(join(run.workspace, 'public'))).sort()).toEqual([
      'guide/a.html',
      'index.html',
    ])
  },
)

describe('in the project’s form', () => {
  test.concurrent('a link that expires while it is used is renewed by reading the status, and the rest is downloaded', async () => {
    const archive = await SITE
    const etag = '"one"'
    const half: Reply = (_, response) => {
      response.writeHead(200, {
        'content-length': String(archive.length),
        etag,
        'accept-ranges': 'bytes',
      })
      response.write(archive.subarray(0, 60), () => response.socket?.end())
    }
    const range = `bytes 60-${archive.length - 1}/${archive.length}`
    const rest = text(archive.subarray(60), 206, { etag, 'content-range': range })
    const expired = text(
      '<Error><Code>AccessDenied</Code><Message>Request has expired</Message></Error>',
      403,
    )
    const links = ['0123456789abcdef', 'fedcba9876543210'].map((signature) =>
      linkTo(`/site.tar.gz?sig=${signature}`, { jobId: JOB, sizeBytes: archive.length }),
    )
    const script = PROJECT_FORM.script({ bundle: links, archive: [half, expired, rest] })
    const run = await exportWith(script, { ...PROJECT_FORM.inputs, 'site-path': 'public' })
    expect(run.errors).toEqual([])
    expect(run.outputs.bundleUrl).toContain('?sig=fedcba9876543210')
    expect(JSON.parse(run.outputs.job ?? '')).toMatchObject({ bundleUrl: run.outputs.bundleUrl })
    const starts = run.asked.filter(({ method }) => method === 'POST')
    const reads = run.asked.filter(({ path }) => path.startsWith(PROJECT_FORM.jobs))
    expect([starts.length, reads.length]).toEqual([1, 3])
    const masks = run.commands
      .filter(({ name }) => name === 'add-mask')
      .map(({ message }) => message)
    expect(masks).toEqual(expect.arrayContaining(['0123456789abcdef', 'fedcba9876543210']))
  })

  test.concurrent('a project is built, exported below a base path, and checked, and the archive keeps its name', async () => {
    const inputs = {
      'project-id': 'project_sandbox',
      domain: '',
      update: 'true',
      'expect-commit': '0123abc',
      'base-path': '/docs/',
      'bundle-path': 'out/',
      'site-path': 'public',
      host: 'nginx',
      verify: 'strict',
    }
    const sandbox = {
      form: 'project',
      buildTimeMs: 0,
      builtCommit: '0123abcdef',
      docs: 'sandbox',
    } as const
    const run = await exportFrom(sandbox, inputs)
    expect(run.errors).toEqual([])
    expect(run.outputs).toMatchObject({
      outcome: 'succeeded',
      builtCommit: '0123abcdef',
      verifyErrors: '0',
    })
    expect(run.outputs.bundlePath).toMatch(/\/out\/docs-export-\d{4}-\d\d-\d\d\.tar\.gz$/)
    expect(readFileSync(join(run.workspace, 'public/sitemap.xml'), 'utf8')).toContain(
      'example.com/docs/',
    )
  })
})

test.concurrent('overwrite swaps the old site out as a whole, and sitePath is the top folder of the archive', async () => {
  const script = exportScript({
    archive: [text(await tarGzOf([{ ...PAGE, name: 'site-1/index.html' }]))],
  })
  const workspace = workspaceWith({ 'public/old.html': 'old' })
  const { outputs } = await exportWith(
    script,
    { 'site-path': 'public', overwrite: 'true' },
    { workspace },
  )
  expect(outputs).toMatchObject({
    outcome: 'succeeded',
    sitePath: join(workspace, 'public/site-1'),
    siteFiles: '1',
    siteDigest: digestOf(sumsOf({ 'index.html': PAGE.content })),
  })
  expect(Object.keys(filesIn(workspace))).toEqual(['public/site-1/index.html'])
})

test.concurrent('a bundle that cannot be used leaves nothing behind, and existing files untouched', async () => {
  const workspace = workspaceWith({ 'public/mine.txt': 'mine' })
  const before = treeOf(workspace)
  const archive = await tarGzOf([{ ...PAGE, name: '../evil' }])
  const script = exportScript({ archive: [text(archive)] })
  const inputs = { 'site-path': 'public', overwrite: 'true' }
  const run = await exportWith(script, inputs, { workspace })
  expect([run.exitCode, run.outputs.outcome]).toEqual([1, 'bundle-failed'])
  expect(run.errors).toEqual([expect.stringContaining('points outside its folder')])
  expect(treeOf(workspace)).toEqual(before)
})

test.concurrent('a complete archive that is only kept is verified, and kept unchanged', async () => {
  const script = exportScript({ archive: [text(await SITE)] })
  const { outputs, workspace, summary } = await exportWith(script, { 'bundle-path': 'site.tgz' })
  expect(outputs).toMatchObject({ outcome: 'succeeded', bundlePath: join(workspace, 'site.tgz') })
  expect(readFileSync(join(workspace, 'site.tgz'))).toEqual(await SITE)
  expect(summary).toContain('<th>Verify</th>')
})

test.concurrent('a path that cannot be replaced is reported before anything is sent', async () => {
  const workspace = workspaceWith({ 'public/mine.txt': 'mine' })
  const run = await exportWith(exportScript(), { 'site-path': 'public' }, { workspace })
  expect([run.asked, run.outputs.outcome]).toEqual([[], 'rejected'])
  expect(run.errors[0]).toContain('anything: site-path ')
  expect(Object.keys(filesIn(workspace))).toEqual(['public/mine.txt'])
})
