/** The traits of Cloudflare Pages, and of Workers with static assets. */

import { type Ascii, asBytes, type Bytes } from '../../../byte-strings.ts'
import type { FileIndex } from '../../../tree.ts'
import { makeRedirectResponse, type StaticResponse } from '../../redirects/responses.ts'
import {
  DEFAULT_TRAITS,
  errorAbove,
  type HostTraits,
  MIB_BYTES,
  warnAbove,
} from '../host-traits.ts'
import type { FileLookup, StaticResponder } from '../static-responders.ts'
import { type CloudflareProduct, parseCloudflareRedirects } from './cloudflare-redirects.ts'

/** Returns the traits that Pages and Workers share. */
function makeCloudflareTraits(product: CloudflareProduct) {
  const title = `Cloudflare ${product}`
  return {
    ...DEFAULT_TRAITS,
    title,
    // `notFound` in the code of both products, read 2026-11.
    hasFolderNotFoundPages: true,
    redirectFormat: {
      name: '_redirects',
      parse: (text, domain) => parseCloudflareRedirects(text, domain, product),
    },
    // Email protection, image resizing:
    // https://developers.cloudflare.com/fundamentals/reference/cdn-cgi-endpoint/, read 2026-11.
    servicePaths: /^\/cdn-cgi(?:\/|$)/,
    // With Web Analytics, as seen in served pages, 2026-11.
    injectedPrefixes: ['/cdn-cgi/', 'https://static.cloudflareinsights.com/'],
    undoTransform: showProtectedEmails,
    // https://developers.cloudflare.com/pages/platform/limits/ and
    // https://developers.cloudflare.com/workers/platform/limits/, read 2026-11.
    fileSizeLimits: [errorAbove(25 * MIB_BYTES, `the 25 MiB that ${title} allows per file`)],
    fileCountLimits: [
      errorAbove(100_000, `the 100,000 that ${title} allows on its paid plans`),
      warnAbove(20_000, `the 20,000 that ${title} allows on its free plan`),
    ],
  } as const satisfies Partial<HostTraits>
}

/** Returns the index of the file at an absolute path; undefined if there is none. */
type PathLookup = (path: string) => FileIndex | undefined

/** `generateHandler` of `@cloudflare/pages-shared`, read 2026-11. */
const respondOnPages: StaticResponder = (path, lookup) => {
  const lookUpPath: PathLookup = (absolute) => lookup(absolute.slice(1))
  if (path.endsWith('/')) return respondToFolderOnPages(path, lookUpPath)
  const exact = lookUpPath(path)
  if (exact !== undefined) return respondWithExactFileOnPages(path, exact, lookUpPath)
  if (path.endsWith('/index')) return makeRedirectResponse(path.slice(0, -'index'.length))
  const page = lookUpPath(`${path}.html`)
  if (page !== undefined) return { kind: 'file', fileIndex: page }
  if (lookUpPath(`${path}/index.html`) === undefined) return undefined
  return makeRedirectResponse(path.concat('/'))
}

function respondToFolderOnPages(path: Bytes, lookUpPath: PathLookup): StaticResponse {
  const indexPage = lookUpPath(`${path}index.html`)
  if (indexPage !== undefined) return { kind: 'file', fileIndex: indexPage }
  if (path.endsWith('/index/')) return makeRedirectResponse(path.slice(0, -'index/'.length))
  const bare = path.slice(0, -1)
  if (lookUpPath(`${bare}.html`) === undefined) return undefined
  return makeRedirectResponse(bare)
}

/** Redirects pages to their address without `.html`, unless another file has that name. */
function respondWithExactFileOnPages(
  path: Bytes,
  fileIndex: FileIndex,
  lookUpPath: PathLookup,
): StaticResponse {
  if (!path.endsWith('.html')) return { kind: 'file', fileIndex }
  const bare = path.slice(0, -'.html'.length)
  if (bare.endsWith('/index')) return makeRedirectResponse(bare.slice(0, -'index'.length))
  if (bare === '/' || lookUpPath(bare) !== undefined) return { kind: 'file', fileIndex }
  return makeRedirectResponse(bare)
}

