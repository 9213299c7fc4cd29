import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { StepError } from '../../errors.ts'
import { workerUrl } from '../../worker-url.ts'
import type { StaticExportSettings } from './set-static-export.ts'
import type { ValuesText } from './yaml-document.ts'

/** The data that the thread is started with. */
export interface EditRequest {
  readonly file: ValuesText
  readonly settings: StaticExportSettings
}

/** What the thread sends back: the edited text, or what a `StepError` is built from. */
export type EditResult = { readonly text: string } | Pick<StepError, 'code' | 'values'>

/**
 * Returns what `setStaticExport` returns. It runs in a worker thread, because megabytes of YAML take seconds, and
 * the step has to react to a cancellation in the meantime.
 * @throws StepError (`values-file-…`) as `setStaticExport` does
 * @throws the reason of `signal` as soon as it is aborted
 */
export async function editInThread(
  file: ValuesText,
  settings: StaticExportSettings,
  signal: AbortSignal,
): Promise<string> {
  signal.throwIfAborted()
  const workerData: EditRequest = { file, settings }
  // Without an environment, because the library prints what it reads if one of its variables says so.
  const worker = new Worker(workerUrl('handover/values/editor-thread'), { workerData, env: {} })
  try {
    const [result]: EditResult[] = await once(worker, 'message', { signal })
    if (result && 'text' in result) return result.text
    if (result) throw new StepError(result.code, result.values)
    throw new Error('the thread that edits the values file sent no result')
  } catch (error) {
    signal.throwIfAborted()
    throw error
  } finally {
    await worker.terminate()
  }
}
