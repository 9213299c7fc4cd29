import { StepError } from '../errors/errors.ts'
import { findLackOfRights } from '../github/event.ts'
import { pickFirstErrors } from '../option-values/first-errors.ts'
import { invalid } from '../option-values/invalid-input.ts'
import { safe } from '../text/clean.ts'
import { readAgentJobInputs } from './agent-job-inputs.ts'
import { readCheckInputs } from './check-inputs.ts'
import { readExportInputs } from './export-inputs.ts'
import { InputReader } from './input-reader.ts'
import { listNotes, rejectInputsWithoutEffect } from './inputs-without-effect.ts'
import type { Inputs } from './mode-inputs.ts'
import type { Mode } from './table.ts'
import { INVALID, type Invalid } from './table-reader.ts'

const READERS: {
  readonly [M in Mode]: (reader: InputReader) => Promise<Inputs | Invalid> | Inputs | Invalid
} = {
  export: readExportInputs,
  'agent-job': readAgentJobInputs,
  check: readCheckInputs,
}

/**
 * Returns the inputs, every one checked, and what is worth a warning or a note about them although
 * it is not an error.
 * @throws StepError (`bad-inputs`) with all errors at once
 */
export async function readInputs(env: NodeJS.ProcessEnv) {
  const reader = new InputReader(env)
  const { warnings } = reader
  const mode = readMode(reader)
  // The intended mode is unknown, and with it the inputs that it needs.
  const inputs = mode === INVALID ? INVALID : await READERS[mode](reader)
  reader.parseOthers()
  if (mode !== INVALID) rejectInputsWithoutEffect(mode, reader)
  if (inputs === INVALID || reader.errors.length > 0)
    throw new StepError('bad-inputs', { errors: pickFirstErrors([...warnings, ...reader.errors]) })
  return { inputs, warnings, notes: listNotes(inputs, reader) }
}

/** If none of these is given, no export was intended. */
const OF_EXPORT = [
  'base-url',
  'api-key',
  'domain',
  'project-id',
  'job-id',
  'wait-for-check',
  'bundle-path',
  'values-file',
] as const

function readMode(reader: InputReader): Mode | Invalid {
  const mode = reader.withDefault('mode')
  const isExportMeant = OF_EXPORT.some((name) => reader.isGiven(name))
  if (mode !== 'export' || isExportMeant || !reader.isGiven('site-path')) return mode
  return reader.attempt('mode', () => {
    const ofFork =
      findLackOfRights(reader.env) === 'fork'
        ? safe`. Pull requests from forks get no secrets`
        : safe``
    const advice = safe`To check the folder in site-path, set mode: check${ofFork}`
    throw invalid`is export (the default), but base-url, api-key and domain are missing. ${advice}`
  })
}
