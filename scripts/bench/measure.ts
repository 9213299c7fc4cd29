/** Whole commands, measured by GNU time: each runs once in every round, one after the other. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'

/** What is run, and where. */
export interface Command {
  readonly command: readonly [program: string, ...args: string[]]
  /** The whole environment. */
  readonly env: NodeJS.ProcessEnv
  readonly cwd?: string
}

/** A command to compare. */
export interface Candidate {
  /** With versions. */
  readonly name: string
  /** Returns what to run; called before each run, and not timed. */
  readonly prepare: () => Command
  /** Called after each run, and not timed. */
  readonly cleanUp?: () => void
  /** Matches what it prints once it has done its work; the match is shown. */
  readonly proof: RegExp
}

/** One run of a command and its children. */
export interface Run {
  readonly seconds: number
  /** User and system time of all processors. */
  readonly cpuSeconds: number
  /** The largest resident set of any of its processes. */
  readonly peakMiB: number
  /** All that it printed. */
  readonly output: string
}

/** Runs a command to its end, whatever its exit code. */
export async function measure({ command, env, cwd = '.' }: Command): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-run-'))
  const figures = join(folder, 'figures')
  const log = openSync(join(folder, 'output'), 'w')
  try {
    const startedAt = performance.now()
    const args = ['--quiet', '--format', '%U %S %M', '--output', figures, ...command]
    const child = spawn('/usr/bin/time', args, { stdio: ['ignore', log, log], env, cwd })
    await once(child, 'close')
    const seconds = (performance.now() - startedAt) / 1_000
    const [user = 0, system = 0, kib = 0] = readFileSync(figures, 'utf8').split(' ').map(Number)
    const output = readFileSync(join(folder, 'output'), 'utf8')
    return { seconds, cpuSeconds: user + system, peakMiB: kib / 1_024, output }
  } finally {
    closeSync(log)
    rmSync(folder, { recursive: true })
  }
}

/** Measures the candidates and prints a table; the others are compared with the first one. */
export async function compareInTurns(
  title: string,
  candidates: readonly Candidate[],
  rounds: number,
): Promise<void> {
  const runs = candidates.map((): Run[] => [])
  for (let round = 0; round < rounds; round++)
    for (const [i, candidate] of candidates.entries()) runs[i]?.push(await measureProven(candidate))

  const load = loadavg()[0]?.toFixed(1)
  console.log(`\n${title}: medians of ${rounds} (fastest–slowest), load average ${load}`)
  for (const [i, candidate] of candidates.entries()) printRow(candidate, runs[i] ?? [], runs[0])
}

async function measureProven({ name, prepare, cleanUp, proof }: Candidate): Promise<Run> {
  try {
    const run = await measure(prepare())
    if (proof.test(run.output)) return run
    throw new Error(`${name} did not do its work:\n${run.output.slice(-2_000)}`)
  } finally {
    cleanUp?.()
  }
}

function printRow(candidate: Candidate, runs: readonly Run[], ours: readonly Run[] = []): void {
  const seconds = runs.map((run) => run.seconds)
  const range = `${Math.min(...seconds).toFixed(2)}–${Math.max(...seconds).toFixed(2)}`
  const peak = Math.max(...runs.map((run) => run.peakMiB))
  const figures = [
    `${medianOf(runs, 'seconds').toFixed(2)} s (${range})`,
    `${medianOf(runs, 'cpuSeconds').toFixed(2)} s of processor time`,
    `peak ${peak.toFixed(0)} MiB`,
  ]
  const [found = ''] = candidate.proof.exec(runs[0]?.output ?? '') ?? []
  console.log(`  ${candidate.name}: ${figures.join(', ')}; “${found.trim()}”`)
  if (runs === ours) return
  const ratio = (figure: keyof Run) => (medianOf(ours, figure) / medianOf(runs, figure)).toFixed(2)
  console.log(`    ratio: ${ratio('seconds')} in time, ${ratio('cpuSeconds')} in processor time`)
}

function medianOf(runs: readonly Run[], figure: keyof Run): number {
  const sorted = runs.map((run) => Number(run[figure])).sort((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}
