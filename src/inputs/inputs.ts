import type { AcceptedFindings } from '../check/accepted/read.ts'
import { StepError } from '../errors.ts'
import { type AgentJobInputs, readAgentJobInputs } from './agent-job.ts'
import { type CheckInputs, readCheckInputs } from './check.ts'
import { type ExportInputs, readExportInputs } from './export.ts'
import { INVALID, InputReader, type Invalid } from './reader.ts'
import type { Mode } from './table.ts'

/** What the workflow asks for, checked. */
export type Inputs = ExportInputs | AgentJobInputs | CheckInputs

const READERS: { readonly [M in Mode]: (read: InputReader) => Extract<Inputs, { mode: M }> | Invalid } = {
  export: readExportInputs,
  'agent-job': readAgentJobInputs,
  check: readCheckInputs,
}

/**
 * Returns the inputs, every one checked. `acceptedFindings`: what the file says that one of them names.
 * @throws StepError (`bad-inputs`) with all errors at once
 */
export function readInputs(env: NodeJS.ProcessEnv, acceptedFindings?: AcceptedFindings): Inputs {
  const read = new InputReader(env, acceptedFindings)
  const inputs = readMode(read)
  read.parseOthers()
  if (inputs === INVALID || read.errors.length > 0) throw new StepError('bad-inputs', { errors: read.errors })
  return inputs
}

function readMode(read: InputReader): Inputs | Invalid {
  const mode = read.withDefault('mode')
  // Nobody knows what the mode that was meant needs.
  return mode === INVALID ? INVALID : READERS[mode](read)
}
