/**
 * The planted errors again, and what linkinator and check-html-links find of them: a table, and a check that the gate
 * misses nothing that they find. Installs both from npm into a temporary folder, once.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { npmCheckers } from '../../scripts/bench/gate.ts'
import { verify } from '../support/gate.ts'
import { BASE_PATH, DOMAIN, writeSite } from '../support/planted.ts'
import { scratch } from '../support/scratch.ts'

/** Runs one of them and returns everything that it prints. */
function said(checker: string, script: string, cwd: string, ...args: string[]): string {
  const file = join(npmCheckers(), 'node_modules', checker, script)
  const { stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  return stdout + stderr
}

test('the gate finds all planted errors that linkinator and check-html-links find', async () => {
  const folder = scratch()
  const root = join(folder, BASE_PATH)
  const planted = writeSite(root, 11, 100)
  const { findings } = await verify(root, { host: 'air-gapped', basePath: BASE_PATH, domain: DOMAIN })
  const linkinator = said(
    'linkinator',
    'build/src/cli.js',
    folder,
    `.${BASE_PATH}`,
    '--recurse',
    '--clean-urls',
    '--check-css',
    '--check-fragments',
    '--server-root',
    folder,
    '--format',
    'csv',
    '--skip',
    '^(?!http://localhost)',
  )
  const checkHtmlLinks = said('check-html-links', 'src/cli.js', folder, folder)
  const broken = linkinator.split('\n').filter((line) => line.includes('BROKEN'))
  expect(linkinator.split('\n').length).toBeGreaterThan(300)
  expect(checkHtmlLinks).toContain('Checking')

  const kinds = Map.groupBy(planted, ({ kind }) => kind)
  const all = findings.map(({ target, address }) => `${target} ${address}`.toLowerCase())
  const rows = [...kinds].map(([kind, errors]) => ({
    kind,
    planted: errors.length,
    'this gate': errors.filter(({ mark }) => all.some((text) => text.includes(mark))).length,
    linkinator: errors.filter(({ mark }) => broken.some((line) => line.toLowerCase().includes(mark))).length,
    'check-html-links': errors.filter(({ mark }) => checkHtmlLinks.toLowerCase().includes(mark)).length,
  }))
  console.table(rows)
  for (const row of rows) expect(row['this gate']).toBe(row.planted)
}, 180_000)
