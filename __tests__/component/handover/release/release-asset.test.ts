import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import type { Format } from '../../../../src/archive/magic.ts'
import { systemClock } from '../../../../src/common/clock.ts'
import { checkRelease, type ReleaseRequest } from '../../../../src/handover/release/check-release.ts'
import { uploadAsset } from '../../../../src/handover/release/upload-asset.ts'
import { type GitHubServer, startGitHubServer, TOKEN } from '../../../support/github-server.ts'
import { startProxy } from '../../../support/proxy.ts'
import { scratch } from '../../../support/scratch.ts'

let github: GitHubServer
let folder: string
let said: string[]
let warned: string[]
beforeEach(async () => {
  github = await startGitHubServer()
  folder = scratch()
  said = []
  warned = []
})
afterEach(() => {
  expect(said.join('\n')).not.toContain(TOKEN)
})

const request = (changes: Partial<ReleaseRequest> = {}): ReleaseRequest => ({
  name: '{domain}-{tag}.tar.gz',
  domain: 'docs.example.com',
  token: TOKEN,
  overwrite: false,
  idleMs: 10_000,
  clock: systemClock,
  random: () => 0,
  signal: new AbortController().signal,
  info: (line) => said.push(line.text),
  warning: (line) => warned.push(line.text),
  ...changes,
  env: { ...github.env, ...changes.env },
})

const NAME = 'docs.example.com-v1.tar.gz'
const CONTENT = Buffer.alloc(1_000_000, 'site')
const digestOf = (content: Buffer | string) => createHash('sha256').update(content).digest('hex')
const asset = (content: Buffer | string, name = NAME, state = 'uploaded') => ({
  id: 1_000,
  name,
  state,
  size: content.length,
  digest: state === 'uploaded' ? `sha256:${digestOf(content)}` : null,
  content_type: '',
  created_at: '2026-01-02T03:04:05Z',
})

/** What CONTENT is as an asset, once it is uploaded. */
const NEW = expect.objectContaining({ name: NAME, state: 'uploaded', digest: `sha256:${digestOf(CONTENT)}` })

const FILE = { size: CONTENT.length, sha256: digestOf(CONTENT), format: 'tar.gz' } as const

async function attach(changes: Partial<ReleaseRequest> = {}, content = CONTENT): Promise<string> {
  const sha256 = digestOf(content)
  const path = join(folder, sha256)
  writeFileSync(path, content)
  const handle = await checkRelease(request(changes))
  return (await uploadAsset(handle, { ...FILE, path, size: content.length, sha256 })).url
}

const uploads = () => github.requests.filter((line) => /^POST .*\/assets$/.test(line)).length

test('the archive becomes an asset of the release of the tag', async () => {
  const { assets } = github.add({})
  const url = await attach()
  expect(url).toMatch(/\/octo\/docs\/releases\/download\/v1\/docs\.example\.com-v1\.tar\.gz$/)
  expect(assets).toEqual([NEW])
  expect(assets).toMatchObject([{ size: CONTENT.length, content_type: 'application/gzip' }])
  expect(said).toEqual([`Attaching ${NAME} to the release of v1`])
})

test('a draft is found, and its asset has the address that it gets when published', async () => {
  const { assets } = github.add({ draft: true, tag_name: 'docs/v1' })
  const url = await attach({ env: { GITHUB_REF_NAME: 'docs/v1' } })
  expect(url).toBe(
    'https://github.example/octo/docs/releases/download/docs%2Fv1/docs.example.com-docs.v1.tar.gz',
  )
  expect(assets).toHaveLength(1)
})

test('the published release comes before a draft for the same tag', async () => {
  const published = github.add({})
  github.add({ draft: true })
  await attach()
  expect(published.assets).toHaveLength(1)
})

test('an asset with the same digest is success without an upload, even in an immutable release', async () => {
  github.add({ immutable: true, assets: [asset(CONTENT)] })
  github.may = 'read'
  expect(await attach()).toContain(NAME)
  expect(uploads()).toBe(0)
})

