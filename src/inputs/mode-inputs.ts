import type { AgentJobInputs } from './agent-job-inputs.ts'
import type { CheckInputs } from './check-inputs.ts'
import type { ExportInputs } from './export-inputs.ts'

/** What the workflow asks for, checked. */
export type Inputs = ExportInputs | AgentJobInputs | CheckInputs
