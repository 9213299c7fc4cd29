import { isError } from '../../findings/finding.ts'
import { clean } from '../../text/clean.ts'
import { findFileOf, type LiveFinding, type TurnedAway } from './judge-response.ts'

/** Fewer findings have a cause each. */
const MIN_FINDINGS = 5
/** How many of them have to have the same cause. */
const NEARLY_ALL = 0.9

/**
 * Returns what explains nearly all errors, in words; undefined if nothing does. `addresses`: how
 * many of those were asked for that files have to answer.
 */
export function diagnose(findings: readonly LiveFinding[], addresses: number): string | undefined {
  // What there was no time for is nobody's fault.
  const errors = findings.filter((finding) => isError(finding) && finding.target !== '')
  const turnedAway = commonTurnedAway(errors, addresses)
  if (turnedAway !== undefined) return explainTurnedAway(turnedAway)
  if (errors.length > 0 && errors.every(isPageForAll))
    return 'The host answers missing addresses with a page, as for single-page applications: turn that off (nginx: `try_files $uri $uri/ =404`; Cloudflare Pages: publish a 404.html).'
  const stale = errors.filter(({ kind }) => kind === 'stale')
  if (areNearlyAll(stale, errors) && areEverywhere(stale, addresses))
    return 'Nearly all pages differ from the published ones: the host or a cache still serves another version, the deployment went elsewhere, or something in front of the host rewrites pages.'
  const forAll = errors.filter(isPageForAll)
  const isForAll = forAll.length > 0 && areNearlyAll([...stale, ...forAll], errors)
  if (isForAll && areEverywhere(stale, addresses))
    return 'Nearly all pages differ, and missing addresses get a page, too: a login, a maintenance page or another site may answer instead. Open one of them in a private window.'
  const missing = errors.filter(({ kind }) => kind === 'missing')
  if (!areNearlyAll(missing, errors)) return undefined
  if (areEverywhere(missing, addresses))
    return 'Nearly all files of the site are missing: it is not published yet, `live-url` is wrong, or the host serves another folder.'
  if (!missing.every(isWithoutEnding)) return undefined
  return 'Pages are missing only at their addresses without .html: the host does not add it (nginx: `try_files $uri $uri.html $uri/ =404`), or `host` is wrong.'
}

/** Are these so many that they have one cause, and nearly all of `errors`? */
function areNearlyAll(found: readonly LiveFinding[], errors: readonly LiveFinding[]): boolean {
  return found.length >= MIN_FINDINGS && found.length >= NEARLY_ALL * errors.length
}

/** Are they about nearly all files? `addresses`: how many have to be answered. */
function areEverywhere(found: readonly LiveFinding[], addresses: number): boolean {
  return found.filter(hasFile).length >= NEARLY_ALL * addresses
}

const hasFile = (finding: LiveFinding): boolean => findFileOf(finding) !== ''

const isPageForAll = ({ kind }: LiveFinding): boolean =>
  kind === 'soft-404' || kind === 'home-page-instead'

/** Is it about a page under an address that does not end as its file? */
function isWithoutEnding(finding: LiveFinding): boolean {
  return findFileOf(finding).endsWith('.html') && !/(?:\.html|\/)$/.test(finding.target)
}

/** Returns how nearly every address was turned away; undefined if there is no one way. */
function commonTurnedAway(
  errors: readonly LiveFinding[],
  addresses: number,
): TurnedAway | undefined {
  for (const [where, found] of Map.groupBy(errors, ({ turnedAway }) => identify(turnedAway))) {
    // A redirect from an address that no file has is followed on the same host: that ends at the
    // login, or behind it.
    const relevant = errors.filter(
      (error) => hasFile(error) || identify(error.turnedAway) === where,
    )
    if (where !== undefined && areEverywhere(found, addresses) && areNearlyAll(found, relevant))
      return found[0]?.turnedAway
  }
  return undefined
}

/** Returns what is the same for addresses that are turned away in the same way. */
function identify(turnedAway: TurnedAway | undefined): string | number | undefined {
  return turnedAway?.kind === 'redirect' ? turnedAway.to : turnedAway?.status
}

function explainTurnedAway(turnedAway: TurnedAway): string {
  if (turnedAway.kind === 'redirect')
    return explainGate(clean(`redirected to ${turnedAway.to}`, 100))
  const { status } = turnedAway
  const how = `answered with HTTP ${status}`
  if (status >= 500 && status < 600)
    return `Nearly every address is ${how}: check the server’s log.`
  return explainGate(how, status === 403 ? ', or (on S3) nothing is published yet' : '')
}

function explainGate(how: string, orElse = ''): string {
  return `Nearly every address is ${how}: a login or a firewall seems to protect the site${orElse}. Let the runner through, or set \`live-url\` to a public address.`
}
