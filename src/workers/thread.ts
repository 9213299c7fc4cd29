import { Worker } from 'node:worker_threads'

/** The messages to a thread: first its task, then calls of its worker's methods. */
export type Message =
  | { readonly kind: 'open'; readonly task: string; readonly setup: unknown }
  | { readonly kind: 'call'; readonly method: PropertyKey; readonly args: readonly unknown[] }

/** A thread that handles one call at a time. It starts up in the background. */
export class Thread {
  readonly #worker: Worker
  #pendingReply: PromiseWithResolvers<unknown> | undefined
  #failure: unknown

  constructor(codeUrl: URL) {
    // Without this limit, each thread takes 50 MB more for objects that are soon garbage, and is no
    // faster.
    this.#worker = new Worker(codeUrl, { resourceLimits: { maxYoungGenerationSizeMb: 12 } })
    this.#worker.on('message', (reply) => this.#takePendingReply()?.resolve(reply))
    this.#worker.on('error', (error) => this.#fail(error))
    this.#worker.on('exit', (status) =>
      this.#fail(new Error(`the thread ended with code ${status}`)),
    )
  }

  /** Sends a message that has no reply. */
  send(message: Message): void {
    this.#worker.postMessage(message)
  }

  /**
   * Returns the reply; rejected when the thread fails or is stopped. There must be no pending call.
   */
  call(message: Message): Promise<unknown> {
    if (this.#failure !== undefined) return Promise.reject(this.#failure)
    this.#pendingReply = Promise.withResolvers()
    this.#worker.postMessage(message)
    return this.#pendingReply.promise
  }

  /** Ends the thread immediately; a pending call is rejected. */
  async stop(): Promise<void> {
    await this.#worker.terminate()
  }

  #fail(error: unknown): void {
    this.#failure ??= error
    this.#takePendingReply()?.reject(this.#failure)
  }

  #takePendingReply(): PromiseWithResolvers<unknown> | undefined {
    const reply = this.#pendingReply
    this.#pendingReply = undefined
    return reply
  }
}
