import { safe } from '../text/clean.ts'
import type { InputReader, InputsReadBy } from './input-reader.ts'
import { combineIfValid } from './input-table-reader.ts'
import { readService, readWaitSettings } from './shared-inputs.ts'

/** The inputs of mode agent-job. */
export type AgentJobInputs = InputsReadBy<typeof readAgentJobInputs>

/** Returns the inputs of mode agent-job. Never throws: errors are reported to `reader`. */
export function readAgentJobInputs(reader: InputReader) {
  return combineIfValid({
    mode: 'agent-job',
    service: readService(reader),
    waitSettings: readWaitSettings(reader),
    projectId: reader.readRequired(
      'project-id',
      safe`mode agent-job needs it; it is on the API keys page of the dashboard. If an expression sets it, its value is empty`,
    ),
    jobId: reader.readRequired(
      'job-id',
      safe`mode agent-job follows an existing job. If an expression sets it, its value is empty`,
    ),
  })
}
