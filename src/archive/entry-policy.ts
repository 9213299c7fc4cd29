/**
 * Which entries a site may contain: one policy for every archive format. It checks only the headers
 * and does not touch the disk; the readers verify that the content agrees with the headers.
 */

import { formatCount } from '../common/units.ts'
import { type FileSystemTraits, findWindowsNameProblem, isGitFolder } from '../disk/file-names.ts'
import { StepError } from '../errors/step-error.ts'
import { clean } from '../text/clean.ts'
import type { EntryHeader } from './entry-sink.ts'
import { ensurePathLengths, ensureUnpackedSize, type UnpackLimits } from './unpack-limits.ts'

/** PATH_MAX and NAME_MAX of Linux (limits.h), in bytes: common file systems allow no more. */
const MAX_PATH_BYTES = 4096
const MAX_NAME_BYTES = 255

interface ParsedEntry extends EntryHeader {
  /** The name's parts, without a leading `./` and, for a folder, without a trailing `/`. */
  readonly parts: readonly string[]
}

type RefusalRule = readonly [why: string, applies: (entry: ParsedEntry) => boolean]

const hasPart = (pattern: RegExp) => (entry: ParsedEntry) =>
  entry.parts.some((part) => pattern.test(part))
const hasName = (pattern: RegExp) => (entry: ParsedEntry) => pattern.test(entry.name)

