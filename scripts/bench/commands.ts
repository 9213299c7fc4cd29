/** The step as it is shipped, and the public tools beside it. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { stepProcess } from '../../sandbox/runner-start.ts'
import type { Command } from './measure.ts'

/** What all benchmarks are told. */
export interface BenchOptions {
  readonly rounds: number
  /** Where files go. */
  readonly folder: string
}

const { version } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'),
)

/** The step's name, with its version and that of Node. */
export const STEP_NAME = `this step ${version} on Node ${process.version}`

/** Returns how the runner starts the step; its relative paths begin in `folder`. */
export function stepIn(folder: string, inputs: Readonly<Record<string, string>>): Command {
  const { main, env } = stepProcess(inputs, mkdtempSync(join(folder, 'runner-')), folder)
  return { command: [process.execPath, main], cwd: folder, env }
}

/** Where the tools are: `cargo install` puts them into a folder of its own. */
const PATH = [process.env.PATH, join(homedir(), '.cargo', 'bin')].join(delimiter)

/** Returns how a tool is started. */
export function toolCommand(command: Command['command'], cwd?: string): Command {
  return { command, env: { ...process.env, PATH }, ...(cwd !== undefined && { cwd }) }
}

/** How each says its version, where that is not `--version`. */
const VERSION_OPTIONS: Readonly<Record<string, string>> = { unzip: '-v' }

/** Returns a tool’s name with its version; undefined if it is not installed. */
export function nameOf(tool: string): string | undefined {
  const args = [VERSION_OPTIONS[tool] ?? '--version']
  const { status, stdout } = spawnSync(tool, args, { encoding: 'utf8', env: { PATH } })
  if (status !== 0) return undefined
  const [toolVersion = 'of unknown version'] = /\d+(\.\d+)+/.exec(stdout) ?? []
  return `${tool} ${toolVersion}`
}
