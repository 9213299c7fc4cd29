/** Finds inputs whose names differ from those in action.yml, and the inputs that were meant. */
import { type SafeText, safe } from '../text/clean.ts'
import { didYouMean, findCorrection } from '../text/did-you-mean.ts'
import { type AliasMatch, findAlias } from './input-aliases.ts'
import {
  INPUT_NAMES,
  type InputName,
  isInputGiven,
  isInputName,
  readInputText,
} from './input-table.ts'
import {
  listUnknownNames,
  mayBeWorkflowVariable,
  type NameWithSuggestion,
  passesOnOuterInputs,
  type UnknownInput,
  warnOfUnknownNames,
} from './unknown-names.ts'

/** Names that correspond to no input, and what to do instead. */
const UNSUPPORTED_NAMES: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/^dry[\s_-]?run$/, 'this step has no dry run: leave it out'],
  [/^page[\s_-]?count$/, 'only the command accepts it: leave it out'],
  [
    /^(?:fail-?(?:on|if)-?warnings?|(?:treat-)?warnings-as-errors?)$/,
    'use verify: strict with fail-on: warnings',
  ],
  [
    /^working[\s_-]?dir(?:ectory)?$/,
    'paths are relative to the workspace, so include the folder in site-path and the other paths, such as docs/public',
  ],
]

/** Matches values that switch something off. */
const OFF_VALUE = /^(?:false|no?|off|0|none|never|warn(?:ing)?|ignore|disabled)$/i

/** The interpretation of a variable that looks like an input but is not an input of this action. */
type Interpretation =
  /** It has no effect, or repeats another input. */
  | { readonly kind: 'harmless' }
  | { readonly kind: 'impossible'; readonly why: string }
  /** It need not be a mistake. */
  | { readonly kind: 'unknown'; readonly suggestion: string | undefined }
  | {
      readonly kind: 'wrong-name'
      readonly advice: SafeText
      readonly correction: Correction | undefined
    }

/** The input that is read instead, and its text. */
interface Correction {
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
  const unknown: NameWithSuggestion[] = []
  for (const each of listUnknownNames(env, isInputName)) {
    const { name } = each
    const interpretation = interpretName(each, env)
    switch (interpretation.kind) {
      case 'harmless':
        break
      case 'impossible':
        errors.push(safe`${name} is not an input; ${interpretation.why}`)
        break
      case 'unknown':
        unknown.push({ name, suggestion: interpretation.suggestion })
        break
      case 'wrong-name':
        errors.push(safe`${name} is not an input${interpretation.advice}`)
        if (interpretation.correction) {
          const { input, text } = interpretation.correction
          corrected[`INPUT_${input.toUpperCase()}`] = text
        }
    }
  }
  if (passesOnOuterInputs(env)) return { env: corrected, errors, warnings: [] }
  const reportNames = unknown.filter(({ name }) => isNameOfReport(name, env))
  const otherNames = unknown.filter((each) => !reportNames.includes(each))
  const warnings = [...warnOfUnknownNames(otherNames), ...reportNames.map(warnOfReportName)]
  return { env: corrected, errors, warnings }
}

/** Was an input meant as the place of the report? An output can also be that of the generator. */
function isNameOfReport(name: string, env: NodeJS.ProcessEnv): boolean {
  const mode = readInputText(env, 'mode')
  if (name === 'output') return mode === 'check' && isInputGiven(env, 'site-path')
  return mode !== 'agent-job' && /^report(?:[_-]?(?:path|dir|file|folder))?$/.test(name)
}

function warnOfReportName({ name }: NameWithSuggestion): SafeText {
  const advice = 'the output verifyReport is the path of the report'
  return safe`${name} is not an input of this action; ${advice}`
}

function interpretName({ name, text }: UnknownInput, env: NodeJS.ProcessEnv): Interpretation {
  const alias = findAlias(name, env)
  const whyUnsupported = UNSUPPORTED_NAMES.find(([pattern]) => pattern.test(name))?.[1]
  if (asksForNothing(text, alias, whyUnsupported)) return { kind: 'harmless' }

  let interpretation: Interpretation
  if (alias === undefined) interpretation = interpretMisspelling(name, text, env)
  else interpretation = interpretAlias(alias, text, env)
  const isImpossible = whyUnsupported !== undefined && !mayBeWorkflowVariable(name, env)
  if (isImpossible && interpretation.kind !== 'harmless')
    return { kind: 'impossible', why: whyUnsupported }
  return interpretation
}

/** Returns whether a value such as `false` switches off something that is off anyway. */
function asksForNothing(
  text: string,
  alias: AliasMatch | undefined,
  whyUnsupported: string | undefined,
): boolean {
  if (!OFF_VALUE.test(text)) return false
  if (whyUnsupported !== undefined) return true
  if (alias === undefined) return false
  return alias.impliedValue !== undefined || !alias.isCertain || alias.input === 'job-id'
}

/**
 * Returns whether the intended input has the same value. A default under another action's name is
 * ignored.
 */
function repeatsInput(
  { input, impliedValue }: AliasMatch,
  text: string,
  env: NodeJS.ProcessEnv,
): boolean {
  const intendedText = impliedValue ?? text
  return readInputText(env, input) === intendedText && isInputGiven(env, input)
}

function interpretMisspelling(name: string, text: string, env: NodeJS.ProcessEnv): Interpretation {
  const input = findMisspelledInput(name, text)
  if (input === undefined) return { kind: 'unknown', suggestion: undefined }
  if (readInputText(env, input) === text) return { kind: 'harmless' }
  const correction = omitIfGiven({ input, text }, env)
  return { kind: 'wrong-name', advice: didYouMean(input), correction }
}

function interpretAlias(alias: AliasMatch, text: string, env: NodeJS.ProcessEnv): Interpretation {
  if (repeatsInput(alias, text, env)) return { kind: 'harmless' }
  const { input, impliedValue, isCertain, suggestion } = alias
  if (!isCertain) return { kind: 'unknown', suggestion }
  const advice = safe`; use ${suggestion}`
  // These inputs are an address and a path of this action; the text is another one.
  if (input === 'accepted-findings' || input === 'live-url')
    return { kind: 'wrong-name', advice, correction: undefined }
  const correction = omitIfGiven({ input, text: impliedValue ?? text }, env)
  return { kind: 'wrong-name', advice, correction }
}

function omitIfGiven(correction: Correction, env: NodeJS.ProcessEnv): Correction | undefined {
  if (isInputGiven(env, correction.input)) return undefined
  return correction
}

/**
 * The length of names, such as `mode`, that differ by one letter from many words, which variables
 * of a workflow may have as names.
 */
const SHORT_NAME = 4

function findMisspelledInput(name: string, text: string): InputName | undefined {
  const input = findCorrection(name, INPUT_NAMES)
  if (input === undefined) return undefined
  const isOtherWord = input.length <= SHORT_NAME && input[0] !== name[0]
  if (isOtherWord) return undefined
  // Static site generators call the path of a site its base URL.
  if (input === 'base-url' && text.startsWith('/')) return 'base-path'
  return input
}
