/** A thread that answers with twice the number that it is given, and ends or fails if it is told to. */
import { parentPort } from 'node:worker_threads'

parentPort?.on('message', (request: number | 'end' | 'fail' | 'wait') => {
  if (request === 'end') process.exit(3)
  if (request === 'fail') throw new Error('no memory')
  if (request !== 'wait') parentPort?.postMessage(request * 2)
})
