/** How GitHub's runner starts a step. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse } from 'yaml'

const ROOT = resolve(import.meta.dirname, '..')

interface ActionFile {
  readonly inputs: Readonly<Record<string, { readonly default?: unknown }>>
  readonly runs: { readonly main: string }
}

/** The process of the built step. */
export interface StepProcess {
  /** The built step's file. */
  readonly main: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** The files that the step writes its outputs and its summary to. */
  readonly outputFile: string
  readonly summaryFile: string
}

/**
 * Returns how the step is started with these inputs, and the defaults of its action.yml for all others. The files and the folder
 * that the runner gives a step are made in the folder `home`.
 * @param workspace the folder that relative paths start from
 * @param folder the folder of its action.yml, relative to the root of the repository
 */
export function stepProcess(
  inputs: Readonly<Record<string, string>>,
  home: string,
  workspace: string,
  folder = '.',
): StepProcess {
  const action = parse(readFileSync(join(ROOT, folder, 'action.yml'), 'utf8')) as ActionFile
  const file = (name: string) => join(home, name)
  for (const name of ['output', 'summary']) writeFileSync(file(name), '')
  mkdirSync(file('temp'))
  const defaults = Object.entries(action.inputs).map(([name, spec]) => [
    name,
    defaultOf(spec.default),
  ])
  const all = { ...Object.fromEntries(defaults), ...inputs } as Readonly<Record<string, string>>
  return {
    main: join(ROOT, folder, action.runs.main),
    env: {
      PATH: process.env.PATH,
      GITHUB_ACTIONS: 'true',
      GITHUB_OUTPUT: file('output'),
      GITHUB_STEP_SUMMARY: file('summary'),
      GITHUB_WORKSPACE: workspace,
      RUNNER_TEMP: file('temp'),
      ...Object.fromEntries(
        Object.entries(all).map(([name, value]) => [inputVariable(name), value]),
      ),
    },
    outputFile: file('output'),
    summaryFile: file('summary'),
  }
}

const inputVariable = (name: string) => `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`

/** An expression has no value here, because the step is not part of a workflow. */
function defaultOf(value: unknown): string {
  const text = String(value ?? '')
  return text.includes('${{') ? '' : text
}
