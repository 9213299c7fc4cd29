import { join } from 'node:path'
import type { StepResult } from '../../sandbox/runner.ts'
import type { Sandbox } from '../../sandbox/server.ts'
import type { Outcome } from '../../src/errors/messages.ts'
import { showStep } from '../show-step.ts'

/** What all steps share. */
export interface DemoContext {
  /** Where everything is written; the workspace of the steps. */
  readonly folder: string
  readonly sandbox: Sandbox
  /** Where the site is published: the address of a web server for the folder `site`. */
  readonly siteUrl: string
  readonly print: (line: string) => void
  /** Aborted when the demo is to end. */
  readonly signal: AbortSignal
}

/** One step of a workflow, as the demo runs it. */
export interface DemoStep {
  readonly title: string
  /** What happens, in a few lines. */
  readonly about: readonly string[]
  readonly inputs: Readonly<Record<string, string>>
  /** How the step has to end. */
  readonly ends: Outcome
}

/** A step that has ended. */
export interface EndedDemoStep extends DemoStep {
  readonly result: StepResult
}

/**
 * Runs a step and shows all that a workflow author sees of it.
 * @throws the reason of the signal once it is aborted
 */
export async function runDemoStep(context: DemoContext, step: DemoStep): Promise<EndedDemoStep> {
  const { folder, print, signal } = context
  for (const line of ['', step.title, '='.repeat(step.title.length), ...step.about, '']) print(line)
  const temp = join(folder, 'temp')
  const result = await showStep({ inputs: step.inputs, workspace: folder, temp, print, signal })
  signal.throwIfAborted()
  if (result.outputs.outcome !== step.ends)
    print(`\nThis step should have ended with “${step.ends}”.`)
  return { ...step, result }
}

/** The inputs that every export and every agent job has. */
export function serviceInputs({ sandbox }: DemoContext): Readonly<Record<string, string>> {
  return { 'base-url': sandbox.baseUrl, 'api-key': sandbox.apiKey, 'poll-interval': '1s' }
}
