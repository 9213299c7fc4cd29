import { expect, test } from '@jest/globals'
import { InPageLinks } from '../../../../src/check/reading/in-page-links.ts'
import { asBytes, NO_BYTES } from '../../../../src/web/byte-strings.ts'

test.each([
  [200_000, 200_002, false],
  [200_001, 200_002, true],
])('links to %i anchors that are missing so far', (anchors, broken, hasUncheckedLinks) => {
  const own = new InPageLinks(NO_BYTES)
  own.addId(asBytes('there'))
  for (let i = 0; i < anchors; i++) own.addLink(asBytes(`#a${i}`), i)
  for (const fragment of ['#a0', '#a1', '#there']) own.addLink(asBytes(fragment), anchors)
  expect(own.hasUncheckedLinks).toBe(hasUncheckedLinks)
  expect(own.listBrokenLinks()).toHaveLength(broken)
})
