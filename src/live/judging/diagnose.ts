import { USER_AGENT } from '../../net/request.ts'
import { clean } from '../../text/clean.ts'
import {
  getSiteFileName,
  isErrorAtAddress,
  type LiveFinding,
  type Rejection,
} from './live-finding.ts'

/** How many errors one cause must explain at least. */
const MIN_ERRORS_OF_ONE_CAUSE = 5
/** The minimum share of the errors, or of the required addresses, that it must explain. */
const MIN_SHARE_OF_ONE_CAUSE = 0.9

/** The minimum share of the required addresses for fewer errors of one cause. */
const MIN_SHARE_IN_SMALL_SITE = 0.2

/** The errors of a check at single addresses, by what the host did there. */
interface Symptoms {
  readonly errors: readonly LiveFinding[]
  /** The errors where it served other content. */
  readonly staleErrors: readonly LiveFinding[]
  /** The errors where it served the page with another script. */
  readonly addedScriptErrors: readonly LiveFinding[]
  /** The errors where it served the page with more text. */
  readonly addedTextErrors: readonly LiveFinding[]
  /** The errors where it redirected to the same address with a slash at the end. */
  readonly addedSlashErrors: readonly LiveFinding[]
  /** The errors where it redirected in a loop. */
  readonly loopErrors: readonly LiveFinding[]
  /** The errors where it served nothing. */
  readonly missingErrors: readonly LiveFinding[]
  /** The errors where it did not redirect although a rule says so. */
  readonly ignoredRuleErrors: readonly LiveFinding[]
  /** The errors where it served a page that does not belong to the address. */
  readonly fallbackErrors: readonly LiveFinding[]
  /** How many addresses of files that must be served were requested. */
  readonly requiredAddressCount: number
}

/** A cause that errors may have in common. */
interface PossibleCause {
  /** Returns whether this cause explains nearly all errors. */
  readonly explains: (symptoms: Symptoms) => boolean
  readonly sentence: string
  /** As in `LiveDiagnosis`. */
  readonly isLasting?: true
}

/**
 * The causes that the kinds of the errors show. The first one that explains them is reported,
 * unless the host rejects or redirects nearly all requests alike.
 */
