import { code, factsTable, folded, type Markup } from '../report/markup.ts'
import { showDuration } from '../units.ts'
import type { EndedStep } from './ended-step.ts'

/** The job, the archive, and how long everything took. */
export function details({ step }: EndedStep): Markup {
  const { facts, notes, timings, removals, clock, startedAt } = step
  const rows = [
    { name: 'Job', value: facts.jobId },
    { name: 'Status', value: facts.status },
    { name: 'Pages', value: facts.pageCount },
    { name: 'Link expires', value: facts.linkExpiresAt },
    ...notes.filter(({ href }) => href === undefined),
    ...timings,
    { name: 'Left behind', value: removals.left.map(({ path }) => path).join(', ') },
    { name: 'Duration', value: showDuration(clock.now() - startedAt) },
  ]
  const known = rows.flatMap(({ name, value }) => (value ? [{ name, value: code(value) }] : []))
  return folded('Job, archive and timings', factsTable(known))
}
