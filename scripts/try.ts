/** `npm run try`: the built step by hand, with any inputs, as the runner would run it. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { summaryPage } from '../sandbox/summary/page.ts'
import { getUserFolder, watchOutput } from '../src/command-line/arguments.ts'
import { buildIfStale } from './build-if-stale.ts'
import { showStep } from './show-step.ts'
import { help, readInputs, WrongUse } from './try/command-line.ts'
import { environmentOfStep } from './try/environment.ts'
import { serviceFor } from './try/service.ts'

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
    const workspace = getUserFolder('try')
    const print = (line: string) => console.log(line)
    const { exitCode, outputs, summary } = await showStep({
      inputs,
      workspace,
      env: environmentOfStep(process.env),
      temp,
      print,
      signal: stop.signal,
    })
    const page = join(FOLDER, 'summary.html')
    writeFileSync(page, summaryPage([{ title: 'npm run try', summary }]))
    console.log(`\nThe job summary, as GitHub shows it: ${page}`)
    for (const { what, path } of reportsIn(outputs)) console.log(`${what}: ${path}`)
    console.log(`The step ended with exit code ${exitCode}.`)
    return exitCode ?? 1
  } finally {
    await sandbox?.close()
  }
}

/** Returns what the step wrote for people, and where. */
function reportsIn({ verifyReport, changesReport, liveReport }: Readonly<Record<string, string>>) {
  const reports = [
    {
      what: 'The report of the check',
      path: verifyReport && join(dirname(verifyReport), 'report.html'),
    },
    { what: 'What changed', path: changesReport && join(dirname(changesReport), 'changes.md') },
    { what: 'The report of the live check', path: liveReport },
  ]
  return reports.filter(({ path }) => path)
}

watchOutput('try')
try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof WrongUse)) throw error
  for (const line of error.errors) console.error(`try: ${line}`)
  console.error('try: npm run try -- --help lists all inputs')
  process.exitCode = 2
}
