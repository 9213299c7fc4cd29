import { rmSync } from 'node:fs'
import { posix } from 'node:path'
import type { Severity } from '../../src/findings/severity.ts'
import type { SiteCode } from '../../src/findings/site-kinds.ts'
import { writeFiles } from './check.ts'
import { randomFrom } from './random.ts'

/** An error that was put into a site on purpose, and the finding that it must cause. */
export interface Planted {
  readonly kind: string
  readonly code: SiteCode
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

/** The place of something that is planted once. */
interface Place {
  readonly mark: string
  /** The page that it is on. */
  readonly from: string
  /** Chooses one of several forms. */
  pick<T>(forms: readonly T[]): T
  readonly isWrong: boolean
}

/** What is added to a site. */
interface Part {
  readonly files?: Readonly<Record<string, string>>
  /** Pages with nothing of interest on them, which the sitemap lists. */
  readonly pages?: readonly string[]
  /** More that it lists. */
  readonly listed?: readonly string[]
  /** The additions to the body and the head of the page, and to the style sheet. */
  readonly body?: string
  readonly head?: string
  readonly style?: string
  /** The host that the page says it is on. */
  readonly host?: string
}

interface Kind {
  readonly code: SiteCode
  readonly severity?: Severity
  part(place: Place): Part
  readonly onPage?: false
  /** The file that the finding suggests instead. */
  near?(mark: string): string
}

function relative(page: string, target: string): string {
  return posix.relative(posix.dirname(page), target).split('/').map(encodeURIComponent).join('/')
}

/** Returns a small page. */
const page = (title: string) =>
  `<!doctype html><meta charset=utf-8><title>${title}</title><p id="in">${title}`
const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`

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

/** By their names. */
const KINDS: Readonly<Record<string, Kind>> = {
  'a page removed': {
    code: 'broken-link',
    part({ mark, from, pick, isWrong }) {
      const target = `${pick(FOLDERS)}${mark}.html`
      return { pages: isWrong ? [] : [target], body: pick(LINKS)(from, target) }
    },
  },
  'a link in the wrong case': {
    code: 'broken-link',
    near: (mark) => `guide/${mark}.html`,
    part({ mark, from, isWrong }) {
      const link = relative(from, `guide/${isWrong ? mark.toUpperCase() : mark}.html`)
      return { pages: [`guide/${mark}.html`], body: `<a href="${link}">` }
    },
  },
  'an asset removed': {
    code: 'broken-asset',
    part({ mark, from, pick, isWrong }) {
      const target = `${pick(FOLDERS)}${mark}.bin`
      return { files: isWrong ? {} : { [target]: mark }, body: pick(LOADS)(relative(from, target)) }
    },
  },
  'a link that no browser can follow': {
    code: 'broken-link',
    severity: 'warning',
    part({ mark, pick, isWrong }) {
      const dead = ['localhost:3000', 'file:///C:/docs', 'C:\\docs', 'https://docs.acme.dev:port']
      const at = isWrong ? pick([...dead, 'htps://acme.org']) : 'https://elsewhere.acme.org'
      return { body: `<a href="${at}/${mark}">` }
    },
  },
  'an asset that no browser can load': {
    code: 'broken-asset',
    part({ mark, from, pick, isWrong }) {
      const dead = [
        'localhost:3000',
        'file:///C:/docs',
        'file:',
        'http://[docs]',
        'docs.acme.dev:80',
      ]
      const address = isWrong ? `${pick(dead)}/${mark}` : relative(from, `own/${mark}.bin`)
      return { files: { [`own/${mark}.bin`]: mark }, body: pick(LOADS)(address) }
    },
  },
  'a picture of a style sheet removed': {
    code: 'broken-asset',
    onPage: false,
    part({ mark, pick, isWrong }) {
      const style = pick([
        `.a { background: url(${mark}.png) }`,
        `.a { background: URL("./${mark}.png") }`,
      ])
      return { files: isWrong ? {} : { [`assets/${mark}.png`]: mark }, style }
    },
  },
  'an anchor removed': {
    code: 'broken-anchor',
    severity: 'warning',
    part({ mark, from, pick, isWrong }) {
      const target = `anchors/${mark}.html`
      const anchor = isWrong ? '' : pick([`<a name="${mark} (x)">`, `<h2 id='${mark} (x)'>`])
      return {
        files: { [target]: page('anchors') + anchor },
        listed: [target],
        body: `<a href="${relative(from, target)}#${mark}%20(x)">`,
      }
    },
  },
  'an anchor of the page itself removed': {
    code: 'broken-anchor',
    severity: 'warning',
    part({ mark, isWrong }) {
      const heading = `<h2 id="${mark}">`
      const shown = isWrong ? `<!-- ${heading} --><template>${heading}</template>` : heading
      return { body: `<a href="#${mark}">${shown}` }
    },
  },
  'a load from another host': {
    code: 'external-load',
    part({ mark, from, pick, isWrong }) {
      const address = isWrong ? `https://cdn.acme.org/${mark}` : relative(from, `own/${mark}.bin`)
      return { files: { [`own/${mark}.bin`]: mark }, body: pick(LOADS)(address) }
    },
  },
  'an outside font in a style sheet': {
    code: 'external-load',
    onPage: false,
    part({ mark, isWrong }) {
      const style = `@font-face { font-family: x; src: url(${isWrong ? '//fonts.acme.org/' : ''}${mark}.woff2) }`
      return { files: { [`assets/${mark}.woff2`]: mark }, style }
    },
  },
  'an address that a script fetches elsewhere': {
    code: 'external-load',
    severity: 'notice',
    part: ({ mark, isWrong }) => ({
      body: isWrong
        ? `<script>fetch("https://api.acme.org/${mark}")</script>`
        : '<script>fetch("./data.json") // https://x.acme.org</script>',
    }),
  },
  'a load outside the base path': {
    code: 'outside-base-path',
    near: (mark) => `own/${mark}.bin`,
    part: ({ mark, isWrong }) => ({
      files: { [`own/${mark}.bin`]: mark },
      body: `<img src="${isWrong ? '/' : BASE_PATH}own/${mark}.bin">`,
    }),
  },
  'a link outside the base path': {
    code: 'outside-base-path',
    severity: 'warning',
    near: (mark) => `own/${mark}.html`,
    part: ({ mark, isWrong }) => ({
      pages: [`own/${mark}.html`],
      body: `<a href="${isWrong ? '/' : BASE_PATH}own/${mark}.html">`,
    }),
  },
  'a canonical address on another host': {
    code: 'canonical-host',
    severity: 'warning',
    part: ({ mark, isWrong }) => (isWrong ? { host: `${mark}.acme.dev` } : {}),
  },
  'a placeholder for a host': {
    code: 'canonical-host',
    part: ({ mark, isWrong }) =>
      isWrong
        ? { head: `<meta property="og:url" content="https://undefined.${mark}.acme.dev/">` }
        : {},
  },
  'an entry of the sitemap without a page': {
    code: 'sitemap',
    severity: 'warning',
    onPage: false,
    part: ({ mark, isWrong }) => ({ listed: isWrong ? [`${mark}.html`] : [] }),
  },
  'a page without an entry in the sitemap': {
    code: 'sitemap',
    severity: 'notice',
    onPage: false,
    part: ({ mark, isWrong }) =>
      isWrong ? { files: { [`${mark}.html`]: page(mark) } } : { pages: [`${mark}.html`] },
  },
  'a symbol of an SVG file removed': {
    code: 'broken-asset',
    part: ({ mark, from, isWrong }) => ({
      files: { [`own/${mark}.svg`]: svg(`<symbol id="${isWrong ? 'other' : `${mark}-icon`}"/>`) },
      body: `<svg><use href="${relative(from, `own/${mark}.svg`)}#${mark}-icon"/></svg>`,
    }),
  },
  'a page removed that an SVG file links to': {
    code: 'broken-link',
    onPage: false,
    part({ mark, from, pick, isWrong }) {
      const address = relative(from, `own/${mark}.svg`)
      return {
        files: { [`own/${mark}.svg`]: svg(`<a href="${mark}.html"><text>x</text></a>`) },
        pages: isWrong ? [] : [`own/${mark}.html`],
        body: pick([`<a href="${address}">`, `<object data="${address}"></object>`]),
      }
    },
  },
  'a link to the source of a page': {
    code: 'broken-link',
    near: (mark) => `guide/${mark}.html`,
    part: ({ mark, from, isWrong }) => ({
      pages: [`guide/${mark}.html`],
      body: `<a href="${relative(from, `guide/${mark}.${isWrong ? 'md' : 'html'}`)}">`,
    }),
  },
  'a page moved to another folder': {
    code: 'broken-link',
    near: (mark) => `api/v1/${mark}.html`,
    part: ({ mark, from, isWrong }) => ({
      pages: [`${isWrong ? 'api/v1' : 'guide'}/${mark}.html`],
      body: `<a href="${relative(from, `guide/${mark}.html`)}">`,
    }),
  },
  'an anchor in the wrong case': {
    code: 'broken-anchor',
    severity: 'warning',
    near: (mark) => `anchors/${mark}.html#${mark}`,
    part({ mark, from, isWrong }) {
      const name = `anchors/${mark}.html`
      return {
        files: { [name]: `${page('anchors')}<h2 id="${mark}">` },
        listed: [name],
        body: `<a href="${relative(from, name)}#${isWrong ? mark.toUpperCase() : mark}">`,
      }
    },
  },
}

