/**
 * Redirects in the formats of hosts: how names are written in them, and that the hosts follow them.
 */
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { GeneratedRedirects } from '../../../../src/changes/vanished/generate-redirects.ts'
import { asBytes, toBytes, toText } from '../../../../src/web/byte-strings.ts'
import type { HostId } from '../../../../src/web/host/all-hosts.ts'
import { listCandidatePaths } from '../../../../src/web/host/candidate-paths.ts'
import { REDIRECT_WRITERS } from '../../../../src/web/host/redirect-writers/all-redirect-writers.ts'
import { listEncodedForms } from '../../../../src/web/host/redirect-writers/encoded-forms.ts'
import type { WrittenRedirect } from '../../../../src/web/host/redirect-writers/redirect-writer.ts'
import { ServedSite } from '../../../../src/web/host/served-site.ts'
import type { SiteSnapshot } from '../../../../src/web/host/site-snapshot.ts'
import { answersOf, type Pair, pairs, redirectsIn, siteOf, vanishedIn } from './sites.ts'

type Names = Readonly<Record<string, string>>
type Texts = Readonly<Record<string, string | undefined>>

/**
 * Returns the redirects for pages that moved, by their names; `more`: other pages of the new site.
 * `own`: redirect files of both.
 */
async function repaired(
  host: HostId,
  moves: Names,
  { own = {} as Texts, basePath = '/', more = [''] } = {},
) {
  const earlier = siteOf(host, ['index.html', ...Object.keys(moves)], own, basePath)
  const names = ['index.html', ...Object.values(moves), ...more].filter((name) => name !== '')
  const repair = await redirectsIn(
    { earlier, later: siteOf(host, names, own, basePath), moves },
    host,
  )
  if (repair === undefined) throw new Error('nothing to repair')
  return repair
}

const NAME = asBytes('a.html')

const moved = (host: HostId, from: string, to = 'new.html') => repaired(host, { [from]: to })

/** Returns a file of redirects as ordinary text. */
function fileOf({ files }: GeneratedRedirects, name: string): string {
  return toText(asBytes(files.get(asBytes(name)) ?? ''))
}

/**
 * Returns the lines of `_redirects` that are rules, without the parts that are the same in all of
 * them.
 */
