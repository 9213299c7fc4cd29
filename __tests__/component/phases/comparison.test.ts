import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { systemClock } from '../../../src/common/clock.ts'
import { runComparison } from '../../../src/phases/comparison.ts'
import { log } from '../../../src/report/log.ts'
import { openStep, type Step } from '../../../src/step/step.ts'
import { writeFiles } from '../../support/check.ts'
import { scratch } from '../../support/scratch.ts'

function compareWith(change: (step: Step, folder: string) => Partial<Step>) {
  const folder = scratch()
  for (const side of ['earlier', 'later'])
    writeFiles(join(folder, side), { 'index.html': '<title>x</title>', 'a.css': side })
  const warnings: string[] = []
  const step = openStep(new AbortController().signal, {
    env: { RUNNER_TEMP: folder },
    clock: systemClock,
    random: () => 0.5,
    log: { ...log, info: () => {}, trace: () => {}, warning: (title) => warnings.push(title.text) },
  })
  const sites = { earlier: join(folder, 'earlier'), later: join(folder, 'later'), domain: undefined }
  const compared = runComparison(
    sites,
    { host: undefined, basePath: '/' },
    { ...step, ...change(step, folder) },
  )
  return { compared, warnings }
}

test('a comparison that cannot be written is a warning', async () => {
  const { compared, warnings } = compareWith((_, folder) => ({
    reportFolder: () => `${folder}/earlier/a.css`,
  }))
  expect(await compared).toBeUndefined()
  expect(warnings).toEqual([expect.stringMatching(/^Not compared/)])
})

test('outputs that cannot be written are not reported as a comparison that failed', async () => {
  const { compared, warnings } = compareWith(({ outputs }) => ({
    outputs: {
      ...outputs,
      set: () => {
        throw new Error('no outputs')
      },
    },
  }))
  await expect(compared).rejects.toThrow('no outputs')
  expect(warnings).toEqual([])
})
