import { StepError } from '../errors.ts'
import { proxyProblems } from '../net/proxy.ts'
import { type AgentJobInputs, readAgentJobInputs } from './agent-job.ts'
import { type ExportInputs, readExportInputs } from './export.ts'
import { INVALID, InputReader, type Invalid } from './reader.ts'
import { readService } from './service.ts'
import type { Mode } from './table.ts'

/** What the workflow asks for, checked. */
export type Inputs = ExportInputs | AgentJobInputs

const READERS: { readonly [M in Mode]: (read: InputReader) => Extract<Inputs, { mode: M }> | Invalid } = {
  export: readExportInputs,
  'agent-job': readAgentJobInputs,
}

/**
 * Returns the inputs, every one checked.
 * @throws StepError (`bad-inputs`) with all errors at once
 */
export function readInputs(env: NodeJS.ProcessEnv): Inputs {
  const read = new InputReader(env)
  const inputs = readMode(read)
  read.parseOthers()
  read.report(...proxyProblems(env))
  if (inputs === INVALID || read.errors.length > 0) throw new StepError('bad-inputs', { errors: read.errors })
  return inputs
}

function readMode(read: InputReader): Inputs | Invalid {
  const mode = read.withDefault('mode')
  if (mode !== INVALID) return READERS[mode](read)
  // Nobody knows what the mode that was meant needs, but each that there is needs the service.
  readService(read)
  return INVALID
}
