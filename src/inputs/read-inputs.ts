import { StepError } from '../errors/step-error.ts'
import { findRunRestriction } from '../github/event.ts'
import { invalid } from '../option-parsers/invalid-input.ts'
import { safe } from '../text/clean.ts'
import { fitErrorsIntoAnnotation } from '../text/fit-into-annotation.ts'
import { readAgentJobInputs } from './agent-job-inputs.ts'
import { readCheckInputs } from './check-inputs.ts'
import { readExportInputs } from './export-inputs.ts'
import { listNotes } from './input-notes.ts'
import { InputReader } from './input-reader.ts'
import type { Mode } from './input-table.ts'
import { INVALID, type Invalid } from './input-table-reader.ts'
import type { Inputs } from './inputs.ts'
import { rejectInputsWithoutEffect } from './inputs-without-effect.ts'

const READERS: {
  readonly [M in Mode]: (reader: InputReader) => Promise<Inputs | Invalid> | Inputs | Invalid
} = {
  export: readExportInputs,
  'agent-job': readAgentJobInputs,
  check: readCheckInputs,
}

/**
 * Returns the validated inputs, and the warnings and notes about them.
 * @throws StepError (`bad-inputs`) with all errors at once
 */
export async function readInputs(env: NodeJS.ProcessEnv) {
  const reader = new InputReader(env)
  const { warnings } = reader
  const mode = readMode(reader)
  let inputs: Inputs | Invalid = INVALID
  // Without a valid mode, it is unknown which inputs are needed.
  if (mode !== INVALID) inputs = await READERS[mode](reader)
  reader.parseUnreadInputs()
  if (mode !== INVALID) rejectInputsWithoutEffect(mode, reader)

  if (inputs === INVALID || reader.errors.length > 0)
    throw new StepError('bad-inputs', {
      errors: fitErrorsIntoAnnotation([...warnings, ...reader.errors]),
    })
  return { inputs, warnings, notes: listNotes(inputs, reader) }
}

/** If none of these is given, no export was intended. */
const EXPORT_INPUTS = [
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
  const mode = reader.readWithDefault('mode')
  const isExportMeant = EXPORT_INPUTS.some((name) => reader.isGiven(name))
  const isCheckMeant = reader.isGiven('site-path') && !isExportMeant
  if (mode !== 'export' || !isCheckMeant) return mode

  return reader.attempt('mode', () => {
    let advice = safe`To check the folder in site-path, set mode: check`
    if (findRunRestriction(reader.env) === 'fork')
      advice = safe`${advice}. An export is not possible in this run, because pull requests from forks get no secrets`
    throw invalid`is export (the default), but base-url, api-key, and domain are missing. ${advice}`
  })
}
