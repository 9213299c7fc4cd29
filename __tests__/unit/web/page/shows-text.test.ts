import { truncateSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { findText } from '../../../../src/web/page/shows-text.ts'
import { siteFolder } from '../../../../src/web/tree.ts'
import { writeFiles } from '../../../support/check.ts'
import { scratch } from '../../../support/scratch.ts'

const { signal } = new AbortController()

/** Returns where a text is found in a site with these pages. */
async function find(text: string, files: Readonly<Record<string, string>>) {
  const site = scratch()
  writeFiles(site, files)
  return findText(siteFolder(site, signal), text, signal)
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
  ['<ul><li hidden>a<li>v1', 'v1', true],
])('whether %.80s shows %s: %s', async (page, text, isShown) => {
  const found = await find(text, { 'guide/index.html': page })
  expect(found).toEqual({ page: isShown ? 'guide/index.html' : undefined, pages: 1 })
})

test('of many pages one is enough, and other files are none', async () => {
  const files = { 'a.html': 'x', 'index.html': 'v1', 'z.html': 'v1', 'v1.txt': 'v2' }
  expect(await find('v1', files)).toEqual({ page: 'index.html', pages: 3 })
  expect(await find('v2', files)).toEqual({ page: undefined, pages: 3 })
})

test('a page of more than 64 MiB is not searched', async () => {
  const site = scratch()
  writeFiles(site, { 'index.html': 'v1' })
  truncateSync(join(site, 'index.html'), (64 << 20) + 1)
  expect(await findText(siteFolder(site, signal), 'v1', signal)).toEqual({ page: undefined, pages: 1 })
})
