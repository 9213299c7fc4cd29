/** The finding `vanished-anchor`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { compareFolders } from '../../../src/changes/compare-folders.ts'
import { checkWithEarlier } from '../../../src/changes/vanished/check-with-earlier.ts'
import type { CheckOptions } from '../../../src/check/check-site.ts'
import { readAcceptanceFile } from '../../../src/findings/acceptance/read-acceptances.ts'
import { makeSiteFolder } from '../../../src/web/list-tree.ts'
import { checkOptions, PADDING } from '../../support/check.ts'
import type { Files } from '../../support/files.ts'
import { rows } from '../../support/rows.ts'
import { scratch, scratchWith } from '../../support/scratch.ts'

const NEVER = new AbortController().signal

const page = (body: string) =>
  `<!doctype html><title>x</title><main>${body}<p>A text that is long enough to be known</main>`
const refresh = (to: string) => `<meta http-equiv=refresh content="0; url=${to}">`
const FRAME = { 'index.html': page('<h1 id=home>Home</h1>'), '404.html': page('x') }
const USE = page('<h2 id=use>Use</h2>')
const GONE = page('<h2 id=run>Run</h2>')

/** Compares and checks two sites as the step does. Returns a line for each vanished anchor. */
async function check(earlier: Files, later: Files, options: Partial<CheckOptions> = {}) {
  const before = scratchWith({ ...FRAME, ...earlier })
  const after = scratchWith({ ...FRAME, ...later })
  const site = { ...(await checkOptions(after)), host: 'netlify' as const, ...options }
  const folders = { earlier: makeSiteFolder(before, NEVER), later: makeSiteFolder(after, NEVER) }
  const compared = await compareFolders({ ...site, ...folders, subject: 'x' })
  const { checked } = await checkWithEarlier(site, compared)
  const gone = checked.findings.filter(({ code }) => code === 'vanished-anchor')
  const found = gone.map(({ severity, target, suggestion, spots, accepted }) =>
    [
      accepted === undefined ? severity : 'accepted',
      target,
      suggestion?.address ?? '-',
      spots.map((spot) => spot.page).join(),
    ].join(' '),
  )
  return { found, gone, checked }
}

test('a renamed heading is one new finding, with a suggestion of the new name', async () => {
  const { found, gone, checked } = await check({ 'a.html': USE }, { 'a.html': GONE })
  expect(found).toEqual(['warning /a#use /a#run a.html'])
  expect(gone[0]).toMatchObject({ isNew: true, occurrences: 1, pages: 1 })
  expect(gone[0]?.message).toBe(
    'On the earlier site, the page at this address had this id. Now nothing on the page has it, so links to it open the top of the page.',
  )
  expect(checked).toMatchObject({ warnings: 1, fixed: 0 })
})

test('a heading with another id is a notice that mentions it', async () => {
  const { found, gone } = await check(
    { 'a.html': USE },
    { 'a.html': page('<h2 id="my use">Use</h2>') },
  )
  expect(found).toEqual(['notice /a#use /a#my%20use a.html'])
  expect(gone[0]?.message).toContain('Now the same words have the id my%20use, so links')
})

test.each<[string, Files, Files?]>([
  ['a site as its own earlier one', { 'a.html': USE }],
  ['a page that is gone', {}],
  [
    'a page that is now a page of an app',
    { 'a.html': '<div id=app></div><script src=/a.js></script>', 'a.js': '' },
  ],
  [
    'an anchor that a script of a redirect handles',
    {
      'a.html': `${refresh('/b')}<script>x({ '#use': '/c#use' }, location.hash)</script>`,
      'b.html': GONE,
    },
  ],
  ['a page that another site has now', { 'a.html': refresh('https://other.test/') }],
  ['a page that already redirected', { 'a.html': GONE }, { 'a.html': `${refresh('/b')}${USE}` }],
  ['a page that redirects to a PDF file', { 'a.html': refresh('/a.pdf'), 'a.pdf': '%PDF-' }],
  ['a page that no address shows', { 'a.html': GONE, _redirects: '/a* / 301!' }],
  [
    'a page that no address showed',
    { 'a.html': GONE },
    { 'a.html': USE, _redirects: '/a* / 301!' },
  ],
  ['a page that redirects in a circle', { 'a.html': refresh('/b'), 'b.html': refresh('/a') }],
  ['a page that redirects to a missing address', { 'a.html': refresh('/gone') }],
  ['a page that a rule redirects elsewhere', { _redirects: '/a https://other.test/ 301' }],
  ['a page that a rule redirects to an anchor', { 'b.html': GONE, _redirects: '/a /b#run 301' }],
  ['a page that a rule redirects to the home page with all others', { _redirects: '/a* / 301' }],
])('nothing is reported about %s', async (_, later, earlier = { 'a.html': USE }) => {
  expect((await check(earlier, later)).found).toEqual([])
})

