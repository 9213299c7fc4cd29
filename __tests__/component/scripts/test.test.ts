/** scripts/test.ts, with an npm that only says what it was asked for. */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from '@jest/globals'
import { scratch } from '../../support/scratch.ts'

/** Runs it with a shell script in place of npm. */
function runTests(npm: string, ...args: string[]) {
  const cwd = scratch()
  const bin = join(cwd, 'bin')
  mkdirSync(bin)
  writeFileSync(join(bin, 'npm'), `#!/bin/sh\n${npm}\n`)
  chmodSync(join(bin, 'npm'), 0o755)
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('scripts/test.ts'), ...args], {
    cwd,
    encoding: 'utf8',
    env: { PATH: `${bin}:${process.env.PATH}` },
  })
  return { status, asked: stdout.split('\n'), said: stderr.split('\n') }
}

test('says before each part how long it takes, and hands its arguments to Jest', () => {
  const { status, asked, said } = runTests('echo "$*"', '__tests__/unit/net')
  expect(status).toBe(0)
  expect(asked).toEqual([
    'run --silent lint --',
    'run --silent build --',
    'run --silent jest -- __tests__/unit/net',
    '',
  ])
  expect(said).toEqual([
    expect.stringMatching(/^test: 1 of 3: lint, types and unused code, 10 to 30 seconds$/),
    expect.stringMatching(/^test: 2 of 3: build, \d+ to \d+ seconds$/),
    expect.stringMatching(/^test: 3 of 3: all tests, \d+ to \d+ minutes on two cores$/),
    expect.stringMatching(/^test: all passed in \d/),
    '',
  ])
})

test('ends at the first part that fails, with its exit code', () => {
  const { status, asked, said } = runTests('echo "$3"; [ "$3" = lint ] || exit 3')
  expect([status, asked]).toEqual([3, ['lint', 'build', '']])
  expect(said.at(-2)).toBe('test: build: failed')
})
