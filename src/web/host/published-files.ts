/**
 * What a host takes of a folder: the files that it publishes, and those that tell it what to do.
 */
import { readFileSync } from 'node:fs'
import ignore from 'ignore'
import { makeInterruptible } from '../../common/event-loop.ts'
import { isDiskError } from '../../common/file-errors.ts'
import { type Bytes, toBytes, toText } from '../byte-strings.ts'
import { getFileName, makeDiskPath, type Tree } from '../tree.ts'
import type { KeptNames } from './hosts/host-rules.ts'
import { getHostRules } from './hosts.ts'
import { listRedirectFiles } from './served-site.ts'
import type { Site } from './site.ts'

/** Nobody lists that much by hand. In bytes. */
const MAX_LIST = 64 << 10
/** In bytes. The longest lists that hosts are known to take have 2,000 rules. */
export const MAX_REDIRECT_FILE = 2 << 20

/** How a site is served. */
export type Serving = Pick<Site, 'host' | 'domain' | 'basePath'>

/** A site as a host takes it. */
export interface PublishedFiles {
  readonly site: Site
  /** The files that are published. */
  readonly tree: Tree
  /** What the host keeps for itself: the name of a file, or of a folder with its slash, and why. */
  readonly kept: ReadonlyMap<Bytes, Kept>
  /** Files for the host that could not be read. */
  readonly unreadFiles: readonly UnreadFile[]
}

/** `expected`: nobody misses what the host reads itself. */
type Kept = Pick<KeptNames, 'fate' | 'why'> | 'expected'

/** `why`: the file system's error code, or `too large`. */
export interface UnreadFile {
  readonly name: string
  readonly why: string
  /** If not, it lists what is not published, and everything counts as published. */
  readonly isRedirectFile: boolean
}

/**
 * Returns what a host takes of the files that were listed.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function selectPublishedFiles(
  listed: Tree,
  serving: Serving,
  signal: AbortSignal,
): Promise<PublishedFiles> {
  const { host, domain, basePath } = serving
  const unreadFiles: UnreadFile[] = []
  const read = (name: string, maxBytes: number, isRedirectFile: boolean): string | undefined => {
    const file = listed.names.indexOf(toBytes(name))
    if (file === -1) return undefined
    try {
      if ((listed.sizes[file] ?? 0) <= maxBytes)
        return readFileSync(makeDiskPath(listed.root, name), 'utf8')
      unreadFiles.push({ name, why: 'too large', isRedirectFile })
    } catch (error) {
      if (!isDiskError(error)) throw error
      unreadFiles.push({ name, why: error.code ?? error.message, isRedirectFile })
    }
    return undefined
  }
  const kept = new Map<Bytes, Kept>()
  const isKept = keeperFor(listed, serving, kept)
  const isListed = readList(serving, (name) => read(name, MAX_LIST, false))
  const tree = await without(listed, (name) => isListed(name) || isKept(name), signal)
  const redirects = listRedirectFiles(serving)
    .filter((name) => listed.names.includes(toBytes(name)))
    .map((name) => ({ name, text: read(name, MAX_REDIRECT_FILE, true) }))
  const unreadable = tree.unreadable.map(({ name }) => name).filter((name) => name.endsWith('/'))
  const { root, names, loops } = tree
  return {
    site: { root, names, host, domain, basePath, unreadable, loops, redirects },
    tree,
    kept,
    unreadFiles,
  }
}

/** Returns what the host keeps for itself, and notes why in `kept`. */
function keeperFor({ names }: Tree, { host, basePath }: Serving, kept: Map<Bytes, Kept>) {
  const prefix = toBytes(basePath.slice(1))
  const { keeps: all, reads, servesWhatItReads } = getHostRules(host)
  const hasNameLike = (pattern: RegExp) => names.some((name) => pattern.test(prefix + name))
  const keeps = all.filter(({ onlyBeside, unlessBeside }) => {
    if (unlessBeside !== undefined && hasNameLike(unlessBeside)) return false
    return onlyBeside === undefined || hasNameLike(onlyBeside)
  })
  return (name: Bytes): boolean => {
    for (const { name: pattern, fate, why } of keeps) {
      const part = prefix.concat(name).match(pattern)?.[0]
      if (part === undefined) continue
      kept.set(part.slice(prefix.length), { fate, why })
      return fate === 'left-out' || fate === 'unread'
    }
    if (servesWhatItReads || !reads.includes(prefix + name)) return false
    kept.set(name, 'expected')
    return true
  }
}

/** Returns what uploads leave out by a list of their own. */
function readList({ host, basePath }: Serving, read: (name: string) => string | undefined) {
  const { ignoreFile } = getHostRules(host)
  if (ignoreFile === undefined || basePath !== '/') return () => false
  // The same package as Wrangler's.
  const ignored = ignore.default({ allowRelativePaths: true }).add(read(ignoreFile) ?? '')
  return (name: Bytes) => ignored.ignores(toText(name))
}

async function without(
  tree: Tree,
  isLeftOut: (name: Bytes) => boolean,
  signal: AbortSignal,
): Promise<Tree> {
  const published: number[] = []
  for await (const [i, name] of makeInterruptible(tree.names.entries(), signal))
    if (!isLeftOut(name)) published.push(i)
  if (published.length === tree.names.length) return tree
  const names = published.map((i) => getFileName(tree, i))
  const sizes = published.map((i) => tree.sizes[i] ?? 0)
  return { ...tree, names, sizes }
}
