/** Finds inputs whose names differ from those in action.yml. */
import { joinWords } from '../common/units.ts'
import { type SafeText, safe } from '../text/clean.ts'
import { didYouMean, findMisspelled } from '../text/did-you-mean.ts'
import { INPUT_NAMES, INPUTS, type InputName, isInputName, readRawInput } from './table.ts'

/**
 * Names that other actions use for the inputs of this action; names are without white space, `-`
 * and `_`.
 */
interface Alias {
  readonly input: InputName
  /** Names that can mean nothing else. */
  readonly surely?: RegExp
  /** Names that variables of a workflow may have, too. */
  readonly perhaps?: RegExp
  /** The value that is meant, whatever the text is, unless that asks for nothing. */
  readonly value?: string
  /** What the advice says after the name of the input. */
  readonly hint?: string
}

const ALIASES: readonly Alias[] = [
  {
    input: 'verify',
    surely:
      /^(?:strict(?:mode|ness)?|fail(?:(?:on|if)(?:error|finding|broken|empty).*|on|fast)?|exitcode)$/,
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
    perhaps:
      /^(?:accept(?:ed)?|allowlist|ignorefile|(?:ignore|exclude|skip)(?:link|url|path|pattern)s?)$/,
    hint: ', a YAML file with an entry for each',
  },
  { input: 'api-key', surely: /^(?:key|apitoken|admin(?:api)?key)$/ },
  { input: 'job-id', surely: /^(?:resume|exportid)$/ },
  { input: 'wait-timeout', surely: /^timeout(?:minutes)?$/, hint: ', such as 30m' },
  { input: 'github-token', surely: /^token$/, perhaps: /^(?:repo|gh)token$/ },
  { input: 'overwrite', surely: /^force$/ },
  { input: 'export-version', surely: /^version$/ },
  { input: 'compare-with', surely: /^baseline$/, perhaps: /^compare$/ },
  { input: 'wait-for-check', surely: /^(?:waitfor|checkname)$/ },
  {
    input: 'live-url',
    surely: /^(?:live|(?:site|page|deploy(?:ed|ment)?|publish(?:ed)?|production)?url)$/,
  },
  { input: 'base-url', perhaps: /^(?:(?:api)?url|endpoint)$/ },
  { input: 'base-path', perhaps: /^(?:base|pathprefix)$/ },
  { input: 'host', perhaps: /^(?:provider|platform|target)$/ },
  { input: 'domain', perhaps: /^site$/ },
  { input: 'bundle-path', perhaps: /^bundle$/ },
  { input: 'preview-url', perhaps: /^preview$/ },
  { input: 'max-unpacked-size', perhaps: /^maxsize$/ },
  { input: 'pull-request-comment', perhaps: /^(?:pr)?comment$/ },
]

/** Names that no input of a workflow corresponds to, and what to do instead. */
const NEVER: readonly (readonly [name: RegExp, why: string])[] = [
  [/^dry[\s_-]?run$/, 'this step has no dry run: leave it out'],
  [/^page[\s_-]?count$/, 'only the command accepts it: leave it out'],
  [
    /^(?:fail-?(?:on|if)-?warnings?|(?:treat-)?warnings-as-errors?)$/,
    'verify: strict with fail-on: warnings does that',
  ],
]

/** Asks for nothing. */
const OFF = /^(?:false|no?|off|0|none|never|warn(?:ing)?|ignore|disabled)$/i

/** The meaning of a variable that looks like an input but is not an input of this action. */
type Meaning =
  /** It has no effect, or repeats another input. */
  | { readonly kind: 'harmless' }
  | { readonly kind: 'impossible'; readonly why: string }
  /** It need not be a mistake. */
  | { readonly kind: 'unknown'; readonly meant: string | undefined }
  | { readonly kind: 'wrong-name'; readonly advice: SafeText; readonly readAs: ReadAs | undefined }

/** The input that is read instead, and its text. */
interface ReadAs {
  readonly input: InputName
  readonly text: string
}

