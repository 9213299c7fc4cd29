import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { OUTPUTS } from '../../src/step/outputs.ts'
import { writeFiles } from '../support/check.ts'
import { keptScratch, treeOf } from '../support/scratch.ts'
import { begin, service, withFaults } from '../support/step.ts'

const page = (body: string) => `<!doctype html><title>x</title><p>${body}`

const FINE = {
  'index.html': page('<a href="guide.html">guide</a>'),
  'guide.html': page('<a href="/">home</a>'),
  '404.html': page('not found'),
}
const BROKEN = { ...FINE, 'guide.html': page('<a href="gone.html">gone</a> <a href="#none">none</a>') }

/** What a check sets; all other outputs are empty. */
const SET = [
  'outcome',
  'sitePath',
  'siteFiles',
  'verifyReport',
  'verifyErrors',
  'verifyWarnings',
  'verifyAccepted',
]

interface Run {
  readonly inputs?: Readonly<Record<string, string>>
  readonly env?: Readonly<Record<string, string>>
  /** Makes more of the workspace, in which the folder `dist` has the site. */
  readonly prepare?: (workspace: string) => void
}

/** Checks the folder `dist` of a workspace with these files in it, with neither service nor key. */
async function checked(files: Readonly<Record<string, string>>, { inputs, env, prepare }: Run = {}) {
  const place = keptScratch()
  const workspace = join(place, 'workspace')
  const temp = join(place, 'temp')
  for (const folder of [workspace, temp, join(workspace, 'dist')]) mkdirSync(folder)
  writeFiles(join(workspace, 'dist'), files)
  prepare?.(workspace)
  const before = treeOf(workspace)
  const run = await begin({
    with: { mode: 'check', 'site-path': 'dist', ...inputs },
    workspace,
    env: { RUNNER_TEMP: temp, ...env },
  }).result
  expect(treeOf(workspace)).toEqual(before)
  expect(run.stderr).toBe('')
  for (const name of OUTPUTS.filter((output) => !SET.includes(output)))
    expect([name, run.outputs[name]]).toEqual([name, ''])
  return { ...run, workspace, temp }
}

test.concurrent('expect-text fails the step if no page shows it', async () => {
  const found = await checked(FINE, { inputs: { 'expect-text': 'not found' } })
  expect([found.exitCode, found.outputs.outcome]).toEqual([0, 'succeeded'])
  const run = await checked(FINE, { inputs: { 'expect-text': 'v2' } })
  expect([run.exitCode, run.outputs.outcome]).toEqual([1, 'verify-failed'])
  expect(run.errors[0]).toContain('(3 pages) shows “v2” (`expect-text`), so this step fails.')
})

test.concurrent('findings are warnings in a step that stays green', async () => {
  const run = await checked(BROKEN, { inputs: { host: 'nginx' } })
  expect([run.exitCode, run.errors]).toEqual([0, []])
  expect(run.outputs).toMatchObject({
    outcome: 'succeeded',
    sitePath: join(run.workspace, 'dist'),
    siteFiles: '3',
    verifyErrors: '1',
    verifyWarnings: '1',
  })
  expect(run.outputs.verifyReport?.startsWith(run.temp)).toBe(true)
  expect(JSON.parse(readFileSync(run.outputs.verifyReport ?? '', 'utf8'))).toMatchObject({
    host: 'nginx',
    errors: 1,
  })
  expect(existsSync(run.outputs.verifyReport?.replace('.json', '.html') ?? '')).toBe(true)
  expect(run.warnings).toEqual([expect.stringContaining('broken-link gone.html')])
  expect(run.summary).toContain('<h3>⚠️ dist: succeeded, 3 pages, 1 error and 1 warning for nginx</h3>')
  expect(run.commands.map(({ name, properties }) => [name, properties])).toEqual([
    ['warning', { title: 'broken-link in dist' }],
    ['notice', { title: 'dist' }],
  ])
  expect(run.log).not.toContain('Note:')
})

test.concurrent('verify: strict fails the step after the report is written', async () => {
  const run = await checked(BROKEN, { inputs: { verify: 'strict', domain: 'docs.example.com' } })
  expect(run.exitCode).toBe(1)
  expect(run.outputs).toMatchObject({ outcome: 'verify-failed', siteFiles: '3', verifyErrors: '1' })
  expect(run.errors).toEqual([
    expect.stringContaining('The check of the site found 1 error, so with `verify: strict` this step fails.'),
  ])
  expect(run.errors[0]).toContain(run.outputs.verifyReport)
  expect(run.summary).toContain(
    '<h3>❌ docs.example.com: the check failed, 3 pages, 1 error and 1 warning</h3>',
  )
})

