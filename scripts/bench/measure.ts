import { spawnSync } from 'node:child_process'

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
      const ms = timed(side)
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

function timed({ name, command: [program, ...args], env }: Side): number {
  const startedAt = performance.now()
  const { error } = spawnSync(program, args, { stdio: 'ignore', env: { PATH: process.env.PATH, ...env } })
  if (error) throw new Error(`${name} could not be run`, { cause: error })
  return performance.now() - startedAt
}
