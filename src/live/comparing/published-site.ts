import { makeInterruptible } from '../../common/event-loop.ts'
import {
  asBytes,
  type Bytes,
  NO_BYTES,
  percentDecode,
  percentEncode,
  toBytes,
  toText,
} from '../../web/byte-strings.ts'
import type { PublishedFiles } from '../../web/host/published-files.ts'
import { ServedSite, type SiteAnswer } from '../../web/host/served-site.ts'
import type { Site } from '../../web/host/site.ts'
import { getFileName } from '../../web/tree.ts'
import { type LocalFile, makeLocalFile } from './local-file.ts'
import type { MayFollow } from './next-hop.ts'

/** A site as its host publishes it, and what the host's rules say of its addresses. */
export class PublishedSite {
  readonly site: Site
  /** In bytes, by the index of the file. */
  readonly sizes: readonly number[]
  readonly served: ServedSite
  /** Decoded. */
  readonly #basePath: string
  /** The hosts, and ports, by which the site is known, its own name first. */
  readonly knownHosts: ReadonlySet<string>

  /** `host`: the one that the requests go to, with its port. */
  constructor({ site, tree }: PublishedFiles, host: string) {
    this.site = site
    this.sizes = tree.sizes
    this.served = new ServedSite(site)
    this.#basePath = percentDecode(toBytes(site.basePath)) ?? site.basePath
    this.knownHosts = new Set([site.domain ?? host, host].map((each) => each.toLowerCase()))
  }

  /** Returns the file of this index. */
  getFile(index: number): LocalFile {
    return makeLocalFile(this.site.root, getFileName(this.site, index), this.sizes[index] ?? 0)
  }

  /**
   * Returns a file; undefined if there is none of that name, or if it is large.
   * @throws Error of the disk
   */
  readFile(name: string): Buffer | undefined {
    const index = this.served.files.get(name)
    if (index === undefined) return undefined
    const file = this.getFile(index)
    if (file.isLarge) return undefined
    return file.read()
  }

  /**
   * Returns the indices of the files that an earlier site did not have, or had with other bytes.
   * Large files always count as changed.
   * @throws the reason of the signal soon after it is aborted; Error of the disk
   */
  async findChangedFiles(
    earlier: PublishedSite,
    signal: AbortSignal,
  ): Promise<ReadonlySet<number>> {
    const changed = new Set<number>()
    for await (const [file, name] of makeInterruptible(this.site.names.entries(), signal)) {
      if (!this.#isSame(file, name, earlier)) changed.add(file)
    }
    return changed
  }

  #isSame(file: number, name: string, earlier: PublishedSite): boolean {
    const index = earlier.served.files.get(name)
    if (index === undefined || earlier.sizes[index] !== this.sizes[file]) return false
    const before = earlier.readFile(name)
    return before !== undefined && this.readFile(name)?.equals(before) === true
  }

  /**
   * Returns an address from the root of the host; `path` is relative to the site's root.
   */
  makeAddress(path: Bytes): string {
    return `${this.site.basePath}${percentEncode(path)}`
  }

  /** Returns whether a path from the root of the host may show this file, by the host's rules. */
  mayRedirectToFile(file: number): MayFollow {
    return (path) => {
      const answer = this.#findAnswer(path)
      if (answer?.kind === 'file') return answer.file === file
      return answer !== undefined && answer.kind !== 'beyond'
    }
  }

  /** Returns whether no file has a path from the root of the host, by the host's rules. */
  hasNoFileAt(path: Bytes): boolean {
    return this.#findAnswer(path) === undefined
  }

  /**
   * Returns whether two addresses in a page point to the same place of the site. `base` is the
   * address in its `<base>`, or empty.
   */
  pointToSamePlace(page: Bytes, base: Bytes, a: Bytes, b: Bytes): boolean {
    const [host = ''] = this.knownHosts
    const own = `https://${host}${this.makeAddress(page)}`
    const from = URL.parse(toText(base), own)?.href ?? own
    const one = URL.parse(toText(a), from)
    const other = URL.parse(toText(b), from)
    if (one === null || other === null) return false
    if (one.href === other.href) return true
    const isSameButForPath =
      one.origin === other.origin && one.search === other.search && one.hash === other.hash
    if (!isSameButForPath || !this.knownHosts.has(one.host)) return false
    const [first, second] = [one, other].map(({ pathname }) =>
      this.#findAnswer(percentDecode(asBytes(pathname)) ?? NO_BYTES),
    )
    return first?.kind === 'file' && second?.kind === 'file' && first.file === second.file
  }

  /** Beyond the base path, anything may be. */
  #findAnswer(path: Bytes): SiteAnswer | { readonly kind: 'beyond' } | undefined {
    if (path.startsWith(this.#basePath))
      return this.served.answer(path.slice(this.#basePath.length))
    if (`${path}/` === this.#basePath) return this.served.answer(NO_BYTES)
    return { kind: 'beyond' }
  }
}
