/** A thread that reads: hands every request to its scanner, and posts the reply. */
import { parentPort } from 'node:worker_threads'
import type { Reply, Request } from './readers.ts'
import { Scanner } from './scanner.ts'

let scanner: Scanner | undefined

parentPort?.on('message', (request: Request) => {
  if (request.do === 'open') scanner = new Scanner(request.site)
  else if (scanner) parentPort?.postMessage(replyTo(request, scanner))
})

function replyTo(request: Exclude<Request, { do: 'open' }>, scanner: Scanner): Reply {
  switch (request.do) {
    case 'read':
      for (const file of request.files) scanner.read(file)
      return scanner.drawingUses()
    case 'read-drawings':
      for (const drawing of request.drawings) scanner.readDrawing(drawing)
      return scanner.drawingUses()
    case 'collect':
      return scanner.collect()
    case 'finish':
      return scanner.finish(request.missing)
  }
}
