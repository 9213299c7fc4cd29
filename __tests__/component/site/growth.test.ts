/** The content of a site is not trusted: no file may take more than linear time. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { Scanner } from '../../../src/site/pool/scanner.ts'
import type { Site } from '../../../src/site/rules/site.ts'
import { takesLinearTime } from '../../support/growth.ts'
import { keptScratch } from '../../support/scratch.ts'

const root = keptScratch()

const SITE: Site = {
  root,
  names: ['a.css'],
  host: undefined,
  domain: undefined,
  basePath: '/',
  unreadable: [],
  loops: [],
  redirects: [],
}

function scan(css: string): void {
  writeFileSync(join(root, 'a.css'), css)
  new Scanner(SITE).read(0)
}

const pairs = (length: number) =>
  Array.from({ length: length / 32 }, (_, i) => `url(x${i}.eot),url(x${i}.woff)`).join()

test.each<[string, (length: number) => string]>([
  ['old fonts and modern ones', (length) => `@font-face{src:${pairs(length)}}`],
  [
    'old fonts beside a long modern one',
    (length) => `@font-face{src:url(data:font/woff,${'A'.repeat(length / 2)}),${pairs(length / 2)}}`,
  ],
])('one rule with %s takes linear time', (_name, make) => {
  expect(takesLinearTime(make, scan)).toBe(true)
})
