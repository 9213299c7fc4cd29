/**
 * src/ → lib/ (tsc) → dist/ (ncc), then the proof that the bundle runs: ncc exits 0 even when what it wrote is
 * broken, so the bundle must refuse an empty set of inputs in our own words.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'

const bin = (name: string) => `node_modules/.bin/${name}`

rmSync('lib', { recursive: true, force: true })
rmSync('dist', { recursive: true, force: true })
execFileSync(bin('tsc'), ['-p', 'tsconfig.build.json'], { stdio: 'inherit' })
execFileSync(bin('ncc'), ['build', 'lib/index.js', '--out', 'dist', '--quiet'], { stdio: 'inherit' })

const trial = spawnSync(process.execPath, ['dist/index.js'], {
  encoding: 'utf8',
  env: { PATH: process.env.PATH },
})
if (trial.status !== 1 || !trial.stdout.includes('::error') || !trial.stdout.includes('api-key')) {
  console.error(`build: dist does not run (exit code ${trial.status})\n${trial.stdout}${trial.stderr}`)
  process.exit(1)
}
