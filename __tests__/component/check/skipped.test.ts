import { mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { checkOptions, verify } from '../../support/check.ts'
import { scratchWith } from '../../support/scratch.ts'

const PAGE = '<!doctype html><meta charset="utf-8"><title>x</title>'
const FRAME = { 'index.html': PAGE, '404.html': PAGE }

async function found(root: string, host?: 'air-gapped'): Promise<string[]> {
  const { findings } = await verify(root, { host })
  return findings.map(
    ({ code, severity, target, occurrences }) => `${severity} ${code} ${target} ${occurrences}`,
  )
}

test('files that are too large to read are reported', async () => {
  const root = scratchWith({
    ...FRAME,
    'index.html': `${PAGE}<a href="a.html#b"><embed src="d.svg">`,
  })
  for (const name of ['404.html', 'a.html', 'b.css', 'c.js', 'd.svg']) {
    writeFileSync(join(root, name), '')
    truncateSync(join(root, name), (64 << 20) + 1)
  }
  expect(await found(root, 'air-gapped')).toEqual([
    'notice unreadable-file 404.html 1',
    'notice unreadable-file a.html 1',
    'notice unreadable-file b.css 1',
    'notice unreadable-file c.js 1',
    'notice unreadable-file d.svg 1',
  ])
})

test.each(['404.html', '_redirects'])(
  'the file %s, which the system cannot read, is reported with its error in words',
  async (name) => {
    const root = scratchWith({ ...FRAME, _redirects: '' })
    const { listedTree } = await checkOptions(root)
    rmSync(join(root, name))
    const { findings } = await verify(root, { listedTree, host: 'netlify' })
    expect(findings).toMatchObject([
      {
        code: 'unreadable-file',
        target: name,
        message:
          'This file could not be read, so it was not checked: no such file or directory (ENOENT).',
      },
    ])
  },
)

test('an attribute of any length is read', async () => {
  const long = ' '.repeat(1 << 20)
  const page = `${PAGE}<img src="data:image/png,${long}"><iframe srcdoc="<a href='x'>${long}"></iframe><p style="${long}background: url(y)"><meta http-equiv="refresh" content="0;${long}url=z">`
  const root = scratchWith({ ...FRAME, 'a.html': page })
  expect(await found(root)).toEqual([
    'error broken-asset y 1',
    'error broken-link x 1',
    'error broken-link z 1',
  ])
})

test('style sheets that are too large are reported, not counting fonts in them', async () => {
  const font = `@font-face { src: url(data:font/woff2;base64,${'a'.repeat(6 << 20)}) }`
  const large = `.a { content: "${' '.repeat(6 << 20)}"; background: url(y) }`
  const page = `${PAGE}x<style>${font} .a { background: url(z) }</style>\n<style>${large}</style>`
  const root = scratchWith({ ...FRAME, 'index.html': page, 'a.css': large, 'b.css': font })
  const { findings } = await verify(root)
  expect(findings.map(({ severity, target, spots }) => [severity, target, spots[0]?.line])).toEqual(
    [
      ['error', 'z', 1],
      ['notice', 'a.css', 1],
      ['notice', 'index.html', 2],
    ],
  )
})

test('an address of more than 8 KiB is checked like any other', async () => {
  const long = 'x'.repeat(8_193)
  const page = `${PAGE}x<a href="index.html?${long}"><a href="${long}"><a href="${long}/b#x">`
  const root = scratchWith({ ...FRAME, 'index.html': `${PAGE}<a href="a">`, 'a.html': page })
  const cut = `${'x'.repeat(1_000)}...`
  expect(await found(root)).toEqual([`error broken-link ${cut} 2`])
})

test('folders that have too many names are reported', async () => {
  const root = scratchWith(FRAME)
  const folders = ['a', 'b', 'c', 'd', 'e', 'f']
  for (const folder of folders) mkdirSync(join(root, folder))
  for (const folder of folders)
    for (const other of folders)
      if (folder !== other) symlinkSync(`../${other}`, join(root, folder, other))
  const { findings } = await verify(root)
  const links = folders.flatMap((folder) => folders.map((other) => `${folder}/${other}`))
  expect(findings.map(({ code, severity, target }) => [code, severity, target])).toEqual([
    ...links
      .filter((link) => link[0] !== link[2])
      .map((link) => ['unreadable-file', 'error', link]),
    ['unreadable-file', 'notice', ''],
  ])
  expect(findings.at(-1)?.message).toMatch(/^Not checked: [\d,]+ folders, because symbolic links/)
})

test('a folder that many links point to is listed under each of them', async () => {
  const root = scratchWith({ ...FRAME, 'version/app.js': '' })
  for (let i = 0; i < 101; i++) symlinkSync('version', join(root, `v${i}`))
  expect(await found(root)).toEqual([])
})

test('links to more than 200,000 anchors further down in a page are reported', async () => {
  const names = Array.from({ length: 200_000 }, (_, i) => `a${i}`)
  const links = names.map((name) => `<a href=#${name}>`).join('')
  const anchors = names.map((name) => `<p id=${name}>`).join('')
  const page = `${PAGE}x${links}<a href=#last>${anchors}`
  const root = scratchWith({ ...FRAME, 'index.html': `${PAGE}<a href="a">`, 'a.html': page })
  const { findings } = await verify(root)
  expect(findings.map(({ code, target, message }) => [code, target, message])).toEqual([
    [
      'unreadable-file',
      'a.html',
      'In this file, the addresses in some links were not checked, because the page links to more than 200,000 of its own anchors.',
    ],
  ])
})
