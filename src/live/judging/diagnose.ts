import { clean } from '../../text/clean.ts'
import {
  getExpectedFile,
  isErrorAtAddress,
  type LiveFinding,
  type SiteWideFailure,
} from './live-finding.ts'

/** How many findings there must be before a common cause is sought. */
const MIN_FINDINGS = 5
/** The minimum share of the errors, or of the required files, that one cause must explain. */
const MIN_SHARE_OF_ONE_CAUSE = 0.9

/** The diagnosis for each cause that the kinds of the errors show. */
const DIAGNOSES = {
  'single-page-fallback':
    'The host serves a page at missing addresses, as for single-page applications: turn that off (nginx: end `try_files` with `=404`; Cloudflare Pages: publish a 404.html).',
  'other-version':
    'Nearly all pages differ from the published ones: the host or a cache still serves another version, the deployment went elsewhere, or something in front of the host rewrites pages.',
  'other-site':
    'Nearly all pages differ, and missing addresses get a page, too: a login, a maintenance page, or another site may respond instead. Open one of them in a private window.',
  'not-published':
    'Nearly all files of the site are missing: it is not published yet, `live-url` is wrong, or the host serves another folder.',
  'extension-required':
    'Pages are missing only at their addresses without .html: the host does not add it (nginx: `try_files $uri $uri.html $uri/ =404`), or `host` is wrong.',
} as const

/**
 * Returns a sentence about the cause of nearly all errors; undefined if they have none in common.
 * `requiredAddressCount`: how many addresses of files that must be served were requested.
 */
export function diagnose(
  findings: readonly LiveFinding[],
  requiredAddressCount: number,
): string | undefined {
  // Findings about a lack of time have no cause on the host.
  const errors = findings.filter(isErrorAtAddress)
  const failure = findCommonFailure(errors, requiredAddressCount)
  if (failure !== undefined) return diagnoseFailure(failure)
  const cause = findCommonCause(errors, requiredAddressCount)
  if (cause === undefined) return undefined
  return DIAGNOSES[cause]
}

function findCommonCause(
  errors: readonly LiveFinding[],
  requiredAddressCount: number,
): keyof typeof DIAGNOSES | undefined {
  const fallbackPageFindings = errors.filter(isFallbackPageFinding)
  if (errors.length > 0 && fallbackPageFindings.length === errors.length)
    return 'single-page-fallback'

  const staleErrors = errors.filter(({ kind }) => kind === 'live-stale')
  if (coverNearlyAllFiles(staleErrors, requiredAddressCount)) {
    if (isCommonCause(staleErrors, errors)) return 'other-version'
    if (isCommonCause([...staleErrors, ...fallbackPageFindings], errors)) return 'other-site'
  }

  const missingErrors = errors.filter(({ kind }) => kind === 'live-missing')
  if (!isCommonCause(missingErrors, errors)) return undefined
  if (coverNearlyAllFiles(missingErrors, requiredAddressCount)) return 'not-published'
  if (missingErrors.every(isPageWithoutExtension)) return 'extension-required'
  return undefined
}

/** Are these enough findings to have one cause, and nearly all of `errors`? */
function isCommonCause(findings: readonly LiveFinding[], errors: readonly LiveFinding[]): boolean {
  const { length } = findings
  return length >= MIN_FINDINGS && length >= MIN_SHARE_OF_ONE_CAUSE * errors.length
}

/** Are they about nearly all files that must be served and were requested? */
function coverNearlyAllFiles(
  findings: readonly LiveFinding[],
  requiredAddressCount: number,
): boolean {
  return findings.filter(isAboutFile).length >= MIN_SHARE_OF_ONE_CAUSE * requiredAddressCount
}

const isAboutFile = (finding: LiveFinding): boolean => getExpectedFile(finding) !== ''

/** Does the host show a page at addresses that do not belong to it? */
const isFallbackPageFinding = ({ kind }: LiveFinding): boolean =>
  kind === 'live-soft-404' || kind === 'live-missing/home-page'

/** Is it about a page at an address without the extension of its file? */
function isPageWithoutExtension(finding: LiveFinding): boolean {
  return getExpectedFile(finding).endsWith('.html') && !/(?:\.html|\/)$/.test(finding.target)
}

/** Returns the failure that nearly all addresses have in common; undefined if there is none. */
function findCommonFailure(
  errors: readonly LiveFinding[],
  requiredAddressCount: number,
): SiteWideFailure | undefined {
  const byFailure = Map.groupBy(errors, ({ siteWideFailure }) => getFailureKey(siteWideFailure))
  for (const [key, sameFailures] of byFailure) {
    if (key === undefined || !coverNearlyAllFiles(sameFailures, requiredAddressCount)) continue
    // If no file exists, redirects to a login page are followed, so the error there may be that a
    // page is shown. Such errors are not counted.
    const explainableErrors = errors.filter(
      (error) => isAboutFile(error) || getFailureKey(error.siteWideFailure) === key,
    )
    if (isCommonCause(sameFailures, explainableErrors)) return sameFailures[0]?.siteWideFailure
  }
  return undefined
}

/** Returns a key that equal failures share. */
function getFailureKey(failure: SiteWideFailure | undefined): string | number | undefined {
  switch (failure?.kind) {
    case 'redirect':
      return failure.to
    case 'status':
      return failure.status
    case undefined:
      return undefined
  }
}

function diagnoseFailure(failure: SiteWideFailure): string {
  if (failure.kind === 'redirect')
    return diagnoseAccessControl(clean(`redirects nearly every address to ${failure.to}`, 120))
  const { status } = failure
  const response = `responds with HTTP ${status} at nearly every address`
  if (status >= 500 && status < 600) return `The host ${response}: check the server’s log.`
  if (status === 403)
    return diagnoseAccessControl(response, ', or (on S3) nothing is published yet')
  return diagnoseAccessControl(response)
}

function diagnoseAccessControl(response: string, alternative = ''): string {
  return `The host ${response}: a login or a firewall seems to protect the site${alternative}. Let the runner through, or set \`live-url\` to a public address.`
}
