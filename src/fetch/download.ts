import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Clock } from '../common/clock.ts'
import { formatDuration, formatSize } from '../common/units.ts'
import { makeBusyRetry } from '../disk/busy-files.ts'
import { type LogLine, safe } from '../text/clean.ts'
import { PartFile } from './part-file.ts'
import { type Download, Transfer, type TransferOptions } from './transfer.ts'

/**
 * Downloads the archive, verifies it, and returns where it is. If the storage allows it, an
 * interrupted download resumes where it stopped. An expired link is renewed, even during a
 * download. The download fails after too many attempts without progress.
 *
 * @throws StepError (`redirect-refused`, `archive-gone`, `download-…`, disk errors); the file is
 * then removed
 * @throws the reason of `signal` when it is aborted; any error of `renewLink`
 */
export async function download(options: TransferOptions): Promise<Download> {
  const { folder, clock, info } = options
  const path = join(folder, 'archive')
  const file = new PartFile(path)
  const transfer = new Transfer(options, file)
  const stopReporting = reportProgress(clock, () => transfer.getProgress(), info)
  const startedAtMs = clock.now()
  try {
    const archive = await transfer.run()
    file.close()
    const took = formatDuration(clock.now() - startedAtMs)
    info(
      safe`Downloaded the archive: ${formatSize(archive.size)} in ${took}, SHA-256 ${archive.sha256}`,
    )
    return archive
  } catch (error) {
    try {
      file.close()
    } catch {
      // After a failed write, closing often fails, too, with a less specific error.
    }
    await makeBusyRetry()(() => rmSync(path, { force: true }))
    throw error
  } finally {
    stopReporting()
  }
}

/** How often the progress is printed, in ms. */
const REPORT_INTERVAL_MS = 10_000

/** Prints the progress of a download every ten seconds, until the returned function is called. */
export function reportProgress(
  clock: Clock,
  read: Transfer['getProgress'],
  info: LogLine,
): () => void {
  let lastReceivedBytes = read().receivedBytes
  let lastReportAtMs = clock.now()
  return clock.every(REPORT_INTERVAL_MS, () => {
    const { receivedBytes, size } = read()
    const nowMs = clock.now()
    const newBytes = Math.max(0, receivedBytes - lastReceivedBytes)
    const elapsedMs = Math.max(1, nowMs - lastReportAtMs)
    const bytesPerSecond = Math.round((newBytes * 1_000) / elapsedMs)
    lastReceivedBytes = receivedBytes
    lastReportAtMs = nowMs
    let received = safe`${formatSize(receivedBytes)}`
    if (size) {
      const percent = Math.floor((100 * receivedBytes) / size)
      received = safe`${received} of ${formatSize(size)} (${percent}%)`
    }
    info(safe`Downloading the archive: ${received}, ${formatSize(bytesPerSecond)}/s`)
  })
}
