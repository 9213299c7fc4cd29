import { describe, expect, test } from '@jest/globals'
import { systemClock } from '../../../src/common/clock.ts'
import { openGitHub } from '../../../src/github/client.ts'
import { readRepository } from '../../../src/github/repository.ts'
import { makePublishedFailureExplainer } from '../../../src/published/explain-published-failure.ts'
import { findPublished } from '../../../src/published/find-published.ts'
import type { SiteSelector } from '../../../src/published/published-inputs.ts'
import {
  CREATED,
  EXPIRES,
  type PublishedServer,
  type StoredArtifact,
  startPublishedServer,
  TOKEN,
} from '../../support/published-server.ts'

const ARTIFACT: StoredArtifact = { id: 10, run: 100 }
const NEWEST: SiteSelector = { kind: 'newest' }
const RUN: SiteSelector = { kind: 'run', id: 100 }
const RELEASE: SiteSelector = { kind: 'release', tag: 'v1' }

/** Looks on a server in this state, where run 100 has published the site by default. */
async function find(state: Partial<PublishedServer>, from: SiteSelector) {
  const github = await startPublishedServer()
  Object.assign(github, { runs: [{ id: 100 }], artifacts: [ARTIFACT], ...state })
  const lines: string[] = []
  const access = {
    repository: readRepository(github.env, 'no'),
    token: TOKEN,
    requestTimeoutMs: 10_000,
    deadlineMs: Date.now() + 20_000,
    clock: systemClock,
    random: () => 0,
    signal: new AbortController().signal,
    info: (line: { readonly text: string }) => void lines.push(line.text),
  }
  const opened = openGitHub(access, makePublishedFailureExplainer(from))
  const found = await findPublished(opened, 'docs', from, access.info)
  return { found, lines, requests: github.requests }
}

/** Returns why nothing was found, and what to do. */
async function whyMissing(state: Partial<PublishedServer>, from: SiteSelector): Promise<string> {
  const { found, lines } = await find(state, from)
  if (found.kind !== 'missing') throw new Error(`found ${found.description}`)
  expect(lines.some((line) => line.startsWith('Found'))).toBe(false)
  return `${found.why}. ${found.advice}`
}

const named = (artifact: Partial<StoredArtifact>) => ({
  ...ARTIFACT,
  name: 'published-docs',
  ...artifact,
})

