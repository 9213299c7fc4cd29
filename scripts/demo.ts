/**
 * `npm run demo`: runs the built step as the runner would, against an offline deployment of the service, and shows what
 * a workflow author sees. scripts/demo/acts.ts has its acts.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { readArguments } from '../src/command-line/arguments.ts'
import { getErrorMessage } from '../src/common/error-message.ts'
import { type Result, runDemo } from './demo/run-demo.ts'
import { buildIfStale } from './dist-stamp.ts'

const FOLDER = '.demo'

const USAGE = `usage: npm run demo -- [options]

Exports a site, finds a planted broken link, waits until a web server has the site, follows an agent's
job, and exports a tag that is proven to be in it: all on this machine, in half a minute. At a
terminal, what it made is then served until Ctrl-C.

  --verbose       show inputs, the whole log, outputs and the job summary of each step
  --open          open the results in a browser; at a terminal only
  --folder <dir>  a new folder for the results, in one that exists; if not given, they replace what is in ${FOLDER}
  --help          this text

Exit code: 0 if every step ended as it has to, 1 if not, 2 if an argument is wrong.
`

function readOptions() {
  try {
    return readArguments({
      options: {
        open: { type: 'boolean', default: false },
        verbose: { type: 'boolean', default: false },
        folder: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values
  } catch (error) {
    console.error(`demo: ${getErrorMessage(error)}\n\n${USAGE}`)
    process.exit(2)
  }
}

/** Returns what waits until somebody has looked enough. */
function untilEnded(open: boolean, signal: AbortSignal) {
  return async (results: readonly Result[]): Promise<void> => {
    console.log('These addresses work until you press Ctrl-C.')
    if (open) for (const { url } of results) openInBrowser(url)
    else console.log('To have them opened in a browser: npm run demo -- --open')
    if (!signal.aborted) await new Promise((ended) => signal.addEventListener('abort', ended))
  }
}

function openInBrowser(url: string): void {
  const [command, ...args] = OPENERS[process.platform] ?? ['xdg-open']
  const browser = spawn(command, [...args, url], { stdio: 'ignore', detached: true })
  browser.once('error', () => console.log(`No browser could be started: open ${url}`))
  browser.unref()
}

const OPENERS: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
}

/** Returns the folder, which exists and is empty, or ends with what is wrong. Only the one that is nobody else's is cleared. */
function emptyFolder(given: string | undefined): string {
  const folder = resolve(given ?? FOLDER)
  if (given === undefined) rmSync(folder, { recursive: true, force: true })
  const wrong =
    given === '' ? '--folder needs the name of a folder' : whyNotEmpty(folder, given ?? FOLDER)
  if (wrong !== undefined) {
    console.error(`demo: ${wrong}`)
    process.exit(2)
  }
  return folder
}

/** Creates a folder, unless there is one, and returns why it cannot be used; undefined if it is empty. */
function whyNotEmpty(folder: string, name: string): string | undefined {
  try {
    // Not with its parents: below /proc, Node would try for ever.
    if (!existsSync(folder)) mkdirSync(folder)
    return readdirSync(folder).length > 0 ? `${name} is not empty: name a new folder` : undefined
  } catch (error) {
    return `${name} cannot be used: ${getErrorMessage(error)}: name a new folder in one that exists`
  }
}

async function main(): Promise<number> {
  const { open, verbose, folder, help } = readOptions()
  if (help) {
    console.log(USAGE)
    return 0
  }
  const results = emptyFolder(folder)
  const stop = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stop.abort())
  buildIfStale()
  // Some services for continuous integration have a terminal, too, but nobody who would press Ctrl-C.
  const isWatched = process.stdout.isTTY === true && !process.env.CI
  if (open && !isWatched)
    console.log('Nothing will be opened: there is no terminal, so nothing stays served.')
  try {
    const { isGood } = await runDemo({
      folder: results,
      print: (line) => console.log(line),
      verbose,
      signal: stop.signal,
      look: isWatched ? untilEnded(open, stop.signal) : undefined,
    })
    return isGood ? 0 : 1
  } catch (error) {
    if (!stop.signal.aborted) throw error
    console.log('The demo was stopped.')
    return 130
  }
}

process.exitCode = await main()
