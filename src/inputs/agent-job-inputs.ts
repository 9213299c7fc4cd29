import { safe } from '../text/clean.ts'
import type { InputReader, ReadBy } from './input-reader.ts'
import { readService, readWait } from './shared-inputs.ts'
import { combineIfValid } from './table-reader.ts'

/** The inputs of mode agent-job. */
export type AgentJobInputs = ReadBy<typeof readAgentJobInputs>

/** Returns the inputs of mode agent-job. Never throws: errors are reported to `reader`. */
export function readAgentJobInputs(reader: InputReader) {
  return combineIfValid({
    mode: 'agent-job',
    service: readService(reader),
    waiting: readWait(reader),
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