/**
 * Returns `env` with each input whose name is wrong under the one that was meant, so that it is
 * read like that. The runner passes on inputs that do not exist, too, and any variable of the
 * workflow may look like one: what need not be a mistake is only worth a warning.
 */
export function correctNames(env: NodeJS.ProcessEnv) {
  const right = { ...env }
  const errors: SafeText[] = []
  const unknown: UnknownName[] = []
  for (const { given, text } of listUnknownNames(env, isInputName)) {
    const meaning = findMeaning(given, text, env)
    switch (meaning.kind) {
      case 'harmless':
        break
      case 'impossible':
        errors.push(safe`${given} is not an input, and ${meaning.why}`)
        break
      case 'unknown':
        unknown.push({ given, meant: meaning.meant })
        break
      case 'wrong-name':
        errors.push(safe`${given} is not an input${meaning.advice}`)
        if (meaning.readAs)
          right[`INPUT_${meaning.readAs.input.toUpperCase()}`] = meaning.readAs.text
    }
  }
  return { env: right, errors, warnings: isOfComposite(env) ? [] : warnOfUnknownNames(unknown) }
}

/**
 * Returns what is given under a name that is not an input, in lower case, with the text, which is
 * not empty.
 */
export function listUnknownNames(env: NodeJS.ProcessEnv, isInput: (name: string) => boolean) {
  const all = Object.entries(env).map(([variable, text = '']) => {
    const [, given = ''] = /^input_(.+)$/.exec(variable.toLowerCase()) ?? []
    return { given, text: text.trim() }
  })
  return all.filter(({ given, text }) => given !== '' && !isInput(given) && text !== '')
}

function findMeaning(given: string, text: string, env: NodeJS.ProcessEnv): Meaning {
  const alias = findAlias(given, env)
  const whyNever = NEVER.find(([name]) => name.test(given))?.[1]
  const canSwitchOff = whyNever !== undefined || (alias && maySwitchOff(alias))
  if (canSwitchOff && OFF.test(text)) return { kind: 'harmless' }

  const input = alias?.input ?? findMisspelledInput(given, text)
  const meantText = alias?.value ?? text
  const isAlias = alias !== undefined
  if (isAskedAnyway({ input, text: meantText }, isAlias, env)) return { kind: 'harmless' }
  if (whyNever !== undefined && !mayBeVariable(given, env))
    return { kind: 'impossible', why: whyNever }
  if (isAlias) return interpretAlias(alias, meantText, env)
  if (input === undefined) return { kind: 'unknown', meant: undefined }
  const readAs = omitIfGiven({ input, text }, env)
  return { kind: 'wrong-name', advice: didYouMean(input), readAs }
}

function interpretAlias(
  { input, isSure, meant }: FoundAlias,
  text: string,
  env: NodeJS.ProcessEnv,
): Meaning {
  if (!isSure) return { kind: 'unknown', meant }
  const advice = safe`; write ${meant}`
  // These inputs are an address and a path of this action; the text is another one.
  if (input === 'accepted-findings' || input === 'live-url')
    return { kind: 'wrong-name', advice, readAs: undefined }
  return { kind: 'wrong-name', advice, readAs: omitIfGiven({ input, text }, env) }
}

/** Returns whether `false` and the like ask for nothing under such a name. */
function maySwitchOff({ input, value, isSure }: FoundAlias): boolean {
  return value !== undefined || !isSure || input === 'job-id'
}

/**
 * Returns whether the intended input has the same value. A default under another action's name is
 * ignored.
 */
function isAskedAnyway(
  { input, text }: Pick<ReadAs, 'text'> & { readonly input: InputName | undefined },
  isAlias: boolean,
  env: NodeJS.ProcessEnv,
): boolean {
  if (input === undefined || readRawInput(env, input) !== text) return false
  return !isAlias || isGiven(input, env)
}

