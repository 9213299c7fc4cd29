import { createHash, type Hash } from 'node:crypto'
import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { runDiskWork } from '../disk/explain-disk-error.ts'
import type { Algorithm } from './announced-checksums.ts'

/** The file that a download is appended to, with its checksums. */
export class PartFile {
  readonly path: string
  /**
   * Its name in messages about disk errors. They are explained here, because callers could mistake
   * them for connection errors.
   */
  readonly #label: string
  #fd: number | undefined
  readonly #hashes = new Map<Algorithm, Hash>()
  #size = 0

  /**
   * Creates the file, which must not exist yet. Nothing can be appended before `restart` is called.
   * @throws StepError for a file-system error
   */
  constructor(path: string) {
    this.path = path
    this.#label = `the archive in ${dirname(path)}`
    this.#fd = runDiskWork(this.#label, () => openSync(path, 'wx'))
  }

  /** How much has arrived, in bytes. */
  get size(): number {
    return this.#size
  }

  /**
   * Empties the file, and computes these checksums of the new content in addition to SHA-256.
   * @throws StepError for a file-system error
   */
  restart(algorithms: readonly Algorithm[]): void {
    const fd = this.#open()
    runDiskWork(this.#label, () => ftruncateSync(fd))
    this.#size = 0
    this.#hashes.clear()
    for (const algorithm of ['sha256' as const, ...algorithms])
      this.#hashes.set(algorithm, createHash(algorithm))
  }

  /** @throws StepError for a file-system error */
  append(chunk: Buffer): void {
    const fd = this.#open()
    for (const sum of this.#hashes.values()) sum.update(chunk)
    runDiskWork(this.#label, () => {
      for (let at = 0; at < chunk.length; )
        at += writeSync(fd, chunk, at, chunk.length - at, this.#size + at)
    })
    this.#size += chunk.length
  }

  /** Returns the checksums of the file, in hexadecimal. Must be called only once, at the end. */
  computeDigests(): ReadonlyMap<Algorithm, string> {
    return new Map([...this.#hashes].map(([algorithm, sum]) => [algorithm, sum.digest('hex')]))
  }

  /**
   * Closes the file; further calls do nothing. On network file systems and with quotas, a failed
   * write may be reported only on closing (close(2)).
   * @throws StepError for a file-system error
   */
  close(): void {
    const fd = this.#fd
    this.#fd = undefined
    if (fd !== undefined) runDiskWork(this.#label, () => closeSync(fd))
  }

  #open(): number {
    if (this.#fd === undefined) throw new Error('the file is closed')
    return this.#fd
  }
}
