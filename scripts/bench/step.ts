/** The step as it is shipped: `dist/index.js`, started as the runner starts it. */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Invocation } from './run.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Its name and version, and that of Node. */
export const STEP = {
  name: 'this step',
  version: `${JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version} on Node ${process.version}`,
} as const

/**
 * Returns how to run the step with these inputs; the files that the runner gives it are made in `folder`.
 * @param workspace where its relative paths begin
 */
export function stepWith(
  inputs: Readonly<Record<string, string>>,
  folder: string,
  workspace: string,
): Invocation {
  const home = mkdtempSync(join(folder, 'runner-'))
  const file = (name: string) => join(home, name)
  for (const name of ['output', 'summary']) writeFileSync(file(name), '')
  mkdirSync(file('temp'))
  return {
    command: [process.execPath, join(ROOT, 'dist/index.js')],
    cwd: workspace,
    env: {
      PATH: process.env.PATH,
      GITHUB_ACTIONS: 'true',
      GITHUB_OUTPUT: file('output'),
      GITHUB_STEP_SUMMARY: file('summary'),
      GITHUB_WORKSPACE: workspace,
      RUNNER_TEMP: file('temp'),
      ...Object.fromEntries(
        Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
      ),
    },
  }
}
