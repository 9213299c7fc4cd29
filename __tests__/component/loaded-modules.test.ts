import { spawnSync } from 'node:child_process'
import { expect, test } from '@jest/globals'

const LIST = `
import { registerHooks } from 'node:module'
registerHooks({ load: (url, context, next) => (console.log(url), next(url, context)) })
for (const url of process.argv.slice(1)) await import(url)`

const MODULES =
  'run modes/export modes/agent-job modes/check phases/run-check phases/run-comparison phases/run-live-check'

test('none of the modes and phases loads undici before it is used: only proxies and GitHub need it', () => {
  const urls = MODULES.split(' ').map((name) => import.meta.resolve(`../../src/${name}.ts`))
  const args = ['--input-type=module', '-e', LIST, ...urls]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout.split('\n')).toEqual(expect.arrayContaining(urls))
  expect(stdout).not.toContain('/node_modules/undici/')
})
