import { readFileSync } from 'node:fs'
import { tryOnDisk } from '../../common/file-errors.ts'
import type { SiteSnapshot } from '../../web/host/site-snapshot.ts'
import { computeSum, type Integrity } from '../../web/page/integrity-metadata.ts'
import { type FileIndex, getFileName, makeDiskPath } from '../../web/tree.ts'

/**
 * Caches the checksums that `integrity` attributes are compared with: one file may be loaded by
 * every page.
 */
export class FileSums {
  readonly #site: SiteSnapshot
  /** By algorithm and file index. */
  readonly #known = new Map<string, string | undefined>()

  constructor(site: SiteSnapshot) {
    this.#site = site
  }

  /** Returns the checksum of a file, given its index; undefined if the file cannot be read. */
  getSum(fileIndex: FileIndex, algorithm: Integrity['algorithm']): string | undefined {
    const key = `${algorithm} ${fileIndex}`
    if (this.#known.has(key)) return this.#known.get(key)
    const path = makeDiskPath(this.#site.root, getFileName(this.#site, fileIndex))
    const sum = tryOnDisk(() => computeSum(readFileSync(path), algorithm), undefined)
    this.#known.set(key, sum)
    return sum
  }
}
