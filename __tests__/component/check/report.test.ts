import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { type CheckOptions, collectEarlierFindings } from '../../../src/check/check-site.ts'
import { writeExternalLinks } from '../../../src/check/external-links.ts'
import { parseAcceptances } from '../../../src/findings/acceptance/read-acceptances.ts'
import { asBytes } from '../../../src/web/byte-strings.ts'
import { checkOptions, PADDING, verify } from '../../support/check.ts'
import { scratch, scratchWith } from '../../support/scratch.ts'

const HEAD = '<!doctype html><meta charset="utf-8"><title>x</title>'

test('external URLs are listed once each, for an external link checker', async () => {
  const outside =
    '<a href="https://b.example/x#part"><a href="HTTPS://B.example/x"><a href="mailto:me@b.example"><a href="wss://b.example/x">'
  const folder = scratchWith({
    ...PADDING,
    'index.html': `${HEAD}${outside}<a href="/404.html"><a href="https://docs.example.com/404.html">`,
    'a/b.html': `${HEAD}<img src="//a.example/ö.png?q=1"><link rel="canonical" href="https://c.example/">`,
    'a/s.css': 'body { background: url(http://a.example/s.png) }',
    'llms.txt': '# x\n- [y](https://d.example/y)\n',
    '404.html': `${HEAD}<script src="https://b.example/x"></script>`,
  })
  const { externalLinksPath } = await verify(folder, {
    domain: 'docs.example.com',
    reportFolder: scratch(),
  })
  expect(readFileSync(externalLinksPath, 'utf8').split('\n')).toEqual([
    'http://a.example/s.png',
    'https://a.example/%C3%B6.png?q=1',
    'https://b.example/x',
    'https://d.example/y',
    '',
  ])
})

test('an external URL is not listed if an address only has it without the <base> of its page', async () => {
  const image = '<img src="//a.example/x.png" alt="">'
  const folder = scratchWith({
    'index.html': `${HEAD}${image}<base href="http://docs.example.com/">`,
  })
  const { externalLinksPath } = await verify(folder, {
    domain: 'docs.example.com',
    reportFolder: scratch(),
  })
  expect(readFileSync(externalLinksPath, 'utf8').split('\n')).toEqual([
    'http://a.example/x.png',
    '',
  ])
})

/** Returns the lines of `external-links.tsv`, with ` | ` for tabs. */
const tableIn = (reportFolder: string) =>
  readFileSync(join(reportFolder, 'external-links.tsv'), 'utf8').replaceAll('\t', ' | ').split('\n')

test('an external URL is not in a source that only contains its last part', async () => {
  const edit = '<a rel="edit" href="https://github.com/acme/docs/edit/main/docs/b.md">Edit</a>'
  const folder = scratchWith({
    ...PADDING,
    'b.html': `${HEAD}${edit}\n<a href="https://b.example/x">`,
  })
  const workspace = { folder: '', repository: undefined, refs: [] }
  const find = async (source: string) => {
    const reportFolder = scratch()
    const files = scratchWith({ 'docs/b.md': source })
    await verify(folder, { reportFolder, workspace: { ...workspace, folder: files } })
    return tableIn(reportFolder).filter((row) => row.startsWith('https://b.example/x'))
  }
  expect(await find('[x]({% link _posts/x.md %})')).toEqual([
    'https://b.example/x | b.html | 2 |  | ',
  ])
  expect(await find('[x](/gone/x.md)')).toEqual(['https://b.example/x | b.html | 2 |  | '])
  expect(await find('[x](https://b.example/x)')).toEqual([
    'https://b.example/x | b.html | 2 | docs/b.md | 1',
  ])
})

