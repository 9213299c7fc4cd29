/**
 * A thread of a pool: opens a worker for what it is told to work on, calls its methods, and posts
 * what they return.
 */
import { parentPort } from 'node:worker_threads'
import { COMPARISON_TASK } from './changes/comparison-pool.ts'
import { READING_TASK } from './check/reading/read-site.ts'
import { callMethod, type Task } from './workers/pool.ts'
import type { Message } from './workers/thread.ts'

const TASKS: readonly Task<never, object>[] = [READING_TASK, COMPARISON_TASK]

let worker: Promise<object> | undefined

parentPort?.on('message', async (message: Message) => {
  if (message.kind === 'open') worker = openWorker(message.task, message.setup)
  else if (worker)
    parentPort?.postMessage(await callMethod(await worker, message.method, message.args))
})

function openWorker(name: string, setup: unknown): Promise<object> {
  const task = TASKS.find((known) => known.name === name)
  if (task === undefined) throw new Error(`there is no task ${name}`)
  return task.open(setup as never, async () => {})
}
