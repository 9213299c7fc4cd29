/** Renders a folder of Markdown as a self-contained static site without broken links. */
import { posix } from 'node:path'
import GithubSlugger from 'github-slugger'
import createMarkdown, { type Token } from 'markdown-it'
import { parse as parseYaml } from 'yaml'
import { escapeHtml, notFoundPage, type PageLink, page, STYLE, sitemap } from './page.ts'
import { type Docs, type Site, type SiteFile, UnusableSource } from './site.ts'

interface Page {
  /** Path of its Markdown in the folder. */
  readonly source: string
  /** Path in the site. */
  readonly path: string
  readonly title: string
  readonly tokens: Token[]
  readonly anchors: ReadonlySet<string>
}

/**
 * Returns the site of `docs` for `domain` and a path without a trailing slash: `page.html` next to
 * a folder `page/`, `index.html` at the root, `404.html`, `sitemap.xml`, and a style sheet. Links
 * to anything that is not exported become plain text, and so do images that are not in the folder.
 * @throws UnusableSource if two texts would become the same page
 */
export function renderSite(docs: Docs, domain: string, basePath = ''): Site {
  const texts = withFrontPage(docs.texts, domain)
  const pages = new Map([...texts].map(([source, text]) => [source, read(source, text)]))
  const images = new Map<string, string>()
  const listed: PageLink[] = [...pages.values()].sort(frontPageFirst)
  const name = pages.get(frontPageOf(texts) ?? '')?.title ?? domain
  const site = { name, domain, basePath, pages: listed }

  const html = [...pages.values()].map((each) => {
    fixLinks(each, pages, docs.others, images)
    const body = MARKDOWN.renderer.render(each.tokens, MARKDOWN.options, {})
    return { path: each.path, content: page(each, body, site) }
  })
  const files: SiteFile[] = [
    ...html,
    ...[...images].map(([path, file]) => ({ path, file })),
    { path: '404.html', content: notFoundPage(site) },
    { path: 'sitemap.xml', content: sitemap(site) },
    { path: 'assets/style.css', content: STYLE },
  ]
  rejectDuplicatePaths(files)
  return { files, pages: pages.size }
}

const MARKDOWN = createMarkdown({ html: true, linkify: true })
// `README.md` is a file here, not a host name in the .md domain.
MARKDOWN.linkify.set({ fuzzyLink: false, fuzzyEmail: false })
// Raw HTML is shown as text, and an image as its description. Comments are for the authors only.
MARKDOWN.renderer.rules.html_inline = (tokens, i) => shownHtml(tokens[i]?.content)
MARKDOWN.renderer.rules.html_block = (tokens, i) => shownHtml(tokens[i]?.content)

function shownHtml(html = ''): string {
  const picture = /<picture>.*? alt="([^"]*)".*?<\/picture>/s.exec(html)
  return picture === null
    ? escapeHtml(html.replace(/<!--.*?-->/gs, ''))
    : `<p>${escapeHtml(picture[1] ?? '')}</p>\n`
}

function withFrontPage(
  texts: ReadonlyMap<string, string>,
  domain: string,
): ReadonlyMap<string, string> {
  if (frontPageOf(texts) !== undefined) return texts
  const list = [...texts.keys()].map((source) => `- [${source}](<${source}>)`)
  return new Map([['index.md', [`# ${domain}`, '', ...list].join('\n')], ...texts])
}

function frontPageOf(texts: ReadonlyMap<string, string>): string | undefined {
  return [...texts.keys()].find((source) => pathOf(source) === 'index.html')
}

function frontPageFirst(a: PageLink, b: PageLink): number {
  const rank = ({ path }: PageLink) => (path === 'index.html' ? '' : path)
  return rank(a) < rank(b) ? -1 : 1
}

/** A folder's `README.md` or `index.md` is the folder's own page: `guide/README.md` → `guide.html`. */
function pathOf(source: string): string {
  const bare = source.replace(/\.md$/i, '')
  const folder = bare.replace(/(^|\/)(readme|index)$/i, '')
  return `${folder === '' ? 'index' : folder}.html`
}

function read(source: string, text: string): Page {
  const { title, body } = withoutFrontMatter(text)
  const tokens = MARKDOWN.parse(body, {})
  const { anchors, first } = nameHeadings(tokens)
  return { source, path: pathOf(source), title: title ?? first ?? source, tokens, anchors }
}

