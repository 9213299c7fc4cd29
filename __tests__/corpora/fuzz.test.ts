/** Some mutated archives. Needs bsdtar, GNU tar, zip, 7z, and Python, which make the archives. */
import { spawnSync } from 'node:child_process'
import { expect, test } from '@jest/globals'

const fuzz = () =>
  spawnSync(process.execPath, ['scripts/fuzz.ts', '--seed', '7', '--cases', '400'], {
    encoding: 'utf8',
  })

test('mutated archives are unpacked or refused, and a seed makes the same archives again', () => {
  const [first, second] = [fuzz(), fuzz()]
  expect(first.stderr).toBe('')
  expect(first.status).toBe(0)
  expect(first.stdout).toMatch(/^ {2}[1-9]\d+ unpacked$/m)
  const figures = (printed: string) => printed.split('\n').toSorted()
  expect(figures(second.stdout)).toEqual(figures(first.stdout))
})
