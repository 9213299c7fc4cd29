import { spawnSync } from 'node:child_process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from '@jest/globals'

const LIST = `
import { registerHooks } from 'node:module'
registerHooks({ load: (url, context, next) => (console.log(url), next(url, context)) })
await import(process.argv[1])`

/** Returns the packages of which a module of ours loads something before it is used. */
function packagesLoadedBy(module: string): Set<string> {
  const url = pathToFileURL(fileURLToPath(new URL(`../../src/${module}`, import.meta.url))).href
  const args = ['--input-type=module', '-e', LIST, url]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toContain(url)
  return new Set([...stdout.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)].map(([, name = '']) => name))
}

test.each([
  'run.ts',
  'modes/export.ts',
  'modes/agent-job.ts',
  'modes/check.ts',
  'phases/check.ts',
  'phases/comparison.ts',
  'phases/live.ts',
])('%s does not load undici, which only proxies and release assets need', (module) => {
  const packages = packagesLoadedBy(module)
  expect(packages).not.toContain('undici')
})
