import { tmpdir } from 'node:os'
import type { LeftoverRemover } from './removal.ts'

/** Returns the folder for temporary files: the runner's, or else the system's. */
export function getTempFolder({ RUNNER_TEMP }: NodeJS.ProcessEnv): string {
  return RUNNER_TEMP || tmpdir()
}

/** Returns who removes what is left in the folder for temporary files. */
export function getTempFolderClearer({ RUNNER_TEMP }: NodeJS.ProcessEnv): LeftoverRemover {
  if (RUNNER_TEMP) return 'runner'
  return 'nobody'
}
