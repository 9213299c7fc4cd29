/** Selects the files of a folder that a host publishes, and reads its configuration files. */
import { readFileSync } from 'node:fs'
import ignore from 'ignore'
import { makeInterruptible } from '../../common/event-loop.ts'
import { isDiskError } from '../../common/file-errors.ts'
import { type Bytes, toBytes, toText } from '../byte-strings.ts'
import { getFileName, makeDiskPath, type Tree } from '../tree.ts'
import type { HostRules, KeptNames } from './hosts/host-rules.ts'
import { getHostRules } from './hosts.ts'
import { listRedirectFiles } from './served-site.ts'
import type { Site } from './site.ts'

/** The largest ignore file that is read, in bytes. Nobody writes a longer one by hand. */
const MAX_LIST = 64 << 10
/** The largest redirect file that is read, in bytes. Hosts accept about 2,000 rules. */
export const MAX_REDIRECT_FILE = 2 << 20

/** Where a site is served. */
export type Serving = Pick<Site, 'host' | 'domain' | 'basePath'>

/** The files of a folder that a host publishes. */
export interface PublishedFiles {
  readonly site: Site
  /** The files that are published. */
  readonly tree: Tree
  /**
   * Files with a special treatment: the name of a file, or of a folder with its slash, and the
   * reason.
   */
  readonly kept: ReadonlyMap<Bytes, Kept>
  /** Configuration files that could not be read. */
  readonly unreadFiles: readonly UnreadFile[]
}

/** `expected`: a configuration file that the host reads, which is not missed. */
type Kept = Pick<KeptNames, 'fate' | 'why'> | 'expected'

/** `why`: the file system's error code, or `too large`. */
export interface UnreadFile {
  readonly name: string
  readonly why: string
  /** Otherwise it is an ignore file, and all files count as published. */
  readonly isRedirectFile: boolean
}

/**
 * Returns the listed files that a host publishes.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function selectPublishedFiles(
  listed: Tree,
  serving: Serving,
  signal: AbortSignal,
): Promise<PublishedFiles> {
  const { host, domain, basePath } = serving
  const hostFiles = new HostFileReader(listed)
  const sorter = new KeptFileSorter(listed, serving)
  const ignored = readIgnoreFile(serving, hostFiles)
  const isLeftOut = (name: Bytes) => ignored?.ignores(toText(name)) === true || sorter.keeps(name)
  const tree = await removeFiles(listed, isLeftOut, signal)
  const redirects = listRedirectFiles(serving)
    .filter((name) => listed.names.includes(toBytes(name)))
    .map((name) => ({ name, text: hostFiles.readRedirectFile(name) }))
  const unreadable = tree.unreadable.map(({ name }) => name).filter((name) => name.endsWith('/'))
  const { root, names, loops } = tree
  return {
    site: { root, names, host, domain, basePath, unreadable, loops, redirects },
    tree,
    kept: sorter.kept,
    unreadFiles: hostFiles.unread,
  }
}

/** Reads the configuration files of a site. */
class HostFileReader {
  readonly unread: UnreadFile[] = []
  readonly #listed: Tree

  constructor(listed: Tree) {
    this.#listed = listed
  }

  /** Returns the text of an ignore file; undefined if it does not exist or cannot be read. */
  readList(name: string): string | undefined {
    const { text, problem } = this.#read(name, MAX_LIST)
    if (problem !== undefined) this.unread.push({ name, why: problem, isRedirectFile: false })
    return text
  }

  /** Returns the text of a redirect file; undefined if it does not exist or cannot be read. */
  readRedirectFile(name: string): string | undefined {
    const { text, problem } = this.#read(name, MAX_REDIRECT_FILE)
    if (problem !== undefined) this.unread.push({ name, why: problem, isRedirectFile: true })
    return text
  }

  #read(name: string, maxBytes: number): { readonly text?: string; readonly problem?: string } {
    const { root, names, sizes } = this.#listed
    const file = names.indexOf(toBytes(name))
    if (file === -1) return {}
    if ((sizes[file] ?? 0) > maxBytes) return { problem: 'too large' }
    try {
      return { text: readFileSync(makeDiskPath(root, name), 'utf8') }
    } catch (error) {
      if (!isDiskError(error)) throw error
      return { problem: error.code ?? error.message }
    }
  }
}

/** Finds the files that a host does not serve normally. */
class KeptFileSorter {
  readonly kept = new Map<Bytes, Kept>()
  /** The base path without its first slash: names are compared from the root of the host. */
  readonly #prefix: Bytes
  readonly #rules: HostRules
  /** The entries of `keeps` that apply to this site. */
  readonly #applied: readonly KeptNames[]

  constructor({ names }: Tree, { host, basePath }: Serving) {
    this.#prefix = toBytes(basePath.slice(1))
    this.#rules = getHostRules(host)
    const hasName = (pattern: RegExp) => names.some((name) => pattern.test(this.#prefix + name))
    this.#applied = this.#rules.keeps.filter(({ onlyBeside, unlessBeside }) => {
      if (unlessBeside !== undefined && hasName(unlessBeside)) return false
      return onlyBeside === undefined || hasName(onlyBeside)
    })
  }

  /** Returns whether a host does not publish a file, and notes any special treatment. */
  keeps(name: Bytes): boolean {
    const fullName = this.#prefix.concat(name)
    for (const { name: pattern, fate, why } of this.#applied) {
      const part = fullName.match(pattern)?.[0]
      if (part === undefined) continue
      this.kept.set(part.slice(this.#prefix.length), { fate, why })
      return fate === 'left-out' || fate === 'unread'
    }
    const { reads, servesWhatItReads } = this.#rules
    if (servesWhatItReads || !reads.includes(fullName)) return false
    this.kept.set(name, 'expected')
    return true
  }
}

/**
 * Returns the patterns of files that uploads leave out; undefined if the host has no ignore file.
 */
function readIgnoreFile({ host, basePath }: Serving, hostFiles: HostFileReader) {
  const { ignoreFile } = getHostRules(host)
  if (ignoreFile === undefined || basePath !== '/') return undefined
  // Wrangler uses this package as well.
  const ignored = ignore.default({ allowRelativePaths: true })
  return ignored.add(hostFiles.readList(ignoreFile) ?? '')
}

async function removeFiles(
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
