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
 * Returns what `work` returns, which is given a fresh folder for temporary files; it is removed
 * however `work` ends.
 * @throws StepError if there can be no such folder; what `work` throws
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
