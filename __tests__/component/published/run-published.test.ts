/**
 * What the action `published` does in each case; integration/published.test.ts tests its process.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { outputsIn } from '../../../sandbox/runner-rules.ts'
import { stepProcess } from '../../../sandbox/runner-start.ts'
import { FORMATS, type Format } from '../../../src/archive/detect-format.ts'
import { systemClock } from '../../../src/common/clock.ts'
import { asStepError } from '../../../src/errors/step-error.ts'
import { finish } from '../../../src/published/finish-published.ts'
import { PUBLISHED_OUTPUTS } from '../../../src/published/published-step.ts'
import { run } from '../../../src/published/run-published.ts'
import { openOutputs } from '../../../src/step/outputs.ts'
import { PACKERS, type Tree, zipOf } from '../../support/archives.ts'
import { digestOf, filesIn, sumsOf } from '../../support/files.ts'
import { printedStep } from '../../support/printed-step.ts'
import {
  CREATED,
  EXPIRES,
  type PublishedServer,
  SIGNATURE,
  type StoredArtifact,
  startPublishedServer,
  TOKEN,
} from '../../support/published-server.ts'
import { scratch, scratchWith } from '../../support/scratch.ts'

const SITE: Tree = { 'index.html': '<h1>Hello</h1>', 'guide/index.html': '<h1>Guide</h1>' }
const DIGEST = digestOf(sumsOf(SITE))
const NO_OUTPUTS = Object.fromEntries(PUBLISHED_OUTPUTS.map((name) => [name, '']))

/** Returns the site as an archive in any format. */
async function pack(format: Format, tree: Tree): Promise<Buffer> {
  if (format !== 'zip') return PACKERS[format](tree)
  return zipOf(Object.entries(tree).map(([name, content]) => ({ name, content })))
}

const archive = await pack('tar.gz', SITE)
const other = await pack('zip', { 'index.html': 'other' })
const hostile = await pack('zip', { '../index.html': 'x' })

/** A zip as actions/upload-artifact makes it. */
const wrapped = (content: Buffer, name = 'docs.example.com-1.tar.gz') => zipOf([{ name, content }])
const ARTIFACT: StoredArtifact = { id: 10, run: 100, bytes: wrapped(archive) }

type Inputs = Readonly<Record<string, string>>
type State = Partial<Omit<PublishedServer, 'env' | 'requests' | 'stored'>>

interface Options {
  readonly inputs?: Inputs
  readonly env?: Inputs
  readonly workspace?: string
}

/** Runs the action against a server in this state; by default, run 100 has published the site. */
async function get(state: State = {}, { inputs = {}, env = {}, workspace = scratch() }: Options = {}) {
  const github = await startPublishedServer()
  Object.assign(github, { runs: [{ id: 100 }], artifacts: [ARTIFACT], ...state })
  const given = { site: 'docs.example.com', 'github-token': TOKEN, ...inputs }
  const home = scratch()
  const started = stepProcess(given, home, workspace, 'published')
  const { step, printed } = printedStep({ ...started.env, ...github.env, ...env }, systemClock)
  const outputs = openOutputs(step.env, PUBLISHED_OUTPUTS)
  const here = { ...step, outputs, random: () => 0 }
  const isGreen = finish(here, await run(here).catch(asStepError))
  const log = printed.join('\n')
  expect([log.includes(TOKEN), log.includes(SIGNATURE)]).toEqual([false, false])
  expect(github.stored.filter(({ authorization }) => authorization !== undefined)).toEqual([])
  // Temporary files do not stay.
  const temp = join(home, 'temp')
  const left = readdirSync(temp)
  if (!isGreen) expect(left).toEqual([])
  return {
    isGreen,
    errors: printed.filter((line) => line.startsWith('error: ')),
    outputs: outputsIn(readFileSync(started.outputFile, 'utf8')),
    log,
    temp,
    left,
    github,
  }
}

