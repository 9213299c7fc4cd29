import type { ClientOptions } from '../api/client.ts'
import type { Inputs } from '../inputs/inputs.ts'
import { safe } from '../report/clean.ts'
import type { Step } from '../step.ts'
import { showDuration } from '../units.ts'

/** Without a wait, and for calls that no wait limits: failures in a row until a call is given up. */
export const FEW_TRIES = 5

/** Returns what the client of the API needs of the inputs and the step. */
export function clientOptions(inputs: Inputs, step: Step): ClientOptions {
  return {
    baseUrl: inputs.baseUrl,
    apiKey: inputs.apiKey,
    requestTimeoutMs: inputs.requestTimeoutMs,
    clock: step.clock,
    random: step.random,
    signal: step.signal,
    onRetry: ({ failure, tries, pauseMs }) =>
      step.log.info(
        safe`Trying again in ${showDuration(pauseMs)}: ${failure.why} (failure ${tries} in a row)`,
      ),
  }
}
