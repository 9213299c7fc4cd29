/**
 * What each host serves at the addresses of one site: the table that all code about hosts must
 * agree with.
 */
import type { HostId } from '../../src/web/host/all-hosts.ts'

/** The files of the site. */
export const FILES = [
  ...'index.html file.html folder/index.html both.html both/index.html docs.html docs/start.html'.split(
    ' ',
  ),
  ...['data', 'plain', 'plain.html', 'empty/x.txt', 'Upper.html'],
]

type Asked = HostId | 'none'
type Answer = string | undefined

const S3: readonly Asked[] = ['s3-cloudfront']
/** Serves `x.html` at `/x` only if `vercel.json` says so. */
const VERCEL: readonly Asked[] = ['vercel']
const CLOUDFLARE: readonly Asked[] = ['cloudflare-pages', 'cloudflare-workers']
/** `/x/` is not an address of `x.html`. */
const STRICT_SLASH: readonly Asked[] = ['github-pages', 'nginx', 'air-gapped', ...VERCEL]

/**
 * An address without its first slash, and the file that is served there on most hosts, and on those
 * that differ. Without a host, an address is served if any of them serves it.
 */
const TABLE: readonly (readonly [string, Answer, ...(readonly [readonly Asked[], Answer])[]])[] = [
  // Mostly https://github.com/slorber/trailing-slash-guide, where these were measured.
  ['', 'index.html'],
  ['index.html', 'index.html'],
  ['index', 'index.html', [VERCEL, undefined]],
  ['file.html', 'file.html'],
  ['file', 'file.html', [VERCEL, undefined]],
  ['file/', 'file.html', [STRICT_SLASH, undefined]],
  ['folder', 'folder/index.html', [S3, undefined]],
  ['folder/', 'folder/index.html', [S3, undefined]],
  ['folder/index.html', 'folder/index.html'],
  ['folder/index', 'folder/index.html', [VERCEL, undefined]],
  ['folder.html', undefined, [['cloudflare-workers', 'none'], 'folder/index.html']],
  ['both', 'both.html', [VERCEL, 'both/index.html']],
  ['both/', 'both/index.html', [[...S3, 'netlify'], 'both.html']],
  ['both.html', 'both.html'],
  ['both/index.html', 'both/index.html'],
  ['docs', 'docs.html', [VERCEL, undefined]],
  ['docs/', 'docs.html', [STRICT_SLASH, undefined]],
  ['docs/start', 'docs/start.html', [VERCEL, undefined]],
  ['data', 'data', [S3, undefined]],
  ['data/', undefined],
  ['plain', 'plain', [S3, 'plain.html']],
  ['plain.html', 'plain.html'],
  ['empty', undefined],
  ['empty/', undefined],
  ['upper.html', undefined],
  ['missing', undefined],
  ['docs//start.html', 'docs/start.html', [S3, undefined]],
  ['/file.html', 'file.html', [S3, undefined]],
  // Cloudflare also drops `index`, whether there is a folder or not.
  ['file/index', undefined, [[...CLOUDFLARE, 'none'], 'file.html']],
  ['file/index.html', undefined, [['cloudflare-workers', 'none'], 'file.html']],
  ['folder/index/', 'folder/index.html', [STRICT_SLASH, undefined]],
  ['file/index/', undefined, [['cloudflare-pages', 'none'], 'file.html']],
  // Addresses of services of hosts.
  ['cdn-cgi/l/email-protection', undefined, [[...CLOUDFLARE, 'none'], 'undecided']],
  ['.netlify/images', undefined, [['netlify', 'none'], 'undecided']],
  ['_vercel/insights/script.js', undefined, [[...VERCEL, 'none'], 'undecided']],
  ['.auth/login/github', undefined, [['azure-static-web-apps', 'none'], 'undecided']],
  ['api/search-index', undefined, [['azure-static-web-apps', 'none'], 'undecided']],
]

export const ANSWERS = TABLE.map(([path, usual, ...others]) => ({
  path,
  /** Returns the name of the file, `undecided` if a service may respond, or nothing. */
  answers(host: HostId | undefined): string | undefined {
    const other = others.find(([hosts]) => hosts.includes(host ?? 'none'))
    return other === undefined ? usual : other[1]
  },
}))
