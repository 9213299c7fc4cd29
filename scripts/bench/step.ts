/** The step as it is shipped: `dist/index.js`, started as the runner starts it. */
import { mkdtempSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stepProcess } from '../../sandbox/runner-start.ts'
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
  const { main, env } = stepProcess(inputs, mkdtempSync(join(folder, 'runner-')), workspace)
  return { command: [process.execPath, main], cwd: workspace, env }
}
