/** `npm test`: everything that needs only this repository. Lint runs beside the build and the tests. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { showDuration } from '../src/common/units.ts'

const begun = Date.now()

function start(script: string, output: 'inherit' | 'pipe', ...args: string[]): ChildProcess {
  return spawn('npm', ['run', '--silent', script, '--', ...args], {
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
  })
}

/** Reports how a part ended, and returns whether it passed. */
async function finish(what: string, child: ChildProcess): Promise<boolean> {
  const [status] = await once(child, 'close')
  console.error(`test: ${what} ${status === 0 ? 'passed' : 'failed'}`)
  return status === 0
}

/** Its output must not mix with that of the tests, so it is printed at once. */
async function lint(): Promise<boolean> {
  const child = start('lint', 'pipe')
  const output = Promise.all([child.stdout, child.stderr].map((stream) => stream && text(stream)))
  const isGood = await finish('lint, types and unused code', child)
  if (!isGood) console.error((await output).join(''))
  return isGood
}

async function buildAndTest(): Promise<boolean> {
  if (!(await finish('build', start('dist', 'inherit')))) return false
  return finish('all tests', start('jest', 'inherit', ...process.argv.slice(2)))
}

console.error('test: lint, build and all tests take about 2 minutes on two cores')
const results = await Promise.all([lint(), buildAndTest()])
if (results.includes(false)) process.exitCode = 1
else console.error(`test: all passed in ${showDuration(Date.now() - begun)}`)
