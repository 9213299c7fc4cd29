import { safe } from '../../report/clean.ts'
import { InvalidInput } from '../invalid-input.ts'
import { parseText } from './text.ts'

/** Returns a path as the step uses it: no shell has expanded anything in it. @throws InvalidInput */
export function parsePath(text: string): string {
  if (/^(~|\$\{?HOME\b|\$env:HOME\b|%USERPROFILE%)/i.test(text))
    throw new InvalidInput(
      safe`is “${text}”: “~” and variables are not expanded here, because no shell is involved; give a path in the workspace, such as public, or an absolute one`,
    )
  const meant = text.replace(SHELL_VARIABLE, (_, unix, windows) => expressionFor(unix ?? windows))
  if (meant !== text)
    throw new InvalidInput(safe`is “${text}”: shell variables are not expanded here; did you mean ${meant}?`)
  if (/\$\(|`/.test(text))
    throw new InvalidInput(safe`is “${text}”: commands are not run here; give the path itself`)
  return parseText(text)
}

/** `$X`, `${X}`, PowerShell's `$env:X`, and `%X%`. */
const SHELL_VARIABLE = /\$\{?(?:env:)?([a-z_]\w*)\}?|%([a-z_]\w*)%/gi

/** Returns the expression of a workflow for a variable of the shell. */
function expressionFor(variable: string): string {
  const known: Readonly<Record<string, string>> = {
    GITHUB_WORKSPACE: 'github.workspace',
    PWD: 'github.workspace',
    RUNNER_TEMP: 'runner.temp',
  }
  return `\${{ ${known[variable.toUpperCase()] ?? `env.${variable}`} }}`
}
