// Runs on whatever Node the machine has, before anything is installed: no TypeScript, no dependencies.
import { execFileSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

const WANTED = 24

const modified = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0)
if (modified('node_modules/.package-lock.json') < modified('package-lock.json')) {
  // What a script prints to stdout may be kept in a file.
  console.error('setup: npm ci')
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
    stdio: ['inherit', 2, 'inherit'],
    shell: process.platform === 'win32',
  })
}

// `npm run` puts node_modules/.bin first: there lies the Node that the Action runs on, on Linux; elsewhere
// the machine's own has to be that one.
const version = execFileSync('node', ['--version'], { encoding: 'utf8' }).trim()
if (!version.startsWith(`v${WANTED}.`)) {
  console.error(
    `setup: this project is built and tested on Node ${WANTED}, the runtime of the Action, but finds ${version}.`,
  )
  console.error(
    `setup: install Node ${WANTED}, or, on Linux, do not leave out optional dependencies (npm ci --include=optional).`,
  )
  process.exit(1)
}
