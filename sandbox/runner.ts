import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Command, outputsIn, reader } from './runner-rules.ts'
import { stepProcess } from './runner-start.ts'

export interface StepOptions {
  /** The inputs, as a workflow sets them in `with:`. */
  readonly with: Readonly<Record<string, string>>
  /** Additional environment variables, such as proxy settings. */
  readonly env?: Readonly<Record<string, string>>
  /** The folder in which the step runs; by default a new, empty one. */
  readonly workspace?: string
  /** The folder of the action, relative to the root of the repository; by default the root. */
  readonly action?: string
  /** The Node that runs the step; by default the one that runs this. */
  readonly node?: string
  /** The time after which the step is killed, as with `timeout-minutes`; by default never. */
  readonly timeoutMs?: number
  /** Called with each line of the log, as the runner would show it. */
  readonly onLine?: (line: string) => void
}

/** What the runner sees of a step. */
export interface StepResult {
  readonly exitCode: number | null
  /** The log as it would be shown: commands processed, secrets masked. */
  readonly log: string
  /** Everything the step wrote, as it wrote it. */
  readonly stdout: string
  readonly stderr: string
  readonly commands: readonly Command[]
  readonly outputs: Readonly<Record<string, string>>
  readonly summary: string
  readonly errors: readonly string[]
  readonly warnings: readonly string[]
}

export interface RunningStep {
  readonly child: ChildProcess
  readonly workspace: string
  /**
   * Contains the runner's files for the step and `RUNNER_TEMP`; removed with the step if it had no
   * workspace.
   */
  readonly home: string
  /** The outputs that the step has set so far. */
  outputs(): Record<string, string>
  readonly result: Promise<StepResult>
}

/** Starts the built step as a child process, the way GitHub's runner does. */
export function startStep(options: StepOptions): RunningStep {
  const home = mkdtempSync(join(tmpdir(), 'docs-export-step-'))
  mkdirSync(join(home, 'workspace'))
  const workspace = options.workspace ?? join(home, 'workspace')
  const { main, env, outputFile, summaryFile } = stepProcess(
    options.with,
    home,
    workspace,
    options.action,
  )
  const child = spawn(options.node ?? process.execPath, [main], {
    cwd: workspace,
    env: { ...env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: options.timeoutMs ?? 0,
    killSignal: 'SIGKILL',
  })

  const outputs = () => outputsIn(readFileSync(outputFile, 'utf8'))
  const log = reader((line) => options.onLine?.(line))
  const written = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8')
    child[stream].on('data', (text: string) => {
      written[stream] += text
      log.read(stream, text)
    })
  }

  const result = new Promise<StepResult>((done, failed) => {
    child.once('error', failed)
    child.once('close', (exitCode) => {
      log.end()
      const messages = (name: string) =>
        log.commands.filter((c) => c.name === name).map((c) => c.message)
      done({
        exitCode,
        ...written,
        log: log.lines.join('\n'),
        commands: log.commands,
        outputs: outputs(),
        summary: readFileSync(summaryFile, 'utf8'),
        errors: messages('error'),
        warnings: messages('warning'),
      })
      if (!options.workspace) rmSync(home, { recursive: true, force: true })
    })
  })
  return { child, workspace, home, outputs, result }
}
