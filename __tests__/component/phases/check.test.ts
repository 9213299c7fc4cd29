import { expect, test } from '@jest/globals'
import { systemClock } from '../../../src/clock.ts'
import { runCheck } from '../../../src/phases/check.ts'
import { log } from '../../../src/report/log.ts'
import { openStep } from '../../../src/step.ts'
import { listTree } from '../../../src/web/tree.ts'
import { writeFiles } from '../../support/check.ts'
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
  const site = {
    root: folder,
    domain: undefined,
    pageCount: undefined,
    checkOnly,
    handOverTo: [],
    compared: undefined,
  }
  await runCheck(site, { verify, host: 'nginx', basePath: '/', accepted: [] }, step)
}

test('a report that cannot be written is a disk error, not a bug of the check', async () => {
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

test('redirects that the host has no room for are listed, and none are announced', async () => {
  const [before, after, temp] = [scratch(), scratch(), scratch()]
  const home = { 'index.html': '<title>x</title>' }
  writeFiles(before, { ...home, 'a.html': '<title>a</title>' })
  // Cloudflare takes no more.
  const rules = Array.from({ length: 2_000 }, (_, i) => `/${i} /b 301\n`).join('')
  writeFiles(after, { ...home, 'b.html': '<title>a</title>', _redirects: rules })
  const lines: string[] = []
  const step = openStep(new AbortController().signal, {
    env: { RUNNER_TEMP: temp },
    clock: systemClock,
    random: () => 0.5,
    log: { ...log, info: ({ text }) => void lines.push(text), warning: () => {} },
  })
  const { signal } = new AbortController()
  const compared = {
    earlier: await listTree(before, signal),
    later: await listTree(after, signal),
    moves: [{ from: 'a.html', to: 'b.html' }],
  }
  const site = {
    root: after,
    domain: undefined,
    pageCount: undefined,
    checkOnly: true,
    handOverTo: [],
    compared,
  }
  await runCheck(site, { verify: 'report', host: 'cloudflare-pages', basePath: '/', accepted: [] }, step)
  expect(lines.filter((line) => line.includes('edirects'))).toEqual([
    expect.stringMatching(/^No redirects were written: what had to be left out is listed in .*redirects$/),
  ])
  expect(step.notes.map(({ name }) => name)).not.toContain('Redirects')
})
