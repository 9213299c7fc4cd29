import { interruptible } from '../common/event-loop.ts'
import { percentDecode, percentEncode, toBytes, toText } from '../web/byte-strings.ts'
import type { Host } from '../web/host/hosts.ts'
import { type Answer, ServedSite } from '../web/host/served-site.ts'
import type { Site } from '../web/host/site.ts'
import { siteOnHost } from '../web/host/site-on-host.ts'
import { listTree } from '../web/tree.ts'
import type { MayFollow } from './addresses.ts'
import { LocalFile } from './local-file.ts'
import type { PageSurroundings } from './rewritten.ts'

/** A site and how it is served. */
export interface PublishedSiteOptions {
  /** The folder that holds the site. */
  readonly folder: string
  /** The host whose rules apply; without it, what any host would do is right. */
  readonly host: Host | undefined
  /** With a slash at both ends. */
  readonly basePath: string
  /** The host name of the site. */
  readonly domain: string
  /** The host, and port, that is asked for it. */
  readonly liveHost: string
  readonly signal: AbortSignal
}

/** A site as its host publishes it, and what the host's rules say of its addresses. */
export class PublishedSite implements PageSurroundings {
  readonly site: Site
  /** In bytes, by the index of the file. */
  readonly sizes: readonly number[]
  readonly served: ServedSite
  /** Decoded. */
  readonly #base: string
  /** The hosts, and ports, by which the site is known. */
  readonly hosts: ReadonlySet<string>

  private constructor(site: Site, sizes: readonly number[], hosts: ReadonlySet<string>) {
    this.site = site
    this.sizes = sizes
    this.served = new ServedSite(site)
    this.#base = percentDecode(toBytes(site.basePath)) ?? site.basePath
    this.hosts = hosts
  }

  /**
   * Lists a site.
   * @throws the reason of the signal soon after it is aborted; what the file system throws
   */
  static async list({
    folder,
    host,
    basePath,
    domain,
    liveHost,
    signal,
  }: PublishedSiteOptions): Promise<PublishedSite> {
    const listed = await listTree(folder, signal, { leftOut: () => {} })
    // The check reports what is wrong with the folder itself.
    const { site, tree } = await siteOnHost(listed, { host, basePath, domain }, signal)
    const hosts = new Set([domain.toLowerCase(), liveHost.toLowerCase()])
    return new PublishedSite(site, tree.sizes, hosts)
  }

  /** Returns the file of this index. */
  file(index: number): LocalFile {
    return new LocalFile(this.site.root, this.site.names[index] ?? '', this.sizes[index] ?? 0)
  }

  /** Returns a file; undefined if there is none of that name, or if it is large. @throws Error of the disk */
  read(name: string): Buffer | undefined {
    const index = this.served.files.get(name)
    const file = index === undefined ? undefined : this.file(index)
    return file?.isLarge === false ? file.read() : undefined
  }

  /**
   * Returns the indices of the files that an earlier site did not have, or with other bytes; large ones may be among them
   * without that.
   * @throws the reason of the signal soon after it is aborted; Error of the disk
   */
  async changedSince(earlier: PublishedSite, signal: AbortSignal): Promise<ReadonlySet<number>> {
    const changed = new Set<number>()
    for await (const [file, name] of interruptible(this.site.names.entries(), signal)) {
      const isSameSize = earlier.sizes[earlier.served.files.get(name) ?? -1] === this.sizes[file]
      const before = isSameSize ? earlier.read(name) : undefined
      if (before === undefined || !this.read(name)?.equals(before)) changed.add(file)
    }
    return changed
  }

  /** Returns an address from the root of the host; `path` is relative to the site's root, a string of bytes. */
  addressOf(path: string): string {
    return `${this.site.basePath}${percentEncode(path)}`
  }

  /** Returns whether a path from the root of the host may show this file, by the host's rules. */
  leadsTo(file: number): MayFollow {
    return (path) => {
      const answer = this.#answerAt(path)
      return answer === file || answer === 'unknown' || answer === 'shared-page'
    }
  }

  /** Returns whether no file has a path from the root of the host, by the host's rules. */
  leadsNowhere(path: string): boolean {
    return this.#answerAt(path) === undefined
  }

  leadToSame(page: string, a: string, b: string): boolean {
    const [one, other] = [this.#urlIn(page, a), this.#urlIn(page, b)]
    if (one === undefined || other === undefined) return false
    if (one.href === other.href) return true
    if (one.origin !== other.origin || one.search !== other.search || one.hash !== other.hash) return false
    if (!this.hosts.has(one.host)) return false
    const file = this.#answerAt(percentDecode(one.pathname) ?? '')
    return typeof file === 'number' && file === this.#answerAt(percentDecode(other.pathname) ?? '')
  }

  /** Undefined if it is none. */
  #urlIn(page: string, address: string): URL | undefined {
    const [host = ''] = this.hosts
    return URL.parse(toText(address), `https://${host}${this.addressOf(page)}`) ?? undefined
  }

  /** Beyond the base path, anything may be. */
  #answerAt(path: string): Answer | 'beyond' {
    if (path.startsWith(this.#base)) return this.served.answer(path.slice(this.#base.length))
    return `${path}/` === this.#base ? this.served.answer('') : 'beyond'
  }
}
