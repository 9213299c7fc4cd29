import { rmSync } from 'node:fs'
import { posix } from 'node:path'
import type { Code } from '../../src/check/rules/finding-kinds.ts'
import type { Severity } from '../../src/report/kind.ts'
import { writeFiles } from './check.ts'
import { randomFrom } from './random.ts'

/** An error that was put into a site on purpose, and the finding that it must lead to. */
export interface Planted {
  readonly kind: string
  readonly code: Code
  readonly severity: Severity
  /** Part of the finding's target or address that no other finding has. */
  readonly mark: string
  /** The page that it is on, if it is on one. */
  readonly page: string | undefined
  /** The address that exists instead. */
  readonly near: string | undefined
}

export const DOMAIN = 'docs.acme.dev'
export const BASE_PATH = '/docs/'

const FOLDERS = ['', 'guide/', 'guide/deep/er/', 'api/', 'api/v1/', 'Ünïcode näme/'] as const
const PAGES = 300

interface Kind {
  readonly name: string
  readonly code: Code
  readonly severity?: Severity
  /** Adds something correct to the site, and returns the function that breaks it. */
  place(site: Draft, page: string, mark: string): () => void
  readonly onPage?: false
  /** The file that the finding names as what exists instead. */
  near?(mark: string): string
}

/** A site being written: the files, and what goes into the body, head and style sheet of each page. */
class Draft {
  readonly files = new Map<string, string>()
  readonly body = new Map<string, string[]>()
  readonly head = new Map<string, string[]>()
  readonly style: string[] = []
  readonly sitemap = new Set<string>()
  readonly canonicalHost = new Map<string, string>()

  add(list: Map<string, string[]>, page: string, html: string): (instead: string) => void {
    const lines = list.get(page) ?? []
    list.set(page, lines)
    const at = lines.push(html) - 1
    return (instead) => {
      lines[at] = instead
    }
  }
}

function relative(page: string, target: string): string {
  return posix.relative(posix.dirname(page), target).split('/').map(encodeURIComponent).join('/')
}

/** Returns a small page. */
const page = (title: string) =>
  `<!doctype html><meta charset=utf-8><title>${title}</title><p id="in">${title}`

/** The forms in which one page links to another. */
const LINKS = [
  (from: string, to: string) => `<a href="${relative(from, to)}">`,
  (from: string, to: string) =>
    `<a\n class="x" href='${relative(from, to).replace(/\.html$/, '')}?q=1&amp;r#in'>`,
  (_: string, to: string) => `<a href=${BASE_PATH}${encodeURI(to)}>`,
  (_: string, to: string) => `<a href="https://${DOMAIN}${BASE_PATH}${encodeURI(to)}#in">`,
  (_: string, to: string) => `<map><area href="//${DOMAIN}${BASE_PATH}${encodeURI(to)}"></map>`,
  (from: string, to: string) => `<form action="${relative(from, to)}"></form>`,
  (from: string, to: string) => `<svg><a xlink:href="${relative(from, to)}"/></svg>`,
]

/** The forms in which a page loads something. */
const LOADS = [
  (address: string) => `<img src="${address}">`,
  (address: string) => `<img srcset="${address} 2x, ${address} 1x">`,
  (address: string) => `<picture><source srcset="${address}"></picture>`,
  (address: string) => `<video poster='${address}'></video>`,
  (address: string) => `<object data=${address}></object>`,
  (address: string) => `<script src="${address}"></script>`,
  (address: string) => `<link rel="preload" as="image" href="${address}">`,
  (address: string) => `<p style="background: url(&quot;${address}&quot;)">`,
  (address: string) => `<style>@media screen { .x { background: url( '${address}' ) } }</style>`,
  (address: string) => `<svg><use href="${address}#x"/></svg>`,
  (address: string) => `<iframe src="${address}"></iframe>`,
]

/** Adds a page, and returns the function that removes it. */
function addPage(site: Draft, name: string): () => void {
  site.files.set(name, page(name))
  site.sitemap.add(name)
  return () => {
    site.files.delete(name)
    site.sitemap.delete(name)
  }
}

