import type { CheckResult } from '../check/check-site.ts'
import { systemClock } from '../common/clock.ts'
import { formatCount } from '../common/units.ts'
import { formatAcceptanceEntries } from '../findings/acceptance/format-entries.ts'
import { MAX_ENTRIES } from '../findings/acceptance/read-acceptances.ts'
import { type LogLine, safe } from '../text/clean.ts'

const PATTERN_EXAMPLE = 'such as target: /changelog/**'

/** Prints a file that accepts what was found, and returns the exit code. */
export function printAcceptances({ findings, isComplete }: CheckResult, info: LogLine): number {
  const entries = formatAcceptanceEntries(findings, systemClock.now())
  const all = formatCount(entries.length, 'entry', 'entries')
  if (entries.length > MAX_ENTRIES) {
    const why = `the file would have ${all}, but at most ${formatCount(MAX_ENTRIES, 'is', 'are')} read`
    throw new Error(`${why}: accept groups of findings with patterns, ${PATTERN_EXAMPLE}`)
  }
  if (entries.length > 0) console.log(entries.join('\n'))
  if (entries.length === 0) info(safe`Nothing to accept: no entry was printed`)
  else info(safe`Printed ${all}: replace each placeholder reason`)
  if (isComplete) return 0
  info(
    safe`Not all findings are listed: accept groups of findings with patterns, ${PATTERN_EXAMPLE}`,
  )
  return 1
}