describe('the successor of a page is', () => {
  const MOVED = 'warning /a#use /b#run b.html'
  const REFRESH = { 'a.html': refresh('/b') }
  test.each<[string, Files, Files, string]>([
    [
      'the one at its address',
      { 'a.html': USE },
      { 'a/index.html': GONE },
      'warning /a#use /a/#run a/index.html',
    ],
    ['the one to which it redirects', { 'a.html': USE }, { ...REFRESH, 'b.html': GONE }, MOVED],
    [
      'the one to which that one redirects',
      { 'a.html': USE },
      { 'a.html': refresh('/c#x'), 'c.html': refresh('b'), 'b.html': GONE },
      MOVED,
    ],
    [
      'the one to which a rule redirects',
      { 'a.html': USE },
      { _redirects: '/a /b 301', 'b.html': GONE },
      MOVED,
    ],
    [
      'the one to which a rule for its folder redirects',
      { 'x/a.html': USE },
      { _redirects: '/x/* /y/:splat 301', 'y/a.html': GONE },
      'warning /x/a#use /y/a#run y/a.html',
    ],
    [
      'the one with the same content',
      { 'a.html': page('<h2 id=use>Use it</h2>') },
      { 'b.html': page('<h2 id=run>Use it</h2>') },
      'notice /a#use /b#run b.html',
    ],
    [
      'the one with the same content and other links',
      { 'a.html': page('<h2 id=use>Use it</h2><a href=#use>x</a>') },
      { 'b.html': page('<h2 id=run>Use it</h2><a href=#run>x</a>') },
      'notice /a#use /b#run b.html',
    ],
  ])('%s', async (_, earlier, later, expected) => {
    expect((await check(earlier, later)).found).toEqual([expected])
  })

  test('mentioned if it is at another address', async () => {
    const later = { 'a.html': refresh('/b'), 'b.html': GONE }
    const { gone } = await check({ 'a.html': USE }, later, { basePath: '/docs/' })
    expect(gone).toEqual([])
    const inside = { 'a.html': refresh('/docs/b'), 'b.html': GONE }
    const moved = await check({ 'a.html': USE }, inside, { basePath: '/docs/' })
    expect(moved.gone[0]?.message).toMatch(/top of the page\. The page is now at \/docs\/b\.$/)
    const same = { 'a.html': refresh('/docs/b'), 'b.html': page('<h2 id=run>Use</h2>') }
    const renamed = await check({ 'a.html': USE }, same, { basePath: '/docs/' })
    expect(renamed.gone[0]?.message).toMatch(/id run, .* The page is now at \/docs\/b\.$/)
  })

  test('the one that several rules redirect to, but not one for all of a folder', async () => {
    const earlier = { 'x/a.html': USE, 'x/b.html': page('<h2 id=more>More</h2>') }
    const merged = { 'y.html': GONE, _redirects: '/x/a /y 301\n/x/b /y 301' }
    const { found } = await check(earlier, merged)
    expect(found.map((line) => line.split(' ', 2).join(' '))).toEqual([
      'warning /x/a#use',
      'warning /x/b#more',
    ])
    const retired = { 'y.html': GONE, _redirects: '/x/* /y 301' }
    expect((await check(earlier, retired)).found).toEqual([])
  })

  test('also one that only some hosts redirect to', async () => {
    const later = { _redirects: '/a /b 301', 'b.html': GONE }
    const { found } = await check({ 'a.html': USE }, later, { host: undefined })
    expect(found).toEqual(['warning /a#use /b#run b.html'])
  })

  test('not one of several with the same content', async () => {
    const earlier = { 'a.html': page('<h2 id=a-use>Use it</h2>') }
    const later = page('<h2 id=b-use>Use it</h2>')
    const { found } = await check(earlier, { 'b.html': later, 'c.html': later })
    expect(found).toEqual([])
  })
})

