import { readFileSync } from 'node:fs'
import { ignoreDiskError } from '../../common/disk-errors.ts'
import type { SiteSnapshot } from '../../web/host/site-snapshot.ts'
import { computeDigest, type Integrity } from '../../web/page/integrity-metadata.ts'
import { type FileIndex, getFileName, makeDiskPath } from '../../web/tree.ts'

/**
 * Caches the digests that `integrity` attributes are compared with: one file may be loaded by
 * every page.
 */
export class FileDigests {
  readonly #snapshot: SiteSnapshot
  /** By algorithm and file index. */
  readonly #digests = new Map<string, string | undefined>()

  constructor(snapshot: SiteSnapshot) {
    this.#snapshot = snapshot
  }

  /** Returns the digest of a file, given its index; undefined if the file cannot be read. */
  getDigest(fileIndex: FileIndex, algorithm: Integrity['algorithm']): string | undefined {
    const key = `${algorithm} ${fileIndex}`
    if (this.#digests.has(key)) return this.#digests.get(key)
    const path = makeDiskPath(this.#snapshot.root, getFileName(this.#snapshot, fileIndex))
    const digest = ignoreDiskError(() => computeDigest(readFileSync(path), algorithm), undefined)
    this.#digests.set(key, digest)
    return digest
  }
}
