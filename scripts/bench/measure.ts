import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Readable } from 'node:stream'

/** A process that was run. */
export interface Run {
  readonly ms: number
  /** Time on all processors together. */
  readonly cpuMs: number
  /** The largest resident set, in MiB. */
  readonly peak: number
  readonly output: string
  readonly stopped: boolean
}

export interface Side {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  readonly env?: Readonly<Record<string, string>>
}

/** Runs both sides in turn and prints their medians (ms) and the ratio of ours to theirs. */
export function compare(ours: Side, theirs: Side, rounds: number): void {
  const times = new Map<Side, number[]>([
    [ours, []],
    [theirs, []],
  ])
  for (let round = 0; round <= rounds; round++) {
    for (const side of [ours, theirs]) {
      const ms = timeOf(side)
      // The first round warms the disk's cache.
      if (round > 0) times.get(side)?.push(ms)
    }
  }
  const [a, b] = [ours, theirs].map((side) => median(times.get(side) ?? [])) as [number, number]
  console.log(`${ours.name}: ${a.toFixed(1)} ms`)
  console.log(`${theirs.name}: ${b.toFixed(1)} ms`)
  console.log(`ratio: ${(a / b).toFixed(2)} (medians of ${rounds})`)
}

/** Returns the median of `values`, which must not be empty. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

function timeOf({ name, command: [program, ...args], env }: Side): number {
  const startedAt = performance.now()
  const { error } = spawnSync(program, args, { stdio: 'ignore', env: { PATH: process.env.PATH, ...env } })
  if (error) throw new Error(`${name} could not be run`, { cause: error })
  return performance.now() - startedAt
}

/** Runs a command to its end, or until `timeoutMs` are over. */
export function timed(
  [file, ...args]: readonly [string, ...string[]],
  timeoutMs: number,
  env = process.env,
): Promise<Run> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], env })
    let peak = 0
    let cpuMs = 0
    let stopped = false
    const printed = [child.stdout, child.stderr].map(endsOf)
    const look = setInterval(() => {
      peak = Math.max(peak, residentPeak(child.pid))
      cpuMs = Math.max(cpuMs, processorTime(child.pid))
    }, 20)
    const stop = setTimeout(() => {
      stopped = true
      child.kill('SIGKILL')
    }, timeoutMs)
    child.once('error', reject)
    child.once('close', () => {
      clearInterval(look)
      clearTimeout(stop)
      const output = printed.map((text) => text()).join('\n')
      resolve({ ms: performance.now() - started, cpuMs, peak, output, stopped })
    })
  })
}

/** Reads the stream to its end, and returns a function that gives the beginning and the end of it. */
function endsOf(stream: Readable): () => string {
  const head: Buffer[] = []
  let tail = Buffer.alloc(0)
  stream.on('data', (chunk: Buffer) => {
    if (head.length < 20) head.push(chunk)
    tail = Buffer.concat([tail, chunk]).subarray(-4_096)
  })
  return () => `${Buffer.concat(head)}\n${tail}`
}

/** Returns the kernel's high-water mark of a process's memory, in MiB; 0 if the process is gone. */
function residentPeak(pid: number | undefined): number {
  return Number(/VmHWM:\s+(\d+)/.exec(procFile(pid, 'status'))?.[1] ?? 0) / 1_024
}

/** Returns the processor time of a process, in ms (the kernel counts hundredths of a second); 0 if it is gone. */
function processorTime(pid: number | undefined): number {
  const fields = procFile(pid, 'stat')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10
}

function procFile(pid: number | undefined, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
