/** No site, whatever its size, may keep the step from handling a signal. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { Scanner } from '../../../src/check/pool/scanner.ts'
import { findMissingAnchors } from '../../../src/check/rules/anchors.ts'
import { checkFiles } from '../../../src/check/rules/files.ts'
import { FindingCounter, newRow } from '../../../src/check/rules/finding-counter.ts'
import { findingsOf } from '../../../src/check/rules/findings.ts'
import { checkRedirects } from '../../../src/check/rules/redirect-files.ts'
import { checkSitemaps } from '../../../src/check/rules/sitemaps.ts'
import { checkpoint } from '../../../src/common/event-loop.ts'
import { ServedSite } from '../../../src/web/host/served-site.ts'
import type { Site } from '../../../src/web/host/site.ts'
import { listTree } from '../../../src/web/tree.ts'
import { scratch } from '../../support/scratch.ts'

/** Returns a signal that is aborted when the check yields to the event loop for the first time. */
function nextTurn(): AbortSignal {
  const stop = new AbortController()
  setImmediate(() => stop.abort(new Error('enough')))
  return stop.signal
}

function siteIn(root: string, names: readonly string[]): Site {
  return {
    root,
    names,
    host: undefined,
    domain: undefined,
    basePath: '/',
    unreadable: [],
    loops: [],
    redirects: [],
  }
}

test('the check can be cancelled while files are listed', async () => {
  const root = scratch()
  for (let i = 0; i < 20_000; i += 1) writeFileSync(join(root, `${i}.html`), '')
  let visited = 0
  const listing = listTree(root, nextTurn(), {
    visit: () => {
      visited += 1
    },
  })
  await expect(listing).rejects.toThrow('enough')
  expect(visited).toBeLessThan(20_000)
})

test('the check can be cancelled while files are read in the same thread', async () => {
  const root = scratch()
  writeFileSync(join(root, 'a.html'), '<!doctype html><a href="b">')
  const scanner = new Scanner(siteIn(root, ['a.html']), checkpoint(nextTurn()))
  await expect(scanner.read(new Array<number>(50_000).fill(0))).rejects.toThrow('enough')
})

test('the check can be cancelled while names are compared', async () => {
  const names = Array.from({ length: 200_000 }, (_, i) => `folder/page-${i}.html`)
  const tree = { root: '/', names, sizes: names.map(() => 1), unreadable: [], loops: [], unreadNames: 0 }
  const checking = checkFiles(
    tree,
    new ServedSite(siteIn('/', names)),
    undefined,
    new FindingCounter(),
    nextTurn(),
  )
  await expect(checking).rejects.toThrow('enough')
})

test('the check can be cancelled while redirect rules are tried', async () => {
  const dear = Array.from({ length: 1_000 }, (_, i) => `/a/*/x${i}/* /new`)
  const plain = Array.from({ length: 1_000 }, (_, i) => `/a/b/c/d/e/${i} https://other.example.org/`)
  const redirects = [{ name: '_redirects', text: [...dear, ...plain].join('\n') }]
  const site: Site = { ...siteIn('/', []), host: 'netlify', redirects }
  const served = new ServedSite(site)
  await expect(checkRedirects(served, new FindingCounter(), nextTurn())).rejects.toThrow('enough')
})

test('the check can be cancelled while sitemaps are compared', async () => {
  const root = scratch()
  const entry = '<url><loc>https://acme.org/a</loc></url>'
  writeFileSync(join(root, 'sitemap.xml'), `<urlset>${entry.repeat(50_000)}</urlset>`)
  const checking = checkSitemaps(
    new ServedSite(siteIn(root, ['sitemap.xml'])),
    new Set(),
    new FindingCounter(),
    nextTurn(),
  )
  await expect(checking).rejects.toThrow('enough')
})

test('the check can be cancelled while links to anchors are compared', async () => {
  const asked = Array.from({ length: 500_000 }, (_, page) => ({ page, fragments: ['#a'] }))
  const index = new Map(asked.map(({ page }) => [page, { ids: '', runsScript: false, ownLinked: 0 }]))
  await expect(findMissingAnchors([asked], index, nextTurn())).rejects.toThrow('enough')
})

test('the check can be cancelled while findings are put into words', async () => {
  const rows = Array.from({ length: 100_000 }, (_, i) => newRow('broken-link', `/${i}`))
  await expect(findingsOf(rows, undefined, nextTurn())).rejects.toThrow('enough')
})

test('the check can be cancelled while one large sitemap is parsed', async () => {
  const root = scratch()
  const filler = '<url><priority>1</priority></url>'
  writeFileSync(join(root, 'sitemap.xml'), `<urlset>${filler.repeat(500_000)}</urlset>`)
  const checking = checkSitemaps(
    new ServedSite(siteIn(root, ['sitemap.xml'])),
    new Set(),
    new FindingCounter(),
    nextTurn(),
  )
  await expect(checking).rejects.toThrow('enough')
})
