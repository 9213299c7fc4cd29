import type { Delivery, Order } from './file-writer.ts'
import { BLOCK_SIZE, Block } from './write-batch.ts'

/** In characters: a SHA-256 in hexadecimal. */
const SUM_LENGTH = 64

/** Files on their way to one writer, gathered in blocks that go there and come back. */
export class Lane {
  readonly #dispatch: (order: Order) => void
  readonly #mostFiles: number
  readonly #free: ArrayBuffer[] = []
  /** Who waits for the sums of the files, in their order. */
  readonly #awaited: ((sum: string) => void)[] = []
  #block: Block | undefined

  /**
   * `dispatch` brings a block, in which `mostFiles` begin at most, to the writer; what comes of it goes to `receive`.
   */
  constructor(mostFiles: number, dispatch: (order: Order) => void) {
    this.#mostFiles = mostFiles
    this.#dispatch = dispatch
  }

  /** Begins a file at the absolute `path`. */
  begin(path: string): void {
    while (!this.#filling().begin(path)) this.send()
  }

  /** Takes more of the file that is under way. */
  append(chunk: Buffer): void {
    for (let at = 0; at < chunk.length; ) {
      const taken = this.#filling().append(chunk, at)
      if (taken === 0) this.send()
      at += taken
    }
  }

  /** Ends the file that is under way; `take` is to be called with its sum (hexadecimal). */
  end(take: (sum: string) => void): void {
    this.#filling().end()
    this.#awaited.push(take)
  }

  /** Sends what has been gathered, if anything has. */
  send(): void {
    if (this.#block === undefined) return
    const { memory, used } = this.#block
    this.#block = undefined
    this.#dispatch({ memory, used })
  }

  /** Takes a block back, to be filled again, and gives the sums in it to those who wait for them. */
  receive({ memory, sums }: Delivery): void {
    this.#free.push(memory)
    for (let at = 0; at < sums.length; at += SUM_LENGTH)
      this.#awaited.shift()?.(sums.slice(at, at + SUM_LENGTH))
  }

  #filling(): Block {
    this.#block ??= new Block(this.#free.pop() ?? new ArrayBuffer(BLOCK_SIZE), this.#mostFiles)
    return this.#block
  }
}
