import { describe, expect, test } from '@jest/globals'
import { findDiagnosis } from '../../../../src/check/diagnosis/find-diagnosis.ts'
import type { Finding } from '../../../../src/findings/finding.ts'
import { asBytes } from '../../../../src/web/byte-strings.ts'
import type { HostId } from '../../../../src/web/host/all-hosts.ts'
import { ServedSite } from '../../../../src/web/host/served-site.ts'
import { brokenLink as found } from '../../../support/broken-link.ts'

const LINK = found()
const accepted = { reason: 'r', until: undefined }

describe('what is wrong with a site as a whole', () => {
  const NAMES = ['b/c.html', 'caf\xc3\xa9.html', 'guide.html', 'index.html', 'tour/index.html']
  const diagnosisFor = (
    findings: readonly Finding[],
    {
      names = NAMES,
      leftOut = [] as string[],
      addressCount = 3,
      rules = '',
      workspace = '/home',
      job = undefined as string | undefined,
      host = (rules === '' ? 'nginx' : 'netlify') as HostId,
      basePath = (rules === '' ? '/manual/' : '/') as string,
    } = {},
  ) => {
    const nothing = { domain: undefined, unreadableFolders: [], symlinkLoops: [], headersText: '' }
    const redirectFiles = rules === '' ? [] : [{ name: '_redirects', text: rules }]
    const site = {
      ...nothing,
      root: '/tmp/public',
      names: names.map(asBytes),
      redirectFiles,
      host,
      basePath,
    } as const
    const servedSite = new ServedSite(site)
    const allNames = [...names, ...leftOut].map(asBytes)
    return findDiagnosis({ servedSite, allNames, addressCount, findings, workspace, job })
  }
  const diagnosed = (...of: Parameters<typeof diagnosisFor>) => diagnosisFor(...of)?.message

  const times = (n: number, of: Finding) => Array.from({ length: n }, () => of)

  test.each([
    ['other-folder', [LINK], { names: ['a.md'] }],
    ['other-folder', [LINK], { names: ['site/index.html'] }],
    ['no-pages', [LINK], { names: ['a.md'], job: 'j' }],
    ['common-cause', times(3, found({ address: '/guide' })), {}],
    [undefined, [LINK], {}],
  ] as const)('its kind is %s', (kind, findings, site) => {
    const { job, names } = { job: undefined, names: NAMES, ...site }
    expect(diagnosisFor(findings, { names: [...names], job })?.kind).toBe(kind)
  })
  test('an archive in an archive is named', () => {
    expect(diagnosed([LINK], { names: ['docs-1.tar.gz'], job: 'j' })).toBe(
      'The archive contains only another archive, docs-1.tar.gz, so there was nothing to check: contact the service’s support.',
    )
  })
  const below = (base: string) =>
    `The site seems to be built for “${base}”, but \`base-path\` is “/manual/”: set \`base-path: ${base}\` or build the site for “/manual/”.`
  const lacks = (folder: string) =>
    `All 3 missing addresses are under “${folder}”, a folder that the site does not have. Add the folder or, if it is published elsewhere, accept the findings with the target “${folder}**”.`
  const at = (address: string) => found({ address })
  const version = (address: string, page = 'llms.txt') =>
    found({ address, spots: [{ page, line: 1 }] })
  const UNWRITTEN =
    'All 3 missing addresses end in .md, and their pages exist: the build wrote no Markdown versions of these pages.'
  const near = (address: string, to: string, kind: 'ending' | 'case' | 'typo') =>
    found({ address, suggestion: { kind, address: to, message: '' } })

  test.each<[string, { names?: string[]; workspace?: string }, string | undefined]>([
    [
      'no page at all',
      { names: ['a.md', 'b.css'] },
      'There are no HTML files in public, only files such as a.md: is this the folder that the generator writes the site to?',
    ],
    [
      'only an archive',
      { names: ['docs-1.tar.gz'] },
      'public contains only an archive, docs-1.tar.gz: unpack it first.',
    ],
    [
      'one level too high',
      { names: ['site/a.html', 'site/b/index.html', 'site/index.html'] },
      'site/index.html exists: is the site in the folder public/site?',
    ],
    [
      'one level too high, in the workspace itself',
      { names: ['a.md', 'site/index.html'], workspace: '/tmp/public' },
      'site/index.html exists: is the site in the folder site?',
    ],
    ['a home page of another name', { names: ['Index.html', 'site/index.html'] }, undefined],
    ['a template', { names: ['layouts/index.html', 'themes/x/index.html'] }, undefined],
    [
      'the project of a Hugo site that was built',
      { names: ['hugo.toml', 'layouts/index.html', 'public/index.html'] },
      'public/index.html exists: is the site in the folder public/public?',
    ],
    [
      'the project of a Hugo site that was not built',
      { names: ['hugo.toml', 'layouts/index.html'] },
      'This folder seems to contain source files for Hugo: build the site and check the folder `public`.',
    ],
    [
      'the project of a Next.js site',
      { names: ['.next/server/app/index.html', 'node_modules/x/index.html'] },
      'This folder seems to contain source files for Next.js: build the site and check the folder `out`, which `output: "export"` writes.',
    ],
    [
      'a hidden folder that a generator writes to',
      { names: ['.vitepress/dist/index.html', '.vitepress/config.ts'] },
      '.vitepress/dist/index.html exists: is the site in the folder public/.vitepress/dist?',
    ],
    [
      'the source of a Jekyll site',
      { names: ['index.html', '_config.yml', '_includes/nav.html'] },
      'This folder seems to contain source files for Jekyll: build the site and check the folder `_site`.',
    ],
    [
      'a site with the configuration of Jekyll',
      { names: ['index.html', '_config.yml'] },
      undefined,
    ],
    ['several sites', { names: ['de/index.html', 'en/index.html'] }, undefined],
    ['no home page anywhere', { names: ['a.html'] }, undefined],
    ['a home page', {}, undefined],
  ])('by its files: %s', (_, site, expected) => {
    expect(diagnosed([found({ code: 'no-index' })], site)).toBe(expected)
  })

  test.each<[string, Finding, string]>([
    ['the root', at('/guide'), below('/')],
    ['another base path', at('/docs/b/c.html#x'), below('/docs/')],
    ['one with folders', at('/a/docs/guide'), below('/a/docs/')],
    ['its home page', at('/docs/'), below('/docs/')],
    ['one with four folders', at('/a/b/c/d/guide'), below('/a/b/c/d/')],
    ['a name beyond ASCII', at('/docs/caf%C3%A9'), below('/docs/')],
    [
      'one that is not the nearest address',
      near('/docs/guide', '/manual/guide', 'typo'),
      below('/docs/'),
    ],
    [
      'another extension',
      near('/manual/guide/', '/manual/guide.html', 'ending'),
      'All 3 missing addresses would work with another ending: check that `host` is the host that the site was built for.',
    ],
    [
      'another case',
      near('/manual/Guide', '/manual/guide', 'case'),
      'All 3 missing addresses would work with different capitalization: check whether a system that ignores case has renamed files.',
    ],
    ['the Markdown version of a page', version('/manual/guide.md'), UNWRITTEN],
    ['one in the folder of the page', version('/manual/b/c/index.md'), UNWRITTEN],
    ['that of a page with a folder of its own', version('/manual/tour.md'), UNWRITTEN],
    ['one with the whole name of the page', version('/manual/guide.html.md#x'), UNWRITTEN],
    ['that of the home page, which it names', version('/manual/index.md', 'index.html'), UNWRITTEN],
    ['one with a name beyond ASCII', version('/manual/caf%C3%A9.md', 'café.html'), UNWRITTEN],
    [
      'the source of another page',
      {
        ...version('/manual/guide.md', 'b/c.html'),
        suggestion: { kind: 'ending', address: '/manual/guide.html', message: '' },
      },
      'All 3 missing addresses would work with another ending: check that `host` is the host that the site was built for.',
    ],
    ['a folder that the site lacks', at('/manual/api/a/b'), lacks('/manual/api/')],
    ['a folder with a broken % in its name', at('/manual/api%/a'), lacks('/manual/api%/')],
    ['Markdown without a page', version('/manual/api/a.md'), lacks('/manual/api/')],
    ['a folder within one that it has', at('/manual/b/caf%C3%A9/x'), lacks('/manual/b/café/')],
  ])('by what exists instead: %s', (_, finding, expected) => {
    expect(diagnosed(times(3, finding))).toBe(expected)
    const most = expected.replace('All 3', '25 of 26')
    expect(diagnosed([...times(25, finding), LINK])).toBe(most)
    const justEnough = expected.replace('All 3', '9 of 10')
    expect(diagnosed([...times(9, finding), LINK])).toBe(justEnough)
    expect(diagnosed([...times(8, finding), LINK])).toBeUndefined()
    expect(diagnosed(times(2, finding))).toBeUndefined()
  })

  const ADD_HTML =
    'All 3 missing addresses would work with .html at the end: set `"cleanUrls": true` in vercel.json or add .html to the addresses.'
  const OTHER_ENDING =
    'All 3 missing addresses would work with another ending: check that `host` is the host that the site was built for.'
  test.each<[HostId, string, string, string]>([
    ['vercel', '/manual/guide', '/manual/guide.html', ADD_HTML],
    ['vercel', '/manual/guide/', '/manual/guide.html', ADD_HTML],
    ['vercel', '/manual/a%20b?x#y', '/manual/a%20b.html', ADD_HTML],
    ['vercel', '/manual/caf%C3%A9', '/manual/café.html', ADD_HTML],
    ['vercel', '/manual/guide.htm', '/manual/guide.html', OTHER_ENDING],
    ['vercel', '/manual/tour.html', '/manual/tour/', OTHER_ENDING],
    ['nginx', '/manual/guide', '/manual/guide.html', OTHER_ENDING],
  ])('on %s, of %s, which is at %s', (host, address, to, expected) => {
    expect(diagnosed(times(3, near(address, to, 'ending')), { host })).toBe(expected)
  })

  test.each<[string, string[], number]>([
    [
      'of another site next to it, as other addresses show',
      ['/v1/guide', '/v1/b/c.html', '/v1/'],
      13,
    ],
    ['of several sites', ['/a/guide', '/b/guide', '/c/guide'], 3],
    ['without a file anywhere', ['/documents/x', '/documents/y', '/documents/z'], 3],
    ['of several folders that the site lacks', ['/manual/x/a', '/manual/y/a', '/manual/a'], 13],
    [
      'below a folder that ends with its base path',
      ['/x/manual/y/a', '/x/manual/y/b', '/x/manual/y/c'],
      13,
    ],
    [
      'with more folders than one has',
      ['/a/b/c/d/e/guide', '/a/b/c/d/e/b/c.html', '/a/b/c/d/e/'],
      3,
    ],
    ['below its own base path', ['/manual/guide', '/manual/b/c.html', '/manual/'], 3],
  ])('is not another base path if the addresses are %s', (_, broken, addressCount) => {
    expect(diagnosed(broken.map(at), { addressCount })).toBeUndefined()
  })

  test('is another base path if a quarter of the addresses are broken', () => {
    const broken = ['/guide', '/b/c.html', '/tour/'].map(at)
    expect(diagnosed(broken, { addressCount: 12 })).toBe(below('/'))
  })

  test.each(['broken-link', 'broken-asset', 'outside-base-path'] as const)(
    'is the cause of findings with the code %s',
    (code) => expect(diagnosed(times(3, { ...at('/guide'), code }))).toBe(below('/')),
  )

  test('is no folder that the site lacks if the host leaves it out, it is there in another case, or a rule may lead there', () => {
    expect(diagnosed(times(3, at('/manual/raw/a')), { leftOut: ['raw/a.png'] })).toBeUndefined()
    expect(diagnosed(times(3, at('/manual/B/a')))).toBeUndefined()
    expect(diagnosed(times(3, at('/manual/api/a')), { leftOut: ['API/a.html'] })).toBeUndefined()
    expect(diagnosed(times(3, at('/x/a')), { rules: '/x/* /y/:splat' })).toBeUndefined()
    expect(diagnosed(times(3, at('/x/a')), { rules: '# none' })).toContain('under “/x/”')
    expect(diagnosed(times(3, at('/manual/x*/a')))).toContain(
      'accept the findings with the target “/manual/x\\*/**”',
    )
  })

  test('is no missing Markdown version if there is no page, or it is below another base path', () => {
    expect(diagnosed(times(3, version('/manual/gone.md')))).toBeUndefined()
    expect(diagnosed(times(3, version('/guide.md')))).toBeUndefined()
    expect(diagnosed(times(3, version('/manual/guide.mdx')))).toBeUndefined()
  })

  test('is found below a base path with letters beyond ASCII', () => {
    const site = { basePath: '/d%C3%B3cs/' }
    expect(diagnosed(times(3, version('/d%C3%B3cs/guide.md')), site)).toBe(UNWRITTEN)
    expect(diagnosed(times(3, at('/d%C3%B3cs/api/a')), site)).toBe(lacks('/d%C3%B3cs/api/'))
    const broken = ['guide', 'b/c.html', ''].map((path) => at(`/d%C3%B3cs/${path}`))
    expect(diagnosed(broken, site)).toBeUndefined()
  })

  test('is nothing if only accepted findings, notices, or typos have one cause', () => {
    const outside = at('/guide')
    expect(diagnosed(times(9, { ...outside, accepted }))).toBeUndefined()
    expect(diagnosed(times(9, { ...outside, severity: 'notice' }))).toBeUndefined()
    expect(diagnosed(times(9, { ...outside, code: 'sitemap' }))).toBeUndefined()
    expect(diagnosed(times(9, near('/manual/x/a', '/manual/y/a', 'typo')))).toBeUndefined()
    expect(diagnosed(times(9, near('/docs/', '/manual/docs', 'typo')))).toBeUndefined()
  })
})
