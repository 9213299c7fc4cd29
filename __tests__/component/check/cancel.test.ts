/** No site, whatever its size, may keep the step from handling a signal. */

import { expect, test } from '@jest/globals'
import { listMissingAnchors } from '../../../src/check/addresses/anchors.ts'
import { completeFindings } from '../../../src/check/collector/complete-findings.ts'
import { FindingCollector } from '../../../src/check/collector/finding-collector.ts'
import { makeRawFinding } from '../../../src/check/collector/raw-finding.ts'
import { FileChecker } from '../../../src/check/reading/file-checker.ts'
import { checkFileListing } from '../../../src/check/site-rules/file-listing.ts'
import { checkNextPageData } from '../../../src/check/site-rules/next-page-data.ts'
import { checkRedirects } from '../../../src/check/site-rules/redirect-files.ts'
import { checkSitemaps } from '../../../src/check/site-rules/sitemaps.ts'
import { makePause } from '../../../src/common/event-loop.ts'
import { asBytes } from '../../../src/web/byte-strings.ts'
import { ServedSite } from '../../../src/web/host/served-site.ts'
import { listTree } from '../../../src/web/list-tree.ts'
import { siteIn } from '../../support/check.ts'
import { scratchWith } from '../../support/scratch.ts'

const names = (count: number) => Array.from({ length: count }, (_, i) => `folder/page-${i}.html`)

/** Checks a sitemap with this many entries, in a site that has nothing else. */
const sitemapOf = (count: number, entry: string) => (signal: AbortSignal) => {
  const root = scratchWith({ 'sitemap.xml': `<urlset>${entry.repeat(count)}</urlset>` })
  const servedSite = new ServedSite(siteIn(root, ['sitemap.xml']))
  return checkSitemaps({ servedSite, collector: new FindingCollector(), signal }, new Map())
}

test.each<[string, (signal: AbortSignal) => Promise<unknown>]>([
  // The largest folder available: the first time slice has to be over before everything is listed.
  ['files are listed', (signal) => listTree('node_modules', signal)],
  [
    'files are read in the same thread',
    (signal) => {
      const root = scratchWith({ 'a.html': '<!doctype html><a href="b">' })
      return new FileChecker(siteIn(root, ['a.html']), makePause(signal)).checkFiles(
        new Array<number>(50_000).fill(0),
      )
    },
  ],
  [
    'names are compared',
    (signal) => {
      const snapshot = siteIn('/', names(200_000))
      const tree = {
        ...snapshot,
        sizes: snapshot.names.map(() => 1),
        unreadableEntries: [],
        skippedFolderCount: 0,
      }
      return checkFileListing(
        { servedSite: new ServedSite(snapshot), collector: new FindingCollector(), signal },
        tree,
        {},
      )
    },
  ],
  [
    'redirect rules are tried',
    (signal) => {
      const dear = Array.from({ length: 1_000 }, (_, i) => `/a/*/x${i}/* /new`)
      const plain = Array.from(
        { length: 1_000 },
        (_, i) => `/a/b/c/d/e/${i} https://other.example.org/`,
      )
      const redirectFiles = [{ name: '_redirects', text: [...dear, ...plain].join('\n') }]
      const servedSite = new ServedSite({ ...siteIn('/', []), host: 'netlify', redirectFiles })
      return checkRedirects({ servedSite, collector: new FindingCollector(), signal })
    },
  ],
  ['sitemaps are compared', sitemapOf(50_000, '<url><loc>https://acme.org/a</loc></url>')],
  ['one large sitemap is parsed', sitemapOf(500_000, '<url><priority>1</priority></url>')],
  [
    'links to anchors are compared',
    (signal) => {
      const asked = Array.from({ length: 100_000 }, (_, fileIndex) => ({
        fileIndex,
        fragments: [asBytes('#a')],
      }))
      const index = new Map(
        asked.map(({ fileIndex }) => [
          fileIndex,
          { joinedIds: asBytes(''), runsScript: false, inPageLinkedCount: 0 },
        ]),
      )
      return listMissingAnchors(asked, index, makePause(signal))
    },
  ],
  [
    'data of pages is searched for',
    (signal) => {
      const snapshot = siteIn('/', names(100_000))
      const router = { kind: 'next-app', buildId: undefined } as const
      const pageFacts = new Map(snapshot.names.map((_, pageIndex) => [pageIndex, { router }]))
      return checkNextPageData(
        { servedSite: new ServedSite(snapshot), collector: new FindingCollector(), signal },
        pageFacts,
      )
    },
  ],
  [
    'findings are completed',
    (signal) => {
      const findings = names(100_000).map((name) => makeRawFinding('broken-link', asBytes(name)))
      return completeFindings({ findings, host: undefined, unreadCatchAllPlace: undefined }, signal)
    },
  ],
])('the check can be canceled while %s', async (_, work) => {
  const stop = new AbortController()
  // When the check yields to the event loop for the first time.
  setImmediate(() => stop.abort(new Error('enough')))
  await expect(work(stop.signal)).rejects.toThrow('enough')
})
