/** Finds inputs whose names differ from those in action.yml, and the inputs that were meant. */
import { type SafeText, safe } from '../text/clean.ts'
import { didYouMean, findMisspelled } from '../text/did-you-mean.ts'
import { type FoundAlias, findAlias } from './input-aliases.ts'
import { INPUT_NAMES, INPUTS, type InputName, isInputName, readRawInput } from './table.ts'
import {
  type GivenText,
  listUnknownNames,
  mayBeVariable,
  passesOnOuterInputs,
  type UnknownName,
  warnOfUnknownNames,
} from './unknown-names.ts'

/** Names that correspond to no input, and what to do instead. */
const NEVER: readonly (readonly [name: RegExp, why: string])[] = [
  [/^dry[\s_-]?run$/, 'this step has no dry run: leave it out'],
  [/^page[\s_-]?count$/, 'only the command accepts it: leave it out'],
  [
    /^(?:fail-?(?:on|if)-?warnings?|(?:treat-)?warnings-as-errors?)$/,
    'verify: strict with fail-on: warnings does that',
  ],
]

/** Matches texts that switch something off. */
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

/** The corrected environment, and the errors and warnings about the names in it. */
interface CorrectedNames {
  readonly env: NodeJS.ProcessEnv
  readonly errors: readonly SafeText[]
  readonly warnings: readonly SafeText[]
}

/**
 * Returns `env` in which each input with a wrong name also has the intended name, under which it is
 * read. The runner also passes on inputs that do not exist, and any variable of the workflow may
 * look like an input. So a name that need not be a mistake only gets a warning.
 */
export function correctNames(env: NodeJS.ProcessEnv): CorrectedNames {
  const corrected = { ...env }
  const errors: SafeText[] = []
  const unknown: UnknownName[] = []
  for (const each of listUnknownNames(env, isInputName)) {
    const { given } = each
    const meaning = findMeaning(each, env)
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
          corrected[`INPUT_${meaning.readAs.input.toUpperCase()}`] = meaning.readAs.text
    }
  }
  if (passesOnOuterInputs(env)) return { env: corrected, errors, warnings: [] }
  return { env: corrected, errors, warnings: warnOfUnknownNames(unknown) }
}

function findMeaning({ given, text }: GivenText, env: NodeJS.ProcessEnv): Meaning {
  const alias = findAlias(given, env)
  const whyNever = NEVER.find(([name]) => name.test(given))?.[1]
  if (asksForNothing(text, alias, whyNever)) return { kind: 'harmless' }

  let meaning: Meaning
  if (alias === undefined) meaning = interpretMisspelling(given, text, env)
  else meaning = interpretAlias(alias, text, env)
  const isImpossible = whyNever !== undefined && !mayBeVariable(given, env)
  if (isImpossible && meaning.kind !== 'harmless') return { kind: 'impossible', why: whyNever }
  return meaning
}

/** Returns whether a text such as `false` switches off something that is off anyway. */
function asksForNothing(
  text: string,
  alias: FoundAlias | undefined,
  whyNever: string | undefined,
): boolean {
  if (!OFF.test(text)) return false
  if (whyNever !== undefined) return true
  if (alias === undefined) return false
  return alias.value !== undefined || !alias.isCertain || alias.input === 'job-id'
}

/**
 * Returns whether the intended input has the same value. A default under another action's name is
 * ignored.
 */
function repeatsInput({ input, value }: FoundAlias, text: string, env: NodeJS.ProcessEnv): boolean {
  const meantText = value ?? text
  return readRawInput(env, input) === meantText && isGiven(input, env)
}

function interpretMisspelling(given: string, text: string, env: NodeJS.ProcessEnv): Meaning {
  const input = findMisspelledInput(given, text)
  if (input === undefined) return { kind: 'unknown', meant: undefined }
  if (readRawInput(env, input) === text) return { kind: 'harmless' }
  const readAs = omitIfGiven({ input, text }, env)
  return { kind: 'wrong-name', advice: didYouMean(input), readAs }
}

function interpretAlias(alias: FoundAlias, text: string, env: NodeJS.ProcessEnv): Meaning {
  if (repeatsInput(alias, text, env)) return { kind: 'harmless' }
  const { input, value, isCertain, meant } = alias
  if (!isCertain) return { kind: 'unknown', meant }
  const advice = safe`; write ${meant}`
  // These inputs are an address and a path of this action; the text is another one.
  if (input === 'accepted-findings' || input === 'live-url')
    return { kind: 'wrong-name', advice, readAs: undefined }
  const readAs = omitIfGiven({ input, text: value ?? text }, env)
  return { kind: 'wrong-name', advice, readAs }
}

function omitIfGiven(readAs: ReadAs, env: NodeJS.ProcessEnv): ReadAs | undefined {
  if (isGiven(readAs.input, env)) return undefined
  return readAs
}

function isGiven(input: InputName, env: NodeJS.ProcessEnv): boolean {
  return readRawInput(env, input) !== INPUTS[input].default
}

/**
 * The length of names, such as `mode`, that differ by one letter from many words, which variables
 * of a workflow may have as names.
 */
const SHORT_NAME = 4

function findMisspelledInput(given: string, text: string): InputName | undefined {
  const meant = findMisspelled(given, INPUT_NAMES)
  if (meant === undefined) return undefined
  const isOtherWord = meant.length <= SHORT_NAME && meant[0] !== given[0]
  if (isOtherWord) return undefined
  // Static site generators call the path of a site its base URL.
  if (meant === 'base-url' && text.startsWith('/')) return 'base-path'
  return meant
}
