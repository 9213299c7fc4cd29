import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { runDiskWork } from './disk-error.ts'
import type { Removals } from './removal.ts'
import { getTempFolder, getTempFolderClearer } from './temp-folder.ts'

interface WorkDirOptions {
  readonly env: NodeJS.ProcessEnv
  readonly removals: Removals
}

/**
 * Calls `work` with a new folder for temporary files, and returns its result. The folder is removed
 * however `work` ends.
 * @throws StepError if the folder cannot be made; any error of `work`
 */
export async function useWorkDir<Result>(
  { env, removals }: WorkDirOptions,
  work: (workDir: string) => Promise<Result>,
): Promise<Result> {
  const temp = getTempFolder(env)
  const workDir = runDiskWork(temp, () => mkdtempSync(join(temp, 'docs-export-')))
  const clearedBy = getTempFolderClearer(env)
  removals.plan(workDir, clearedBy)
  try {
    return await work(workDir)
  } finally {
    removals.start(workDir, { clearedBy })
    await removals.waitUntilSettled()
  }
}
