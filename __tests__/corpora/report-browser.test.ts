/** report.html, and the job summary, as Chromium shows them, and as axe-core judges them. Installs the latter from npm into the cache folder, once. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { runDemo } from '../../scripts/demo/run-demo.ts'
import { installOnce } from '../../scripts/install-once.ts'
import { readAcceptanceFile } from '../../src/findings/acceptance/read-acceptances.ts'
import { verify, writeFiles } from '../support/check.ts'
import { browser } from '../support/programs.ts'
import { keptScratch, scratch } from '../support/scratch.ts'

const AXE_VERSION = '4.14.1'

const chromium = browser()
let axe: string
beforeAll(() => {
  axe = readFileSync(axeFile(), 'utf8')
})

function axeFile(): string {
  const folder = installOnce(`axe-core-${AXE_VERSION}`, [`axe-core@${AXE_VERSION}`])
  return join(folder, 'node_modules', 'axe-core', 'axe.min.js')
}

const page = (body: string) => `<!doctype html><html lang="en"><title>x</title>${body}`
const MARKUP = ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>']
const EVIL = [...MARKUP, "'-alert(1)-'", 'javascript:alert(1)//x']
const SITE = {
  'index.html': page(
    [
      '<a href="/guide/Start">x</a><a href="/accepted">x</a><a href="#none">x</a>',
      `<img src="/${'a-very-long-name-without-a-break-'.repeat(9)}.png">`,
      ...EVIL.map((text) => `<a href="/${encodeURIComponent(text)}">x</a>`),
      ...Array.from({ length: 12 }, (_, i) => `<a href="/gone/${i}">x</a>`),
    ].join('\n'),
  ),
  'guide/start.html': page(''),
  [`${EVIL[2]}.html`]: page(
    '<a href="/gone/1">x</a><script src="https://cdn.acme.dev/x.js"></script>',
  ),
}

/** Checks a site and returns the address of its report. */
async function report(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = scratch()
  const reportFolder = scratch()
  const list = join(folder, 'accepted.yml')
  writeFiles(join(folder, 'site'), files)
  writeFileSync(list, '- code: broken-link\n  target: /accepted\n  reason: <b>known</b>\n')
  const { entries } = await readAcceptanceFile(list, '.')
  const known = {
    acceptedEntries: entries,
    job: 'exp_1',
    siteDigest: 'ab'.repeat(32),
    linksToFiles: true,
  }
  await verify(join(folder, 'site'), { host: 'nginx', reportFolder, ...known })
  return pathToFileURL(join(reportFolder, 'report.html')).href
}

interface Seen {
  readonly width?: number
  readonly scheme?: 'light' | 'dark'
  /** A script that runs before. */
  readonly script?: string
}

/** Returns the value of an expression in a page, by way of JSON. */
async function seen(url: string, expression: string, options: Seen = {}) {
  const { width = 1_440, scheme = 'light', script = '' } = options
  const value = `${script};(async () => JSON.stringify(${expression}))()`
  const screen = {
    viewport: { width, height: 900 },
    isMobile: width < 600,
    colorScheme: scheme,
  }
  return JSON.parse(String(await chromium.evaluate(url, value, screen)))
}

/** Types into a search field of the report. */
const typed = (text: string) =>
  `(document.forms[0].elements.text.value = '${text}', document.forms[0].dispatchEvent(new Event('input')))`

/** How far the page is wider than the screen, and what is beyond its edge. */
const CUT = `[Math.max(0, document.documentElement.scrollWidth - innerWidth), [...document.body.querySelectorAll('*')]
  .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
  .map((element) => element.outerHTML.slice(0, 80))]`
const VIOLATIONS = '(await axe.run()).violations.map(({ id, nodes }) => [id, nodes[0].html])'
const SHOWN = `[...document.querySelectorAll('.group:not([hidden]) .finding:not([hidden])')]
  .flatMap((row) => row.querySelector('b code')?.textContent ?? [])`

describe.each([320, 360, 1_440])('at %i pixels', (width) => {
  test.each(['light', 'dark'] as const)(
    'nothing is cut off, and axe-core finds nothing, in %s',
    async (scheme) => {
      const full = await report(SITE)
      const clean = await report({ 'index.html': page(''), '404.html': page('') })
      const code = "document.querySelector('[value=broken-link]').click()"
      for (const [url, script] of [
        [full, ''],
        [full, code],
        [full, typed('nothing-has-this')],
        [clean, ''],
      ] as const) {
        expect(await seen(url, CUT, { width, scheme, script })).toEqual([0, []])
        expect(await seen(url, VIOLATIONS, { width, scheme, script: `${axe};${script}` })).toEqual(
          [],
        )
      }
    },
  )
})

