import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { keepYoungSpaceSmall, prepareHeapForReading } from '../../../src/heap.ts'

/**
 * Returns how much space for short-lived objects a new thread has, in MiB: before threads get more of it, meanwhile, and
 * after that.
 */
export default async function run(): Promise<{
  readonly before: number
  readonly meanwhile: number
  readonly after: number
}> {
  keepYoungSpaceSmall()
  const before = await ofNewThread()
  const end = prepareHeapForReading()
  const meanwhile = await ofNewThread()
  end()
  return { before, meanwhile, after: await ofNewThread() }
}

/** The thread makes garbage until some of it has been collected. */
const MEASURE = `
const { getHeapSpaceStatistics } = require('node:v8')
const { parentPort } = require('node:worker_threads')
const kept = []
for (let i = 0; i < 1_000_000; i += 1) kept[i % 10] = { i }
const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
parentPort.postMessage(young.space_size / 2 ** 20)
`

async function ofNewThread(): Promise<number> {
  const thread = new Worker(MEASURE, { eval: true })
  const [size] = await once(thread, 'message')
  await thread.terminate()
  return size
}
