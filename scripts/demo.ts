/**
 * `npm run demo`: runs the built step as the runner would, against an offline deployment of the service, and shows what
 * a workflow author sees. scripts/demo/acts.ts has its acts.
 */
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { ArgumentError, parseArguments } from '../src/command-line/arguments.ts'
import { getErrorMessage } from '../src/common/error-message.ts'
import { runDemo } from './demo/run-demo.ts'
import { buildIfStale } from './dist-stamp.ts'

const FOLDER = '.demo'

const USAGE = `usage: npm run demo -- [options]

Exports a site, finds a planted broken link, waits until a web server has the site, follows an agent's
job, and exports a tag that is proven to be in it: all on this machine, in half a minute. At a
terminal, what it made is then served until Ctrl-C.

  --verbose       show inputs, the whole log, outputs and the job summary of each step
  --folder <dir>  a new folder for the results, in one that exists; if not given, they replace what is in ${FOLDER}
  --help          this text

Exit code: 0 if every step ended as it has to, 1 if not, 2 if an argument is wrong.
`

const OPTIONS = {
  verbose: { type: 'boolean', default: false },
  folder: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** Waits until somebody has looked enough. */
async function waitForEnd(signal: AbortSignal): Promise<void> {
  console.log('These addresses work until you press Ctrl-C.')
  if (!signal.aborted) await once(signal, 'abort')
}

/**
 * Makes the folder for the results. Only the one that is nobody else's is replaced.
 * @throws ArgumentError if another one cannot be made
 */
function makeFolder(given: string | undefined): string {
  const folder = resolve(given ?? FOLDER)
  if (given === undefined) rmSync(folder, { recursive: true, force: true })
  try {
    // Not with its parents: below /proc, Node would try for ever.
    mkdirSync(folder)
  } catch (error) {
    const why = getErrorMessage(error)
    throw new ArgumentError(`--folder needs a new folder in one that exists: ${why}`)
  }
  return folder
}

async function main(): Promise<number> {
  const { values } = parseArguments({ options: OPTIONS })
  const { verbose, help } = values
  if (help) {
    console.log(USAGE)
    return 0
  }
  const folder = makeFolder(values.folder)
  const stop = new AbortController()
  const { signal } = stop
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stop.abort())
  buildIfStale()
  // Some services for continuous integration have a terminal, too, but nobody who would press Ctrl-C.
  const isWatched = process.stdout.isTTY === true && !process.env.CI
  const look = isWatched ? () => waitForEnd(signal) : undefined
  try {
    const { isGood } = await runDemo({ folder, print: console.log, verbose, signal, look })
    return isGood ? 0 : 1
  } catch (error) {
    if (!signal.aborted) throw error
    console.log('The demo was stopped.')
    return 130
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof ArgumentError)) throw error
  console.error(`demo: ${error.message}\n\n${USAGE}`)
  process.exitCode = 2
}
