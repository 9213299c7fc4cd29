import { expect, test } from '@jest/globals'
import { systemClock } from '../../../src/clock.ts'
import { checkSite } from '../../../src/phases/gate.ts'
import { log } from '../../../src/report/log.ts'
import { openStep } from '../../../src/step.ts'
import { writeFiles } from '../../support/gate.ts'
import { scratch } from '../../support/scratch.ts'

const GATE = { verify: 'strict', host: 'nginx', basePath: '/' } as const

test('a report that cannot be written is a disk error, not a bug of the gate', async () => {
  const folder = scratch()
  writeFiles(folder, { 'index.html': '<title>x</title>' })
  const step = openStep(new AbortController().signal, {
    env: { RUNNER_TEMP: `${folder}/missing` },
    clock: systemClock,
    random: () => 0.5,
    log,
  })
  const site = { root: folder, domain: undefined, pageCount: undefined }
  await expect(checkSite(site, GATE, step)).rejects.toMatchObject({
    code: 'verify-disk-failed',
    message: expect.stringContaining('ENOENT'),
  })
})
