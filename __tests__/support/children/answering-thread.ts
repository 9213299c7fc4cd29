/** A thread that replies with twice the number that it is given, and ends or fails on request. */
import { parentPort } from 'node:worker_threads'
import type { Message } from '../../../src/workers/thread.ts'

parentPort?.on('message', (request: Message) => {
  if (request.kind === 'open') return
  if (request.method === 'end') process.exit(3)
  if (request.method === 'fail') throw new Error('no memory')
  if (request.method === 'double') parentPort?.postMessage(Number(request.args[0]) * 2)
})
