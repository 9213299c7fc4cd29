import { LiveCheck } from '../../../src/live/live-check.ts'
import { liveOptions } from '../live-options.ts'

/** Compares a site with what nginx answers, and returns how much memory that took. */
export default async function liveCheck({ url, folder }: { url: string; folder: string }): Promise<{
  readonly findings: number
  readonly addresses: number
  readonly elapsedMs: number
  readonly peakMiB: number
}> {
  const patient = { timeoutMs: 600_000, pollIntervalMs: 15_000 }
  const check = new LiveCheck({ ...liveOptions(url, folder), ...patient })
  const { findings, addresses, elapsedMs } = await check.run()
  const peakMiB = process.resourceUsage().maxRSS / 1_024
  return { findings: findings.length, addresses, elapsedMs, peakMiB }
}
