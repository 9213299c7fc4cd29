import { Worker } from 'node:worker_threads'
import { StepError } from '../../errors.ts'
import { workerUrl } from '../../worker-url.ts'
import { type Delivery, type Fault, type FileTraits, FileWriter } from './file-writer.ts'
import { Lane } from './write-batches.ts'

/**
 * How many blocks may wait to be written by the thread before it has no room. It must not run out of them while this
 * one waits for a decoder or writes a block itself: with three of them a site takes a tenth longer.
 */
const MOST_UNDERWAY = 8

/**
 * How many files this thread writes at one go, between which no signal passes: on a network file system to open a file
 * may take a tenth of a second, and a step that is cancelled has 7.5 seconds.
 */
const MOST_FILES_HERE = 16

/** How many files go to the thread with one block. It can be stopped between any two of them. */
const MOST_FILES_OF_THREAD = 128

/**
 * Where files are written: in this thread, in one of its own, or by whichever of the two has time. That takes each path
 * once only.
 */
export type Where = 'here' | 'thread' | 'both'

/** Returns what to throw for `error`, which came from the file system when `path` was written. */
export type Explain = (error: NodeJS.ErrnoException, path: string) => unknown

/**
 * Has files and their SHA-256 written; a thread of their own pays where there is so much that this one has enough to do
 * with reading and decoding. Content is copied when it is given, into blocks that go back and forth, so that memory
 * stays the same whatever passes through as long as `room` is heeded.
 */
export class FileQueue {
  readonly #explain: Explain
  readonly #writer: FileWriter | undefined
  readonly #here: Lane | undefined
  readonly #worker: Worker | undefined
  readonly #thread: Lane | undefined
  #threadHasStarted = false
  /** How many blocks the thread has not brought back. */
  #underway = 0
  /** Where the file goes that was begun last. */
  #lane: Lane | undefined
  #fileIsOpen = false
  /** Wake those who wait for a delivery. */
  readonly #wakes: (() => void)[] = []
  #failure: { readonly error: unknown } | undefined

  constructor(traits: FileTraits, where: Where, explain: Explain) {
    this.#explain = explain
    if (where !== 'thread') {
      const writer = new FileWriter(traits)
      const here = new Lane(MOST_FILES_HERE, (order) => this.#deliver(here, writer.fulfil(order)))
      this.#writer = writer
      this.#here = here
    }
    if (where !== 'here') {
      const worker = startThread(traits)
      const thread = new Lane(MOST_FILES_OF_THREAD, (order) => {
        this.#underway += 1
        worker.postMessage(order, [order.memory])
      })
      this.#listen(worker, thread)
      this.#worker = worker
      this.#thread = thread
    }
  }

  /**
   * Begins a file at the absolute `path`; one that is under way and has not been ended stays as it is.
   * @throws what was made of an error before
   */
  begin(path: string): void {
    this.#check()
    const threadHasTime = this.#threadHasStarted && this.#underway < MOST_UNDERWAY
    this.#lane = threadHasTime ? (this.#thread ?? this.#here) : (this.#here ?? this.#thread)
    this.#lane?.begin(path)
    this.#fileIsOpen = true
  }

  /** Takes more of the file that is under way. @throws what was made of an error before */
  append(chunk: Buffer): void {
    this.#check()
    this.#begun().append(chunk)
  }

  /**
   * Ends the file that is under way, and has `take` called with its sum (hexadecimal), `settled` at the latest.
   * @throws what was made of an error before
   */
  end(take: (sum: string) => void): void {
    this.#check()
    this.#begun().end(take)
    this.#fileIsOpen = false
  }

  /** Returns what to wait for before more is given; undefined if there is room. @throws as `begin` does */
  room(): Promise<void> | undefined {
    this.#check()
    if (this.#underway < MOST_UNDERWAY) return undefined
    const nextGoesHere = this.#here && !(this.#fileIsOpen && this.#lane === this.#thread)
    if (nextGoesHere) return undefined
    const room = this.#untilUnderway(MOST_UNDERWAY - 1)
    // What it may reject with is told by whatever is called next, too.
    room.catch(() => {})
    return room
  }

  /** Resolves when everything is written and every sum delivered. @throws what was made of an error */
  async settled(): Promise<void> {
    this.#thread?.send()
    this.#here?.send()
    await this.#untilUnderway(0)
  }

  /** Ends the thread; what has not been written by then is not written any more. */
  async close(): Promise<void> {
    this.#writer?.close()
    await this.#worker?.terminate()
  }

  #begun(): Lane {
    if (this.#lane === undefined) throw new Error('no file was begun')
    return this.#lane
  }

  async #untilUnderway(most: number): Promise<void> {
    while (this.#underway > most && !this.#failure) {
      await new Promise<void>((resolve) => this.#wakes.push(resolve))
    }
    this.#check()
  }

  #check(): void {
    if (this.#failure) throw this.#failure.error
  }

  #listen(worker: Worker, lane: Lane): void {
    worker.on('online', () => {
      this.#threadHasStarted = true
    })
    worker.on('message', (delivery: Delivery) => {
      this.#underway -= 1
      this.#deliver(lane, delivery)
    })
    worker.on('error', (error: Error) => {
      this.#fail(new StepError('unexpected', { what: error.message }, error))
    })
    // Nothing would ever come back from it: whoever waits has to hear that.
    worker.on('exit', () => {
      this.#fail(new StepError('unexpected', { what: 'the thread that writes has ended' }))
    })
  }

  #deliver(lane: Lane, delivery: Delivery): void {
    lane.receive(delivery)
    const { fault } = delivery
    if (fault) this.#fail(this.#explain(errorOf(fault), fault.path))
    this.#wake()
  }

  #fail(error: unknown): void {
    this.#failure ??= { error }
    this.#wake()
  }

  #wake(): void {
    for (const wake of this.#wakes.splice(0)) wake()
  }
}

function startThread(traits: FileTraits): Worker {
  return new Worker(workerUrl('disk/writer/writer-thread'), {
    workerData: traits,
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: 2 },
  })
}

function errorOf({ message, code, syscall }: Fault): NodeJS.ErrnoException {
  return Object.assign(new Error(message), code === undefined ? {} : { code, syscall })
}
