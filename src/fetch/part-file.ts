import { closeSync, openSync } from 'node:fs'
import { explainDiskError, onDisk } from '../disk/disk-error.ts'
import { WriteQueue } from '../disk/writer/write-queue.ts'
import { type Algorithm, type Hasher, openHasher } from './checksums.ts'

/** What errors call it: they look like those of a connection and must not be mistaken for them. */
const WHAT = 'the archive'

/** A smaller archive has arrived before a thread would have started. In bytes. */
const WORTH_A_THREAD = 64 * 1024 * 1024

const OPTIONS = { overwrite: true, mode: 0o666, chmod: false }

/** The file that a download is appended to, with the checksums over it. */
export class PartFile {
  readonly path: string
  readonly #queue: WriteQueue
  readonly #sums = new Map<Algorithm, Hasher>()
  #size = 0

  /**
   * Creates the file, which must not exist yet. A SHA-256 is always computed.
   * @param expected how many bytes are to come, if that is known
   * @throws StepError of the disk
   */
  static open(path: string, expected: number | undefined): PartFile {
    onDisk(WHAT, () => closeSync(openSync(path, 'wx')))
    const isSmall = expected !== undefined && expected <= WORTH_A_THREAD
    const queue = new WriteQueue(OPTIONS, isSmall ? 'here' : 'thread', (error) =>
      explainDiskError(error, WHAT),
    )
    queue.begin(path)
    return new PartFile(path, queue)
  }

  private constructor(path: string, queue: WriteQueue) {
    this.path = path
    this.#queue = queue
  }

  /** How much has arrived, in bytes. */
  get size(): number {
    return this.#size
  }

  /**
   * Returns how many more bytes the disk has to hold to start again with `total` bytes: what has arrived is
   * overwritten.
   */
  bytesMissing(total: number): number {
    return total - this.#size
  }

  /** Starts again from the first byte, and computes these checksums, too. @throws StepError of the disk */
  restart(algorithms: readonly Algorithm[]): void {
    if (this.#size > 0) this.#queue.begin(this.path)
    this.#size = 0
    this.#sums.clear()
    for (const algorithm of algorithms) {
      if (algorithm !== 'sha256') this.#sums.set(algorithm, openHasher(algorithm))
    }
  }

  /** Resolves when there is room for more. @throws StepError of the disk */
  async append(chunk: Buffer): Promise<void> {
    this.#size += chunk.length
    for (const sum of this.#sums.values()) sum.update(chunk)
    this.#queue.append(chunk)
    await this.#queue.room()
  }

  /**
   * Returns the checksums over the file, hexadecimal, when everything is written; to be called once, at the end.
   * @throws StepError of the disk
   */
  async digests(): Promise<ReadonlyMap<Algorithm, string>> {
    const digests = new Map<Algorithm, string>()
    for (const [algorithm, sum] of this.#sums) digests.set(algorithm, sum.digest())
    this.#queue.end((sum) => digests.set('sha256', sum))
    await this.#queue.settled()
    return digests
  }

  /** Resolves when nothing is written any more. */
  async close(): Promise<void> {
    await this.#queue.close()
  }
}
