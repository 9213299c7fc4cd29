import { formatCount, formatExceedingSize, formatMegabytes } from '../../common/units.ts'
import { getFolder } from '../../web/byte-strings.ts'
import type { HostTraits, Limit } from '../../web/host/hosts/host-traits.ts'
import { getFileName, type Tree } from '../../web/tree.ts'
import type { FindingCollector } from '../collector/finding-collector.ts'

/** Reports every limit of a host that a site exceeds. */
export function checkHostLimits(
  tree: Tree,
  hostTraits: HostTraits,
  collector: FindingCollector,
): void {
  checkSiteSize(tree, hostTraits, collector)
  checkFileCount(tree, hostTraits, collector)
  checkFileSizes(tree, hostTraits, collector)
  checkFilesPerFolder(tree, hostTraits, collector)
}

function checkSiteSize({ sizes }: Tree, hostTraits: HostTraits, collector: FindingCollector): void {
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  const limit = findExceededLimit(hostTraits.siteSizeLimits, bytes)
  if (limit === undefined) return
  const values = { size: formatMegabytes(bytes), limit: limit.phrase }
  if (limit.severity === 'error') collector.reportForSite('site-too-large', values)
  else collector.reportForSite('site-too-large/soft', values)
}

function checkFileCount(
  { names }: Tree,
  hostTraits: HostTraits,
  collector: FindingCollector,
): void {
  const limit = findExceededLimit(hostTraits.fileCountLimits, names.length)
  if (limit === undefined) return
  const values = { files: formatCount(names.length, 'file'), limit: limit.phrase }
  if (limit.severity === 'error') collector.reportForSite('too-many-files', values)
  else collector.reportForSite('too-many-files/soft', values)
}

function checkFileSizes(tree: Tree, hostTraits: HostTraits, collector: FindingCollector): void {
  for (const [i, size] of tree.sizes.entries()) {
    const limit = findExceededLimit(hostTraits.fileSizeLimits, size)
    if (limit === undefined) continue
    const name = getFileName(tree, i)
    const values = { size: formatExceedingSize(size, limit.max), limit: limit.phrase }
    collector.reportFile('file-too-large', name, values)
  }
}

function checkFilesPerFolder(
  { names }: Tree,
  hostTraits: HostTraits,
  collector: FindingCollector,
): void {
  if (hostTraits.filesPerFolderLimits.length === 0) return
  for (const [folder, { length }] of Map.groupBy(names, getFolder)) {
    const limit = findExceededLimit(hostTraits.filesPerFolderLimits, length)
    if (limit === undefined) continue
    const values = { files: formatCount(length, 'file'), limit: limit.phrase }
    collector.reportFile('too-many-files', folder, values)
  }
}

function findExceededLimit(limits: readonly Limit[], value: number): Limit | undefined {
  return limits.find((limit) => value > limit.max)
}
