import { existsSync, statSync, truncateSync } from 'node:fs'
import { StepError } from './errors.ts'
import { issueFileCommand, prepareKeyValueMessage } from './toolkit.ts'

/** The outputs of the step, as action.yml declares them. */
export const OUTPUTS = [
  'status',
  'outcome',
  'bundleUrl',
  'linkExpiresAt',
  'prLink',
  'jobId',
  'job',
  'pageCount',
  'bundlePath',
  'bundleSize',
  'bundleSha256',
  'sitePath',
  'siteFiles',
  'siteDigest',
  'verifyReport',
  'verifyErrors',
  'verifyWarnings',
  'releaseAssetUrl',
] as const

type OutputName = (typeof OUTPUTS)[number]

/** The only writer of outputs: all of them from the start, each again as soon as it is known. */
export interface Outputs {
  /** Sets every output to the empty string, so that each is there on every way out. @throws as `set` does */
  begin(): void
  /** Hands the value to the runner at once. @throws StepError (`runner-file`) if the runner's file cannot be written */
  set(name: OutputName, value: string): void
  /** Returns what was set last; empty if nothing was. */
  get(name: OutputName): string
}

/** Returns the outputs of this run. Run by hand, without a runner's output file, they are kept but not written. */
export function openOutputs(env: NodeJS.ProcessEnv): Outputs {
  const values = new Map<OutputName, string>()
  const set = (name: OutputName, value: string) => {
    if (values.get(name) === value) return
    values.set(name, value)
    if (env.GITHUB_OUTPUT) appendTo('OUTPUT', prepareKeyValueMessage(name, value))
  }
  return {
    begin() {
      for (const name of OUTPUTS) set(name, '')
    },
    set,
    get: (name) => values.get(name) ?? '',
  }
}

/**
 * Appends to one of the files that the runner reads after the step.
 * @throws StepError (`runner-file`) if it cannot be written
 */
export function appendTo(file: 'OUTPUT' | 'STEP_SUMMARY', text: string): void {
  const path = process.env[`GITHUB_${file}`] ?? ''
  const size = existsSync(path) ? statSync(path).size : undefined
  try {
    issueFileCommand(file, text)
  } catch (error) {
    // Half an entry, as a full disk leaves it, would make the runner refuse the whole file.
    if (size !== undefined) truncateSync(path, size)
    throw new StepError(
      'runner-file',
      { file: `GITHUB_${file}`, why: String((error as Error).message) },
      error,
    )
  }
}
