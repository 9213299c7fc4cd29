/** Files with the data of pages, which only a router in the browser asks for. */
import { describe, expect, test } from '@jest/globals'
import { PADDING } from '../../support/check.ts'
import { cases, type Files, head, verified, without } from '../../support/found.ts'

const APP = `${head}<script>(self.__next_f=self.__next_f||[]).push([0])</script>`
const SEGMENTS = ['_tree', '_full', '_head', '_index', 'docs.__PAGE__']

/** A page with the App Router and all that Next writes beside it. */
function app(stem: string, trailingSlash = false): Files {
  const file = trailingSlash ? `${stem}/index` : stem
  const folder = stem === 'index' ? '' : `${stem}/`
  const segments = SEGMENTS.map((name) => [`${folder}__next.${name}.txt`, ''])
  return { [`${file}.html`]: APP, [`${file}.txt`]: '', ...Object.fromEntries(segments) }
}

describe('a page with the App Router of Next', () => {
  const site = { ...app('index'), ...app('docs/a'), ...app('docs/b') }
  cases([
    ['has all of its data', site, []],
    ['lacks its data', without(site, 'docs/a.txt'), ['warning page-data docs/a.txt docs/a.html']],
    [
      'lacks a part of its data',
      without(site, 'docs/b/__next._tree.txt', 'docs/b/__next._head.txt'),
      ['warning page-data docs/b/__next._tree.txt docs/b.html'],
    ],
    [
      'has its data in another case',
      { ...without(site, 'docs/a.txt'), 'docs/A.txt': '' },
      ['warning page-data docs/a.txt docs/a.html (/docs/A.txt)'],
    ],
    [
      'is a folder, and lacks its data',
      without({ ...app('docs', true), ...app('docs/a', true) }, 'docs/a/index.txt'),
      ['warning page-data docs/a/index.txt docs/a/index.html'],
    ],
    ['has no data, like all others', { 'index.html': APP, 'a.html': APP, 'a.txt.html': head }, []],
    [
      'is in a folder that an older Next made, which wrote less',
      { ...site, 'blog/a.html': APP, 'blog/a.txt': '', 'blog/index.html': APP, 'blog/index.txt': '' },
      [],
    ],
    ['is beside a page that Next did not make', { ...site, 'docs/c.html': head, 'google.html': head }, []],
    ['is a 404 page', { ...site, '404.html': APP, 'docs/404.html': APP, '_not-found.html': APP }, []],
    [
      'is only shown as an example',
      {
        ...site,
        'docs/c.html': `${head}<pre>(self.__next_f=self.__next_f||[])</pre><script>x("self.__next_f")</script>`,
      },
      [],
    ],
  ])
})

describe('a page with the Pages Router of Next', () => {
  const pages = (props: unknown) =>
    `${head}<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props, page: '/x', query: {}, buildId: 'b-1', gsp: true })}</script>`
  const site = {
    'index.html': pages({}),
    'a.html': pages({ buildId: 'no', text: 'x'.repeat(10_000) }),
    '_next/data/b-1/index.json': '{}',
  }
  cases([
    ['lacks its data', site, ['warning page-data _next/data/b-1/a.json a.html']],
    ['has its data', { ...site, '_next/data/b-1/a.json': '{}' }, []],
    ['has none', { ...site, 'a.html': pages({}).replace(',"gsp":true', '') }, []],
  ])
})

test('pages that several threads read are compared with each other', async () => {
  const pages = Array.from({ length: 30 }, (_, i) => app(`docs/p${i}`))
  const files = Object.assign({}, PADDING, ...pages)
  const { findings } = await verified(without(files, 'docs/p7.txt', 'docs/p9/__next._tree.txt'))
  expect(findings.map(({ message, target }) => `${target} ${message.includes('other file')}`)).toEqual([
    'docs/p7.txt false',
    'docs/p9/__next._tree.txt false',
  ])
})
