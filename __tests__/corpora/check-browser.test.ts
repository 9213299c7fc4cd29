/**
 * What the check says, seen in a browser: Chromium on nginx, with every other host out of reach. Needs the Debian
 * packages chromium and nginx-light; builds sites as generators.test.ts does.
 */
import { describe, expect, test } from '@jest/globals'
import type { Finding } from '../../src/findings/finding.ts'
import { verify } from '../support/check.ts'
import { built } from '../support/generators/builds.ts'
import { describeGenerators } from '../support/generators/each.ts'
import { CORRECT } from '../support/generators/source.ts'
import { browser, nginxFor } from '../support/programs.ts'
import { scratchWith } from '../support/scratch.ts'

const chromium = browser()

const page = (body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>x</title>${body}`

/** Ways to load something, `@` being its address. Browsers really follow each of them. */
const LOADS: Readonly<Record<string, string>> = {
  picture: '<img src="@">',
  'picture with choices': '<img srcset="@ 1x">',
  'source of a picture': '<picture><source srcset="@"><img></picture>',
  poster: '<video poster="@"></video>',
  video: '<video src="@" preload="auto"></video>',
  'source of a sound': '<audio preload="auto"><source src="@"></audio>',
  script: '<script src="@"></script>',
  module: '<script type="module" src="@"></script>',
  'style sheet': '<link rel="stylesheet" href="@">',
  preload: '<link rel="preload" as="script" href="@">',
  modulepreload: '<link rel="modulepreload" href="@">',
  icon: '<link rel="icon" href="@">',
  embed: '<embed src="@" type="image/png">',
  object: '<object data="@" type="image/png"></object>',
  'image button': '<input type="image" src="@">',
  background: '<body background="@">',
  ...Object.fromEntries(
    ['', '<col', '<colgroup', '<thead', '<tbody', '<tfoot']
      .map((inside) => `<table${inside && `>${inside}`}@>`)
      .map((start) => [
        `background of ${start}`,
        `${start.replace('@', ' background="@"')}<tr><td>x</table>`,
      ]),
  ),
  'background of a row': '<table><tr background="@"><td>x</table>',
  'background of a cell': '<table><tr><td background="@">x</table>',
  'background of a heading': '<table><tr><th background="@">x</table>',
  ...Object.fromEntries(
    [
      'clip-path',
      'fill',
      'filter',
      'marker-end',
      'marker-mid',
      'marker-start',
      'mask',
      'stroke',
    ].map((name) => [
      `${name} in SVG`,
      `<svg><g ${name}="url(@#x)"><path d="M0 0L9 9"/></g></svg>`,
    ]),
  ),
  'cursor in SVG': '<svg><rect cursor="url(@), auto" width="9" height="9"/></svg>',
  'style attribute': '<p style="background: url(@)">x',
  'style element': '<style>p { background: image-set("@" 1x) }</style><p>x',
  import: '<style>@import "@";</style>',
  'picture in SVG': '<svg><image href="@"/></svg>',
  'use in SVG': '<svg><use href="@#x"/></svg>',
  'a page within': '<iframe srcdoc="<img src=\'@\'>"></iframe>',
  'below a base': '<base href="/sub/"><img src="@">',
}

/** Ways that look like loads, but are not. */
const HARMLESS = [
  '<!-- <img src="@"> -->',
  '<noscript><img src="@"></noscript>',
  '<template><img src="@"></template>',
  '<script type="text/plain" src="@"></script>',
  '<link rel="preconnect" href="@">',
  '<textarea><img src="@"></textarea>',
  '<a href="https://elsewhere.acme.org/">out</a>',
  '<img src="">',
  '<svg><use href="#x"/></svg>',
  '<p filter="url(@#x)" cursor="url(@), auto" background="@">x',
  '<table><caption background="@">x</table>',
  '<svg><rect fill="url(#x)" mask="@" width="9" height="9"/></svg>',
  '<svg><use href="#x" xlink:href="@#x"/></svg>',
  '<script type="application/ld+json">{"image":"@"}</script>',
  '<meta property="og:image" content="@">',
  '<style>p { background: url(#x) } .x {} @import "@";</style><p>x',
]

const filled = (html: string, address: string) => html.replace(/@(?!import)/g, address)

/** The addresses that the check names for a page, as a browser would request them. */
function named(findings: readonly Finding[], name: string, origin: string): string[] {
  return findings
    .filter(({ code }) => code === 'broken-asset' || code === 'external-load')
    .filter(({ spots }) => spots.some((spot) => spot.page === name))
    .map(({ address, target }) => new URL(address ?? target, origin).href)
    .sort()
}

describe('a page that loads missing files', () => {
  test('shows exactly the failing requests that the check names', async () => {
    const forms = Object.entries(LOADS)
    const folder = scratchWith({
      'index.html': page(''),
      '404.html': page(''),
      'harmless.html': page(filled(HARMLESS.join('\n'), 'missing-harmless')),
      ...Object.fromEntries(
        forms.flatMap(([, html], i) => [
          [`broken-${i}.html`, page(filled(html, `missing-${i}`))],
          [`outside-${i}.html`, page(filled(html, `https://cdn.acme.org/outside-${i}`))],
        ]),
      ),
    })
    const { findings } = await verify(folder, { host: 'air-gapped' })
    const nginx = await nginxFor(folder)
    for (const [i, [what]] of forms.entries())
      for (const name of [`broken-${i}.html`, `outside-${i}.html`]) {
        const expected = named(findings, name, nginx.origin)
        const failed = await chromium.open(`${nginx.origin}/${name}`, { expected })
        expect({ what, name, failed }).toEqual({ what, name, failed: expected })
        expect(failed).toHaveLength(1)
      }
    expect(await chromium.open(`${nginx.origin}/harmless.html`)).toEqual([])
    expect(named(findings, 'harmless.html', nginx.origin)).toEqual([])
  })
})

