/** Selects the files of a folder that a host publishes, and reads its configuration files. */
import { readFileSync } from 'node:fs'
import ignore, { type Ignore } from 'ignore'
import { iterateWithPauses } from '../../common/event-loop.ts'
import { isDiskError } from '../../common/file-errors.ts'
import { type Bytes, toBytes, toText } from '../byte-strings.ts'
import { type FileIndex, getFileName, makeDiskPath, type Tree } from '../tree.ts'
import { getHostTraits } from './all-hosts.ts'
import type { HostTraits, SpecialFiles } from './hosts/host-traits.ts'
import { listRedirectFiles } from './served-site.ts'
import type { RedirectFile, SiteData } from './site-snapshot.ts'

/** The largest ignore file that is read. */
const MAX_IGNORE_LIST_BYTES = 64 << 10
/** The largest redirect file that is read. Hosts accept about 2,000 rules. */
export const MAX_REDIRECT_FILE_BYTES = 2 << 20

/** Where a site is served. */
export type Serving = Pick<SiteData, 'host' | 'domain' | 'basePath'>

/** The files of a folder that a host publishes. */
export interface PublishedFiles {
  readonly site: SiteData
  /** The files that are published. */
  readonly tree: Tree
  /** Special treatments, by the name of a file, or of a folder with its slash. */
  readonly treatments: ReadonlyMap<Bytes, Treatment>
  /** Configuration files that could not be read. */
  readonly unreadFiles: readonly UnreadFile[]
}

/** How a host treats a file in a way of its own, and why. */
type Treatment = Pick<SpecialFiles, 'fate' | 'why'>

/** A configuration file that could not be read. */
export interface UnreadFile {
  readonly name: string
  readonly reason: UnreadReason
  /** Otherwise it is an ignore file, and all files count as published. */
  readonly isRedirectFile: boolean
}

/** `message`: the file system's error code, or its message if there is no code. */
type UnreadReason =
  | { readonly kind: 'too-large' }
  | { readonly kind: 'disk-error'; readonly message: string }

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
  const configReader = new ConfigFileReader(listed)
  const specialNames = new SpecialNames(listed, serving)
  const ignoreRules = parseIgnoreFile(serving, configReader)

  const treatments = new Map<Bytes, Treatment>()
  const published: FileIndex[] = []
  for await (const [fileIndex, name] of iterateWithPauses(listed.names.entries(), signal)) {
    if (ignoreRules?.ignores(toText(name)) === true) continue
    const special = specialNames.find(name)
    if (special !== undefined) treatments.set(special.part, special.treatment)
    if (specialNames.isPublished(name, special)) published.push(fileIndex)
  }

  const tree = selectFiles(listed, published)
  const redirectFiles: RedirectFile[] = []
  for (const name of listRedirectFiles(serving)) {
    if (!listed.names.includes(toBytes(name))) continue
    redirectFiles.push({ name, text: configReader.readRedirectFile(name) })
  }

  const unreadable = tree.unreadable.map(({ name }) => name).filter((name) => name.endsWith('/'))
  const { root, names, loops } = tree
  return {
    site: { root, names, host, domain, basePath, unreadable, loops, redirectFiles },
    tree,
    treatments,
    unreadFiles: configReader.unread,
  }
}

/** Reads the configuration files of a site. */
class ConfigFileReader {
  readonly unread: UnreadFile[] = []
  readonly #listed: Tree

  constructor(listed: Tree) {
    this.#listed = listed
  }

  /** Returns the text of an ignore file; undefined if it does not exist or cannot be read. */
  readIgnoreFile(name: string): string | undefined {
    const { text, reason } = this.#read(name, MAX_IGNORE_LIST_BYTES)
    if (reason !== undefined) this.unread.push({ name, reason, isRedirectFile: false })
    return text
  }

  /** Returns the text of a redirect file; undefined if it does not exist or cannot be read. */
  readRedirectFile(name: string): string | undefined {
    const { text, reason } = this.#read(name, MAX_REDIRECT_FILE_BYTES)
    if (reason !== undefined) this.unread.push({ name, reason, isRedirectFile: true })
    return text
  }

  #read(
    name: string,
    maxBytes: number,
  ): { readonly text?: string; readonly reason?: UnreadReason } {
    const { root, names, sizes } = this.#listed
    const fileIndex = names.indexOf(toBytes(name))
    if (fileIndex === -1) return {}
    if ((sizes[fileIndex] ?? 0) > maxBytes) return { reason: { kind: 'too-large' } }
    try {
      return { text: readFileSync(makeDiskPath(root, name), 'utf8') }
    } catch (error) {
      if (!isDiskError(error)) throw error
      return { reason: { kind: 'disk-error', message: error.code ?? error.message } }
    }
  }
}

/** The fates of files that are not published. */
const WITHHELD: ReadonlySet<SpecialFiles['fate']> = new Set(['left-out', 'unsupported'])

interface SpecialPart {
  /** The part of a file's name that decides: its own, or that of a folder with its slash. */
  readonly part: Bytes
  readonly treatment: Treatment
}

/** Finds the names of a site that its host treats in a way of its own. */
class SpecialNames {
  /** The base path without its first slash: names are compared from the root of the host. */
  readonly #prefix: Bytes
  readonly #hostTraits: HostTraits
  /** The entries of `specialFiles` that apply to this site. */
  readonly #applied: readonly SpecialFiles[]

  constructor({ names }: Tree, { host, basePath }: Serving) {
    this.#prefix = toBytes(basePath.slice(1))
    this.#hostTraits = getHostTraits(host)
    const hasName = (pattern: RegExp) => names.some((name) => pattern.test(this.#prefix + name))
    this.#applied = this.#hostTraits.specialFiles.filter(({ onlyBeside, unlessBeside }) => {
      if (unlessBeside !== undefined && hasName(unlessBeside)) return false
      return onlyBeside === undefined || hasName(onlyBeside)
    })
  }

  /** Returns how the host treats a file in a way of its own; undefined if it does not. */
  find(name: Bytes): SpecialPart | undefined {
    const fullName = this.#prefix.concat(name)
    for (const treatment of this.#applied) {
      const part = fullName.match(treatment.pattern)?.[0]
      if (part !== undefined) return { part: part.slice(this.#prefix.length), treatment }
    }
    return undefined
  }

  /** Is a file published? `special` is the result of `find` for it. */
  isPublished(name: Bytes, special: SpecialPart | undefined): boolean {
    if (special !== undefined) return !WITHHELD.has(special.treatment.fate)
    const { configFiles, servesConfigFiles } = this.#hostTraits
    return servesConfigFiles || !configFiles.includes(this.#prefix.concat(name))
  }
}

/**
 * Returns the patterns of files that uploads leave out; undefined if the host has no ignore file.
 */
function parseIgnoreFile(
  { host, basePath }: Serving,
  configReader: ConfigFileReader,
): Ignore | undefined {
  const { ignoreFile } = getHostTraits(host)
  if (ignoreFile === undefined || basePath !== '/') return undefined
  // Wrangler uses this package as well.
  const ignoreRules = ignore.default({ allowRelativePaths: true })
  return ignoreRules.add(configReader.readIgnoreFile(ignoreFile) ?? '')
}

/** Returns a tree with only the files at these indices. */
function selectFiles(tree: Tree, indices: readonly FileIndex[]): Tree {
  if (indices.length === tree.names.length) return tree
  const names = indices.map((index) => getFileName(tree, index))
  const sizes = indices.map((index) => tree.sizes[index] ?? 0)
  return { ...tree, names, sizes }
}
