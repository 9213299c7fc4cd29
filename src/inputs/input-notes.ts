/** Notes about inputs that are valid, but may not do what was meant. */
import { formatCount, formatDuration } from '../common/units.ts'
import { type SafeText, safe } from '../text/clean.ts'
import type { InputReader } from './input-reader.ts'
import { INPUT_NAMES, type InputName, readInputText } from './input-table.ts'
import type { Inputs } from './inputs.ts'
import { explainLackOfEffect } from './inputs-without-effect.ts'

/** action.yml sets a default for this input, so it is never empty. */
const TOKEN_INPUT: InputName = 'github-token'

/** Returns notes about inputs without effect, and about inputs with a surprising effect. */
export function listNotes(inputs: Inputs, reader: InputReader): SafeText[] {
  const notes: SafeText[] = []
  for (const name of INPUT_NAMES) {
    if (name === TOKEN_INPUT || !reader.isGiven(name)) continue
    const why = explainLackOfEffect(name, inputs, reader)
    let note = describeUnexpectedEffect(name, reader)
    if (why !== undefined) note = safe`has no effect ${why}`
    if (note !== undefined) notes.push(safe`${name} ${note}`)
  }
  return notes
}

/** Returns a note about an unexpected effect of an input, worded to follow its name. */
function describeUnexpectedEffect(name: InputName, reader: InputReader): SafeText | undefined {
  const text = readInputText(reader.env, name)
  const isBareNumber = reader.isGiven(name) && /^\d+$/.test(text)
  if (isBareNumber && DURATION_INPUTS.has(name)) return describeSeconds(Number(text))
  if (isBareNumber && name === 'max-unpacked-size')
    return safe`is “${text}”, which means ${formatCount(Number(text), 'byte')}`
  const isSameAddress = name === 'values-url' && !text.includes('{')
  if (isSameAddress && !reader.isGiven('export-version'))
    return safe`has no placeholder, ${SAME_ADDRESS}: add {sha256}`
  return undefined
}

/** Returns what a duration without a unit means; a long one was probably meant in milliseconds. */
function describeSeconds(seconds: number): SafeText {
  const note = safe`is “${seconds}”, which means ${formatCount(seconds, 'second')}`
  if (seconds < SECONDS_PER_HOUR) return note
  return safe`${note} (${formatDuration(seconds * 1_000)})`
}

const SECONDS_PER_HOUR = 3_600
const SAME_ADDRESS = safe`so the address is the same for every version, and deployments do not notice new versions`

const DURATION_INPUTS: ReadonlySet<InputName> = new Set([
  'wait-timeout',
  'poll-interval',
  'request-timeout',
])
