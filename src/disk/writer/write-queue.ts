import { Worker } from 'node:worker_threads'
import { StepError } from '../../errors/errors.ts'
import { workerUrl } from '../../workers/worker-url.ts'
import { type BatchResult, type FileOptions, FileWriter, type WriteError } from './file-writer.ts'
import { WriteBatches } from './write-batches.ts'

/**
 * How many batches the thread may have to write before there is no room. It must not run out of them while this thread
 * waits for a decoder or writes a batch itself: with three of them a site takes a tenth longer.
 */
const MAX_UNDERWAY = 8

/**
 * This thread handles no signal while it writes a batch: on a network file system opening a file may take a tenth of a
 * second, and a cancelled step has to end before the runner's next signal, 7.5 seconds after the first.
 */
const MAX_FILES_PER_BATCH_HERE = 16

/** The thread can be stopped between any two files. */
const MAX_FILES_PER_BATCH_OF_THREAD = 128

/** Returns what to throw for `error`, which came from the file system when `path` was written. */
export type Explain = (error: NodeJS.ErrnoException, path: string) => unknown

/**
 * Writes files and computes the SHA-256 of each. A worker thread pays off where there is so much to write that this
 * thread is busy reading and decoding. Content is copied into batches whose memory is reused, so that memory stays
 * constant as long as the caller waits for `room`.
 */
export class WriteQueue {
  readonly #explain: Explain
  readonly #writer: FileWriter
  readonly #here: WriteBatches
  readonly #worker: Worker | undefined
  readonly #thread: WriteBatches | undefined
  #threadHasStarted = false
  /** How many batches the thread has not returned. */
  #underway = 0
  /** The batches that the current file goes to. */
  #current: WriteBatches | undefined
  #fileIsOpen = false
  /** Wake those who wait for the thread. */
  readonly #wakes: (() => void)[] = []
  #failure: { readonly error: unknown } | undefined

  /** `hasThread`: whether a thread writes, too. */
  constructor(options: FileOptions, hasThread: boolean, explain: Explain) {
    this.#explain = explain
    const writer = new FileWriter(options)
    const here = new WriteBatches(MAX_FILES_PER_BATCH_HERE, (batch) =>
      this.#receive(here, writer.write(batch)),
    )
    this.#writer = writer
    this.#here = here
    if (hasThread) {
      const worker = startThread(options)
      const thread = new WriteBatches(MAX_FILES_PER_BATCH_OF_THREAD, (batch) => {
        this.#underway += 1
        worker.postMessage(batch, [batch.memory])
      })
      this.#listen(worker, thread)
      this.#worker = worker
      this.#thread = thread
    }
  }

  /**
   * Begins a file at the absolute `path`, which must not exist; a file that has not been ended stays as it is.
   * @throws what `explain` made of an earlier error
   */
  begin(path: string): void {
    this.#check()
    const threadHasTime = this.#threadHasStarted && this.#underway < MAX_UNDERWAY
    this.#current = threadHasTime && this.#thread ? this.#thread : this.#here
    this.#current.begin(path)
    this.#fileIsOpen = true
  }

  /** Adds content to the current file. @throws what `explain` made of an earlier error */
  append(chunk: Buffer): void {
    this.#check()
    this.#currentBatches().append(chunk)
  }

  /**
   * Ends the current file. `take` is called with its SHA-256 (hexadecimal) before `settled` resolves.
   * @throws what `explain` made of an earlier error
   */
  end(take: (sum: string) => void): void {
    this.#check()
    this.#currentBatches().end(take)
    this.#fileIsOpen = false
  }

  /** Returns what to await before adding more; undefined if there is room. @throws as `begin` does */
  room(): Promise<void> | undefined {
    this.#check()
    if (this.#underway < MAX_UNDERWAY) return undefined
    const nextGoesHere = !(this.#fileIsOpen && this.#current === this.#thread)
    if (nextGoesHere) return undefined
    const room = this.#untilUnderway(MAX_UNDERWAY - 1)
    // The next call throws it.
    room.catch(() => {})
    return room
  }

  /** Resolves when everything is written and every checksum passed on. @throws what `explain` made of an error */
  async settled(): Promise<void> {
    this.#thread?.send()
    this.#here.send()
    await this.#untilUnderway(0)
  }

  /** Ends the thread; what has not been written by then is lost. */
  async close(): Promise<void> {
    this.#writer.close()
    await this.#worker?.terminate()
  }

  #currentBatches(): WriteBatches {
    if (this.#current === undefined) throw new Error('no file was started')
    return this.#current
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

  #listen(worker: Worker, batches: WriteBatches): void {
    worker.on('online', () => {
      this.#threadHasStarted = true
    })
    worker.on('message', (result: BatchResult) => {
      this.#underway -= 1
      this.#receive(batches, result)
    })
    worker.on('error', (error: Error) => {
      this.#fail(new StepError('unexpected', { what: error.message }, error))
    })
    // Otherwise those who wait for it would wait forever.
    worker.on('exit', () => {
      this.#fail(new StepError('unexpected', { what: 'the thread that writes has ended' }))
    })
  }

  #receive(batches: WriteBatches, result: BatchResult): void {
    batches.receive(result)
    const { error } = result
    if (error) this.#fail(this.#explain(toError(error), error.path))
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

function startThread(options: FileOptions): Worker {
  return new Worker(workerUrl('disk/writer/writer-thread'), {
    workerData: options,
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: 2 },
  })
}

function toError({ message, code, syscall }: WriteError): NodeJS.ErrnoException {
  return Object.assign(new Error(message), code === undefined ? {} : { code, syscall })
}
