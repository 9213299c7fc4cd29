import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type BenchOptions, STEP_NAME, stepIn } from './commands.ts'
import { type Candidate, compareInTurns } from './measure.ts'

const NODE: Candidate = {
  name: 'node -e 0',
  prepare: () => ({ command: [process.execPath, '-e', '0'], env: {} }),
  proof: /^/,
}

/** Compares a step that ends with an input error with a Node that does nothing. */
export async function benchStartUp({ rounds, folder }: BenchOptions): Promise<void> {
  const work = mkdtempSync(join(folder, 'bench-start-up-'))
  const ours: Candidate = {
    name: STEP_NAME,
    prepare: () => stepIn(work, {}),
    proof: /api-key is missing/,
  }
  try {
    await compareInTurns('an input error', [ours, NODE], 4 * rounds)
  } finally {
    rmSync(work, { recursive: true })
  }
}