let turn = 0
const next = <T>(list: readonly T[]): T => list[turn++ % list.length] as T

const KINDS: readonly Kind[] = [
  {
    name: 'a page removed',
    code: 'broken-link',
    place(site, from, mark) {
      const target = `${next(FOLDERS)}${mark}.html`
      const remove = addPage(site, target)
      site.add(site.body, from, next(LINKS)(from, target))
      return remove
    },
  },
  {
    name: 'a link in the wrong case',
    code: 'broken-link',
    near: (mark) => `guide/${mark}.html`,
    place(site, from, mark) {
      const target = `guide/${mark}.html`
      addPage(site, target)
      const replace = site.add(site.body, from, `<a href="${relative(from, target)}">`)
      return () => replace(`<a href="${relative(from, target).replace(mark, mark.toUpperCase())}">`)
    },
  },
  {
    name: 'an asset removed',
    code: 'broken-asset',
    place(site, from, mark) {
      const target = `${next(FOLDERS)}${mark}.bin`
      site.files.set(target, mark)
      site.add(site.body, from, next(LOADS)(relative(from, target)))
      return () => void site.files.delete(target)
    },
  },
  {
    name: 'a link that no browser can follow',
    code: 'broken-link',
    severity: 'warning',
    place(site, from, mark) {
      const replace = site.add(site.body, from, `<a href="https://elsewhere.acme.org/${mark}">`)
      const to = next([
        'localhost:3000',
        'file:///C:/docs',
        'C:\\docs',
        'https://docs.acme.dev:port',
        'htps://acme.org',
      ])
      return () => replace(`<a href="${to}/${mark}">`)
    },
  },
  {
    name: 'an asset that no browser can load',
    code: 'broken-asset',
    place(site, from, mark) {
      const load = next(LOADS)
      site.files.set(`own/${mark}.bin`, mark)
      const replace = site.add(site.body, from, load(relative(from, `own/${mark}.bin`)))
      const at = next(['localhost:3000', 'file:///C:/docs', 'file:', 'http://[docs]', 'docs.acme.dev:80'])
      return () => replace(load(`${at}/${mark}`))
    },
  },
  {
    name: 'a picture of a style sheet removed',
    code: 'broken-asset',
    onPage: false,
    place(site, _, mark) {
      const target = `assets/${mark}.png`
      site.files.set(target, mark)
      site.style.push(
        next([`.a { background: url(${mark}.png) }`, `.a { background: URL("./${mark}.png") }`]),
      )
      return () => void site.files.delete(target)
    },
  },
  {
    name: 'an anchor removed',
    code: 'broken-anchor',
    severity: 'warning',
    place(site, from, mark) {
      const target = `anchors/${mark}.html`
      const anchor = next([`<a name="${mark} (x)">`, `<h2 id='${mark} (x)'>`])
      site.files.set(target, page('anchors') + anchor)
      site.sitemap.add(target)
      site.add(site.body, from, `<a href="${relative(from, target)}#${mark}%20(x)">`)
      return () => void site.files.set(target, page('anchors'))
    },
  },
  {
    name: 'an anchor of the page itself removed',
    code: 'broken-anchor',
    severity: 'warning',
    place(site, from, mark) {
      site.add(site.body, from, `<a href="#${mark}">`)
      const replace = site.add(site.body, from, `<h2 id="${mark}">`)
      return () => replace(`<!-- <h2 id="${mark}"> --><template><h2 id="${mark}"></template>`)
    },
  },
  {
    name: 'a load from another host',
    code: 'external-load',
    place(site, from, mark) {
      const load = next(LOADS)
      site.files.set(`own/${mark}.bin`, mark)
      const replace = site.add(site.body, from, load(relative(from, `own/${mark}.bin`)))
      return () => replace(load(`https://cdn.acme.org/${mark}`))
    },
  },
  {
    name: 'an outside font in a style sheet',
    code: 'external-load',
    onPage: false,
    place(site, _, mark) {
      site.files.set(`assets/${mark}.woff2`, mark)
      const at = site.style.push(`@font-face { font-family: x; src: url(${mark}.woff2) }`) - 1
      return () => {
        site.style[at] = `@font-face { font-family: x; src: url(//fonts.acme.org/${mark}.woff2) }`
      }
    },
  },
  {
    name: 'an address that a script fetches elsewhere',
    code: 'external-load',
    severity: 'notice',
    place(site, from, mark) {
      const replace = site.add(site.body, from, '<script>fetch("./data.json") // https://x.acme.org</script>')
      return () => replace(`<script>fetch("https://api.acme.org/${mark}")</script>`)
    },
  },
  {
    name: 'a load outside the base path',
    code: 'outside-base-path',
    near: (mark) => `own/${mark}.bin`,
    place(site, from, mark) {
      site.files.set(`own/${mark}.bin`, mark)
      const replace = site.add(site.body, from, `<img src="${BASE_PATH}own/${mark}.bin">`)
      return () => replace(`<img src="/own/${mark}.bin">`)
    },
  },
  {
    name: 'a link outside the base path',
    code: 'outside-base-path',
    severity: 'warning',
    near: (mark) => `own/${mark}.html`,
    place(site, from, mark) {
      const target = `own/${mark}.html`
      addPage(site, target)
      const replace = site.add(site.body, from, `<a href="${BASE_PATH}${target}">`)
      return () => replace(`<a href="/${target}">`)
    },
  },
  {
    name: 'a canonical address on another host',
    code: 'canonical-host',
    severity: 'warning',
    place(site, from, mark) {
      return () => void site.canonicalHost.set(from, `${mark}.acme.dev`)
    },
  },
  {
    name: 'a placeholder for a host',
    code: 'canonical-host',
    place(site, from, mark) {
      return () =>
        void site.add(
          site.head,
          from,
          `<meta property="og:url" content="https://undefined.${mark}.acme.dev/">`,
        )
    },
  },
  {
    name: 'an entry of the sitemap without a page',
    code: 'sitemap',
    severity: 'warning',
    onPage: false,
    place(site, _, mark) {
      return () => void site.sitemap.add(`${mark}.html`)
    },
  },
  {
    name: 'a page without an entry in the sitemap',
    code: 'sitemap',
    severity: 'notice',
    onPage: false,
    place(site, _, mark) {
      addPage(site, `${mark}.html`)
      return () => void site.sitemap.delete(`${mark}.html`)
    },
  },
  {
    name: 'a symbol of an SVG file removed',
    code: 'broken-asset',
    place(site, from, mark) {
      const target = `own/${mark}.svg`
      const sprite = (id: string) => `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="${id}"/></svg>`
      site.files.set(target, sprite(`${mark}-icon`))
      site.add(site.body, from, `<svg><use href="${relative(from, target)}#${mark}-icon"/></svg>`)
      return () => void site.files.set(target, sprite('other'))
    },
  },
  {
    name: 'a page removed that an SVG file links to',
    code: 'broken-link',
    onPage: false,
    place(site, from, mark) {
      const target = `own/${mark}.html`
      const remove = addPage(site, target)
      site.files.set(
        `own/${mark}.svg`,
        `<svg xmlns="http://www.w3.org/2000/svg"><a href="${mark}.html"><text>x</text></a></svg>`,
      )
      const open = next([
        (address: string) => `<a href="${address}">`,
        (address: string) => `<object data="${address}"></object>`,
      ])
      site.add(site.body, from, open(relative(from, `own/${mark}.svg`)))
      return remove
    },
  },
  {
    name: 'a link to the source of a page',
    code: 'broken-link',
    near: (mark) => `guide/${mark}.html`,
    place(site, from, mark) {
      addPage(site, `guide/${mark}.html`)
      const replace = site.add(site.body, from, `<a href="${relative(from, `guide/${mark}.html`)}">`)
      return () => replace(`<a href="${relative(from, `guide/${mark}.md`)}">`)
    },
  },
  {
    name: 'a page moved to another folder',
    code: 'broken-link',
    near: (mark) => `api/v1/${mark}.html`,
    place(site, from, mark) {
      const remove = addPage(site, `guide/${mark}.html`)
      site.add(site.body, from, `<a href="${relative(from, `guide/${mark}.html`)}">`)
      return () => {
        remove()
        addPage(site, `api/v1/${mark}.html`)
      }
    },
  },
  {
    name: 'an anchor in the wrong case',
    code: 'broken-anchor',
    severity: 'warning',
    near: (mark) => `anchors/${mark}.html#${mark}`,
    place(site, from, mark) {
      const name = `anchors/${mark}.html`
      site.files.set(name, `${page('anchors')}<h2 id="${mark}">`)
      site.sitemap.add(name)
      const replace = site.add(site.body, from, `<a href="${relative(from, name)}#${mark}">`)
      return () => replace(`<a href="${relative(from, name)}#${mark.toUpperCase()}">`)
    },
  },
]

