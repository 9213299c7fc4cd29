import { toText } from '../web/byte-strings.ts'
import type { Comparison, Move, PageChange } from './comparison.ts'
import { countChanges, hasNoticeableChanges } from './count-changes.ts'

/**
 * Returns the content of `changes.json`, which is stable within a `format`. All keys are always
 * present; missing values are `null`. Names and headings are untrusted text: clean them before you
 * show them. docs/changes.md explains all fields.
 */
export function makeChangesReport(comparison: Comparison) {
  const {
    earlier,
    later,
    bytesOnly,
    added,
    removed,
    moved,
    changed,
    navigation,
    files,
    unreadable,
  } = comparison
  return {
    format: 1,
    changed: hasNoticeableChanges(comparison),
    earlier,
    later,
    counts: countChanges(comparison),
    bytesOnly,
    pages: {
      added: added.map(toText),
      removed: removed.map(toText),
      moved: moved.map(makeReportedMove),
      changed: changed.map(makeReportedChange),
      navigation: navigation.map(toText),
    },
    files: {
      added: files.added.map(toText),
      removed: files.removed.map(toText),
      moved: files.moved.map(makeReportedMove),
      changed: files.changed.map(toText),
    },
    unreadable: [...unreadable.keys()].map(toText),
  }
}

/** Returns a change as in `changes.json`, whose field names are stable. */
function makeReportedChange({ page, from, title, aspects, sections }: PageChange) {
  return {
    page: toText(page),
    from: from === undefined ? null : toText(from),
    title,
    what: aspects,
    sections: sections.map(({ heading, change }) => ({ heading, is: change })),
  }
}

function makeReportedMove({ from, to }: Move) {
  return { from: toText(from), to: toText(to) }
}
