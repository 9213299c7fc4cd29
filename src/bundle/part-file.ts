import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs'
import { type Algorithm, type Hasher, openHasher } from './checksums.ts'
import { onDisk } from './disk.ts'
import { Sha256Thread } from './sha256-thread.ts'

/** How it is called in errors. They look like those of a connection, and must not be taken for such. */
const WHAT = 'the archive'

/** A file that grows by what arrives, with the sums over it. */
export class PartFile {
  readonly path: string
  readonly #fd: number
  readonly #sha256: Sha256Thread
  readonly #sums = new Map<Algorithm, Hasher>()
  #size = 0

  /** @throws StepError of the disk; the file must not be there yet */
  constructor(path: string) {
    this.path = path
    this.#fd = onDisk(WHAT, () => openSync(path, 'wx'))
    this.#sha256 = new Sha256Thread()
  }

  /** How much has arrived, in bytes. */
  get size(): number {
    return this.#size
  }

  /** Forgets what has arrived; from here on these sums are kept, and SHA-256 always. @throws StepError of the disk */
  restart(algorithms: readonly Algorithm[]): void {
    onDisk(WHAT, () => ftruncateSync(this.#fd))
    this.#size = 0
    this.#sha256.end(() => {})
    this.#sums.clear()
    for (const algorithm of algorithms) {
      if (algorithm !== 'sha256') this.#sums.set(algorithm, openHasher(algorithm))
    }
  }

  /** Resolves when there is room for more. @throws StepError of the disk */
  async append(chunk: Buffer): Promise<void> {
    onDisk(WHAT, () => this.#write(chunk))
    for (const sum of this.#sums.values()) sum.update(chunk)
    await this.#sha256.append(chunk)
  }

  #write(chunk: Buffer): void {
    let written = 0
    while (written < chunk.length) {
      written += writeSync(this.#fd, chunk, written, chunk.length - written, this.#size + written)
    }
    this.#size += chunk.length
  }

  /** Returns the sums over all that has arrived, hexadecimal; to be called once, at the end. */
  async digests(): Promise<ReadonlyMap<Algorithm, string>> {
    const digests = new Map<Algorithm, string>()
    for (const [algorithm, sum] of this.#sums) digests.set(algorithm, sum.digest())
    this.#sha256.end((sum) => digests.set('sha256', sum))
    await this.#sha256.settled()
    return digests
  }

  close(): void {
    this.#sha256.close()
    closeSync(this.#fd)
  }
}