/**
 * Writes a site into a new folder, with `each` errors of every kind at random locations, and returns the errors;
 * with `each` 0, it has no errors. It is meant for `air-gapped` at `DOMAIN` and `BASE_PATH`.
 */
export function writeSite(folder: string, seed: number, each: number): readonly Planted[] {
  const random = randomFrom(seed)
  const pages = Array.from(
    { length: PAGES },
    (_, i) => `${FOLDERS[i % FOLDERS.length]}page-${i}.html`,
  )
  const planted: Planted[] = []
  const parts: Placed[] = []
  for (const [k, [name, kind]] of Object.entries(KINDS).entries()) {
    for (let i = 0; i < Math.max(each, 20); i++) {
      const mark = `mark-${k}-${i}-end`
      const at = kind.code === 'canonical-host' ? i : Math.floor(random() * pages.length)
      const from = pages[at] ?? ''
      const isWrong = i < each
      const pick = <T>(forms: readonly T[]) => forms[i % forms.length] as T
      parts.push({ ...kind.part({ mark, from, pick, isWrong }), from })
      if (!isWrong) continue
      planted.push({
        kind: name,
        code: kind.code,
        severity: kind.severity ?? 'error',
        mark,
        page: kind.onPage === false ? undefined : from,
        near: kind.near && BASE_PATH + kind.near(mark),
      })
    }
  }
  rmSync(folder, { recursive: true, force: true })
  writeFiles(folder, filesOf(parts, ['index.html', ...pages]))
  return planted
}

