import { Worker } from 'node:worker_threads'
import { StepError } from '../errors.ts'

/** Large enough that handing one over costs nothing beside hashing it; in bytes. */
const BLOCK_SIZE = 512 * 1024

/** How many blocks there are: one is filled while others are hashed. */
const BLOCKS = 4

/** Stands among the sizes of pieces for «here one ends». */
const END = -1

interface Order {
  readonly block: ArrayBuffer | undefined
  /** Sizes of the pieces that lie in the block one after another, and `END` wherever a sum is due. */
  readonly pieces: readonly number[]
}

interface Delivery {
  readonly block: ArrayBuffer | undefined
  /** Hexadecimal, in the order of the ends. */
  readonly sums: readonly string[]
}

/**
 * SHA-256 in a thread of its own: it takes longer than all else that is done with a byte here, and the main thread has
 * enough to do with reading and writing. Content is copied when it is given, in blocks that go back and forth, so that
 * memory stays the same whatever passes through. What fits into one block needs no thread.
 */
export class Sha256Thread {
  #worker: Worker | undefined
  readonly #free: ArrayBuffer[] = []
  readonly #awaited: ((sum: string) => void)[] = []
  #made = 0
  #block: ArrayBuffer | undefined
  #used = 0
  #pieces: number[] = []
  #underway = 0
  /** Wakes whoever waits for a delivery. */
  #wake: () => void = () => {}
  #failure: Error | undefined

  /** Takes more of the content that is under way; to be awaited. @throws StepError if the thread has died */
  async append(chunk: Buffer): Promise<void> {
    for (let at = 0; at < chunk.length; ) {
      if (this.#used === BLOCK_SIZE) this.#send()
      this.#block ??= await this.#freeBlock()
      const part = chunk.subarray(at, at + BLOCK_SIZE - this.#used)
      new Uint8Array(this.#block, this.#used).set(part)
      this.#pieces.push(part.length)
      this.#used += part.length
      at += part.length
    }
  }

  /** Ends the content that is under way, and has `take` called with its sum (hexadecimal), `settled` at the latest. */
  end(take: (sum: string) => void): void {
    this.#pieces.push(END)
    this.#awaited.push(take)
  }

  /** Resolves when every sum has been delivered. @throws StepError if the thread has died */
  async settled(): Promise<void> {
    if (this.#worker) this.#send()
    else this.#deliver(openSums(END)(this.#order()))
    while (this.#underway > 0) await this.#delivery()
  }

  /** Ends the thread; what has not been delivered is lost. */
  close(): void {
    void this.#worker?.terminate()
  }

  async #freeBlock(): Promise<ArrayBuffer> {
    for (;;) {
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
    if (!this.#failure) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
    if (this.#failure) throw new StepError('unexpected', { what: this.#failure.message }, this.#failure)
  }

  #send(): void {
    this.#worker ??= this.#start()
    const order = this.#order()
    this.#worker.postMessage(order, order.block ? [order.block] : [])
    this.#underway += 1
  }

  /** Returns what has gathered, and begins anew. */
  #order(): Order {
    const order = { block: this.#block, pieces: this.#pieces }
    this.#block = undefined
    this.#used = 0
    this.#pieces = []
    return order
  }

  #start(): Worker {
    const worker = new Worker(THREAD, {
      eval: true,
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: 2 },
    })
    worker.on('message', (delivery: Delivery) => {
      this.#underway -= 1
      this.#deliver(delivery)
    })
    worker.on('error', (error: Error) => {
      this.#failure = error
      this.#wake()
    })
    return worker
  }

  #deliver({ block, sums }: Delivery): void {
    if (block) this.#free.push(block)
    for (const sum of sums) this.#awaited.shift()?.(sum)
    this.#wake()
  }
}

/**
 * Returns what makes sums of orders, each going on where the one before stopped. The thread gets the source of this
 * function, so that it needs no file of its own in what is shipped: nothing from outside of it may be used in it.
 */
function openSums(end: number): (order: Order) => Delivery {
  const { createHash } = process.getBuiltinModule('node:crypto')
  let sum = createHash('sha256')
  return ({ block, pieces }) => {
    const sums: string[] = []
    let at = 0
    for (const size of pieces) {
      if (size === end) {
        sums.push(sum.digest('hex'))
        sum = createHash('sha256')
      } else if (block) {
        sum.update(new Uint8Array(block, at, size))
        at += size
      }
    }
    return { block, sums }
  }
}

const THREAD = `
const { parentPort } = process.getBuiltinModule('node:worker_threads')
const sumsOf = (${openSums})(${END})
parentPort.on('message', (order) => {
  const delivery = sumsOf(order)
  parentPort.postMessage(delivery, delivery.block ? [delivery.block] : [])
})`
