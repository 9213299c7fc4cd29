import type { Outcome } from '../errors/messages.ts'
import type { CheckInputs } from '../inputs/check-inputs.ts'
import { compareAndCheckSite } from '../phases/compare-and-check.ts'
import { runWithLiveIssue } from '../phases/live-issue.ts'
import { runWithComment } from '../phases/pull-request-comment.ts'
import type { Step } from '../step/step.ts'
import { safe } from '../text/clean.ts'
import { useEarlierSite } from '../unpack/use-earlier-site.ts'
import { makeSiteFolder } from '../web/list-tree.ts'

/**
 * Checks the site in an existing folder, and compares it with an earlier one and with its host.
 * Without `live-url`, no request is sent. The folder is not modified.
 * @throws StepError if the step has to fail
 */
export async function checkFolder(inputs: CheckInputs, step: Step): Promise<Outcome> {
  const { site, domain, check, comment } = inputs
  step.facts.subject = domain ?? site.name
  if (domain !== undefined) step.summaryRows.push({ name: 'Domain', value: domain })
  step.summaryRows.push({ name: 'Folder', value: site.path })
  step.outputs.set('sitePath', site.path)

  const { host, basePath } = check
  const commentedSite = { path: site.path, domain, host, basePath }
  return runWithComment(comment, commentedSite, step, () =>
    useEarlierSite(inputs, step, (earlier) => runChecks(inputs, earlier, step)),
  )
}

/** `earlier` is the folder with the earlier site, if there is one. */
async function runChecks(
  { site, domain, check, live }: CheckInputs,
  earlier: string | undefined,
  step: Step,
): Promise<Outcome> {
  const folder = makeSiteFolder(site.path, step.signal)
  const { folderComparison, reportPage } = await compareAndCheckSite(
    { folder, domain, job: undefined, hasValuesFile: false },
    earlier,
    check,
    step,
  ).catch((error: unknown) => {
    if (live !== undefined) reportSkippedLiveCheck(step)
    throw error
  })
  if (live === undefined) return 'succeeded'

  const { runLiveCheck } = await import('../phases/run-live-check.ts')
  const published = { folder, domain, earlierTree: folderComparison?.earlier, reportPage }
  // From here on, the step is about the host, not the folder.
  step.facts.subject = live.url.href
  await runWithLiveIssue(live, step, async () => {
    const { result, failure } = await runLiveCheck(published, live, check, step)
    step.phaseResults.live = result
    if (failure) throw failure
  })
  return 'succeeded'
}

/** Says that a failure or cancellation has kept the step from requesting anything from the host. */
function reportSkippedLiveCheck({ log, summaryRows }: Step): void {
  log.info(safe`The live check did not run, because this step ended first.`)
  summaryRows.push({ name: 'Live check', value: 'did not run' })
}
