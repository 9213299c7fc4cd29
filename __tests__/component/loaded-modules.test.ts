import { spawnSync } from 'node:child_process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from '@jest/globals'

const LIST = `
import { registerHooks } from 'node:module'
registerHooks({ load: (url, context, next) => (console.log(url), next(url, context)) })
for (const url of process.argv.slice(1)) await import(url)`

const MODULES = [
  'run.ts',
  'modes/export.ts',
  'modes/agent-job.ts',
  'modes/check.ts',
  'phases/check.ts',
  'phases/comparison.ts',
  'phases/live.ts',
]

test('none of the modes and phases loads undici before it is used: only proxies and GitHub need it', () => {
  const urls = MODULES.map(
    (module) => pathToFileURL(fileURLToPath(new URL(`../../src/${module}`, import.meta.url))).href,
  )
  const args = ['--input-type=module', '-e', LIST, ...urls]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout.split('\n')).toEqual(expect.arrayContaining(urls))
  expect(stdout).not.toContain('/node_modules/undici/')
})
