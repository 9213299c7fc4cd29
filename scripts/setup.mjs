// Runs with any version of Node, before anything is installed: no TypeScript, no dependencies.
import { execFileSync } from 'node:child_process'
import { existsSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const WANTED = 24
/** This folder has Node 24 for Linux, with its own lock file. */
const OWN_NODE = 'scripts/node'

// Written to stderr, because the stdout of a script may be redirected to a file.
const say = (line) => console.error(`setup: ${line}`)
const modified = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0)
const version = () => execFileSync('node', ['--version'], { encoding: 'utf8' }).trim()
const isWanted = () => version().startsWith(`v${WANTED}.`)

if (modified('node_modules/.package-lock.json') < modified('package-lock.json'))
  install('the packages in package-lock.json into node_modules', 'takes about a minute', [])

// `npm run` puts node_modules/.bin first.
if (!isWanted() && process.platform === 'linux') {
  install(`Node ${WANTED} into ${OWN_NODE}`, 'takes a few seconds', ['--prefix', OWN_NODE])
  const link = 'node_modules/.bin/node'
  rmSync(link, { force: true })
  symlinkSync(join('../..', OWN_NODE, link), link)
}
if (!isWanted()) {
  say(
    `this project is built and tested with Node ${WANTED}, the runtime of the action, but found ${version()}.`,
  )
  say(
    `install Node ${WANTED} or, on Linux, start scripts with npm run, which uses the one in ${OWN_NODE}.`,
  )
  process.exit(1)
}

function install(what, takes, more) {
  say(`npm installs ${what}.`)
  say(`This happens once and ${takes}; nothing outside this folder is changed.`)
  const begun = Date.now()
  // Warnings about the current Node do not matter, because the installed one is used afterward.
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  const args = ['ci', '--engine-strict=false', ...quiet, ...more]
  try {
    execFileSync('npm', args, {
      stdio: ['inherit', 2, 'inherit'],
      shell: process.platform === 'win32',
    })
  } catch (error) {
    say(`npm ${args.join(' ')} failed${error.status === null ? `: ${error.message}` : ''}.`)
    say(
      'If the network is the cause: npm uses HTTPS_PROXY, NODE_EXTRA_CA_CERTS, and its registry option.',
    )
    process.exit(1)
  }
  say(`done after ${Math.round((Date.now() - begun) / 1_000)} seconds`)
}
