import { toText } from '../../web/byte-strings.ts'
import { type Comparison, isNoticeable, type Move, type PageChange } from '../site-change.ts'
import { countsOf } from './counts.ts'

/**
 * Yields the text of `changes.json`, piece by piece: stable within a `format`, the same keys always, `null` where there is
 * no value. One entry a line, so that reports can be searched. Names and headings are ordinary text as found in the sites: clean
 * them before they are shown. Everything in it is explained in docs/changes.md.
 */
export function* changesText(comparison: Comparison): Generator<string> {
  const { earlier, later, bytesOnly, added, removed, moved, changed, navigation, files, unreadable } =
    comparison
  const head = {
    format: 1,
    changed: isNoticeable(comparison),
    earlier,
    later,
    counts: countsOf(comparison),
    bytesOnly,
  }
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n`
  yield* group('pages', [
    ['added', added.map(toText)],
    ['removed', removed.map(toText)],
    ['moved', moved.map(reportedMove)],
    ['changed', changed.map(reportedPage)],
    ['navigation', navigation.map(toText)],
  ])
  yield ',\n'
  yield* group('files', [
    ['added', files.added.map(toText)],
    ['removed', files.removed.map(toText)],
    ['moved', files.moved.map(reportedMove)],
    ['changed', files.changed.map(toText)],
  ])
  yield `,\n  "unreadable": ${JSON.stringify(unreadable.map(toText))}\n}\n`
}

function reportedMove({ from, to }: Move) {
  return { from: toText(from), to: toText(to) }
}

function reportedPage({ page, from, title, what, sections }: PageChange) {
  return { page: toText(page), from: from === undefined ? null : toText(from), title, what, sections }
}

/** How many entries are turned into text at a time. */
const ENTRIES_PER_PIECE = 2_000

function* group(name: string, lists: readonly (readonly [string, readonly unknown[]])[]): Generator<string> {
  yield `  "${name}": {`
  for (const [at, [list, entries]] of lists.entries()) {
    yield `${at === 0 ? '' : ','}\n    "${list}": [`
    for (let i = 0; i < entries.length; i += ENTRIES_PER_PIECE) {
      const lines = entries.slice(i, i + ENTRIES_PER_PIECE).map((entry) => `\n      ${JSON.stringify(entry)}`)
      yield `${i === 0 ? '' : ','}${lines.join(',')}`
    }
    yield entries.length === 0 ? ']' : '\n    ]'
  }
  yield '\n  }'
}
