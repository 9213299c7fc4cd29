import { systemClock } from '../../src/common/clock.ts'
import type { LiveOptions } from '../../src/live/live-check.ts'
import { siteFolder } from '../../src/web/tree.ts'

/** Returns the options of a live check that waits for nothing and says nothing, at this address. */
export function liveOptions(url: string, folder: string): LiveOptions {
  return {
    url: new URL(url),
    folder: siteFolder(folder, new AbortController().signal),
    host: 'nginx',
    domain: undefined,
    earlier: undefined,
    accepted: [],
    timeoutMs: 1,
    pollIntervalMs: 1_000,
    requestTimeoutMs: 30_000,
    clock: systemClock,
    random: Math.random,
    signal: new AbortController().signal,
    info: () => {},
  }
}
