import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { retryWhileHeld } from '../disk/busy-files.ts'
import { safe } from '../report/clean.ts'
import { showDuration, showSize } from '../units.ts'
import { PartFile } from './part-file.ts'
import { reportProgress } from './progress.ts'
import { type Download, Transfer, type TransferOptions } from './transfer.ts'

/**
 * Downloads the archive and verifies it. A download that breaks off is resumed where it stopped if the storage allows
 * that, and a link that has expired is renewed, even in the middle; it is given up when there is no more progress.
 *
 * @throws StepError (`redirect-refused`, `download-…`, and those of the disk); no file is left then
 * @throws the reason of `signal` when it is aborted, and what `renewLink` throws
 */
export async function download(options: TransferOptions): Promise<Download> {
  const { folder, clock, info } = options
  const path = join(folder, 'archive')
  const file = PartFile.open(path)
  const transfer = new Transfer(options, file)
  const stopReporting = reportProgress(clock, () => transfer.progress(), info)
  const startedAt = clock.now()
  try {
    const archive = await transfer.run()
    const took = showDuration(clock.now() - startedAt)
    info(safe`Downloaded the archive: ${showSize(archive.size)} in ${took}, SHA-256 ${archive.sha256}`)
    return archive
  } catch (error) {
    await file.close()
    await retryWhileHeld()(() => rmSync(path, { force: true }))
    throw error
  } finally {
    stopReporting()
    await file.close()
  }
}
