import { formatCount, showMegabytes } from '../../common/units.ts'
import { getFolder } from '../../web/byte-strings.ts'
import type { HostTraits, Limit } from '../../web/host/hosts/host-traits.ts'
import { getFileName, type Tree } from '../../web/tree.ts'
import type { FindingCounter } from '../collector/finding-counter.ts'
import { pointAtFile } from '../collector/spots.ts'

/** Reports every limit of a host that a site exceeds. */
export function checkHostLimits(tree: Tree, hostTraits: HostTraits, counter: FindingCounter): void {
  checkSiteSize(tree, hostTraits, counter)
  checkFileCount(tree, hostTraits, counter)
  checkFileSizes(tree, hostTraits, counter)
  checkFolders(tree, hostTraits, counter)
}

function checkSiteSize({ sizes }: Tree, hostTraits: HostTraits, counter: FindingCounter): void {
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  const limit = findExceeded(hostTraits.siteSizeLimits, bytes)
  if (limit === undefined) return
  const values = { size: showMegabytes(bytes), limit: limit.phrase }
  if (limit.severity === 'error') counter.reportForSite('site-too-large', values)
  else counter.reportForSite('site-too-large/soft', values)
}

function checkFileCount({ names }: Tree, hostTraits: HostTraits, counter: FindingCounter): void {
  const limit = findExceeded(hostTraits.fileCountLimits, names.length)
  if (limit === undefined) return
  const values = { files: formatCount(names.length, 'file'), limit: limit.phrase }
  if (limit.severity === 'error') counter.reportForSite('too-many-files', values)
  else counter.reportForSite('too-many-files/soft', values)
}

function checkFileSizes(tree: Tree, hostTraits: HostTraits, counter: FindingCounter): void {
  for (const [i, size] of tree.sizes.entries()) {
    const limit = findExceeded(hostTraits.fileSizeLimits, size)
    if (limit === undefined) continue
    const name = getFileName(tree, i)
    const values = { size: showMegabytes(size), limit: limit.phrase }
    counter.reportWithValues('file-too-large', values, { key: name, spot: pointAtFile(name) })
  }
}

function checkFolders({ names }: Tree, hostTraits: HostTraits, counter: FindingCounter): void {
  if (hostTraits.filesPerFolderLimits.length === 0) return
  for (const [folder, { length }] of Map.groupBy(names, getFolder)) {
    const limit = findExceeded(hostTraits.filesPerFolderLimits, length)
    if (limit === undefined) continue
    const values = { files: formatCount(length, 'file'), limit: limit.phrase }
    counter.reportWithValues('too-many-files', values, { key: folder, spot: pointAtFile(folder) })
  }
}

function findExceeded(limits: readonly Limit[], value: number): Limit | undefined {
  return limits.find((limit) => value > limit.max)
}
