/** Inputs that are called otherwise than in action.yml. */
import { joinWords } from '../common/units.ts'
import { type SafeText, safe } from '../text/clean.ts'
import { didYouMean, misspelled } from '../text/did-you-mean.ts'
import { INPUT_NAMES, INPUTS, type InputName, isInputName, rawInput } from './table.ts'

/**
 * What inputs like one of ours are called in other actions, without white space, `-` and `_`: names that can mean nothing else,
 * and names that variables of a workflow may have, too. What follows the input in the advice may be its value, instead of the
 * text, unless that is off.
 */
type Habit = readonly [
  InputName,
  surely?: RegExp | undefined,
  perhaps?: RegExp | undefined,
  more?: string,
]

const ACCEPTED = /^(?:accept(?:ed)?|allowlist|ignorefile)$/
const FOLDER = /^(?:path|dir|builddir|source|root|localpath|files|output|workingdirectory)$/

const HABITS: readonly Habit[] = [
  [
    'verify',
    /^(?:strict(?:mode|ness)?|fail(?:(?:on|if)(?:error|finding|broken|empty).*|on|fast)?|exitcode)$/,
    undefined,
    ': strict',
  ],
  ['site-path', /^(?:directory|folder|(?:site|publish|output)dir)$/, FOLDER],
  ['accepted-findings', /^(?:exclude|ignore)$/, ACCEPTED, ', a YAML file with an entry for each'],
  ['api-key', /^(?:key|apitoken|admin(?:api)?key)$/],
  ['job-id', /^(?:resume|exportid)$/],
  ['wait-timeout', /^timeout(?:minutes)?$/, undefined, ', such as 30m'],
  ['github-token', /^token$/, /^(?:repo|gh)token$/],
  ['overwrite', /^force$/],
  ['export-version', /^version$/],
  ['compare-with', /^baseline$/, /^compare$/],
  ['wait-for-check', /^(?:waitfor|checkname)$/],
  ['live-url', /^live$/, /^(?:site)?url$/],
  ['base-url', undefined, /^(?:(?:api)?url|endpoint)$/],
  ['base-path', undefined, /^(?:base|pathprefix)$/],
  ['host', undefined, /^(?:provider|platform|target)$/],
  ['domain', undefined, /^site$/],
  ['bundle-path', undefined, /^bundle$/],
  ['preview-url', undefined, /^preview$/],
  ['max-unpacked-size', undefined, /^maxsize$/],
  ['pull-request-comment', undefined, /^(?:pr)?comment$/],
]

/** What nothing in a workflow does, and what to do instead. */
const NEVER: readonly (readonly [name: RegExp, why: string])[] = [
  [/^dry[\s_-]?run$/, 'this step tries nothing out: leave it out'],
  [/^page[\s_-]?count$/, 'only the command has it: leave it out'],
  [
    /^(?:fail-?(?:on|if)-?warnings?|(?:treat-)?warnings-as-errors?)$/,
    'verify: strict fails for errors alone: docs/check.md shows the step that fails for warnings',
  ],
]

/** Asks for nothing. */
const OFF = /^(?:false|no?|off|0|none|never|warn(?:ing)?|ignore|disabled)$/i

/**
 * Returns `env` with each input whose name is wrong under the one that was meant, so that it is read like that. The runner
 * passes on inputs that do not exist, too, and any variable of the workflow may look like one: what need not be a mistake is
 * only worth a warning.
 */
