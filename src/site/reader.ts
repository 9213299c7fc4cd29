/** A thread that reads: everything it is asked for goes to its desk, every answer back. */
import { parentPort, workerData } from 'node:worker_threads'
import { Desk } from './desk.ts'
import type { Answer, Request } from './threads.ts'

const desk = new Desk(workerData)

parentPort?.on('message', (request: Request) => {
  parentPort?.postMessage(answerTo(request))
})

function answerTo(request: Request): Answer {
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
