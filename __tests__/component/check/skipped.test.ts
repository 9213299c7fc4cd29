import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { verify, writeFiles } from '../../support/check.ts'
import { scratch } from '../../support/scratch.ts'

const PAGE = '<!doctype html><meta charset="utf-8"><title>x</title>'

async function found(root: string, host?: 'air-gapped'): Promise<string[]> {
  const { findings } = await verify(root, { host })
  return findings.map(({ code, severity, target, count }) => `${severity} ${code} ${target} ${count}`)
}

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

const MIB = 1 << 20

test.each<[string, string, boolean]>([
  ['a frame of more than 1 MiB', `<iframe srcdoc="${'x'.repeat(MIB)} "></iframe>`, true],
  ['a style attribute of more than 1 MiB', `<p style="color: red;${' '.repeat(MIB)}">`, true],
  ['an icon of more than 1 MiB', `<link rel="icon" href="x${'x'.repeat(MIB)}">`, true],
  ['a srcset of more than 1 MiB', `<img srcset="data:image/png,${'x'.repeat(MIB)} 1x, a.png 2x">`, true],
  ['a picture of more than 1 MiB', `<img src="data:image/png,${'x'.repeat(MIB)}">`, false],
  ['an id of more than 1 MiB', `<p id="${'x'.repeat(MIB)}x">`, false],
  ['an attribute without addresses', `<p title="${'x'.repeat(MIB)}x">`, false],
  ['a long meta', `<meta name="description" content="${'x'.repeat(MIB)}x">`, false],
  ['a frame in a template', `<template><iframe srcdoc="${'x'.repeat(MIB)}x"></iframe></template>`, false],
  ['a picture of more than 8 KiB', `<img src="data:image/png,${'x'.repeat(8_192)}">`, false],
  ['a bookmarklet of more than 8 KiB', `<a href=" JavaScript:${'x'.repeat(8_192)}">`, false],
])('%s: what is not checked is reported', async (_, markup, isReported) => {
  const root = scratch()
  writeFiles(root, { 'index.html': PAGE, '404.html': PAGE, 'a.html': `${PAGE}\n${markup}` })
  expect(await found(root)).toEqual(isReported ? ['notice unreadable-file a.html 1'] : [])
})

test('an address of more than 8 KiB is checked as any other', async () => {
  const root = scratch()
  const long = 'x'.repeat(8_193)
  const page = `${PAGE}<a href="index.html?${long}"><a href="${long}"><a href="${long}/b#x">`
  writeFiles(root, { 'index.html': PAGE, '404.html': PAGE, 'a.html': page })
  const cut = `${'x'.repeat(1_000)}...`
  expect(await found(root)).toEqual([`error broken-link ${cut} 2`])
})

test('folders that have too many names are reported', async () => {
  const root = scratch()
  writeFiles(root, { 'index.html': PAGE, '404.html': PAGE })
  const folders = ['a', 'b', 'c', 'd', 'e', 'f']
  for (const folder of folders) mkdirSync(join(root, folder))
  for (const folder of folders)
    for (const other of folders) if (folder !== other) symlinkSync(`../${other}`, join(root, folder, other))
  const { findings } = await verify(root)
  expect(findings.map(({ code, severity, target }) => [code, severity, target])).toEqual([
    ['unreadable-file', 'notice', ''],
  ])
  expect(findings[0]?.message).toMatch(/^Not checked: [\d,]+ folders, because symbolic links/)
})
