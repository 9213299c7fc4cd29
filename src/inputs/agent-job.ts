import { safe } from '../report/clean.ts'
import { type InputReader, type Invalid, ifValid } from './reader.ts'
import { readService, readWait, type ServiceInputs, type WaitInputs } from './settings.ts'

export interface AgentJobInputs {
  readonly mode: 'agent-job'
  readonly service: ServiceInputs
  readonly waiting: WaitInputs
  readonly projectId: string
  readonly jobId: string
}

/** Returns the inputs of mode agent-job. */
export function readAgentJobInputs(read: InputReader): AgentJobInputs | Invalid {
  return ifValid({
    mode: 'agent-job',
    service: readService(read),
    waiting: readWait(read),
    projectId: read.required(
      'project-id',
      safe`mode agent-job needs it; it is shown on the API keys page of the dashboard`,
    ),
    jobId: read.required(
      'job-id',
      safe`mode agent-job follows a job that exists. If its id is given by an expression, that input or variable is empty`,
    ),
  })
}
