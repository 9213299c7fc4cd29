import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { runDiskWork } from './explain-disk-error.ts'
import type { Removals } from './removal.ts'
import { getTempFolder, getTempFolderClearer } from './temp-folder.ts'

interface WorkFolderOptions {
  readonly env: NodeJS.ProcessEnv
  readonly removals: Removals
}

/**
 * Calls `work` with a new folder for temporary files, and returns its result. The folder is removed
 * however `work` ends.
 * @throws StepError if the folder cannot be made; any error of `work`
 */
export async function useWorkFolder<Result>(
  { env, removals }: WorkFolderOptions,
  work: (workFolder: string) => Promise<Result>,
): Promise<Result> {
  const temp = getTempFolder(env)
  const workFolder = runDiskWork(temp, () => mkdtempSync(join(temp, 'docs-export-')))
  const clearedBy = getTempFolderClearer(env)
  removals.plan(workFolder, clearedBy)
  try {
    return await work(workFolder)
  } finally {
    removals.start(workFolder, { clearedBy })
    await removals.waitUntilSettled()
  }
}