test('addresses that the earlier site has are not new, and some have no spot', async () => {
  const folder = scratch()
  const links = {
    spots: new Map([
      ['https://c.example/', [0, 2]],
      ['https://a.example/', []],
      ['https://b.example/', [1, 0]],
    ]),
    names: [asBytes('a.html'), asBytes('b.html')],
    earlierUrls: new Set(['https://b.example/']),
    findSourceSpot: () => undefined,
  }
  await writeExternalLinks(folder, links, new AbortController().signal)
  const newLinks = readFileSync(join(folder, 'new-external-links.txt'), 'utf8')
  expect(newLinks).toBe('https://a.example/\nhttps://c.example/\n')
  expect(tableIn(folder)).toEqual([
    'https://a.example/ |  |  |  | ',
    'https://b.example/ | b.html |  |  | ',
    'https://c.example/ | a.html | 2 |  | ',
    '',
  ])
})

test('writing the spots of addresses can be canceled', async () => {
  const cancel = new AbortController()
  let searched = 0
  const findSourceSpot = () => {
    if (searched++ === 0) setTimeout(() => cancel.abort(new Error('canceled')))
    // As long as it takes to read a source.
    const end = performance.now() + 1
    while (performance.now() < end);
    return undefined
  }
  const places = Array.from({ length: 4_000 }, (_, i) => [0, i + 1]).flat()
  const links = {
    spots: new Map([['https://b.example/x', places]]),
    names: [asBytes('b.html')],
    earlierUrls: undefined,
    findSourceSpot,
  }
  await expect(writeExternalLinks(scratch(), links, cancel.signal)).rejects.toThrow()
  expect(searched).toBeLessThan(4_000)
})

test('the spots of external URLs are listed, each once', async () => {
  const edit = '<a rel="edit" href="https://github.com/acme/docs/edit/main/docs/b.md">Edit</a>'
  const workspace = scratchWith({ 'docs/b.md': '# b\n\n[x](https://b.example/x#part)\n' })
  const folder = scratchWith({
    ...PADDING,
    'index.html': `${HEAD}\n<a href="https://b.example/x#part"><a href="HTTPS://B.example/x">\n<a href="//b.example/x">`,
    'a\tb\n.html': `${HEAD}<a href="http://c.example/">`,
    'a\rc.html': `${HEAD}<a href="http://c.example/">`,
    'b.html': `${HEAD}${edit}\n<a href="https://b.example/x#part">`,
    's.css': '\nbody { background: url(https://b.example/x) }',
    'mixed.html': `${HEAD}\n<script src="http://d.example/s.js"></script>`,
    'sums.html': `${HEAD}<script src="https://f.example/s.js#x" integrity="sha256-YQ=="></script>`,
    // The address that a page gives for itself is not a link.
    'z.html': `${HEAD}<link rel="canonical" href="https://b.example/x">`,
    'llms.txt': '# x\n- [y](https://e.example/y)\n',
    '404.html': HEAD,
  })
  const reportFolder = scratch()
  const at = { folder: workspace, repository: undefined, refs: [] }
  await verify(folder, { reportFolder, host: 'github-pages', workspace: at })
  expect(tableIn(reportFolder)).toEqual([
    'http://c.example/ | a%09b%0A.html | 1 |  | ',
    'http://c.example/ | a%0Dc.html | 1 |  | ',
    'http://d.example/s.js | mixed.html | 2 |  | ',
    'https://b.example/x | b.html | 2 | docs/b.md | 3',
    'https://b.example/x | index.html | 2 |  | ',
    'https://b.example/x | index.html | 3 |  | ',
    'https://b.example/x | s.css | 2 |  | ',
    'https://e.example/y | llms.txt | 2 |  | ',
    'https://f.example/s.js | sums.html | 1 |  | ',
    'https://github.com/acme/docs/edit/main/docs/b.md | b.html | 1 |  | ',
    '',
  ])
})

test('for many addresses, each spot is listed once, in order', async () => {
  const addresses = Array.from(
    { length: 20_000 },
    (_, i) => `https://b.example/${'x'.repeat(80)}/${i}`,
  )
  const links = addresses.map((address) => `\n<a href="${address}">`)
  const reportFolder = scratch()
  await verify(scratchWith({ 'index.html': HEAD + links.join('') }), { reportFolder })
  const rows = addresses.map((address, i) => `${address} | index.html | ${i + 2} |  | `)
  expect(tableIn(reportFolder)).toEqual([...rows.sort(), ''])
})