const POSSIBLE_CAUSES: readonly PossibleCause[] = [
  {
    // Even a single one is enough: nothing else makes a host show a page there.
    explains: ({ errors, fallbackErrors }) =>
      errors.length > 0 && fallbackErrors.length === errors.length,
    sentence:
      'The host serves a page at nonexistent addresses, as is usual for single-page applications: turn that off (nginx: end `try_files` with `=404`; Cloudflare Pages: publish a 404.html).',
  },
  {
    explains: ({ errors, staleErrors, requiredAddressCount }) =>
      areNearlyAll(staleErrors, errors) &&
      areAtNearlyAllRequiredAddresses(staleErrors, requiredAddressCount),
    sentence:
      'Nearly all pages on the host differ from those of the site: the host or a cache still serves another version, the deployment went elsewhere, or something in front of the host rewrites pages.',
  },
  {
    explains: ({ errors, addedScriptErrors }) => areNearlyAll(addedScriptErrors, errors),
    sentence:
      'Pages differ only in a script that the host or a CDN adds: turn that off or add the script to the pages of the site.',
  },
  {
    explains: ({ errors, loopErrors, requiredAddressCount }) =>
      areNearlyAll(loopErrors, errors) &&
      areAtNearlyAllRequiredAddresses(loopErrors, requiredAddressCount) &&
      loopErrors.every(setsCookie),
    sentence: `The host redirects nearly every address in a loop and sets cookies. A firewall or a consent page may be waiting for a cookie: let the user agent \`${USER_AGENT}\` through. Another possible cause: a CDN and the server behind it undo each other’s redirects between http and https or between two host names.`,
    isLasting: true,
  },
  {
    explains: ({ errors, loopErrors, requiredAddressCount }) =>
      areNearlyAll(loopErrors, errors) &&
      areAtNearlyAllRequiredAddresses(loopErrors, requiredAddressCount),
    sentence:
      'The host redirects nearly every address in a loop. A common cause: a CDN and the server behind it undo each other’s redirects between http and https or between two host names.',
    isLasting: true,
  },
  {
    explains: ({ errors, addedTextErrors }) => areNearlyAll(addedTextErrors, errors),
    sentence:
      'Pages differ only in text that was added to each: a proxy or the host adds it (turn that off), or the host still serves a version that had the text.',
  },
  {
    explains: ({ errors, addedSlashErrors, requiredAddressCount }) =>
      areNearlyAll(addedSlashErrors, errors) ||
      areAllInSmallSite(addedSlashErrors, errors, requiredAddressCount),
    sentence:
      'The host redirects pages to addresses with a slash at the end: turn that off or set `host` to the host that serves the site.',
  },
  {
    explains: ({ errors, staleErrors, fallbackErrors, requiredAddressCount }) =>
      areNearlyAll([...staleErrors, ...fallbackErrors], errors) &&
      areAtNearlyAllRequiredAddresses(staleErrors, requiredAddressCount),
    sentence:
      'Nearly all pages differ, and the host serves a page at nonexistent addresses, too: readers may be getting a sign-in page, a maintenance page, or another site. To see it, open a page of the site in a private window.',
  },
  {
    explains: ({ errors, missingErrors, requiredAddressCount }) =>
      areNearlyAll(missingErrors, errors) &&
      areAtNearlyAllRequiredAddresses(missingErrors, requiredAddressCount),
    sentence:
      'Nearly all files of the site are missing: the site is not published yet, `live-url` is wrong, or the host serves another folder.',
  },
  {
    explains: ({ errors, ignoredRuleErrors }) => areNearlyAll(ignoredRuleErrors, errors),
    sentence:
      'Nearly all errors are redirect rules that have no effect on the host: check that the redirect file was published in the root of the site, and that `host` is the host that serves the site.',
  },
  {
    explains: ({ errors, missingErrors, requiredAddressCount }) => {
      const areCommon =
        areNearlyAll(missingErrors, errors) ||
        areAllInSmallSite(missingErrors, errors, requiredAddressCount)
      return areCommon && missingErrors.every(isPageWithoutExtension)
    },
    sentence:
      'Pages are missing only at their addresses without .html: the host does not add .html (nginx: `try_files $uri $uri.html $uri/ =404`), or `host` is wrong.',
  },
]

/** The cause that nearly all errors have in common. */
export interface LiveDiagnosis {
  readonly sentence: string
  /** Is it certain that the cause does not go away when the deployment ends? */
  readonly isLasting: boolean
}

/** How many addresses of files that must be served were requested: all, and those of pages. */
export interface RequiredCounts {
  readonly addresses: number
  readonly pages: number
}

/** Returns the cause of nearly all errors; undefined if they have none in common. */
export function diagnose(
  findings: readonly LiveFinding[],
  requiredCounts: RequiredCounts,
): LiveDiagnosis | undefined {
  // Findings about a lack of time have no cause on the host.
  const errors = findings.filter(isErrorAtAddress)
  // What the host does alike at nearly all addresses says more than the kinds of the errors.
  return (
    diagnoseCommonResponse(errors, requiredCounts) ??
    diagnoseKinds(errors, requiredCounts.addresses)
  )
}

/** Returns the cause if the host rejects nearly all requests alike, or redirects them alike. */
function diagnoseCommonResponse(
  errors: readonly LiveFinding[],
  { addresses: requiredAddressCount, pages: requiredPageCount }: RequiredCounts,
): LiveDiagnosis | undefined {
  const rejection = findCommonRejection(errors, requiredAddressCount)
  if (rejection !== undefined) return diagnoseRejection(rejection)
  const ofAll = findOriginOfRedirects(errors, requiredAddressCount)
  if (ofAll !== undefined) return diagnoseOtherOrigin('address', ofAll)
  const ofPages = findOriginOfRedirects(errors.filter(isAboutPageOrNoFile), requiredPageCount)
  if (ofPages !== undefined) return diagnoseOtherOrigin('page', ofPages)
  return undefined
}

