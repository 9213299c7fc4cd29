import { safe } from '../text/clean.ts'
import type { InputReader, InputsReadBy } from './input-reader.ts'
import { combineIfValid } from './input-table-reader.ts'
import { readService, readWaitSettings } from './shared-inputs.ts'

/** The inputs of agent-job mode. */
export type AgentJobInputs = InputsReadBy<typeof readAgentJobInputs>

/** Returns the inputs of agent-job mode. Never throws: errors are reported to `reader`. */
export function readAgentJobInputs(reader: InputReader) {
  return combineIfValid({
    mode: 'agent-job',
    service: readService(reader),
    waitSettings: readWaitSettings(reader),
    projectId: reader.readRequired(
      'project-id',
      safe`agent-job mode needs it; it is on the API keys page of the dashboard. If you set project-id with an expression, that expression evaluates to an empty string`,
    ),
    jobId: reader.readRequired(
      'job-id',
      safe`agent-job mode follows an existing job. If you set job-id with an expression, that expression evaluates to an empty string`,
    ),
  })
}
