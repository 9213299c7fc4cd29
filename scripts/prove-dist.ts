/**
 * Proves that the bundle runs: ncc exits 0 even when what it wrote is broken, so dist has to refuse an empty set of
 * inputs in our own words.
 */
import { spawnSync } from 'node:child_process'

const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/index.js'], {
  encoding: 'utf8',
  env: {},
})
if (status !== 1 || !stdout.includes('::error::') || !stdout.includes('api-key is missing')) {
  console.error(`dist does not run (exit code ${status}):\n${stdout}${stderr}`)
  process.exit(1)
}
