import { Worker } from 'node:worker_threads'
import { StepError } from '../errors.ts'
import { threadFile } from '../thread-file.ts'
import { BLOCK_SIZE, Block } from './block.ts'
import { type Delivery, type Fault, type FileTraits, FileWriter } from './file-writer.ts'

/** How many blocks may wait to be written before there is no room: one is filled meanwhile. */
const MOST_UNDERWAY = 3

/** In characters: a SHA-256 in hexadecimal. */
const SUM_LENGTH = 64

/**
 * Where files are written: in this thread, in one of its own, or here until that thread has started, and there from
 * the next file on.
 */
export type Where = 'here' | 'thread' | 'here, then thread'

/** Returns what to throw for `error`, which came from the file system when `path` was written. */
export type Explain = (error: NodeJS.ErrnoException, path: string) => unknown

/**
 * Has files and their SHA-256 written; a thread of their own pays where there is so much that this one has enough to do
 * with reading and decoding. Content is copied when it is given, into blocks that go back and forth, so that memory
 * stays the same whatever passes through as long as `room` is heeded.
 */
export class FileQueue {
  readonly #explain: Explain
  readonly #thread: Worker | undefined
  #threadHasStarted = false
  /** Writes here; undefined as soon as the thread does. */
  #here: FileWriter | undefined
  readonly #free: ArrayBuffer[] = []
  readonly #awaited: ((sum: string) => void)[] = []
  #block: Block | undefined
  #underway = 0
  /** Wakes whoever waits for a delivery. */
  #wake: () => void = () => {}
  #failure: { readonly error: unknown } | undefined

  constructor(traits: FileTraits, where: Where, explain: Explain) {
    this.#explain = explain
    if (where !== 'thread') this.#here = new FileWriter(traits)
    if (where !== 'here') this.#thread = this.#start(traits)
  }

  /**
   * Begins a file at the absolute `path`; one that is under way and has not been ended stays as it is.
   * @throws what was made of an error before
   */
  begin(path: string): void {
    if (this.#here && this.#threadHasStarted) this.#moveToThread()
    while (!this.#filling().begin(path)) this.#send()
  }

  /** Takes more of the file that is under way. @throws what was made of an error before */
  append(chunk: Buffer): void {
    for (let at = 0; at < chunk.length; ) {
      const taken = this.#filling().append(chunk, at)
      if (taken === 0) this.#send()
      at += taken
    }
  }

  /**
   * Ends the file that is under way, and has `take` called with its sum (hexadecimal), `settled` at the latest.
   * @throws what was made of an error before
   */
  end(take: (sum: string) => void): void {
    this.#filling().end()
    this.#awaited.push(take)
  }

  /** Returns what to wait for before more is given; undefined if there is room. @throws as `begin` does */
  room(): Promise<void> | undefined {
    this.#check()
    return this.#underway < MOST_UNDERWAY ? undefined : this.#untilUnderway(MOST_UNDERWAY - 1)
  }

  /** Resolves when everything is written and every sum delivered. @throws what was made of an error */
  async settled(): Promise<void> {
    this.#send()
    await this.#untilUnderway(0)
  }

  /** Ends the thread; what has not been written by then is not written any more. */
  async close(): Promise<void> {
    this.#here?.close()
    await this.#thread?.terminate()
  }

  #moveToThread(): void {
    this.#send()
    this.#here?.close()
    this.#here = undefined
  }

  #filling(): Block {
    this.#check()
    this.#block ??= new Block(this.#free.pop() ?? new ArrayBuffer(BLOCK_SIZE))
    return this.#block
  }

  #send(): void {
    if (this.#block === undefined) return
    const { memory, used } = this.#block
    this.#block = undefined
    this.#underway += 1
    if (this.#here) this.#deliver(this.#here.fulfil({ memory, used }))
    else this.#thread?.postMessage({ memory, used }, [memory])
  }

  async #untilUnderway(most: number): Promise<void> {
    while (this.#underway > most && !this.#failure) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
    this.#check()
  }

  #check(): void {
    if (this.#failure) throw this.#failure.error
  }

  #start(traits: FileTraits): Worker {
    const worker = new Worker(threadFile('bundle/writer'), {
      workerData: traits,
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: 2 },
    })
    worker.on('online', () => {
      this.#threadHasStarted = true
    })
    worker.on('message', (delivery: Delivery) => this.#deliver(delivery))
    worker.on('error', (error: Error) => {
      this.#fail(new StepError('unexpected', { what: error.message }, error))
    })
    // Nothing would ever come back from it: whoever waits has to hear that.
    worker.on('exit', () => {
      this.#fail(new StepError('unexpected', { what: 'the thread that writes has ended' }))
    })
    return worker
  }

  #deliver({ memory, sums, fault }: Delivery): void {
    this.#underway -= 1
    this.#free.push(memory)
    for (let at = 0; at < sums.length; at += SUM_LENGTH)
      this.#awaited.shift()?.(sums.slice(at, at + SUM_LENGTH))
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
