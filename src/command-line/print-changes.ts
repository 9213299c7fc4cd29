import type { FolderComparison } from '../changes/compare-folders.ts'
import type { Comparison } from '../changes/comparison.ts'
import { describeChanges } from '../changes/count-changes.ts'
import { makeOtherSiteWarning } from '../changes/other-site.ts'
import { formatCount } from '../common/units.ts'
import { type LogLine, safe } from '../text/clean.ts'
import { toText } from '../web/byte-strings.ts'

/** How many changes are printed; the report has more. */
const MAX_PRINTED = 20

/** Prints what a reader would notice, and where the report is. */
export function printComparison(
  { comparison, path }: Pick<FolderComparison, 'comparison' | 'path'>,
  info: LogLine,
): void {
  info(safe`Compared with the earlier site: ${describeChanges(comparison)}`)
  const otherSite = makeOtherSiteWarning(comparison)
  if (otherSite !== undefined) info(safe`Note: ${otherSite}`)
  printChanges(comparison, info)
  if (path !== '') info(safe`Changes: ${path}`)
}

function printChanges(comparison: Comparison, info: LogLine): void {
  const { added, removed, moved, changed, navigation, files } = comparison
  const lines = [
    ...changed.map(({ page, aspects }) => safe`changed ${toText(page)}: ${aspects.join(', ')}`),
    ...added.map((page) => safe`added ${toText(page)}`),
    ...removed.map((page) => safe`removed ${toText(page)}`),
    ...moved.map(({ from, to }) => safe`moved ${toText(from)} to ${toText(to)}`),
    ...navigation.map((page) => safe`changed ${toText(page)}: navigation`),
    ...files.changed.map((file) => safe`changed ${toText(file)}`),
    ...files.added.map((file) => safe`added ${toText(file)}`),
    ...files.removed.map((file) => safe`removed ${toText(file)}`),
    ...files.moved.map(({ from, to }) => safe`moved ${toText(from)} to ${toText(to)}`),
  ]
  for (const line of lines.slice(0, MAX_PRINTED)) info(line)
  const more = lines.length - MAX_PRINTED
  if (more > 0) info(safe`… and ${formatCount(more, 'more change')}`)
}
