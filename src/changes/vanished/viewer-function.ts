/**
 * The viewer function of examples/s3-cloudfront-viewer-function.js with a table of redirects. A test compares the two.
 * Limits: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html#limits-functions and
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/kvs-with-functions-create-s3-kvp.html, read 2026-11.
 */
import { percentEncode, toText } from '../../web/byte-strings.ts'
import { DATA, FILES, s3Key } from '../../web/host/s3-key.ts'
import { basePrefix, type LeftOut, type Redirect, type Request, type Written } from './redirect.ts'

/** «10 KB», taken in the stricter sense. */
const MAX_FUNCTION_BYTES = 10_000
/** «5 MB», taken in the stricter sense. */
const MAX_STORE_BYTES = 5_000_000
/** Of a key, and of a key with its value. */
const MAX_KEY_BYTES = 512
const MAX_PAIR_BYTES = 1_024

const NAME = 'viewer-function.js'
const STORE = 'key-value-store.json'

/** A file that S3 does not have any more, as the function asks for it, and the address where its page is now. */
interface Entry {
  readonly key: string
  readonly to: string
  readonly redirect: Redirect
}

/** Returns the function, with its table in it, or in a file for a key value store if there is no room for it. */
export function writeViewerFunction({ redirects, site }: Request): Written {
  const entries = entriesOf(redirects, site)
  const table = entries.map(({ key, to }) => `  ${literal(key)}: ${literal(to)},\n`).join('')
  const whole = withTable(table)
  if (whole.length <= MAX_FUNCTION_BYTES) return { files: new Map([[NAME, whole]]), leftOut: [] }
  const leftOut: LeftOut[] = []
  const pairs: string[] = []
  let bytes = 64
  for (const { key, to, redirect } of entries) {
    const keyBytes = Buffer.byteLength(key)
    const pair = JSON.stringify({ key, value: to })
    const pairBytes = Buffer.byteLength(pair) + 2
    if (keyBytes > MAX_KEY_BYTES || keyBytes + to.length > MAX_PAIR_BYTES)
      leftOut.push({ redirect, why: 'CloudFront takes keys of 512 bytes, and 1 KB with their values' })
    else if (bytes + pairBytes > MAX_STORE_BYTES)
      leftOut.push({ redirect, why: 'CloudFront takes a store of 5 MB' })
    else {
      bytes += pairBytes
      pairs.push(pair)
    }
  }
  const store = Buffer.from(`{"data":[\n${pairs.join(',\n')}\n]}\n`).toString('latin1')
  return {
    files: new Map([
      [NAME, withStore()],
      [STORE, store],
    ]),
    leftOut,
  }
}

/** The function asks S3 for the same file by each address of a page, so that one entry stands for all of them. */
function entriesOf(redirects: readonly Redirect[], site: Request['site']): readonly Entry[] {
  const prefix = basePrefix(site)
  const entries = new Map<string, Entry>()
  for (const redirect of redirects) {
    const path = redirect.from.slice(prefix.length + 1)
    const key = path === '' ? `${prefix}/` : `${prefix}/${s3Key(path, site.basePath === '/')}`
    const text = toText(key)
    // The function leaves an address that is not UTF-8 encoded.
    const known = text.includes('\uFFFD') ? percentEncode(key) : text
    if (!entries.has(known)) entries.set(known, { key: known, to: percentEncode(redirect.to), redirect })
  }
  return [...entries.values()]
}

/** JavaScript in ASCII alone. */
function literal(text: string): string {
  return JSON.stringify(text).replace(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

const RULES = `// Names with a known extension are requested as they are. Everything else is a page.
const FILES = [
${FILES.map((pattern) => `  ${pattern},\n`).join('')}]

// Files without an extension: the search index, and files for machines.
const DATA = [${DATA.map(({ source }) => new RegExp(source.replace('^', '^\\/'))).join(', ')}]

// The address of the file that S3 is asked for.
function fileFor(uri) {
  const asIs = uri === '/' || FILES.concat(DATA).some((pattern) => pattern.test(uri))
  return asIs ? uri : \`\${uri.replace(/\\/$/, '')}.html\`
}

function decoded(uri) {
  try {
    return decodeURIComponent(uri)
  } catch (error) {
    return uri
  }
}

function redirect(to) {
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: to } } }
}
`

const HEAD = `// A CloudFront function for the event «viewer request», runtime cloudfront-js-2.0. It replaces the viewer function of the
// site, and does the same. In addition, it redirects addresses of the earlier site to where their pages are now.
`

function withTable(table: string): string {
  return toBytesOfScript(`${HEAD}
// Files that are gone.
const MOVED = {
${table}}

${RULES}
function handler(event) {
  const request = event.request
  request.uri = fileFor(request.uri)
  const to = MOVED[decoded(request.uri)]
  return to === undefined ? request : redirect(to)
}
`)
}

function withStore(): string {
  return toBytesOfScript(`${HEAD}// They are in a key value store, which has to be associated with the function: import ${STORE} into it.
import cf from 'cloudfront'

const moved = cf.kvs()

${RULES}
async function handler(event) {
  const request = event.request
  request.uri = fileFor(request.uri)
  try {
    const to = await moved.get(decoded(request.uri))
    return redirect(to)
  } catch (error) {
    return request
  }
}
`)
}

function toBytesOfScript(script: string): string {
  return Buffer.from(script).toString('latin1')
}