describe('what the demo leaves', () => {
  const pages: string[] = []
  beforeAll(async () => {
    const folder = keptScratch()
    const { signal } = new AbortController()
    const { isGood, acts } = await runDemo({ folder, print: () => {}, verbose: false, signal })
    expect(isGood).toBe(true)
    const reports = acts.flatMap(({ result: { outputs } }) => outputs.verifyReport || [])
    const shown = reports.map((path) => path.replace(/json$/, 'html'))
    for (const file of [join(folder, 'summary.html'), ...shown])
      pages.push(pathToFileURL(file).href)
  })

  test.each([
    [360, 'light'],
    [360, 'dark'],
    [1_440, 'light'],
    [1_440, 'dark'],
  ] as const)('is whole, and axe-core finds nothing, at %i pixels in %s', async (width, scheme) => {
    expect(pages).toHaveLength(5)
    const open = "document.querySelectorAll('details').forEach((folded) => { folded.open = true })"
    for (const url of pages) {
      expect(await chromium.open(url)).toEqual([])
      for (const script of ['', open]) {
        expect(await seen(url, CUT, { width, scheme, script })).toEqual([0, []])
        const seenByAxe = await seen(url, VIOLATIONS, { width, scheme, script: `${axe};${script}` })
        expect(seenByAxe).toEqual([])
      }
    }
  })
})

test('the filters show what they are set to, and then everything again', async () => {
  const url = await report(SITE)
  const all = await seen(url, SHOWN)
  const clicked = await seen(
    url,
    `(document.querySelector('[value=broken-asset]').click(), document.querySelector('[value=error]').click(),
      [${SHOWN}, document.querySelector('output').value])`,
  )
  expect(clicked).toEqual([
    [expect.stringContaining('a-very-long-name')],
    expect.stringMatching(/^1 of \d+ shown$/),
  ])
  expect(
    await seen(url, SHOWN, { script: "document.querySelector('[value=accepted]').click()" }),
  ).toEqual(['/accepted'])
  // All those with a different number are in the same row.
  expect(await seen(url, SHOWN, { script: typed('GONE/7') })).toEqual(['/gone/1'])
  const reset = `${typed('GONE/7')};document.querySelector('button').click()`
  expect(await seen(url, SHOWN, { script: reset })).toEqual(all)
})

test('the advice of each code is shown once, even where its first findings are not', async () => {
  const url = await report(SITE)
  const advised = `[...document.querySelectorAll('.advice')].filter((each) => each.checkVisibility())
    .map((each) => each.closest('.group').dataset.code)`
  const codes =
    "[...new Set([...document.querySelectorAll('.group')].map((each) => each.dataset.code))]"
  const [all, every] = await seen(url, `[${advised}, ${codes}]`)
  expect(all).toEqual(every)
  const click = "document.querySelector('[value=accepted]').click()"
  expect(await seen(url, advised, { script: click })).toEqual(['broken-link'])
  const reset = "document.querySelector('button').click()"
  expect(await seen(url, advised, { script: `${click};${reset}` })).toEqual(every)
})

test('the address of the report selects a part of it, and follows the filters', async () => {
  const url = await report(SITE)
  const one = await seen(`${url}#page=guide/start.html`, SHOWN)
  expect(one).toEqual([])
  const evil = `${url}#page=${encodeURIComponent(`${EVIL[2]}.html`)}`
  expect(await seen(evil, SHOWN)).toEqual(['https://cdn.acme.dev/x.js', '/gone/1'].sort())
  expect(await seen(`${evil}&code=broken-link`, SHOWN)).toEqual(['/gone/1'])
  const chosen = "document.querySelector('[value=broken-anchor]').click()"
  expect(await seen(url, 'location.hash', { script: chosen })).toBe('#code=broken-anchor')
})