/**
 * Writes a site into a new folder, with `each` errors of every kind at random locations, and returns the errors;
 * with `each` 0 there is nothing wrong with it. It is meant for `air-gapped` at `DOMAIN` and `BASE_PATH`.
 */
export function writeSite(folder: string, seed: number, each: number): readonly Planted[] {
  turn = 0
  const random = randomFrom(seed)
  const site = new Draft()
  const pages = Array.from({ length: PAGES }, (_, i) => `${FOLDERS[i % FOLDERS.length]}page-${i}.html`)
  const planted: Planted[] = []
  for (const [k, kind] of KINDS.entries()) {
    for (let i = 0; i < Math.max(each, 20); i++) {
      const mark = `mark-${k}-${i}-end`
      const from = kind.code === 'canonical-host' ? pages[i] : pages[Math.floor(random() * pages.length)]
      const breakIt = kind.place(site, from ?? '', mark)
      if (i >= each) continue
      breakIt()
      planted.push({
        kind: kind.name,
        code: kind.code,
        severity: kind.severity ?? 'error',
        mark,
        page: kind.onPage === false ? undefined : from,
        near: kind.near && BASE_PATH + kind.near(mark),
      })
    }
  }
  write(folder, site, ['index.html', ...pages])
  return planted
}

function write(folder: string, site: Draft, pages: readonly string[]): void {
  rmSync(folder, { recursive: true, force: true })
  const files = new Map(site.files)
  const home = pages.map((name) => `<a href="${relative('index.html', name)}">`)
  for (const name of pages) {
    const host = site.canonicalHost.get(name) ?? DOMAIN
    files.set(
      name,
      `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">
<link rel="canonical" href="https://${host}${BASE_PATH}${encodeURI(name.replace(/\.html$/, ''))}">
<link rel="stylesheet" href="${relative(name, 'assets/site.css')}">
<link rel="preconnect" href="https://cdn.acme.org">
${(site.head.get(name) ?? []).join('\n')}
<title>${name}</title>\n</head>\n<body>
<p id="in"><a href="https://elsewhere.acme.org/">out</a> <a href="mailto:a@b.c">write</a> <a href="#">top</a>
${name === 'index.html' ? home.join('\n') : ''}
${(site.body.get(name) ?? []).join('\n')}
</body>\n</html>\n`,
    )
    site.sitemap.add(name)
  }
  files.set('404.html', page('not found'))
  files.set('assets/site.css', site.style.join('\n'))
  const entries = [...site.sitemap].map(
    (name) => `<url><loc>https://${DOMAIN}${BASE_PATH}${encodeURI(name.replace(/\.html$/, ''))}</loc></url>`,
  )
  files.set('sitemap.xml', `<?xml version="1.0"?>\n<urlset>\n${entries.join('\n')}\n</urlset>\n`)
  writeFiles(folder, Object.fromEntries(files))
}
