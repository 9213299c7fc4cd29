/** A step in the terminal: its inputs, and what the runner shows. Shared by the demo and `npm run try`. */
import { rmSync } from 'node:fs'
import { type StepResult, startStep } from '../sandbox/runner.ts'
import { summaryText } from '../sandbox/summary/text.ts'

type Print = (line: string) => void

/** A step that is shown while it runs. */
export interface ShownStep {
  readonly inputs: Readonly<Record<string, string>>
  readonly workspace: string
  /** Additional environment variables. */
  readonly env?: Readonly<Record<string, string>>
  /** The runner's folder for temporary files, where reports are written; it is kept. */
  readonly temp: string
  readonly print: Print
  /** Cancels the step once it is aborted. */
  readonly signal: AbortSignal
}

/** Runs the built step as the runner would, and prints its inputs, log, outputs, and job summary. */
export async function showStep(step: ShownStep): Promise<StepResult> {
  const { inputs, print } = step
  const indented = (line: string) => print(`  ${line}`.trimEnd())
  printInputs(inputs, indented)
  print('')
  print('Log')
  const result = await runStep(step, indented)
  printOutputs(result, print)
  print('')
  print('Job summary')
  for (const line of summaryText(result.summary).split('\n')) indented(line)
  return result
}

/** Runs the built step as the runner would. */
export async function runStep(
  { inputs, workspace, env, temp, signal }: ShownStep,
  onLine: Print,
): Promise<StepResult> {
  const step = startStep({ with: inputs, workspace, env: { ...env, RUNNER_TEMP: temp }, onLine })
  const cancel = () => step.child.kill('SIGTERM')
  signal.addEventListener('abort', cancel)
  // The signal may have come before the step was started.
  if (signal.aborted) cancel()
  try {
    return await step.result
  } finally {
    signal.removeEventListener('abort', cancel)
    rmSync(step.home, { recursive: true, force: true })
  }
}

function printInputs(inputs: ShownStep['inputs'], print: Print): void {
  print('with:')
  for (const [name, value] of Object.entries(inputs)) {
    const isSecret = name === 'api-key' || name === 'github-token'
    print(`  ${name}: ${isSecret ? '***' : value}`)
  }
}

/** Outputs without a value are left out. */
function printOutputs({ outputs }: StepResult, print: Print): void {
  print('')
  print('Outputs')
  for (const [name, value] of Object.entries(outputs)) {
    if (value !== '') print(`  ${name}: ${withoutSignatures(value)}`)
  }
}

/**
 * Removes the query of a link, which contains the signature: anyone who has it can get the bundle,
 * and logs may be public.
 */
const withoutSignatures = (value: string) =>
  value.replace(/(https?:\/\/[^\s"?]*)\?[^\s"]*/g, '$1?…')