/** Returns the first possible cause that explains the kinds of the errors. */
function diagnoseKinds(
  errors: readonly LiveFinding[],
  requiredAddressCount: number,
): LiveDiagnosis | undefined {
  const symptoms: Symptoms = {
    errors,
    staleErrors: errors.filter(isAboutOtherContent),
    addedScriptErrors: errors.filter(({ kind }) => kind === 'live-stale/added-script'),
    addedTextErrors: errors.filter(({ kind }) => kind === 'live-stale/added-text'),
    addedSlashErrors: errors.filter(isAboutAddedSlash),
    loopErrors: errors.filter(({ kind }) => kind === 'live-redirected/loop'),
    missingErrors: errors.filter(({ kind }) => kind === 'live-missing'),
    ignoredRuleErrors: errors.filter(({ kind }) => kind === 'live-redirect-rule/no-redirect'),
    fallbackErrors: errors.filter(isAboutFallbackPage),
    requiredAddressCount,
  }
  const cause = POSSIBLE_CAUSES.find(({ explains }) => explains(symptoms))
  return cause && { sentence: cause.sentence, isLasting: cause.isLasting ?? false }
}

function diagnoseOtherOrigin(what: 'address' | 'page', origin: string): LiveDiagnosis {
  const response = `The host redirects nearly every ${what} to ${clean(origin, 120)} without changing the path`
  return {
    sentence: `${response}: set \`live-url\` to the address where readers find the site.`,
    isLasting: true,
  }
}

/** Are some errors all that there are, and at many addresses of a small site? */
function areAllInSmallSite(
  some: readonly LiveFinding[],
  all: readonly LiveFinding[],
  requiredAddressCount: number,
): boolean {
  const { length } = some
  // A single page may have a cause of its own.
  if (length < 2 || length < all.length) return false
  return length >= MIN_SHARE_IN_SMALL_SITE * requiredAddressCount
}

/** Are some errors nearly all that there are, and enough to have one cause? */
function areNearlyAll(some: readonly LiveFinding[], all: readonly LiveFinding[]): boolean {
  const { length } = some
  return length >= MIN_ERRORS_OF_ONE_CAUSE && length >= MIN_SHARE_OF_ONE_CAUSE * all.length
}

/** Are there errors at nearly all addresses of files that must be served and were requested? */
function areAtNearlyAllRequiredAddresses(
  errors: readonly LiveFinding[],
  requiredAddressCount: number,
): boolean {
  return errors.filter(isAboutFile).length >= MIN_SHARE_OF_ONE_CAUSE * requiredAddressCount
}

function isAboutFile(finding: LiveFinding): boolean {
  return getSiteFileName(finding) !== undefined
}

/** Did the host serve other content, and not only an addition? */
function isAboutOtherContent({ code, kind }: LiveFinding): boolean {
  const isAddition = kind === 'live-stale/added-script' || kind === 'live-stale/added-text'
  return code === 'live-stale' && !isAddition
}

function isAboutAddedSlash(finding: LiveFinding): boolean {
  return findRedirectTarget(finding)?.pathname === `${finding.target}/`
}

/** Did the redirect that was not followed set a cookie? */
function setsCookie({ rejection }: LiveFinding): boolean {
  return rejection?.kind === 'redirect' && rejection.setsCookie === true
}

