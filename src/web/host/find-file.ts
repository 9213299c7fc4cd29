/** How hosts find the file of an address, the rules of redirect files apart. */
import { isIndexPage, stemOfFile } from '../page-names.ts'
import type { FileAnswer, TrailingSlash } from './redirects/follow.ts'

/** Returns the number of the file of that name (relative to the site's root), if there is one. */
type FileLookup = (name: string) => number | undefined

/** What else decides. */
interface Place {
  /** Is the site's root the root of its host? */
  readonly isHostRoot: boolean
  /** Does the host's own file say that pages have no `.html` in their addresses? */
  readonly cleanUrls: boolean
}

/** Finds a file. `path` is absolute (from the site's root), decoded, a string of bytes. */
export type FindFile = (path: string, lookup: FileLookup, place: Place) => FileAnswer

/**
 * Returns where a browser is when a host has answered `path` with a page, by the settings of its redirect file: there, or
 * where the host has sent it for the sake of a slash. Both are absolute and decoded.
 */
export type EndOfAddress = (path: string, page: string, trailingSlash: TrailingSlash) => string

/** Both `/x` and `/x/` are shown where they are. */
export const asAsked: EndOfAddress = (path) => path

/** https://learn.microsoft.com/en-us/azure/static-web-apps/configuration#trailing-slash, read 2026-11. */
export const azureEnd: EndOfAddress = (path, page, trailingSlash) => {
  const [stem, isFolder] = [`/${stemOfFile(page)}`, isIndexPage(page)]
  if (trailingSlash === undefined && isFolder) return path
  return trailingSlash === 'always' || (trailingSlash === 'auto' && isFolder) ? `${stem}/` : stem
}