/** Checks that the step failed with only this error, and set no outputs. */
function expectFailure(
  result: Awaited<ReturnType<typeof get>>,
  words: string | RegExp,
  outputs: Inputs = {},
) {
  expect(result.errors).toEqual([expect.stringMatching(words)])
  expect({ isGreen: result.isGreen, outputs: result.outputs }).toEqual({
    isGreen: false,
    outputs: { ...NO_OUTPUTS, ...outputs },
  })
}

const NOT_FOUND = { found: 'false' }

describe('the site that was published last', () => {
  test('is verified and unpacked, and its archive is kept', async () => {
    const { isGreen, outputs, errors, left, temp, log, github } = await get()
    expect({ isGreen, errors }).toEqual({ isGreen: true, errors: [] })
    const { sitePath = '', archive: kept = '', ...rest } = outputs
    expect(rest).toEqual({
      found: 'true',
      siteDigest: DIGEST,
      runId: '100',
      publishedAt: CREATED,
      expiresAt: EXPIRES,
    })
    expect(filesIn(sitePath)).toEqual(sumsOf(SITE as Inputs))
    expect(basename(kept)).toBe('docs.example.com-1.tar.gz')
    expect(readFileSync(kept)).toEqual(archive)
    expect([sitePath, kept].every((path) => path.startsWith(temp))).toBe(true)
    expect(left).toHaveLength(1)
    expect(log).toContain('The SHA-256 of the download matches the one that GitHub reports')
    expect(log).toContain('Found the artifact published-docs.example.com of run 100')
    expect(github.stored).toHaveLength(1)
  })

  test.each(FORMATS)('is taken from an archive in the format %s', async (format) => {
    const bytes = wrapped(await pack(format, SITE), `site.${format}`)
    const { outputs } = await get({ artifacts: [{ ...ARTIFACT, bytes }] })
    expect(outputs).toMatchObject({ found: 'true', siteDigest: DIGEST })
  })

  test.each(FORMATS)('is taken from a plain file in the format %s', async (format) => {
    const { outputs } = await get({ artifacts: [{ ...ARTIFACT, bytes: await pack(format, SITE) }] })
    expect(outputs).toMatchObject({ found: 'true', siteDigest: DIGEST })
  })

  test('is in the folder with its home page, whether the archive has a top folder or not', async () => {
    const inFolder = await pack('tar.gz', { 'site/index.html': 'a', 'site/b/index.html': 'b' })
    const { outputs } = await get({ artifacts: [{ ...ARTIFACT, bytes: wrapped(inFolder) }] })
    expect(outputs.siteDigest).toBe(digestOf(sumsOf({ 'index.html': 'a', 'b/index.html': 'b' })))
    expect(basename(outputs.sitePath ?? '')).toBe('site')
    const languages = { 'en/index.html': 'a', 'fr/index.html': 'b' }
    const none = await get({
      artifacts: [{ ...ARTIFACT, bytes: wrapped(await pack('zip', languages)) }],
    })
    expect(none.outputs.siteDigest).toBe(digestOf(sumsOf(languages)))
    expect(readdirSync(none.outputs.sitePath ?? '').sort()).toEqual(['en', 'fr'])
  })

  test('is unpacked to site-path', async () => {
    const workspace = scratch()
    const { outputs } = await get({}, { workspace, inputs: { 'site-path': 'public' } })
    expect(outputs.sitePath).toBe(join(workspace, 'public'))
    expect(filesIn(join(workspace, 'public'))).toEqual(sumsOf(SITE as Inputs))
  })

  const newest = { ...ARTIFACT, id: 2, created: '2026-11-25T00:00:00Z' }
  const older: StoredArtifact = {
    id: 9,
    run: 90,
    created: '2026-11-01T00:00:00Z',
    bytes: wrapped(other),
  }

  test('is the artifact that was created last, wherever it is in the list', async () => {
    const many = Array.from({ length: 250 }, (_, i) => ({ ...older, id: 1_000 + i }))
    const runs = [{ id: 100 }, { id: 90 }]
    const { outputs, github } = await get({ runs, artifacts: [...many, newest] })
    expect(outputs).toMatchObject({ runId: '100', siteDigest: DIGEST })
    expect(github.requests.filter((line) => /artifacts\?/.test(line))).toHaveLength(3)
  })

  test('has that name, even if the server lists all names', async () => {
    const artifacts = [ARTIFACT, { ...newest, name: 'published-docs.example.com-api', bytes: wrapped(other) }]
    const { outputs } = await get({ artifacts, filtersByName: false })
    expect(outputs.siteDigest).toBe(DIGEST)
  })

  test.each<[string, object]>([
    ['a red run', { conclusion: 'failure' }],
    ['a schedule', { event: 'schedule' }],
    ['a manual run', { event: 'workflow_dispatch' }],
  ])('may be of %s', async (_, run) => {
    const { outputs } = await get({ runs: [{ id: 100, ...run }] })
    expect(outputs.siteDigest).toBe(DIGEST)
  })

  const UNTRUSTED: [string, object][] = [
    ['a fork', { isOfFork: true }],
    ['a deleted fork', { isOfNobody: true }],
    ['a pull request', { event: 'pull_request' }],
    ['a pull request with secrets', { event: 'pull_request_target' }],
    ['a review', { event: 'pull_request_review' }],
  ]

  test.each(UNTRUSTED)('is not from %s', async (_, run) => {
    const bad = { ...older, created: '2026-11-26T00:00:00Z' }
    const runs = [{ id: 100 }, { id: 90, ...run }]
    const { outputs, log } = await get({ runs, artifacts: [bad, ARTIFACT] })
    expect(outputs).toMatchObject({ runId: '100', siteDigest: DIGEST })
    expect(log).toContain('was ignored: run 90 belongs to')
  })

  test.each(UNTRUSTED)('is not from %s, even if its run is specified', async (_, run) => {
    const runs = [{ id: 90, ...run }]
    const named = await get({ runs, artifacts: [older] }, { inputs: { from: '90' } })
    expectFailure(named, /run 90 belongs to a .* are ignored/, NOT_FOUND)
    expectFailure(await get({ runs, artifacts: [older] }), /no artifact .* can be used/, NOT_FOUND)
  })

  test('is not an older one if the newest has expired', async () => {
    const artifacts = [older, { ...newest, expired: true }]
    const runs = [{ id: 100 }, { id: 90 }]
    expectFailure(await get({ runs, artifacts }), /of run 100 has expired \(2026/, NOT_FOUND)
    const ignored = await get({ runs, artifacts }, { inputs: { 'if-missing': 'ignore' } })
    expect(ignored).toMatchObject({ isGreen: true, outputs: { ...NO_OUTPUTS, found: 'false' } })
  })

  test.each([404, 410])('fails the step if it expires while it is fetched (%d)', async (zip) => {
    const state = { runs: [{ id: 100 }, { id: 90 }], artifacts: [older, { ...newest, zip }] }
    const result = await get(state, { inputs: { 'if-missing': 'ignore' } })
    expectFailure(result, new RegExp(`no longer has .* of run 100 .*HTTP ${zip}`))
  })

  test('fails the step if its run is deleted in the meantime', async () => {
    expectFailure(await get({ runs: [] }, { inputs: { 'if-missing': 'ignore' } }), /GitHub no longer has/)
  })
})

describe('a site that is specified', () => {
  test('is the artifact of that run, the last one with its name', async () => {
    const first = { ...ARTIFACT, id: 3, created: '2026-11-19T00:00:00Z', bytes: wrapped(other) }
    const newer = { id: 4, run: 101, created: '2026-11-25T00:00:00Z', bytes: wrapped(other) }
    const artifacts = [newer, ARTIFACT, first, { ...ARTIFACT, id: 5, name: 'report' }]
    const { outputs } = await get(
      { runs: [{ id: 100 }, { id: 101 }], artifacts },
      { inputs: { from: '100' } },
    )
    expect(outputs).toMatchObject({ runId: '100', siteDigest: DIGEST, expiresAt: EXPIRES })
  })

  test.each<[string, State, string]>([
    ['no such run', { runs: [] }, 'this repository has no workflow run 100'],
    [
      'a run without it',
      { artifacts: [{ ...ARTIFACT, name: 'report' }] },
      'has no artifact published-docs.example.com; it has report',
    ],
    [
      'a run with nothing',
      { artifacts: [] },
      'run 100 has no artifact published-docs.example.com. Set `from`',
    ],
    ['an expired one', { artifacts: [{ ...ARTIFACT, expired: true }] }, 'of run 100 has expired'],
  ])('is missing: %s', async (_, state, words) => {
    expectFailure(await get(state, { inputs: { from: '100' } }), words, NOT_FOUND)
    const ignored = await get(state, { inputs: { from: '100', 'if-missing': 'ignore' } })
    expect(ignored).toMatchObject({ isGreen: true, outputs: { ...NO_OUTPUTS, found: 'false' } })
    expect(ignored.log).toContain(words.replace('. Set `from`', ' (if-missing'))
  })

  const asset = { id: 20, name: 'docs.example.com-v1.tar.gz', bytes: archive }
  const release = {
    tag: 'docs/v1',
    assets: [asset, { id: 21, name: 'docs.example.org-v1.zip', bytes: other }],
  }
  const ofRelease = (one: object, assets: object[] = release.assets): State =>
    ({ releases: [{ ...release, ...one, assets }] }) as State
  const inputs = { from: 'docs/v1' }

  test('is the archive on the release of that tag', async () => {
    const { outputs, github } = await get(ofRelease({}), { inputs })
    expect(outputs).toMatchObject({ found: 'true', siteDigest: DIGEST, runId: '', expiresAt: '' })
    expect(outputs.publishedAt).toBe('2026-10-01T00:00:00Z')
    expect(basename(outputs.archive ?? '')).toBe('docs.example.com-v1.tar.gz')
    expect(github.requests.some((line) => line.includes('/actions/'))).toBe(false)
  })

  test('is also downloaded from GitHub itself if it does not redirect', async () => {
    const { outputs, github } = await get(ofRelease({}, [{ ...asset, isSent: true }]), { inputs })
    expect([outputs.siteDigest, github.stored]).toEqual([DIGEST, []])
  })

  test('is not a checksum, or an asset with an interrupted upload', async () => {
    const others = [
      { id: 22, name: 'docs.example.com-v1.tar.gz.sha256', bytes: Buffer.from('0') },
      { id: 23, name: 'docs.example.com-v1.zip', state: 'starter' },
    ]
    const { outputs } = await get(ofRelease({}, [...others, asset]), { inputs })
    expect(outputs.siteDigest).toBe(DIGEST)
  })

  test.each<[string, State, string, Inputs]>([
    ['no release', {}, 'this repository has no release docs/v1', NOT_FOUND],
    ['a draft', ofRelease({ draft: true }), 'the release docs/v1 is a draft', NOT_FOUND],
    [
      'no asset',
      ofRelease({}, []),
      'has no asset whose name begins with “docs.example.com-”. Attach',
      NOT_FOUND,
    ],
    [
      'another asset',
      ofRelease({}, [release.assets[1] as object]),
      '-”; it has docs.example.org-v1.zip',
      NOT_FOUND,
    ],
    [
      'several archives',
      ofRelease({}, [asset, { id: 30, name: 'docs.example.com-api.zip', bytes: other }]),
      'several archives .*: docs.example.com-v1.tar.gz and docs.example.com-api.zip',
      {},
    ],
    [
      'another digest',
      ofRelease({}, [{ ...asset, digest: `sha256:${'0'.repeat(64)}` }]),
      'SHA-256 of the download is [0-9a-f]{64} instead',
      {},
    ],
    ['no archive', ofRelease({}, [{ ...asset, bytes: Buffer.from('hello') }]), 'looks like text', {}],
  ])('fails: %s', async (_, state, words, outputs) => {
    expectFailure(await get(state, { inputs }), words, outputs)
  })
})

describe('the content of the artifact', () => {
  const nothingElse = 'Upload one archive'
  test.each<[string, Buffer, string]>([
    [
      'a report',
      wrapped(Buffer.from('<html><title>Report</title>'), 'report.html'),
      `but report.html, which looks like an HTML page.*${nothingElse}`,
    ],
    [
      'several files',
      zipOf([
        { name: 'a.zip', content: other },
        { name: 'b.zip', content: other },
      ]),
      'but 2 files: a.zip and b.zip',
    ],
    ['nothing', zipOf([]), 'The archive is empty'],
    [
      'a page',
      Buffer.from('<!doctype html><title>Sign in</title>'),
      'looks like an HTML page, titled “Sign in”',
    ],
    ['a damaged zip', wrapped(archive).subarray(0, -30), 'The archive is damaged'],
    ['a damaged archive', wrapped(archive.subarray(0, -10)), 'The archive is damaged'],
    ['a bad entry', wrapped(hostile), 'entry “../index.html”'],
    ['a bad entry outside', zipOf([{ name: '../a.zip', content: other }]), 'entry “../a.zip”'],
  ])('is reported: %s', async (_, bytes, words) => {
    const state = { artifacts: [{ ...ARTIFACT, bytes }] }
    const result = await get(state, { inputs: { 'if-missing': 'ignore' } })
    expectFailure(result, new RegExp(words, 's'))
    expect(result.errors[0]).not.toMatch(/job-id|max-unpacked|dashboard|undefined/)
  })

  test('is compared with the digest that GitHub reports', async () => {
    const wrong = { ...ARTIFACT, digest: `sha256:${'0'.repeat(64)}` }
    expectFailure(
      await get({ artifacts: [wrong] }),
      /SHA-256 of the download is [0-9a-f]{64} instead of 0{64}/,
    )
    const none = await get({ artifacts: [{ ...ARTIFACT, digest: null }] })
    expect([none.outputs.siteDigest, none.log]).toEqual([
      DIGEST,
      expect.stringContaining('reports no SHA-256'),
    ])
  })
})

describe('GitHub', () => {
  test.each<[string, State['refusals'], Inputs, string]>([
    [
      'no access',
      [
        {
          match: /artifacts/,
          status: 403,
          body: { message: 'Resource not accessible by integration' },
        },
      ],
      {},
      'HTTP 403.*“Resource not accessible by integration”.*actions: read',
    ],
    [
      'a bad token',
      [{ match: /./, status: 401, body: { message: 'Bad credentials' } }],
      {},
      'does not accept `github-token`',
    ],
    ['no such repository', [{ match: /./, status: 404 }], {}, 'HTTP 404.*actions: read'],
    [
      'a run in a repository that is hidden',
      [{ match: /./, status: 404 }],
      { from: '100' },
      'HTTP 404.*actions: read',
    ],
    [
      'a release in a repository that is hidden',
      [{ match: /./, status: 404 }],
      { from: 'v1' },
      'HTTP 404.*contents: read',
    ],
    [
      'no access to releases',
      [{ match: /releases/, status: 403 }],
      { from: 'v1' },
      'HTTP 403.*contents: read',
    ],
    ['no access to the run', [{ match: /runs/, status: 403 }], {}, 'read the workflow run .*HTTP 403'],
    [
      'no access to the zip',
      [{ match: /zip/, status: 403 }],
      {},
      'get the address of the archive .*HTTP 403',
    ],
    [
      'a limit',
      [
        {
          match: /artifacts/,
          status: 403,
          headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '99999999999' },
        },
      ],
      {},
      'the rate limit of `github-token` was exceeded',
    ],
    [
      'a limit on the zip',
      [{ match: /zip/, status: 429, headers: { 'retry-after': '3000' } }],
      {},
      'rate limit .*50',
    ],
  ])('refuses: %s', async (_, refusals = [], inputs, words) => {
    const state = { refusals: refusals.map((each) => ({ ...each })) }
    const result = await get(state, { inputs: { 'if-missing': 'ignore', ...inputs } })
    expectFailure(result, new RegExp(words, 's'))
  })

  test('is asked again if it did not respond', async () => {
    const refusals = ['artifacts\\?', 'runs', 'zip'].map((part) => ({
      match: new RegExp(part),
      status: 502,
      times: 1,
    }))
    const { outputs, log } = await get({ refusals })
    expect(outputs.siteDigest).toBe(DIGEST)
    expect(log.match(/HTTP 502; retrying/g)).toHaveLength(3)
  })

  test('returns another address if the storage does not accept the first', async () => {
    const { outputs, github } = await get({ storageRefusals: [403] })
    expect([outputs.siteDigest, github.stored.length]).toEqual([DIGEST, 2])
  })

  test('may have its storage at the same origin, and the repository another name', async () => {
    const { outputs, github } = await get({ isOneOrigin: true, isRenamed: true })
    expect([outputs.siteDigest, github.stored.length]).toEqual([DIGEST, 1])
  })
})