type Placed = Part & { readonly from: string }

function filesOf(parts: readonly Placed[], names: readonly string[]): Record<string, string> {
  const plain = parts.flatMap(({ pages = [] }) => pages)
  const others = parts.flatMap(({ files = {} }) => Object.keys(files))
  const linked = [...names, ...plain, ...others.filter((name) => name.endsWith('.html'))]
  const links = linked.map((name) => `<a href="${relative('index.html', name)}">`)
  const listed = new Set([...names, ...plain, ...parts.flatMap(({ listed = [] }) => listed)])
  const on = Map.groupBy(parts, ({ from }) => from)
  const pages = names.map((name) => {
    const own = on.get(name) ?? []
    const host = own.find((part) => part.host)?.host ?? DOMAIN
    return [
      name,
      `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">
<link rel="canonical" href="https://${host}${BASE_PATH}${encodeURI(name.replace(/\.html$/, ''))}">
<link rel="stylesheet" href="${relative(name, 'assets/site.css')}">
<link rel="preconnect" href="https://cdn.acme.org">
${own.flatMap(({ head = [] }) => head).join('\n')}
<title>${name}</title>\n</head>\n<body>
<p id="in"><a href="https://elsewhere.acme.org/">out</a> <a href="mailto:a@b.c">write</a> <a href="#">top</a>
${name === 'index.html' ? links.join('\n') : ''}
${own.flatMap(({ body = [] }) => body).join('\n')}
</body>\n</html>\n`,
    ]
  })
  const pathOf = (name: string) => BASE_PATH + encodeURI(name.replace(/\.html$/, ''))
  const entries = [...listed].map(
    (name) => `<url><loc>https://${DOMAIN}${pathOf(name)}</loc></url>`,
  )
  return {
    ...Object.assign({}, ...parts.map(({ files }) => files)),
    ...Object.fromEntries(plain.map((name) => [name, page(name)])),
    ...Object.fromEntries(pages),
    '404.html': page('not found'),
    'assets/site.css': parts.flatMap(({ style = [] }) => style).join('\n'),
    'sitemap.xml': `<?xml version="1.0"?>\n<urlset>\n${entries.join('\n')}\n</urlset>\n`,
  }
}
