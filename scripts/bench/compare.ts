/** This step beside other tools: each runs once in every round, one after the other, and medians are compared. */
import { noiseInWords, watchNoise } from './machine-noise.ts'
import { type Invocation, type Run, run } from './run.ts'

export type Print = (line: string) => void

export interface Candidate {
  readonly name: string
  readonly version: string
  /** Returns what to run; called before each run, and not timed. */
  readonly prepare: () => Invocation
  /** Called after each run, and not timed. */
  readonly cleanUp?: () => void
  /** What it prints when it has done its work. */
  readonly proof: RegExp
}

export interface Rounds {
  readonly rounds: number
  /** A run that has not ended by then is stopped. */
  readonly timeoutMs: number
}

/** Runs the candidates in turn and prints a table; `ours` is what the others are compared with. */
export async function compareInTurn(
  title: string,
  [ours, ...others]: readonly [Candidate, ...Candidate[]],
  { rounds, timeoutMs }: Rounds,
  print: Print,
): Promise<void> {
  const runs = new Map<Candidate, Run[]>([ours, ...others].map((candidate) => [candidate, []]))
  const noiseBeside = watchNoise()
  for (let round = 0; round < rounds; round++)
    for (const [candidate, done] of runs) done.push(await runOnce(candidate, timeoutMs))
  const all = [...runs.values()]
  const noise = noiseBeside(all.flat().reduce((sum, { cpuMs }) => sum + cpuMs, 0))
  print(`${title}: medians of ${rounds}, fastest and slowest, largest peak`)
  print(`  ${noiseInWords(noise, Math.max(...all.map(spreadOf)))}`)
  for (const [candidate, done] of runs) print(row(candidate, done, runs.get(ours) ?? []))
}

async function runOnce(candidate: Candidate, timeoutMs: number): Promise<Run> {
  const { name, prepare, cleanUp, proof } = candidate
  try {
    const done = await run(prepare(), timeoutMs)
    if (!done.stopped && !proof.test(done.output))
      throw new Error(`${name} did not do its work:\n${done.output.slice(-2_000)}`)
    return done
  } finally {
    cleanUp?.()
  }
}

function row(
  { name, version, proof }: Candidate,
  runs: readonly Run[],
  ours: readonly Run[],
): string {
  const [ms, cpuMs] = [medianOf(runs, 'ms'), medianOf(runs, 'cpuMs')]
  const all = runs.map((done) => done.ms)
  const columns = [
    `${runs[0]?.stopped ? 'over ' : ''}${seconds(ms)}`.padStart(12),
    `(${seconds(Math.min(...all))}–${seconds(Math.max(...all))})`.padStart(20),
    `${seconds(cpuMs)} CPU`.padStart(14),
    `${Math.round(Math.max(...runs.map(({ peakMiB }) => peakMiB)))} MiB`.padStart(10),
  ]
  const [found = ''] = proof.exec(runs[0]?.output ?? '') ?? []
  const line = `  ${`${name} ${version}`.padEnd(72)}${columns.join('')}  ${found.trim().slice(0, 40)}`
  if (runs === ours) return line
  const times = (figure: 'ms' | 'cpuMs') =>
    (medianOf(ours, figure) / medianOf(runs, figure)).toFixed(2)
  return `${line}\n    this step: ${times('ms')} times its time, ${times('cpuMs')} times its processor time`
}

function seconds(ms: number): string {
  return ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(2)} s`
}

/** Returns the slowest run as a multiple of the median. */
function spreadOf(runs: readonly Run[]): number {
  return Math.max(...runs.map(({ ms }) => ms)) / medianOf(runs, 'ms')
}

/** Returns the median of a figure over `runs`, of which there must be one at least. */
function medianOf(runs: readonly Run[], figure: 'ms' | 'cpuMs' | 'peakMiB'): number {
  const sorted = runs.map((each) => each[figure]).sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [upper = 0, lower = upper] = [sorted[middle], sorted[middle - 1]]
  return sorted.length % 2 === 1 ? upper : (lower + upper) / 2
}
