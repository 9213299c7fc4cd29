import { statfsSync } from 'node:fs'
import { ignoreDiskError } from '../common/disk-errors.ts'
import { formatSize } from '../common/units.ts'
import { StepError } from '../errors/step-error.ts'

/**
 * @throws StepError (`disk-full`) if `bytes` more are known not to fit on the file system of
 * `folder`
 */
export function ensureFreeSpace(folder: string, bytes: number, what: string): void {
  const free = measureFreeBytes(folder)
  if (free === undefined || free >= bytes) return
  throw new StepError('disk-full', { what, needed: formatSize(bytes), free: formatSize(free) })
}

/**
 * Returns how many bytes may be written to the file system of `folder`; undefined if it does not
 * report that.
 */
export function measureFreeBytes(folder: string): number | undefined {
  return ignoreDiskError(() => {
    const { bsize, bavail, blocks } = statfsSync(folder)
    // Some network and user-space file systems report zeros.
    if (blocks === 0) return undefined
    return bsize * bavail
  }, undefined)
}
