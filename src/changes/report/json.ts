import { toText } from '../../web/byte-strings.ts'
import { type Comparison, isNoticeable, type Move, type PageChange } from '../site-change.ts'
import { countsOf } from './counts.ts'

/**
 * Returns what `changes.json` holds: stable within a `format`, the same keys always, `null` where there is no value. Names and
 * headings are ordinary text as found in the sites: clean them before they are shown. Everything in it is explained in
 * docs/changes.md.
 */
export function changesReport(comparison: Comparison) {
  const { earlier, later, bytesOnly, added, removed, moved, changed, navigation, files, unreadable } =
    comparison
  return {
    format: 1,
    changed: isNoticeable(comparison),
    earlier,
    later,
    counts: countsOf(comparison),
    bytesOnly,
    pages: {
      added: added.map(toText),
      removed: removed.map(toText),
      moved: moved.map(reportedMove),
      changed: changed.map(reportedPage),
      navigation: navigation.map(toText),
    },
    files: {
      added: files.added.map(toText),
      removed: files.removed.map(toText),
      moved: files.moved.map(reportedMove),
      changed: files.changed.map(toText),
    },
    unreadable: unreadable.map(toText),
  }
}

function reportedMove({ from, to }: Move) {
  return { from: toText(from), to: toText(to) }
}

function reportedPage({ page, from, title, what, sections }: PageChange) {
  return { page: toText(page), from: from === undefined ? null : toText(from), title, what, sections }
}