function omitIfGiven(readAs: ReadAs, env: NodeJS.ProcessEnv): ReadAs | undefined {
  return isGiven(readAs.input, env) ? undefined : readAs
}

function isGiven(input: InputName, env: NodeJS.ProcessEnv): boolean {
  return readRawInput(env, input) !== INPUTS[input].default
}

/** A name that is not an input, and what was perhaps meant. */
export interface UnknownName {
  readonly given: string
  readonly meant?: string | undefined
}

/** Returns the warning about names that are not inputs, if there are any. */
export function warnOfUnknownNames(names: readonly UnknownName[]): SafeText[] {
  const [first, ...others] = names
  if (first === undefined) return []
  if (others.length === 0)
    return [
      safe`${first.given} is not an input of this action and was ignored${didYouMean(first.meant)}`,
    ]
  const all = names.map(({ given, meant }) => {
    if (meant === undefined) return given
    return `${given} (did you mean ${meant}?)`
  })
  return [safe`${joinWords(all, 'and')} are not inputs of this action and were ignored`]
}

/**
 * act and Gitea’s runner pass on the inputs of a composite action that this step is part of, under
 * names of its own.
 */
export function isOfComposite(env: NodeJS.ProcessEnv): boolean {
  return Boolean(env.ACT || env.GITEA_ACTIONS || env.FORGEJO_ACTIONS)
}

/**
 * The names of variables have `_` where those of inputs have `-`: `INPUT_DRY_RUN` may be for
 * another step.
 */
function mayBeVariable(given: string, env: NodeJS.ProcessEnv): boolean {
  return isOfComposite(env) || (given.includes('_') && !/^fail_on_errors?$/.test(given))
}

interface FoundAlias {
  readonly input: InputName
  readonly value: string | undefined
  /** Whether it can mean nothing else. */
  readonly isSure: boolean
  /** What to write instead, where that is known. */
  readonly meant: string | undefined
}

/** Returns what a name is an alias of: of an input of the mode, if there is one. */
function findAlias(given: string, env: NodeJS.ProcessEnv): FoundAlias | undefined {
  const name = given.replace(/[\s_-]/g, '')
  const mode = readRawInput(env, 'mode')
  const aliases = ALIASES.filter(({ surely, perhaps }) => surely?.test(name) || perhaps?.test(name))
  const isOfMode = ({ input }: Alias) => INPUTS[input].modes.some((each) => each === mode)
  const alias = aliases.find(isOfMode) ?? aliases[0]
  if (alias === undefined) return undefined
  const { input, surely, value } = alias
  if (input === 'export-version' && !maySayVersion(env)) return undefined
  const isSure = Boolean(surely?.test(name)) && !mayBeVariable(given, env)
  const isKnown = isSure || isOfMode(alias)
  return { input, value, isSure, meant: isKnown ? describeMeant(name, alias, env) : undefined }
}

function describeMeant(
  name: string,
  { input, value, hint }: Alias,
  env: NodeJS.ProcessEnv,
): string {
  const what = value === undefined ? input : `${input}: ${value}`
  const isKey =
    name === 'token' && readRawInput(env, 'mode') !== 'check' && readRawInput(env, 'api-key') === ''
  return `${isKey ? 'api-key, or ' : ''}${what}${hint ?? ''}`
}

function maySayVersion(env: NodeJS.ProcessEnv): boolean {
  return readRawInput(env, 'values-file') !== '' && readRawInput(env, 'export-version') === ''
}

/**
 * Names as short as `mode` are one letter from many words, as variables of a workflow may be
 * called.
 */
const SHORT_NAME = 4

function findMisspelledInput(given: string, text: string): InputName | undefined {
  const meant = findMisspelled(given, INPUT_NAMES)
  const isOtherWord = meant !== undefined && meant.length <= SHORT_NAME && meant[0] !== given[0]
  if (isOtherWord) return undefined
  // Static site generators call the path of a site its base URL.
  return meant === 'base-url' && text.startsWith('/') ? 'base-path' : meant
}
