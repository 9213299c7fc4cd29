/** How hosts answer from files alone, with the redirects between the addresses of one file that they make by themselves. */
import type { FileAnswer, FileLookup, FileResolver } from './decide.ts'

/** https://developers.cloudflare.com/workers/static-assets/routing/advanced/html-handling/, read 2026-11. */
export type HtmlHandling = 'auto-trailing-slash' | 'force-trailing-slash' | 'drop-trailing-slash' | 'none'

/** A file to look for: it is served, or the browser is sent `to` the address where it is. */
type Attempt = { readonly name: string; readonly to?: string }

/**
 * Cloudflare Pages: https://developers.cloudflare.com/pages/configuration/serving-pages/, and `generateHandler` of
 * `@cloudflare/pages-shared`, both read 2026-11.
 */
export function cloudflarePagesFiles(lookup: FileLookup): FileResolver {
  const has = (path: string): number | undefined => lookup(path.slice(1))
  return (asked) => {
    const path = merged(asked)
    if (path.endsWith('/')) {
      const index = has(`${path}index.html`)
      if (index !== undefined) return { file: index }
      if (path.endsWith('/index/')) return { redirect: path.slice(0, -'index/'.length) }
      return has(`${path.slice(0, -1)}.html`) === undefined ? undefined : { redirect: path.slice(0, -1) }
    }
    const exact = has(path)
    if (exact !== undefined) {
      if (!path.endsWith('.html')) return { file: exact }
      const bare = path.slice(0, -'.html'.length)
      if (bare.endsWith('/index')) return { redirect: bare.slice(0, -'index'.length) }
      return bare === '/' || has(bare) !== undefined ? { file: exact } : { redirect: bare }
    }
    if (path.endsWith('/index')) return { redirect: path.slice(0, -'index'.length) }
    const page = has(`${path}.html`)
    if (page !== undefined) return { file: page }
    return has(`${path}/index.html`) === undefined ? undefined : { redirect: `${path}/` }
  }
}

/** Workers with static assets: `getIntent` of `@cloudflare/workers-shared`'s asset worker, read 2026-11. */
export function cloudflareWorkersFiles(
  lookup: FileLookup,
  handling: HtmlHandling = 'auto-trailing-slash',
): FileResolver {
  const has = (path: string): number | undefined => lookup(path.slice(1))
  const answer = (path: string, mayRedirect: boolean): FileAnswer => {
    for (const { name, to } of attempts(path, handling)) {
      const file = has(name)
      if (file === undefined) continue
      if (to === undefined) return { file }
      // It is only sent to where this very file is.
      if (!mayRedirect || has(to) !== undefined) continue
      const there = answer(to, false)
      if (there !== undefined && 'file' in there && there.file === file) return { redirect: to }
    }
    return undefined
  }
  return (path) => answer(merged(path), true)
}

function attempts(path: string, handling: HtmlHandling): readonly Attempt[] {
  switch (handling) {
    case 'auto-trailing-slash':
      return [...autoAttempts(path), { name: path }, { name: `${path}.html` }, folder(path, `${path}/`)]
    case 'force-trailing-slash':
      return [
        ...forceAttempts(path),
        { name: path },
        { name: `${path}.html`, to: `${path}/` },
        folder(path, `${path}/`),
      ]
    case 'drop-trailing-slash':
      return [...dropAttempts(path), { name: path }, { name: `${path}.html` }, { name: `${path}/index.html` }]
    case 'none':
      return [{ name: path }]
  }
}

function folder(path: string, to: string): Attempt {
  return { name: `${path}/index.html`, to }
}

function autoAttempts(path: string): readonly Attempt[] {
  if (path.endsWith('/index')) {
    const bare = path.slice(0, -'/index'.length)
    return [{ name: path }, { name: `${path}.html`, to: `${bare}/` }, { name: `${bare}.html`, to: bare }]
  }
  if (path.endsWith('/index.html')) {
    const bare = path.slice(0, -'/index.html'.length)
    return [
      { name: path, to: `${bare}/` },
      { name: `${bare}.html`, to: bare },
    ]
  }
  if (path.endsWith('/')) {
    const bare = path.slice(0, -1)
    return [{ name: `${path}index.html` }, { name: `${bare}.html`, to: bare }]
  }
  if (!path.endsWith('.html')) return []
  const bare = path.slice(0, -'.html'.length)
  return [{ name: path, to: bare }, folder(bare, `${bare}/`)]
}