function getHostRules(repair: GeneratedRedirects): string[] {
  const lines = fileOf(repair, '_redirects').split('\n')
  return lines.filter((line) => /^[^#]/.test(line)).map((line) => line.replace(/ 301$/, ''))
}

/** Returns why something is left out, once each. */
function reasons({ omitted }: GeneratedRedirects): string[] {
  return [...new Set(omitted.map(({ why }) => why))]
}

describe('a name in _redirects', () => {
  test.each<[HostId, string, readonly string[]]>([
    ['netlify', 'a.html', ['/a', '/a.html']],
    ['netlify', 'x y.html', ['/x%20y', '/x%20y.html']],
    ['netlify', '100%.html', ['/100%25', '/100%25.html']],
    ['netlify', 'a#b?c.html', ['/a%23b%3Fc', '/a%23b%3Fc.html']],
    ['netlify', 'größe.html', ['/gr%C3%B6%C3%9Fe', '/gr%C3%B6%C3%9Fe.html']],
    ['netlify', 'a\nb.html', ['/a%0Ab', '/a%0Ab.html']],
    ['netlify', 'f(x).html', ['/f(x)', '/f%28x%29', '/f(x).html', '/f%28x%29.html']],
    ['netlify', 'a=b.html', ['/a=b', '/a%3Db', '/a=b.html', '/a%3Db.html']],
    ['netlify', 'a:*.html', ['/a%3A%2A', '/a:*.html', '/a%3A*.html', '/a%3A%2A.html']],
    ['netlify', 'a**.html', ['/a%2A%2A', '/a**.html', '/a%2A%2A.html']],
    ['netlify', 'a/:.html', ['/a/:', '/a/%3A', '/a/%3A.html']],
    ['netlify', 'new/*a.html', ['/new/%2Aa', '/new/%2Aa.html']],
    ['netlify', 'old/*a.html', ['/old/*a', '/old/%2Aa', '/old/*a.html', '/old/%2Aa.html']],
    ['cloudflare-pages', 'a.html', ['/a', '/a.html', '/a/', '/a/index']],
    [
      'cloudflare-pages',
      'a:1.html',
      ['', '.html', '/', '/index'].flatMap((end) => [`/a:1${end}`, `/a%3A1${end}`]),
    ],
    ['cloudflare-pages', 'a:b.html', ['', '.html', '/', '/index'].map((end) => `/a%3Ab${end}`)],
  ])('is spelled as it arrives at %s: %j', async (host, name, paths) => {
    expect(getHostRules(await moved(host, name))).toEqual(paths.map((path) => `${path} /new`))
  })

  test('that would be a wildcard, or a loop, is left out in that spelling, and says why', async () => {
    const repair = await moved('cloudflare-pages', 'std::vec*.html')
    expect(getHostRules(repair)[0]).toBe('/std%3A%3Avec%2A /new')
    expect(repair.omitted[0]).toMatchObject({ from: '/std::vec*' })
    expect(reasons(repair)).toEqual([
      '`*`, and `:` before a letter, have a special meaning on Cloudflare',
    ])
    expect(reasons(await moved('netlify', 'new/*a.html'))).toEqual([
      'Netlify may treat a rule with `*` as a loop if the address of the rule begins with its target',
    ])
    expect(reasons(await moved('netlify', 'a*/b*/c*/d*/e*/f.html'))).toEqual([
      '`*` at the end of a name, and `:` at its start, have a special meaning on Netlify',
    ])
  })

  test('that Netlify reserves is left out, and says why', () => {
    const [from, to] = ['/.netlify/a', '/new'].map(asBytes)
    const redirect = { page: NAME, removedPath: NAME, replacementPath: NAME, from, to }
    const servedSite = new ServedSite(siteOf('netlify', []))
    const why = REDIRECT_WRITERS.netlify.explainUnwritable(redirect as WrittenRedirect, servedSite)
    expect(why).toBe('Netlify reserves addresses under `/.netlify`')
  })

  test('begins with the base path', async () => {
    const repair = await repaired('netlify', { 'a.html': 'new.html' }, { basePath: '/my%20docs/' })
    expect(getHostRules(repair)[0]).toBe('/my%20docs/a /my%20docs/new')
  })
})

describe('the site’s own file', () => {
  const beside = (host: HostId, name: string, own: string | undefined) =>
    repaired(host, { 'a.html': 'new.html' }, { own: { [name]: own } })

  test('_redirects comes last, so that its rules with wildcards do not hide the added ones', async () => {
    const text = fileOf(
      await beside('netlify', '_redirects', '# own\n/x* /nowhere 301\n'),
      '_redirects',
    )
    expect(text).toMatch(/\/a \/new 301\n[\s\S]*# own\n\/x\* \/nowhere 301\n/)
  })

  test('_redirects leaves less room on Cloudflare', async () => {
    const rules = Array.from({ length: 1_998 }, (_, i) => `/own${i} /new 301\n`).join('')
    const own = `# Comments count for nothing.\n\n  ${rules}`
    const repair = await beside('cloudflare-pages', '_redirects', own)
    expect(getHostRules(repair)).toHaveLength(2_000)
    expect(reasons(repair)).toEqual(['Cloudflare accepts up to 2000 rules without `*`'])
    expect(repair.omitted.map(({ from, to }) => [from, to])).toEqual([
      ['/a/', '/new'],
      ['/a/index', '/new'],
    ])
    expect(repair.addressCount).toBe(2)
    expect((await beside('cloudflare-pages', '_redirects', own.repeat(2))).addressCount).toBe(0)
  })

  test.each([
    [2_047, 1, []],
    [2_048, 0, ['Vercel accepts up to 2048 rules']],
  ])('vercel.json with %i redirects leaves room for %i', async (count, addresses, why) => {
    const redirects = Array.from({ length: count }, (_, i) => {
      return { source: `/own${i}`, destination: '/new' }
    })
    const repair = await beside('vercel', 'vercel.json', JSON.stringify({ redirects }))
    expect([repair.addressCount, reasons(repair)]).toEqual([addresses, why])
  })

  test('staticwebapp.config.json leaves room for up to 20 KB', async () => {
    const own = JSON.stringify({ x: 'y'.repeat(19_000) })
    const moves = Array.from({ length: 20 }, (_, i) => [`page-${i}.html`, `new/page-${i}.html`])
    const repair = await repaired('azure-static-web-apps', Object.fromEntries(moves), {
      own: { 'staticwebapp.config.json': own },
    })
    expect(fileOf(repair, 'staticwebapp.config.json').length).toBeLessThanOrEqual(20 * 1024)
    expect(repair.addressCount).toBeGreaterThan(0)
    expect(reasons(repair)).toEqual(['Azure accepts a file of up to 20 KB'])
  })

  const AZURE = {
    routes: [{ route: '/x', redirect: '/new' }],
    mimeTypes: { '.x': 'text/ü' },
    x: 'auto',
  }
  const ROUTE = { route: '/a', redirect: '/new', statusCode: 301 }
  const VERCEL = {
    redirects: [{ source: '/x', destination: '/new' }],
    cleanUrls: true,
    headers: [],
  }
  test.each([
    ['azure-static-web-apps', 'staticwebapp.config.json', 'routes', AZURE, ROUTE],
    [
      'vercel',
      'vercel.json',
      'redirects',
      VERCEL,
      { source: '/a', destination: '/new', permanent: true },
    ],
  ] as const)('on %s, %s keeps everything else', async (host, name, key, own, first) => {
    const written = JSON.parse(fileOf(await beside(host, name, JSON.stringify(own)), name))
    const { [key]: list, ...others } = written
    expect([list[0], list.at(-1)]).toEqual([first, Object.values(own)[0]?.[0]])
    expect({ ...others, [key]: Object.values(own)[0] }).toEqual(own)
  })

  const DEEP = `{"x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
  test.each<[string, HostId, string, string | undefined]>([
    ['that cannot be read', 'netlify', '_redirects', undefined],
    ['with the older kind of routes', 'vercel', 'vercel.json', '{"routes":[]}'],
    ['too deep to be read', 'vercel', 'vercel.json', DEEP],
    ['too deep to be read', 'azure-static-web-apps', 'staticwebapp.config.json', DEEP],
  ])('%s is left alone on %s', async (_, host, name, own) => {
    await expect(beside(host, name, own)).rejects.toThrow('nothing to repair')
  })
})

describe('a name in JSON', () => {
  test.each<[string, readonly string[]]>([
    ['a.html', ['/a.html']],
    ['f(x).html', ['/f\\(x\\).html', '/f%28x%29.html']],
    [
      'a:b*+{c}.html',
      ['/a\\:b\\*\\+%7Bc%7D.html', '/a%3Ab\\*%2B%7Bc%7D.html', '/a%3Ab%2A%2B%7Bc%7D.html'],
    ],
    ['[a]|^$.html', ['/%5Ba%5D%7C%5E\\$.html', '/\\[a\\]\\|%5E\\$.html', '/%5Ba%5D%7C%5E%24.html']],
    ['"\\\u2028é.html', ['/%22%5C%E2%80%A8%C3%A9.html']],
  ])('means itself to Vercel: %j', async (name, sources) => {
    const { redirects } = JSON.parse(fileOf(await moved('vercel', name), 'vercel.json'))
    expect(redirects.map(({ source }: { source: string }) => source)).toEqual(sources)
  })

  test('is also written unencoded for Azure, and left out in the spelling with an asterisk', async () => {
    const letters = fileOf(
      await moved('azure-static-web-apps', 'ä b.html'),
      'staticwebapp.config.json',
    )
    const routes = [{ route: '/%C3%A4%20b' }, { route: '/ä b' }]
    expect(JSON.parse(letters).routes.slice(0, 2)).toMatchObject(routes)
    const { omitted } = await moved('azure-static-web-apps', 'a*.html')
    expect(omitted.map(({ from }) => from)).toEqual(['/a*', '/a*.html', '/a*/'])
  })

  test('does not make Azure’s file too large', async () => {
    const moves = Array.from({ length: 500 }, (_, i) => [`page-${i}.html`, `new/page-${i}.html`])
    const repair = await repaired('azure-static-web-apps', Object.fromEntries(moves))
    const text = fileOf(repair, 'staticwebapp.config.json')
    expect(text.length).toBeLessThanOrEqual(20 * 1024)
    expect(text.length).toBeGreaterThan(16 * 1024)
    expect(reasons(repair)).toEqual(['Azure accepts a file of up to 20 KB'])
    // An address with a slash at its end has the same route as the one without it.
    expect(JSON.parse(text).routes).toHaveLength(1_000 - repair.omitted.length)
  })
})

test('a page of GitHub Pages does not take its addresses away from another one', async () => {
  const repair = await repaired('github-pages', { 'a.html': 'b.html' }, { more: ['a/index.html'] })
  expect(repair.files.size).toBe(0)
  expect(reasons(repair)).toEqual(['the site has something else at that address'])
  const same = await repaired('github-pages', { 'a.html': '' }, { more: ['a/index.html'] })
  expect(same.files.get(asBytes('a.html'))).toContain('url=/a/"')
})

test('nothing is written where nothing is certain', async () => {
  const repair = repaired('netlify', { 'a/setup.html': '' }, { more: ['b/setup.html'] })
  await expect(repair).rejects.toThrow('nothing to repair')
})

describe('the map for nginx', () => {
  const linesOf = (repair: GeneratedRedirects) => fileOf(repair, 'redirects.conf').split('\n')

  test.each([
    ['a.html', '"/a"'],
    ['x y.html', '"/x y"'],
    ['$uri;}.html', '"/$uri;}"'],
    ['"\\.html', '"/\\"\\\\"'],
    ['a\nb\tc.html', '"/a\\nb\\tc"'],
    ['a\rb.html', '"/a\\rb"'],
    ['größe.html', '"/größe"'],
    ['new.htm', '"/new.htm"'],
    // Without regard to case, this would also be the address of the page itself.
    ['NEW.html', '"~^/NEW\\\\z"'],
    ['N.e+W.html', '"/N.e+W"'],
  ])('has %j as a separate word', async (name, word) => {
    expect(linesOf(await moved('nginx', name))).toContain(`    ${word} "/new";`)
  })

  test('compares addresses below the base path without regard to case, too', async () => {
    const repair = await repaired('nginx', { 'NEW.html': 'new.html' }, { basePath: '/docs/' })
    expect(linesOf(repair)).toContain('    "~^/docs/NEW\\\\z" "/docs/new";')
  })

  test('distinguishes addresses that differ only in case', async () => {
    const repair = await repaired('nginx', {
      'Ab.html': '1.html',
      'aB.html': '2.html',
      'c.html': '3.html',
      'D-E.html': '4.html',
      'd-e.html': '5.html',
    })
    expect(linesOf(repair).filter((line) => /^ {4}"[^"]/.test(line))).toEqual([
      '    "~^/Ab\\\\z" "/1";',
      '    "~^/D-E\\\\z" "/4";',
      '    "~^/aB\\\\z" "/2";',
      '    "/c" "/3";',
      '    "~^/d-e\\\\z" "/5";',
      '    "~^/Ab\\\\.html\\\\z" "/1";',
      '    "~^/D-E\\\\.html\\\\z" "/4";',
      '    "~^/aB\\\\.html\\\\z" "/2";',
      '    "/c.html" "/3";',
      '    "~^/d-e\\\\.html\\\\z" "/5";',
    ])
  })

  test.each([
    [30, false],
    // The address with `.html` has 40 bytes, and then 41.
    [34, false],
    [35, true],
    // Only the address with `.html` is long.
    [38, true],
    [60, true],
  ])('has a larger table where nginx would not start without: %d', async (length, has) => {
    const lines = linesOf(await moved('nginx', `${'a'.repeat(length)}.html`))
    expect(lines.includes('map_hash_bucket_size 4096;')).toBe(has)
  })
})

test.each<[HostId, number, string]>([
  ['cloudflare-pages', 2_000, 'Cloudflare accepts lines of up to 2000 characters'],
  ['vercel', 2_100, 'Vercel accepts up to 4096 characters'],
  ['nginx', 2_100, 'nginx accepts words of up to 4,096 bytes'],
  ['nginx', 4_100, 'nginx accepts words of up to 4,096 bytes'],
  [
    's3-cloudfront',
    600,
    'CloudFront accepts up to 512 bytes for a key and 1 KB for a key and its value',
  ],
])('a redirect that is too long for %s is left out', async (host, length, why) => {
  expect(reasons(await moved(host, `${'a/'.repeat(length / 2)}b.html`))).toEqual([why])
})

test.each<[HostId, fromBytes: number, toBytes: number, fits: boolean]>([
  // A line has the two addresses and ` 301`, with a space between.
  ['cloudflare-pages', 1_000, 995, true],
  ['cloudflare-pages', 1_000, 996, false],
  ['vercel', 2_048, 10, true],
  ['vercel', 2_049, 10, false],
  ['vercel', 10, 2_048, true],
  ['vercel', 10, 2_049, false],
  ['nginx', 2_048, 10, true],
  ['nginx', 2_049, 10, false],
  ['nginx', 10, 4_096, true],
  ['nginx', 10, 4_097, false],
  ['s3-cloudfront', 512, 10, true],
  ['s3-cloudfront', 513, 10, false],
  ['s3-cloudfront', 512, 512, true],
  ['s3-cloudfront', 512, 513, false],
])(
  'whether %s accepts a redirect from %i bytes to %i bytes: %s',
  (host, fromBytes, toBytes, fits) => {
    const [from, to] = [fromBytes, toBytes].map((bytes) => asBytes('/'.padEnd(bytes, 'a')))
    const redirect = { page: NAME, removedPath: NAME, replacementPath: NAME, from, to }
    const servedSite = new ServedSite(siteOf(host, []))
    const why = REDIRECT_WRITERS[host].explainUnwritable(redirect as WrittenRedirect, servedSite)
    expect(why === undefined).toBe(fits)
  },
)

test('a page of GitHub Pages redirects scripts and browsers, and keeps query and anchor', async () => {
  const site = (...names: string[]) => ({ ...siteOf('github-pages', names), domain: 'acme.dev' })
  const pair = {
    earlier: site('index.html', 'a.html'),
    later: site('index.html', 'b c.html'),
    moves: { 'a.html': 'b c.html' },
  }
  const page = (await redirectsIn(pair, 'github-pages'))?.files.get(asBytes('a.html'))
  for (const part of [
    '<link rel="canonical" href="https://acme.dev/b%20c"/>',
    '<meta name="robots" content="noindex"/>',
    "<script>location.replace('/b%20c' + location.search + location.hash)</script>",
    '<meta http-equiv="refresh" content="0; url=/b%20c"/>',
    '<a href="/b%20c">',
  ])
    expect(page).toContain(part)
})

test('CloudFront gets a file to import', async () => {
  const text = fileOf(
    await moved('s3-cloudfront', 'x y.html', 'new/x y.html'),
    'key-value-store.json',
  )
  const keys = ['/x%20y', '/x%20y.html', '/x%20y/']
  expect(JSON.parse(text)).toEqual({ data: keys.map((key) => ({ key, value: '/new/x%20y' })) })
})

/**
 * Returns how the host responds with the redirects in place: each file of the new site, by each of
 * its addresses.
 */
type Answers = (path: string) => Promise<number | 'undecided' | undefined>

function answersWith(repair: GeneratedRedirects, host: HostId, later: SiteSnapshot): Answers {
  const number = (answer: unknown) => (typeof answer === 'number' ? answer : undefined)
  if (host === 'github-pages') {
    const added = [...repair.files.keys()]
    const answers = answersOf({ ...later, names: [...later.names, ...added] })
    return async (path) => {
      const answer = number(answers(path))
      const page = answer === undefined ? undefined : added[answer - later.names.length]
      if (page === undefined) return answer
      const to = /content="0; url=([^"]*)"/.exec(repair.files.get(page) ?? '')?.[1] ?? ''
      return number(answers(toBytes(decodeURIComponent(to.slice(1)))))
    }
  }
  const [[name, content] = [asBytes(''), asBytes('')]] = [...repair.files]
  const answers = answersOf({ ...later, redirectFiles: [{ name, text: toText(content) }] })
  return async (path) => {
    const answer = answers(path)
    // Whether a route for the address without its slash applies is unknown.
    return host === 'azure-static-web-apps' && answer === 'undecided' ? answer : number(answer)
  }
}

const CLOUDFLARE = ['cloudflare-pages', 'cloudflare-workers'] as const
const HOSTS = ['github-pages', ...CLOUDFLARE, 'azure-static-web-apps', 'netlify', 'vercel'] as const

const SAME = ['index.html', '\r.html']
/** `.` in a pattern does not match a carriage return. */
const RETURN = {
  before: [...SAME, '\r/index.html'],
  after: SAME,
  moves: { '\r/index.html': SAME[0] ?? '' },
}

describe.each(HOSTS)('with the redirects in place on %s', (host) => {
  test.each(['plain', 'hostile'] as const)(
    'no address lacks a page that is known: %s',
    async (kind) => {
      await fc.assert(
        fc.asyncProperty(pairs(kind), async ({ before, after, moves }) => {
          const later = siteOf(host, after)
          const pair: Pair = { earlier: siteOf(host, before), later, moves }
          const pages = await vanishedIn(pair)
          const repair = await redirectsIn(pair, host)
          if (repair === undefined) return
          const answers = answersWith(repair, host, later)
          const leftOut = new Set(repair.omitted.map(({ removedPath }) => `/${removedPath}`))
          const earlierAnswers = answersOf(later)
          const allGone = new Set(pages.flatMap(({ lostPaths }) => lostPaths))
          for (const { lostPaths, to = '' } of pages.filter((page) => page.to !== undefined)) {
            const there = earlierAnswers(to)
            for (const path of lostPaths) {
              const answer = await answers(path)
              if (answer === 'undecided') {
                // The route for the address without its slash, or with one, is certain, whichever
                // page it is for.
                const other = asBytes(path.endsWith('/') ? path.slice(0, -1) : `${path}/`)
                const isOfAnother = !lostPaths.includes(other) && allGone.has(other)
                if (!isOfAnother) expect([path, await answers(other)]).toEqual([path, there])
                continue
              }
              if (answer === undefined) expect(leftOut).toContain(`/${path}`)
              else if (!leftOut.has(`/${path}`)) expect([path, answer]).toEqual([path, there])
            }
          }
          // Names without a special meaning to any program are never left out, unless a page would
          // be in the way of another.
          if (kind === 'plain' && host !== 'github-pages')
            expect(reasons(repair).filter((why) => !why.includes('address'))).toEqual([])
          for (const path of new Set(
            [...before, ...after].flatMap((name) => listCandidatePaths(toBytes(name))),
          )) {
            const answer = earlierAnswers(path)
            if (typeof answer === 'number')
              expect([path, await answers(path)]).toEqual([path, answer])
          }
        }),
        { numRuns: 40, examples: kind === 'hostile' ? [[RETURN]] : [] },
      )
    },
  )
})

describe('how an address is spelled', () => {
  test('as a browser sends it is always among the spellings', () => {
    fc.assert(
      fc.property(
        fc
          .string({ unit: 'grapheme', maxLength: 12 })
          .filter((text) => !/[\\/?#%^\ud800-\udfff]|^\.*$/.test(text)),
        (text) => {
          const typed = URL.parse(`https://h/x${text}x`)?.pathname
          expect(listEncodedForms(toBytes(`/x${text.replace(/[\t\n\r]/g, '')}x`))).toContain(typed)
          expect(listEncodedForms(toBytes(`/${text}`))).toContain(
            encodeURI(`/${text}`)
              .replaceAll('%5B', '[')
              .replaceAll('%5D', ']')
              .replace(/\[|\]/g, (sign) => encodeURIComponent(sign)),
          )
          expect(listEncodedForms(toBytes(`/${text}`))).toContain(`/${encodeURIComponent(text)}`)
        },
      ),
    )
  })

  test('is the same again when decoded', () => {
    for (let code = 0x20; code < 0x80; code++) {
      const path = `/a${String.fromCharCode(code)}b`
      for (const spelled of listEncodedForms(asBytes(path)))
        expect(decodeURIComponent(spelled)).toBe(path)
    }
  })
})
