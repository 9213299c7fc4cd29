import { createHash, type Hash } from 'node:crypto'
import { closeSync, openSync } from 'node:fs'
import { explainDiskError, onDisk } from '../disk/disk-error.ts'
import { type Where, WriteQueue } from '../disk/writer/write-queue.ts'
import type { Algorithm } from './checksums.ts'

/** What errors call it: they look like those of a connection and must not be mistaken for them. */
const WHAT = 'the archive'

/** A smaller archive has arrived before a thread would have started. In bytes. */
const WORTH_A_THREAD = 64 * 1024 * 1024

const OPTIONS = { overwrite: true, mode: 0o666, chmod: false }

/** The file that a download is appended to, with the checksums over it. */
export class PartFile {
  readonly path: string
  #queue: WriteQueue
  #hasThread = false
  readonly #sums = new Map<Algorithm, Hash>()
  #size = 0

  /**
   * Creates the file, which must not exist yet. Nothing can be appended before `restart` is called.
   * @throws StepError of the disk
   */
  static open(path: string): PartFile {
    onDisk(WHAT, () => closeSync(openSync(path, 'wx')))
    return new PartFile(path)
  }

  private constructor(path: string) {
    this.path = path
    this.#queue = openQueue('here')
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

  /**
   * Starts from the first byte, again or for the first time, and computes these checksums besides SHA-256.
   * @param expected how many bytes are to come, if that is known
   * @throws StepError of the disk
   */
  async restart(algorithms: readonly Algorithm[], expected: number | undefined): Promise<void> {
    const isSmall = expected !== undefined && expected <= WORTH_A_THREAD
    if (!isSmall && !this.#hasThread) {
      await this.#queue.close()
      this.#queue = openQueue('thread')
      this.#hasThread = true
    }
    this.#queue.begin(this.path)
    this.#size = 0
    this.#sums.clear()
    for (const algorithm of algorithms) {
      if (algorithm !== 'sha256') this.#sums.set(algorithm, createHash(algorithm))
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
    for (const [algorithm, sum] of this.#sums) digests.set(algorithm, sum.digest('hex'))
    this.#queue.end((sum) => digests.set('sha256', sum))
    await this.#queue.settled()
    return digests
  }

  /** Resolves when nothing is written any more. */
  async close(): Promise<void> {
    await this.#queue.close()
  }
}

function openQueue(where: Where): WriteQueue {
  return new WriteQueue(OPTIONS, where, (error) => explainDiskError(error, WHAT))
}