const ENTRIES = `- code: broken-link
  target: /gone.html
  reason: the generator makes it
- code: broken-anchor
  target: /*
  reason: so is this
  until: 2000-01-01
- code: broken-asset
  target: '**'
  reason: none left
`
const withEntries = (entries: string) => (workspace: string) =>
  writeFileSync(join(workspace, 'accepted.yml'), entries)

test.concurrent('accepted findings do not count, and stay in report and summary with their reason', async () => {
  const run = await checked(BROKEN, {
    inputs: { verify: 'strict', host: 'nginx', 'accepted-findings': 'accepted.yml' },
    prepare: withEntries(ENTRIES),
  })
  expect([run.exitCode, run.errors, run.warnings]).toEqual([0, [], []])
  expect(run.outputs).toMatchObject({
    outcome: 'succeeded',
    verifyErrors: '0',
    verifyWarnings: '1',
    verifyAccepted: '1',
  })
  expect(run.log).toContain('found 1 warning, 2 notices, 1 accepted finding')
  expect(run.summary).toContain('Accepted: the generator makes it')
  const { findings } = JSON.parse(readFileSync(run.outputs.verifyReport ?? '', 'utf8'))
  expect(findings).toMatchObject([
    { code: 'broken-anchor', severity: 'warning', accepted: null },
    { code: 'ended-acceptance', severity: 'notice', target: '/*' },
    { code: 'unused-acceptance', severity: 'notice', target: '**' },
    {
      code: 'broken-link',
      severity: 'error',
      accepted: { reason: 'the generator makes it', until: null },
    },
  ])
  expect(findings[0].message).toContain('It was accepted until 2000-01-01, with the reason “so is this”.')
})

test.concurrent('host, base path and domain decide as they do for an export', async () => {
  const files = {
    ...FINE,
    'index.html': page(
      '<link rel="canonical" href="https://other.acme.dev/"><a href="/docs/guide">guide</a><a href="https://docs.acme.dev/docs/gone">gone</a><a href="/guide.html">out</a>',
    ),
  }
  const run = await checked(files, {
    inputs: { host: 'nginx', 'base-path': 'docs', domain: 'docs.acme.dev' },
  })
  const { findings } = JSON.parse(readFileSync(run.outputs.verifyReport ?? '', 'utf8'))
  expect(findings.map(({ code, target }: Record<string, string>) => `${code} ${target}`).sort()).toEqual([
    'broken-link https://docs.acme.dev/docs/gone',
    'canonical-host https://other.acme.dev/',
    'outside-base-path /',
    'outside-base-path /guide.html',
  ])
})

describe('folders', () => {
  test.concurrent('a symbolic link to the site, by an absolute path', async () => {
    const place = keptScratch()
    writeFiles(join(place, 'dist'), BROKEN)
    symlinkSync('dist', join(place, 'link'))
    const { result } = begin({
      with: { mode: 'check', 'site-path': `${place}/x/../link/` },
      workspace: place,
    })
    const expected = { outcome: 'succeeded', sitePath: join(place, 'link'), verifyErrors: '1' }
    expect((await result).outputs).toMatchObject(expected)
  })

  test.concurrent('symbolic links that lead out of it are left out, and said so', async () => {
    const secret = 'token-of-the-runner'
    const run = await checked(FINE, {
      prepare: (place) => {
        writeFileSync(join(place, 'secret.html'), `<a href="${secret}">`)
        for (const name of ['page.html', 'other.html'])
          symlinkSync('../secret.html', join(place, 'dist', name))
      },
    })
    expect(run.log).toContain('Note: 2 symbolic links in the site lead out of it and were left out, such as ')
    expect(readFileSync(run.outputs.verifyReport ?? '', 'utf8')).not.toContain(secret)
  })

  test.concurrent('the workspace itself: what a checkout and a build leave in it counts as published', async () => {
    const run = await checked(FINE, {
      inputs: { 'site-path': '.' },
      prepare: (at) =>
        writeFiles(at, {
          'index.html': page(''),
          '404.html': page(''),
          '.git/HEAD': 'ref: refs/heads/main',
          '.git/config': '',
          'node_modules/a/.editorconfig': '',
          'node_modules/a/node_modules/b/index.js': '',
          'node_modules/a/README.html': page('<a href="gone.html">gone</a>'),
        }),
    })
    const { findings } = JSON.parse(readFileSync(run.outputs.verifyReport ?? '', 'utf8'))
    expect(
      findings.map(({ severity, code, target }: Record<string, string>) => `${severity} ${code} ${target}`),
    ).toEqual(['error leaked-file .git/', 'error broken-link gone.html', 'warning leaked-file node_modules/'])
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', sitePath: run.workspace, siteFiles: '10' })
  })

  test.concurrent.each<[string, string, Run]>([
    ['that is missing', 'there is no folder ', { inputs: { 'site-path': 'public' } }],
    ['that is not given', 'is missing: mode check needs it', { inputs: { 'site-path': '' } }],
    ['that is a file', 'which is not a folder: name the one', { inputs: { 'site-path': 'dist/index.html' } }],
    ['in which the report would be', 'RUNNER_TEMP', { inputs: { 'site-path': '..' } }],
  ])('one %s is an input error', async (_, words, how) => {
    const run = await checked(FINE, how)
    expect([run.exitCode, run.errors]).toEqual([
      1,
      [expect.stringContaining('it stopped before doing anything:')],
    ])
    expect(run.errors[0]).toContain('\n- site-path ')
    expect(run.errors[0]).toContain(words)
    expect(run.outputs).toMatchObject({ outcome: 'rejected', sitePath: '', verifyReport: '' })
  })
})