describe('an artifact', () => {
  const expected = {
    kind: 'artifact',
    id: 10,
    name: 'published-docs',
    digest: expect.stringMatching(/^sha256:/),
    runId: '100',
    publishedAt: CREATED,
    expiresAt: EXPIRES,
  }

  test.each([NEWEST, RUN])('is found by %o, and the log says when it was stored', async (from) => {
    const { found, lines } = await find({ artifacts: [named({})] }, from)
    expect(found).toMatchObject(expected)
    expect(lines[0]).toMatch(/^Looking for the (newest )?artifact published-docs/)
    const when = `from ${CREATED}, kept until ${EXPIRES}`
    expect(lines[1]).toBe(`Found the artifact published-docs of run 100, ${when}`)
  })

  test.each([NEWEST, RUN])('of two from the same second is the later one: %o', async (from) => {
    const { found } = await find({ artifacts: [9, 11, 10].map((id) => named({ id })) }, from)
    expect(found).toMatchObject({ id: 11 })
  })

  test('without a time counts as the oldest', async () => {
    const artifacts = [named({ id: 12, created: 'yesterday' }), named({ id: 11 })]
    expect((await find({ artifacts }, NEWEST)).found).toMatchObject({ id: 11 })
    const { found, lines } = await find({ artifacts: artifacts.slice(0, 1) }, NEWEST)
    expect(found).toMatchObject({ publishedAt: '' })
    expect(lines[1]).toBe(`Found the artifact published-docs of run 100, kept until ${EXPIRES}`)
  })

  test('counts if its run does not say what started it', async () => {
    const own = { id: 1 }
    const body = { id: 100, repository: own, head_repository: own }
    const refusals = [{ match: /runs\/100$/, status: 200, body }]
    expect((await find({ refusals, artifacts: [named({})] }, NEWEST)).found).toMatchObject(expected)
  })

  test('is searched for with as few requests as possible', async () => {
    const artifacts = [named({}), named({ id: 9, run: 90, created: '2026-01-01T00:00:00Z' })]
    const { requests } = await find({ artifacts }, NEWEST)
    expect(requests.map((line) => line.replace(/^GET \/repos\/octo\/docs/, ''))).toEqual([
      '/actions/artifacts?name=published-docs&per_page=100&page=1',
      '/actions/runs/100',
    ])
  })

  const expired = '2026-12-04T03:04:05Z'
  test.each<[string, Partial<PublishedServer>, SiteSelector, string]>([
    [
      'none',
      { artifacts: [] },
      NEWEST,
      'no workflow run of this repository has an artifact published-docs, or GitHub has deleted the artifact. Check `site`',
    ],
    [
      'only others',
      {
        artifacts: [named({ run: 90 }), named({ id: 11, run: 91 })],
        runs: [
          { id: 90, isOfFork: true },
          { id: 91, event: 'pull_request' },
        ],
      },
      NEWEST,
      'no artifact published-docs can be used, because artifacts of forks, pull requests, and deleted runs are ignored. Check `site`',
    ],
    [
      'an expired one',
      { artifacts: [named({ expired: true })] },
      NEWEST,
      `the artifact published-docs of run 100 has expired (${expired}). Publish the site again`,
    ],
    [
      'an expired one, without a time',
      { artifacts: [named({ expired: true, expires: '' })] },
      NEWEST,
      'the artifact published-docs of run 100 has expired. Publish the site again',
    ],
    [
      'an expired one of a run that is deleted',
      { artifacts: [named({ expired: true })], runs: [] },
      NEWEST,
      'no artifact published-docs can be used',
    ],
    ['no such run', { runs: [] }, RUN, 'this repository has no workflow run 100. Check `from`'],
    [
      'a run from a fork',
      { runs: [{ id: 100, isOfFork: true }], artifacts: [named({})] },
      RUN,
      'run 100 belongs to a fork, so its artifacts are ignored. Set `from`',
    ],
    [
      'an unknown run',
      { runs: [{ id: 100, isBare: true }], artifacts: [named({})] },
      RUN,
      'run 100 belongs to a fork',
    ],
    [
      'a run of a pull request',
      { runs: [{ id: 100, event: 'pull_request_target' }], artifacts: [named({})] },
      RUN,
      'run 100 belongs to a pull request (pull_request_target), so its',
    ],
    [
      'a run without the artifact',
      { artifacts: Array.from({ length: 12 }, (_, id) => named({ id, name: `a${id}` })) },
      RUN,
      'run 100 has no artifact published-docs; it has a11, a10, a9, a8, a7, a6, a5, a4, a3, a2, and 2 more. Set `from`',
    ],
    ['a run without artifacts', { artifacts: [] }, RUN, 'no artifact published-docs. Set `from` to a run'],
  ])('is missing: %s', async (_, state, from, words) =>
    expect(await whyMissing(state, from)).toContain(words),
  )
})

