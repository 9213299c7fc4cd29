/** The finding `vanished-page`, and the redirects that are written for it. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { checkWithEarlier } from '../../../src/changes/vanished/check-with-earlier.ts'
import type { CheckOptions } from '../../../src/check/check-site.ts'
import { readAcceptanceFile } from '../../../src/findings/acceptance/read-acceptances.ts'
import type { SafeText } from '../../../src/text/clean.ts'
import { html } from '../../../src/text/markup.ts'
import { asBytes, toBytes } from '../../../src/web/byte-strings.ts'
import { HOST_IDS, type HostId } from '../../../src/web/host/all-hosts.ts'
import { listTree } from '../../../src/web/list-tree.ts'
import { checkOptions } from '../../support/check.ts'
import type { Files } from '../../support/files.ts'
import { rows } from '../../support/rows.ts'
import { scratch, scratchWith } from '../../support/scratch.ts'

const PAGE = '<!doctype html><title>x</title>x'
const FRAME = { 'index.html': PAGE, '404.html': PAGE }

const NEVER = new AbortController().signal

type Moves = Readonly<Record<string, string>>

/**
 * Checks a site together with an earlier one. `moves`: which pages of the earlier one are
 * elsewhere. `found`: a line for each vanished address.
 */
async function check(
  earlier: Files,
  later: Files,
  moves: Moves = {},
  options: Partial<CheckOptions> = {},
) {
  const reportFolder = scratch()
  const after = scratchWith({ ...FRAME, ...later })
  const list = Object.entries(moves).map(([from, to]) => ({
    from: asBytes(from),
    to: asBytes(to),
  }))
  const site = {
    ...(await checkOptions(after)),
    host: 'netlify' as const,
    reportFolder,
    ...options,
  }
  const earlierTree = await listTree(scratchWith({ ...FRAME, ...earlier }), NEVER)
  const { checked, redirects } = await checkWithEarlier(site, {
    earlierAsListed: earlierTree,
    earlier: earlierTree,
    laterAsListed: await listTree(after, NEVER),
    moves: list,
    changes: { heading: 'Compared', content: html`` },
  })
  const found = checked.findings
    .filter(({ code }) => code === 'vanished-page')
    .map(({ severity, target, message, suggestion, accepted }) =>
      [accepted === undefined ? severity : 'accepted', target, message, suggestion?.message ?? '']
        .join(' ')
        .trim(),
    )
  return { checked, found, redirects: redirects?.heading, folder: join(reportFolder, 'redirects') }
}