function forceAttempts(path: string): readonly Attempt[] {
  if (path.endsWith('/index')) {
    const bare = path.slice(0, -'/index'.length)
    return [
      { name: path },
      { name: `${path}.html`, to: `${bare}/` },
      { name: `${bare}.html`, to: `${bare}/` },
    ]
  }
  if (path.endsWith('/index.html')) {
    const bare = path.slice(0, -'/index.html'.length)
    return [
      { name: path, to: `${bare}/` },
      { name: `${bare}.html`, to: `${bare}/` },
    ]
  }
  if (path.endsWith('/')) return [{ name: `${path}index.html` }, { name: `${path.slice(0, -1)}.html` }]
  if (!path.endsWith('.html')) return []
  const bare = path.slice(0, -'.html'.length)
  return [{ name: path, to: `${bare}/` }, { name: path }, folder(bare, `${bare}/`)]
}

function dropAttempts(path: string): readonly Attempt[] {
  if (path === '/index' || path === '/index.html')
    return [...(path === '/index' ? [{ name: path }] : []), { name: '/index.html', to: '/' }]
  if (path.endsWith('/index')) {
    const bare = path.slice(0, -'/index'.length)
    return [{ name: path }, { name: `${bare}.html`, to: bare }, folder(bare, bare)]
  }
  if (path.endsWith('/index.html')) {
    const bare = path.slice(0, -'/index.html'.length)
    return [{ name: path, to: bare }, { name: path }, { name: `${bare}.html`, to: bare }]
  }
  if (path === '/') return [{ name: '/index.html' }]
  if (path.endsWith('/')) {
    const bare = path.slice(0, -1)
    return [{ name: `${bare}.html`, to: bare }, folder(bare, bare)]
  }
  if (!path.endsWith('.html')) return []
  const bare = path.slice(0, -'.html'.length)
  return [{ name: path, to: bare }, folder(bare, bare)]
}

/**
 * Azure Static Web Apps, whatever `trailingSlash` says: the three settings differ in the redirects between the forms
 * of an address, all of which are answered.
 * https://learn.microsoft.com/en-us/azure/static-web-apps/configuration#trailing-slash, read 2026-11.
 */
export function azureFiles(lookup: FileLookup): FileResolver {
  return (asked) => {
    const path = merged(asked).slice(1)
    // The host keeps this one to itself.
    if (path === 'staticwebapp.config.json') return undefined
    return firstOf(lookup, forms(path))
  }
}

/** Netlify, as measured by https://github.com/slorber/trailing-slash-guide, read 2026-11. */
export function netlifyFiles(lookup: FileLookup): FileResolver {
  return (asked) => firstOf(lookup, forms(merged(asked).slice(1)))
}

function forms(path: string): readonly string[] {
  if (path === '') return ['index.html']
  if (path.endsWith('/')) return [`${path}index.html`, `${path.slice(0, -1)}.html`]
  return [path, `${path}.html`, `${path}/index.html`]
}

/**
 * Vercel: a file under its name, a folder by its `index.html`, with a slash or without. Pages lose their `.html` with
 * `cleanUrls` alone. https://vercel.com/docs/project-configuration/vercel-json#cleanurls, read 2026-11.
 */
export function vercelFiles(lookup: FileLookup, cleanUrls: boolean): FileResolver {
  return (asked) => {
    const path = merged(asked).slice(1)
    const bare = path.endsWith('/') ? path.slice(0, -1) : path
    const names = bare === '' ? [] : [path, ...(cleanUrls ? [`${bare}.html`] : [])]
    return firstOf(lookup, [...names, bare === '' ? 'index.html' : `${bare}/index.html`])
  }
}

function firstOf(lookup: FileLookup, names: readonly string[]): FileAnswer {
  for (const name of names) {
    const file = lookup(name)
    if (file !== undefined) return { file }
  }
  return undefined
}

function merged(path: string): string {
  return path.includes('//') ? path.replace(/\/{2,}/g, '/') : path
}
