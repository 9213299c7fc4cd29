// Runs on whatever Node the machine has, before anything is installed: no TypeScript, no dependencies.
import { execFileSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

const WANTED = 24

// What a script prints to stdout may be kept in a file.
const say = (line) => console.error(`setup: ${line}`)
const modified = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0)

if (modified('node_modules/.package-lock.json') < modified('package-lock.json')) install()

// `npm run` puts node_modules/.bin first: there lies the Node that the Action runs on, on Linux; elsewhere
// the machine's own has to be that one.
const version = execFileSync('node', ['--version'], { encoding: 'utf8' }).trim()
if (!version.startsWith(`v${WANTED}.`)) {
  say(`this project is built and tested on Node ${WANTED}, the runtime of the Action, but finds ${version}.`)
  say(
    `install Node ${WANTED}, or, on Linux, do not leave out optional dependencies (npm ci --include=optional).`,
  )
  process.exit(1)
}

function install() {
  const node = process.platform === 'linux' ? `, Node ${WANTED} among them,` : ''
  say(`npm installs the packages in package-lock.json${node} into node_modules.`)
  say('This happens once and takes about a minute; nothing outside this folder is changed.')
  const begun = Date.now()
  // Of the warnings, those about the Node at hand are void in a minute, when the one that is installed runs everything.
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  try {
    execFileSync('npm', args, { stdio: ['inherit', 2, 'inherit'], shell: process.platform === 'win32' })
  } catch (error) {
    say(`npm ${args.join(' ')} failed${error.status === null ? `: ${error.message}` : ''}.`)
    say(
      'If the network is the reason: npm honours HTTPS_PROXY and NODE_EXTRA_CA_CERTS, and its option registry.',
    )
    process.exit(1)
  }
  say(`done after ${Math.round((Date.now() - begun) / 1_000)} seconds`)
}
