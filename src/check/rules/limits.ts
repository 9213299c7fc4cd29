import { count } from '../../common/units.ts'
import { folderOf } from '../../web/byte-strings.ts'
import type { HostRules, Limit } from '../../web/host/host-rules.ts'
import type { Tree } from '../../web/tree.ts'
import { type FindingCounter, wholeFile } from './finding-counter.ts'

/** Counts every limit of a host that a site exceeds. */
export function checkLimits({ names, sizes }: Tree, rules: HostRules, counter: FindingCounter): void {
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  const site = exceeded(rules.siteBytes, bytes)
  if (site !== undefined)
    counter.countForSite(site.severity === 'error' ? 'site-too-large' : 'site-too-large-soft', {
      size: inMegabytes(bytes),
      limit: site.of,
    })

  const number = exceeded(rules.files, names.length)
  if (number !== undefined)
    counter.countForSite(number.severity === 'error' ? 'too-many-files' : 'too-many-files-soft', {
      files: count(names.length, 'file'),
      limit: number.of,
    })

  for (const [i, size] of sizes.entries()) {
    const file = exceeded(rules.fileBytes, size)
    const name = names[i] ?? ''
    if (file !== undefined)
      counter.count('file-too-large', name, wholeFile(name), name, {
        size: inMegabytes(size),
        limit: file.of,
      })
  }

  if (rules.filesInFolder.length === 0) return
  for (const [folder, files] of filesByFolder(names)) {
    const limit = exceeded(rules.filesInFolder, files)
    if (limit !== undefined)
      counter.count('too-many-files', folder, wholeFile(folder), folder, {
        files: count(files, 'file'),
        limit: limit.of,
      })
  }
}

function exceeded(limits: readonly Limit[], value: number): Limit | undefined {
  return limits.find((limit) => value > limit.max)
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

function filesByFolder(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(folderOf(name), (counts.get(folderOf(name)) ?? 0) + 1)
  return counts
}
