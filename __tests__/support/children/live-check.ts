import { systemClock } from '../../../src/common/clock.ts'
import { LiveCheck } from '../../../src/live/live-check.ts'
import { liveOptions } from '../live-options.ts'

/**
 * How often the memory use is measured, in ms. Each time, all garbage is collected, which takes
 * longer than a hundred requests.
 */
const INTERVAL = 2_000

/**
 * Compares a site with the responses of nginx, and returns the peak memory use without garbage,
 * whose amount depends on how busy the machine is. To be run with `--expose-gc`.
 */
export default async function liveCheck({ url, folder }: { url: string; folder: string }): Promise<{
  readonly findings: number
  readonly addressCount: number
  readonly usedMiB: number
}> {
  const patient = { clock: systemClock, timeoutMs: 800_000, pollIntervalMs: 15_000 }
  let used = 0
  const looking = setInterval(() => {
    globalThis.gc?.()
    const { heapUsed, external } = process.memoryUsage()
    used = Math.max(used, heapUsed + external)
  }, INTERVAL)
  const { findings, addressCount } = await new LiveCheck(liveOptions(url, folder, patient)).run()
  clearInterval(looking)
  return { findings: findings.length, addressCount, usedMiB: used / 2 ** 20 }
}
