import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { lineOf, sourceFile } from '../../../../src/check/sources/written-at.ts'
import { plainLines } from '../../../../src/web/documents/markdown.ts'
import { scratch } from '../../../support/scratch.ts'

test.each([
  ['deploy.html', '[x](deploy.html)', 'as it is in the page'],
  ['deploy.html', '[x](deploy.md "t")', 'with the ending of its source'],
  ['deploy.html', '[x](deploy)', 'without its ending'],
  ['deploy', '[x](deploy.mdx)', 'with an ending that the page lacks'],
  ['deploy/', '[x]: deploy.md', 'of a folder, defined below'],
  ['../a/deploy.html#set-up', 'xref:../a/deploy.adoc#set-up[x]', 'in AsciiDoc'],
  ['deploy.html', ':doc:`deploy`', 'as a role'],
  ['deploy.html', '`x <deploy.html>`_', 'in reStructuredText'],
  ['none.png', '.. image:: none.png', 'as a picture of reStructuredText'],
  ['gone.html', '.. _the ref: gone.html', 'as a target of reStructuredText'],
  ['/docs/deploy', '<Link to="/docs/deploy">', 'in JSX'],
  ['./deploy.html', '[x](deploy.md)', 'without ./'],
  ['deploy.html', '[x](./deploy.md)', 'with ./'],
  ['/docs/deploy', 'link: /docs/deploy', 'in YAML'],
  ['/docs/deploy', '  "link": "/docs/deploy",', 'in JSON'],
  ['#set-up', '[x](#set-up)', 'an anchor'],
  ['a (b).html', '[x](<a (b).md>)', 'with signs that mean something in patterns'],
  ['logo.png', '![](logo.png)', 'a picture'],
  ['https://docs.acme.dev/a?b=1', '<https://docs.acme.dev/a?b=1>', 'in full'],
])('%s is found in %s (%s)', (address, line) => {
  expect(lineOf(address, ['# Deploy', '', line, 'deploy it, as deploying goes'])).toBe(3)
})

test.each([
  ['deploy.html', ['[x](deploy.html) [y](deploy.md)', '[x](deploy.html)'], 'in two lines'],
  ['deploy.html', ['[x](deploy.html)', '[x](deploy.md)'], 'in two forms'],
  [
    'deploy.html',
    ['Deploy: deploy it', 'deploy it (deploy), “deploy” or "deploy"', '`deploy.html`'],
    'in words alone',
  ],
  ['deploy.html', ['[x](redeploy.html)', '[x](a/deploy.html)', '[x](deploy.html.gz)'], 'in other addresses'],
  ['deploy.html', ['[x](deploy.html#y)', '[x](deploy.png)'], 'with another fragment or ending'],
  ['logo.png', ['![](logo.svg)', '[x](logo.md)'], 'a picture with another ending'],
  ['#set-up', ['## Set up {#set-up}', '[x](a.md#set-up)'], 'an anchor of a heading'],
  ['deploy', ['slug: deploy', 'parent: deploy', 'deploy', 'See this: deploy'], 'in front matter and words'],
  ['tab', ['<div id="tab">', '<Tabs groupId="tab" class=tab>', ':code:`tab` :func:`tab`'], 'as a value'],
  ['T', ['Array<T>', 'NAME=T', 'note:T[x]'], 'in code'],
  ['../', ['[x](../)'], 'a path without a name'],
  ['', ['[x]()'], 'nothing'],
])('%s is not found in %j (%s)', (address, lines) => expect(lineOf(address, lines)).toBeUndefined())

test.each([
  ['`[a](x)` [b](y)', 1],
  ['```md\n[a](x)\n```\n~~~\n[a](x)\n~~~\n[b](y)', 7],
  ['````md\n```\n[b](y)\n```\n[b](y)\n````\n[b](y)', 7],
  ['```\na ```\n[b](y)\n```\n[b](y)', 5],
  ['```a``` [b](y)\n```\n[b](y)\n```', 1],
  ['<!-- [b](y)\n[b](y) -->\nx <!-- [b](y) --> y [b](y)', 3],
  // What is written for a list or a component is no code.
  ['- x\n\n    [b](y)', 3],
  ['<script src="x" />\n<pre><a href="y">', 2],
])('code and comments of Markdown have no links: %j', (text, line) => {
  expect(lineOf('y', text.split('\n').map(plainLines(true)))).toBe(line)
})

test('a source is in the workspace if it is a file of the repository there', () => {
  const folder = scratch()
  const outside = scratch()
  mkdirSync(join(folder, 'docs'))
  writeFileSync(join(folder, 'docs/a.md'), 'x')
  writeFileSync(join(outside, 'secret.md'), 'x')
  symlinkSync(join(outside, 'secret.md'), join(folder, 'secret.md'))
  symlinkSync('docs/a.md', join(folder, 'link.md'))
  const repository = 'https://github.com/Acme/docs'
  const isThere = (path: string, url = `https://github.com/acme/docs/edit/main/${path}`) =>
    [repository, undefined].map((of) => sourceFile({ path, url }, { folder, repository: of }) !== undefined)
  expect(isThere('docs/a.md')).toEqual([true, true])
  expect(isThere('link.md')).toEqual([true, true])
  expect(isThere('docs/a.md', 'https://github.com/acme/docs2/edit/main/docs/a.md')).toEqual([false, true])
  expect(isThere('secret.md')).toEqual([false, false])
  expect(isThere('docs')).toEqual([false, false])
  expect(isThere('b.md')).toEqual([false, false])
  expect(sourceFile({ path: 'docs/a.md', url: repository }, undefined)).toBeUndefined()
})
