/**
 * What is too large for a unit test: a page of 64 MiB, a million addresses, 32,000 pages, and
 * memory use that does not grow. Needs the Debian package rust-doc.
 */
import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@jest/globals'
import { verify } from '../support/check.ts'
import { scratch } from '../support/scratch.ts'
import { begin } from '../support/step.ts'

const REPORT_PEAK = join(import.meta.dirname, '../support/preload/report-peak.mjs')
const RUST_DOC = '/usr/share/doc/rust-doc/html'

test('the largest page that is read takes less than 400 MiB', async () => {
  const folder = scratch()
  const site = join(folder, 'site')
  mkdirSync(site)
  const page = join(site, 'index.html')
  writeFileSync(page, '<!doctype html><meta charset="utf-8"><title>x</title>')
  const line = (i: number) => `<p id="i${i}">${'text '.repeat(8)}<a href="#i${i}">x</a>`
  const piece = Array.from({ length: 20_000 }, (_, i) => line(i))
  for (let i = 0; i < 42; i++) appendFileSync(page, piece.join('\n'))
  appendFileSync(page, '<a href="missing">')
  writeFileSync(join(site, '404.html'), '<title>x</title>')
  const report = join(folder, 'report')
  const args = ['--import', REPORT_PEAK, 'src/command-line/index.ts', '--report', report, site]
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(stdout).toContain('error broken-link missing')
  const peak = Number(/peak (\d+)/.exec(stdout)?.[1])
  expect(peak).toBeGreaterThan(0)
  expect(peak / 1_024).toBeLessThan(400)
})

test('of a million broken addresses on one page, the report says which are not counted', async () => {
  const folder = scratch()
  const links = Array.from({ length: 500_000 }, (_, i) => `<a href="x${i}"><a href="#y${i}">`)
  writeFileSync(join(folder, 'index.html'), links.join('\n'))
  const { findings } = await verify(folder)
  const counted: Record<string, number> = {}
  for (const { code, occurrences } of findings) counted[code] = (counted[code] ?? 0) + occurrences
  expect(counted).toMatchObject({
    'broken-link': 500_000,
    'broken-anchor': 200_000,
    'unreadable-file': 1,
  })
})

test('the step checks 32,000 pages in 400 MiB', async () => {
  if (!existsSync(RUST_DOC)) throw new Error(`${RUST_DOC} is missing: install rust-doc`)
  const { exitCode, log } = await begin({
    with: { mode: 'check', 'site-path': RUST_DOC, host: 'nginx' },
    env: { NODE_OPTIONS: `--import=${pathToFileURL(REPORT_PEAK)}` },
    timeoutMs: 600_000,
  }).result
  expect(exitCode).toBe(0)
  expect(log).toMatch(/ in 32,\d+ pages: found /)
  const peak = Number([...log.matchAll(/peak (\d+)/g)].at(-1)?.[1])
  expect(peak).toBeGreaterThan(0)
  expect(peak / 1_024).toBeLessThan(400)
}, 620_000)
