import { createHash } from 'node:crypto'
import { createReadStream, readFileSync } from 'node:fs'
import type { Pause } from '../common/event-loop.ts'
import { isDiskError } from '../disk/disk-error.ts'
import { ServedSite } from '../web/host/served-site.ts'
import type { SiteOnHost } from '../web/host/site-on-host.ts'
import { pageTextOf } from '../web/page/page-text.ts'
import { syntaxOf } from '../web/page/vocabulary.ts'
import { pathOf } from '../web/tree.ts'
import type { FileFingerprint } from './compare-files.ts'
import { stableData } from './generated.ts'
import { digestOf, opaqueParts, type PageParts, partsOf } from './page-parts.ts'
import { Targets } from './targets.ts'

/** Of larger files, in bytes, the bytes alone count: nobody reads them, and nothing could interrupt reading one. */
const MAX_READ = 16 << 20
/** Pages that do nothing else but send readers on are shorter, in bytes. */
const MAX_REDIRECT = 1 << 16

const REFRESH = /http-equiv\s*=\s*["']?\s*refresh/i

/** Files in which generators leave more than people wrote. */
const GENERATED_TEXT = /\.(?:m?js|cjs|css|json|txt|xml|rss|atom|svg|webmanifest|ya?ml|html?)$/i

/** The files of one of two sites that are compared. */
export class Side {
  /** What could not be read so far: files, and folders, which end in a slash. */
  readonly unreadable: Set<string>
  readonly #which: 'earlier' | 'later'
  readonly #root: string
  readonly #sizes: ReadonlyMap<string, number>
  readonly #served: ServedSite
  readonly #pause: Pause
  #targets: Targets

  constructor(which: 'earlier' | 'later', { site, tree }: SiteOnHost, pause: Pause) {
    this.unreadable = new Set(tree.unreadable.map(({ name }) => name))
    this.#which = which
    this.#root = tree.root
    this.#sizes = new Map(tree.names.map((name, i) => [name, tree.sizes[i] ?? 0]))
    this.#served = new ServedSite(site)
    this.#pause = pause
    this.#targets = new Targets(this.#served, new Map())
  }

  /** Says how files are called on the other side, where that is another name: what leads to them leads to the same. */
  rename(renamed: ReadonlyMap<string, string>): void {
    this.#targets = new Targets(this.#served, renamed)
  }

  has(name: string): boolean {
    return this.#sizes.has(name)
  }

  /** Returns what is in a file; undefined if there is none, if it is too large to be looked into, or if it cannot be read. */
  content(name: string): Buffer | undefined {
    const size = this.#sizes.get(name)
    if (size === undefined || size > MAX_READ) return undefined
    try {
      return readFileSync(pathOf(this.#root, name))
    } catch (error) {
      if (isDiskError(error)) return undefined
      throw error
    }
  }

  /** Returns whether a page may do nothing else but send readers on. */
  mayRedirect(name: string): boolean {
    if ((this.#sizes.get(name) ?? 0) > MAX_REDIRECT) return false
    return REFRESH.test(this.content(name)?.toString('latin1') ?? '')
  }

  /** Returns a digest of what is in a file. What cannot be read differs from everything on the other side. */
  async digest(name: string, content: Buffer | undefined): Promise<string> {
    if (content !== undefined) return digestOf(content)
    const digest = createHash('sha256')
    try {
      for await (const piece of createReadStream(pathOf(this.#root, name))) {
        digest.update(piece)
        await this.#pause()
      }
    } catch (error) {
      if (!isDiskError(error)) throw error
      this.unreadable.add(name)
      return this.#which
    }
    return digest.digest('base64')
  }

  async file(name: string, content: Buffer | undefined): Promise<FileFingerprint> {
    const bytes = await this.digest(name, content)
    const isText = content !== undefined && GENERATED_TEXT.test(name)
    const stable = isText ? digestOf(Buffer.from(stableData(content.toString('latin1')), 'latin1')) : bytes
    return { bytes, stable, isEmpty: content?.length === 0 }
  }

  /** Returns the parts of a page; of one that is not looked into, nothing is known but its bytes. */
  async page(name: string, content: Buffer | undefined): Promise<PageParts> {
    return content === undefined
      ? opaqueParts(await this.digest(name, content))
      : partsOf(name, pageTextOf(content, syntaxOf(name)), this.#targets)
  }
}