describe('an asset with other content', () => {
  test('is kept unless it may be replaced, and the check already says so', async () => {
    const { assets } = github.add({ assets: [asset('old')] })
    await expect(attach()).rejects.toMatchObject({ code: 'release-asset-exists' })
    expect(said).toEqual([
      `Note: the release of v1 already has ${NAME}; replacing it with different content needs overwrite: true`,
    ])
    expect(assets).toEqual([asset('old')])
  })

  test('is replaced when the new one is there', async () => {
    const { assets } = github.add({ assets: [asset('old')] })
    expect(await attach({ overwrite: true })).toMatch(/\/docs\.example\.com-v1\.tar\.gz$/)
    expect(assets).toEqual([NEW])
  })

  test('is still there when the new one does not get through', async () => {
    const { assets } = github.add({ assets: [asset('old')] })
    github.incidents.push(...Array(5).fill('bad-gateway-half-way'))
    await expect(attach({ overwrite: true })).rejects.toMatchObject({ code: 'release-unreachable' })
    expect(uploads()).toBe(5)
    expect(assets).toEqual([asset('old')])
  })

  test('is still there, and alone, when it may not be removed', async () => {
    const { assets } = github.add({ assets: [asset('old')] })
    github.refusals.push({ match: /^DELETE/, status: 403, times: 1 })
    const message = expect.stringContaining('remove the old asset')
    await expect(attach({ overwrite: true })).rejects.toMatchObject({ code: 'release-forbidden', message })
    expect(assets).toEqual([asset('old')])
  })

  test.each([
    [
      'an earlier run left a partial upload behind',
      [{ ...asset('junk', `${NAME}.incoming`), id: 1_001 }],
      [],
    ],
    ['the answer to its removal got lost', [], ['removed-but-502' as const]],
  ])('is replaced although %s', async (_, others, incidents) => {
    const { assets } = github.add({ assets: [asset('old'), ...others] })
    github.incidents.push(...incidents)
    await attach({ overwrite: true })
    expect(assets).toEqual([NEW])
  })

  test('that was removed by a run that ended before it renamed the new one leaves nothing behind', async () => {
    const { assets } = github.add({ assets: [asset(CONTENT, `${NAME}.incoming`)] })
    await attach()
    expect(assets).toEqual([asset(CONTENT)])
    expect(uploads()).toBe(0)
  })

  test('counts as other content when there is no digest to compare', async () => {
    github.add({ assets: [{ ...asset(CONTENT), digest: null }] })
    await expect(attach()).rejects.toThrow(/with different content \(digest unknown\)/)
  })
})

describe('another run at the same time', () => {
  const young = new Date().toISOString()

  test.each([
    ['an upload that has not finished', asset('half', NAME, 'starter'), []],
    [
      'a new asset that is not renamed yet',
      asset('theirs', `${NAME}.incoming`),
      [{ ...asset('old'), id: 1 }],
    ],
  ])('is left alone while it may still be at it: %s', async (_, unfinished, others) => {
    const { assets } = github.add({ assets: [...others, { ...unfinished, created_at: young }] })
    const before = structuredClone(assets)
    await expect(attach({ overwrite: true })).rejects.toThrow(
      `Another run is uploading ${unfinished.name} to the release of the tag v1`,
    )
    expect(assets).toEqual(before)
    expect(uploads()).toBe(0)
  })

  test.each([
    ['while ours is on its way', 'raced', []],
    ['before ours is renamed', 'other-renamed-first', [asset('old')]],
  ] as const)('that takes the name %s is named, and its asset alone remains', async (_, incident, before) => {
    const { assets } = github.add({ assets: [...before] })
    github.incidents.push(incident)
    await expect(attach({ overwrite: true })).rejects.toMatchObject({ code: 'release-asset-contested' })
    expect(assets).toEqual([expect.objectContaining({ name: NAME, state: 'uploaded' })])
    expect(assets).not.toEqual([NEW])
  })

  test('that removes ours before it is renamed is named', async () => {
    github.add({ assets: [asset('old')] })
    github.refusals.push({ match: /^PATCH/, status: 404, body: { message: 'Not Found' } })
    await expect(attach({ overwrite: true })).rejects.toThrow(
      /attached or removed .* at the same time\. GitHub said: “Not Found”/,
    )
  })

  test('leaves one whole asset, whoever wins', async () => {
    const { assets } = github.add({ assets: [asset('old')] })
    const contents = [CONTENT, Buffer.alloc(1_000_000, 'other')]
    const ends = await Promise.allSettled(contents.map((content) => attach({ overwrite: true }, content)))
    const whole = assets.filter(({ name, state }) => name === NAME && state === 'uploaded')
    expect(whole).toHaveLength(1)
    for (const end of ends)
      if (end.status === 'rejected') expect(end.reason.code).toMatch(/^release-asset-(busy|contested)$/)
  })
})

