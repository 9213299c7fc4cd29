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
] as const

type OutputName = (typeof OUTPUTS)[number]

/** The only writer of outputs: each as soon as it is known, all of them on every way out. */
export interface Outputs {
  /** Hands the value to the runner at once. @throws Error if the runner's file cannot be written */
  set(name: OutputName, value: string): void
  /** Returns what was set last; empty if nothing was. */
  get(name: OutputName): string
  /** Sets every output that has no value yet to the empty string. @throws Error as `set` does */
  close(): void
}

/** Returns the outputs of this run. Run by hand, without a runner's output file, they are kept but not written. */
export function openOutputs(env: NodeJS.ProcessEnv): Outputs {
  const values = new Map<OutputName, string>()
  const set = (name: OutputName, value: string) => {
    if (values.get(name) === value) return
    values.set(name, value)
    if (env.GITHUB_OUTPUT) issueFileCommand('OUTPUT', prepareKeyValueMessage(name, value))
  }
  return {
    set,
    get: (name) => values.get(name) ?? '',
    close() {
      for (const name of OUTPUTS) set(name, values.get(name) ?? '')
    },
  }
}
