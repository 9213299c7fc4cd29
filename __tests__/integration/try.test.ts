/** `npm run try`: the built step by hand. */
import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { scratch, scratchWith } from '../support/scratch.ts'

/** Runs it in a folder, as npm does: from the project, which is elsewhere. */
function tryIn(folder: string, ...args: string[]): SpawnSyncReturns<string> {
  return tryWith({}, folder, ...args)
}

/** Runs it with additional environment variables. */
function tryWith(
  env: NodeJS.ProcessEnv,
  folder: string,
  ...args: string[]
): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [resolve('scripts/try.ts'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env, npm_lifecycle_event: 'try', INIT_CWD: folder },
    timeout: 300_000,
  })
}

describe('without base-url, the step runs against the sandbox', () => {
  test('an export, whose paths start at the current folder', () => {
    const folder = scratch()
    const inputs = ['domain=docs.example.com', 'site-path=site', 'host=nginx']
    const { status, stdout, stderr } = tryIn(folder, ...inputs)
    expect([status, stderr]).toEqual([0, ''])
    expect(existsSync(join(folder, 'site', 'index.html'))).toBe(true)
    expect(stdout).toContain('\n    api-key: ***\n')
    expect(stdout).toMatch(/^ {2}outcome: succeeded$/m)
    expect(stdout).not.toMatch(/X-Amz-|mdoc_admin_/)
    const [, summary = '', report = ''] =
      /as GitHub shows it: (.*)\nThe report of the check: (.*)\nThe step ended with exit code 0\.\n$/.exec(
        stdout,
      ) ?? []
    expect(readFileSync(summary, 'utf8')).toContain('docs.example.com: no errors')
    expect(readFileSync(report, 'utf8')).toMatch(/^<!doctype html>/)
  })

  test('an agent job, which is the one of the sandbox', () => {
    const { status, stdout } = tryIn(scratch(), 'mode=agent-job')
    expect(status).toBe(0)
    expect(stdout).toMatch(/^ {2}prLink: https:/m)
  })
})

test('mode check needs no service, and its exit code is that of the step', () => {
  const page = '<!doctype html><title>x</title><a href="gone.html">x</a>'
  const folder = scratchWith({ 'public/index.html': page })
  const { status, stdout } = tryIn(folder, 'mode=check', 'site-path=public', 'verify=strict')
  expect(status).toBe(1)
  expect(stdout).not.toContain('base-url')
  expect(stdout).toMatch(/ gone\.html \(\/gone\.html\): /)
  expect(stdout).toMatch(/^The step ended with exit code 1\.$/m)
})

describe('the environment of the step is that of the user, as on a runner', () => {
  test('such as the branch that the workflow runs on', () => {
    const env = { GITHUB_REF: 'refs/heads/main', GITHUB_REF_TYPE: 'branch' }
    const url = 'values-url=https://bundles.example/{tag}'
    const inputs = ['domain=docs.example.com', url]
    expect(tryWith(env, scratch(), ...inputs).stdout).toContain('refs/heads/main')
  })

  test('but there is no proxy between step and sandbox, and inputs are those of the command line', () => {
    const proxy = 'http://127.0.0.1:1'
    const env = { HTTPS_PROXY: proxy, HTTP_PROXY: proxy, INPUT_HOST: 'ngnix' }
    expect(tryWith(env, scratch(), 'domain=docs.example.com').status).toBe(0)
  })
})

test('an unknown input is an error before anything is run', () => {
  const { status, stdout, stderr } = tryIn(scratch(), 'domian=docs.example.com')
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toBe(
    'try: Unknown option --domian; did you mean --domain?\n' +
      'try: npm run try -- --help lists all inputs\n',
  )
})
