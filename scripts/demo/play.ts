/**
 * Plays an act: runs its step, and shows the parts of the log that matter, or everything that a
 * workflow author sees.
 */
import { join } from 'node:path'
import type { StepResult } from '../../sandbox/runner.ts'
import { summaryText } from '../../sandbox/summary/text.ts'
import { runStep, type ShownStep, showStep } from '../show-step.ts'
import type { Act, Stage } from './acts.ts'
import { writeDocumentation } from './documentation.ts'

/** How the demo is shown. */
export interface Show {
  readonly print: (line: string) => void
  /** Whether inputs, the whole log, outputs, and the job summary are shown, too. */
  readonly verbose: boolean
  /** Ends the demo once it is aborted. */
  readonly signal: AbortSignal
}

/** An act that has ended. */
export interface PlayedAct extends Act {
  readonly result: StepResult
}

/**
 * Plays an act.
 * @throws the reason of the signal once it is aborted
 */
export async function play(act: Act, stage: Stage, show: Show): Promise<PlayedAct> {
  const { print, verbose, signal } = show
  for (const line of ['', act.title, `  ${act.about}`, '']) print(line)
  const { documentation } = act
  if (documentation !== undefined) writeDocumentation(join(stage.folder, 'docs'), documentation)
  const step = {
    inputs: act.inputs(stage),
    workspace: stage.folder,
    temp: join(stage.folder, 'temp'),
    print,
    signal,
  }
  const result = verbose ? await showStep(step) : await showParts(step, act.shown)
  signal.throwIfAborted()
  if (!isAsExpected({ ...act, result }))
    print(`\nThis step should have ended with “${act.ends}”:\n${result.log}`)
  return { ...act, result }
}

/** Runs a step, and prints each part of the log as soon as it appears, and the heading of the summary. */
async function showParts(step: ShownStep, shown: Act['shown']): Promise<StepResult> {
  const waiting = new Set(shown)
  const result = await runStep(step, (line) => {
    for (const each of waiting) {
      const words = partOf(line, each)
      if (words === undefined) continue
      step.print(`  ${words}`)
      waiting.delete(each)
    }
  })
  const [heading = ''] = summaryText(result.summary).split('\n')
  step.print(`  ${heading}`)
  return result
}

function partOf(line: string, shown: Act['shown'][number]): string | undefined {
  if (shown instanceof RegExp) return shown.exec(line)?.[0]
  const [found] = shown.part.exec(line) ?? []
  return found === undefined ? undefined : `${shown.mark}  ${found}`
}

/** Returns whether an act ended as expected. */
export function isAsExpected({ ends, result }: PlayedAct): boolean {
  return result.outputs.outcome === ends && result.exitCode === (ends === 'succeeded' ? 0 : 1)
}
