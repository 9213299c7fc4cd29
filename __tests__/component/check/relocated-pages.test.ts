/** Pages that readers see at an address in a different folder from their file, so that relative links change. */
import { describe, expect, test } from '@jest/globals'
import { HOST_IDS, type HostId } from '../../../src/web/host/all-hosts.ts'
import { PADDING } from '../../support/check.ts'
import { type Files, found, head, verified } from '../../support/found.ts'

/**
 * The page of a folder, and one next to it, both with addresses that are right from the folder of
 * their file.
 */
const SITE: Files = {
  'manual/index.html': `${head}<link rel="stylesheet" href="style.css">\n<a href="start.html#x"></a><a href="../index.html"></a><a href="#top"></a>`,
  'manual/start.html': `${head}<p id="x">`,
  'manual/style.css': '',
  'notes.html': `${head}<p style="background: url(assets/logo.png)"><a href="/manual/start.html"></a><a href="?x"></a>`,
}
const FOLDER = [
  'error broken-asset style.css manual/index.html:1',
  'error broken-link start.html#x manual/index.html:2',
]
const NOTES = ['error broken-asset assets/logo.png notes.html:1']
const vercel = (settings: object) => ({ 'vercel.json': JSON.stringify(settings) })
const azure = (trailingSlash: string) => ({
  'staticwebapp.config.json': JSON.stringify({ trailingSlash }),
})
const CLEAN = vercel({ cleanUrls: true })
const link = (address: string, html = `<a href="${address}">`): Files => ({ 'a.html': head + html })
const index = (html: string): Files => ({ 'manual/index.html': head + html })

const MOVED = vercel({ redirects: [{ source: '/old', destination: '/manual' }] })
const SLASHES = { src: '/(?<x>[a-z]+)', status: 308, headers: { Location: '/$x/' } }
const BESIDE = index('<a href="start.html"><a href="/notes">')

describe('where a link points', () => {
  // All responses: https://github.com/slorber/trailing-slash-guide, docs/Hosting-Providers.md.
  test.each<[HostId | undefined, string, Files, readonly string[]]>([
    ['vercel', '/manual', {}, FOLDER],
    ['vercel', 'manual', CLEAN, FOLDER],
    ['vercel', '/manual/', CLEAN, []],
    ['vercel', '/manual/index.html', {}, []],
    ['vercel', '/manual/index.html', CLEAN, FOLDER],
    ['vercel', '/manual/', vercel({ trailingSlash: false }), FOLDER],
    ['vercel', '/manual', vercel({ trailingSlash: true }), []],
    ['vercel', '/notes', CLEAN, []],
    ['vercel', '/notes/', CLEAN, NOTES],
    ['vercel', '/notes', vercel({ cleanUrls: true, trailingSlash: true }), NOTES],
    ['vercel', '/old', MOVED, [...FOLDER, 'notice redirected-link /old a.html:1']],
    ['vercel', '/', MOVED, FOLDER],
    ['vercel', '/manual', vercel({ routes: [SLASHES] }), []],
    ['azure-static-web-apps', '/manual', {}, FOLDER],
    ['azure-static-web-apps', '/manual/', {}, []],
    ['azure-static-web-apps', '/notes/', {}, []],
    ['azure-static-web-apps', '/manual', azure('auto'), []],
    ['azure-static-web-apps', '/notes/', azure('auto'), []],
    ['azure-static-web-apps', '/manual', azure('always'), NOTES],
    ['azure-static-web-apps', '/manual/', azure('never'), FOLDER],
    ['s3-cloudfront', '/notes', {}, []],
    ['s3-cloudfront', '/notes/', {}, NOTES],
    ...HOST_IDS.filter((host) => !/^(?:vercel|azure|s3)/.test(host)).map(
      (host): [HostId, string, Files, string[]] => [host, '/manual', BESIDE, []],
    ),
    [undefined, '/manual', {}, []],
  ])('%s, %s with %j', async (host, address, files, expected) => {
    const all = { ...SITE, ...link(address), ...files }
    expect(
      (await found(all, { host })).filter((line) => !line.includes('redirect-invalid')),
    ).toEqual(expected)
  })
})

