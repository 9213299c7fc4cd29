/** A thread that writes: every order goes to its writer of files, every delivery back. */
import { parentPort, workerData } from 'node:worker_threads'
import { FileWriter, type Order } from './file-writer.ts'

const writer = new FileWriter(workerData)

parentPort?.on('message', (order: Order) => {
  const delivery = writer.fulfil(order)
  parentPort?.postMessage(delivery, [delivery.memory])
})
