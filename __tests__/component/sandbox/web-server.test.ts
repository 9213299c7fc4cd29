import { expect, test } from '@jest/globals'
import { writeFiles } from '../../support/check.ts'
import { fetch } from '../../support/fetch.ts'
import { scratch } from '../../support/scratch.ts'
import { siteHost } from '../../support/site-host.ts'

test.each([
  ['docs', 301, 'docs/'],
  ['docs?a=b', 301, 'docs/?a=b'],
  ['docs/?a=b', 200, null],
  ['guide?a=b', 200, null],
  ['gone', 404, null],
  [`docs/${'x'.repeat(300)}`, 404, null],
  ['guide.html/x', 404, null],
])('answers /%s with %i', async (path, status, location) => {
  const folder = scratch()
  writeFiles(folder, { 'docs/index.html': 'docs', 'guide.html': 'guide' })
  const { url } = await siteHost(() => folder)
  const answer = await fetch(url + path, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([status, location && url + location])
})
