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

/** A site as its host publishes it, with its addresses under the host's rules. */
export class PublishedSite {
  readonly site: Site
  /** The sizes in bytes, by the index of the file. */
  readonly sizes: readonly number[]
  readonly served: ServedSite
  /** The decoded base path. */
  readonly #basePath: string
  /** The hosts, with ports, at which the site is known, its own domain first. */
  readonly knownHosts: ReadonlySet<string>

  /** `host`: the host that receives the requests, with its port. */
  constructor({ site, tree }: PublishedFiles, host: string) {
    this.site = site
    this.sizes = tree.sizes
    this.served = new ServedSite(site)
    this.#basePath = percentDecode(toBytes(site.basePath)) ?? site.basePath
    this.knownHosts = new Set([site.domain ?? host, host].map((each) => each.toLowerCase()))
  }

  /** Returns the file with this index. */
  getFile(index: number): LocalFile {
    return makeLocalFile(this.site.root, getFileName(this.site, index), this.sizes[index] ?? 0)
  }

  /**
   * Returns the content of a file; undefined if it does not exist, or if it is large.
   * @throws any file-system error
   */
  readFile(name: string): Buffer | undefined {
    const index = this.served.files.get(name)
    if (index === undefined) return undefined
    const file = this.getFile(index)
    if (file.isLarge) return undefined
    return file.read()
  }

  /**
   * Returns the indexes of files that the earlier site did not have, or had with different content.
   * Large files always count as changed.
   * @throws the reason of the signal soon after it is aborted; any file-system error
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
   * Returns the percent-encoded path of an address from the root of the host. `path` is relative to
   * the site's root.
   */
  makeAddress(path: Bytes): string {
    return `${this.site.basePath}${percentEncode(path)}`
  }

  /** Returns a function that tells whether a path may show this file under the host's rules. */
  mayRedirectToFile(file: number): MayFollow {
    return (path) => {
      const answer = this.#findAnswer(path)
      if (answer?.kind === 'file') return answer.file === file
      return answer !== undefined && answer.kind !== 'beyond'
    }
  }

  /**
   * Returns whether nothing is served at a path from the root of the host, under the host's rules.
   */
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

  /**
   * Returns the answer for a path from the root of the host. Outside the base path, it is unknown.
   */
  #findAnswer(path: Bytes): SiteAnswer | { readonly kind: 'beyond' } | undefined {
    if (path.startsWith(this.#basePath))
      return this.served.answer(path.slice(this.#basePath.length))
    if (`${path}/` === this.#basePath) return this.served.answer(NO_BYTES)
    return { kind: 'beyond' }
  }
}
