import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parse } from 'yaml'
import { type Command, outputsIn, reader } from './runner-rules.ts'

const ROOT = resolve(import.meta.dirname, '..')

export interface StepOptions {
  /** Inputs as a workflow gives them in `with:`. */
  readonly with: Readonly<Record<string, string>>
  /** Further environment, such as proxy settings. */
  readonly env?: Readonly<Record<string, string>>
  /** The folder in which the step runs; a new empty one if not given. */
  readonly workspace?: string
  /** The Node that runs the step; by default the one that runs this. */
  readonly node?: string
  /** Time after which the step is killed, as by `timeout-minutes`; never if not given. */
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
  /** Holds the runner's files for the step, `RUNNER_TEMP` among them; removed with the step if it had no workspace. */
  readonly home: string
  /** The outputs that the step has set so far. */
  outputs(): Record<string, string>
  readonly result: Promise<StepResult>
}

interface ActionFile {
  readonly inputs: Readonly<Record<string, { readonly default?: unknown }>>
  readonly runs: { readonly main: string }
}

/** Starts the built step as a child process, the way GitHub's runner does. */
export function startStep(options: StepOptions): RunningStep {
  const action = parse(readFileSync(join(ROOT, 'action.yml'), 'utf8')) as ActionFile
  const home = mkdtempSync(join(tmpdir(), 'docs-export-step-'))
  const file = (name: string) => join(home, name)
  for (const name of ['output', 'summary']) writeFileSync(file(name), '')
  mkdirSync(file('temp'))
  mkdirSync(file('workspace'))
  const workspace = options.workspace ?? file('workspace')

  const inputs: Record<string, string> = {}
  for (const [name, spec] of Object.entries(action.inputs))
    inputs[inputVariable(name)] = defaultOf(spec.default)
  for (const [name, value] of Object.entries(options.with)) inputs[inputVariable(name)] = value

  const child = spawn(options.node ?? process.execPath, [join(ROOT, action.runs.main)], {
    cwd: workspace,
    env: {
      PATH: process.env.PATH,
      GITHUB_ACTIONS: 'true',
      GITHUB_OUTPUT: file('output'),
      GITHUB_STEP_SUMMARY: file('summary'),
      GITHUB_WORKSPACE: workspace,
      RUNNER_TEMP: file('temp'),
      ...inputs,
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: options.timeoutMs ?? 0,
    killSignal: 'SIGKILL',
  })

  const outputs = () => outputsIn(readFileSync(file('output'), 'utf8'))
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
      const messages = (name: string) => log.commands.filter((c) => c.name === name).map((c) => c.message)
      done({
        exitCode,
        ...written,
        log: log.lines.join('\n'),
        commands: log.commands,
        outputs: outputs(),
        summary: readFileSync(file('summary'), 'utf8'),
        errors: messages('error'),
        warnings: messages('warning'),
      })
      if (!options.workspace) rmSync(home, { recursive: true, force: true })
    })
  })
  return { child, workspace, home, outputs, result }
}

const inputVariable = (name: string) => `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`

/** An expression has no value here: there is no workflow around the step. */
function defaultOf(value: unknown): string {
  const text = String(value ?? '')
  return text.includes('${{') ? '' : text
}
