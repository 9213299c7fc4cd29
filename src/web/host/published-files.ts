/** Selects the files of a folder that a host publishes, and reads its configuration files. */
import { readFileSync } from 'node:fs'
import ignore, { type Ignore } from 'ignore'
import { isDiskError } from '../../common/disk-errors.ts'
import { iterateWithPauses } from '../../common/event-loop.ts'
import { type Bytes, toBytes, toText } from '../byte-strings.ts'
import { type FileIndex, getFileName, makeDiskPath, type Tree } from '../tree.ts'
import { getHostTraits } from './all-hosts.ts'
import type { HostTraits, SpecialFileRule, SpecialTreatment } from './hosts/host-traits.ts'
import { listRedirectFileNames } from './parse-redirect-file.ts'
import type { RedirectFile, SiteSnapshot } from './site-snapshot.ts'

/** The largest ignore file that is read. */
const MAX_IGNORE_FILE_BYTES = 64 << 10
/** The largest redirect file that is read. Hosts accept about 2,000 rules. */
export const MAX_REDIRECT_FILE_BYTES = 2 << 20

/** Where a site is served. */
export type SiteLocation = Pick<SiteSnapshot, 'host' | 'domain' | 'basePath'>

/** The files of a folder that a host publishes. */
export interface PublishedFiles {
  readonly site: SiteSnapshot
  /** The files that are published. */
  readonly tree: Tree
  /** Special treatments, by the name of a file, or of a folder with its slash. */
  readonly treatments: ReadonlyMap<Bytes, SpecialTreatment>
  /** Configuration files that could not be read. */
  readonly unreadFiles: readonly UnreadFile[]
}

/** A configuration file that could not be read. */
export interface UnreadFile {
  readonly name: string
  readonly reason: UnreadReason
  /** Without its ignore file, all files of a site count as published. */
  readonly kind: 'redirect-file' | 'ignore-file'
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
  tree: Tree,
  location: SiteLocation,
  signal: AbortSignal,
): Promise<PublishedFiles> {
  const configReader = new ConfigFileReader(tree)
  const specialFileMatcher = new SpecialFileMatcher(tree, location)
  const ignoreRules = parseIgnoreFile(location, configReader)

  const treatments = new Map<Bytes, SpecialTreatment>()
  const publishedIndexes: FileIndex[] = []
  for await (const [fileIndex, name] of iterateWithPauses(tree.names.entries(), signal)) {
    if (ignoreRules?.ignores(toText(name)) === true) continue
    const match = specialFileMatcher.find(name)
    if (match !== undefined) treatments.set(match.matchedName, match.rule)
    if (specialFileMatcher.isPublished(name, match)) publishedIndexes.push(fileIndex)
  }

  const publishedTree = selectFiles(tree, publishedIndexes)
  const redirectFiles = readRedirectFiles(tree, location, configReader)
  return {
    site: makeSiteSnapshot(publishedTree, location, redirectFiles),
    tree: publishedTree,
    treatments,
    unreadFiles: configReader.unreadFiles,
  }
}

function readRedirectFiles(
  { names }: Tree,
  location: SiteLocation,
  configReader: ConfigFileReader,
): readonly RedirectFile[] {
  return listRedirectFileNames(location)
    .filter((name) => names.includes(toBytes(name)))
    .map((name) => ({ name, text: configReader.readRedirectFile(name) }))
}

function makeSiteSnapshot(
  { root, names, unreadable, symlinkLoops }: Tree,
  { host, domain, basePath }: SiteLocation,
  redirectFiles: readonly RedirectFile[],
): SiteSnapshot {
  const unreadableFolders = unreadable.map(({ name }) => name).filter((name) => name.endsWith('/'))
  return { root, names, host, domain, basePath, unreadableFolders, symlinkLoops, redirectFiles }
}

/** Reads the configuration files of a site. */
class ConfigFileReader {
  readonly unreadFiles: UnreadFile[] = []
  readonly #tree: Tree

  constructor(tree: Tree) {
    this.#tree = tree
  }