test.concurrent('verify: off is an input error', async () => {
  const run = await checked(FINE, { inputs: { verify: 'off' } })
  expect(run.errors).toEqual([
    expect.stringContaining('- verify is “off”, but mode check always checks the site'),
  ])
  expect(run.outputs.outcome).toBe('rejected')
})

test.concurrent.each(['export', 'agent-job'])('mode %s still needs the service and a key', async (mode) => {
  const run = await checked(FINE, { inputs: { mode } })
  expect(run.errors[0]).toContain('\n- base-url is missing: give the root of the administrative API')
  expect(run.errors[0]).toContain('\n- api-key is missing: its secret is empty')
  expect(run.outputs.outcome).toBe('rejected')
})

describe('nothing is sent', () => {
  test.concurrent('no connection is opened, and no name is looked up', async () => {
    const run = await checked(BROKEN, { env: withFaults({ networkForbidden: true }) })
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', verifyErrors: '1' })
  })

  test.concurrent('a service and a key that are given are named as ignored, and not used', async () => {
    const { url, asked } = await service([])
    const run = await checked(FINE, { inputs: { 'base-url': url, 'api-key': 'key_0001' } })
    expect(run.outputs.outcome).toBe('succeeded')
    expect(asked).toEqual([])
    for (const name of ['base-url', 'api-key'])
      expect(run.log).toContain(`Note: ${name} has no effect in mode check`)
  })
})

test.concurrent('a finding about the whole site is announced without an address', async () => {
  const run = await checked({ 'other.html': page('x') })
  expect(run.warnings).toEqual([expect.stringMatching(/^no-index: The site has no index\.html/)])
})

test.concurrent('a check that breaks off is red with verify: report as well', async () => {
  const run = await checked(BROKEN, { env: withFaults({ mapGroupByMissing: true }) })
  expect([run.exitCode, run.outputs.outcome]).toEqual([1, 'verify-failed'])
  expect(run.errors).toEqual([
    expect.stringMatching(/The check of the site in .* failed .* debug logging on\.$/),
  ])
})

test.concurrent('a cancelled check ends soon', async () => {
  const place = keptScratch()
  const links = '<a href="/">x</a>'.repeat(60_000)
  // Minutes of work on any machine, in a megabyte.
  writeFiles(place, { 'dist/index.html': page(links) })
  for (let i = 0; i < 10_000; i += 1) symlinkSync('index.html', join(place, `dist/${i}.html`))
  writeFileSync(join(place, 'dist/404.html'), page(''))
  let sentAt = 0
  const step = begin({
    with: { mode: 'check', 'site-path': 'dist', verify: 'strict' },
    workspace: place,
    onLine: (line) => {
      if (!line.includes('Checking')) return
      sentAt = performance.now()
      step.child.kill('SIGINT')
    },
  })
  const run = await step.result
  // Two seconds, and what a machine that is busy with other tests adds.
  expect(performance.now() - sentAt).toBeLessThan(20_000)
  expect([run.exitCode, run.outputs.outcome, run.errors]).toEqual([
    1,
    'cancelled',
    ['The step was cancelled.'],
  ])
  expect(run.log).not.toContain('job-id')
})
