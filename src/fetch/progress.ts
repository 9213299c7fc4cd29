import type { Clock } from '../clock.ts'
import { type SafeText, safe } from '../report/clean.ts'
import { showSize } from '../units.ts'

const PAUSE_MS = 10_000

export interface TransferProgress {
  /** In bytes. */
  readonly got: number
  /** In bytes; undefined if it is not known. */
  readonly size: number | undefined
}

/** Prints the progress of a download every ten seconds, until the returned function is called. */
export function reportProgress(
  clock: Clock,
  read: () => TransferProgress,
  info: (line: SafeText) => void,
): () => void {
  let [before, beforeAt] = [read().got, clock.now()]
  return clock.every(PAUSE_MS, () => {
    const { got, size } = read()
    const now = clock.now()
    const rate = Math.round((Math.max(0, got - before) * 1_000) / Math.max(1, now - beforeAt))
    before = got
    beforeAt = now
    const share = size ? safe` of ${showSize(size)} (${Math.floor((100 * got) / size)} %)` : safe``
    info(safe`Downloading the archive: ${showSize(got)}${share}, ${showSize(rate)}/s`)
  })
}
