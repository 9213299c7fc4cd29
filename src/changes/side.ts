import { readFileSync } from 'node:fs'
import { isDiskError } from '../disk/disk-error.ts'
import { PageText } from '../site/extract/page-text.ts'
import { syntaxOf } from '../site/extract/vocabulary.ts'
import { isPage } from '../site/rules/page-names.ts'
import { pathOf, type Tree } from '../site/tree.ts'
import type { PageFingerprint } from './compare.ts'
import type { FileFingerprint } from './files/compare-files.ts'
import { fileFingerprint, haveSameBytes } from './files/read-file.ts'
import { fingerprintOf } from './page/fingerprint.ts'
import { haveSameMarkup } from './page/same-markup.ts'
import { opaqueParts, type PageParts, partsOf } from './page/sections.ts'
import type { Targets } from './page/targets.ts'
import type { Size } from './site-change.ts'

/** Lets signals be served. It throws when the comparison is cancelled. */
export type Pause = () => Promise<void>

/** Of larger pages, in bytes, the bytes alone count: nobody reads them, and nothing could interrupt reading one. */
const MAX_PAGE = 16 << 20
/** Pages that do nothing else but send readers on are shorter, in bytes. */
const MAX_REDIRECT = 1 << 16

/** Stands for what cannot be read: it is as good as changed. */
const UNREADABLE: FileFingerprint = { bytes: 'unreadable', stable: 'unreadable', isEmpty: true }

function opaquePage(bytes: string): PageFingerprint {
  return { content: bytes, links: '', navigation: '', isBlank: false, isRedirect: false }
}

/** One of two sites that are compared. */
export class Side {
  readonly names: ReadonlySet<string>
  readonly #root: string
  readonly #sizes: ReadonlyMap<string, number>
  readonly #pause: Pause

  constructor({ root, names, sizes }: Tree, pause: Pause) {
    this.#root = root
    this.#sizes = new Map(names.map((name, i) => [name, sizes[i] ?? 0]))
    this.names = new Set(names)
    this.#pause = pause
  }

  get size(): Size {
    const pages = [...this.names].filter(isPage).length
    return { pages, files: this.names.size - pages }
  }

  has(name: string): boolean {
    return this.names.has(name)
  }

  /** Whether the file of that name has the same bytes on both sides. */
  async isSameFile(name: string, other: Side): Promise<boolean> {
    if (this.#sizeOf(name) !== other.#sizeOf(name)) return false
    return ifReadable(() => haveSameBytes(this.#pathOf(name), other.#pathOf(name), this.#pause), false)
  }

  /** Whether a page is certain to be the same to a reader on both sides. */
  async isSameMarkup(name: string, other: Side): Promise<boolean> {
    if (this.#isLarge(name) || other.#isLarge(name)) return false
    return ifReadable(async () => haveSameMarkup(this.#whole(name), other.#whole(name)), false)
  }

  /** Whether a page may do nothing else but send readers on. */
  async mayRedirect(name: string): Promise<boolean> {
    if (this.#sizeOf(name) > MAX_REDIRECT) return false
    return ifReadable(async () => /http-equiv\s*=\s*["']?\s*refresh/i.test(this.#whole(name)), false)
  }

  file(name: string): Promise<FileFingerprint> {
    const read = () => fileFingerprint(this.#pathOf(name), name, this.#sizeOf(name), this.#pause)
    return ifReadable(read, UNREADABLE)
  }

  page(name: string, targets: Targets): Promise<PageFingerprint> {
    const read = async () =>
      this.#isLarge(name)
        ? opaquePage((await this.file(name)).bytes)
        : fingerprintOf(name, this.#text(name), targets)
    return ifReadable(read, opaquePage(UNREADABLE.bytes))
  }

  parts(name: string, targets: Targets): Promise<PageParts> {
    const read = async () =>
      this.#isLarge(name)
        ? opaqueParts((await this.file(name)).bytes)
        : partsOf(name, this.#text(name), targets)
    return ifReadable(read, opaqueParts(UNREADABLE.bytes))
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

  /** The file, as a string of bytes. */
  #whole(name: string): string {
    return readFileSync(this.#pathOf(name), 'latin1')
  }
}

/** Returns what `work` does, or `otherwise` if the file system does not let it: one file must not cost all others. */
async function ifReadable<Result>(
  work: () => Promise<Result>,
  otherwise: Awaited<Result>,
): Promise<Awaited<Result>> {
  try {
    return await work()
  } catch (error) {
    if (isDiskError(error)) return otherwise
    throw error
  }
}
