/** What a host takes of a folder: the files that it publishes, and those that tell it what to do. */
import { readFileSync } from 'node:fs'
import ignore from 'ignore'
import { checkpoint } from '../../event-loop.ts'
import { toText } from '../byte-strings.ts'
import type { Site } from '../site.ts'
import { pathOf, type Tree } from '../tree.ts'
import { rulesOf } from './hosts.ts'
import { redirectFilesOf } from './served-site.ts'

/** https://developers.cloudflare.com/workers/static-assets/binding/#ignoring-assets, read 2026-11. */
const LIST = '.assetsignore'
/** Nobody lists that much by hand. In bytes. */
const MAX_LIST = 64 << 10
/** In bytes. The longest lists that hosts are known to take have 2,000 rules. */
export const MAX_REDIRECT_FILE = 2 << 20
/** Wrangler never uploads these (`createAssetsIgnoreFunction`). */
const NEVER_PUBLISHED: ReadonlySet<string> = new Set([LIST, '_redirects', '_headers'])

/** How a site is served. */
export type Serving = Pick<Site, 'host' | 'domain' | 'basePath'>

/** A site as a host takes it. */
export interface SiteOnHost {
  readonly site: Site
  /** The files that are published. */
  readonly tree: Tree
  /** Files of the host's own that it could not be told by. */
  readonly unread: readonly UnreadFile[]
}

/** `why`: the file system's error code, or `too large`. */
export interface UnreadFile {
  readonly name: string
  readonly why: string
  /** Else it is a list of what is not published, and everything is. */
  readonly isRedirectFile: boolean
}

/**
 * Returns what a host takes of the files that were listed.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function siteOnHost(listed: Tree, serving: Serving, signal: AbortSignal): Promise<SiteOnHost> {
  const { host, domain, basePath } = serving
  const unread: UnreadFile[] = []
  const read = (name: string, maxBytes: number, isRedirectFile: boolean): string | undefined => {
    const content = textOf(listed, name, maxBytes)
    if (typeof content !== 'object') return content
    unread.push({ name, why: content.why, isRedirectFile })
    return undefined
  }
  const tree = await publishedTree(listed, serving, () => read(LIST, MAX_LIST, false), signal)
  const redirects = redirectFilesOf(serving)
    .filter((name) => listed.names.includes(name))
    .map((name) => ({ name, text: read(name, MAX_REDIRECT_FILE, true) }))
  const unreadable = tree.unreadable.map(({ name }) => name)
  const { root, names, loops } = tree
  return { site: { root, names, host, domain, basePath, unreadable, loops, redirects }, tree, unread }
}

/** Leaves out what uploads leave out by a list of their own. */
async function publishedTree(
  tree: Tree,
  { host, basePath }: Serving,
  readList: () => string | undefined,
  signal: AbortSignal,
): Promise<Tree> {
  if (rulesOf(host).readsAssetsIgnore !== true || basePath !== '/') return tree
  const list = readList()
  // The same package as Wrangler's.
  const ignored = ignore.default({ allowRelativePaths: true }).add(list ?? '')
  const yieldIfOver = checkpoint(signal)
  const kept: number[] = []
  for (const [i, name] of tree.names.entries()) {
    await yieldIfOver()
    if (!NEVER_PUBLISHED.has(name) && !ignored.ignores(toText(name))) kept.push(i)
  }
  const names = kept.map((i) => tree.names[i] ?? '')
  const sizes = kept.map((i) => tree.sizes[i] ?? 0)
  return { ...tree, names, sizes }
}

/** Returns undefined if there is no such file. */
function textOf(
  { root, names, sizes }: Tree,
  name: string,
  maxBytes: number,
): string | undefined | { readonly why: string } {
  const file = names.indexOf(name)
  if (file === -1) return undefined
  if ((sizes[file] ?? 0) > maxBytes) return { why: 'too large' }
  try {
    return readFileSync(pathOf(root, name), 'utf8')
  } catch (error) {
    return { why: error instanceof Error && 'code' in error ? String(error.code) : String(error) }
  }
}