describe('nothing is sent', () => {
  test('with wrong inputs, which are reported immediately', async () => {
    const inputs = {
      site: 'published-docs',
      from: 'refs/tags/v1',
      'site-path': 'https://example.com',
      'if-missing': 'warn',
      'github-token': 'a b',
      tag: 'v1',
    }
    const result = await get({}, { inputs, env: { GITHUB_REPOSITORY: 'docs', GITHUB_API_URL: 'x' } })
    expectFailure(result, /The inputs of this step are invalid/)
    const lines = result.errors[0]
      ?.split('\n- ')
      .slice(1)
      .map((line) => line.split(' ', 1)[0])
    expect(lines?.sort()).toEqual([
      'GITHUB_API_URL',
      'GITHUB_REPOSITORY',
      'from',
      'github-token',
      'if-missing',
      'site',
      'site-path',
      'tag',
    ])
    expect(result.github.requests).toEqual([])
  })

  test('without what is required', async () => {
    const result = await get({}, { inputs: { site: '', 'github-token': '' } })
    expectFailure(result, /^error: Published site: .*site is missing: .*github-token is missing: /s)
    expect(result.github.requests).toEqual([])
  })

  test('if site-path exists: there is no overwrite', async () => {
    const workspace = scratchWith({ 'public/index.html': 'mine' })
    const result = await get({}, { workspace, inputs: { 'site-path': 'public' } })
    expectFailure(
      result,
      /^error: Published site docs\.example\.com: .*site-path is “public”: it already exists; use a path that/s,
    )
    expect(result.errors[0]).not.toContain('overwrite')
    expect(existsSync(join(workspace, 'public/index.html'))).toBe(true)
  })
})

test('an error links to its documentation', async () => {
  const { log } = await get({ artifacts: [] })
  expect(log).toContain(
    'More: https://github.example/owner/docs-export-action/blob/v1/TROUBLESHOOTING.md#published-missing',
  )
})

test.each([
  ['', true],
  ['v9.9', false],
])('a first publication is mentioned only if nothing was selected: from “%s”', async (from, isSaid) => {
  const { errors } = await get({ artifacts: [] }, { inputs: { from } })
  expect(errors).toEqual([expect.stringContaining('No published site was found')])
  expect(errors[0]?.includes('before the first publication')).toBe(isSaid)
})
