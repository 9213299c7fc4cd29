import { createHash, type Hash } from 'node:crypto'
import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs'
import { runDiskWork } from '../disk/disk-error.ts'
import type { Algorithm } from './checksums.ts'

/**
 * What errors of the disk call it. They are worded here, because they look like those of a
 * connection.
 */
const WHAT = 'the archive'

/** The file that a download is appended to, with the checksums over it. */
export class PartFile {
  readonly path: string
  #fd: number | undefined
  readonly #sums = new Map<Algorithm, Hash>()
  #size = 0

  /**
   * Creates the file, which must not exist yet. Nothing can be appended before `restart` is called.
   * @throws Stepany file-system error
   */
  constructor(path: string) {
    this.path = path
    this.#fd = runDiskWork(WHAT, () => openSync(path, 'wx'))
  }

  /** How much has arrived, in bytes. */
  get size(): number {
    return this.#size
  }

  /**
   * Starts from the first byte, again or for the first time, and computes these checksums besides
   * SHA-256.
   * @throws Stepany file-system error
   */
  restart(algorithms: readonly Algorithm[]): void {
    const fd = this.#open()
    runDiskWork(WHAT, () => ftruncateSync(fd))
    this.#size = 0
    this.#sums.clear()
    for (const algorithm of ['sha256' as const, ...algorithms])
      this.#sums.set(algorithm, createHash(algorithm))
  }

  /** @throws Stepany file-system error */
  append(chunk: Buffer): void {
    const fd = this.#open()
    for (const sum of this.#sums.values()) sum.update(chunk)
    runDiskWork(WHAT, () => {
      for (let at = 0; at < chunk.length; )
        at += writeSync(fd, chunk, at, chunk.length - at, this.#size + at)
    })
    this.#size += chunk.length
  }

  /** Returns the checksums over the file, hexadecimal; to be called once, at the end. */
  computeDigests(): ReadonlyMap<Algorithm, string> {
    return new Map([...this.#sums].map(([algorithm, sum]) => [algorithm, sum.digest('hex')]))
  }

  /**
   * Closes the file, once. On network file systems and with quotas, closing is when writing fails
   * (close(2)).
   * @throws Stepany file-system error
   */
  close(): void {
    const fd = this.#fd
    this.#fd = undefined
    if (fd !== undefined) runDiskWork(WHAT, () => closeSync(fd))
  }

  #open(): number {
    if (this.#fd === undefined) throw new Error('the file is closed')
    return this.#fd
  }
}