  /** Returns the text of an ignore file; undefined if it does not exist or cannot be read. */
  readIgnoreFile(name: string): string | undefined {
    return this.#readOrNote(name, 'ignore-file', MAX_IGNORE_FILE_BYTES)
  }

  /** Returns the text of a redirect file; undefined if it does not exist or cannot be read. */
  readRedirectFile(name: string): string | undefined {
    return this.#readOrNote(name, 'redirect-file', MAX_REDIRECT_FILE_BYTES)
  }

  #readOrNote(name: string, kind: UnreadFile['kind'], maxBytes: number): string | undefined {
    const { text, reason } = this.#read(name, maxBytes)
    if (reason !== undefined) this.unreadFiles.push({ name, reason, kind })
    return text
  }

  #read(
    name: string,
    maxBytes: number,
  ): { readonly text?: string; readonly reason?: UnreadReason } {
    const { root, names, sizes } = this.#tree
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

/** The treatments of files that are not published. */
const UNPUBLISHED_TREATMENTS: ReadonlySet<SpecialFileRule['treatment']> = new Set([
  'unpublished',
  'unread',
])

/** A rule for special files, and the name that it matches. */
interface SpecialFileMatch {
  /** The whole name of a file, or the name of a folder around it with its slash. */
  readonly matchedName: Bytes
  readonly rule: SpecialFileRule
}

/** Finds the files of a site that its host treats in a special way. */
class SpecialFileMatcher {
  /** The base path without its first slash: names are compared from the root of the domain. */
  readonly #prefix: Bytes
  readonly #hostTraits: HostTraits
  /** The rules for special files that apply to this site. */
  readonly #rules: readonly SpecialFileRule[]

  constructor({ names }: Tree, { host, basePath }: SiteLocation) {
    this.#prefix = toBytes(basePath.slice(1))
    this.#hostTraits = getHostTraits(host)
    const hasName = (pattern: RegExp) => names.some((name) => pattern.test(this.#prefix + name))
    this.#rules = this.#hostTraits.specialFiles.filter(({ onlyIfSiteHas, unlessSiteHas }) => {
      if (unlessSiteHas !== undefined && hasName(unlessSiteHas)) return false
      return onlyIfSiteHas === undefined || hasName(onlyIfSiteHas)
    })
  }

  /** Returns the rule by which the host treats a file in a special way; undefined without one. */
  find(name: Bytes): SpecialFileMatch | undefined {
    const fullName = this.#prefix.concat(name)
    for (const rule of this.#rules) {
      const matchedName = fullName.match(rule.pattern)?.[0]
      if (matchedName !== undefined)
        return { matchedName: matchedName.slice(this.#prefix.length), rule }
    }
    return undefined
  }

  /** Is a file published? `match` is the result of `find` for it. */
  isPublished(name: Bytes, match: SpecialFileMatch | undefined): boolean {
    if (match !== undefined) return !UNPUBLISHED_TREATMENTS.has(match.rule.treatment)
    const { configFiles, servesConfigFiles } = this.#hostTraits
    return servesConfigFiles || !configFiles.includes(this.#prefix.concat(name))
  }
}

/**
 * Returns the patterns of files that uploads leave out; undefined if the host has no ignore file.
 */
function parseIgnoreFile(
  { host, basePath }: SiteLocation,
  configReader: ConfigFileReader,
): Ignore | undefined {
  const { uploadIgnoreFile } = getHostTraits(host)
  if (uploadIgnoreFile === undefined || basePath !== '/') return undefined
  // Wrangler uses this package as well.
  const ignoreRules = ignore.default({ allowRelativePaths: true })
  return ignoreRules.add(configReader.readIgnoreFile(uploadIgnoreFile) ?? '')
}

/** Returns a tree with only the files at these indexes. */
function selectFiles(tree: Tree, indexes: readonly FileIndex[]): Tree {
  if (indexes.length === tree.names.length) return tree
  const names = indexes.map((index) => getFileName(tree, index))
  const sizes = indexes.map((index) => tree.sizes[index] ?? 0)
  return { ...tree, names, sizes }
}