describe('findings that differ only in a number', () => {
  /** What a reader sees of the findings, without collapsed parts. */
  const VISIBLE = `[...document.querySelectorAll('.finding:not([hidden])')].map((row) => row.innerText.replace(/\\s+/g, ' ').trim())`
  const COUNT = "document.querySelector('output').value"
  /**
   * Pages 1 to 130 have a broken link each, and every tenth of them is in a folder, whose page has
   * two.
   */
  const pages = Array.from({ length: 130 }, (_, i) => i + 1).map((i) => {
    const links = `<a href="/gone/${i}">x</a><a href="/lost/${i}">x</a>`
    return i % 10 === 0
      ? [`help/p${i}.html`, page(links)]
      : [`p${i}.html`, page(`<a href="/gone/${i}">x</a>`)]
  })
  const site = { 'index.html': page('<a href="/other">x</a>'), ...Object.fromEntries(pages) }
  let url: string
  beforeEach(async () => {
    url = await report(site)
  })

  test.each([7, 128])('show only those of page %i', async (i) => {
    const [seenOne, shown] = await seen(`${url}#page=p${i}.html`, `[${VISIBLE}, ${COUNT}]`)
    expect(seenOne).toHaveLength(1)
    expect(seenOne[0]).toContain(`/gone/${i} in p${i}.html`)
    expect(seenOne[0].match(/\/gone\/\d+/g)).toHaveLength(1)
    expect(seenOne[0]).toContain('1 of 129 similar addresses')
    expect(shown).toBe('1 of 146 shown')
  })

  test('are counted above their group, which says how many it has in all', async () => {
    const totals =
      "[...document.querySelectorAll('.group:not([hidden]) h2 b')].map((total) => total.textContent)"
    const all = await seen(url, totals)
    expect(all[0]).toBe('144')
    const [one] = await seen(`${url}#page=p7.html`, totals)
    expect(one).toBe('1 of 144')
    const reset = `${typed('gone/7')};document.querySelector('button').click()`
    expect(await seen(url, totals, { script: reset })).toEqual(all)
  })

  test('show the first of them as usual if it is on the page', async () => {
    const [seenOne, shown] = await seen(`${url}#page=p1.html`, `[${VISIBLE}, ${COUNT}]`)
    expect(seenOne).toEqual([expect.stringMatching(/^\/gone\/1: This link .* p1\.html:1$/)])
    expect(shown).toBe('1 of 146 shown')
  })

  test('are counted if the filter is a folder', async () => {
    const [rows, shown] = await seen(`${url}#page=help/`, `[${VISIBLE}, ${COUNT}]`)
    expect(shown).toBe('26 of 146 shown')
    expect(rows.join(' ').match(/\/(?:gone|lost)\/\d+/g)).toHaveLength(26)
  })

  test('are searched one by one, and look as before without a filter', async () => {
    const [rows, shown] = await seen(url, `[${VISIBLE}, ${COUNT}]`, { script: typed('lost/120') })
    expect(rows).toEqual([expect.stringMatching(/\/lost\/120 in help\/p120\.html/)])
    expect(shown).toBe('1 of 146 shown')
    const before = await seen(url, VISIBLE)
    const reset = `${typed('lost/120')};document.querySelector('button').click()`
    expect(await seen(url, VISIBLE, { script: reset })).toEqual(before)
    const unfolded =
      "document.querySelectorAll('.others').forEach((folded) => { folded.open = true })"
    const all = await seen(url, VISIBLE, { script: `${reset};${unfolded}` })
    expect(all.join(' ')).toContain('… and 29 more in report.json')
    expect(all.join(' ').match(/\/gone\/\d+/g)).toHaveLength(101)
  })
})

test('of very many findings, the first are shown, and the others on demand', async () => {
  const letters = 'abcdefghijklmnop'
  const names = [...letters].flatMap((a) => [...letters].map((b) => a + b))
  const links = names.map((name) => `<a href="/${name}-gone">x</a>`).join('')
  const url = await report({ 'index.html': page(links) })
  expect((await seen(url, SHOWN)).length).toBeLessThan(12)
  const more = "document.querySelector('.more:not([hidden])').click()"
  expect((await seen(url, SHOWN, { script: more })).length).toBeGreaterThan(255)
  const print = "dispatchEvent(new Event('beforeprint'))"
  expect((await seen(url, SHOWN, { script: print })).length).toBeGreaterThan(255)
  const after = `${print};dispatchEvent(new Event('afterprint'))`
  expect((await seen(url, SHOWN, { script: after })).length).toBeLessThan(12)
})

describe.each([
  [390, 844],
  [1_280, 900],
])('at %i by %i pixels', (width, height) => {
  test.each([3, 300, 5_000])('the first of %i findings begins in the upper half', async (n) => {
    const letters = (i: number) =>
      [...String(i)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
    const links = Array.from({ length: n }, (_, i) => `<a href="/gone/${letters(i)}">x</a>`)
    const url = await report({ 'index.html': page(links.join('\n')), '404.html': page('') })
    const top = "document.querySelector('.finding').getBoundingClientRect().top"
    expect(await seen(url, top, { width })).toBeLessThan(height / 2)
    const isHidden = "document.querySelector('form').parentElement.hidden"
    expect(await seen(url, isHidden, { width })).toBe(n < 20)
    const filtered = `${url}#page=index.html`
    expect(await seen(filtered, isHidden, { width })).toBe(false)
    expect(await seen(filtered, top, { width })).toBeLessThan(height / 2)
    const output = "document.querySelector('output')"
    expect(
      await seen(filtered, `[${output}.checkVisibility(), ${output}.value]`, { width }),
    ).toEqual([true, expect.stringMatching(/^[\d,]+ of [\d,]+ shown$/)])
  })
})

test('the report loads nothing', async () => {
  const url = await report({ 'index.html': page('<img src="x">') })
  expect(await chromium.open(url)).toEqual([])
})

test('hostile names and addresses stay text', async () => {
  const url = await report(SITE)
  const dangerous =
    "document.querySelectorAll('img, script[src], iframe, object, b > :not(code), code > *').length"
  expect(await seen(url, dangerous)).toBe(0)
  expect(await seen(url, "document.querySelectorAll('script').length")).toBe(1)
  expect(await chromium.open(url)).toEqual([])
  expect(await seen(url, "document.querySelector('main').textContent")).toContain(EVIL[0])
  const protocols = '[...new Set([...document.links].map(({ protocol }) => protocol))]'
  expect(await seen(url, protocols)).toEqual(['file:'])
})

test('a finding links to the file of the page', async () => {
  const url = await report(SITE)
  const links = await seen(url, '[...new Set([...document.links].map(({ href }) => href))]')
  expect(links.length).toBeGreaterThan(1)
  for (const link of links) expect(existsSync(new URL(link))).toBe(true)
})
