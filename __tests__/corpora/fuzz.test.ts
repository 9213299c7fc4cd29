/** Some mutated archives. Needs bsdtar, GNU tar, zip, 7z and Python, which make the archives. */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { scratch } from '../support/scratch.ts'

const SCRIPT = join(import.meta.dirname, '../../scripts/fuzz.ts')

function fuzz(...options: string[]): { status: number | null; printed: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...options], { encoding: 'utf8' })
  return { status, printed: stdout + stderr }
}

test('mutated archives are unpacked or refused, and a seed makes the same archives again', () => {
  const [first, second] = [fuzz('--seed', '7', '--cases', '400'), fuzz('--seed', '7', '--cases', '400')]
  expect(first.printed).toContain('\n0 found')
  expect(first.status).toBe(0)
  expect(first.printed).toMatch(/400 archives, [1-9]\d+ accepted/)
  const figures = (printed: string) => printed.split('\n').toSorted()
  expect(figures(second.printed)).toEqual(figures(first.printed))
}, 300_000)

test('an option that is no number is refused', () => {
  expect(fuzz('--cases', 'many')).toMatchObject({
    status: 1,
    printed: expect.stringContaining('whole numbers'),
  })
})

test('the archive of a single case is kept in the folder of `--out`', () => {
  const out = join(scratch(), 'cases')
  expect(fuzz('--seed', '7', '--only', '3', '--out', out).printed).toContain('1 archive,')
  expect(readdirSync(out)).toEqual([expect.stringMatching(/^case-7-3(\.zip)?$/)])
})
