import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from '@jest/globals'
import { scratch, scratchWith } from '../support/scratch.ts'

/** The maximum cost of running the command for the first time. */
const MAX_CPU_SECONDS = 35
const MAX_BYTES = 60_000_000

/** Returns the size of all files below a folder, in bytes. */
function measure(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(folder, name)))
    .filter((file) => file.isFile())
  return files.reduce((sum, { size }) => sum + size, 0)
}

/** Returns the time that the ended children of this process have taken so far, in seconds. */
const spentOf = (timed: string) =>
  [...timed.matchAll(/^(?:user|sys) (\S+)$/gm)].reduce((sum, [, time]) => sum + Number(time), 0)

test('npx runs what npm pack makes, which installs nothing else', () => {
  const packed = scratch()
  const env = { ...process.env, npm_config_cache: scratch(), npm_config_offline: 'true' }
  execFileSync('npm', ['pack', '--pack-destination', packed], { env, stdio: 'pipe' })
  const [file = ''] = readdirSync(packed)
  const site = scratchWith({ 'index.html': '<a href="gone.html">x</a>' })

  const cache = scratch()
  const command = `TIMEFORMAT=$'user %U\\nsys %S'; time npx --yes ./${file} --host nginx "$1"`
  const run = spawnSync('bash', ['-c', command, 'bash', resolve(site)], {
    cwd: packed,
    encoding: 'utf8',
    env: { ...env, npm_config_cache: cache },
  })
  expect(run.stdout).toContain('error broken-link')
  expect(run.status).toBe(1)
  expect(spentOf(run.stderr)).toBeLessThan(MAX_CPU_SECONDS)
  expect(measure(cache)).toBeLessThan(MAX_BYTES)
  const [installed = ''] = readdirSync(join(cache, '_npx'))
  const modules = readdirSync(join(cache, '_npx', installed, 'node_modules'))
  expect(modules.filter((name) => !name.startsWith('.'))).toEqual(['docs-export-action'])
})
