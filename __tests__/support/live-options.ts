import type { LiveOptions } from '../../src/live/live-check.ts'
import { makeSiteFolder } from '../../src/web/list-tree.ts'
import { manualClock } from './manual-clock.ts'

/**
 * Returns the options of a live check of this address whose pauses pass immediately, and that logs
 * nothing.
 */
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