describe('an asset', () => {
  const asset = { id: 20, name: 'docs-v1.tar.gz' }
  const on = (...assets: { id: number; name: string; state?: string }[]) => ({
    releases: [{ tag: 'v1', assets }],
  })

  test.each(['docs-v1.tar.gz', 'docs-1.zip', 'docs-1.tar', 'docs-1.tgz', 'docs-1.tar.zst', 'docs-1'])(
    'is found: %s',
    async (name) => {
      const others = [
        { id: 1, name: 'docs.zip' },
        { id: 2, name: 'api-docs-1.zip' },
        { id: 3, name: 'docs-1.zip', state: 'starter' },
      ]
      const { found, lines } = await find(on(...others, { id: 20, name }), RELEASE)
      const publishedAt = '2026-10-01T00:00:00Z'
      expect(found).toMatchObject({ kind: 'asset', id: 20, name, runId: '', expiresAt: '', publishedAt })
      expect(lines).toEqual([
        'Looking for the site on the release v1',
        `Found the asset ${name} of the release v1, from ${publishedAt}`,
      ])
    },
  )

  test('without an ID or a name is ignored', async () => {
    const body = { assets: [{ name: 'docs-1.zip' }, { id: 19 }, asset, { id: '21', name: 'docs-2.zip' }] }
    const refusals = [{ match: /releases/, status: 200, body }]
    expect((await find({ refusals }, RELEASE)).found).toMatchObject({ id: 20, publishedAt: '' })
  })

  test('is found among its checksums', async () => {
    const sums = ['docs-v1.tar.gz.sha256', 'docs-v1.intoto.jsonl'].map((name, id) => ({ id, name }))
    expect((await find(on(...sums, asset), RELEASE)).found).toMatchObject({ id: 20 })
  })

  test.each([
    ['archives', [asset, { id: 21, name: 'docs-api.zip' }]],
    [
      'other files',
      [
        { id: 22, name: 'docs-a' },
        { id: 23, name: 'docs-b' },
      ],
    ],
  ])('is unclear among several %s', async (_, assets) => {
    const names = assets.map(({ name }) => name).join(' and ')
    await expect(find(on(...assets), RELEASE)).rejects.toMatchObject({
      code: 'published-ambiguous',
      message: expect.stringContaining(`begin with “docs-”: ${names}.`),
    })
  })

  test.each<[string, Partial<PublishedServer>, string]>([
    ['no release', {}, 'this repository has no release v1. Check `from`'],
    [
      'a draft',
      { releases: [{ tag: 'v1', draft: true, assets: [asset] }] },
      'the release v1 is a draft. Publish',
    ],
    ['no assets', on(), 'has no asset whose name begins with “docs-”. Attach'],
    ['others', on({ id: 1, name: 'x.zip' }), 'whose name begins with “docs-”; it has x.zip. Attach'],
  ])('is missing: %s', async (_, state, words) => expect(await whyMissing(state, RELEASE)).toContain(words))
})

test('latest is the tag of a release, although it is probably a mistake', async () => {
  const latest: SiteSelector = { kind: 'release', tag: 'latest' }
  const releases = [{ tag: 'latest', assets: [{ id: 1, name: 'docs-1.zip' }] }]
  expect((await find({ releases }, latest)).found).toMatchObject({ kind: 'asset' })
  expect(await whyMissing({}, latest)).toContain(
    'has no release latest. To get the site that was published last, leave `from` out',
  )
})

describe('a repository that the token must not see is a refusal', () => {
  test.each<[SiteSelector, string]>([
    [NEWEST, 'actions: read'],
    [RUN, 'actions: read'],
    [RELEASE, 'contents: read'],
  ])('%o', async (from, permission) => {
    const refusals = [{ match: /./, status: 404 }]
    await expect(find({ refusals }, from)).rejects.toMatchObject({
      code: 'published-refused',
      message: expect.stringContaining(`permissions: ${permission}\``),
    })
  })

  test('and so is a limit that begins just then', async () => {
    const limited = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '99999999999' }
    const refusals = [{ match: /artifacts/, status: 403, headers: limited }]
    await expect(find({ refusals }, RELEASE)).rejects.toMatchObject({ code: 'published-limited' })
  })

  test('but one that it sees without that permission is not', async () => {
    const refusals = [{ match: /artifacts/, status: 403 }]
    expect(await whyMissing({ refusals }, RELEASE)).toContain('has no release v1')
  })
})
