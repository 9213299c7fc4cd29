import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { StepError } from '../../errors.ts'
import { workerUrl } from '../../worker-url.ts'
import type { StaticExport } from './static-export.ts'
import type { ValuesText } from './yaml-document.ts'

/** What the thread is started with. */
export interface Order {
  readonly file: ValuesText
  readonly settings: StaticExport
}

/** What it makes of that: the text, or what a `StepError` is made of. */
export type Edited = { readonly text: string } | Pick<StepError, 'code' | 'values'>

/**
 * Returns what `withStaticExport` returns. It works in a thread of its own, because megabytes of YAML take seconds,
 * and a cancellation is to be heard meanwhile.
 * @throws StepError (`values-file-…`) as `withStaticExport` does
 * @throws the reason of `signal` as soon as it is aborted
 */
export async function editInThread(
  file: ValuesText,
  settings: StaticExport,
  signal: AbortSignal,
): Promise<string> {
  signal.throwIfAborted()
  const workerData: Order = { file, settings }
  // Without an environment, because the library prints what it reads if a variable of it says so.
  const worker = new Worker(workerUrl('handover/values/editor-thread'), { workerData, env: {} })
  try {
    const [edited]: Edited[] = await once(worker, 'message', { signal })
    if (edited && 'text' in edited) return edited.text
    if (edited) throw new StepError(edited.code, edited.values)
    throw new Error('the thread that edits the values file said nothing')
  } catch (error) {
    signal.throwIfAborted()
    throw error
  } finally {
    await worker.terminate()
  }
}
