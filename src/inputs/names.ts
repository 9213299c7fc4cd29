/** Inputs that are called otherwise than in action.yml. */
import { joinWords } from '../common/units.ts'
import { type SafeText, safe } from '../text/clean.ts'
import { didYouMean, misspelled } from '../text/did-you-mean.ts'
import { INPUT_NAMES, INPUTS, type InputName, isInputName, rawInput } from './table.ts'

/** What inputs like one of ours are called in other actions. */
interface Habit {
  readonly input: InputName
  /** Names that can mean nothing else; no name has white space, `-` or `_` here. */
  readonly surely?: RegExp
  /** Names that may also be those of variables of the workflow. */
  readonly perhaps?: RegExp
  /** What such an input stands for, unless it is off; the text is one of its own then. */
  readonly value?: string
  /** What the input takes, if that is not the same. */
  readonly takes?: string
}

const HABITS: readonly Habit[] = [
  {
    input: 'verify',
    surely: /^(?:strict(?:mode|ness)?|fail(?:(?:on|if).*|fast)?|exitcode)$/,
    value: 'strict',
  },
  {
    input: 'site-path',
    surely: /^(?:directory|folder|(?:site|publish|output)dir)$/,
    perhaps: /^(?:path|dir|builddir|source|root|localpath|files|output|workingdirectory)$/,
  },
  {
    input: 'accepted-findings',
    surely: /^(?:exclude|ignore)$/,
    perhaps: /^(?:accept(?:ed)?|allowlist|ignorefile)$/,
    takes: 'a YAML file with an entry for each',
  },
  { input: 'api-key', surely: /^(?:key|apitoken)$/ },
  { input: 'wait-timeout', surely: /^timeout$/ },
  { input: 'github-token', surely: /^token$/, perhaps: /^(?:repo|gh)token$/ },
  { input: 'overwrite', surely: /^force$/ },
  { input: 'compare-with', surely: /^baseline$/, perhaps: /^compare$/ },
  { input: 'wait-for-check', surely: /^waitfor$/ },
  { input: 'live-url', perhaps: /^(?:live|(?:site)?url)$/ },
  { input: 'base-url', perhaps: /^(?:(?:api)?url|endpoint)$/ },
  { input: 'base-path', perhaps: /^(?:base|pathprefix)$/ },
  { input: 'host', perhaps: /^(?:provider|platform|target)$/ },
  { input: 'domain', perhaps: /^site$/ },
  { input: 'bundle-path', perhaps: /^bundle$/ },
  { input: 'preview-url', perhaps: /^preview$/ },
  { input: 'max-unpacked-size', perhaps: /^maxsize$/ },
  { input: 'pull-request-comment', perhaps: /^(?:pr)?comment$/ },
]

/** The inputs of a step under their right names, and what is to be said about the others. */
interface RightNames {
  readonly env: NodeJS.ProcessEnv
  readonly errors: readonly SafeText[]
  /** About those that need not be mistakes. */
  readonly warning: SafeText | undefined
}

/**
 * Returns `env` with each input whose name is wrong under the one that was meant, so that it is read like that. The runner
 * passes on inputs that do not exist, too, and any variable of the workflow may look like one.
 */
export function withRightNames(env: NodeJS.ProcessEnv): RightNames {
  const right = { ...env }
  const errors: SafeText[] = []
  const idle: string[] = []
  for (const [variable, untrimmed = ''] of Object.entries(env)) {
    const [, given = ''] = /^input_(.+)$/.exec(variable.toLowerCase()) ?? []
    const text = untrimmed.trim()
    if (given === '' || isInputName(given) || text === '') continue
    const { input, isSure = true, value, takes } = habitOf(given, env) ?? {}
    const meant = input ?? misspelledInput(given, text)
    const isOff = (value !== undefined || isTrial(given)) && /^(?:false|no|off|0)$/i.test(text)
    const isGiven = meant !== undefined && rawInput(env, meant) !== INPUTS[meant].default
    const wanted = value ?? text
    const isSaid = meant && wanted === rawInput(env, meant) && (isGiven || input === undefined)
    if (isOff || isSaid) continue
    const advice = `write ${meant}${value === undefined ? '' : `: ${value}`}${takes === undefined ? '' : `, ${takes}`}`
    if (isTrial(given) && !isOfComposite(env))
      errors.push(safe`${given} is not an input, and this step tries nothing out: leave it out`)
    else if (meant === undefined) idle.push(given)
    else if (!isSure) idle.push(`${given} (${advice})`)
    else {
      errors.push(
        safe`${given} is not an input${input === undefined ? didYouMean(meant) : safe`; ${advice}`}`,
      )
      if (!isGiven && takes === undefined) right[`INPUT_${meant.toUpperCase()}`] = wanted
    }
  }
  return { env: right, errors, warning: aboutIdle(idle) }
}

function aboutIdle(names: readonly string[]): SafeText | undefined {
  if (names.length === 0) return undefined
  const end =
    names.length === 1 ? 'is not an input of this action and has' : 'are no inputs of this action and have'
  return safe`${joinWords(names, 'and')} ${end} no effect`
}

/** act and Gitea’s runner pass on the inputs of a composite action that this step is part of, under names of its own. */
const isOfComposite = (env: NodeJS.ProcessEnv) => Boolean(env.ACT || env.GITEA_ACTIONS || env.FORGEJO_ACTIONS)

const isTrial = (given: string) => /^dry[\s_-]?run$/.test(given)

/** Returns the habit that a name follows, of an input of the mode if one is, and whether it can be nothing else. */
function habitOf(given: string, env: NodeJS.ProcessEnv): (Habit & { readonly isSure: boolean }) | undefined {
  const name = given.replace(/[\s_-]/g, '')
  const mode = rawInput(env, 'mode')
  const habits = HABITS.filter(({ surely, perhaps }) => surely?.test(name) || perhaps?.test(name))
  const habit = habits.find(({ input }) => INPUTS[input].modes.some((each) => each === mode)) ?? habits[0]
  return habit && { ...habit, isSure: Boolean(habit.surely?.test(name)) && !isOfComposite(env) }
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
