/** `npm test`: everything that does not need material of other people, and how long each part takes. */
import { spawnSync } from 'node:child_process'
import { showDuration } from '../src/common/units.ts'

const PARTS = [
  { script: 'lint', what: 'lint, types and unused code', takes: '10 to 30 seconds' },
  { script: 'dist', what: 'build', takes: '10 to 30 seconds' },
  { script: 'jest', what: 'all tests', takes: '2 to 4 minutes on two cores' },
] as const

const begun = Date.now()
for (const [i, { script, what, takes }] of PARTS.entries()) {
  console.error(`test: ${i + 1} of ${PARTS.length}: ${what}, ${takes}`)
  const rest = script === 'jest' ? process.argv.slice(2) : []
  const { status, error } = spawnSync('npm', ['run', '--silent', script, '--', ...rest], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status === 0) continue
  console.error(`test: ${what}: failed${error ? `: ${error.message}` : ''}`)
  process.exit(status ?? 1)
}
console.error(`test: all passed in ${showDuration(Date.now() - begun)}`)
