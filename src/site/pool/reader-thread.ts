/** A thread that reads: everything it is asked for goes to its desk, every answer back. */
import { parentPort } from 'node:worker_threads'
import { Desk } from './desk.ts'
import type { Answer, Request } from './threads.ts'

let desk: Desk | undefined

parentPort?.on('message', (request: Request) => {
  if (request.ask === 'open') desk = new Desk(request.site)
  else if (desk) parentPort?.postMessage(answerOf(desk, request))
})

function answerOf(desk: Desk, request: Exclude<Request, { ask: 'open' }>): Answer {
  switch (request.ask) {
    case 'read':
      desk.read(request.files)
      return undefined
    case 'close':
      return desk.close()
    case 'finish':
      return desk.finish(request.answers)
  }
}
