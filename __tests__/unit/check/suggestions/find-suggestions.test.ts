import { expect, test } from '@jest/globals'
import { joinIds } from '../../../../src/check/addresses/anchors.ts'
import { makeRawFinding, type RawFinding } from '../../../../src/check/collector/raw-finding.ts'
import { findSuggestions } from '../../../../src/check/suggestions/find-suggestions.ts'
import { asBytes, toBytes } from '../../../../src/web/byte-strings.ts'
import { ServedSite } from '../../../../src/web/host/served-site.ts'
import { siteIn } from '../../../support/check.ts'

const IDS = new Set(['Größe x', 'Start'].map(toBytes))

/** Returns the address of what is near, in a site below `/docs/` in which every page has the same anchors. */
async function near(
  kind: RawFinding['kind'],
  key: string,
  files: readonly string[],
  of: Partial<RawFinding> = {},
) {
  const place = { host: 'nginx', basePath: '/docs/' } as const
  const site = { ...siteIn('/missing', files.map(toBytes)), ...place }
  const row = { ...makeRawFinding(kind, toBytes(key)), ...of }
  const joinedIdsByFile = new Map(files.map((_, i) => [i, joinIds(IDS)]))
  const existing = { served: new ServedSite(site), joinedIdsByFile }
  const found = await findSuggestions([row], existing, new AbortController().signal)
  return found.get(row)?.address
}

test.each<[RawFinding['kind'], string, string[], string]>([
  ['broken-link', '/docs/gu ide.md', ['gu ide.html'], '/docs/gu%20ide.html'],
  ['outside-base-path/link', '/caf%C3%A9', ['café.html'], '/docs/café'],
  ['sitemap/entry', 'https://docs.acme.dev/docs/Guide', ['guide.html'], '/docs/guide'],
  ['sitemap/entry', 'https://docs.acme.dev/guide', ['guide.html'], '/docs/guide'],
  ['page-data', '/docs/data/Guide.json', ['data/guide.json'], '/docs/data/guide.json'],
  ['broken-anchor', '/docs/guide.html#start', ['guide.html'], '/docs/guide#Start'],
  ['broken-anchor', '/docs/no#1.html#start', ['no#1.html'], '/docs/no%231#Start'],
  ['broken-anchor', '/docs/guide.html#größe-x', ['guide.html'], '/docs/guide#Größe%20x'],
])('%s %s, with %j: %s', async (kind, key, files, address) => {
  expect(await near(kind, key, files)).toBe(address)
})

const LONG = 'g'.repeat(999)

test.each<[string, RawFinding['kind'], string, string[], Partial<RawFinding>?]>([
  ['the data of another page', 'page-data', '/docs/data/guide.json', ['guide.json']],
  ['many addresses', 'broken-link', '', ['index.html'], { standsForUnlisted: true }],
  [
    'a long address',
    'broken-link',
    `/docs/${LONG.slice(5)}...`,
    [`${LONG.slice(5).toUpperCase()}...`],
  ],
  ['what is not broken', 'leaked-file', '/docs/Guide', ['guide.html']],
  ['a picture', 'broken-asset', '/docs/a@example.com', [], { target: asBytes('a@example.com') }],
])('nothing is near %s', async (_, kind, key, files, ...[of]) => {
  expect(await near(kind, key, files, of)).toBeUndefined()
})
