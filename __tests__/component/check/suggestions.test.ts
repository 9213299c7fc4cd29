import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import type { CheckOptions } from '../../../src/check/check-site.ts'
import { verify } from '../../support/check.ts'
import { scratch, scratchWith } from '../../support/scratch.ts'

type Files = Readonly<Record<string, string>>

const HEAD = '<!doctype html><meta charset="utf-8"><title>x</title>'
const PLACE = { host: 'nginx', basePath: '/docs/' } as const

/** Checks a site with a start page of these links, and returns the suggestion of each broken target. */
async function suggestions(links: string, files: Files, options: Partial<CheckOptions> = {}) {
  const folder = scratchWith({ 'index.html': HEAD + links, '404.html': HEAD, ...files })
  const { findings } = await verify(folder, { ...PLACE, ...options })
  return Object.fromEntries(findings.map(({ target, suggestion }) => [target, suggestion?.message]))
}

const FILES: Files = {
  'guide/install.html': `${HEAD}<h2 id="Quick-Start"><h2 id="run-1">`,
  'guide/configure.html': HEAD,
  'assets/logo.png': '',
}

const LINKS = {
  'guide/Install': '/docs/guide/install exists; it differs only in case.',
  'guide/install.md': '/docs/guide/install.html exists; only the ending differs.',
  'guide/instal': '/docs/guide/install exists, with a similar name.',
  '/guide/install': '/docs/guide/install exists; only the start differs.',
  '/docs/start/configure': '/docs/guide/configure exists, with the same name in another folder.',
  'guide/install#quick-start': '/docs/guide/install#Quick-Start exists; it differs only in case.',
  'guide/install.html#run':
    '/docs/guide/install.html#run-1 exists; only the number at the end of the anchor differs.',
  'mail@example.com': '`mailto:` is missing: mailto:mail@example.com is an email address.',
  'a.b+c@docs.example.co.uk?subject=x':
    '`mailto:` is missing: mailto:a.b+c@docs.example.co.uk?subject=x is an email address.',
  'www.acme.dev/guide': '`https://` is missing: https://www.acme.dev/guide is a full address.',
  'acme.dev/guide': '`https://` is missing: https://acme.dev/guide is a full address.',
  'https//docs.acme.dev/x': 'A colon is missing: https://docs.acme.dev/x is a full address.',
  '[guide](/docs/guide/install)':
    'The link is written in Markdown, not in HTML: its address is /docs/guide/install.',
  '/docs/guide/a#b': '/docs/guide/a%23b exists: `#` in the name of a file is written as `%23`.',
  removed: undefined,
}

const NO_MAILBOXES =
  'mailto:mail@example.com logo@2x.png x@y.md mail@localhost @example.com a/b@c.com'
test.each(NO_MAILBOXES.split(' '))('%s is not an email address without `mailto:`', async (href) => {
  const [message] = Object.values(await suggestions(`<a href="${href}">`, {}))
  expect(message).toBeUndefined()
})

const links = (of: Readonly<Record<string, unknown>>) =>
  Object.keys(of)
    .map((href) => `<a href="${href}">`)
    .join('')

test('a broken link says what exists instead', async () => {
  const { removed, ...others } = LINKS
  const files = { ...FILES, 'guide/a#b.html': HEAD }
  expect(await suggestions(links(others), files)).toEqual(others)
  expect(await suggestions(links({ removed }), FILES)).toEqual({ removed })
})

test('a loaded file without its extension is suggested if it is the only one', async () => {
  const files = { ...FILES, 'assets/a.js': '', 'assets/a.css': '', 'assets/b.d/c.png': '' }
  const found = await suggestions(
    '<img src="assets/logo"><img src="assets/a"><img src="assets/b">',
    files,
  )
  expect(found).toMatchObject({
    'assets/logo': '/docs/assets/logo.png exists; only the ending differs.',
    'assets/a': undefined,
    'assets/b': undefined,
  })
})

test('loaded files and entries of a sitemap have suggestions, too', async () => {
  const sitemap = '<urlset><url><loc>https://docs.acme.dev/docs/Guide/install</loc></url></urlset>'
  const files = { ...FILES, 'sitemap.xml': sitemap }
  const found = await suggestions('<img src="logo.png"><img src="/assets/logo.png">', files)
  expect(found).toMatchObject({
    'logo.png': '/docs/assets/logo.png exists, with the same name in another folder.',
    '/assets/logo.png': '/docs/assets/logo.png exists; only the start differs.',
    'https://docs.acme.dev/docs/Guide/install':
      '/docs/guide/install exists; it differs only in case.',
  })
})

test.each([
  ['/x /guide/Install', '/guide/install exists; it differs only in case.'],
  [
    '/x https://docs.acme.dev/old/configure#a?b 301',
    '/guide/configure exists, with the same name in another folder.',
  ],
  ['/x/* /Lost.html 404', '/lost.html exists; it differs only in case.'],
  ['/x /removed', undefined],
])('a target of a redirect rule: %s', async (rule, expected) => {
  const options = { host: 'netlify', basePath: '/', domain: 'docs.acme.dev' } as const
  const files = { ...FILES, 'lost.html': HEAD, _redirects: rule }
  expect(Object.values(await suggestions('', files, options))).toEqual([expected])
})

test('names in a site cannot inject anything into the report', async () => {
  const reportFolder = scratch()
  const name = '<i>\u202e::error::x'
  const link = `<a href="${encodeURIComponent(name.toUpperCase())}">`
  const folder = scratchWith({ 'index.html': HEAD + link, [`${name}.html`]: HEAD })
  const { findings } = await verify(folder, { host: 'nginx', reportFolder })
  const broken = findings.find(({ code }) => code === 'broken-link')
  expect(broken?.suggestion?.address).toBe('/%3Ci%3E%E2%80%AE::error::x')
  expect(readFileSync(`${reportFolder}/report.html`, 'utf8')).not.toMatch(/<i>|\u202e/)
  const { findings: reported } = JSON.parse(readFileSync(`${reportFolder}/report.json`, 'utf8'))
  expect(reported).toContainEqual(expect.objectContaining({ nearMiss: broken?.suggestion }))
})