describe('an anchor that does not belong to a heading counts', () => {
  const TEXTS = '<p id=note>x<p id=id12>x<p id=über>x<p id="Two words">x<p id=own>x'
  const LINKS = ['a#note', '/a.html#id12', 'a#%C3%BCber', 'a#Two%20words', 'a#:~:text=x', 'a#none']
  test.each(
    rows(`
      if another page links to it | b.html | note, id12, über, Two words
      not if only the page itself does | a.html |
    `),
  )('%s', async (_, name = '', expected = '') => {
    const links = LINKS.map(
      (to) => `<a href="${name === 'a.html' ? to.replace(/^.*#/, '#') : to}">x</a>`,
    )
    const texts = page(TEXTS)
    const earlier = { 'a.html': texts, [name]: (name === 'a.html' ? texts : '') + links.join('') }
    const { gone } = await check(earlier, { 'a.html': page('<h2>x</h2>'), 'b.html': page('x') })
    const found = gone.map(({ target }) => target)
    const ids = expected === '' ? [] : expected.split(', ')
    expect(found.sort()).toEqual(ids.map((id) => `/a#${id}`).sort())
  })
})

test('ids that are before different words on each page are part of the layout', async () => {
  const site = (id: string) => ({
    'a.html': page(`<section id=${id}><h1>Setup</h1></section>`),
    'b.html': page(`<section id=${id}><h1>Use</h1></section>`),
  })
  expect((await check(site('main-box'), site('content'))).found).toEqual([])
  const one = { 'b.html': site('main-box')['b.html'] }
  const { found } = await check(one, { 'b.html': site('content')['b.html'] })
  expect(found).toEqual(['notice /b#main-box /b#content b.html'])
  const heading = { 'a.html': page('<h2 id=main-box>Main box</h2>') }
  const mixed = await check({ ...one, ...heading }, { 'a.html': page('x'), 'b.html': page('x') })
  expect(mixed.found).toHaveLength(2)
  const linked = { ...site('main-box'), 'c.html': '<a href="a#main-box">x</a>' }
  const all = await check(linked, { ...site('content'), 'c.html': '' })
  expect(all.found).toEqual(['notice /a#main-box /a#content a.html'])
})

test('headings that nearly all of many pages have are part of the layout', async () => {
  const site = (count: number, more: string): Files =>
    Object.fromEntries(
      Array.from({ length: count }, (_, i) => [
        `p${i}.html`,
        page(`<h1 id=p${i}>P${i}</h1>${more}`),
      ]),
    )
  const HEADING = '<h2 id=comments>Comments</h2>'
  const countLost = async (count: number, others: Files = {}) => {
    const earlier = { ...site(count, HEADING), ...others }
    return (await check(earlier, { ...site(count, ''), ...others })).found.length
  }
  // The home page and the 404 page have none.
  expect([await countLost(9), await countLost(18), await countLost(17)]).toEqual([9, 0, 17])
  // If there are few pages, all of them may have lost it.
  const [before, after] = [HEADING, ''].map((more) => ({
    ...site(8, more),
    'index.html': page(more),
    '404.html': page(more),
  }))
  expect((await check(before ?? {}, after ?? {})).found).toHaveLength(9)
  const linked = { 'p0.html': page('<h1 id=p0>P0</h1><a href=p1#comments>x</a>') }
  const { found } = await check({ ...site(30, HEADING), ...linked }, { ...site(30, ''), ...linked })
  expect(found).toEqual(['warning /p1#comments - p1.html'])
})

test('it is below the base path', async () => {
  const options = { basePath: '/docs/' }
  const { found } = await check({ 'ä b.html': USE }, { 'ä b.html': GONE }, options)
  expect(found).toEqual(['warning /docs/ä b#use /docs/ä%20b#run ä b.html'])
})

test('it can be accepted', async () => {
  const file = join(scratch(), 'accepted.yml')
  writeFileSync(file, '- code: vanished-anchor\n  target: "/a#*"\n  reason: nobody needs it\n')
  const { entries } = await readAcceptanceFile(file, '.')
  const earlier = { 'a.html': USE, 'b.html': USE }
  const later = { 'a.html': GONE, 'b.html': GONE }
  const { found, checked } = await check(earlier, later, { acceptedEntries: entries })
  expect(found.map((line) => line.split(' ', 2).join(' '))).toEqual([
    'warning /b#use',
    'accepted /a#use',
  ])
  expect(checked).toMatchObject({ warnings: 1, accepted: 1 })
})

test('a large site is compared in threads', async () => {
  const earlier = {
    ...PADDING,
    'a.html': page('<h2 id=use>Use</h2><p id=note>x'),
    'b.html': '<a href="a#note">x</a>',
  }
  const later = { 'padding.css': `${PADDING['padding.css']} `, 'a.html': GONE, 'b.html': '' }
  const { found } = await check(earlier, later)
  expect(found).toEqual(['warning /a#note - a.html', 'warning /a#use /a#run a.html'])
}, 60_000)
