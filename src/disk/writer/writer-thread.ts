/** A worker thread that writes the batches it is sent, and sends each result back. */
import { parentPort, workerData } from 'node:worker_threads'
import { FileWriter, type FilledBatch } from './file-writer.ts'

const writer = new FileWriter(workerData)

parentPort?.on('message', (batch: FilledBatch) => {
  const result = writer.write(batch)
  parentPort?.postMessage(result, [result.memory])
})
