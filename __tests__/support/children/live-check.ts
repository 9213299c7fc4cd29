import { readerComparison } from '../../../src/changes/same-to-reader.ts'
import { systemClock } from '../../../src/clock.ts'
import { LiveCheck } from '../../../src/live/live-check.ts'

/** Compares a site with what nginx answers, and returns how much memory that took. */
export default async function liveCheck({ url, folder }: { url: string; folder: string }): Promise<{
  readonly findings: number
  readonly addresses: number
  readonly elapsedMs: number
  readonly peakMiB: number
}> {
  const check = new LiveCheck({
    url: new URL(url),
    folder,
    host: 'nginx',
    domain: undefined,
    timeoutMs: 600_000,
    pollIntervalMs: 15_000,
    requestTimeoutMs: 30_000,
    readerComparison,
    clock: systemClock,
    random: Math.random,
    signal: new AbortController().signal,
    info: () => {},
  })
  const { findings, addresses, elapsedMs } = await check.run()
  const peakMiB = process.resourceUsage().maxRSS / 1_024
  return { findings: findings.length, addresses, elapsedMs, peakMiB }
}
