import { readFileSync } from 'node:fs'
import { isDiskError } from '../disk/disk-error.ts'
import { PageText } from '../web/page/page-text.ts'
import { syntaxOf } from '../web/page/vocabulary.ts'
import { pathOf, type Tree } from '../web/tree.ts'
import type { PageFingerprint } from './compare.ts'
import type { FileFingerprint } from './files/compare-files.ts'
import { bytesOfBoth, fileFingerprint, haveSameBytes } from './files/read-file.ts'
import { fingerprintOf } from './page/fingerprint.ts'
import { opaqueParts, type PageParts, partsOf } from './page/sections.ts'
import type { Targets } from './page/targets.ts'

/** Lets signals be served. It throws when the comparison is cancelled. */
export type Pause = () => Promise<void>

/** Of larger pages, in bytes, the bytes alone count: nobody reads them, and nothing could interrupt reading one. */
const MAX_PAGE = 16 << 20
/** Pages that do nothing else but send readers on are shorter, in bytes. */
const MAX_REDIRECT = 1 << 16

const REFRESH = /http-equiv\s*=\s*["']?\s*refresh/i

function opaquePage(bytes: string): PageFingerprint {
  return { content: bytes, links: '', navigation: '', isBlank: false, isRedirect: false }
}

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

  /** Returns the bytes of a page on both sides, valid until other files are read; undefined if one of them is too large or cannot be read. */
  pageOnBoth(name: string, other: Side): Promise<readonly [Buffer, Buffer] | undefined> {
    if (this.#isLarge(name) || other.#isLarge(name)) return Promise.resolve(undefined)
    return ifReadable<readonly [Buffer, Buffer] | undefined>(
      async () => bytesOfBoth(this.#pathOf(name), other.#pathOf(name)),
      () => undefined,
    )
  }

  file(name: string): Promise<FileFingerprint> {
    const read = () => fileFingerprint(this.#pathOf(name), name, this.#sizeOf(name), this.#pause)
    return this.#ifReadable(name, read, this.#unread)
  }

  page(name: string, targets: Targets): Promise<PageFingerprint> {
    const read = async () =>
      this.#isLarge(name)
        ? opaquePage((await this.file(name)).bytes)
        : fingerprintOf(name, this.#text(name), targets)
    return this.#ifReadable(name, read, opaquePage(this.#unread.bytes))
  }

  parts(name: string, targets: Targets): Promise<PageParts> {
    const read = async () =>
      this.#isLarge(name)
        ? opaqueParts((await this.file(name)).bytes)
        : partsOf(name, this.#text(name), targets)
    return this.#ifReadable(name, read, opaqueParts(this.#unread.bytes))
  }

  /** As `ifReadable`, and keeps the name of what is not. */
  #ifReadable<Result>(name: string, read: () => Promise<Result>, otherwise: Awaited<Result>) {
    const unread = () => {
      this.#unreadable.add(name)
      return otherwise
    }
    return ifReadable(read, unread)
  }

  #isLarge(name: string): boolean {
    return this.#sizeOf(name) > MAX_PAGE
  }

  /** In bytes. */
  #sizeOf(name: string): number {
    return this.#sizes.get(name) ?? 0
  }

  #pathOf(name: string): Buffer {
    return pathOf(this.#root, name)
  }

  #text(name: string): PageText {
    return new PageText(this.#pathOf(name), syntaxOf(name))
  }
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
