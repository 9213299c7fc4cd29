/** Formats the result of a live check for the summary and the step's failure. */
import { formatCount, formatDuration } from '../common/units.ts'
import { StepError } from '../errors/step-error.ts'
import { describeFindings, listOtherFindings } from '../findings/count-findings.ts'
import { isError } from '../findings/finding.ts'
import type { LiveInputs } from '../inputs/check-inputs.ts'
import { describeMatch, formatHostAndPath } from '../live/describe-verdict.ts'
import { countDifferingAddresses, type LiveVerdict } from '../live/judging/live-verdict.ts'
import { OriginUnreachable } from '../live/requesting/origin-requester.ts'
import type { ConnectionFailure } from '../net/connection-failure.ts'
import type { LiveResult } from '../step/results.ts'
import { introduceFirstFinding } from './failure-wordings.ts'

/** Returns the result for the title of the summary and the line below it. */
export function makeLiveResult(verdict: LiveVerdict, url: URL): LiveResult {
  const { diagnosis, findings } = verdict
  const common = { hostAndPath: formatHostAndPath(url), diagnosis, hasReport: findings.length > 0 }
  if (verdict.liveSinceMs === undefined) {
    const after = `after ${formatDuration(verdict.elapsedMs)}`
    const kind = isUnknown(verdict) ? 'unknown' : 'different'
    return { ...common, kind, details: [describeWhatDiffers(verdict), after] }
  }
  // `describeMatch` already includes accepted findings.
  const details = listOtherFindings({ ...verdict, accepted: 0 }, false)
  return { ...common, kind: 'same', headline: `live, ${describeMatch(verdict)}`, details }
}

/** Returns the failure if addresses still differ; undefined otherwise. */
export function findLiveFailure(
  verdict: LiveVerdict,
  report: string,
  { url }: LiveInputs,
  site: string,
): StepError | undefined {
  if (verdict.liveSinceMs !== undefined) return undefined
  const errors = verdict.findings.filter(isError)
  const isUncertain = isUnknown(verdict)
  const mayPassByWaiting = verdict.mayPassByWaiting && !isUncertain
  return new StepError('live-failed', {
    url: url.href,
    isUncertain,
    differing: describeWhatStillDiffers(verdict),
    elapsed: formatDuration(verdict.elapsedMs),
    diagnosis: verdict.diagnosis ?? introduceFirstFinding(errors),
    isFirstToCheck: mayPassByWaiting && verdict.diagnosis !== undefined && errors.length > 1,
    mayPassByWaiting,
    site,
    report,
  })
}

/** Is it unknown whether the site is live, because the only errors are unrequested addresses? */
function isUnknown({ findings }: LiveVerdict): boolean {
  return findings.filter(isError).every(({ code }) => code === 'live-unasked')
}

function describeWhatStillDiffers(verdict: LiveVerdict): string {
  const addresses = countDifferingAddresses(verdict)
  if (addresses === 0) return `${formatCount(verdict.errors, 'error')} remained`
  if (addresses === 1) return '1 address still differs'
  return `${formatCount(addresses, 'address', 'addresses')} still differ`
}

function describeWhatDiffers(verdict: LiveVerdict): string {
  const addresses = countDifferingAddresses(verdict)
  if (addresses === 0) return describeFindings(verdict, 'no differences')
  if (addresses === 1) return '1 address differs'
  return `${formatCount(addresses, 'address', 'addresses')} differ`
}

function adviseOnHost(failure: ConnectionFailure): string {
  const { isUnresolved, certificate, isTimeout, proxy } = failure
  if (proxy !== undefined) return 'Check `HTTPS_PROXY` and `NO_PROXY` in the `env` of the job'
  if (isUnresolved)
    return 'Check the host name in `live-url`, and check that the host has a DNS record'
  if (certificate !== undefined)
    return 'Check the host name in `live-url` and the certificate of that host'
  const advice = 'Check `live-url` and the network between the runner and the host'
  if (isTimeout !== true) return advice
  return `${advice}; if the host is slow, set a longer \`request-timeout\``
}

/** Returns the failure if the host never responded; undefined for other errors. */
export function makeUnreachableError(error: unknown, { url }: LiveInputs): StepError | undefined {
  if (!(error instanceof OriginUnreachable)) return undefined
  const { failure, attempts, elapsedMs } = error
  const values = {
    host: url.host,
    why: failure.why,
    attempts: formatCount(attempts, 'attempt'),
    elapsed: formatDuration(elapsedMs),
    advice: adviseOnHost(failure),
  }
  return new StepError('live-unreachable', values, error)
}
