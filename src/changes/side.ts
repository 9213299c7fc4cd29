import { readFileSync } from 'node:fs'
import type { Pause } from '../common/event-loop.ts'
import { isDiskError } from '../disk/disk-error.ts'
import { pageTextOf } from '../web/page/page-text.ts'
import { syntaxOf } from '../web/page/vocabulary.ts'
import { pathOf, type Tree } from '../web/tree.ts'
import type { PageFingerprint, PagePair } from './compare.ts'
import type { FileFingerprint } from './files/compare-files.ts'
import { fileFingerprint, haveSameBytes } from './files/read-file.ts'
import { differenceOf, fingerprintOf, opaqueParts, type PageParts, partsOf, shown } from './page/sections.ts'
import type { Targets } from './page/targets.ts'
import type { PageChange } from './site-change.ts'

/** Of larger pages, in bytes, the bytes alone count: nobody reads them, and nothing could interrupt reading one. */
const MAX_PAGE = 16 << 20
/** Pages that do nothing else but send readers on are shorter, in bytes. */
const MAX_REDIRECT = 1 << 16

const REFRESH = /http-equiv\s*=\s*["']?\s*refresh/i

/** One of two sites that are compared. */
export class Side {
  readonly names: ReadonlySet<string>
  readonly #root: string
  readonly #sizes: ReadonlyMap<string, number>
  readonly #pause: Pause
  readonly #unreadable: Set<string>
  /** Stands for what cannot be read: it differs from everything on the other side. */
  readonly #unread: FileFingerprint

  /** `which` tells the two sides apart: what cannot be read on either of them must not count as the same. */
  constructor(which: 'earlier' | 'later', { root, names, sizes, unreadable }: Tree, pause: Pause) {
    this.#unread = { bytes: which, stable: which, isEmpty: true }
    this.#unreadable = new Set(unreadable.map((folder) => folder.name))
    this.#root = root
    this.#sizes = new Map(names.map((name, i) => [name, sizes[i] ?? 0]))
    this.names = new Set(names)
    this.#pause = pause
  }

  /** What could not be read so far: files, and folders, which end in a slash. */
  get unreadable(): ReadonlySet<string> {
    return this.#unreadable
  }

  /** Whether the file of that name has other bytes on the other side, or cannot be read. */
  async differs(name: string, other: Side): Promise<boolean> {
    if (this.#sizeOf(name) !== other.#sizeOf(name)) return true
    const compare = async () => !(await haveSameBytes(this.#pathOf(name), other.#pathOf(name), this.#pause))
    return ifReadable(compare, () => true)
  }

  /** Whether a page may do nothing else but send readers on. */
  mayRedirect(name: string): Promise<boolean> {
    if (this.#sizeOf(name) > MAX_REDIRECT) return Promise.resolve(false)
    const read = async () => REFRESH.test(readFileSync(this.#pathOf(name), 'latin1'))
    return ifReadable(read, () => false)
  }

  file(name: string): Promise<FileFingerprint> {
    const read = () => fileFingerprint(this.#pathOf(name), name, this.#sizeOf(name), this.#pause)
    return this.#ifReadable(name, read, this.#unread)
  }

  async page(name: string, targets: Targets): Promise<PageFingerprint> {
    return fingerprintOf(await this.parts(name, targets, await this.content(name)))
  }

  /** Returns the bytes of a page; undefined if it is too large to be looked into, or cannot be read. */
  content(name: string): Promise<Buffer | undefined> {
    if (this.#sizeOf(name) > MAX_PAGE) return Promise.resolve(undefined)
    const read = async () => readFileSync(this.#pathOf(name))
    return ifReadable<Buffer | undefined>(read, () => undefined)
  }

  /** Returns the parts of a page with this content; without one, nothing is known but its bytes, if at all. */
  async parts(name: string, targets: Targets, content: Buffer | undefined): Promise<PageParts> {
    if (content === undefined) return opaqueParts((await this.file(name)).bytes)
    return partsOf(name, pageTextOf(content, syntaxOf(name)), targets)
  }

  /** As `ifReadable`, and keeps the name of what is not. */
  #ifReadable<Result>(name: string, read: () => Promise<Result>, otherwise: Awaited<Result>) {
    const unread = () => {
      this.#unreadable.add(name)
      return otherwise
    }
    return ifReadable(read, unread)
  }

  /** In bytes. */
  #sizeOf(name: string): number {
    return this.#sizes.get(name) ?? 0
  }

  #pathOf(name: string): Buffer {
    return pathOf(this.#root, name)
  }
}

/** Two sites, and what the addresses in their pages lead to. */
export interface Sides {
  readonly before: Side
  readonly after: Side
  readonly earlierTargets: Targets
  readonly laterTargets: Targets
}

/**
 * Reads both states of a page, and returns what a reader would notice: nothing, perhaps. Returns undefined if it has the same
 * bytes at the same place.
 */
export async function changeOf(
  { from, page }: PagePair,
  { before, after, earlierTargets, laterTargets }: Sides,
): Promise<PageChange | undefined> {
  // Each is read once: where all pages changed, most of the time went into opening files.
  const [was, is] = [await before.content(from), await after.content(page)]
  if (from === page) {
    const isSame =
      was === undefined || is === undefined ? !(await before.differs(page, after)) : was.equals(is)
    if (isSame) return undefined
  }
  const earlier = await before.parts(from, earlierTargets, was)
  const later = await after.parts(page, laterTargets, is)
  const origin = from === page ? undefined : from
  return { page, from: origin, title: shown(later.title), ...differenceOf(earlier, later) }
}

/** Returns what `work` does, or what `otherwise` does if the file system does not let it: one file must not cost all others. */
async function ifReadable<Result>(
  work: () => Promise<Result>,
  otherwise: () => Awaited<Result>,
): Promise<Awaited<Result>> {
  try {
    return await work()
  } catch (error) {
    if (isDiskError(error)) return otherwise()
    throw error
  }
}