/** The reasons to refuse an entry on every file system; the first that applies is reported. */
const REFUSAL_RULES: readonly RefusalRule[] = [
  ['it has no name', ({ name }) => name === ''],
  ['its name is not valid UTF-8', hasName(/[\uFFFD\p{Cs}]/u)],
  ['its name contains a control character', hasName(/\p{Cc}/u)],
  ['its name contains a backslash', hasName(/\\/)],
  ['its path is absolute', hasName(/^\//)],
  ['its path begins with a drive letter', hasName(/^(\.\/)?[a-z]:/i)],
  ['its path points outside its folder (“..”)', hasPart(/^\.\.$/)],
  ['its path contains an empty part or a “.”', hasPart(/^\.?$/)],
  [
    `its path has more than ${MAX_PATH_BYTES} bytes, the limit of common file systems`,
    ({ name }) => Buffer.byteLength(name) > MAX_PATH_BYTES,
  ],
  [
    `a part of its path has more than ${MAX_NAME_BYTES} bytes, the limit of common file systems`,
    ({ parts }) => parts.some((part) => Buffer.byteLength(part) > MAX_NAME_BYTES),
  ],
  ['it belongs to a Git repository', ({ parts }) => parts.some(isGitFolder)],
  [
    'it is a folder entry that contains data of its own',
    ({ kind, size }) => kind === 'folder' && size > 0,
  ],
]

/**
 * Matches names with nothing to refuse, except perhaps their length; most names are like that.
 * Captures the path.
 */
const PLAIN_NAME = /^(?:\.\/)?(\w[\w.-]*(?:\/\w[\w.-]*)*)(\/?)$/

/** Returns the path of an entry with a plain name; undefined if the name must be checked. */
function findPlainPath({ name, kind, size }: EntryHeader): string | undefined {
  const isFolderWithContent = kind === 'folder' && size > 0
  if (name.length > MAX_NAME_BYTES || isFolderWithContent) return undefined
  const [, path, slash] = PLAIN_NAME.exec(name) ?? []
  if (slash !== '' && kind !== 'folder') return undefined
  return path
}

/**
 * Applies the policy to one archive. It remembers the admitted entries, because entries can also
 * contradict each other.
 */
export class EntryPolicy {
  readonly #limits: UnpackLimits
  readonly #traits: FileSystemTraits
  /**
   * Paths of files and folders, by a key that names share if some file system treats them as the
   * same.
   */
  readonly #pathsByKey = new Map<string, string>()
  readonly #folders = new Set<string>()
  #entries = 0
  #bytes = 0
  #pathCharacters = 0

  constructor(limits: UnpackLimits, traits: FileSystemTraits) {
    this.#limits = limits
    this.#traits = traits
  }

  /**
   * Returns where the entry belongs, relative and with `/`; empty for the archive's own root
   * folder.
   * @throws StepError (`entry-refused`) if a site must not contain the entry, (`archive-too-large`)
   * if a limit is exceeded, (`entry-unsupported`) if this file system cannot store it
   */
  admit(header: EntryHeader): string {
    this.#entries += 1
    this.#bytes += header.size
    this.#ensureLimits()
    // Symbolic links, devices, and the like.
    if (header.kind !== 'file' && header.kind !== 'folder')
      throw makeRefusedEntryError(header, `it is a ${header.kind}`, NEEDLESS)
    const path = this.#choosePath(header)
    if (path === '') return ''
    if (header.obstacle !== undefined)
      throw makeRefusedEntryError(header, `it is ${header.obstacle}`)
    this.#admitParents(header, path)
    this.#recordPath(header, path, header.kind === 'folder')
    return path
  }

  #ensureLimits(): void {
    if (this.#entries > this.#limits.entries) throw makeTooManyEntriesError(this.#limits)
    ensureUnpackedSize(this.#bytes, this.#limits)
  }

  #choosePath(header: EntryHeader): string {
    if (!this.#traits.hasWindowsNames) {
      const plainPath = findPlainPath(header)
      if (plainPath !== undefined) return plainPath
    }
    const entry = { ...header, parts: splitName(header) }
    if (entry.parts.length === 0) return ''
    const [why] = REFUSAL_RULES.find(([, applies]) => applies(entry)) ?? []
    if (why !== undefined) throw makeRefusedEntryError(header, why, NEEDLESS)
    if (this.#traits.hasWindowsNames) ensureWindowsName(entry)
    return entry.parts.join('/')
  }

  /**
   * Admits the new folders above an entry. The search goes upward, because most entries are in a
   * known folder.
   */
  #admitParents(header: EntryHeader, path: string): void {
    const parent = findParent(path)
    if (parent === '' || this.#folders.has(parent)) return
    this.#admitParents(header, parent)
    this.#recordPath(header, parent, true)
  }

  #recordPath(header: EntryHeader, path: string, isFolder: boolean): void {
    const key = this.#makeKey(path)
    const known = this.#pathsByKey.get(key)
    if (known !== undefined) {
      const clash = this.#findConflict(path, isFolder, known)
      if (clash) throw makeRefusedEntryError(header, clash)
      if (path !== known)
        throw makeUnsupportedEntryError(
          header.name,
          `it cannot hold both this entry and “${known}”`,
        )
      return
    }
    this.#pathCharacters += path.length
    ensurePathLengths(this.#pathCharacters, this.#limits)
    // Folders without an entry of their own are also created, so they count: deep paths must not
    // create an unlimited number of folders.
    if (this.#pathsByKey.size >= 2 * this.#limits.entries)
      throw makeTooManyEntriesError(this.#limits)
    this.#pathsByKey.set(key, path)
    if (isFolder) this.#folders.add(path)
  }

  /**
   * Returns why an entry must be refused because of the `known` one with the same key; undefined if
   * they are the same folder, or differ only in case.
   */
  #findConflict(path: string, isFolder: boolean, known: string): string | undefined {
    if (path !== known) {
      const isSame = path.normalize('NFC') === known.normalize('NFC')
      if (!isSame) return undefined
      return `its path and “${known}” are the same to many file systems`
    }
    if (isFolder !== this.#folders.has(known)) return `“${path}” is both a file and a folder`
    if (isFolder) return undefined
    return 'it occurs twice, and it is unclear which one is right'
  }

  #makeKey(path: string): string {
    const composed = path.normalize('NFC')
    if (!this.#traits.ignoresCase) return composed
    return composed.toLowerCase().toUpperCase()
  }
}

/** Returns the path of the folder that an admitted entry is in; empty at the top. */
export function findParent(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

function splitName({ name, kind }: EntryHeader): string[] {
  const relativeName = name.replace(/^\.\//, '')
  if (kind !== 'folder') return relativeName.split('/')
  if (name === '.' || name === './') return []
  return relativeName.replace(/\/$/, '').split('/')
}

/** @throws StepError (`entry-unsupported`) if Windows does not allow the name */
function ensureWindowsName({ name, parts }: ParsedEntry): void {
  const problem = findWindowsNameProblem(parts)
  if (problem !== undefined) throw makeUnsupportedEntryError(name, `its name ${problem}`)
}

const NEEDLESS = 'no site needs such an entry'

/** How much of an entry’s name is shown, in UTF-16 units. */
const MAX_SHOWN_NAME = 100

/** Returns the error for an entry that is refused. `rule`: what applies to every archive. */
function makeRefusedEntryError(header: EntryHeader, why: string, rule?: string): StepError {
  return new StepError('entry-refused', { entry: clean(header.name, MAX_SHOWN_NAME), why, rule })
}

/**
 * Returns the error for a valid entry that this file system cannot store. `why` is worded to follow
 * a colon.
 */
export function makeUnsupportedEntryError(entry: string, why: string, cause?: unknown): StepError {
  return new StepError('entry-unsupported', { entry, why }, cause)
}

function makeTooManyEntriesError(limits: UnpackLimits): StepError {
  return new StepError('archive-too-large', {
    limit: formatCount(limits.entries, 'entry', 'entries'),
    input: 'max-unpacked-files',
  })
}