/** Returns the address that the host redirected to, without its query; undefined if it did not. */
function findRedirectTarget({ rejection }: LiveFinding): URL | undefined {
  if (rejection?.kind !== 'redirect') return undefined
  return URL.parse(rejection.to) ?? undefined
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
    if (origin === undefined || !areNearlyAll(redirectErrors, errors)) continue
    if (areAtNearlyAllRequiredAddresses(redirectErrors, requiredAddressCount)) return origin
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

/** Is it about a page, or about an address without a file of the site? */
function isAboutPageOrNoFile(finding: LiveFinding): boolean {
  const fileName = getSiteFileName(finding)
  return fileName === undefined || isHtmlFileName(fileName)
}

/** Returns whether a file of the site is a page that counts as one in `RequiredCounts`. */
export function isHtmlFileName(fileName: string): boolean {
  return fileName.endsWith('.html')
}

/** Is it about a page that the host shows at an address that does not belong to the page? */
function isAboutFallbackPage({ kind }: LiveFinding): boolean {
  return kind === 'live-soft-404' || kind === 'live-missing/home-page'
}

/** Is it about a page at an address without the extension of its file? */
function isPageWithoutExtension(finding: LiveFinding): boolean {
  const { target } = finding
  const fileName = getSiteFileName(finding)
  if (fileName === undefined || !isHtmlFileName(fileName)) return false
  return !target.endsWith('.html') && !target.endsWith('/')
}

/** Returns how the host rejects nearly all addresses alike; undefined if it does not. */
function findCommonRejection(
  errors: readonly LiveFinding[],
  requiredAddressCount: number,
): Rejection | undefined {
  const errorsByKey = Map.groupBy(errors, ({ rejection }) => makeRejectionKey(rejection))
  for (const [key, rejectedErrors] of errorsByKey) {
    if (key === undefined || !areAtNearlyAllRequiredAddresses(rejectedErrors, requiredAddressCount))
      continue
    // Where there is no file, redirects are followed, even to a login page. The error is then that
    // a page is shown, which does not contradict the login.
    const relevantErrors = errors.filter(
      (error) => isAboutFile(error) || makeRejectionKey(error.rejection) === key,
    )
    // In a small site, there are only a few, but a host that rejects all of it has one reason.
    const isWholeSite = rejectedErrors.length > 1 && rejectedErrors.length === relevantErrors.length
    if (isWholeSite || areNearlyAll(rejectedErrors, relevantErrors))
      return rejectedErrors[0]?.rejection
  }
  return undefined
}

/** Returns a key that equal rejections share. */
function makeRejectionKey(rejection: Rejection | undefined): string | number | undefined {
  switch (rejection?.kind) {
    case 'redirect':
      return rejection.to
    case 'status':
      return rejection.status
    case undefined:
      return undefined
  }
}

function diagnoseRejection(rejection: Rejection): LiveDiagnosis {
  if (rejection.kind === 'redirect') {
    const response = clean(`redirects nearly every address to ${rejection.to}`, 120)
    return { sentence: explainAccessControl(response), isLasting: true }
  }
  const { status } = rejection
  const response = `responds with HTTP ${status} at nearly every address`
  if (status >= 500 && status < 600)
    return { sentence: `The host ${response}: check the server’s log.`, isLasting: false }
  if (status === 401)
    return {
      sentence: `The host ${response}: it asks for a login. ${LET_THROUGH}`,
      isLasting: true,
    }
  if (status === 304)
    return {
      sentence: `The host ${response}, although the requests are not conditional: the host, or a cache or proxy in front of it, is faulty.`,
      isLasting: false,
    }
  // The requests accept any content type.
  if (status === 406)
    return {
      sentence: `The host ${response}: a firewall seems to refuse the user agent \`${USER_AGENT}\`. Let it through.`,
      isLasting: true,
    }
  if (status === 403)
    return {
      sentence: explainAccessControl(response, ', or (on S3) nothing is published yet'),
      isLasting: false,
    }
  return { sentence: explainAccessControl(response), isLasting: true }
}

function explainAccessControl(response: string, alternative = ''): string {
  return `The host ${response}: a sign-in page or a firewall seems to protect the site${alternative}. ${LET_THROUGH}`
}

const LET_THROUGH = 'Let the runner through or set `live-url` to a public address.'
