/** Redirects in the forms of hosts: how names are written there, and that the hosts follow them. */
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type Printed, spellingsOf } from '../../../../src/changes/vanished/redirects.ts'
import { toBytes, toText } from '../../../../src/web/byte-strings.ts'
import type { Host } from '../../../../src/web/host/hosts.ts'
import { addressForms } from '../../../../src/web/host/served-site.ts'
import type { Site } from '../../../../src/web/host/site.ts'
import { answersOf, type Pair, pairs, redirectsIn, siteOf, vanishedIn } from './sites.ts'

/** Returns the repair of one page that moved, and of nothing else. */
async function moved(host: Host, from: string, to = 'new.html', basePath = '/'): Promise<Printed> {
  const earlier = siteOf(host, ['index.html', from], {}, basePath)
  const later = siteOf(host, ['index.html', to], {}, basePath)
  const repair = await redirectsIn({ earlier, later, moves: { [from]: to } }, host)
  if (repair === undefined) throw new Error('nothing to repair')
  return repair
}

/** Returns a file of a repair as ordinary text. */
function fileOf(printed: Printed, name: string): string {
  return toText(printed.files.get(name) ?? '')
}

/** Returns the lines of a `_redirects` that are rules. */
function rulesIn(text: string): string[] {
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
}

/** Returns why something is left out, once each. */
function reasons({ leftOut }: Printed): string[] {
  return [...new Set(leftOut.map(({ why }) => why))]
}

describe('a name in _redirects', () => {
  test.each<[string, readonly string[]]>([
    ['a.html', ['/a /new 301', '/a.html /new 301']],
    ['x y.html', ['/x%20y /new 301', '/x%20y.html /new 301']],
    ['100%.html', ['/100%25 /new 301', '/100%25.html /new 301']],
    ['a#b?c.html', ['/a%23b%3Fc /new 301', '/a%23b%3Fc.html /new 301']],
    ['größe.html', ['/gr%C3%B6%C3%9Fe /new 301', '/gr%C3%B6%C3%9Fe.html /new 301']],
    ['a\nb.html', ['/a%0Ab /new 301', '/a%0Ab.html /new 301']],
    ['f(x).html', ['/f(x) /new 301', '/f%28x%29 /new 301', '/f(x).html /new 301', '/f%28x%29.html /new 301']],
    ['a=b.html', ['/a=b /new 301', '/a%3Db /new 301', '/a=b.html /new 301', '/a%3Db.html /new 301']],
    [
      'a:*.html',
      ['/a%3A%2A /new 301', '/a:*.html /new 301', '/a%3A*.html /new 301', '/a%3A%2A.html /new 301'],
    ],
  ])('is spelled as it arrives: %j', async (name, lines) => {
    expect(rulesIn(fileOf(await moved('netlify', name), '_redirects'))).toEqual(lines)
  })

  test('that would be a wildcard there is left out in that spelling', async () => {
    const repair = await moved('cloudflare-pages', 'std::vec*.html')
    expect(rulesIn(fileOf(repair, '_redirects'))[0]).toBe('/std%3A%3Avec%2A /new 301')
    expect(repair.leftOut[0]).toMatchObject({ from: '/std::vec*' })
    expect(reasons(repair)).toEqual(['Cloudflare takes `*`, and a `:` before a letter, for something else'])
  })

  test('that Netlify may take for a loop is left out in the spelling with a wildcard', async () => {
    const repair = await moved('netlify', 'x/*a.html', 'x.html')
    expect(rulesIn(fileOf(repair, '_redirects'))).toEqual(['/x/%2Aa /x 301', '/x/%2Aa.html /x 301'])
    expect(reasons(repair)).toEqual([
      'Netlify may take a rule with `*` for a loop if its address begins with its target',
    ])
    expect(rulesIn(fileOf(await moved('netlify', 'x/*a.html', 'y.html'), '_redirects'))).toHaveLength(4)
  })

  test('is written once for each way to end on Cloudflare, where these differ', async () => {
    expect(rulesIn(fileOf(await moved('cloudflare-pages', 'a.html'), '_redirects'))).toEqual([
      '/a /new 301',
      '/a.html /new 301',
      '/a/ /new 301',
      '/a/index /new 301',
    ])
  })

  test('begins with the base path', async () => {
    const repair = await moved('netlify', 'a.html', 'new.html', '/my%20docs/')
    expect(rulesIn(fileOf(repair, '_redirects'))[0]).toBe('/my%20docs/a /my%20docs/new 301')
  })
})