describe('an SVG file', () => {
  const svg = (inside: string, start = '') =>
    `${start}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${inside}</svg>`
  const FILTERED = '<rect width="9" height="9" filter="url(#f)"/>'
  const TEXT = '<text font-family="x">x</text>'
  const files: Readonly<Record<string, string>> = {
    'picture.svg': svg('<image href="gone-1.png" width="9" height="9"/>'),
    'old-picture.svg': svg('<image xlink:href="gone-2.png" width="9" height="9"/>'),
    'both.svg': svg('<image xlink:href="gone-3.png" href="good.png" width="9" height="9"/>'),
    'import.svg': svg('<style>@import "gone-4.css";</style>'),
    'sheet.svg': svg('', '<?xml version="1.0"?><?xml-stylesheet href="gone-5.css"?>'),
    'script.svg': svg('<script href="gone-6.js"/>'),
    'filter.svg': svg(`<filter id="f"><feImage href="gone-7.png"/></filter>${FILTERED}`),
    'font.svg': svg(`<style>@font-face { font-family: x; src: url(gone-8.woff2) }</style>${TEXT}`),
  }

  test('loads what the check names when it is opened, and nothing as an image', async () => {
    const names = Object.keys(files)
    const folder = scratchWith({
      ...files,
      'good.png': '',
      '404.html': page(''),
      'index.html': page(names.map((name) => `<a href="${name}">x</a>`).join('')),
      'pictures.html': page(names.map((name) => `<img src="${name}">`).join('')),
      'frame.html': page('<iframe src="picture.svg"></iframe>'),
    })
    const { findings } = await verify(folder, { host: 'air-gapped' })
    const nginx = await nginxFor(folder)
    for (const name of names) {
      const expected = named(findings, name, nginx.origin)
      const failed = await chromium.open(`${nginx.origin}/${name}`, { expected })
      expect({ name, failed }).toEqual({ name, failed: expected })
    }
    expect(findings).toHaveLength(names.length - 1)
    expect(await chromium.open(`${nginx.origin}/pictures.html`)).toEqual([])
    const expected = named(findings, 'picture.svg', nginx.origin)
    expect(await chromium.open(`${nginx.origin}/frame.html`, { expected })).toEqual(expected)
  })
})

describe('a site that the check calls clean', () => {
  describeGenerators((name, generator) => {
    test('loads without a failed request', async () => {
      const { folder, webRoot } = built(name, generator, 'correct')
      expect((await verify(folder, { ...generator, host: 'air-gapped' })).errors).toBe(0)
      const nginx = await nginxFor(webRoot)
      for (const { name: document } of CORRECT.documents.slice(0, 8)) {
        const path = generator.pageOf(document)
        const failed = await chromium.open(`${nginx.origin}${generator.basePath}${path}`)
        expect({ path, failed }).toEqual({ path, failed: [] })
      }
    }, 900_000)
  })
})
