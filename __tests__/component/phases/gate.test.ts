import { expect, test } from '@jest/globals'
import { systemClock } from '../../../src/clock.ts'
import { runGate } from '../../../src/phases/gate.ts'
import { log } from '../../../src/report/log.ts'
import { openStep } from '../../../src/step.ts'
import { writeFiles } from '../../support/gate.ts'
import { scratch } from '../../support/scratch.ts'

/** Checks a site whose report cannot be written. */
async function checkWithoutReport(verify: 'report' | 'strict', checkOnly: boolean): Promise<void> {
  const folder = scratch()
  writeFiles(folder, { 'index.html': '<title>x</title>' })
  const step = openStep(new AbortController().signal, {
    env: { RUNNER_TEMP: `${folder}/missing` },
    clock: systemClock,
    random: () => 0.5,
    log: { ...log, warning: () => {} },
  })
  const site = { root: folder, domain: undefined, pageCount: undefined, checkOnly, earlier: undefined }
  await runGate(site, { verify, host: 'nginx', basePath: '/', accepted: [] }, step)
}

test('a report that cannot be written is a disk error, not a bug of the gate', async () => {
  await expect(checkWithoutReport('strict', false)).rejects.toMatchObject({
    code: 'check-disk-failed',
    message: expect.stringMatching(/ENOENT.* `verify: off` continues without a check\.$/),
  })
})

test('a site that could not be checked is published with verify: report', async () => {
  await expect(checkWithoutReport('report', false)).resolves.toBeUndefined()
})

test.each(['report', 'strict'] as const)(
  'a step that does nothing but check fails if it cannot, with verify: %s as well',
  async (verify) => {
    await expect(checkWithoutReport(verify, true)).rejects.toMatchObject({
      code: 'check-disk-failed',
      message: expect.stringMatching(/Check the runner’s disk\.$/),
    })
  },
)
