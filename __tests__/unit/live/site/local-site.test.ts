import { expect, test } from '@jest/globals'
import { LocalSite } from '../../../../src/live/site/local-site.ts'
import { asBytes, toBytes } from '../../../../src/web/byte-strings.ts'
import { selectPublishedFiles } from '../../../../src/web/host/published-files.ts'
import { listTree } from '../../../../src/web/list-tree.ts'
import { asHostPath } from '../../../../src/web/paths.ts'
import { keptWith } from '../../../support/scratch.ts'

const folder = keptWith({ 'index.html': '', 'guide/a.html': '', 'guide/b.html': '' })

/** A site below a base path, whose domain is not the host that is requested. */
async function publish() {
  const { signal } = new AbortController()
  const serving = { host: undefined, basePath: '/d%C3%B3cs/', domain: 'Docs.acme.dev' }
  const published = await selectPublishedFiles(await listTree(folder, signal), serving, signal)
  return new LocalSite(published, 'acme.github.io')
}

test.each([
  ['a.html', 'a', true],
  ['a', '/dócs/guide/a.html', true],
  ['a', '/d%C3%B3cs/guide/a.html', true],
  ['a', 'https://docs.acme.dev/dócs/guide/a', true],
  ['https://acme.github.io/dócs/guide/a', 'https://acme.github.io/dócs/guide/a.html', true],
  ['https://a.test/x#y', 'https://a.test/x#y', true],
  ['a#x', 'a.html#x', true],
  ['a#x', 'a.html#y', false],
  ['a?x', 'a.html?x', true],
  ['a?x', 'a.html?y', false],
  ['a', 'b', false],
  ['a', '/guide/a', false],
  ['gone.html', 'gone', false],
  ['https://a.test/x.html', 'https://a.test/x', false],
  ['http://[', 'a', false],
])('whether %s and %s point to the same file: %s', async (address, other, isSame) => {
  const pageBase = { page: asBytes('guide/b.html'), base: asBytes('') }
  const site = await publish()
  expect(site.haveSameDestination(pageBase, toBytes(address), toBytes(other))).toBe(isSame)
})

test('addresses are resolved from the base of their page', async () => {
  const pageBase = { page: asBytes('index.html'), base: asBytes('guide/') }
  const site = await publish()
  expect(site.haveSameDestination(pageBase, asBytes('a'), toBytes('/dócs/guide/a.html'))).toBe(true)
})

test.each([
  ['/dócs/guide/a', false],
  ['/dócs', false],
  ['/dócs/gone', true],
  ['/gone', false],
])('whether nothing is known to be at %s: %s', async (path, isUnserved) => {
  expect((await publish()).isKnownToBeUnserved(asHostPath(toBytes(path)))).toBe(isUnserved)
})