/** Returns a path as a host that merges slashes reads it, without a slash at its start. */
export function mergeSlashes(path: string): string {
  return path.replace(/\/{2,}/g, '/').replace(/^\//, '')
}

function firstOf(lookup: FileLookup, names: readonly string[]): FileAnswer {
  for (const name of names) {
    const file = lookup(name)
    if (file !== undefined) return { file }
  }
  return undefined
}

/** `/x` is `x`, `x.html` or `x/index.html`, whichever is there first; `/x/` is `x/index.html` alone. */
export const byName: FindFile = (path, lookup) => {
  const name = path.slice(1)
  if (name === '' || name.endsWith('/')) return firstOf(lookup, [`${name}index.html`])
  return firstOf(lookup, [name, `${name}.html`, `${name}/index.html`])
}

/** The same, but `/x/` is also `x.html`. */
export const byNameOfEitherForm: FindFile = (path, lookup, place) => {
  const found = byName(path, lookup, place)
  if (found !== undefined || path === '/' || !path.endsWith('/')) return found
  return firstOf(lookup, [`${path.slice(1, -1)}.html`])
}

/** The same, but `/x/` is `x.html` first: Netlify's pretty URLs, which are on unless somebody turns them off. */
export const netlifyFile: FindFile = (path, lookup, place) => {
  const page = path !== '/' && path.endsWith('/') ? lookup(`${path.slice(1, -1)}.html`) : undefined
  return page === undefined ? byName(path, lookup, place) : { file: page }
}

/** What the viewer function in examples/s3-cloudfront-viewer-function.js asks S3 for as it is. A test compares the two. */
const FILES = [
  /\.(?:html?|xhtml|css|m?js|cjs|map|wasm|json|jsonl|jsonld|geojson|webmanifest|xml|xsl|rss|atom|txt|md|mdx|csv|tsv|ya?ml|toml|data|bin|inv|idx|pagefind|pf_[a-z]+)$/i,
  /\.(?:png|jpe?g|gif|svgz?|webp|avif|ico|bmp|tiff?|mp[34]|m4[av]|webm|mov|og[agv]|opus|wav|flac|vtt|srt|glb|gltf|lottie|woff2?|ttf|otf|eot)$/i,
  /\.(?:pdf|epub|rtf|docx?|xlsx?|pptx?|od[tsp]|ics|zip|tar|t?gz|t?xz|bz2|zst|7z|br|jar|whl|exe|dmg|pkg|msi|deb|rpm|apk|iso|asc|sig|pem|crt)$/i,
  /\.(?:py|ipynb|sh|ps1|ts|tsx|jsx|java|kt|go|rs|rb|php|swift|sql|proto|graphqls?|diff|patch|tf|xsd|wsdl|tex|bib)$/i,
]
/** The same, from the root of the host. Below a base path, there is none. */
const DATA = [/^api\/search$/, /^\.well-known\//]

/** One file only, whatever files there are. Only the root of the host has an index. */
export const byKey: FindFile = (path, lookup, { isHostRoot }) => {
  const name = path.slice(1)
  if (name === '') return isHostRoot ? firstOf(lookup, ['index.html']) : undefined
  const asIs = isHostRoot ? [...FILES, ...DATA] : FILES
  const isAsIs = asIs.some((pattern) => pattern.test(name))
  return firstOf(lookup, [isAsIs ? name : `${name.replace(/\/$/, '')}.html`])
}

/** A file under its name, a folder by its `index.html`, with a slash or without; pages without `.html` if told so. */
export const vercelFile: FindFile = (path, lookup, { cleanUrls }) => {
  const name = path.slice(1)
  const bare = name.endsWith('/') ? name.slice(0, -1) : name
  if (bare === '') return firstOf(lookup, ['index.html'])
  return firstOf(lookup, [name, ...(cleanUrls ? [`${bare}.html`] : []), `${bare}/index.html`])
}

/** `generateHandler` of `@cloudflare/pages-shared`, read 2026-11. */
export const cloudflarePagesFile: FindFile = (path, lookup) => {
  const has = (asked: string): number | undefined => lookup(asked.slice(1))
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

/** `getIntent` of `@cloudflare/workers-shared`'s asset worker with `auto-trailing-slash`, read 2026-11. */
export const cloudflareWorkersFile: FindFile = (path, lookup) => {
  const has = (asked: string): number | undefined => lookup(asked.slice(1))
  const answer = (asked: string, mayRedirect: boolean): FileAnswer => {
    for (const { name, to } of attempts(asked)) {
      const file = has(name)
      if (file === undefined) continue
      if (to === undefined) return { file }
      // It is only sent to where this very file is.
      if (!mayRedirect) continue
      const there = answer(to, false)
      if (typeof there === 'object' && 'file' in there && there.file === file) return { redirect: to }
    }
    return undefined
  }
  return answer(path, true)
}

/** Returns the files to look for: each is served, or the browser is sent `to` the address where it is. */
function attempts(path: string): readonly { readonly name: string; readonly to?: string }[] {
  return [
    ...attemptsForEnding(path),
    { name: path },
    { name: `${path}.html` },
    { name: `${path}/index.html`, to: `${path}/` },
  ]
}

function attemptsForEnding(path: string): ReturnType<typeof attempts> {
  const without = (end: string): string => path.slice(0, -end.length)
  if (path.endsWith('/index')) {
    const bare = without('/index')
    return [{ name: path }, { name: `${path}.html`, to: `${bare}/` }, { name: `${bare}.html`, to: bare }]
  }
  if (path.endsWith('/index.html')) {
    const bare = without('/index.html')
    return [
      { name: path, to: `${bare}/` },
      { name: `${bare}.html`, to: bare },
    ]
  }
  if (path.endsWith('/'))
    return [{ name: `${path}index.html` }, { name: `${without('/')}.html`, to: without('/') }]
  if (!path.endsWith('.html')) return []
  const bare = without('.html')
  return [
    { name: path, to: bare },
    { name: `${bare}/index.html`, to: `${bare}/` },
  ]
}
