/**
 * The HTML around a page's text, the sitemap, and the style sheet. Nothing is loaded from other
 * hosts.
 */
import { posix } from 'node:path'

/** A page, as it is listed in the navigation and the sitemap. */
export interface PageLink {
  readonly path: string
  readonly title: string
}

/** The site that a page belongs to; `pages` in the order of the navigation. */
export interface SiteContext {
  readonly name: string
  readonly domain: string
  /** The path where it is served, without a trailing slash; empty at the root. */
  readonly basePath: string
  readonly pages: readonly PageLink[]
}

/** Returns the complete HTML of a page whose rendered text is `body`. */
export function page(own: PageLink, body: string, site: SiteContext): string {
  const root = posix.relative(posix.dirname(own.path), '.')
  const head = `<link rel="canonical" href="${escapeHtml(publicAddress(own, site))}">`
  return frame(
    { title: own.title, head, root: root === '' ? '' : `${root}/`, current: own.path, body },
    site,
  )
}

/** Returns the page that a host shows for an unknown address, whose depth varies: links start at the root. */
export function notFoundPage(site: SiteContext): string {
  const root = `${site.basePath}/`
  const body = `<h1>Page not found</h1>\n<p>There is no page at this address. <a href="${root}">Go to the home page</a></p>`
  const head = '<meta name="robots" content="noindex">'
  return frame({ title: 'Page not found', head, root, current: '', body }, site)
}

/** Returns the sitemap: every page at its public address (https://www.sitemaps.org/protocol.html). */
export function sitemap(site: SiteContext): string {
  const urls = site.pages.map(
    (each) => `  <url><loc>${escapeHtml(publicAddress(each, site))}</loc></url>`,
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/** Returns `text` escaped for HTML and XML, in text and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

interface Parts {
  readonly title: string
  readonly head: string
  /** The relative path from the page to the root of the site. */
  readonly root: string
  readonly current: string
  readonly body: string
}

function frame({ title, head, root, current, body }: Parts, site: SiteContext): string {
  const heading = title === site.name ? title : `${title} · ${site.name}`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(heading)}</title>
${head}
<link rel="stylesheet" href="${root}assets/style.css">
</head>
<body>
<nav aria-label="Pages">
<ul>
${site.pages.map((each) => navItem(each, root, current)).join('\n')}
</ul>
</nav>
<main>
${body}
</main>
</body>
</html>
`
}

function navItem({ path, title }: PageLink, root: string, current: string): string {
  const depth = path.split('/').length - 1
  const here = path === current ? ' aria-current="page"' : ''
  return `<li class="depth-${Math.min(depth, 3)}"><a href="${root}${encodePath(path)}"${here}>${escapeHtml(title)}</a></li>`
}

/** Public addresses have no extension, and the home page is only the domain. */
function publicAddress({ path }: PageLink, { domain, basePath }: SiteContext): string {
  return `https://${domain}${basePath}/${path === 'index.html' ? '' : encodePath(path.replace(/\.html$/, ''))}`
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

/** The style sheet, for light and dark mode, and for wide and narrow screens. */
export const STYLE = `:root {
  color-scheme: light dark;
  --line: light-dark(#ddd, #444);
  --soft: light-dark(#f5f5f5, #222);
  --link: light-dark(#0550ae, #79b8ff);
}
body {
  margin: 0 auto;
  max-width: 72rem;
  display: grid;
  grid-template-columns: 15rem minmax(0, 1fr);
  gap: 2rem;
  padding: 2rem 1rem;
  font: 1rem/1.6 system-ui, sans-serif;
  background: light-dark(#fff, #161616);
  color: light-dark(#1a1a1a, #e4e4e4);
}
a { color: var(--link); }
nav ul { list-style: none; margin: 0; padding: 0; }
nav a { text-decoration: none; }
nav a[aria-current] { font-weight: 600; color: inherit; }
nav .depth-1 { padding-left: 1rem; }
nav .depth-2 { padding-left: 2rem; }
nav .depth-3 { padding-left: 3rem; }
pre, code { font-family: ui-monospace, monospace; font-size: 0.9em; background: var(--soft); }
pre { padding: 1rem; overflow-x: auto; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { border: 1px solid var(--line); padding: 0.3rem 0.6rem; text-align: left; vertical-align: top; }
img { max-width: 100%; }
blockquote { margin: 0; padding-left: 1rem; border-left: 3px solid var(--line); }
@media (max-width: 48rem) { body { display: block; } }
`
