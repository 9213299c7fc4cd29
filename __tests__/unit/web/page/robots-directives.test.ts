import { expect, test } from '@jest/globals'
import { forbidsIndexing } from '../../../../src/web/page/robots-directives.ts'

test.each([
  ['noindex', true],
  ['NoIndex, nofollow', true],
  ['nofollow,noindex', true],
  ['follow noindex', true],
  ['noindex; nofollow', true],
  ['nofollow;noindex', true],
  ['max-image-preview: large; noindex', true],
  ['otherbot: nofollow; googlebot: noindex', true],
  [' none ', true],
  ['googlebot: noindex', true],
  ['robots: none', true],
  ['*: noindex', true],
  ['max-video-preview: 5; noindex', true],
  ['otherbot: nofollow, googlebot: noindex', true],
  ['unavailable_after: 25 Jun 2010 15:00:00 PST, noindex', true],
  ['max-snippet:20,noindex', true],
  [', ,;noindex,', true],
  ['', false],
  [',;', false],
  ['index, follow', false],
  ['all', false],
  ['noindexed', false],
  ['max-image-preview:none', false],
  ['max-image-preview: none', false],
  ['otherbot: noindex, nofollow', false],
  ['otherbot: nofollow; noindex', false],
  ['max-image-preview: none; nofollow', false],
  ['otherbot: noindex, googlebot: nofollow', false],
  ['noimageindex, nosnippet', false],
])('%j keeps a page out of search engines: %p', (directives, expected) => {
  expect(forbidsIndexing(directives)).toBe(expected)
})
