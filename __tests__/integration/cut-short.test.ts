import { existsSync, readdirSync, readFileSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from '@jest/globals'
import { tarGzOf } from '../support/archives.ts'
import type { AfterCall } from '../support/preload/step-faults.ts'
import { text } from '../support/service.ts'
import { exportScript, exportWith, JOB, withFaults, workspaceWith } from '../support/step.ts'

/** Enough files that removing them from a slow disk takes far longer than a canceled step has. */
const FILES = 120

let archive: Buffer
beforeAll(async () => {
  const pages = Array.from({ length: FILES }, (_, i) => ({
    name: `${i % 20}/page-${i}.html`,
    content: 'new',
  }))
  archive = await tarGzOf([...pages, { name: 'index.html', content: 'new' }])
})

/** Returns a workspace with a site in it that is to be replaced. */
function workspace(): string {
  const pages = Array.from({ length: FILES }, (_, i) => [`public/old-${i}.html`, 'old'])
  return workspaceWith({ 'public/index.html': 'old', ...Object.fromEntries(pages) })
}

/** Runs an export of the archive into `public`. `afterCalls` says what happens after calls to the file system. */
async function exported(place: string, afterCalls: readonly AfterCall[] = []) {
  const inputs = {
    'job-id': JOB,
    'site-path': 'public',
    overwrite: 'true',
    'request-timeout': '30s',
  }
  const env = withFaults({ afterCalls })
  const run = await exportWith(exportScript({ archive: [text(archive)] }), inputs, {
    env,
    workspace: place,
  })
  const hidden = readdirSync(place).filter((name) => name !== 'public')
  const index = join(place, 'public/index.html')
  const site = existsSync(index) ? readFileSync(index, 'utf8') : undefined
  return { ...run, hidden, temp: readdirSync(run.temp), site }
}

/** A disk that takes 100 ms to remove a file. */
const SLOW_REMOVAL: AfterCall = { call: 'unlinkSync', matching: '', effect: { waitMs: 100 } }

const LATER_RUN = 'It is no longer needed: a run with the same paths removes it after a day.'

const cancelAt = (call: AfterCall['call'], matching: string): AfterCall => ({
  call,
  matching,
  effect: 'interrupt',
})

/** A run after two days finds and clears what is left. */
async function expectLaterRunToClear(place: string, left: string) {
  const then = new Date(Date.now() - 2 * 24 * 60 * 60 * 1_000)
  utimesSync(left, then, then)
  const next = await exported(place)
  expect(next).toMatchObject({ exitCode: 0, hidden: [], site: 'new' })
}

test.concurrent('a canceled step that has no time to remove what it wrote says what is left', async () => {
  const place = workspace()
  const run = await exported(place, [SLOW_REMOVAL, cancelAt('openSync', `page-${FILES / 2}.html`)])
  expect(run.outputs).toMatchObject({ outcome: 'cancelled', sitePath: '' })
  expect(run.site).toBe('old')
  expect(run.hidden).toEqual([expect.stringMatching(/^\.public\.docs-export-/)])
  const left = join(place, run.hidden[0] ?? '')
  expect(run.log).toContain(`Note: there was no time to remove ${left}. ${LATER_RUN}`)
  expect(run.summary).toContain('<th>Left behind</th>')
  expect(run.errors).toHaveLength(1)
  await expectLaterRunToClear(place, left)
})

test.concurrent('a step that is canceled while the old site is removed has reported that the new one is in place', async () => {
  const place = workspace()
  const run = await exported(place, [SLOW_REMOVAL, cancelAt('unlinkSync', '/superseded/')])
  expect(run.exitCode).toBe(1)
  expect(run.site).toBe('new')
  for (const name of run.temp) expect(run.log).toContain(name)
  expect(run.outputs).toMatchObject({
    outcome: 'cancelled',
    sitePath: join(place, 'public'),
    siteFiles: String(FILES + 1),
    siteDigest: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  const left = join(place, run.hidden[0] ?? '')
  expect(run.log).toContain(`Note: there was no time to remove ${left}.`)
  await expectLaterRunToClear(place, left)
})

test.concurrent('a step that is killed after it set the old site aside leaves it there, and the next run says where', async () => {
  const place = workspace()
  const kill: AfterCall = { call: 'renameSync', matching: '/old$', effect: 'kill' }
  const killed = await exported(place, [kill])
  expect(killed).toMatchObject({ exitCode: null, site: undefined })
  expect(killed.hidden).toHaveLength(1)

  const next = await exported(place)
  const old = join(place, killed.hidden[0] ?? '', 'old')
  expect(next.log).toContain(
    `the previous content of ${join(place, 'public')} is in ${old}. To restore that content`,
  )
  expect(next).toMatchObject({ exitCode: 0, hidden: killed.hidden, site: 'new' })
  expect(readdirSync(old)).toHaveLength(FILES + 1)
})
