/** The content of a site is not trusted: no file may take more than linear time. */

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { FileChecker } from '../../src/check/reading/file-checker.ts'
import { collectRuleAnchors } from '../../src/check/site-rules/redirect-files.ts'
import { asBytes } from '../../src/web/byte-strings.ts'
import { readSitemap } from '../../src/web/documents/sitemap.ts'
import { ServedSite } from '../../src/web/host/served-site.ts'
import { siteIn } from '../support/check.ts'
import { takesLinearTime } from '../support/growth.ts'
import { keptScratch } from '../support/scratch.ts'

const root = keptScratch()

const SITE = siteIn(root, ['a.css', 'a.md', 'rss.xml', 'a.webmanifest', 'a.svg', 'a.html'])

function scan(css: string): void {
  writeFileSync(join(root, 'a.css'), css)
  void new FileChecker(SITE, async () => {}).checkFiles([0])
}

test.each<[string, (length: number) => string]>([
  ['a.md', (length) => '[x](/y '.repeat(length / 8)],
  ['a.md', (length) => '![`](<'.repeat(length / 8)],
  [
    'a.md',
    (length) => Array.from({ length: Math.sqrt(length) }, (_, i) => '`'.repeat(i)).join(' '),
  ],
  ['a.md', (length) => `${'`'.repeat(length)} \``],
  ['a.md', (length) => '<!--x--><pre'.repeat(length / 16)],
  ['rss.xml', (length) => `<rss>${'<link href="/x">'.repeat(length / 16)}`],
  ['rss.xml', (length) => `<rss>${'<link>/x</link>'.repeat(length / 16)}`],
  ['a.webmanifest', (length) => `{"icons":[${'{"src":"\\\\"},'.repeat(length / 16)}1]}`],
  ['a.svg', (length) => `<?xml-stylesheet ${"href 'x' ".repeat(length / 8)}?><svg>`],
  ['a.svg', (length) => '<svg><a href="&a;&b;">'.repeat(length / 16)],
  ['a.html', (length) => `<!doctype html><a href="http://[${' '.repeat(length)}x">`],
  [
    'a.html',
    (length) => `<!doctype html><a href="${'b'.repeat(length / 2)}/${'a/../'.repeat(length / 8)}">`,
  ],
])('%s takes linear time, whatever is in it', (name, make) => {
  const fileIndex = SITE.names.indexOf(asBytes(name))
  const read = (text: string) => {
    writeFileSync(join(root, name), text)
    const checker = new FileChecker(SITE, async () => {})
    // The first file is read before the first pause.
    if (name === 'a.svg')
      void checker.checkDeferredFiles([{ fileIndex, isOpened: true, needsIds: true }])
    else void checker.checkFiles([fileIndex])
  }
  expect(takesLinearTime(make, read)).toBe(true)
})

test('a sitemap with comments that do not end takes linear time', () => {
  const make = (length: number) => `<?x ${'<!--'.repeat(length / 4)}?><urlset>&</urlset>`
  expect(takesLinearTime(make, (xml) => void readSitemap(asBytes(xml)))).toBe(true)
})

const pairs = (length: number) =>
  Array.from({ length: length / 32 }, (_, i) => `url(x${i}.eot),url(x${i}.woff)`).join()

test.each<[string, (length: number) => string]>([
  ['old fonts and modern ones', (length) => `@font-face{src:${pairs(length)}}`],
  [
    'old fonts next to a long modern one',
    (length) =>
      `@font-face{src:url(data:font/woff,${'A'.repeat(length / 2)}),${pairs(length / 2)}}`,
  ],
])('one rule with %s takes linear time', (_name, make) =>
  expect(takesLinearTime(make, scan)).toBe(true),
)

test('the anchor in the target of a rule takes linear time', () => {
  const make = (length: number) => `/x /a${'#'.repeat(length)}:`
  const read = (text: string) => {
    const redirectFiles = [{ name: '_redirects', text }]
    void collectRuleAnchors(new ServedSite({ ...SITE, host: 'netlify', redirectFiles }))
  }
  expect(takesLinearTime(make, read)).toBe(true)
})
