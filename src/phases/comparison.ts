import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compareSites } from '../changes/compare-sites.ts'
import { changesInWords, countsOf } from '../changes/report/counts.ts'
import { writeChanges } from '../changes/report/write.ts'
import { type Comparison, isNoticeable, type Move } from '../changes/site-change.ts'
import { errorMessage, StepError } from '../errors.ts'
import type { GateInputs } from '../inputs/gate.ts'
import { safe } from '../report/clean.ts'
import { toText } from '../site/byte-strings.ts'
import { listConfinedTree, listTree, type Tree } from '../site/tree.ts'
import { REPORT_FOLDER, type Step } from '../step.ts'
import { count } from '../units.ts'

/** What an earlier site had, and which of its pages have the same content elsewhere now. */
export interface EarlierPages {
  readonly tree: Tree
  readonly moves: readonly Move[]
}

/** How many pages that changed the summary shows. */
const MAX_PAGES = 20

/** Two builds of a site. */
export interface ComparedSites {
  /** The folders that hold their `index.html`. */
  readonly earlier: string
  readonly later: string
  /** The host name of both, if it is known. */
  readonly domain: string | undefined
}

/**
 * Compares a site with an earlier one and reports what a reader would notice: outputs, summary, and a report for people and
 * for programs. Returns what the check of the site has to know of the earlier one; undefined if the comparison failed, which
 * is a warning: it never makes a step red that has something to publish.
 * @throws the reason of the step's signal
 */
export async function runComparison(
  sites: ComparedSites,
  { basePath }: Pick<GateInputs, 'basePath'>,
  step: Step,
): Promise<EarlierPages | undefined> {
  const compared = await step
    .phase('Compare', () => compare(sites, basePath, step))
    .catch((error: unknown) => {
      step.signal.throwIfAborted()
      const failure = new StepError('compare-failed', { site: sites.later, why: errorMessage(error) }, error)
      step.log.trace(error)
      step.log.warning(safe`Not compared: ${step.facts.subject}`, failure.shown)
      return undefined
    })
  if (compared === undefined) return undefined
  report(compared, step)
  return { tree: compared.earlier, moves: compared.comparison.moved }
}

interface Compared {
  readonly earlier: Tree
  readonly comparison: Comparison
  /** Of `changes.json`. */
  readonly path: string
}

async function compare(sites: ComparedSites, basePath: string, step: Step): Promise<Compared> {
  const { env, signal, log, facts } = step
  const skipped: string[] = []
  const earlier = await listConfinedTree(sites.earlier, signal, (name) => skipped.push(name))
  const later = await listTree(sites.later, signal)
  if (skipped.length > 0)
    log.info(
      safe`Note: ${count(skipped.length, 'symbolic link')} in the earlier site ${skipped.length === 1 ? 'leads' : 'lead'} out of it and ${skipped.length === 1 ? 'was' : 'were'} left out, such as ${toText(skipped[0] ?? '')}`,
    )
  const comparison = await compareSites({ earlier, later, domain: sites.domain, basePath, signal })
  const folder = mkdtempSync(join(env.RUNNER_TEMP || tmpdir(), REPORT_FOLDER))
  return { earlier, comparison, path: await writeChanges(folder, comparison, facts.subject, signal) }
}

function report({ comparison, path }: Compared, { outputs, facts, notes, log }: Step): void {
  const counts = countsOf(comparison)
  outputs.set('changed', String(isNoticeable(comparison)))
  outputs.set('changesReport', path)
  outputs.set('pagesAdded', String(counts.pagesAdded))
  outputs.set('pagesRemoved', String(counts.pagesRemoved))
  outputs.set('pagesChanged', String(counts.pagesChanged))
  facts.changes = { counts, pages: comparison.changed.slice(0, MAX_PAGES) }
  notes.push({ name: 'Compared', value: changesInWords(counts) })
  const [unread] = comparison.unreadable
  if (unread !== undefined)
    log.info(
      safe`Note: ${count(comparison.unreadable.length, 'file or folder', 'files and folders')} could not be read, such as ${toText(unread)}: files that cannot be read count as changed`,
    )
  log.info(
    safe`Compared with the earlier site: ${changesInWords(counts)}. The report is at ${path}, with changes.md beside it`,
  )
}
