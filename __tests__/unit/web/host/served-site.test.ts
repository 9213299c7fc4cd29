import { describe, expect, test } from '@jest/globals'
import { HOST_NAMES, type Host, rulesOf } from '../../../../src/web/host/hosts.ts'
import { ServedSite } from '../../../../src/web/host/served-site.ts'

const FILES = [
  'index.html',
  'file.html',
  'folder/index.html',
  'both.html',
  'both/index.html',
  'docs.html',
  'docs/start.html',
  'data',
  'empty/x.txt',
  'Upper.html',
]
const files = new Map(FILES.map((name, i) => [name, i]))

function served(path: string, host: Host | undefined, atHostRoot = true): string | undefined {
  const site = { root: '', names: FILES, host, domain: undefined, unreadable: [], loops: [], redirects: [] }
  const answer = new ServedSite({ ...site, basePath: atHostRoot ? '/' : '/base/' }, files).answer(path)
  return typeof answer === 'number' ? FILES[answer] : answer
}

const NGINX = ['nginx', 'air-gapped'] as const
const REDIRECTING = [
  's3-cloudfront',
  'cloudflare-pages',
  'cloudflare-workers',
  'azure-static-web-apps',
  'netlify',
  undefined,
] as const
const ALL: readonly (Host | undefined)[] = [...HOST_NAMES, undefined]
const S3 = ['s3-cloudfront'] as const
/** Answers `/x` with `x.html` only if `vercel.json` says so. */
const VERCEL = ['vercel'] as const
const NAMING = ALL.filter((host) => host !== 'vercel')
const LOOKING = ALL.filter((host) => host !== 's3-cloudfront')
const STRICT_SLASH = ['github-pages', ...NGINX] as const

// Mostly https://github.com/slorber/trailing-slash-guide, where these were measured.
const TABLE: readonly (readonly [string, readonly (Host | undefined)[], string | undefined])[] = [
  ['', ALL, 'index.html'],
  ['index.html', ALL, 'index.html'],
  ['file.html', ALL, 'file.html'],
  ['file', NAMING, 'file.html'],
  ['file', VERCEL, undefined],
  ['file/', REDIRECTING, 'file.html'],
  ['file/', [...STRICT_SLASH, ...VERCEL], undefined],
  ['folder', LOOKING, 'folder/index.html'],
  ['folder', S3, undefined],
  ['folder/', LOOKING, 'folder/index.html'],
  ['folder/', S3, undefined],
  ['folder/index.html', ALL, 'folder/index.html'],
  ['both', NAMING, 'both.html'],
  ['both', VERCEL, 'both/index.html'],
  ['both/', LOOKING, 'both/index.html'],
  ['both/', S3, 'both.html'],
  ['docs', NAMING, 'docs.html'],
  ['docs', VERCEL, undefined],
  ['docs/', REDIRECTING, 'docs.html'],
  ['docs/', [...STRICT_SLASH, ...VERCEL], undefined],
  ['docs/start', NAMING, 'docs/start.html'],
  ['docs/start', VERCEL, undefined],
  ['data', LOOKING, 'data'],
  ['data', S3, undefined],
  ['data/', ALL, undefined],
  ['empty', ALL, undefined],
  ['empty/', ALL, undefined],
  ['upper.html', ALL, undefined],
  ['missing', ALL, undefined],
  ['docs//start.html', LOOKING, 'docs/start.html'],
  ['docs//start.html', S3, undefined],
  ['/file.html', LOOKING, 'file.html'],
  ['/file.html', S3, undefined],
]

test.each([...new Set(TABLE.map(([path]) => path))])(
  'the table has an answer to /%s on every host',
  (path) => {
    const hosts = TABLE.flatMap((row) => (row[0] === path ? row[1] : []))
    expect(hosts.map(String).sort()).toEqual(ALL.map(String).sort())
  },
)

describe.each(TABLE)('/%s', (path, hosts, expected) => {
  test.each(hosts)(`on %s: ${expected ?? 'nothing'}`, (host) => {
    expect(served(path, host)).toBe(expected)
  })
})

test('below a base path there is no default root object', () => {
  expect(served('', 's3-cloudfront', false)).toBeUndefined()
  expect(served('', 'github-pages', false)).toBe('index.html')
})

test('below a base path, the vercel.json that decides is not in the folder', () => {
  expect(served('file', 'vercel', false)).toBe('file.html')
  expect(served('missing', 'vercel', false)).toBeUndefined()
})

test('every rule and every limit names its source and when it was read', () => {
  for (const host of HOST_NAMES) {
    const rules = rulesOf(host)
    const limits = [...rules.siteBytes, ...rules.fileBytes, ...rules.files, ...rules.filesInFolder]
    for (const { source, read } of [rules, ...limits]) {
      expect(source).toMatch(/^https:\/\//)
      expect(read).toMatch(/^20\d\d-\d\d$/)
    }
    for (const list of [rules.siteBytes, rules.fileBytes, rules.files, rules.filesInFolder])
      expect(list.map(({ max }) => max)).toEqual([...list.map(({ max }) => max)].sort((a, b) => b - a))
  }
})
