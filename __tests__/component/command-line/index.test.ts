/**
 * The command as `npm run check` starts it, from source; the integration tests start the built one.
 */
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from '@jest/globals'
import { scratchWith } from '../../support/scratch.ts'

const COMMAND = resolve('src/command-line/index.ts')
const PAGE = '<!doctype html><meta charset="utf-8"><title>x</title><a href="gone.html">x</a>'

const run = (...args: string[]) =>
  spawnSync(process.execPath, [COMMAND, ...args], { encoding: 'utf8' })

test('prints its options', () => {
  const { status, stdout, stderr } = run('--help')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toMatch(/^usage: .*\n.*--accepted-findings/s)
})

test('checks a folder', () => {
  const folder = scratchWith({ 'index.html': PAGE, '404.html': PAGE })
  const { status, stdout, stderr } = run('--host', 'nginx', folder)
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' })
  expect(stdout).toMatch(/^Checking 2 pages.*\nerror broken-link gone\.html\n/s)
  expect(stdout).toMatch(/\nChecked .* in 2 pages in .*: found 1 error\n/)
})

test('explains errors in its arguments', () => {
  const { status, stdout, stderr } = run('--hots', 'nginx', 'site')
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toBe(
    'check: Unknown option --hots; did you mean --host?\n--help lists the options\n',
  )
})
