import { expect, test } from '@jest/globals'
import { InPageLinks } from '../../../../src/check/reading/in-page-links.ts'
import { asBytes, NO_BYTES } from '../../../../src/web/byte-strings.ts'

test.each([
  ['#a%20b', 'a b', []],
  ['#a%20b', 'a%20b', []],
  ['#a', 'A', ['#a']],
  ['#%20', ' a', ['#%20']],
])('a link to %s before the anchor %j', (fragment, id, broken) => {
  const links = new InPageLinks(NO_BYTES)
  links.addLink(asBytes(fragment), 0)
  links.addId(asBytes(id))
  const { brokenLinks, anchors } = links.complete(false)
  expect(brokenLinks.map((link) => link.fragment)).toEqual(broken)
  expect(anchors.inPageLinkedCount).toBe(1 - broken.length)
})

test.each([
  ['<a class="xref unresolved" href="#/x">', ['#/x']],
  ['<a href="#/x"><span class="xref myst">x</span></a>', ['#/x']],
  ['<a class="xref" href="#/x">', []],
])('whether a route in %s is a broken link: %j', (tag, broken) => {
  const links = new InPageLinks(asBytes(tag))
  links.addLink(asBytes('#/x'), tag.indexOf('href'))
  expect(links.complete(false).brokenLinks.map((link) => link.fragment)).toEqual(broken)
})

test.each([
  [200_000, 200_002, false],
  [200_001, 200_002, true],
])('links to %i anchors that are missing so far', (anchors, broken, hasUncheckedLinks) => {
  const own = new InPageLinks(NO_BYTES)
  own.addId(asBytes('there'))
  for (let i = 0; i < anchors; i++) own.addLink(asBytes(`#a${i}`), i)
  for (const fragment of ['#a0', '#a1', '#there']) own.addLink(asBytes(fragment), anchors)
  const completed = own.complete(false)
  expect(completed.hasUncheckedLinks).toBe(hasUncheckedLinks)
  expect(completed.brokenLinks).toHaveLength(broken)
})
