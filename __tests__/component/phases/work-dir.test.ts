import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@jest/globals'
import { Removals } from '../../../src/disk/removal.ts'
import { inWorkDir } from '../../../src/phases/work-dir.ts'
import { openStep, type Step } from '../../../src/step/step.ts'
import { scratch } from '../../support/scratch.ts'

const stepIn = (env: NodeJS.ProcessEnv): Step => ({
  ...openStep(new AbortController().signal),
  env,
  removals: new Removals(),
})

test('a step that is stopped while it uses its work dir reports that the folder is left', async () => {
  const temp = scratch()
  const step = stepIn({ RUNNER_TEMP: temp })
  const returned = await inWorkDir(step, async (workDir) => {
    writeFileSync(join(workDir, 'archive'), 'x')
    expect(dirname(workDir)).toBe(temp)
    expect(step.removals.left).toEqual([{ path: workDir, why: undefined, clearedBy: 'runner' }])
    return 'result'
  })
  expect([returned, step.removals.left, readdirSync(temp)]).toEqual(['result', [], []])
})

test('without a runner nobody else removes the work dir, so it is removed after an error, too', async () => {
  const step = stepIn({})
  let made = ''
  const failing = inWorkDir(step, async (workDir) => {
    made = workDir
    expect(step.removals.left).toEqual([{ path: workDir, why: undefined, clearedBy: 'nobody' }])
    throw new Error('broken')
  })
  await expect(failing).rejects.toThrow('broken')
  expect([step.removals.left, existsSync(made)]).toEqual([[], false])
})
