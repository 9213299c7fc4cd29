/** Whether the machine had nothing else to do while something was measured. */
import { readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'

/** What the machine did while something was measured. */
export interface Noise {
  /** Of the last minute, before and after. */
  readonly loads: readonly [before: number, after: number]
  readonly processors: number
  /** How many of them were busy with something else, on average. */
  readonly busyElsewhere: number
}

/** Above that, in processors, something else ran: web server and API of the benchmarks take a few hundredths. */
const MAX_BUSY_ELSEWHERE = 0.15

/** Above that, the slowest run as a multiple of the median, times are not to be relied on. */
const MAX_SPREAD = 1.15

/** Starts to watch; what is returned takes how much processor time was ours, in ms. */
export function watchNoise(): (ourMs: number) => Noise {
  const [before = 0] = loadavg()
  const [startedAt, busyMs] = [performance.now(), busy()]
  return (ourMs) => {
    const [after = 0] = loadavg()
    const elsewhereMs = Math.max(0, busy() - busyMs - ourMs)
    return {
      loads: [before, after],
      processors: availableParallelism(),
      busyElsewhere: elsewhereMs / (performance.now() - startedAt),
    }
  }
}

/** Returns what to print about the machine; `spread` is the slowest run of all as a multiple of its median. */
export function noiseInWords({ loads, processors, busyElsewhere }: Noise, spread: number): string {
  const figures = [
    `load average ${loads.map((load) => load.toFixed(1)).join(' before, ')} after`,
    `${busyElsewhere.toFixed(2)} of ${processors} processors busy with something else`,
    `slowest run ${spread.toFixed(2)} times the median`,
  ].join('; ')
  const isQuiet = busyElsewhere <= MAX_BUSY_ELSEWHERE && spread <= MAX_SPREAD
  return isQuiet ? figures : `NOT A QUIET MACHINE, compare processor times only: ${figures}`
}

/** Returns how long all processors together have been busy since the machine started, in ms (proc(5), `/proc/stat`). */
function busy(): number {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1)
  const [, user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = line
    .split(/ +/)
    .map((field) => Number(field) || 0)
  return (user + nice + system + irq + softirq + steal) * 10
}
