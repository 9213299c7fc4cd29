import { Worker } from 'node:worker_threads'
import { interruptible } from '../../event-loop.ts'
import { workerUrl } from '../../worker-url.ts'
import type { Row } from '../rules/findings.ts'
import type { Site } from '../rules/judge.ts'
import type { Read } from './desk.ts'

/** What a thread is asked for, in this order. Only the first has no answer. */
export type Request =
  | { readonly ask: 'open'; readonly site: Site }
  | { readonly ask: 'read'; readonly files: readonly number[] }
  | { readonly ask: 'close' }
  | { readonly ask: 'finish'; readonly answers: Uint8Array }

export type Answer = undefined | Read | readonly Row[]

/** A desk, in this thread or in another. */
export interface Reader {
  read(files: readonly number[]): Promise<void>
  close(): Promise<Read>
  finish(answers: Uint8Array): Promise<readonly Row[]>
}

/** A thread with a desk in it; its promises are rejected when it fails or is stopped. */
export interface ThreadReader extends Reader {
  /** Gives it the site. To be called first. */
  open(site: Site): void
  /** Ends it at once. */
  stop(): Promise<void>
}

/**
 * Returns a reader in this thread: small sites are done before another one has started. What it is asked to read is
 * rejected with the reason of `signal` soon after that is aborted.
 */
export async function ownReader(site: Site, signal: AbortSignal): Promise<Reader> {
  // Where there are threads, only they need all that reads.
  const { Desk } = await import('./desk.ts')
  const desk = new Desk(site)
  return {
    read: async (files) => {
      for await (const file of interruptible(files, signal)) desk.read([file])
    },
    close: async () => desk.close(),
    finish: async (answers) => desk.finish(answers),
  }
}

/** In MiB: what a page leaves behind is short-lived. V8 would take three times as much, and be no faster. */
const YOUNG_HEAP = 16

/** Returns a reader in a thread of its own, which starts while others work on. */
export function threadReader(): ThreadReader {
  const worker = new Worker(workerUrl('site/pool/reader-thread'), {
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_HEAP },
  })
  let waiting: PromiseWithResolvers<Answer> | undefined
  let failure: unknown
  const settle = () => {
    const settled = waiting
    waiting = undefined
    return settled
  }
  const fail = (error: unknown) => {
    failure ??= error
    settle()?.reject(failure)
  }
  worker.on('message', (answer: Answer) => settle()?.resolve(answer))
  worker.on('error', fail)
  worker.on('exit', (code) => fail(new Error(`a thread of the gate ended with code ${code}`)))

  const ask = (request: Request): Promise<Answer> => {
    if (failure !== undefined) return Promise.reject(failure)
    waiting = Promise.withResolvers<Answer>()
    worker.postMessage(request)
    return waiting.promise
  }

  return {
    open: (site) => worker.postMessage({ ask: 'open', site } satisfies Request),
    read: async (files) => void (await ask({ ask: 'read', files })),
    close: async () => (await ask({ ask: 'close' })) as Read,
    finish: async (answers) => (await ask({ ask: 'finish', answers })) as readonly Row[],
    stop: async () => void (await worker.terminate()),
  }
}
