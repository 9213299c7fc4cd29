import { Worker } from 'node:worker_threads'
import { StepError } from '../errors.ts'
import { threadFile } from '../thread-file.ts'
import { type Delivery, type Fault, type FileTraits, FileWriter, type Order } from './file-writer.ts'

/** Large enough that handing one over costs nothing beside writing it; in bytes. */
const BLOCK_SIZE = 512 * 1024

/** How many blocks there are: one is filled while others are written. */
const BLOCKS = 4

/** How many pieces go with one block at most: files may be empty. */
const MOST_PIECES = 1024

/** What is known of a piece while its content arrives. */
interface OpenPiece {
  opens: string | undefined
  size: number
  ends: boolean
}

/** Returns what to throw for `error`, which came from the file system when `path` was written. */
export type Explain = (error: NodeJS.ErrnoException, path: string) => unknown

/**
 * Writes files and their SHA-256 in a thread of its own, because the main thread has enough to do with reading and
 * decoding. Content is copied when it is given, in blocks that go back and forth, so that memory stays the same
 * whatever passes through. What fits into one block needs no thread.
 */
export class WriterThread {
  readonly #traits: FileTraits
  readonly #explain: Explain
  readonly #free: ArrayBuffer[] = []
  readonly #awaited: ((sum: string) => void)[] = []
  #worker: Worker | undefined
  #made = 0
  #block: ArrayBuffer | undefined
  #used = 0
  #pieces: OpenPiece[] = []
  #underway = 0
  /** Wakes whoever waits for a delivery. */
  #wake: () => void = () => {}
  #failure: { readonly error: unknown } | undefined

  /** At least `expected` bytes are to come, as far as that is known: a thread takes its time to start. */
  constructor(traits: FileTraits, expected: number | undefined, explain: Explain) {
    this.#traits = traits
    this.#explain = explain
    if (expected === undefined || expected > BLOCK_SIZE) this.#worker = this.#start()
  }

  /**
   * Begins a file at the absolute `path`; one that is under way and has not been ended stays as it is. To be awaited.
   * @throws what was made of an error before
   */
  async begin(path: string): Promise<void> {
    if (this.#pieces.length === MOST_PIECES) {
      this.#send()
      this.#block = await this.#freeBlock()
    }
    this.#pieces.push({ opens: path, size: 0, ends: false })
  }

  /** Takes more of the file that is under way; to be awaited. @throws what was made of an error before */
  async append(chunk: Buffer): Promise<void> {
    for (let at = 0; at < chunk.length; ) {
      if (this.#used === BLOCK_SIZE) this.#send()
      this.#block ??= await this.#freeBlock()
      const part = chunk.subarray(at, at + BLOCK_SIZE - this.#used)
      new Uint8Array(this.#block, this.#used).set(part)
      this.#piece().size += part.length
      this.#used += part.length
      at += part.length
    }
  }

  /** Ends the file that is under way, and has `take` called with its sum (hexadecimal), `settled` at the latest. */
  end(take: (sum: string) => void): void {
    this.#piece().ends = true
    this.#awaited.push(take)
  }

  /** Resolves when everything is written and every sum delivered. @throws what was made of an error */
  async settled(): Promise<void> {
    if (this.#worker) this.#send()
    else this.#deliver(new FileWriter(this.#traits).fulfil(this.#order()))
    while (this.#underway > 0) await this.#delivery()
    if (this.#failure) throw this.#failure.error
  }

  /** Ends the thread; what has not been written by then is not written any more. */
  async close(): Promise<void> {
    await this.#worker?.terminate()
  }

  /** Returns the last piece in this block: one that goes on with a file of the block before if there is none. */
  #piece(): OpenPiece {
    const last = this.#pieces.at(-1)
    if (last) return last
    const piece = { opens: undefined, size: 0, ends: false }
    this.#pieces.push(piece)
    return piece
  }

  async #freeBlock(): Promise<ArrayBuffer> {
    for (;;) {
      if (this.#failure) throw this.#failure.error
      const block = this.#free.pop()
      if (block) return block
      if (this.#made < BLOCKS) {
        this.#made += 1
        return new ArrayBuffer(BLOCK_SIZE)
      }
      await this.#delivery()
    }
  }

  async #delivery(): Promise<void> {
    if (this.#failure) throw this.#failure.error
    await new Promise<void>((resolve) => {
      this.#wake = resolve
    })
  }

  #send(): void {
    this.#worker ??= this.#start()
    const order = this.#order()
    this.#worker.postMessage(order, [order.block])
    this.#underway += 1
  }

  /** Returns what has gathered, and begins anew. */
  #order(): Order {
    const order = { block: this.#block ?? new ArrayBuffer(0), pieces: this.#pieces }
    this.#block = undefined
    this.#used = 0
    this.#pieces = []
    return order
  }

  #start(): Worker {
    const worker = new Worker(threadFile('bundle/writer'), {
      workerData: this.#traits,
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: 2 },
    })
    worker.on('message', (delivery: Delivery) => {
      this.#underway -= 1
      this.#deliver(delivery)
    })
    worker.on('error', (error: Error) => {
      this.#fail(new StepError('unexpected', { what: error.message }, error))
    })
    // Nothing would ever come back from it: whoever waits has to hear that.
    worker.on('exit', () => {
      this.#fail(new StepError('unexpected', { what: 'the thread that writes has ended' }))
    })
    return worker
  }

  #deliver({ block, sums, fault }: Delivery): void {
    if (block.byteLength > 0) this.#free.push(block)
    for (const sum of sums) this.#awaited.shift()?.(sum)
    if (fault) this.#fail(this.#explain(errorOf(fault), fault.path))
    this.#wake()
  }

  #fail(error: unknown): void {
    this.#failure ??= { error }
    this.#wake()
  }
}

function errorOf({ message, code, syscall }: Fault): NodeJS.ErrnoException {
  return Object.assign(new Error(message), code === undefined ? {} : { code, syscall })
}
