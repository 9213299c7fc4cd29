/** Finds inputs that have no effect because of other inputs. */
import { joinWords } from '../common/words.ts'
import { invalid } from '../option-parsers/invalid-input.ts'
import { type SafeText, safe } from '../text/clean.ts'
import type { ExportInputs } from './export-inputs.ts'
import type { InputReader } from './input-reader.ts'
import { INPUT_NAMES, INPUTS, type InputName, type Mode, readInputText } from './input-table.ts'
import type { Inputs } from './inputs.ts'
import { findRequestBasePath } from './shared-inputs.ts'

/**
 * Reports errors for inputs that have no effect in this mode, although they must have one: a step
 * that was told to check something, and did not, must not be green.
 */
export function rejectInputsWithoutEffect(mode: Mode, reader: InputReader): void {
  const missingInputs = new Set<string>()
  for (const name of INPUT_NAMES) {
    const isError = INPUTS[name].isErrorWithoutEffect?.(readInputText(reader.env, name), mode)
    if (!isError || !reader.isGiven(name)) continue
    const why = explainLackOfEffectInMode(name, mode, reader)
    if (why === undefined) continue
    const missing = String(INPUTS[name].onlyWith?.[mode] ?? name)
    const isAdvised = missingInputs.has(missing)
    missingInputs.add(missing)
    reader.attempt(name, () => {
      // One missing input is one mistake, however many inputs need it.
      if (isAdvised) throw invalid`has no effect ${why}, either`
      throw invalid`has no effect ${why}: ${adviseOnLackOfEffect(name, mode)}`
    })
  }
}

/** The inputs that only the live check uses. */
const LIVE_INPUTS: ReadonlySet<InputName> = new Set(['live-url', 'live-issue'])

function adviseOnLackOfEffect(name: InputName, mode: Mode): SafeText {
  if (LIVE_INPUTS.has(name) && mode !== 'check')
    return safe`add a step with mode: check after the deployment`
  const others = INPUTS[name].onlyWith?.[mode]
  if (others === undefined) return safe`leave it out`
  const other = joinWords(others, 'or')
  const emptyExpression = safe`If you set ${other} with an expression, that expression evaluates to an empty string`
  return safe`set ${other}, too, or leave ${name} out. ${emptyExpression}`
}

/**
 * Returns why an input has no effect in this mode with the given inputs, whatever their values.
 * The text follows “has no effect”. Undefined if the input may have one.
 */
function explainLackOfEffectInMode(
  name: InputName,
  mode: Mode,
  reader: InputReader,
): SafeText | undefined {
  const { modes, onlyWith } = INPUTS[name]
  if (!modes.includes(mode)) return safe`in ${mode} mode`
  if (name === 'base-path' && findRequestBasePath(reader) !== undefined) return undefined
  const others = onlyWith?.[mode]
  if (others === undefined || others.some((other) => reader.isGiven(other))) return undefined
  return safe`without ${joinWords(others, 'or')}`
}

/**
 * Returns why an input has no effect, with the values of all inputs. The text follows “has no
 * effect”. Undefined if the input has one.
 */
export function explainLackOfEffect(
  name: InputName,
  inputs: Inputs,
  reader: InputReader,
): SafeText | undefined {
  const whyInMode = explainLackOfEffectInMode(name, inputs.mode, reader)
  if (whyInMode !== undefined) return whyInMode
  if (INPUTS_BEFORE_START.has(name) && reader.isGiven('job-id')) return safe`with job-id`
  if (isUnpackLimit(name) && unpacksNothing(inputs)) return safe`without an archive in compare-with`
  if (name === 'max-pages-removed' && !reader.isGiven('compare-with'))
    return safe`without compare-with`
  if (isOnlyForCheck(name, inputs) && skipsCheck(inputs)) return safe`with verify: off`
  return undefined
}

/** The inputs for work that comes before the start of an export. */
const INPUTS_BEFORE_START: ReadonlySet<InputName> = new Set([
  'wait-for-check',
  'update',
  'expect-commit',
])

function isUnpackLimit(name: InputName): boolean {
  return name === 'max-unpacked-size' || name === 'max-unpacked-files'
}

function unpacksNothing(inputs: Inputs): boolean {
  return inputs.mode === 'check' && inputs.compareWith?.kind !== 'archive'
}

function skipsCheck(inputs: Inputs): boolean {
  return inputs.mode === 'export' && inputs.check.verify === 'off'
}

function isExportWithoutComparison(inputs: Inputs): inputs is ExportInputs {
  return inputs.mode === 'export' && inputs.compareWith === undefined
}

/** Returns whether only the check uses an input. */
function isOnlyForCheck(name: InputName, inputs: Inputs): boolean {
  if (name === 'base-path')
    return isExportWithoutComparison(inputs) && inputs.exportRequest.basePath === undefined
  return name === 'host' || name === 'accepted-findings'
}