describe('the name of the asset', () => {
  const named = (name: string, format: Format) =>
    checkRelease(request({ name })).then((handle) =>
      uploadAsset(handle, { ...FILE, path: join(folder, 'bundle'), format }),
    )
  beforeEach(() => writeFileSync(join(folder, 'bundle'), CONTENT))

  test.each([
    ['zip', 'application/zip'],
    ['tar', 'application/x-tar'],
    ['tar.gz', 'application/gzip'],
    ['tar.zst', 'application/zstd'],
  ] as const)('with {ext} ends as the archive is, a %s', async (format, content_type) => {
    const { assets } = github.add({})
    const { name, url } = await named('docs.{ext}', format)
    expect([name, url]).toEqual([`docs.${format}`, expect.stringMatching(/\/docs\.[a-z.]+$/)])
    expect(assets).toEqual([expect.objectContaining({ name, content_type })])
    expect(warned).toEqual([])
  })

  test.each([
    ['docs/{tag} (all).{ext}', 'docs/v1 (all).zip', 'docs.v1.all.zip'],
    ['größe~1:2@x+y_z-.zip', 'größe~1:2@x+y_z-.zip', 'gr.e.1.2@x+y_z-.zip'],
    ['../../etc/..passwd..', '../../etc/..passwd..', 'etc.passwd'],
  ])('that GitHub will change is a note before anything is started: %s', async (name, asked, kept) => {
    github.add({})
    await checkRelease(request({ name }))
    expect(said).toEqual([`Note: GitHub keeps letters, digits and .-_@+ in names: ${asked} becomes ${kept}`])
  })

  test('that does not fit the bytes is a warning, and the content type is that of the bytes', async () => {
    const { assets } = github.add({})
    await named('docs.tar.gz', 'zip')
    expect(warned).toEqual([expect.stringMatching(/^docs\.tar\.gz is a zip archive.*\{ext\}/)])
    expect(assets).toMatchObject([{ name: 'docs.tar.gz', content_type: 'application/zip' }])
  })

  test('with {ext} may be that of an asset of an immutable release, in any format', async () => {
    github.add({ immutable: true, assets: [asset(CONTENT, 'docs.zip')] })
    expect(await named('docs.{ext}', 'zip')).toMatchObject({ name: 'docs.zip' })
    const immutable = { code: 'release-immutable' }
    await expect(named('docs.{ext}', 'tar')).rejects.toMatchObject(immutable)
    await expect(checkRelease(request({ name: 'site.{ext}' }))).rejects.toMatchObject(immutable)
  })
})

test('lists are read to the end, however short their pages are', async () => {
  github.mostPerPage = 3
  const names = ['a', 'b', 'c', 'd', 'e', 'f', NAME]
  const draft = github.add({ draft: true, assets: names.map((name) => asset(CONTENT, name)) })
  for (let i = 0; i < 6; i++) github.add({ tag_name: `other${i}` })
  await attach()
  expect(uploads()).toBe(0)
  expect(draft.assets).toHaveLength(names.length)
  expect(said).toContain(`The release of v1 already has ${NAME}, with the same digest`)
})

test('of two drafts for the tag the newest is used', async () => {
  const older = github.add({ draft: true })
  const newest = github.add({ draft: true })
  await attach()
  expect([older.assets.length, newest.assets.length]).toEqual([0, 1])
})

describe('a reason why an asset cannot be attached is reported before a job is started', () => {
  test.each<[string, string, Partial<ReleaseRequest>]>([
    ['rejected', 'release-needs-tag', { env: { GITHUB_REF_TYPE: 'branch', GITHUB_REF: 'refs/heads/main' } }],
    ['rejected', 'release-asset-name', { name: '../..' }],
    ['rejected', 'github-token-missing', { token: '' }],
    ['handover-failed', 'release-token-refused', { token: 'ghs_expired' }],
    ['handover-failed', 'release-missing', {}],
    ['handover-failed', 'release-forbidden', { env: { GITHUB_REPOSITORY: 'octo/private' } }],
  ])('%s, %s: %j', async (outcome, code, changes) => {
    await expect(checkRelease(request(changes))).rejects.toMatchObject({ code, outcome })
  })

  test.each([
    ['release-immutable', 'of an immutable release', {}, { immutable: true }],
    ['release-forbidden', 'without permission', { may: 'read' }, {}],
    ['release-forbidden', 'without permission to see the draft', { may: 'read' }, { draft: true }],
  ] as const)('%s %s', async (code, _, changes, release) => {
    Object.assign(github, changes)
    github.add(release)
    await expect(checkRelease(request())).rejects.toMatchObject({ code, outcome: 'handover-failed' })
  })

  test('a missing permission is told in the words of GitHub', async () => {
    github.may = 'read'
    github.add({})
    await expect(checkRelease(request())).rejects.toThrow('It said: “Resource not accessible by integration”')
  })

  test.each([404, 422, 500])('but not by an answer %i to the question for permission', async (status) => {
    github.add({})
    github.refusals.push({ match: /generate-notes/, status })
    await expect(attach()).resolves.toContain(NAME)
  })
})