describe('the site’s own file', () => {
  async function beside(host: Host, name: string, own: string): Promise<Printed> {
    const [earlier, later] = [
      siteOf(host, ['index.html', 'a.html'], { [name]: own }),
      siteOf(host, ['index.html', 'new.html'], { [name]: own }),
    ]
    const repair = await redirectsIn({ earlier, later, moves: { 'a.html': 'new.html' } }, host)
    if (repair === undefined) throw new Error('nothing to repair')
    return repair
  }

  test('_redirects comes behind, so that its rules with wildcards do not hide those that are added', async () => {
    const text = fileOf(await beside('netlify', '_redirects', '# own\n/x* /nowhere 301\n'), '_redirects')
    expect(text).toMatch(/\/a \/new 301\n[\s\S]*# own\n\/x\* \/nowhere 301\n/)
  })

  test('_redirects leaves less room on Cloudflare', async () => {
    const own = Array.from({ length: 1_998 }, (_, i) => `/own${i} /new 301\n`).join('')
    const repair = await beside('cloudflare-pages', '_redirects', own)
    expect(rulesIn(fileOf(repair, '_redirects'))).toHaveLength(2_000)
    expect(reasons(repair)).toEqual(['Cloudflare takes 2000 rules without `*`'])
    expect(repair.addresses).toBe(2)
    expect((await beside('cloudflare-pages', '_redirects', own.repeat(2))).addresses).toBe(0)
  })

  test('staticwebapp.config.json keeps everything else', async () => {
    const own = {
      routes: [{ route: '/x', redirect: '/new' }],
      mimeTypes: { '.x': 'text/ü' },
      trailingSlash: 'auto',
    }
    const text = fileOf(
      await beside('azure-static-web-apps', 'staticwebapp.config.json', JSON.stringify(own)),
      'staticwebapp.config.json',
    )
    const { routes, ...others } = JSON.parse(text)
    expect(routes[0]).toEqual({ route: '/a', redirect: '/new', statusCode: 301 })
    expect(routes.at(-1)).toEqual(own.routes[0])
    expect(others).toEqual({ mimeTypes: own.mimeTypes, trailingSlash: 'auto' })
  })

  test('vercel.json keeps everything else', async () => {
    const own = { cleanUrls: true, redirects: [{ source: '/x', destination: '/new' }], headers: [] }
    const { redirects, ...others } = JSON.parse(
      fileOf(await beside('vercel', 'vercel.json', JSON.stringify(own)), 'vercel.json'),
    )
    expect(redirects[0]).toEqual({ source: '/a', destination: '/new', permanent: true })
    expect(redirects.at(-1)).toEqual(own.redirects[0])
    expect(others).toEqual({ cleanUrls: true, headers: [] })
  })

  test('vercel.json with routes of the old kind is left alone', async () => {
    await expect(beside('vercel', 'vercel.json', '{"routes":[]}')).rejects.toThrow('nothing to repair')
  })

  test.each<[Host, string]>([
    ['vercel', 'vercel.json'],
    ['azure-static-web-apps', 'staticwebapp.config.json'],
  ])(
    'on %s, nothing is written in place of a file that is nested too deep to be read',
    async (host, name) => {
      const deep = `{"x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
      const earlier = siteOf(host, ['index.html', 'old.html'], { [name]: deep })
      const later = siteOf(host, ['index.html', 'new.html'], { [name]: deep })
      expect(await redirectsIn({ earlier, later, moves: { 'old.html': 'new.html' } }, host)).toBeUndefined()
    },
  )
})

describe('a name in JSON', () => {
  test.each<[string, readonly string[]]>([
    ['a.html', ['/a\\.html'.replace('\\', '')]],
    ['f(x).html', ['/f\\(x\\).html', '/f%28x%29.html']],
    ['a:b*+{c}.html', ['/a\\:b\\*\\+%7Bc%7D.html', '/a%3Ab\\*%2B%7Bc%7D.html', '/a%3Ab%2A%2B%7Bc%7D.html']],
    ['[a]|^$.html', ['/%5Ba%5D%7C%5E\\$.html', '/\\[a\\]\\|%5E\\$.html', '/%5Ba%5D%7C%5E%24.html']],
    ['"\\\u2028é.html', ['/%22%5C%E2%80%A8%C3%A9.html']],
  ])('means itself to Vercel: %j', async (name, sources) => {
    const { redirects } = JSON.parse(fileOf(await moved('vercel', name), 'vercel.json'))
    expect(redirects.map(({ source }: { source: string }) => source)).toEqual(sources)
  })

  test('is written for Azure in letters, too', async () => {
    const { routes } = JSON.parse(
      fileOf(await moved('azure-static-web-apps', 'ä b.html'), 'staticwebapp.config.json'),
    )
    expect(routes.slice(0, 2).map(({ route }: { route: string }) => route)).toEqual(['/%C3%A4%20b', '/ä b'])
  })

  test('with an asterisk is left out for Azure in that spelling', async () => {
    const repair = await moved('azure-static-web-apps', 'a*.html')
    expect(repair.leftOut.map(({ from }) => from)).toEqual(['/a*', '/a*.html', '/a*/'])
  })

  test('does not make Azure’s file too large', async () => {
    const names = Array.from({ length: 500 }, (_, i) => `page-${i}.html`)
    const host = 'azure-static-web-apps'
    const moves = Object.fromEntries(names.map((name) => [name, `new/${name}`]))
    const later = siteOf(host, ['index.html', ...Object.values(moves)])
    const repair = await redirectsIn({ earlier: siteOf(host, names), later, moves }, host)
    const text = repair?.files.get('staticwebapp.config.json') ?? ''
    expect(text.length).toBeLessThanOrEqual(20 * 1024)
    expect(text.length).toBeGreaterThan(16 * 1024)
    expect(repair && reasons(repair)).toEqual(['Azure takes a file of 20 KB'])
    expect(JSON.parse(text).routes).toHaveLength(1_500 - (repair?.leftOut.length ?? 0))
  })
})

describe('a page in a place that is taken', () => {
  test('does not take its addresses away from another on GitHub Pages', async () => {
    const earlier = siteOf('github-pages', ['a.html', 'index.html'])
    const later = siteOf('github-pages', ['a/index.html', 'b.html', 'index.html'])
    const repair = await redirectsIn({ earlier, later, moves: { 'a.html': 'b.html' } }, 'github-pages')
    expect([repair?.files.size, reasons(repair as Printed)]).toEqual([
      0,
      ['the site has something else in that place'],
    ])
  })

  test('leads to the page with the same address and another kind of name', async () => {
    const earlier = siteOf('github-pages', ['a.html', 'index.html'])
    const later = siteOf('github-pages', ['a/index.html', 'index.html'])
    const repair = await redirectsIn({ earlier, later }, 'github-pages')
    expect(repair?.files.get('a.html')).toContain('url=/a/"')
  })
})

test('nothing is written where nothing is certain', async () => {
  const pair = {
    earlier: siteOf('netlify', ['a/setup.html']),
    later: siteOf('netlify', ['index.html', 'b/setup.html']),
  }
  expect(await redirectsIn(pair, 'netlify')).toBeUndefined()
})

describe('the map for nginx', () => {
  test.each<[string, string]>([
    ['a.html', '    "/a" "/new";'],
    ['x y.html', '    "/x y" "/new";'],
    ['$uri;}.html', '    "/$uri;}" "/new";'],
    ['"\\.html', '    "/\\"\\\\" "/new";'],
    ['a\nb\tc.html', '    "/a\\nb\\tc" "/new";'],
    ['größe.html', '    "/größe" "/new";'],
    ['new.htm', '    "/new.htm" "/new";'],
    // Without regard to case, this would also be the address of the page itself.
    ['NEW.html', '    "~^/NEW\\\\z" "/new";'],
    ['N.e+W.html', '    "/N.e+W" "/new";'],
  ])('has %j as a word of its own', async (name, line) => {
    expect(fileOf(await moved('nginx', name), 'redirects.conf').split('\n')).toContain(line)
  })

  test('tells addresses apart that differ in case alone', async () => {
    const names = ['Ab.html', 'aB.html', 'c.html']
    const moves = { 'Ab.html': '1.html', 'aB.html': '2.html', 'c.html': '3.html' }
    const later = siteOf('nginx', ['index.html', '1.html', '2.html', '3.html'])
    const repair = await redirectsIn({ earlier: siteOf('nginx', names), later, moves }, 'nginx')
    expect(
      fileOf(repair as Printed, 'redirects.conf')
        .split('\n')
        .filter((line) => /^ {4}"[^"]/.test(line)),
    ).toEqual([
      '    "~^/Ab\\\\z" "/1";',
      '    "~^/aB\\\\z" "/2";',
      '    "/c" "/3";',
      '    "~^/Ab\\\\.html\\\\z" "/1";',
      '    "~^/aB\\\\.html\\\\z" "/2";',
      '    "/c.html" "/3";',
    ])
  })

  test('has a larger table where nginx would not start without', async () => {
    const size = async (length: number) =>
      fileOf(await moved('nginx', `${'a'.repeat(length)}.html`), 'redirects.conf').includes(
        '\nmap_hash_bucket_size 4096;\n',
      )
    expect([await size(30), await size(60)]).toEqual([false, true])
  })
})

test.each<[Host, number, string]>([
  ['cloudflare-pages', 1_000, 'Cloudflare takes lines of 1,000 characters'],
  ['vercel', 2_100, 'Vercel takes 4096 characters'],
  ['nginx', 4_100, 'nginx takes words of 4,096 bytes'],
])('what is too long for %s is left out', async (host, length, why) => {
  expect(reasons(await moved(host, `${'a/'.repeat(length / 2)}b.html`))).toEqual([why])
})

test('CloudFront gets keys of its length alone, in a file to import', async () => {
  const names = [`${'a'.repeat(600)}.html`, 'x y.html']
  const moves = Object.fromEntries(names.map((name) => [name, `new/${name}`]))
  const later = siteOf('s3-cloudfront', ['index.html', ...Object.values(moves)])
  const repair = await redirectsIn({ earlier: siteOf('s3-cloudfront', names), later, moves }, 's3-cloudfront')
  expect(JSON.parse(fileOf(repair as Printed, 'key-value-store.json'))).toEqual({
    data: [
      { key: '/x%20y', value: '/new/x%20y' },
      { key: '/x%20y.html', value: '/new/x%20y' },
      { key: '/x%20y/', value: '/new/x%20y' },
    ],
  })
  expect(reasons(repair as Printed)).toEqual([
    'CloudFront takes keys of 512 bytes, and 1 KB with their values',
  ])
})

/** Returns how the host answers with a repair in place: by each of its addresses, each file of the new site. */
function answersWith(
  repair: Printed,
  host: Host,
  later: Site,
): (path: string) => Promise<number | undefined> {
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
  const [[name, content]] = [...repair.files] as [[string, string]]
  const answers = answersOf({ ...later, redirects: [{ name, text: toText(content) }] })
  return async (path) => number(answers(path))
}

const HOSTS: readonly Host[] = [
  'github-pages',
  'cloudflare-pages',
  'cloudflare-workers',
  'azure-static-web-apps',
  'netlify',
  'vercel',
]

describe.each(HOSTS)('with the redirects in place on %s', (host) => {
  test.each(['plain', 'hostile'] as const)(
    'no address misses whose page is known: %s names',
    async (kind) => {
      await fc.assert(
        fc.asyncProperty(pairs(kind), async ({ before, after, moves }) => {
          const later = siteOf(host, after)
          const pair: Pair = { earlier: siteOf(host, before), later, moves }
          const pages = await vanishedIn(pair)
          const repair = await redirectsIn(pair, host)
          if (repair === undefined) return
          const answers = answersWith(repair, host, later)
          const leftOut = new Set(repair.leftOut.map(({ path }) => `/${path}`))
          const earlierAnswers = answersOf(later)
          for (const { gone, to = '' } of pages.filter((page) => page.to !== undefined)) {
            const there = earlierAnswers(to)
            for (const path of gone) {
              const answer = await answers(path)
              if (answer === undefined) expect(leftOut).toContain(`/${path}`)
              else if (!leftOut.has(`/${path}`)) expect([path, answer]).toEqual([path, there])
            }
          }
          // Names that mean nothing to any program are never left out, but where a page would be in the way of another.
          if (kind === 'plain' && host !== 'github-pages')
            expect(reasons(repair).filter((why) => !why.includes('address'))).toEqual([])
          for (const path of new Set([...before, ...after].flatMap((name) => addressForms(toBytes(name))))) {
            const answer = earlierAnswers(path)
            if (typeof answer === 'number') expect([path, await answers(path)]).toEqual([path, answer])
          }
        }),
        { numRuns: 100 },
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
          expect(spellingsOf(toBytes(`/x${text.replace(/[\t\n\r]/g, '')}x`))).toContain(typed)
          expect(spellingsOf(toBytes(`/${text}`))).toContain(
            encodeURI(`/${text}`)
              .replaceAll('%5B', '[')
              .replaceAll('%5D', ']')
              .replace(/\[|\]/g, (sign) => encodeURIComponent(sign)),
          )
          expect(spellingsOf(toBytes(`/${text}`))).toContain(`/${encodeURIComponent(text)}`)
        },
      ),
    )
  })

  test('is the same again, decoded', () => {
    for (let code = 0x20; code < 0x80; code++) {
      const path = `/a${String.fromCharCode(code)}b`
      for (const spelled of spellingsOf(path)) expect(decodeURIComponent(spelled)).toBe(path)
    }
  })
})
