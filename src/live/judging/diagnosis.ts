import { isError } from '../../findings/finding.ts'
import { clean } from '../../text/clean.ts'
import { findFileOf, type LiveFinding, type Rejection } from './live-finding.ts'

/** Fewer findings have a cause each. */
const MIN_FINDINGS = 5
/** How many of them have to have the same cause. */
const NEARLY_ALL = 0.9

/**
 * Returns what explains nearly all errors, in words; undefined if nothing does. `addresses`: how
 * many of those that files have to answer were requested.
 */
export function findCommonCause(
  findings: readonly LiveFinding[],
  addresses: number,
): string | undefined {
  // What there was no time for is nobody's fault.
  const errors = findings.filter((finding) => isError(finding) && finding.target !== '')
  const rejection = findCommonRejection(errors, addresses)
  if (rejection !== undefined) return explainRejection(rejection)
  if (errors.length > 0 && errors.every(isPageForAll))
    return 'The host answers missing addresses with a page, as for single-page applications: turn that off (nginx: `try_files $uri $uri/ =404`; Cloudflare Pages: publish a 404.html).'
  const stale = errors.filter(({ kind }) => kind === 'live-stale')
  if (isCommonCause(stale, errors) && coverNearlyAllFiles(stale, addresses))
    return 'Nearly all pages differ from the published ones: the host or a cache still serves another version, the deployment went elsewhere, or something in front of the host rewrites pages.'
  const forAll = errors.filter(isPageForAll)
  const isForAll = forAll.length > 0 && isCommonCause([...stale, ...forAll], errors)
  if (isForAll && coverNearlyAllFiles(stale, addresses))
    return 'Nearly all pages differ, and missing addresses get a page, too: a login, a maintenance page or another site may answer instead. Open one of them in a private window.'
  const missing = errors.filter(({ kind }) => kind === 'live-missing')
  if (!isCommonCause(missing, errors)) return undefined
  if (coverNearlyAllFiles(missing, addresses))
    return 'Nearly all files of the site are missing: it is not published yet, `live-url` is wrong, or the host serves another folder.'
  if (!missing.every(isWithoutEnding)) return undefined
  return 'Pages are missing only at their addresses without .html: the host does not add it (nginx: `try_files $uri $uri.html $uri/ =404`), or `host` is wrong.'
}

/** Are these so many that they have one cause, and nearly all of `errors`? */
function isCommonCause(found: readonly LiveFinding[], errors: readonly LiveFinding[]): boolean {
  return found.length >= MIN_FINDINGS && found.length >= NEARLY_ALL * errors.length
}

/** Are they about nearly all files? `addresses`: how many have to be answered. */
function coverNearlyAllFiles(found: readonly LiveFinding[], addresses: number): boolean {
  return found.filter(hasFile).length >= NEARLY_ALL * addresses
}

const hasFile = (finding: LiveFinding): boolean => findFileOf(finding) !== ''

const isPageForAll = ({ kind }: LiveFinding): boolean =>
  kind === 'live-soft-404' || kind === 'live-missing/home-page'

/** Is it about a page under an address that does not end as its file? */
function isWithoutEnding(finding: LiveFinding): boolean {
  return findFileOf(finding).endsWith('.html') && !/(?:\.html|\/)$/.test(finding.target)
}

/** Returns how nearly every address was turned away; undefined if there is no one way. */
function findCommonRejection(
  errors: readonly LiveFinding[],
  addresses: number,
): Rejection | undefined {
  for (const [where, found] of Map.groupBy(errors, ({ rejection }) => getRejectionKey(rejection))) {
    // A redirect from an address that no file has is followed on the same host: that ends at the
    // login, or behind it.
    const relevant = errors.filter(
      (error) => hasFile(error) || getRejectionKey(error.rejection) === where,
    )
    if (
      where !== undefined &&
      coverNearlyAllFiles(found, addresses) &&
      isCommonCause(found, relevant)
    )
      return found[0]?.rejection
  }
  return undefined
}

/** Returns what is the same for addresses that are turned away in the same way. */
function getRejectionKey(rejection: Rejection | undefined): string | number | undefined {
  return rejection?.kind === 'redirect' ? rejection.to : rejection?.status
}

function explainRejection(rejection: Rejection): string {
  if (rejection.kind === 'redirect')
    return explainAccessControl(clean(`redirected to ${rejection.to}`, 100))
  const { status } = rejection
  const how = `answered with HTTP ${status}`
  if (status >= 500 && status < 600)
    return `Nearly every address is ${how}: check the server’s log.`
  return explainAccessControl(how, status === 403 ? ', or (on S3) nothing is published yet' : '')
}

function explainAccessControl(how: string, orElse = ''): string {
  return `Nearly every address is ${how}: a login or a firewall seems to protect the site${orElse}. Let the runner through, or set \`live-url\` to a public address.`
}
