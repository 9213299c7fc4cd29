import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@jest/globals'
import { useWorkFolder } from '../../../src/disk/work-folder.ts'
import { prepareTargets } from '../../../src/phases/prepare-targets.ts'
import type { PublishTargets } from '../../../src/unpack/unpack-and-publish.ts'
import { printedStep } from '../../support/printed-step.ts'
import { scratch } from '../../support/scratch.ts'

test('a step that is stopped while it uses its work folder reports that the folder is left behind', async () => {
  const temp = scratch()
  const { step } = printedStep({ RUNNER_TEMP: temp })
  const returned = await useWorkFolder(step, async (workFolder) => {
    writeFileSync(join(workFolder, 'archive'), 'x')
    expect(dirname(workFolder)).toBe(temp)
    expect(step.removals.leftovers).toEqual([
      { path: workFolder, why: undefined, clearedBy: 'runner' },
    ])
    return 'result'
  })
  expect([returned, step.removals.leftovers, readdirSync(temp)]).toEqual(['result', [], []])
})

test('without a runner, nobody else removes the work folder, so it is removed after an error, too', async () => {
  const { step } = printedStep()
  let made = ''
  const failing = useWorkFolder(step, async (workFolder) => {
    made = workFolder
    expect(step.removals.leftovers).toEqual([
      { path: workFolder, why: undefined, clearedBy: 'nobody' },
    ])
    throw new Error('broken')
  })
  await expect(failing).rejects.toThrow('broken')
  expect([step.removals.leftovers, existsSync(made)]).toEqual([[], false])
})

test('a RUNNER_TEMP that is not a folder is reported', async () => {
  const { step } = printedStep({ RUNNER_TEMP: '/nowhere' })
  await expect(useWorkFolder(step, async () => {})).rejects.toThrow(
    'an error at /nowhere: it does not exist',
  )
})

test('a missing folder for temporary files is detected before anything is started', async () => {
  const place = { path: join(scratch(), 'a.zip'), isArchiveFolder: false, overwrite: false }
  const ready = (archive: PublishTargets['archive']) =>
    prepareTargets(
      { archive, site: undefined },
      printedStep({ RUNNER_TEMP: '/no/such/folder' }).step,
    )
  const values = { what: '/no/such/folder' }
  await expect(ready(place)).rejects.toMatchObject({ code: 'disk-failed', values })
  await ready(undefined)
})
