/** A thread that edits one values file. */
import { parentPort, workerData } from 'node:worker_threads'
import { StepError } from '../../errors.ts'
import type { Edited, Order } from './edit-in-thread.ts'
import { withStaticExport } from './static-export.ts'

parentPort?.postMessage(edit(workerData))

function edit({ file, settings }: Order): Edited {
  try {
    return { text: withStaticExport(file, settings) }
  } catch (error) {
    if (!(error instanceof StepError)) throw error
    const { code, values } = error
    return { code, values }
  }
}