/**
 * `getIntent` of `@cloudflare/workers-shared`'s asset worker with `auto-trailing-slash`, read
 * 2026-11.
 */
const respondOnWorkers: StaticResponder = (path, lookup) => {
  for (const { name, to } of listCandidateFiles(path)) {
    const fileIndex = lookup(name.slice(1))
    if (fileIndex === undefined) continue
    if (to === undefined) return { kind: 'file', fileIndex }
    // Redirects only to an address at which the same file is served.
    if (findWithoutRedirect(to, lookup) === fileIndex) return makeRedirectResponse(to)
  }
  return undefined
}

/** Returns the file that is served at a path without a redirect. */
function findWithoutRedirect(path: Bytes, lookup: FileLookup): FileIndex | undefined {
  for (const { name, to } of listCandidateFiles(path)) {
    const fileIndex = lookup(name.slice(1))
    if (fileIndex !== undefined && to === undefined) return fileIndex
  }
  return undefined
}

/** A file to look for. It is served directly, or, with `to`, by a redirect to that address. */
interface CandidateFile {
  readonly name: string
  readonly to?: Bytes
}

/** A candidate whose name and address are appended to a path without its suffix. */
interface SuffixCandidate {
  readonly name: string
  readonly to?: Ascii
}

const TO_FOLDER: SuffixCandidate = { name: '/index.html', to: '/' }
const TO_PAGE: SuffixCandidate = { name: '.html', to: '' }
/** The first candidates, by the suffix of the path. */
const CANDIDATES_BY_SUFFIX: readonly {
  readonly end: string
  readonly first: readonly SuffixCandidate[]
}[] = [
  { end: '/index', first: [{ name: '/index' }, TO_FOLDER, TO_PAGE] },
  { end: '/index.html', first: [TO_FOLDER, TO_PAGE] },
  { end: '/', first: [{ name: '/index.html' }, TO_PAGE] },
  { end: '.html', first: [TO_PAGE, TO_FOLDER] },
]
/** The candidates that follow for any path. */
const CANDIDATES_OF_ANY_PATH: readonly SuffixCandidate[] = [
  { name: '' },
  { name: '.html' },
  TO_FOLDER,
]

function listCandidateFiles(path: Bytes): readonly CandidateFile[] {
  const always = prependStart(path, CANDIDATES_OF_ANY_PATH)
  const found = CANDIDATES_BY_SUFFIX.find(({ end }) => path.endsWith(end))
  if (found === undefined) return always
  const start = path.slice(0, path.length - found.end.length)
  return [...prependStart(start, found.first), ...always]
}

function prependStart(
  start: Bytes,
  candidates: readonly SuffixCandidate[],
): readonly CandidateFile[] {
  return candidates.map(({ name, to }) => {
    if (to === undefined) return { name: start + name }
    return { name: start + name, to: start.concat(to) }
  })
}

/** The mark of a hidden email address in a tag, and the rest of the tag and its element. */
const EMAIL_MARK = /\bdata-cfemail="([0-9a-f]{2,600})"/
const REST_OF_ELEMENT = /[^>]{0,300}>[^<]{0,100}<\/(?:a|span)>/
const PROTECTED_EMAIL = new RegExp(`${EMAIL_MARK.source}${REST_OF_ELEMENT.source}`, 'g')
const PROTECTED_LINK = /\/cdn-cgi\/l\/email-protection#([0-9a-f]{2,600})/g
/**
 * The maximum distance from the start of the tag to the mark of a hidden address, in characters.
 */
const MAX_TAG_CHARS = 300

/**
 * Returns a page with the email addresses that Cloudflare has hidden from robots, which is on by
 * default: https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/,
 * read 2026-11. Cloudflare adds a script that shows them to readers.
 */
