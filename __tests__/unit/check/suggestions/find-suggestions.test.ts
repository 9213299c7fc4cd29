import { expect, test } from '@jest/globals'
import { joinIds } from '../../../../src/check/addresses/anchors.ts'
import { makeRawFinding, type RawFinding } from '../../../../src/check/collector/raw-finding.ts'
import { findSuggestions } from '../../../../src/check/suggestions/find-suggestions.ts'
import { makeSuggestion } from '../../../../src/findings/suggestion.ts'
import { asBytes, toBytes } from '../../../../src/web/byte-strings.ts'
import { ServedSite } from '../../../../src/web/host/served-site.ts'
import { siteIn } from '../../../support/check.ts'

const IDS = new Set(['Größe x', 'Start'].map(toBytes))

/**
 * Returns the address of the suggestion, in a site below `/docs/` in which every page has the same
 * anchors.
 */
async function near(...search: Parameters<typeof find>) {
  const suggestion = await find(...search)
  return suggestion?.address
}

/** Returns the suggestion itself. */
async function find(
  kind: RawFinding['kind'],
  key: string,
  files: readonly string[],
  of: Partial<RawFinding> = {},
) {
  const place = { host: 'nginx', basePath: '/docs/' } as const
  const site = { ...siteIn('/missing', files.map(toBytes)), ...place }
  const row = { ...makeRawFinding(kind, toBytes(key)), ...of }
  const joinedIdsByFile = new Map(files.map((_, i) => [i, joinIds(IDS)]))
  const suggestion = makeSuggestion('elsewhere', '/docs/new#a')
  const vanishedSuggestions = new Map([['/docs/old#a', suggestion]])
  const existing = { servedSite: new ServedSite(site), joinedIdsByFile, vanishedSuggestions }
  const found = await findSuggestions([row], existing, new AbortController().signal)
  return found.get(row)
}

test.each<[RawFinding['kind'], string, string[], string, Partial<RawFinding>?]>([
  ['broken-asset', '/docs/Logo.png', ['logo.png'], '/docs/logo.png'],
  ['broken-asset', '/docs/logo.jpg', ['logo.html', 'logo.min.js', 'logo.png'], '/docs/logo.png'],
  ['broken-asset', '/docs/a/logo.PNG', ['a/logo.svg', 'a/logo.svg.map'], '/docs/a/logo.svg'],
  ['broken-asset/old-font', '/docs/A.eot', ['a.eot'], '/docs/a.eot'],
  ['vanished-page', '/docs/Guide', ['guide.html'], '/docs/guide'],
  ['outside-base-path/load', '/logo.png', ['logo.png'], '/docs/logo.png'],
  ['outside-base-path/reference', '/guide', ['guide.html'], '/docs/guide'],
  ['outside-base-path/not-found', '/logo.png', ['logo.png'], '/docs/logo.png'],
  ['broken-link/path-as-host', '/docs/guide', ['guide.html'], '/docs/guide'],
  ['broken-link/path-as-host', '/docs/Guide', ['guide.html'], '/docs/guide'],
  ['broken-asset/path-as-host', '/img/a.png', ['img/a.png'], '/docs/img/a.png'],
  ['broken-asset/path-as-host', '/docs/img/a.png', ['img/a.png'], '/docs/img/a.png'],
  ['sitemap/in-robots', 'https://docs.acme.dev/docs/Map.xml', ['map.xml'], '/docs/map.xml'],
  [
    'broken-asset',
    '/docs/acme.com/a.js',
    [],
    'https://acme.com/a.js',
    { target: asBytes('acme.com/a.js') },
  ],
  ['redirect-target', '/a /Guide', ['guide.html'], '/docs/guide', { values: { to: '/Guide' } }],
  [
    'redirect-target/error-page',
    '/a /Guide',
    ['guide.html'],
    '/docs/guide',
    { values: { to: '/Guide' } },
  ],
  ['vanished-anchor', '/docs/old#a', [], '/docs/new#a'],
  ['vanished-anchor/renamed', '/docs/old#a', [], '/docs/new#a'],
  ['page-data/all', '/docs/data/Guide.json', ['data/guide.json'], '/docs/data/guide.json'],
  ['broken-asset/symbol', '/docs/a.svg#start', ['a.svg'], '/docs/a.svg#Start'],
  [
    'broken-anchor',
    '/docs/guide.html#start',
    ['guide.html'],
    '/docs/guide.html#Start',
    { target: asBytes('guide.html?a#start') },
  ],
  [
    'broken-anchor',
    '/docs/guide.html#start',
    ['guide.html'],
    '/docs/guide.html#Start',
    { target: asBytes('guide.html#start') },
  ],
  [
    'broken-anchor',
    '/docs/guide.html#start',
    ['guide.html'],
    '/docs/guide#Start',
    { target: asBytes('guide?a=b.html#start') },
  ],

  ['broken-link', '/docs/gu ide.md', ['gu ide.html'], '/docs/gu%20ide.html'],
  ['outside-base-path/link', '/caf%C3%A9', ['café.html'], '/docs/café'],
  ['sitemap/entry', 'https://docs.acme.dev/docs/Guide', ['guide.html'], '/docs/guide'],
  ['sitemap/entry', 'https://docs.acme.dev/guide', ['guide.html'], '/docs/guide'],
  ['page-data', '/docs/data/Guide.json', ['data/guide.json'], '/docs/data/guide.json'],
  ['broken-anchor', '/docs/guide.html#start', ['guide.html'], '/docs/guide#Start'],
  ['broken-anchor', '/docs/no#1.html#start', ['no#1.html'], '/docs/no%231#Start'],
  ['broken-anchor', '/docs/guide.html#größe-x', ['guide.html'], '/docs/guide#Größe%20x'],
])('%s %s, with %j: %s', async (kind, key, files, address, ...[of]) => {
  expect(await near(kind, key, files, of)).toBe(address)
})