export function withRightNames(env: NodeJS.ProcessEnv) {
  const right = { ...env }
  const errors: SafeText[] = []
  const idle: string[] = []
  for (const { given, text } of givenOtherwise(env, isInputName)) {
    const habit = habitOf(given, env)
    const meant = habit?.input ?? misspelledInput(given, text)
    const [, never] = NEVER.find(([name]) => name.test(given)) ?? []
    const maySwitchOff =
      never || habit?.value || habit?.isSure === false || habit?.input === 'job-id'
    const isOff = maySwitchOff && OFF.test(text)
    const isGiven = meant !== undefined && rawInput(env, meant) !== INPUTS[meant].default
    const wanted = habit?.value ?? text
    const isSaid = meant && wanted === rawInput(env, meant) && (isGiven || habit === undefined)
    if (isOff || isSaid) continue
    if (never && !mayBeVariable(given, env))
      errors.push(safe`${given} is not an input, and ${never}`)
    else if (meant === undefined) idle.push(given)
    else if (habit?.isSure === false) idle.push(habit.advice ? `${given} (${habit.advice})` : given)
    else {
      errors.push(
        safe`${given} is not an input${habit ? safe`; ${habit.advice}` : didYouMean(meant)}`,
      )
      // These are an address and a path of ours, and the text is some other.
      const isOther = habit?.input === 'accepted-findings' || habit?.input === 'live-url'
      if (!isGiven && !isOther) right[`INPUT_${meant.toUpperCase()}`] = wanted
    }
  }
  return { env: right, errors, warnings: isOfComposite(env) ? [] : aboutIdle(idle) }
}

/** Returns what is given under a name that is no input, in lower case, with the text, which is not empty. */
export function givenOtherwise(env: NodeJS.ProcessEnv, isInput: (name: string) => boolean) {
  const all = Object.entries(env).map(([variable, text = '']) => {
    const [, given = ''] = /^input_(.+)$/.exec(variable.toLowerCase()) ?? []
    return { given, text: text.trim() }
  })
  return all.filter(({ given, text }) => given !== '' && !isInput(given) && text !== '')
}

/** Returns the warning about names that are no inputs, if there are any. */
export function aboutIdle(names: readonly string[]): SafeText[] {
  if (names.length === 0) return []
  const end =
    names.length === 1
      ? 'is not an input of this action and has'
      : 'are no inputs of this action and have'
  return [safe`${joinWords(names, 'and')} ${end} no effect`]
}

/** act and Gitea’s runner pass on the inputs of a composite action that this step is part of, under names of its own. */
export const isOfComposite = (env: NodeJS.ProcessEnv) =>
  Boolean(env.ACT || env.GITEA_ACTIONS || env.FORGEJO_ACTIONS)

/** The names of variables have `_` where those of inputs have `-`: `INPUT_DRY_RUN` may be for another step. */
const mayBeVariable = (given: string, env: NodeJS.ProcessEnv) =>
  isOfComposite(env) || (given.includes('_') && !/^fail_on_errors?$/.test(given))

/** Returns the habit that a name follows, of an input of the mode if one is, and whether it can be nothing else. */
function habitOf(given: string, env: NodeJS.ProcessEnv) {
  const name = given.replace(/[\s_-]/g, '')
  const mode = rawInput(env, 'mode')
  const lacks = (input: InputName) => rawInput(env, input) === ''
  const habits = HABITS.filter(([, surely, perhaps]) => surely?.test(name) || perhaps?.test(name))
  const isOfMode = ([input]: Habit) => INPUTS[input].modes.some((each) => each === mode)
  const habit = habits.find(isOfMode) ?? habits[0]
  const isVersion = habit?.[0] === 'export-version'
  if (!habit || (isVersion && (lacks('values-file') || !lacks('export-version')))) return undefined
  const [input, surely, , more = ''] = habit
  const isSure = Boolean(surely?.test(name)) && !mayBeVariable(given, env)
  const isKey = name === 'token' && mode !== 'check' && lacks('api-key')
  const advice =
    isSure || isOfMode(habit) ? `write ${isKey ? 'api-key, or ' : ''}${input}${more}` : undefined
  return { input, isSure, advice, value: /^: (.*)/.exec(more)?.[1] }
}

/** Names as short as `mode` are one letter from many words, as variables of a workflow may be called. */
const SHORT_NAME = 4

function misspelledInput(given: string, text: string): InputName | undefined {
  const meant = misspelled(given, INPUT_NAMES)
  const isOtherWord = meant !== undefined && meant.length <= SHORT_NAME && meant[0] !== given[0]
  if (isOtherWord) return undefined
  // Static site generators call the path of a site its base URL.
  return meant === 'base-url' && text.startsWith('/') ? 'base-path' : meant
}
