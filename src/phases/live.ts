import { count, showDuration } from '../common/units.ts'
import { isDiskError } from '../disk/disk-error.ts'
import { StepError } from '../errors/errors.ts'
import type { LiveInputs } from '../inputs/check.ts'
import type { CheckSettings } from '../inputs/settings.ts'
import { HostUnreachable } from '../live/address-queue.ts'
import { LiveCheck } from '../live/live-check.ts'
import {
  comparedInWords,
  countOf,
  differencesInWords,
  differingAddresses,
  type LiveVerdict,
  writeLiveReport,
} from '../live/report.ts'
import type { LiveFinding } from '../live/verdict.ts'
import { type SafeText, safe } from '../report/clean.ts'
import type { Step } from '../step/step.ts'
import { foldedLive, liveSection } from '../summary/live.ts'
import type { SiteFolder, Tree } from '../web/tree.ts'
import { MAX_ANNOTATIONS, shownErrors } from './shown-findings.ts'

/** The site that was published. */
interface Published {
  readonly folder: SiteFolder
  /** Its host name, if it is known. */
  readonly domain: string | undefined
  /** What was published before, if it is known. */
  readonly earlier: Tree | undefined
}

/**
 * Compares a site with what its host answers until all of it agrees or `wait-timeout` is over, and reports what was found:
 * outputs, summary, annotations and a report for programs.
 * @throws StepError `live-failed` if something differs in the end, `live-unreachable` if the host never answered
 */
export async function checkLive(
  { folder, domain, earlier }: Published,
  live: LiveInputs,
  { host }: CheckSettings,
  step: Step,
): Promise<void> {
  const { clock, random, signal, log } = step
  // What is asked from here on is the host, not the folder.
  step.facts.subject = live.url.href
  const check = new LiveCheck({
    ...live,
    folder,
    host,
    domain,
    earlier,
    clock,
    random,
    signal,
    info: log.info,
  })
  try {
    const heartbeat = (elapsedMs: number) =>
      safe`Live check for ${showDuration(elapsedMs)}: ${check.progress()}`
    const verdict = await step.phase('Live check', () => check.run(), heartbeat)
    const reportPath = await writeLiveReport(step.reportFolder(), { url: live.url, host }, verdict, signal)
    report(verdict, reportPath, step)
    if (verdict.since !== undefined) return
    throw new StepError('live-failed', {
      url: live.url.href,
      errors: count(countOf(verdict, 'error'), 'error'),
      elapsed: showDuration(verdict.elapsedMs),
      diagnosis: verdict.diagnosis ?? worstFault(verdict),
      shown: shownErrors(countOf(verdict, 'error')),
      site: folder.root,
      report: reportPath,
    })
  } catch (error) {
    step.signal.throwIfAborted()
    // What the check of the folder found says nothing about a host that was not reached.
    if (error instanceof HostUnreachable) step.facts.found = undefined
    throw explained(error, folder.root, live)
  }
}

function report(verdict: LiveVerdict, reportPath: string, step: Step): void {
  const { env, outputs, log, facts, notes, sections, foldedSections } = step
  outputs.set('liveReport', reportPath)
  outputs.set('liveErrors', String(countOf(verdict, 'error')))
  const { findings } = verdict
  const found = differencesInWords(verdict)
  if (verdict.since === undefined) facts.found = differingInWords(verdict)
  facts.hasReport ||= findings.length > 0
  sections.push(liveSection(verdict, env))
  foldedSections.push(...foldedLive(verdict))
  notes.push({ name: 'Report of the live check', value: reportPath })
  log.info(
    safe`Compared ${comparedInWords(verdict)} with the site: found ${found}. The report is at ${reportPath}`,
  )
  const codes = Map.groupBy(findings.filter(isError), ({ code }) => code)
  for (const [code, [first, ...others]] of [...codes].slice(0, MAX_ANNOTATIONS)) {
    const what = first?.address ? safe` ${first.address}` : ''
    const more =
      others.length === 0 ? '' : safe` Also: ${count(others.length, 'more finding')} with this code.`
    log.warning(safe`${code} at ${facts.subject}`, safe`${code}${what}: ${first?.message}${more}`)
  }
}

const isError = ({ severity }: LiveFinding) => severity === 'error'

/** Returns the first error: where it is and what differs. */
function worstFault({ findings }: LiveVerdict): SafeText | undefined {
  const first = findings.find(isError)
  if (first === undefined) return undefined
  return first.address === '' ? safe`${first.message}` : safe`${first.address}: ${first.message}`
}

function differingInWords(verdict: LiveVerdict): string {
  const addresses = differingAddresses(verdict)
  if (addresses === 0) return differencesInWords(verdict)
  return `${count(addresses, 'address', 'addresses')} ${addresses === 1 ? 'differs' : 'differ'}`
}

function explained(error: unknown, site: string, { url }: LiveInputs): unknown {
  if (error instanceof HostUnreachable) {
    const { failure, attempts, elapsedMs } = error
    const values = { attempts: count(attempts, 'attempt'), elapsed: showDuration(elapsedMs) }
    return new StepError('live-unreachable', { host: url.host, why: failure.why, ...values }, error)
  }
  if (isDiskError(error))
    return new StepError('check-disk-failed', { site, why: error.message, off: undefined }, error)
  return error
}
