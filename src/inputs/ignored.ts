import { type SafeText, safe } from '../report/clean.ts'
import { joinWords } from '../units.ts'
import type { Inputs } from './inputs.ts'
import { INPUT_NAMES, INPUTS, type InputName, rawInput } from './table.ts'

/** An input that was given and has no effect beside the others. */
interface IgnoredInput {
  readonly name: InputName
  /** Worded to follow «has no effect». */
  readonly why: SafeText
}

/** Each of them means something only where one of the others is given. */
const NEEDS_ONE_OF: Readonly<Partial<Record<InputName, readonly InputName[]>>> = {
  verify: ['site-path'],
  host: ['site-path'],
  'base-path': ['site-path'],
  'accepted-findings': ['site-path'],
  'compare-with': ['site-path'],
  overwrite: ['site-path', 'bundle-path', 'release-asset'],
  'max-unpacked-size': ['site-path', 'bundle-path', 'release-asset'],
  'max-unpacked-files': ['site-path', 'bundle-path', 'release-asset'],
}

/** What they say is asked by the check alone. */
const OF_GATE: ReadonlySet<InputName> = new Set(['host', 'base-path', 'accepted-findings'])

/** What they say is asked in mode check where an earlier site is unpacked alone. */
const OF_ARCHIVE: ReadonlySet<InputName> = new Set(['max-unpacked-size', 'max-unpacked-files'])
/** In mode check, they say how the live check waits. */
const OF_LIVE_CHECK: ReadonlySet<InputName> = new Set(['wait-timeout', 'poll-interval', 'request-timeout'])

/** action.yml fills it in whether it was given or not. */
const TOKEN: InputName = 'github-token'

/** Returns the inputs that were given and mean nothing in this mode or beside the other inputs. */
export function ignoredInputs(env: NodeJS.ProcessEnv, inputs: Inputs): IgnoredInput[] {
  const isGiven = (name: InputName) => rawInput(env, name) !== INPUTS[name].default
  const whyIgnored = (name: InputName): SafeText | undefined => {
    const { modes } = INPUTS[name]
    if (!modes.includes(inputs.mode)) return safe`in mode ${inputs.mode}`
    if (OF_LIVE_CHECK.has(name) && inputs.mode === 'check' && inputs.live === undefined)
      return safe`without live-url`
    const others = NEEDS_ONE_OF[name]
    if (others && !others.some(isGiven)) return safe`without ${joinWords(others, 'or')}`
    if (name === 'poll-interval' && inputs.mode !== 'check' && !inputs.waiting.wait)
      return safe`with wait: false`
    if (OF_ARCHIVE.has(name) && inputs.mode === 'check' && inputs.compareWith?.is !== 'archive')
      return safe`without an archive in compare-with`
    const isCompared = name === 'base-path' && isGiven('compare-with')
    if (OF_GATE.has(name) && inputs.mode === 'export' && inputs.check.verify === 'off' && !isCompared)
      return safe`with verify: off`
    return undefined
  }
  return INPUT_NAMES.filter((name) => isGiven(name) && name !== TOKEN).flatMap((name) => {
    const why = whyIgnored(name)
    return why ? [{ name, why }] : []
  })
}
