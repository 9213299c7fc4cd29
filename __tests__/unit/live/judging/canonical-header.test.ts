import { expect, test } from '@jest/globals'
import { findCanonicalFault } from '../../../../src/live/judging/canonical-header.ts'
import { LocalSite } from '../../../../src/live/site/local-site.ts'
import { selectPublishedFiles } from '../../../../src/web/host/published-files.ts'
import { listTree } from '../../../../src/web/list-tree.ts'
import { keptWith } from '../../../support/scratch.ts'

const folder = keptWith({ 'index.html': '' })
const finalUrl = new URL('https://docs.acme.dev/guide/')

async function find(link: string | undefined): Promise<string | undefined> {
  const { signal } = new AbortController()
  const serving = { host: undefined, basePath: '/', domain: 'acme.dev' }
  const published = await selectPublishedFiles(await listTree(folder, signal), serving, signal)
  const currentSite = new LocalSite(published, 'docs.acme.dev')
  const fault = findCanonicalFault({ link }, { finalUrl, currentSite, fileIndex: 0 })
  return fault && 'to' in fault ? String(fault.to) : undefined
}

test.each([
  ['<https://x.test/>; rel=canonical'],
  ['<https://x.test/> ; rel = "canonical"'],
  ['<https://x.test/>; REL=Canonical'],
  ['<https://x.test/>; type="text/html"; rel=canonical'],
  ['<https://x.test/>; rel="alternate canonical"'],
  ['</a.css>; rel=preload, <https://x.test/>; rel=canonical'],
  ['<//x.test>; rel=canonical'],
])('the canonical URL of another site is found in %s', async (link) => {
  expect(await find(link)).toBe('https://x.test/')
})

test.each([
  [undefined],
  ['<https://acme.dev/guide/>; rel=canonical'],
  ['<https://docs.acme.dev/>; rel=canonical'],
  ['</guide/>; rel=canonical'],
  ['<https://x.test/>; rel=preload'],
  ['<https://x.test/>; rel=canonicals'],
  ['<https://x.test/>; rel="alternate"; title=canonical'],
  ['<https://x.test/>; xrel=canonical'],
  ['<https://x.test/>; rel=preload, </guide/>; rel=canonical'],
  ['<https://x.test/>, </guide/>; rel=canonical'],
  ['<http://[>; rel=canonical'],
])('%s has no canonical URL of another site', async (link) => {
  expect(await find(link)).toBeUndefined()
})
