/** Finds the files of the repository that links point to. */
import { type Dirent, existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { isWithin } from '../../disk/paths.ts'
import type { SourceLocation } from './source-location.ts'

/** The checked-out repository, which may contain the sources of a site. */
export interface Workspace {
  /** The folder of the repository. */
  readonly folder: string
  /** The address of the repository; undefined if it is not known. */
  readonly repository: string | undefined
  /** The names of the checked-out commit: branches, a tag, its ID. */
  readonly refs: readonly string[]
}

/** A file in the workspace. */
export interface SourceFile {
  /** Relative to the folder of the repository. */
  readonly name: string
  readonly path: string
}

/** Names of branches that are not the start of a longer name, and the IDs of commits. */
const COMPLETE_REF = /^(?:main|master|trunk|HEAD|[\da-f]{40}(?:[\da-f]{24})?)$/
/** A workspace with more files and folders is not searched. */
const MAX_ENTRIES = 200_000
/** Folders with copied, built, or installed files, which are not sources. */
const SKIPPED_FOLDER = /^(?:\.git|node_modules|_sources|site-packages)$/

/** Finds files of the repository. */
export class WorkspaceFiles {
  readonly #workspace: Workspace
  readonly #filesByKey = new Map<string, SourceFile | undefined>()
  /** The names of all files by their last segment; undefined until they are needed. */
  #namesByLastSegment: ReadonlyMap<string, readonly string[]> | undefined

  constructor(workspace: Workspace) {
    this.#workspace = workspace
  }

  /**
   * Returns the file that a link points to; undefined if it does not exist, is not certain, or
   * belongs to another repository.
   */
  find(source: SourceLocation): SourceFile | undefined {
    const key = `${source.kind} ${source.repository} ${source.path}`
    if (this.#filesByKey.has(key)) return this.#filesByKey.get(key)
    const file = this.#search(source)
    this.#filesByKey.set(key, file)
    return file
  }

  #search({ kind, path, repository }: SourceLocation): SourceFile | undefined {
    if (kind === 'copied') return this.#findUnique(path)
    if (this.#isOtherRepository(repository)) return undefined
    if (kind === 'exact') return this.#findAt(path)
    for (const name of this.#listNamesAfterRef(path)) {
      const file = this.#findAt(name)
      if (file !== undefined) return file
    }
    return undefined
  }

  #isOtherRepository(repository: string): boolean {
    const ownRepository = this.#workspace.repository
    if (ownRepository === undefined) return false
    return ownRepository.toLowerCase() !== repository.toLowerCase()
  }

  /**
   * Returns the paths that may follow the branch in a path. The name of the branch may contain
   * slashes.
   */
  #listNamesAfterRef(path: string): string[] {
    const ref = this.#workspace.refs.find((name) => path.startsWith(`${name}/`))
    if (ref !== undefined) return [path.slice(ref.length + 1)]
    const [first = '', ...parts] = path.split('/')
    if (COMPLETE_REF.test(first)) return [parts.join('/')]
    return parts.map((_, i) => parts.slice(i).join('/'))
  }

  /** Returns the file with a name, if it is within the workspace. */
  #findAt(name: string): SourceFile | undefined {
    const { folder } = this.#workspace
    try {
      const path = realpathSync(join(folder, name))
      const root = realpathSync(folder)
      const isInWorkspace = isWithin(path, root) && !isInGitFolder(relative(root, path))
      if (isInWorkspace && statSync(path).isFile()) return { name, path }
      return undefined
    } catch {
      // A missing file is not an error.
      return undefined
    }
  }

  /** Returns the only file whose name ends like this; undefined if there are none or several. */
  #findUnique(suffix: string): SourceFile | undefined {
    this.#namesByLastSegment ??= Map.groupBy(listFileNames(this.#workspace.folder), getLastSegment)
    const namesakes = this.#namesByLastSegment.get(getLastSegment(suffix)) ?? []
    const [name, ...others] = namesakes.filter((each) => `/${each}`.endsWith(`/${suffix}`))
    if (name === undefined || others.length > 0) return undefined
    return this.#findAt(name)
  }
}

/**
 * Do pages link to sources in the workspace’s own repository, which is not checked out? Without
 * `.git`, the workspace is certainly no checkout.
 */
export function isCheckoutMissing(
  sources: Iterable<Pick<SourceLocation, 'repository'>>,
  { folder, repository }: Workspace,
): boolean {
  const ownRepository = repository?.toLowerCase()
  if (ownRepository === undefined || existsSync(join(folder, '.git'))) return false
  return [...sources].some((source) => source.repository.toLowerCase() === ownRepository)
}

function isInGitFolder(name: string): boolean {
  return name.split(sep).some((part) => part.toLowerCase() === '.git')
}

/** Returns the names of all files in a folder, relative to it; none if there are too many. */
function listFileNames(root: string): readonly string[] {
  const names: string[] = []
  const pendingFolders = [root]
  let entryCount = 0
  for (let folder = pendingFolders.pop(); folder !== undefined; folder = pendingFolders.pop()) {
    for (const entry of readEntries(folder)) {
      if (SKIPPED_FOLDER.test(entry.name)) continue
      entryCount++
      if (entryCount > MAX_ENTRIES) return []
      const path = join(folder, entry.name)
      if (entry.isDirectory()) pendingFolders.push(path)
      if (entry.isFile()) names.push(relative(root, path).replaceAll(sep, '/'))
    }
  }
  return names
}

function getLastSegment(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1)
}

function readEntries(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}