describe('a page that is gone', () => {
  const NOTHING =
    'The earlier site had a page at this address; this site does not. The same applies to'
  test.each(
    rows(`
      is named by the address that it had | netlify | a.html | | | warning /a NOTHING /a.html and /a/.
      is named by four of its addresses | cloudflare-workers | a.html | | | warning /a NOTHING /a.html, /a/, /a/index.html, and 1 more.
      is named by the address that it has now | netlify | a b.html | new/ä.html | moved | warning /a b The page of the earlier site at this address is now at /new/ä, but the old address does not redirect there. The same applies to /a%20b.html and /a%20b/.
      comes with what is probably meant | nginx | a/setup.html | b/setup.html | | warning /a/setup NOTHING /a/setup.html. /b/setup exists, with the same name in another folder.
      is a notice if another of its addresses still leads to it | netlify | a.html | a/index.html | | notice /a.html On the earlier site, this address also pointed to the page at /a/; on this site, it does not.
    `),
  )('%s', async (_, host, before = '', after = '', isMoved = '', line = '') => {
    const moves = isMoved ? { [before]: toBytes(after) } : {}
    const options = { host: host as HostId }
    const { found, checked } = await check(
      { [before]: PAGE },
      after ? { [after]: PAGE } : {},
      moves,
      options,
    )
    expect(found).toEqual([line.replace('NOTHING', NOTHING)])
    expect(checked.warnings).toBe(line.startsWith('warning') ? 1 : 0)
  })

  test('may be served by a rule that is not read', async () => {
    const { found } = await check({ 'a.html': PAGE }, { _redirects: '\n/*/*/*/*/* /b' })
    const said = 'this site does not, unless the rule on line 2 of _redirects applies. The same'
    expect(found).toEqual([expect.stringContaining(said)])
  })

  test.each<[string, string, string[]]>([
    ['moved', 'b/page.html', []],
    ['is in a folder with another name', 'other/page.html', []],
    ['says more', 'b/page.html', ['broken-link /added']],
  ])('has no new findings except for real ones: it %s', async (_, name, more) => {
    const body = '<a href="/gone"><a href="//docs.acme.dev/gone/too"><img src="/no.png">'
    const moved = `${PAGE}<a href="../gone"><a href="/gone/too"><img src="../no.png">`
    const later = { [name]: moved + (more.length > 0 ? '<a href="/added">' : '') }
    const options = { domain: 'docs.acme.dev', host: 'nginx' as const }
    const { checked } = await check({ 'a/page.html': PAGE + body }, later, {}, options)
    const added = checked.findings.filter(({ isNew, severity }) => isNew && severity === 'error')
    expect(added.map(({ code, address, target }) => `${code} ${address ?? target}`)).toEqual(more)
    expect(checked.fixed).toBe(0)
    expect(checked.findings.find(({ code }) => code === 'vanished-page')?.isNew).toBe(true)
  })

  test('is below the base path', async () => {
    const { found } = await check({ 'a/index.html': PAGE }, {}, {}, { basePath: '/docs/' })
    expect(found).toEqual([
      `warning /docs/a/ ${NOTHING} /docs/a, /docs/a/index.html, and /docs/a/index.`,
    ])
  })

  test('can be accepted', async () => {
    const file = join(scratch(), 'accepted.yml')
    writeFileSync(file, '- code: vanished-page\n  target: /a/**\n  reason: nobody needs it\n')
    const { entries, errors } = await readAcceptanceFile(file, '.')
    const gone = { 'a/b.html': PAGE, 'c.html': PAGE }
    const { found, checked } = await check(gone, {}, {}, { acceptedEntries: entries })
    expect(errors).toEqual([])
    expect(found.map((line) => line.split(' ', 2).join(' '))).toEqual([
      'warning /c',
      'accepted /a/b',
    ])
    expect(checked).toMatchObject({ warnings: 1, accepted: 1 })
  })
})

test('findings in a folder are neither new nor fixed at its new place', async () => {
  const dead = `${PAGE}<a href="gone.html">x</a><a href="#gone">x</a>`
  const linking = (folder: string) =>
    `${PAGE}<a href="${folder}/x.html#gone">x</a><a href="${folder}/lost">x</a>`
  const earlier = { 'a/guide/x.html': dead, 'y.html': linking('a/guide') }
  const later = { 'b/manual/x.html': dead, 'y.html': linking('b/manual') }
  const newIn = async (site: Files) => {
    const moves = { 'a/guide/x.html': 'b/manual/x.html' }
    const { checked } = await check(earlier, site, moves, { basePath: '/docs/' })
    const found = checked.findings.filter(({ isNew, code }) => isNew && code !== 'vanished-page')
    return [...found.map(({ address, target }) => address ?? target), checked.fixed]
  }
  expect(await newIn(later)).toEqual([0])
  const worse = { ...later, 'y.html': `${linking('b/manual')}<a href="b/manual/new">x</a>` }
  expect(await newIn(worse)).toEqual(['/docs/b/manual/new', 0])
})

test('the number of expected pages applies only to the later site', async () => {
  const { checked } = await check({}, { 'a.html': PAGE }, {}, { pageCount: 2 })
  expect([checked.findings, checked.fixed]).toEqual([[], 0])
})

