/** The worker thread that edits one values file. */
import { parentPort, workerData } from 'node:worker_threads'
import { StepError } from '../../errors.ts'
import type { EditRequest, EditResult } from './edit-in-thread.ts'
import { setStaticExport } from './set-static-export.ts'

parentPort?.postMessage(edit(workerData))

function edit({ file, settings }: EditRequest): EditResult {
  try {
    return { text: setStaticExport(file, settings) }
  } catch (error) {
    if (!(error instanceof StepError)) throw error
    const { code, values } = error
    return { code, values }
  }
}
