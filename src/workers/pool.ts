import { availableParallelism } from 'node:os'
import { makePause, type Pause } from '../common/event-loop.ts'
import { Thread } from './thread.ts'

/**
 * Not written inside `new URL(…)`: a bundler that sees `import.meta.url` there copies the file
 * instead of bundling it.
 */
const HERE = import.meta.url

/** The code of each thread. */
const THREAD_CODE_URL = findThreadCode()

/** In `dist`, the code is a bundle in a folder next to those of the step and the command. */
function findThreadCode(): URL {
  const [, sourceExtension] = /\/pool(\.[jt]s)$/.exec(HERE) ?? []
  if (sourceExtension !== undefined) return new URL(`../worker-thread${sourceExtension}`, HERE)
  // The command's bundle consists of several files.
  const isInCommand = /\/check-command\/[^/]+$/.test(HERE)
  if (isInCommand) return new URL('../worker-thread/index.js', HERE)
  return new URL('worker-thread/index.js', HERE)
}

/** The maximum number of threads for each task, by the name of the task. */
const MAX_THREADS = {
  reading: 4,
  // Each thread uses about 90 MiB with 30,000 pages on both sides.
  comparing: 2,
} as const

/**
 * The task of a pool. Each of its workers is a separate object, which keeps its state between calls
 * of its methods.
 */
export interface Task<Setup, TaskWorker extends object> {
  /** The name by which the thread finds the task. */
  readonly name: keyof typeof MAX_THREADS
  /**
   * Returns a new worker, which awaits `pause` often. Code that only workers need is loaded here.
   */
  open(setup: Setup, pause: Pause): Promise<TaskWorker>
}

/**
 * Calls a method of one worker, in any thread, and returns its result. The promise is rejected if
 * the thread fails or is stopped.
 */
export type CallWorker<TaskWorker> = <Name extends keyof TaskWorker>(
  method: Name,
  ...args: ArgumentsOf<TaskWorker[Name]>
) => Promise<ResultOf<TaskWorker[Name]>>

type ArgumentsOf<Method> = Method extends (...args: infer Arguments) => unknown ? Arguments : never
type ResultOf<Method> = Method extends (...args: never) => infer Result ? Awaited<Result> : never

/** With less to read than this, in bytes, a thread costs more than it saves. */
const MIN_BYTES_FOR_THREADS = 12_000_000

/**
 * Calls `work` with a pool, and returns its result. All threads are stopped when `work` ends or
 * `signal` is aborted.
 * @throws the reason of the signal soon after it is aborted; any error of `work`
 */
export async function usePool<Setup, TaskWorker extends object, Result>(
  task: Task<Setup, TaskWorker>,
  signal: AbortSignal,
  work: (pool: Pool<Setup, TaskWorker>) => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted()
  const pool = new Pool(task, signal)
  const stop = () => void pool.stop()
  signal.addEventListener('abort', stop, { once: true })
  try {
    return await work(pool)
  } catch (error) {
    signal.throwIfAborted()
    throw error
  } finally {
    signal.removeEventListener('abort', stop)
    await pool.stop()
  }
}

/** Workers in threads if there is much to read, otherwise one in this thread. */
export class Pool<Setup, TaskWorker extends object> {
  readonly #task: Task<Setup, TaskWorker>
  readonly #signal: AbortSignal
  #bytesToRead = 0
  #threads: readonly Thread[] = []
  #workers: readonly CallWorker<TaskWorker>[] = []

  constructor(task: Task<Setup, TaskWorker>, signal: AbortSignal) {
    this.#task = task
    this.#signal = signal
  }

  /**
   * Adds to the number of bytes to read, and starts the threads as soon as they are worth their
   * startup time.
   */
  expectBytes(bytes: number): void {
    this.#bytesToRead += bytes
    if (this.#bytesToRead < MIN_BYTES_FOR_THREADS || this.#threads.length > 0) return
    const threadCount = Math.min(MAX_THREADS[this.#task.name], availableParallelism())
    this.#threads = Array.from({ length: threadCount }, () => new Thread(THREAD_CODE_URL))
  }

  /** Opens the workers. Must be called once, after `expectBytes` and before `run`. */
  async open(setup: Setup): Promise<void> {
    // `never`: the compiler cannot tell that the result belongs to the method with this name.
    if (this.#threads.length === 0) {
      const worker = await this.#task.open(setup, makePause(this.#signal))
      this.#workers = [async (method, ...args) => callMethod(worker, method, args) as never]
      return
    }
    const task = this.#task.name
    this.#workers = this.#threads.map((thread) => {
      thread.send({ kind: 'open', task, setup })
      return (method, ...args) => thread.call({ kind: 'call', method, args }) as Promise<never>
    })
  }

  /** How many workers share the work. */
  get size(): number {
    return this.#workers.length
  }

  /**
   * Runs `work` for each item, in any order: an idle worker takes the next one.
   * @throws the reason of the signal soon after it is aborted; any error of a worker
   */
  async run<Item>(
    items: Iterable<Item>,
    work: (call: CallWorker<TaskWorker>, item: Item) => Promise<void>,
  ): Promise<void> {
    const queue = Iterator.from(items)
    await this.runOnAll(async (call) => {
      for (let next = queue.next(); !next.done; next = queue.next()) {
        this.#signal.throwIfAborted()
        await work(call, next.value)
      }
    })
  }

  /**
   * Runs `work` for each worker, and returns the results in order.
   * @throws any error of a worker
   */
  runOnAll<Result>(
    work: (call: CallWorker<TaskWorker>, index: number) => Promise<Result>,
  ): Promise<Result[]> {
    return Promise.all(this.#workers.map(work))
  }

  /** Ends all threads immediately; pending calls are rejected. */
  async stop(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.stop()))
  }
}

/** Calls a method of a worker by its name. */
export function callMethod(worker: object, method: PropertyKey, args: readonly unknown[]): unknown {
  return Reflect.apply(Reflect.get(worker, method), worker, args)
}