describe('the redirects', () => {
  const MOVED = [{ 'a.html': PAGE }, { 'b.html': PAGE }, { 'a.html': 'b.html' }] as const

  test('are written in the format of the host', async () => {
    const { redirects, folder } = await check(...MOVED)
    expect(redirects).toBe('Redirects for 3 addresses of the earlier site')
    const rules = readFileSync(join(folder, 'netlify/_redirects'), 'utf8')
    expect(rules).toContain('\n/a /b 301\n/a.html /b 301\n')
    expect(readdirSync(folder)).toEqual(['netlify'])
  })

  test('are written in all formats if no host is given', async () => {
    const [before, after, moves] = MOVED
    const own = { _redirects: '/x /b 301', 'vercel.json': '{"trailingSlash": false}' }
    const { redirects, folder } = await check(before, { ...after, ...own }, moves, {
      host: undefined,
    })
    expect(redirects).toBe('Redirects for up to 5 addresses of the earlier site')
    expect(readdirSync(folder).sort()).toEqual([...HOST_IDS].sort())
    // Each includes the site's own rules in the same form.
    expect(readFileSync(join(folder, 'cloudflare-pages/_redirects'), 'utf8')).toContain(
      '\n/x /b 301',
    )
    expect(readFileSync(join(folder, 'vercel/vercel.json'), 'utf8')).toContain(
      '"trailingSlash": false',
    )
    expect(readdirSync(join(folder, 'github-pages'))).toEqual(['a.html'])
  })

  test('are not written where nothing is certain', async () => {
    const { redirects, folder } = await check({ 'a.html': PAGE }, {})
    expect([redirects, existsSync(folder)]).toEqual([undefined, false])
  })

  test('come with a list of the omitted ones', async () => {
    const { redirects, folder } = await check({ 'a*.html': PAGE }, MOVED[1], {
      'a*.html': 'b.html',
    })
    const left = 'the omitted ones are listed next to them'
    expect(redirects).toBe(`Redirects for 3 addresses of the earlier site; ${left}`)
    expect(readFileSync(join(folder, 'netlify-left-out.txt'), 'utf8').split('\n')[0]).toBe(
      '/a* -> /b: `*` at the end of a name, and `:` at its start, have a special meaning on Netlify',
    )
  })

  test.each<HostId>([
    'netlify',
    'cloudflare-pages',
    'cloudflare-workers',
    'azure-static-web-apps',
    'vercel',
  ])('are not findings themselves on %s once they are in place', async (host) => {
    const before = {
      'f(x) + y.html': PAGE,
      'über/ich.html': PAGE,
      'z/index.html': PAGE,
      '100%.html': PAGE,
    }
    const moves = Object.fromEntries(
      Object.keys(before).map((name, i) => [toBytes(name), `new/${i}.html`]),
    )
    const after = Object.fromEntries(Object.values(moves).map((name) => [name, PAGE]))
    const folder = join((await check(before, after, moves, { host })).folder, host)
    const [name = ''] = readdirSync(folder)
    const repaired = { ...after, [name]: readFileSync(join(folder, name)) }
    const applied = await check(before, repaired, moves, { host })
    expect(applied.checked.findings).toEqual([])
  })

  test('as pages of GitHub Pages work and are not findings', async () => {
    const options = { host: 'github-pages', domain: 'docs.example.net' } as const
    const { folder } = await check(...MOVED, options)
    const page = readFileSync(join(folder, 'github-pages/a.html'), 'utf8')
    expect(page).toContain('<link rel="canonical" href="https://docs.example.net/b"/>')
    const { checked } = await check(MOVED[0], { ...MOVED[1], 'a.html': page }, {}, options)
    expect(checked.findings).toEqual([])
  })

  test('are not announced if there is no room for any', async () => {
    const lines: string[] = []
    const options = {
      host: 'github-pages',
      info: ({ text }: SafeText) => lines.push(text),
    } as const
    const later = { ...MOVED[1], 'a/index.html': PAGE }
    const { redirects, folder } = await check(MOVED[0], later, MOVED[2], options)
    expect(redirects).toBeUndefined()
    expect(lines).toContain(`No redirects were written: the omitted ones are listed in ${folder}`)
  })

  test('that the earlier site had in its own file are reported if they are missing', async () => {
    const earlier = { 'b.html': PAGE, _redirects: '/old /b 301' }
    const { found, folder } = await check(earlier, MOVED[1])
    expect(found[0]).toMatch(/^notice \/old .* to the page at \/b;/)
    expect(readFileSync(join(folder, 'netlify/_redirects'), 'utf8')).toContain('\n/old /b 301\n')
    const anywhere = await check(earlier, MOVED[1], {}, { host: undefined })
    expect(readdirSync(anywhere.folder)).toContain('netlify')
  })
})
