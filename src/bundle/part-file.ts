import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs'
import { type Algorithm, type Hasher, openHasher } from './checksums.ts'

/** A file that grows by what arrives, with the sums over it. */
export class PartFile {
  readonly path: string
  readonly #fd: number
  readonly #sums = new Map<Algorithm, Hasher>()
  #size = 0

  /** @throws Error of the file system; the file must not be there yet */
  constructor(path: string) {
    this.path = path
    this.#fd = openSync(path, 'wx')
    this.restart([])
  }

  /** How much has arrived, in bytes. */
  get size(): number {
    return this.#size
  }

  /** Forgets what has arrived; from here on these sums are kept, and SHA-256 always. @throws Error of the file system */
  restart(algorithms: readonly Algorithm[]): void {
    ftruncateSync(this.#fd)
    this.#size = 0
    this.#sums.clear()
    for (const algorithm of ['sha256', ...algorithms] as const)
      this.#sums.set(algorithm, openHasher(algorithm))
  }

  /** @throws Error of the file system */
  append(chunk: Buffer): void {
    for (const sum of this.#sums.values()) sum.update(chunk)
    let written = 0
    while (written < chunk.length) {
      written += writeSync(this.#fd, chunk, written, chunk.length - written, this.#size + written)
    }
    this.#size += chunk.length
  }

  /** Returns the sum over all that has arrived, hexadecimal; empty if it was not kept. */
  digest(algorithm: Algorithm): string {
    return this.#sums.get(algorithm)?.digest() ?? ''
  }

  close(): void {
    closeSync(this.#fd)
  }
}
