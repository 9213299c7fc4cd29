import { StepError } from '../../src/errors/step-error.ts'
import type { Inputs } from '../../src/inputs/inputs.ts'
import { readInputs } from '../../src/inputs/read-inputs.ts'

export type Given = Readonly<Record<string, string>>

const SERVICE = { 'base-url': 'https://api.example.com', 'api-key': 'key_0001' }

/** The text before an error that is the only one, or one of several. */
export const EACH = /anything: |\n- /

/** Everything that an export needs. */
export const EXPORT: Given = { ...SERVICE, domain: 'docs.example.com' }

/** Everything that an agent job needs. */
export const AGENT: Given = { ...SERVICE, mode: 'agent-job', 'project-id': 'p', 'job-id': 'j' }

/** Everything that a check needs: a folder that exists. */
export const CHECK: Given = { mode: 'check', 'site-path': '__tests__' }

/** Returns the inputs that a line such as `host=nginx base-path=/docs/` gives. */
export function inputsIn(line: string): Given {
  return Object.fromEntries(line.split(' ').map((pair) => pair.split('=', 2)))
}

/** Returns the environment in which the runner starts a step with these inputs. */
export function inputEnv(given: Given): NodeJS.ProcessEnv {
  const variables = Object.entries(given).map(([name, value]) => [
    `INPUT_${name.toUpperCase()}`,
    value,
  ])
  return Object.fromEntries(variables)
}

export async function read(given: Given): Promise<Inputs> {
  return (await readInputs(inputEnv(given))).inputs
}

/** Returns the message about inputs that are wrong, one line each; empty if they are fine. */
export function errorsOf(given: Given): Promise<string> {
  return errorsIn(inputEnv(given))
}

/** Returns the errors in inputs, one by one. */
export async function errorList(given: Given): Promise<string[]> {
  return (await errorsOf(given)).split(EACH).slice(1)
}

/** Returns the message about the inputs in a whole environment. */
export async function errorsIn(env: NodeJS.ProcessEnv): Promise<string> {
  try {
    await readInputs(env)
  } catch (error) {
    if (error instanceof StepError && error.code === 'bad-inputs') return error.message
    throw error
  }
  return ''
}
