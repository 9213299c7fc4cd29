/**
 * Runs the step in the process of the test, from src: for tables whose cases need no process of their own. It starts in
 * a hundredth of the time of the built step, whose process `step.ts` starts.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { outputsIn } from '../../sandbox/runner-rules.ts'
import { stepProcess } from '../../sandbox/runner-start.ts'
import { type SandboxOptions, startSandbox } from '../../sandbox/server.ts'
import { type Clock, systemClock } from '../../src/common/clock.ts'
import { asStepError } from '../../src/errors/step-error.ts'
import { finish } from '../../src/finish.ts'
import { run } from '../../src/run.ts'
import type { Given } from './inputs.ts'
import { manualClock } from './manual-clock.ts'
import { printedStep } from './printed-step.ts'
import { scratch } from './scratch.ts'
import { type Script, type Service, service } from './service.ts'
import { DOMAIN, exportInputs } from './step.ts'

/** How a step ended. Its workspace and its RUNNER_TEMP, `temp`, are gone after the test. */
interface RunHere {
  readonly exitCode: number
  readonly outputs: Readonly<Record<string, string>>
  /** The annotations, as `error: title: text`. */
  readonly errors: readonly string[]
  readonly warnings: readonly string[]
  readonly log: string
  readonly summary: string
  readonly temp: string
}

interface Options {
  readonly workspace?: string
  /** Additional environment variables. */
  readonly env?: Given
  /** By default, the real clock. */
  readonly clock?: Clock
}

/** Runs the step with these inputs, in a new workspace unless there is one. */
export async function runHere(
  inputs: Given,
  { workspace = scratch(), env = {}, clock = systemClock }: Options = {},
): Promise<RunHere> {
  const home = scratch()
  const started = stepProcess(inputs, home, workspace)
  const { step, printed } = printedStep({ ...started.env, ...env }, clock)
  const isGreen = finish(step, await run(step).catch(asStepError))
  return {
    exitCode: isGreen ? 0 : 1,
    outputs: outputsIn(readFileSync(started.outputFile, 'utf8')),
    errors: printed.filter((line) => line.startsWith('error: ')),
    warnings: printed.filter((line) => line.startsWith('warning: ')),
    log: printed.join('\n'),
    summary: readFileSync(started.summaryFile, 'utf8'),
    temp: join(home, 'temp'),
  }
}

/** Runs an export against a scripted service, and lets each pause pass immediately. */
export async function exportHere(
  script: Script,
  inputs: Given = {},
  workspace = scratch(),
): Promise<RunHere & { asked: Service['asked'] }> {
  const { url, asked } = await service(script)
  const given = { ...exportInputs(url), ...inputs }
  return { ...(await runHere(given, { workspace, clock: manualClock() })), asked }
}

/**
 * Runs an export against a sandbox of its own, in which a job takes no time; also returns the
 * requests that the sandbox got.
 */
export async function exportHereFrom(
  sandbox: SandboxOptions,
  inputs: Given,
  workspace: string,
  env: Given = {},
): Promise<RunHere & { asked: readonly string[] }> {
  const asked: string[] = []
  const info = ({ text }: { readonly text: string }) => void asked.push(text)
  const { baseUrl, apiKey, close } = await startSandbox({ exportTimeMs: 0, info, ...sandbox })
  const given = { 'base-url': baseUrl, 'api-key': apiKey, domain: DOMAIN, ...inputs }
  const run = await runHere(given, { workspace, env })
  await close()
  return { ...run, asked }
}
