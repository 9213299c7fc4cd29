/** Finds names that are given as inputs of an action, but do not exist. */
import { joinWords } from '../common/words.ts'
import { type SafeText, safe } from '../text/clean.ts'
import { didYouMean } from '../text/did-you-mean.ts'

/** A name that is not an input, in lowercase, and its value, which is not empty. */
export interface UnknownInput {
  readonly name: string
  readonly text: string
}

/** Returns the given names that are not inputs, with their values. */
export function listUnknownNames(
  env: NodeJS.ProcessEnv,
  isInput: (name: string) => boolean,
): UnknownInput[] {
  const unknown: UnknownInput[] = []
  for (const [variable, value = ''] of Object.entries(env)) {
    const [, name = ''] = /^input_(.+)$/.exec(variable.toLowerCase()) ?? []
    const text = value.trim()
    if (name !== '' && text !== '' && !isInput(name)) unknown.push({ name, text })
  }
  return unknown
}

/** A name that is not an input, and what was perhaps meant. */
export interface NameWithSuggestion {
  readonly name: string
  readonly suggestion?: string | undefined
}

/** Returns the warning about names that are not inputs, if there are any. */
export function warnOfUnknownNames(names: readonly NameWithSuggestion[]): SafeText[] {
  const [first, ...others] = names
  if (first === undefined) return []
  if (others.length === 0)
    return [safe`${first.name} is not an input of this action${didYouMean(first.suggestion)}`]
  const all = names.map(({ name, suggestion }) => {
    if (suggestion === undefined) return name
    return `${name} (did you mean ${suggestion}?)`
  })
  return [safe`${joinWords(all, 'and')} are not inputs of this action`]
}

/**
 * Returns whether this runner passes on the inputs of a composite action that the step is part of,
 * under names of their own, as act and Gitea's runner do.
 */
export function passesOnOuterInputs(env: NodeJS.ProcessEnv): boolean {
  return Boolean(env.ACT || env.GITEA_ACTIONS || env.FORGEJO_ACTIONS)
}

/**
 * Returns whether a name may be a variable of the workflow that is for another step, such as
 * `INPUT_DRY_RUN`: variables have `_` where inputs have `-`.
 */
export function mayBeWorkflowVariable(given: string, env: NodeJS.ProcessEnv): boolean {
  if (passesOnOuterInputs(env)) return true
  return given.includes('_') && !/^fail_on_errors?$/.test(given)
}
