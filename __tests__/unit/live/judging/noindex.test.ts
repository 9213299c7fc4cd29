import { expect, test } from '@jest/globals'
import type { Expectation } from '../../../../src/live/expected/expectation.ts'
import { makeLiveFinding } from '../../../../src/live/judging/live-finding.ts'
import { findSiteWideNoindex } from '../../../../src/live/judging/noindex.ts'
import { LocalSite } from '../../../../src/live/site/local-site.ts'
import { selectPublishedFiles } from '../../../../src/web/host/published-files.ts'
import { listTree } from '../../../../src/web/list-tree.ts'
import { keptWith } from '../../../support/scratch.ts'

const NAMES = ['404.html', 'a.css', 'a.html', 'b.html', 'index.html']
const folder = keptWith(Object.fromEntries(NAMES.map((name) => [name, '<title>x</title>'])))
const serving = { host: undefined, basePath: '/', domain: undefined }
const publish = async () => {
  const { signal } = new AbortController()
  const taken = await selectPublishedFiles(await listTree(folder, signal), serving, signal)
  return new LocalSite(taken, 'docs.acme.dev')
}
const expectations = NAMES.map(
  (name, fileIndex): Expectation => ({
    kind: 'file',
    requestPath: `/${name}`,
    fileIndex,
    name,
    isPage: name.endsWith('.html'),
    mayBeUnpublished: false,
    isNotFoundPage: name === '404.html',
  }),
)
const VERDICTS = {
  hidden: [makeLiveFinding({ kind: 'live-header/noindex', value: 'noindex' }, '/a')],
  missing: [makeLiveFinding({ kind: 'live-missing', status: 404 }, '/a', 'a.html')],
  pinned: [
    makeLiveFinding({ kind: 'live-header/cached-page', lifetime: '2 days', header: 'x' }, '/a'),
  ],
  fine: [],
  unasked: undefined,
} as const

test.each<[string, string, string | undefined]>([
  ['https://docs.acme.dev/', 'fine fine hidden hidden hidden', 'live-noindex'],
  ['https://docs.acme.dev/', 'fine fine hidden hidden unasked', 'live-noindex'],
  ['https://docs.acme.dev/', 'missing fine missing hidden hidden', 'live-noindex'],
  ['https://docs.acme.dev/', 'fine fine hidden missing unasked', undefined],
  ['https://docs.acme.dev/', 'fine fine missing hidden missing', undefined],
  ['https://docs.acme.dev/', 'fine fine hidden hidden fine', undefined],
  ['https://docs.acme.dev/', 'fine fine hidden hidden pinned', undefined],
  ['https://docs.acme.dev/', 'hidden fine missing missing missing', undefined],
  ['https://docs.acme.dev/', 'unasked unasked unasked unasked unasked', undefined],
  [
    'https://docs-git-next-acme.vercel.app/',
    'fine fine hidden hidden hidden',
    'live-noindex/preview',
  ],
  ['https://1f2e.docs.pages.dev/', 'fine fine hidden hidden hidden', 'live-noindex/preview'],
  [
    'https://deploy-preview-7--docs.netlify.app/',
    'fine fine hidden hidden hidden',
    'live-noindex/preview',
  ],
  ['https://next.docs.pages.dev/manual/', 'fine fine hidden hidden hidden', 'live-noindex/preview'],
  ['https://docs.pages.dev/', 'fine fine hidden hidden hidden', 'live-noindex'],
  ['https://docs.netlify.app/', 'fine fine hidden hidden hidden', 'live-noindex'],
  ['https://acme-docs.netlify.app/', 'fine fine hidden hidden hidden', 'live-noindex'],
  ['https://pages.dev.acme.dev/', 'fine fine hidden hidden hidden', 'live-noindex'],
  ['https://mypages.dev/', 'fine fine hidden hidden hidden', 'live-noindex'],
])('at %s, %s are %s', async (url, words, kind) => {
  const findingsByIndex = words.split(' ').map((word) => VERDICTS[word as keyof typeof VERDICTS])
  const currentSite = await publish()
  const found = findSiteWideNoindex({
    url: new URL(url),
    currentSite,
    expectations,
    findingsByIndex,
  })
  expect(found?.kind).toBe(kind)
})

test('pages that are gone, and redirects, are not pages of the site', async () => {
  const currentSite = await publish()
  const gone = { ...expectations[2], kind: 'removed-file', requestPath: '/gone' } as Expectation
  const found = findSiteWideNoindex({
    url: new URL('https://docs.acme.dev/'),
    currentSite,
    expectations: [...expectations, gone],
    findingsByIndex: [[], [], VERDICTS.hidden, VERDICTS.hidden, VERDICTS.hidden, []],
  })
  expect(found?.kind).toBe('live-noindex')
})

test('half of the pages are not all of them', async () => {
  const currentSite = await publish()
  const found = findSiteWideNoindex({
    url: new URL('https://docs.acme.dev/'),
    currentSite,
    expectations: expectations.slice(0, -1),
    findingsByIndex: [[], [], VERDICTS.hidden, undefined],
  })
  expect(found).toBeUndefined()
})
