import { didYouMean } from '../text/did-you-mean.ts'
import { invalid } from './invalid-input.ts'

const BOOLEAN_WORDS = [
  [/^(?:yes|y|on|1|true)$/i, 'true'],
  [/^(?:no|n|off|0|false)$/i, 'false'],
] as const

/**
 * Returns a boolean. Like `core.getBooleanInput`, it accepts those of the YAML 1.2 core schema:
 * https://yaml.org/spec/1.2.2/#10212-boolean.
 * @throws InvalidInput
 */
export function parseBoolean(text: string): boolean {
  if (/^(true|True|TRUE)$/.test(text)) return true
  if (/^(false|False|FALSE)$/.test(text)) return false
  const suggestion = BOOLEAN_WORDS.find(([words]) => words.test(text))?.[1]
  throw invalid`is “${text}”: expected true or false${didYouMean(suggestion)}`
}
