import { clean } from '../../text/clean.ts'
import {
  getSiteFileName,
  isErrorAtAddress,
  type LiveFinding,
  type SiteWideFailure,
} from './live-finding.ts'

/** How many findings there must be before a common cause is sought. */
const MIN_FINDINGS = 5
/** The minimum share of the errors, or of the required files, that one cause must explain. */
const MIN_SHARE_OF_ONE_CAUSE = 0.9

/** The errors of a check at single addresses, by what the host did there. */
interface Symptoms {
  readonly errors: readonly LiveFinding[]
  /** The errors where it served other content. */
  readonly staleErrors: readonly LiveFinding[]
  /** The errors where it served the page with another script. */
  readonly addedScriptErrors: readonly LiveFinding[]
  /** The errors where it redirected to the same address with a slash at the end. */
  readonly addedSlashErrors: readonly LiveFinding[]
  /** The errors where it served nothing. */
  readonly missingErrors: readonly LiveFinding[]
  /** The errors where it served a page that does not belong to the address. */
  readonly fallbackErrors: readonly LiveFinding[]
  /** How many addresses of files that must be served were requested. */
  readonly requiredAddressCount: number
}

/** A cause that errors may have in common. */
interface Diagnosis {
  /** Returns whether this cause explains nearly all errors. */
  readonly explains: (symptoms: Symptoms) => boolean
  readonly sentence: string
}

/** The causes that the kinds of the errors show. The first one that explains them is reported. */
const DIAGNOSES: readonly Diagnosis[] = [
  {
    explains: ({ errors, fallbackErrors }) =>
      errors.length > 0 && fallbackErrors.length === errors.length,
    sentence:
      'The host serves a page at missing addresses, as for single-page applications: turn that off (nginx: end `try_files` with `=404`; Cloudflare Pages: publish a 404.html).',
  },
  {
    explains: ({ errors, staleErrors, requiredAddressCount }) =>
      isCommonCause(staleErrors, errors) && coverNearlyAllFiles(staleErrors, requiredAddressCount),
    sentence:
      'Nearly all pages differ from the published ones: the host or a cache still serves another version, the deployment went elsewhere, or something in front of the host rewrites pages.',
  },
  {
    explains: ({ errors, addedScriptErrors }) => isCommonCause(addedScriptErrors, errors),
    sentence:
      'Pages differ only in a script that the host or a CDN adds: turn that off there, or add the script to the pages of the site.',
  },
  {
    explains: ({ errors, addedSlashErrors }) => isCommonCause(addedSlashErrors, errors),
    sentence:
      'The host redirects pages to addresses with a slash at the end: turn that off, or set `host` to the host that serves the site.',
  },
  {
    explains: ({ errors, staleErrors, fallbackErrors, requiredAddressCount }) =>
      isCommonCause([...staleErrors, ...fallbackErrors], errors) &&
      coverNearlyAllFiles(staleErrors, requiredAddressCount),
    sentence:
      'Nearly all pages differ, and missing addresses get a page, too: a login, a maintenance page, or another site may respond instead. Open one of them in a private window.',
  },
  {
    explains: ({ errors, missingErrors, requiredAddressCount }) =>
      isCommonCause(missingErrors, errors) &&
      coverNearlyAllFiles(missingErrors, requiredAddressCount),
    sentence:
      'Nearly all files of the site are missing: it is not published yet, `live-url` is wrong, or the host serves another folder.',
  },
  {
    explains: ({ errors, missingErrors }) =>
      isCommonCause(missingErrors, errors) && missingErrors.every(isPageWithoutExtension),
    sentence:
      'Pages are missing only at their addresses without .html: the host does not add it (nginx: `try_files $uri $uri.html $uri/ =404`), or `host` is wrong.',
  },
]

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
  const origin = findOriginOfRedirects(errors, requiredAddressCount)
  if (origin !== undefined)
    return `The host redirects nearly every address to the same path at ${clean(origin, 120)} instead: set \`live-url\` to the address where readers find the site.`
  const symptoms: Symptoms = {
    errors,
    staleErrors: errors.filter(isAboutOtherContent),
    addedScriptErrors: errors.filter(({ kind }) => kind === 'live-stale/added-script'),
    addedSlashErrors: errors.filter(isAboutAddedSlash),
    missingErrors: errors.filter(({ kind }) => kind === 'live-missing'),
    fallbackErrors: errors.filter(isAboutFallbackPage),
    requiredAddressCount,
  }
  return DIAGNOSES.find(({ explains }) => explains(symptoms))?.sentence
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

