import { mkdir } from 'node:fs/promises'
import { FindingCounter } from '../../check/rules/finding-counter.ts'
import { redirectFilesIn } from '../../check/rules/redirect-files.ts'
import { publishedTree } from '../../web/host/assets-ignore.ts'
import { HOST_NAMES, type Host } from '../../web/host/hosts.ts'
import { redirectFilesOf } from '../../web/host/served-site.ts'
import type { Site } from '../../web/site.ts'
import type { Tree } from '../../web/tree.ts'
import type { Move } from '../site-change.ts'
import { countVanished } from './count.ts'
import { findVanishedPages, type Vanished } from './find.ts'
import { repairFor } from './repair.ts'
import { type WrittenRepair, writeRepair } from './write.ts'

/** What a site does not answer any more of an earlier one. */
export class VanishedPages {
  readonly #vanished: Vanished
  readonly #earlier: Site
  readonly #later: Site
  readonly #moves: readonly Move[]

  private constructor(vanished: Vanished, earlier: Site, later: Site, moves: readonly Move[]) {
    this.#vanished = vanished
    this.#earlier = earlier
    this.#later = later
    this.#moves = moves
  }

  /**
   * Returns what `later` does not answer any more of `earlier`, which is served by the same rules. `moves` are the pages
   * that are elsewhere with the same content.
   * @throws the reason of `signal` soon after it is aborted
   */
  static async find(
    earlier: Tree,
    later: Site,
    moves: readonly Move[],
    signal: AbortSignal,
  ): Promise<VanishedPages> {
    const { host, domain, basePath } = later
    // What is wrong with the earlier site is nobody's concern any more.
    const ignored = new FindingCounter()
    const { root, names, loops, unreadable } = await publishedTree(earlier, later, ignored, signal)
    const folders = unreadable.map(({ name }) => name)
    const served = { root, names, host, domain, basePath, unreadable: folders, loops }
    const before: Site = { ...served, redirects: redirectFilesIn(earlier, served, ignored) }
    const vanished = await findVanishedPages(before, later, moves, signal)
    return new VanishedPages(vanished, before, later, moves)
  }

  /** Counts a finding for each page, and one for all that were not tried. */
  count(counter: FindingCounter): void {
    countVanished(this.#vanished, this.#later, counter)
  }

  /**
   * Writes the redirects that repair the pages into `folder`, which is created if there are any: in the form of the
   * site's host, or, without one, in that of each host whose rules are known. Returns what is there.
   * @throws the reason of `signal` soon after it is aborted; what the file system throws
   */
  async writeRepairs(folder: string, signal: AbortSignal): Promise<readonly WrittenRepair[]> {
    const written: WrittenRepair[] = []
    const { host: only } = this.#later
    for (const host of only === undefined ? HOST_NAMES : [only]) {
      const later = onHost(this.#later, host)
      const { pages } =
        only === undefined
          ? await findVanishedPages(onHost(this.#earlier, host), later, this.#moves, signal)
          : this.#vanished
      const repair = await repairFor(host, pages, later, signal)
      if (repair === undefined) continue
      await mkdir(folder, { recursive: true })
      written.push(await writeRepair(folder, repair, signal))
    }
    return written
  }
}

/** Returns a site as this host serves it. */
function onHost(site: Site, host: Host): Site {
  const read = redirectFilesOf({ host, basePath: site.basePath })
  return { ...site, host, redirects: site.redirects.filter(({ name }) => read.includes(name)) }
}
