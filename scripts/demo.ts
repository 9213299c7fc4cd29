/**
 * `npm run demo`: runs the built step as the runner would, against an offline deployment of the service, and shows what
 * a workflow author sees. The acts are in scripts/demo/acts.ts.
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

Exports a site, finds a planted broken link, waits until a web server serves the site, follows an
agent's job, and exports a release tag: all on this machine, in half a minute. In a terminal, the
results are then served until you press Ctrl-C.

  --verbose       show inputs, the whole log, outputs, and the job summary of each step
  --folder <dir>  a new folder for the results, in an existing one; by default, they replace ${FOLDER}
  --help          this text

Exit code: 0 if every step ended as expected, 1 if not, 2 if an argument is wrong.
`

const OPTIONS = {
  verbose: { type: 'boolean', default: false },
  folder: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** Waits until the user presses Ctrl-C. */
async function waitForEnd(signal: AbortSignal): Promise<void> {
  console.log('These addresses work until you press Ctrl-C.')
  if (!signal.aborted) await once(signal, 'abort')
}

/**
 * Creates the folder for the results. Only the default folder is replaced.
 * @throws ArgumentError if another one cannot be created
 */
function makeFolder(given: string | undefined): string {
  const folder = resolve(given ?? FOLDER)
  if (given === undefined) rmSync(folder, { recursive: true, force: true })
  try {
    // Without its parents, because under /proc, Node would try forever.
    mkdirSync(folder)
  } catch (error) {
    const why = getErrorMessage(error)
    throw new ArgumentError(`--folder needs a new folder in an existing one: ${why}`)
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
  // Some CI services have a terminal, too, but nobody would press Ctrl-C there.
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
