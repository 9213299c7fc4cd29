import type { LiveOptions } from '../../src/live/live-check.ts'
import { makeSiteFolder } from '../../src/web/list-tree.ts'
import { manualClock } from './manual-clock.ts'

/** Returns the options of a live check whose pauses pass at once, and that says nothing, at this address. */
export function liveOptions(url: string, folder: string): LiveOptions {
  return {
    url: new URL(url),
    folder: makeSiteFolder(folder, new AbortController().signal),
    host: 'nginx',
    domain: undefined,
    earlierTree: undefined,
    acceptedEntries: [],
    timeoutMs: 1,
    pollIntervalMs: 1_000,
    requestTimeoutMs: 30_000,
    clock: manualClock(),
    random: Math.random,
    signal: new AbortController().signal,
    info: () => {},
  }
}
