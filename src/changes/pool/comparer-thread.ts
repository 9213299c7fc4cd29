/** A thread that compares: hands every request to its comparer, and posts the reply. */
import { parentPort } from 'node:worker_threads'
import { Comparer } from './comparer.ts'
import type { Reply, Request } from './comparers.ts'

let comparer: Comparer | undefined

parentPort?.on('message', async (request: Request) => {
  if (request.do === 'open') comparer = new Comparer(request.sites, async () => {})
  else if (request.do === 'rename') comparer?.rename(request.renamed)
  else if (comparer) parentPort?.postMessage(await replyTo(request, comparer))
})

async function replyTo(
  request: Extract<Request, { do: 'task' | 'unreadable' }>,
  comparer: Comparer,
): Promise<Reply> {
  return request.do === 'task' ? comparer.do(request.task, request.items) : [...comparer.unreadable]
}
