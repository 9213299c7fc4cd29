import { didYouMean } from '../../did-you-mean.ts'
import { safe } from '../../report/clean.ts'
import { InvalidInput } from '../invalid-input.ts'

/**
 * Returns a boolean of the YAML 1.2 core schema (https://yaml.org/spec/1.2.2/#10212-boolean), the ones that
 * `core.getBooleanInput` takes.
 * @throws InvalidInput
 */
export function parseBoolean(text: string): boolean {
  if (/^(true|True|TRUE)$/.test(text)) return true
  if (/^(false|False|FALSE)$/.test(text)) return false
  const meant = /^(yes|y|on|1|true)$/i.test(text)
    ? 'true'
    : /^(no|n|off|0|false)$/i.test(text)
      ? 'false'
      : undefined
  throw new InvalidInput(safe`is “${text}”: expected true or false${didYouMean(meant)}`)
}