describe('an upload', () => {
  test.each([
    ['that is answered by a gateway half-way', 'bad-gateway-half-way', 2],
    ['that is cut off half-way', 'reset-half-way', 2],
    ['whose answer is lost', 'stored-but-502', 1],
  ] as const)('%s succeeds', async (_, incident, attempts) => {
    const { assets } = github.add({})
    github.incidents.push(incident)
    await attach()
    expect(uploads()).toBe(attempts)
    expect(assets).toEqual([NEW])
  })

  test('may take longer to be stored than any other silence', async () => {
    github.add({})
    github.incidents.push('stored-late')
    await attach({ idleMs: 1_000 })
    expect(uploads()).toBe(1)
    expect(said.join()).not.toContain('retrying')
  })

  test('of a token that may not write is told as a missing permission', async () => {
    github.add({})
    github.refusals.push({ match: /^POST .*\/assets$/, status: 404, body: { message: 'Not Found' } })
    await expect(attach()).rejects.toMatchObject({ code: 'release-forbidden' })
  })

  test('that arrives changed is removed', async () => {
    const { assets } = github.add({})
    github.incidents.push('corrupted')
    const message = expect.stringContaining('its digest is sha256:')
    await expect(attach()).rejects.toMatchObject({ code: 'release-asset-damaged', message })
    expect(assets).toEqual([])
  })

  test('replaces at once the partial upload of an earlier run', async () => {
    const { assets } = github.add({ assets: [asset('half', NAME, 'starter')] })
    const clock = { ...systemClock, sleep: () => Promise.reject(new Error('it waits')) }
    await attach({ clock })
    expect(assets).toEqual([NEW])
  })

  test('of 2 GiB is not attempted', async () => {
    github.add({})
    const handle = await checkRelease(request())
    const file = { ...FILE, path: 'nowhere', size: 2 ** 31 }
    await expect(uploadAsset(handle, file)).rejects.toMatchObject({ code: 'release-asset-too-large' })
  })
})

describe('a request to GitHub', () => {
  const HOURS = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '9999999999' }
  const answers = (status: number, headers = {}, times = Infinity) =>
    github.refusals.push({ match: /tags/, status, headers, body: { message: '##[error]no' }, times })

  test.each([
    ['a server error', 503, {}],
    ['a rate limit', 429, { 'retry-after': '0' }],
    ['a secondary rate limit', 403, { 'retry-after': '0' }],
  ])('is retried after %s', async (_, status, headers) => {
    github.add({})
    answers(status, headers, 2)
    await attach()
    expect(said.filter((line) => line.includes('retrying'))).toHaveLength(2)
  })

  test.each([
    ['a pause of hours', 403, HOURS, 'release-unreachable'],
    ['a refusal', 451, {}, 'release-refused'],
  ])('is not retried after %s', async (_, status, headers, code) => {
    answers(status, headers)
    await expect(attach()).rejects.toMatchObject({ code, message: expect.stringContaining('“## [error]no”') })
    expect(github.requests).toHaveLength(1)
  })

  test('that fails too often is not reported as a missing permission', async () => {
    const body = { message: 'You have exceeded a secondary rate limit.' }
    github.refusals.push({ match: /generate-notes/, status: 403, body })
    github.add({})
    await expect(attach()).resolves.toContain(NAME)
  })

  test('that is never answered is given up', async () => {
    github.refusals.push({ match: /tags/, status: 'never' })
    const givenUp = attach({ idleMs: 100 })
    const where = `on ${new URL(github.url).host}: nothing arrived for 0.1s; gave up after 5 attempts`
    await expect(givenUp).rejects.toThrow(where)
    await expect(givenUp).rejects.not.toThrow(/githubstatus/)
  })

  test('ends when the step is cancelled', async () => {
    const stop = new AbortController()
    answers(503)
    const reason = new Error('cancelled')
    const info = () => stop.abort(reason)
    await expect(attach({ signal: stop.signal, info })).rejects.toBe(reason)
  })
})

test('the proxy of the environment is used, for the host of the uploads as well', async () => {
  github.add({})
  github.uploadUrl = 'http://uploads.github.example/api/uploads'
  const proxy = await startProxy({ leadTo: Number(new URL(github.url).port) })
  process.env.http_proxy = proxy.url
  try {
    await attach({ env: { GITHUB_API_URL: 'http://github.example/api/v3' } })
  } finally {
    delete process.env.http_proxy
  }
  expect(new Set(proxy.asked)).toEqual(new Set(['github.example:80', 'uploads.github.example:80']))
})