function showProtectedEmails(page: Bytes): Bytes {
  if (!page.includes('/cdn-cgi/l/email-protection')) return page
  let original = ''
  let copiedTo = 0
  for (const { 0: all, 1: hex = '', index } of page.matchAll(PROTECTED_EMAIL)) {
    const searchStart = Math.max(copiedTo, index - MAX_TAG_CHARS)
    const tagOffset = page.slice(searchStart, index).lastIndexOf('<')
    if (tagOffset === -1) continue
    original += page.slice(copiedTo, searchStart + tagOffset) + decodeEmail(hex)
    copiedTo = index + all.length
  }
  original += page.slice(copiedTo)
  return asBytes(original.replace(PROTECTED_LINK, (_, hex: string) => `mailto:${decodeEmail(hex)}`))
}

/** The first byte is the key for the others. */
function decodeEmail(hex: string): string {
  const [key = 0, ...bytes] = Buffer.from(hex, 'hex')
  return Buffer.from(bytes.map((byte) => byte ^ key)).toString('latin1')
}

export const CLOUDFLARE_PAGES: HostTraits = {
  ...makeCloudflareTraits('Pages'),
  // https://developers.cloudflare.com/pages/configuration/serving-pages/, read 2026-11.
  respondFromFiles: respondOnPages,
  defaultNotFoundPage: 'home-page',
  configFiles: ['_redirects', '_headers', '_routes.json', '_worker.js'],
  // `IGNORE_LIST` of `wrangler pages deploy`:
  // https://github.com/cloudflare/workers-sdk/issues/2240.
  specialFiles: [
    {
      pattern: /^functions\//,
      treatment: 'unpublished',
      why: 'it treats the scripts in this folder as functions and leaves the rest out',
    },
    {
      pattern: /^(?:.*\/)?node_modules\//,
      treatment: 'unpublished',
      why: 'uploads leave out folders of this name',
    },
    // `produceWorkerBundleForWorkerJSDirectory` of wrangler 4.164, read 2026-11.
    {
      pattern: /^_worker\.js\//,
      unlessBeside: /^_worker\.js\/index\.js$/,
      treatment: 'refused',
      why: 'it treats this folder as a Worker, which must start in a file `index.js`',
    },
    {
      pattern: /^_worker\.js(?:\/|$)/,
      treatment: 'unpublished',
      why: 'it treats this as a Worker that handles all requests',
    },
    {
      pattern: /^_routes\.json$/,
      treatment: 'unpublished',
      why: 'it treats this as the list of addresses that functions handle',
    },
  ],
}

export const CLOUDFLARE_WORKERS: HostTraits = {
  ...makeCloudflareTraits('Workers'),
  // https://developers.cloudflare.com/workers/static-assets/routing/advanced/html-handling/, read
  // 2026-11.
  respondFromFiles: respondOnWorkers,
  configFiles: ['_redirects', '_headers', '.assetsignore'],
  // Wrangler uploads such a file as `application/null`, which stands for no header, read 2026-11.
  sendsNoTypeWithoutExtension: true,
  // https://developers.cloudflare.com/workers/static-assets/binding/#ignoring-assets, read 2026-11.
  ignoreFile: '.assetsignore',
  // `errorOnLegacyPagesWorkerJSAsset` of wrangler 4.164, read 2026-11: any file with this name is
  // enough.
  specialFiles: [
    {
      pattern: /^_worker\.js[^/]*(?:\/|$)/,
      unlessBeside: /^\.assetsignore$/,
      treatment: 'refused',
      why: 'it looks like a Worker for Cloudflare Pages; remove it, or list it in a file `.assetsignore`',
    },
    {
      pattern: /^_worker\.js(?:\/|$)/,
      onlyBeside: /^\.assetsignore$/,
      treatment: 'exposed',
      why: 'it looks like a Worker for Cloudflare Pages, and the file `.assetsignore` does not list it',
    },
  ],
}