test.each([
  ['Me.A+b-c_d@EXAMPLE.co.uk', true],
  ['a@b-1.org?subject=x', true],
  ['a@b.zipper.org', true],
  ['logo@2x.png', false],
  ['a@b.html', false],
  ['a@b.HTM', false],
  ['a@b.md', false],
  ['a@b.mdx', false],
  ['a@b.pdf', false],
  ['a@b.zip', false],
  ['x/a@b.org', false],
  ['a@b', false],
  ['a@b.c', false],
  ['a@b.org/x', false],
  ['@b.org', false],
])('whether %s is an email address: %s', async (target, isMailbox) => {
  const of = { target: asBytes(target) }
  const address = await near('broken-link', `/docs/${target}`, [], of)
  expect(address).toBe(isMailbox ? `mailto:${target}` : undefined)
})

test.each<[string, boolean, string[]?]>([
  ['www.acme.dev', true],
  ['WWW.Acme.info/a?b#c', true],
  ['www.acme.co', true],
  ['docs.acme.dev/guide', true],
  ['acme.com', true],
  ['acme.com?a', true],
  ['docs.acme.org#a', true],
  ['notes.org#a', false],
  ['acme.edu/', true],
  ['acme.gov', true],
  ['acme.co.uk', true],
  ['acme.github.io/docs', true],
  ['www.html', false],
  ['www.acme.html', false],
  ['www.acme.htm?a', false],
  ['www.acme.md', false],
  ['www.acme.mdx', false],
  ['www.acme.pdf#a', false],
  ['www.acme.zip/', false],
  ['www.acme.dev.html', false],
  ['www.acme', false],
  ['awww.acme.info', false],
  ['java.net', false],
  ['system.io/a', false],
  ['script.sh', false],
  ['acme.community', false],
  ['com', false],
  ['a/acme.com', false],
  ['./acme.com', false],
  ['/acme.com', false],
  ['acme.com/a', false, ['acme.com/b.html']],
  ['acme.com/a', false, ['guide/acme.com/b.html']],
  ['acme.com?a', false, ['acme.com', 'x/acme.com']],
  ['acme.com/a', true, ['acme.community/a.html', 'x/acme.com/b.html']],
  [`www.acme.dev?${'a'.repeat(987)}`, true],
  [`www.acme.dev?${'a'.repeat(987)}...`, false],
])('whether %s lacks its scheme: %s', async (target, lacksScheme, files = []) => {
  const of = { target: asBytes(target) }
  const [path = ''] = target.split(/[?#]/)
  const address = await near('broken-link', `/docs/guide/${path}`, files, of)
  expect(address).toBe(lacksScheme ? `https://${target}` : undefined)
})

test('a file with nearly the same name comes before a scheme that is missing', async () => {
  const target = asBytes('acme.com')
  const at = (files: string[]) => near('broken-link', '/docs/acme.com', files, { target })
  expect(await at(['acme.com.html'])).toBe('/docs/acme.com')
  expect(await at([])).toBe('https://acme.com')
})

test('an address that leaves the folder with the name of a host does not lack a scheme', async () => {
  const target = asBytes('acme.com/../a')
  expect(await near('broken-link', '/docs/a', [], { target })).toBeUndefined()
})

const LONG = 'g'.repeat(999)

test('something may be near the longest address that is kept in full', async () => {
  const name = LONG.slice(5)
  expect(await near('broken-link', `/docs/${name}`, [name.toUpperCase()])).toBe(
    `/docs/${name.toUpperCase()}`,
  )
})

test.each<[string, RawFinding['kind'], string, string[], Partial<RawFinding>?]>([
  ['the data of another page', 'page-data', '/docs/data/guide.json', ['guide.json']],
  [
    'the data of a page that is named like a host',
    'page-data',
    '/docs/www.acme.txt',
    ['www.acme.html'],
    { target: asBytes('www.acme.txt') },
  ],
  ['many addresses', 'broken-link', '', ['index.html'], { standsForUnlisted: true }],
  [
    'a long address',
    'broken-link',
    `/docs/${LONG.slice(5)}...`,
    [`${LONG.slice(5).toUpperCase()}...`],
  ],
  ['a broken %', 'outside-base-path/link', '/100%', ['100%.html']],
  ['an anchor that nothing resembles', 'broken-anchor', '/docs/guide.html#other', ['guide.html']],
  ['what is not broken', 'leaked-file', '/docs/Guide', ['guide.html']],
  ['one of two images', 'broken-asset', '/docs/a.jpg', ['a.png', 'a.svg']],
  ['an image with a longer name', 'broken-asset', '/docs/a.jpg', ['a.b.png', 'a.c/d.png']],
  ['an image that is linked', 'broken-link', '/docs/a.jpg', ['a.png']],
  ['a link to an image without its extension', 'broken-link', '/docs/a', ['a.png']],
  ['a file with a second extension', 'broken-asset', '/docs/a.css', ['a.css.map']],
  [
    'a long address without a colon',
    'broken-link',
    '/docs/https//acme.dev',
    [],
    { target: asBytes(`https//acme.dev?${'a'.repeat(984)}...`) },
  ],
  ['a script', 'broken-asset', '/docs/a.js', ['a.png']],
  ['a dotfile', 'broken-asset', '/docs/.jpg', ['.png']],
  ['the root with a dotfile', 'broken-asset', '/docs/', ['.x']],
  ['a folder with a dotfile', 'broken-asset', '/docs/a/', ['a/.x']],
  [
    'a long address in quotes',
    'broken-link',
    '/docs/“https:/acme.dev',
    [],
    { target: toBytes(`“https://acme.dev?${'a'.repeat(984)}...`) },
  ],
  ['a picture', 'broken-asset', '/docs/a@example.com', [], { target: asBytes('a@example.com') }],
])('nothing is near %s', async (_, kind, key, files, ...[of]) => {
  expect(await near(kind, key, files, of)).toBeUndefined()
})

test.each([
  ['a b', '/docs/a%2520b', 'a%20b', '/docs/a%20b exists; the broken address was encoded twice.'],
  [
    'guide',
    'guide%23start',
    'guide#start',
    'The `#` before an anchor must not be encoded: write /docs/guide#start.',
  ],
  [
    'guide',
    'guide&lang=en&a',
    'guide&lang=en&a',
    'A query begins with `?`, not with `&`: write /docs/guide?lang=en&a.',
  ],
  [
    'guide',
    'guide\u00a0',
    'guide\u00a0',
    '/docs/guide exists; the broken address ends with a no-break space (`%C2%A0`).',
  ],
  [
    'guide',
    'guide\u200b',
    'guide\u200b',
    '/docs/guide exists; the broken address ends with a zero-width space (`%E2%80%8B`).',
  ],
  [
    'guide',
    'guide\ufeff',
    'guide\ufeff',
    '/docs/guide exists; the broken address ends with a byte order mark (`%EF%BB%BF`).',
  ],
  [
    'guide',
    '“/docs/guide”',
    'a/“/docs/guide”',
    'The typographic quotes are read as part of the address, which should be /docs/guide.',
  ],
  [
    'a/guide',
    '«guide»',
    'a/«guide»',
    'The typographic quotes are read as part of the address, which should be /docs/a/guide.',
  ],
  [
    'x',
    '“https://acme.dev/a?b#c”',
    'a/“https://acme.dev/a',
    'The typographic quotes are read as part of the address, which should be https://acme.dev/a?….',
  ],
  [
    'guide',
    '“/docs/guide?a#start”',
    'a/“/docs/guide',
    'The typographic quotes are read as part of the address, which should be /docs/guide?a#start.',
  ],
  [
    'a/guide',
    '“guide#start”',
    'a/“guide',
    'The typographic quotes are read as part of the address, which should be /docs/a/guide#start.',
  ],
])('with %s, the message for %s explains the mistake', async (stem, target, path, message) => {
  const of = { target: toBytes(target) }
  const suggestion = await find('broken-link', `/docs/${path}`, [`${stem}.html`], of)
  expect(suggestion?.message).toBe(message)
})

test.each([
  [
    'Start\u00a0',
    '/docs/guide#Start exists; the broken address ends with a no-break space (`%C2%A0`).',
  ],
  [
    'Größe x\u200b',
    '/docs/guide#Größe%20x exists; the broken address ends with a zero-width space (`%E2%80%8B`).',
  ],
  ['start\u00a0', '/docs/guide#Start exists, with a similar name.'],
])('the message for the anchor %j explains the mistake', async (id, message) => {
  const suggestion = await find('broken-anchor', `/docs/guide.html#${id}`, ['guide.html'])
  expect(suggestion?.message).toBe(message)
})

test.each([
  ['100%2525', '100%25', ['a.html']],
  ['guide%23start', 'guide#start', ['a.html']],
  ['%23start', '#start', ['index.html']],
  ['a&b', 'a&b', ['a.html']],
  ['guide&a=b', 'guide&a=b', ['a.html']],
  ['zzz\u00a0', 'zzz\u00a0', ['a.html']],
  ['à', 'à', ['a.html']],
  ['“b”', '“b”', ['a.html']],
  ['“/docs/b”', '“/docs/b”', ['a.html']],
])('%s is nothing that was written wrong', async (target, path, files) => {
  expect(
    await near('broken-link', `/docs/${path}`, files, { target: toBytes(target) }),
  ).toBeUndefined()
})