function isAboutFile(finding: LiveFinding): boolean {
  return getSiteFileName(finding) !== undefined
}

/** Did the host serve other content, and not only another script? */
function isAboutOtherContent({ code, kind }: LiveFinding): boolean {
  return code === 'live-stale' && kind !== 'live-stale/added-script'
}

function isAboutAddedSlash(finding: LiveFinding): boolean {
  return findRedirectTarget(finding)?.pathname === `${finding.target}/`
}

/** Returns the address that the host redirected to, without its query; undefined if it did not. */
function findRedirectTarget({ siteWideFailure }: LiveFinding): URL | undefined {
  if (siteWideFailure?.kind !== 'redirect') return undefined
  return URL.parse(siteWideFailure.to) ?? undefined
}

/**
 * Returns the origin of the targets if the host redirects nearly every address to the same path
 * elsewhere; undefined if it does not.
 */
function findOriginOfRedirects(
  errors: readonly LiveFinding[],
  requiredAddressCount: number,
): string | undefined {
  const errorsByOrigin = Map.groupBy(errors, findOtherOrigin)
  for (const [origin, redirectErrors] of errorsByOrigin) {
    if (origin === undefined || !coverNearlyAllFiles(redirectErrors, requiredAddressCount)) continue
    if (isCommonCause(redirectErrors, errors)) return origin
  }
  return undefined
}

/** Returns the origin of a redirect to the same path elsewhere; undefined for other errors. */
function findOtherOrigin(finding: LiveFinding): string | undefined {
  // In a loop, the origin may be the same.
  if (finding.kind === 'live-redirected/loop') return undefined
  const redirectTarget = findRedirectTarget(finding)
  if (redirectTarget?.pathname !== finding.target) return undefined
  return redirectTarget.origin
}

/** Is it about a page that the host shows at an address that does not belong to the page? */
function isAboutFallbackPage({ kind }: LiveFinding): boolean {
  return kind === 'live-soft-404' || kind === 'live-missing/home-page'
}

/** Is it about a page at an address without the extension of its file? */
function isPageWithoutExtension(finding: LiveFinding): boolean {
  const { target } = finding
  const isPage = getSiteFileName(finding)?.endsWith('.html') === true
  return isPage && !target.endsWith('.html') && !target.endsWith('/')
}

/** Returns the failure that nearly all addresses have in common; undefined if there is none. */
function findCommonFailure(
  errors: readonly LiveFinding[],
  requiredAddressCount: number,
): SiteWideFailure | undefined {
  const errorsByFailure = Map.groupBy(errors, ({ siteWideFailure }) =>
    getFailureKey(siteWideFailure),
  )
  for (const [failureKey, errorsOfFailure] of errorsByFailure) {
    if (failureKey === undefined) continue
    if (!coverNearlyAllFiles(errorsOfFailure, requiredAddressCount)) continue
    // If no file exists, redirects to a login page are followed, so the error there may be that a
    // page is shown. Such errors are not counted.
    const otherErrorsAtFiles = errors.filter(
      (error) => isAboutFile(error) && getFailureKey(error.siteWideFailure) !== failureKey,
    )
    const explainableErrors = [...errorsOfFailure, ...otherErrorsAtFiles]
    if (isCommonCause(errorsOfFailure, explainableErrors))
      return errorsOfFailure[0]?.siteWideFailure
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
