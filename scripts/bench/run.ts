/** Runs one command and measures it, with its children: GNU time asks the kernel. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

export type Command = readonly [program: string, ...args: string[]]

/** What is run, and where. */
export interface Invocation {
  readonly command: Command
  /** The whole environment. */
  readonly env: NodeJS.ProcessEnv
  readonly cwd?: string
}

/** A command that was run. */
export interface Run {
  readonly ms: number
  /** User and system time on all processors together; hundredths of a second are counted. */
  readonly cpuMs: number
  /** The largest resident set of any of its processes (`VmHWM`), in MiB. */
  readonly peakMiB: number
  /** The beginning and the end of what it printed. */
  readonly output: string
  /** Whether it was stopped because it took too long; the other figures are those until then. */
  readonly stopped: boolean
}

/** What `timeout --signal KILL` ends with when it has stopped a command. */
const STOPPED = 128 + 9

/** Runs a command to its end, whatever its exit code, or until `timeoutMs` are over. */
export async function run(
  { command, env, cwd = '.' }: Invocation,
  timeoutMs: number,
): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-run-'))
  const figures = join(folder, 'figures')
  const limit = ['timeout', '--foreground', '--signal', 'KILL', `${Math.ceil(timeoutMs / 1_000)}s`]
  try {
    const startedAt = performance.now()
    const args = ['--quiet', '--format', '%U %S %M', '--output', figures, ...limit, ...command]
    const child = spawn('/usr/bin/time', args, { stdio: ['ignore', 'pipe', 'pipe'], env, cwd })
    const printed = [child.stdout, child.stderr].map(endsOf)
    const status = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject).once('close', resolve)
    })
    const ms = performance.now() - startedAt
    const output = printed.map((text) => text()).join('\n')
    const [user = 0, system = 0, kibibytes = 0] = readFileSync(figures, 'utf8')
      .trim()
      .split(' ')
      .map(Number)
    return {
      ms,
      cpuMs: Math.round((user + system) * 1_000),
      peakMiB: kibibytes / 1_024,
      output,
      stopped: status === STOPPED && ms >= timeoutMs,
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** How much of the beginning and of the end of what a command prints is remembered, in bytes. */
const MAX_HEAD_SIZE = 16 * 1_024
const MAX_TAIL_SIZE = 4 * 1_024

/** Reads the stream to its end, and returns a function that gives the beginning and the end of it. */
function endsOf(stream: Readable): () => string {
  let head = Buffer.alloc(0)
  let tail = Buffer.alloc(0)
  stream.on('data', (chunk: Buffer) => {
    const room = MAX_HEAD_SIZE - head.length
    head = Buffer.concat([head, chunk.subarray(0, room)])
    tail = Buffer.concat([tail, chunk.subarray(room)]).subarray(-MAX_TAIL_SIZE)
  })
  return () => `${head}${tail}`
}