function withoutFrontMatter(text: string): { title?: string; body: string } {
  const match = /^---\r?\n(.*?)\r?\n---\r?\n/s.exec(text)
  if (match === null) return { body: text }
  const body = text.slice(match[0].length)
  const data: unknown = parseYaml(match[1] ?? '', { logLevel: 'silent' })
  const titled =
    typeof data === 'object' && data !== null && 'title' in data && typeof data.title === 'string'
  return titled ? { title: String(data.title), body } : { body }
}

/** Gives each heading the id that GitHub gives it; returns the ids and the text of the first heading. */
function nameHeadings(tokens: readonly Token[]): {
  anchors: ReadonlySet<string>
  first: string | undefined
} {
  const slugger = new GithubSlugger()
  const anchors = new Set<string>()
  let first: string | undefined
  tokens.forEach((token, i) => {
    if (token.type !== 'heading_open') return
    const text = plainText(tokens[i + 1]?.children ?? [])
    const id = slugger.slug(text)
    token.attrSet('id', id)
    anchors.add(id)
    first ??= text
  })
  return { anchors, first }
}

function plainText(tokens: readonly Token[]): string {
  return tokens.map((token) => (token.type === 'image' ? '' : token.content)).join('')
}

function fixLinks(
  from: Page,
  pages: ReadonlyMap<string, Page>,
  others: ReadonlyMap<string, string>,
  images: Map<string, string>,
): void {
  for (const { children } of from.tokens) {
    let dropping = false
    const kept = (children ?? []).filter((token) => {
      if (token.type === 'image') fixImage(token, from, others, images)
      if (token.type === 'link_close') return !dropping
      if (token.type !== 'link_open') return true
      const href = hrefOf(String(token.attrGet('href')), from, pages)
      dropping = href === undefined
      if (href !== undefined) token.attrSet('href', href)
      return !dropping
    })
    children?.splice(0, children.length, ...kept)
  }
}

/** Returns the address for a link in the Markdown; undefined if its target is not exported. */
function hrefOf(href: string, from: Page, pages: ReadonlyMap<string, Page>): string | undefined {
  if (isElsewhere(href)) return href
  const [path = '', fragment = ''] = href.split('#', 2)
  const target = path === '' ? from : pageAt(sourceOf(path, from), pages)
  if (target === undefined) return undefined
  const anchored = target.anchors.has(decode(fragment))
  if (target === from) return anchored ? `#${fragment}` : undefined
  return `${relativeHref(from.path, target.path)}${anchored ? `#${fragment}` : ''}`
}

/** Finds a page by the path of its file, that path without `.md`, or the folder of its README. */
function pageAt(source: string, pages: ReadonlyMap<string, Page>): Page | undefined {
  const bare = source.replace(/^\.?$|\/$/, '')
  const wanted = pathOf(bare === '' ? 'index' : bare)
  return pages.get(source) ?? [...pages.values()].find(({ path }) => path === wanted)
}

function fixImage(
  token: Token,
  from: Page,
  others: ReadonlyMap<string, string>,
  images: Map<string, string>,
): void {
  const src = String(token.attrGet('src'))
  if (src.startsWith('data:')) return
  const source = isElsewhere(src) ? '' : sourceOf(src.replace(/[?#].*$/s, ''), from)
  const file = others.get(source)
  if (file === undefined) {
    token.content = MARKDOWN.renderer.renderInlineAsText(token.children ?? [], MARKDOWN.options, {})
    token.type = 'text'
  } else {
    images.set(source, file)
    token.attrSet('src', relativeHref(from.path, source))
  }
}

function isElsewhere(address: string): boolean {
  return /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(address)
}

/** Returns the path in the folder of Markdown that a relative address of `from` refers to. */
function sourceOf(address: string, from: Page): string {
  const path = decode(address.replace(/\?.*$/s, ''))
  return path.startsWith('/')
    ? posix.normalize(path.slice(1))
    : posix.normalize(posix.join(posix.dirname(from.source), path))
}

function relativeHref(from: string, to: string): string {
  return posix.relative(posix.dirname(from), to).split('/').map(encodeURIComponent).join('/')
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function rejectDuplicatePaths(files: readonly SiteFile[]): void {
  const seen = new Set<string>()
  for (const { path } of files) {
    if (seen.has(path))
      throw new UnusableSource(`two files of the documentation would both become ${path}`)
    seen.add(path)
  }
}
