/** Selects the files of a folder that a host publishes. */
import ignore, { type Ignore } from 'ignore'
import { iterateWithPauses } from '../../common/event-loop.ts'
import { type Bytes, toBytes, toText } from '../byte-strings.ts'
import { type FileIndex, getFileName, type Tree } from '../tree.ts'
import { getHostTraits } from './all-hosts.ts'
import { ConfigFileReader, type UnreadableConfigFile } from './config-file-reader.ts'
import type { SpecialTreatment } from './hosts/host-traits.ts'
import { listRedirectFileNames } from './parse-redirect-file.ts'
import type { RedirectFile, SiteLocation, SiteSnapshot } from './site-snapshot.ts'
import { SpecialFileMatcher } from './special-files.ts'

/** The files of a folder that a host publishes. */
export interface PublishedFiles {
  readonly snapshot: SiteSnapshot
  /** The files that are published. */
  readonly tree: Tree
  /** Special treatments, by the name of a file, or of a folder with its slash. */
  readonly treatments: ReadonlyMap<Bytes, SpecialTreatment>
  /** Configuration files that could not be read. */
  readonly unreadableConfigFiles: readonly UnreadableConfigFile[]
}

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
    const match = specialFileMatcher.findMatch(name)
    if (match !== undefined) treatments.set(match.matchedName, match.treatment)
    if (!specialFileMatcher.countsAsMissing(name, match)) publishedIndexes.push(fileIndex)
  }

  const publishedTree = selectFiles(tree, publishedIndexes)
  const redirectFiles = readRedirectFiles(tree, location, configReader)
  const headersText = configReader.readHeadersFile()
  return {
    snapshot: { ...describeSite(publishedTree, location), redirectFiles, headersText },
    tree: publishedTree,
    treatments,
    unreadableConfigFiles: configReader.unreadableConfigFiles,
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

/** Returns the data of a site apart from the texts of its configuration files. */
function describeSite(
  { root, names, unreadableEntries, symlinkLoops }: Tree,
  { host, domain, basePath }: SiteLocation,
): Omit<SiteSnapshot, 'redirectFiles' | 'headersText'> {
  const unreadableFolders = unreadableEntries
    .map(({ name }) => name)
    .filter((name) => name.endsWith('/'))
  return { root, names, host, domain, basePath, unreadableFolders, symlinkLoops }
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