test('the report is written in two formats that agree', async () => {
  const nasty = '</script><script>alert(1)</script>\u202e'
  const folder = scratchWith({
    'index.html': HEAD,
    '404.html': HEAD,
    'a.html': `${HEAD}<a href="${nasty}">`,
  })
  const reportFolder = scratch()
  const { reportPath } = await verify(folder, { host: 'cloudflare-pages', reportFolder })
  expect(JSON.parse(readFileSync(reportPath, 'utf8'))).toEqual({
    format: 1,
    fixed: null,
    host: 'cloudflare-pages',
    basePath: '/',
    domain: null,
    job: null,
    siteDigest: null,
    diagnosis: null,
    ...{ errors: 1, warnings: 0, notices: 0, accepted: 0, isComplete: true },
    ...{ files: 3, pages: 3, links: 1, loads: 0, undecided: 0 },
    findings: [
      {
        code: 'broken-link',
        severity: 'error',
        message: 'This link points to a page that Cloudflare Pages would not find.',
        nearMiss: null,
        target: nasty,
        address: expect.stringContaining('script'),
        count: 1,
        pages: 1,
        spots: [{ page: 'a.html', line: 1, source: null }],
        isRest: false,
        isNew: null,
        accepted: null,
      },
    ],
  })
  const html = readFileSync(join(reportFolder, 'report.html'), 'utf8')
  expect(html).not.toMatch(/<script>alert|\u202e|(?:src|href)=/)
  expect(html).toContain('&lt;/script&gt;')
  expect(html).not.toContain('SHA-256')
  expect(readFileSync(join(reportFolder, 'junit.xml'), 'utf8')).toContain('failures="1"')
  expect(readFileSync(join(reportFolder, 'gl-code-quality-report.json'), 'utf8')).toContain('major')
})

test('the report shows the digest of the site, if it is known', async () => {
  const reportFolder = scratch()
  await verify(scratchWith({ 'index.html': HEAD }), { reportFolder, siteDigest: 'ab12' })
  const html = readFileSync(join(reportFolder, 'report.html'), 'utf8')
  expect(html).toContain('<code>ab12</code>')
})

test('pages are linked to this build, or to its files if they are kept next to the report', async () => {
  const folder = scratchWith({ 'my site/index.html': HEAD, 'report/a': '' })
  const root = join(folder, 'my site')
  const reportFolder = join(folder, 'report')
  const findUrl = async (options: Partial<CheckOptions>) =>
    (await verify(root, options)).reportPage.linkPrefix
  const previewUrl = 'https://preview.example/'
  expect(await findUrl({ reportFolder, linksToFiles: true })).toBe('./../my%20site/')
  expect(await findUrl({ reportFolder, linksToFiles: true, previewUrl })).toBe(previewUrl)
  expect(await findUrl({ previewUrl })).toBe(previewUrl)
  expect(await findUrl({ linksToFiles: true })).toBeUndefined()
  expect(await findUrl({ reportFolder })).toBeUndefined()
})

test('entries of accepted findings about a live site are left alone', async () => {
  const { entries } = parseAcceptances(
    '- { code: live-missing, target: /x, reason: r }\n- { code: broken-link, target: /x, reason: r }\n',
  )
  const root = scratchWith({ 'index.html': HEAD, '404.html': HEAD })
  const earlier = await collectEarlierFindings(await checkOptions(root))
  const check = async (options: Partial<CheckOptions>) => {
    const { findings } = await verify(root, { acceptedEntries: entries, ...options })
    return findings.map(({ code, target, isNew }) => [code, target, isNew])
  }
  expect(await check({})).toEqual([['unused-acceptance', '/x', undefined]])
  expect(await check({ earlier })).toEqual([['unused-acceptance', '/x', false]])
})
