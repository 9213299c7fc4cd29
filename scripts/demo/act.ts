import { join } from 'node:path'
import type { StepResult } from '../../sandbox/runner.ts'
import type { Sandbox } from '../../sandbox/server.ts'
import type { Outcome } from '../../src/messages.ts'
import { showStep } from '../show-step.ts'

/** What all acts share. */
export interface Stage {
  /** Where everything is written; the workspace of the steps. */
  readonly folder: string
  readonly sandbox: Sandbox
  /** Where the site is published: the address of a web server for the folder `site`. */
  readonly siteUrl: string
  readonly print: (line: string) => void
  /** Aborted when the demo is to end. */
  readonly signal: AbortSignal
}

/** A part of the story: one step of a workflow. */
export interface Act {
  readonly title: string
  /** What happens, in a few lines. */
  readonly story: readonly string[]
  readonly inputs: Readonly<Record<string, string>>
  /** How the step has to end. */
  readonly ends: Outcome
}

/** An act that is over. */
export interface EndedAct extends Act {
  readonly result: StepResult
}

/**
 * Runs the step of an act and shows all that a workflow author sees of it.
 * @throws the reason of the signal once it is aborted
 */
export async function perform(stage: Stage, act: Act): Promise<EndedAct> {
  const { folder, print, signal } = stage
  for (const line of ['', act.title, '='.repeat(act.title.length), ...act.story, '']) print(line)
  const temp = join(folder, 'temp')
  const result = await showStep({ inputs: act.inputs, workspace: folder, temp, print, signal })
  signal.throwIfAborted()
  if (result.outputs.outcome !== act.ends) print(`\nThis step should have ended with “${act.ends}”.`)
  return { ...act, result }
}

/** The inputs that every export and every agent job has. */
export function serviceInputs({ sandbox }: Stage): Readonly<Record<string, string>> {
  return { 'base-url': sandbox.baseUrl, 'api-key': sandbox.apiKey, 'poll-interval': '1s' }
}
