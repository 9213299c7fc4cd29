/** `npm run try`: runs the built step with any inputs, as the runner would. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DEFAULTS, type Sandbox, startSandbox } from '../sandbox/server.ts'
import { summaryPage } from '../sandbox/summary/page.ts'
import { ArgumentError, getUserFolder, watchOutput } from '../src/command-line/arguments.ts'
import { buildIfStale } from './dist-stamp.ts'
import { showStep } from './show-step.ts'
import { help, readInputs } from './try/command-line.ts'

const FOLDER = join(import.meta.dirname, '..', '.try')

async function main(args: readonly string[]): Promise<number> {
  const given = readInputs(args)
  if (given === 'help') {
    console.log(help())
    return 0
  }
  buildIfStale()
  const temp = join(FOLDER, 'temp')
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(temp, { recursive: true })
  const stop = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stop.abort())

  const { sandbox, inputs } = await serviceFor(given)
  try {
    const { exitCode, outputs, summary } = await showStep({
      inputs,
      workspace: getUserFolder('try'),
      env: environmentOfStep(process.env),
      temp,
      print: console.log,
      signal: stop.signal,
    })
    const page = join(FOLDER, 'summary.html')
    writeFileSync(page, summaryPage([{ title: 'npm run try', summary }]))
    console.log(`\nThe job summary, as GitHub shows it: ${page}`)
    printReports(outputs)
    console.log(`The step ended with exit code ${exitCode}.`)
    return exitCode ?? 1
  } finally {
    await sandbox?.close()
  }
}

/** Prints where the reports of the step are. */
function printReports(outputs: Readonly<Record<string, string>>): void {
  const { verifyReport, changesReport, liveReport } = outputs
  const beside = (report: string, name: string) => join(dirname(report), name)
  if (verifyReport) console.log(`The report of the check: ${beside(verifyReport, 'report.html')}`)
  if (changesReport) console.log(`What changed: ${beside(changesReport, 'changes.md')}`)
  if (liveReport) console.log(`The report of the live check: ${liveReport}`)
}

type Inputs = Readonly<Record<string, string>>

/**
 * Starts a sandbox if the step needs a service and none is specified. Returns it with the inputs
 * for it. Inputs that the user set are kept.
 */
async function serviceFor(given: Inputs): Promise<{ sandbox?: Sandbox; inputs: Inputs }> {
  const mode = given.mode || 'export'
  if (mode === 'check' || given['base-url']) return { inputs: given }
  const sandbox = await startSandbox({ exportTimeMs: 3_000, agentTimeMs: 3_000 })
  const service = { 'base-url': sandbox.baseUrl, 'api-key': sandbox.apiKey, 'poll-interval': '1s' }
  if (mode !== 'agent-job') return { sandbox, inputs: { ...service, ...given } }
  const job = { 'project-id': DEFAULTS.projectId, 'job-id': DEFAULTS.agentJobs[0] }
  return { sandbox, inputs: { ...service, ...job, ...given } }
}

/** Variables that a runner sets for each step; `npm run try` sets them itself. */
const SET_BY_RUNNER =
  /^(?:INPUT_.*|GITHUB_(?:ACTIONS|ENV|OUTPUT|PATH|STATE|STEP_SUMMARY|WORKSPACE)|RUNNER_TEMP)$/i

/**
 * Returns the environment variables of `npm run try` that the step gets: all of them, as on a
 * runner, where the `env` of the job can set a proxy, certificates, and options of Node, but
 * neither inputs nor the files of another step.
 */
function environmentOfStep(env: NodeJS.ProcessEnv): Readonly<Record<string, string>> {
  const kept = Object.entries(env).filter(([name]) => !SET_BY_RUNNER.test(name))
  return Object.fromEntries(kept) as Record<string, string>
}

watchOutput('try')
try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof ArgumentError)) throw error
  console.error(`try: ${error.message}\ntry: npm run try -- --help lists all inputs`)
  process.exitCode = 2
}
