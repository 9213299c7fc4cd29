import { closeSync, constants, fstatSync, ftruncateSync, openSync, writeFileSync } from 'node:fs'
import { EOL } from 'node:os'
import { describeDiskError, isDiskError } from '../common/disk-errors.ts'
import { splitWords } from '../common/words.ts'
import { StepError } from '../errors/step-error.ts'
import { prepareKeyValueMessage } from '../text/runner-commands.ts'

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
  'builtCommit',
  'bundlePath',
  'bundleSize',
  'bundleSha256',
  'sitePath',
  'siteFiles',
  'siteDigest',
  'verifyReport',
  'verifyErrors',
  'verifyWarnings',
  'verifyAccepted',
  'verifyNewErrors',
  'verifyNewWarnings',
  'externalLinks',
  'newExternalLinks',
  'changed',
  'changesReport',
  'pagesAdded',
  'pagesRemoved',
  'pagesChanged',
  'liveReport',
  'liveErrors',
] as const

/** Sets outputs by name. */
export type OutputWriter<Name extends string> = {
  /**
   * Sets every output to the empty string, so that each exists however the step ends.
   * @throws the errors of `set`
   */
  clearAll(): void
  /**
   * Hands the value to the runner immediately. @throws StepError (`runner-file`) if the runner's
   * file cannot be written
   */
  set(name: Name, value: string): void
}

/**
 * Returns the writer of this run's outputs. The code never reads outputs back. Without a runner's
 * output file, as in a manual run, nothing is written.
 */
export function openOutputs<Name extends string>(
  env: NodeJS.ProcessEnv,
  names: readonly Name[],
): OutputWriter<Name> {
  const written = new Map<Name, string>()
  return {
    clearAll() {
      for (const name of names) this.set(name, '')
    },
    set(name, value) {
      if (written.get(name) === value) return
      written.set(name, value)
      if (env.GITHUB_OUTPUT) appendTo(env, 'OUTPUT', prepareKeyValueMessage(name, value))
    },
  }
}

/**
 * Appends lines to one of the files that the runner reads after the step. `env` has their paths.
 * @throws StepError (`runner-file`) if it cannot be written
 */
export function appendTo(
  env: NodeJS.ProcessEnv,
  file: keyof typeof CONSEQUENCES,
  text: string,
): void {
  const path = env[`GITHUB_${file}`] ?? ''
  try {
    appendWhole(path, text + EOL)
  } catch (error) {
    throw makeRunnerFileError(file, path, error)
  }
}

const CONSEQUENCES = {
  OUTPUT: 'later steps might not get the outputs of this step',
  STEP_SUMMARY: 'this step has no job summary',
}

/** The error codes of the system (errno(3)) that depend on the path and not on the disk. */
const WRONG_PATH_CODES = splitWords('ENOENT ENOTDIR EISDIR EACCES EPERM EROFS')

/** Returns the error to report for a file of the runner; `error` itself if it is a bug. */
function makeRunnerFileError(
  file: keyof typeof CONSEQUENCES,
  path: string,
  error: unknown,
): unknown {
  if (!isDiskError(error)) return error
  const { code = '' } = error
  const why = describeDiskError(error)
  let advice = 'Check the runner’s disk'
  if (WRONG_PATH_CODES.has(code)) advice = 'Check that the workflow does not change this variable'
  const values = { file: `GITHUB_${file}`, path, why, consequence: CONSEQUENCES[file], advice }
  return new StepError('runner-file', values, error)
}

/** Appends to a file that must exist, because the runner reads only files that it created. */
function appendWhole(path: string, text: string): void {
  const file = openSync(path, constants.O_WRONLY | constants.O_APPEND)
  try {
    const { size } = fstatSync(file)
    try {
      writeFileSync(file, text)
    } catch (error) {
      // A partial entry, as a full disk leaves it, would make the runner reject the whole file.
      if (fstatSync(file).size > size) ftruncateSync(file, size)
      throw error
    }
  } finally {
    closeSync(file)
  }
}
