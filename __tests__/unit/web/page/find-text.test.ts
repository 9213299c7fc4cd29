import { truncateSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { makeSiteFolder } from '../../../../src/web/list-tree.ts'
import { findText } from '../../../../src/web/page/find-text.ts'
import { writeFiles } from '../../../support/check.ts'
import { scratch } from '../../../support/scratch.ts'

const { signal } = new AbortController()

/** Returns where a text is found in a site with these pages. */
async function find(text: string, files: Readonly<Record<string, string>>) {
  const site = scratch()
  writeFiles(site, files)
  return findText(makeSiteFolder(site, signal), text, signal)
}

test.each<[string, string, boolean]>([
  ['<p>Version 1.2.3</p>', 'Version 1.2.3', true],
  ['<p>Version <b>1.2</b>.3</p>', 'Version 1.2.3', true],
  ['<p>Version\n   1.2.3</p>', 'Version  1.2.3', true],
  ['<p>Version&nbsp;1.2.3</p>', 'Version 1.2.3', true],
  ['<p>Version 1.2.3</p>', 'Version\u00a01.2.3', true],
  ['<pre>\nVersion\n1.2.3\n</pre>', 'Version 1.2.3', true],
  ['<h1>Version</h1><p>1.2.3', 'Version 1.2.3', true],
  ['<title>Version 1.2.3</title>', 'Version 1.2.3', true],
  ['<p>Für &lt;b&gt; &amp; c', 'Für <b> & c', true],
  ['<svg><text>v1</text></svg>', 'v1', true],
  ['<template shadowrootmode="open">v1</template>', 'v1', true],
  [`<p>${'x '.repeat(100_000)}v<i>1</i>${' x'.repeat(100_000)}`, 'x v1 x', true],
  ['<p>version 1.2.3</p>', 'Version 1.2.3', false],
  ['<!-- v1 -->', 'v1', false],
  ['<script>v1</script><style>v1</style>', 'v1', false],
  ['<script type="application/json">"v1"</script>', 'v1', false],
  ['<a href="v1" title="v1" data-v="v1"><img alt="v1">x</a>', 'v1', false],
  ['<meta name="description" content="v1">', 'v1', false],
  ['<template>v1</template><noscript>v1</noscript>', 'v1', false],
  ['<p>v</p><p>1', 'v1', false],
  ['<div hidden>v1</div>', 'v1', false],
  ['<div hidden><div hidden>a</div>v1</div>', 'v1', false],
  ['<div hidden>a</div>v1', 'v1', true],
  ['<div hidden><div>a</div></div><div>v1', 'v1', true],
  ['<p>v<span hidden>x</span>1', 'v1', true],
  ['<br hidden>v1', 'v1', true],
  ...['p', 'li', 'td', 'dd', 'dt', 'option', 'body', 'tr', 'rt'].flatMap(
    (tag): [string, string, boolean][] => [
      [`<${tag} hidden>v<b>1</b>`, 'v1', false],
      [`<${tag} hidden>a</${tag}>v1`, 'v1', true],
    ],
  ),
  ['<ul><li hidden>a<li>v1', 'v1', true],
  ['<ul><li hidden><p>a<ul><li>b<li>v1</ul></ul>', 'v1', false],
  ['<ul><li hidden><p>a<ul><li>b</ul>v1</li>', 'v1', false],
  ['<ul><li hidden>a<ul><li>b</ul></ul>v1', 'v1', true],
  ['<div><p hidden>a<b>b</b></div>v1', 'v1', true],
  ['<p hidden>a<br><i>v1</i>', 'v1', false],
  ['<p hidden>a<img><b>b<h2>v1', 'v1', true],
  ['<p hidden>a</b>v1', 'v1', false],
  ['<table><tr hidden><td>a<td>v1<tr><td>b', 'v1', false],
  ['<table><tr><td hidden>a<tr><td>v1', 'v1', true],
  ['<table><tbody hidden><tr><td>a<tbody><tr><td>v1', 'v1', true],
  ['<dl><dt hidden>a<dd>v1', 'v1', true],
  ['<div hidden></section>v1</div>', 'v1', false],
  ['<div hidden><script>a</script>v1</div>', 'v1', false],
])('whether %.80s shows %s: %s', async (page, text, isShown) => {
  const found = await find(text, { 'guide/index.html': page })
  expect(found).toMatchObject({ page: isShown ? 'guide/index.html' : undefined, pageCount: 1 })
})

test.each([
  ['<p>see VERSION\n 1.2</p>', 'Version 1.2', { page: 'a.html', text: 'VERSION 1.2' }],
  ['<title>über uns</title>', 'Über Uns', { page: 'a.html', text: 'über uns' }],
  ['<p>version 1.3</p>', 'Version 1.2', undefined],
  ['<!-- version 1.2 -->', 'Version 1.2', undefined],
])('the page %s shows %s with different capitalization: %j', async (page, text, similar) => {
  const files = { 'a.html': page, 'b.html': page }
  expect(await find(text, files)).toEqual({ page: undefined, pageCount: 2, similar })
})

test('of many pages, one is enough, and other files do not count', async () => {
  const files = { 'a.html': 'x', 'index.html': 'v1', 'z.html': 'v1', 'v1.txt': 'v2' }
  expect(await find('v1', files)).toEqual({ page: 'index.html', pageCount: 3 })
  expect(await find('v2', files)).toEqual({ page: undefined, pageCount: 3 })
})

test('a page of more than 64 MiB is not searched', async () => {
  const site = scratch()
  writeFiles(site, { 'index.html': 'v1' })
  truncateSync(join(site, 'index.html'), 64 << 20)
  expect(await findText(makeSiteFolder(site, signal), 'v1', signal)).toMatchObject({
    page: 'index.html',
  })
  truncateSync(join(site, 'index.html'), (64 << 20) + 1)
  expect(await findText(makeSiteFolder(site, signal), 'v1', signal)).toEqual({
    page: undefined,
    pageCount: 1,
  })
})
