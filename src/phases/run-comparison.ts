import {
  type ComparedFolders,
  type ComparedSites,
  compareFolders,
} from '../changes/compare-folders.ts'
import {
  describeChanges,
  describeOtherSite,
  isNoticeable,
  reportChanges,
} from '../changes/count-changes.ts'
import { getErrorMessage } from '../common/error-message.ts'
import { formatCount } from '../common/units.ts'
import { StepError } from '../errors/errors.ts'
import type { CheckSettings } from '../inputs/shared-inputs.ts'
import type { PhaseResult } from '../step/results.ts'
import type { Step } from '../step/step.ts'
import { safe } from '../text/clean.ts'
import { toText } from '../web/byte-strings.ts'
import { describeConsequence } from './describe-failure.ts'

/** Two builds of a site. */
interface BuildsToCompare extends ComparedSites {
  /** See `describeConsequence`. */
  readonly hasValuesFile: boolean
}

/** The result of a comparison. */
interface Compared {
  readonly folders: ComparedFolders
  readonly result: PhaseResult
  /** `pages-removed`, if more pages were removed than allowed. */
  readonly failure: StepError | undefined
}

type Settings = Pick<CheckSettings, 'host' | 'basePath' | 'previewUrl' | 'maxPagesRemoved'>

/**
 * Compares a site with an earlier one and reports what a reader would notice: outputs, summary, and
 * a report for people and for programs. Returns the compared folders for the check of the site. If
 * the comparison fails, it warns and returns undefined, unless the number of removed pages is
 * limited.
 * @throws StepError `compare-failed` if the number of removed pages is limited, but unknown; the
 * reason of the step's signal
 */
export async function runComparison(
  { hasValuesFile, ...sites }: BuildsToCompare,
  { host, basePath, previewUrl, maxPagesRemoved }: Settings,
  step: Step,
): Promise<Compared | undefined> {
  const { signal, log, facts } = step
  const consequence = describeConsequence(hasValuesFile)
  const isLimited = maxPagesRemoved !== undefined
  const settings = { host, basePath, previewUrl, signal, info: log.info, subject: facts.subject }
  const compared = await step
    .phase('Compare', () =>
      compareFolders({ ...sites, ...settings, reportDir: step.reportFolder() }),
    )
    .catch((error: unknown) => {
      signal.throwIfAborted()
      const values = { site: sites.later.root, why: getErrorMessage(error) }
      if (isLimited) throw new StepError('compare-failed', { ...values, consequence }, error)
      const failure = new StepError('compare-failed', { ...values, consequence: undefined }, error)
      log.trace(error)
      log.warning(safe`Not compared: ${facts.subject}`, failure.shown)
      return undefined
    })
  if (compared === undefined) return undefined
  reportComparison(compared, step)
  step.sections.push(compared.changes)
  const done = { folders: compared, result: { hasReport: true }, failure: undefined }
  if (!isLimited) return done
  const failed = findTooManyRemoved(compared, maxPagesRemoved, consequence)
  if (failed === undefined) return done
  return { ...done, result: { ...done.result, ...failed.result }, failure: failed.failure }
}

/** Returns the failure if more than `limit` pages were removed; undefined otherwise. */
function findTooManyRemoved(
  { comparison, path, later }: ComparedFolders,
  limit: number,
  consequence: string,
): { readonly result: PhaseResult; readonly failure: StepError } | undefined {
  const { removed, earlier } = comparison
  const [first] = removed
  if (first === undefined || removed.length <= limit) return undefined
  const ofAll = `${removed.length.toLocaleString('en')} of ${formatCount(earlier.pages, 'page')}`
  const failure = new StepError('pages-removed', {
    removed: `${ofAll} ${removed.length === 1 ? 'is' : 'are'}`,
    page: toText(first),
    limit,
    consequence,
    number: removed.length,
    report: path,
    site: later.root,
  })
  return { result: { headline: `${ofAll} missing`, hasFaults: true }, failure }
}

function reportComparison(
  { comparison, path }: ComparedFolders,
  { outputs, summaryRows, log, facts }: Step,
): void {
  const counts = reportChanges(comparison)
  const inWords = describeChanges(comparison)
  outputs.set('changed', String(isNoticeable(comparison)))
  outputs.set('changesReport', path)
  outputs.set('pagesAdded', String(counts.pagesAdded))
  outputs.set('pagesRemoved', String(counts.pagesRemoved))
  outputs.set('pagesChanged', String(counts.pagesChanged))
  summaryRows.push({ name: 'Compared', value: inWords }, { name: 'Report of changes', value: path })
  const otherSite = describeOtherSite(comparison)
  if (otherSite !== undefined)
    log.warning(safe`Another site? ${facts.subject}`, safe`${otherSite} (compare-with)`)
  const where = safe`The report is at ${path}, with changes.md next to it`
  log.info(safe`Compared with the earlier site: ${inWords}. ${where}`)
}
