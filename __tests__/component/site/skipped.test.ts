import { truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { verify, writeFiles } from '../../support/gate.ts'
import { scratch } from '../../support/scratch.ts'

const PAGE = '<!doctype html><meta charset="utf-8"><title>x</title>'

async function found(root: string, host?: 'air-gapped'): Promise<string[]> {
  const { findings } = await verify(root, { host })
  return findings.map(({ code, severity, target, count }) => `${severity} ${code} ${target} ${count}`)
}

test('sitemaps beyond the first 1,000 are reported, and no page is said to be in none of them', async () => {
  const root = scratch()
  const names = Array.from({ length: 1_001 }, (_, i) => `s${String(i).padStart(4, '0')}.xml`)
  const index = names.map((name) => `<sitemap><loc>/${name}</loc></sitemap>`).join('')
  writeFiles(root, {
    'index.html': PAGE,
    '404.html': PAGE,
    'sitemap.xml': `<sitemapindex>${index}</sitemapindex>`,
    ...Object.fromEntries(names.map((name) => [name, '<urlset></urlset>'])),
  })
  expect(await found(root)).toEqual(['warning sitemap s0999.xml 1', 'warning sitemap s1000.xml 1'])
})

test.each<[string, 'air-gapped' | undefined, string[]]>([
  ['style', undefined, ['notice unreadable-file a.html 1']],
  ['script', 'air-gapped', ['notice unreadable-file a.html 1']],
  ['script', undefined, []],
])('a <%s> that is too large to read is reported where it matters: %s', async (tag, host, expected) => {
  const root = scratch()
  const text = `/*${' '.repeat(16 << 20)}*/`
  writeFiles(root, { 'index.html': PAGE, '404.html': PAGE, 'a.html': `${PAGE}\n<${tag}>${text}</${tag}>` })
  expect(await found(root, host)).toEqual(expected)
})

test('a style sheet or script that is too large to read is reported', async () => {
  const root = scratch()
  writeFiles(root, { 'index.html': PAGE, '404.html': PAGE })
  for (const name of ['a.css', 'b.js']) {
    writeFileSync(join(root, name), '')
    truncateSync(join(root, name), (64 << 20) + 1)
  }
  expect(await found(root, 'air-gapped')).toEqual([
    'notice unreadable-file a.css 1',
    'notice unreadable-file b.js 1',
  ])
})

test('redirect rules that would take too long to try are reported', async () => {
  const root = scratch()
  const dear = Array.from({ length: 2_000 }, (_, i) => `/*/a/*/b/*/c${i}/* https://other.example.org/`)
  const long = `/${'a/b/'.repeat(100)}end https://other.example.org/`
  writeFiles(root, { 'index.html': PAGE, '404.html': PAGE, _redirects: [...dear, long].join('\n') })
  const { findings } = await verify(root, { host: 'netlify' })
  expect(findings.map(({ code, severity, message }) => [code, severity, message])).toEqual([
    [
      'redirect-invalid',
      'notice',
      'Not checked: the targets of 1 rule, because it would take too long to try so many.',
    ],
  ])
})