describe('on Vercel, of the page of a folder that is linked without a slash', () => {
  const broken = (address: string) => [`error broken-link ${address} manual/index.html:1`]
  const DEEPER = index('<a href="manual/start.html">')
  const NEAR = [`${broken('manual/start.html')} (/manual/start.html)`]
  test.each<[string, Files, readonly string[]]>([
    [
      'an address that is wrong in any case is one finding',
      index('<a href="gone">'),
      broken('gone'),
    ],
    [
      'an address that begins with a slash stays correct',
      index('<a href="/manual/start.html">'),
      [],
    ],
    [
      'a long query changes nothing',
      index(`<a href="start.html?${'x'.repeat(8_192)}">`),
      broken(`start.html?${'x'.repeat(989)}...`),
    ],
    [
      'a base that begins with a slash decides',
      index('<base href="/manual/"><a href="start.html">'),
      [],
    ],
    [
      'a relative base is elsewhere',
      index('<base href="./"><a href="start.html">'),
      broken('start.html'),
    ],
    [
      'a base above it as well',
      {
        ...link('/manual/deep'),
        'manual/deep/index.html': `${head}<base href="../"><a href="start.html">`,
      },
      ['error broken-link start.html manual/deep/index.html:1'],
    ],
    ['a frame shows it as a link does', link('', '<iframe src="/manual"></iframe>'), FOLDER],
    [
      'an address that is only correct there is wrong in its own folder, if readers ever get there',
      DEEPER,
      NEAR,
    ],
    ['(hardly ever)', { ...DEEPER, ...vercel({ trailingSlash: false }) }, NEAR],
    ['(never)', { ...DEEPER, ...vercel({ cleanUrls: true, trailingSlash: false }) }, []],
  ])('%s', async (_, files, expected) => {
    expect(await found({ ...SITE, ...link('/manual'), ...files }, { host: 'vercel' })).toEqual(
      expected,
    )
  })
})

test('below a base path, only S3 is known to show a page elsewhere', async () => {
  const files = { ...SITE, ...link('notes/', '<a href="manual"><a href="notes/">') }
  const options = (host: HostId) => ({ host, basePath: '/docs/' })
  expect(await found({ ...files, 'notes.html': head }, options('vercel'))).toEqual([])
  const notes = {
    ...files,
    ...link('notes/'),
    'manual/index.html': head,
    'notes.html': `${head}<a href="guide">`,
  }
  expect(await found(notes, options('s3-cloudfront'))).toEqual([
    'error broken-link guide notes.html:1',
  ])
})

test('its message, however many threads read', async () => {
  const relative = `${head}<a href="x.html"><link rel="icon" href="x.png">`
  const folders = ['b', 'a', 'c'].map((name) => ({
    [`${name}/index.html`]: relative,
    [`${name}/x.html`]: head,
    [`${name}/x.png`]: '',
  }))
  const files = Object.assign(
    link('', '<a href="/c"><a href="/b"><a href="/a"><a href="/guide.html">'),
    PADDING,
    ...folders,
  )
  const { findings, links } = await verified(files, { host: 'vercel' })
  expect(findings.map(({ message, occurrences, pages }) => [message, occurrences, pages])).toEqual([
    ['a/index.html is shown at /a, so x.png points to /x.png, which Vercel would not find.', 3, 3],
    [
      'a/index.html is shown at /a, so x.html points to /x.html, which Vercel would not find.',
      3,
      3,
    ],
  ])
  expect(links).toBe(7)
})

test.each<[string, string, Partial<Parameters<typeof found>[1]>, readonly string[]]>([
  [
    'relative',
    '<a href="guide"><img src="assets/logo.png">',
    {},
    ['asset assets/logo.png', 'link guide'],
  ],
  ['from the root', '<a href="/guide"><img src="/assets/logo.png"><a href="#x"><p id="x">', {}, []],
  [
    'below a base path',
    '<a href="/docs/guide"><a href="guide">',
    { basePath: '/docs/' },
    ['link guide'],
  ],
  ['with a base', '<base href="/"><a href="guide">', {}, []],
  ['to itself', '<a href="?lang=de"><form action="?q">', {}, []],
  ['without a host', '<a href="guide">', { host: undefined }, ['link guide']],
])(
  'the page for nonexistent addresses, which is shown in every folder: %s',
  async (_, html, options, expected) => {
    expect(await found({ '404.html': head + html }, options)).toEqual(
      expected.map((what) => `warning broken-${what} 404.html:1`),
    )
  },
)

test('a link in a 404 page counts once, even if every page is shown in another folder', async () => {
  const files = {
    ...vercel({ cleanUrls: true, trailingSlash: true }),
    '404.html': `${head}<img src="logo.png">`,
    'logo.png': '',
  }
  const { findings } = await verified(files, { host: 'vercel' })
  expect(findings.map(({ target, occurrences, pages }) => [target, occurrences, pages])).toEqual([
    ['logo.png', 1, 1],
  ])
})
