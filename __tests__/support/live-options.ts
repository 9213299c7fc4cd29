import type { LiveOptions } from '../../src/live/live-check.ts'
import type { LiveLimits } from '../../src/live/live-limits.ts'
import type { NetworkContext } from '../../src/net/network-context.ts'
import { makeSiteFolder } from '../../src/web/list-tree.ts'
import { manualClock } from './manual-clock.ts'

/** What a test sets itself, in a single object. */
export type LiveOverrides = Partial<
  Omit<LiveOptions, 'limits' | 'context'> & LiveLimits & NetworkContext
>

/**
 * Returns the options of a live check of this address. Unless set otherwise, its pauses pass
 * immediately, and it logs nothing.
 */
export function liveOptions(
  url: string,
  folder: string,
  overrides: LiveOverrides = {},
): LiveOptions {
  const {
    timeoutMs = 1,
    pollIntervalMs = 1_000,
    requestTimeoutMs = 30_000,
    clock = manualClock(),
    random = Math.random,
    signal = new AbortController().signal,
    info = () => {},
    ...others
  } = overrides
  return {
    url: new URL(url),
    folder: makeSiteFolder(folder, new AbortController().signal),
    host: 'nginx',
    domain: undefined,
    earlierTree: undefined,
    acceptedEntries: [],
    limits: { timeoutMs, pollIntervalMs, requestTimeoutMs },
    context: { clock, random, signal, info },
    ...others,
  }
}
