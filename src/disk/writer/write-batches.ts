import type { BatchResult, FilledBatch } from './file-writer.ts'
import { BATCH_SIZE, WriteBatch } from './write-batch.ts'

/** In characters: a SHA-256 in hexadecimal. */
const SUM_LENGTH = 64

/** Gathers files into batches for one writer, and takes the batches' memory back when they are written. */
export class WriteBatches {
  readonly #dispatch: (batch: FilledBatch) => void
  readonly #maxFiles: number
  readonly #free: ArrayBuffer[] = []
  /** What to call with the checksums of the files, in the files' order. */
  readonly #awaited: ((sum: string) => void)[] = []
  #batch: WriteBatch | undefined

  /**
   * `dispatch` passes a batch, in which at most `maxFiles` files begin, to the writer; its result goes to `receive`.
   */
  constructor(maxFiles: number, dispatch: (batch: FilledBatch) => void) {
    this.#maxFiles = maxFiles
    this.#dispatch = dispatch
  }

  /** Begins a file at the absolute `path`. */
  begin(path: string): void {
    while (!this.#filling().begin(path)) this.send()
  }

  /** Adds content to the current file. */
  append(chunk: Buffer): void {
    for (let at = 0; at < chunk.length; ) {
      const taken = this.#filling().append(chunk, at)
      if (taken === 0) this.send()
      at += taken
    }
  }

  /** Ends the current file; `take` is called with its checksum (hexadecimal) when it is written. */
  end(take: (sum: string) => void): void {
    this.#filling().end()
    this.#awaited.push(take)
  }

  /** Passes on what has been gathered, if anything has. */
  send(): void {
    if (this.#batch === undefined) return
    const { memory, used } = this.#batch
    this.#batch = undefined
    this.#dispatch({ memory, used })
  }

  /** Keeps the memory of a written batch for reuse, and passes its checksums on. */
  receive({ memory, sums }: BatchResult): void {
    this.#free.push(memory)
    for (let at = 0; at < sums.length; at += SUM_LENGTH)
      this.#awaited.shift()?.(sums.slice(at, at + SUM_LENGTH))
  }

  #filling(): WriteBatch {
    this.#batch ??= new WriteBatch(this.#free.pop() ?? new ArrayBuffer(BATCH_SIZE), this.#maxFiles)
    return this.#batch
  }
}
