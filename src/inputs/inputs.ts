import type { AgentJobInputs } from './agent-job-inputs.ts'
import type { CheckInputs } from './check-inputs.ts'
import type { ExportInputs } from './export-inputs.ts'

/** The validated inputs of the step, by mode. */
export type Inputs = ExportInputs | AgentJobInputs | CheckInputs
