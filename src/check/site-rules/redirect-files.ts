/** Checks the host's files for redirects and headers in the root of the site. */
import { iterateWithPauses } from '../../common/event-loop.ts'
import { formatLocation } from '../../text/location.ts'
import { type Bytes, toBytes, toText, trimBytes } from '../../web/byte-strings.ts'
import {
  HEADERS_FILE,
  MAX_REDIRECT_FILE_BYTES,
  type UnreadableConfigFile,
} from '../../web/host/config-file-reader.ts'
import { AZURE_CONFIG_FILE } from '../../web/host/hosts/azure/azure-config-file.ts'
import { readsHeadersFile } from '../../web/host/hosts/host-traits.ts'
import { listRedirectFileNamesOfAllHosts } from '../../web/host/parse-redirect-file.ts'
import { explainLiteralTarget } from '../../web/host/redirects/literal-targets.ts'
import type { ParseProblem } from '../../web/host/redirects/parse-problems.ts'
import { findRuleFaults, type RuleFault } from '../../web/host/redirects/rule-faults.ts'
import { findTargetPath } from '../../web/host/redirects/targets.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import type { SiteSnapshot } from '../../web/host/site-snapshot.ts'
import { isPage } from '../../web/page-names.ts'
import { toSitePath } from '../../web/paths.ts'
import { showPath } from '../../web/resolve-address.ts'
import { getFileName } from '../../web/tree.ts'
import { AnchorLinks, noteAnchorLink } from '../addresses/anchor-links.ts'
import type { FindingCollector } from '../collector/finding-collector.ts'
import { makeLineSpot } from '../collector/occurrences.ts'
import type { CheckContext } from './check-context.ts'

/** The fragment of a target, without placeholders such as `:splat` and `$1`. */
const PLAIN_FRAGMENT = /^[^#]*(#[^:$*]+)$/

/** How many addresses of a redirect loop are shown. */
const MAX_LISTED_ADDRESSES = 5

/** Reports a configuration file of the host that was not read. */
export function reportUnreadableConfigFile(
  file: UnreadableConfigFile,
  collector: FindingCollector,
): void {
  const name = toBytes(file.name)
  if (file.reason.kind !== 'too-large') {
    collector.reportFile('unreadable-file', name, file.reason.problem)
    return
  }
  if (file.kind === 'ignore-file') {
    collector.reportFile('unreadable-file', name, { why: 'it is too large', errorCode: '' })
    return
  }
  const limit = `${MAX_REDIRECT_FILE_BYTES >> 20} MiB that the check reads`
  const problem = `The file is larger than the ${limit}, so its rules are not known.`
  collector.reportFile('redirect-invalid/unread', name, { problem })
}

/**
 * Reports lines of the file for headers that the host ignores, or because of which it refuses the
 * site.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function checkHeaders(context: CheckContext): Promise<void> {
  const { hostTraits, snapshot } = context.servedSite
  // Hosts read such files only in their own root.
  if (snapshot.basePath !== '/') return
  const problems = hostTraits.findHeaderProblems?.(snapshot.headersText) ?? []
  await reportProblems(toBytes(HEADERS_FILE), problems, context)
}

/** The file for redirects and headers of Apache, which none of the hosts uses. */
const APACHE_FILE = '.htaccess'

/**
 * Reports files for redirects and headers that the host does not read. A site with a file for this
 * host may have others for other hosts.
 */
function reportRedirectFilesWithoutEffect(context: CheckContext): void {
  const { servedSite } = context
  if (servedSite.snapshot.host === undefined) return
  const ownFile = findPublishedOwnFile(servedSite)
  if (ownFile !== undefined) reportBelowBasePath(ownFile, context)
  else if (!hasOwnRedirectFile(servedSite)) reportFilesOfOtherHosts(context)
}

/**
 * Returns the name of the host's redirect file if the host publishes it like any other file, as it
 * does below a base path. It does not publish the one in the root of the domain.
 */
function findPublishedOwnFile({ hostTraits, fileIndexes }: ServedSite): string | undefined {
  const ownName = hostTraits.redirectFormat?.name
  if (ownName === undefined || !fileIndexes.has(ownName)) return undefined
  return ownName
}

function reportBelowBasePath(ownFile: string, { servedSite, collector }: CheckContext): void {
  const { snapshot, hostTraits } = servedSite
  if (snapshot.basePath === '/') return
  const problem = `${hostTraits.title} reads this file only in the root of the domain, so the file has no effect in ${snapshot.basePath}.`
  collector.reportFile('redirect-invalid/unread', toBytes(ownFile), { problem })
}

function reportFilesOfOtherHosts({ servedSite, collector }: CheckContext): void {
  const { hostTraits, fileIndexes } = servedSite
  const headersFiles = readsHeadersFile(hostTraits) ? [] : [HEADERS_FILE]
  for (const name of [...listRedirectFileNamesOfAllHosts(), ...headersFiles, APACHE_FILE]) {
    if (!fileIndexes.has(name)) continue
    const problem = `${hostTraits.title} does not read this file, so the file has no effect: set up its rules on the host, or remove the file.`
    collector.reportFile('redirect-invalid/unread', toBytes(name), { problem })
  }
}

/** Names that are nearly that of a redirect file, and that no other program uses. */
const NEARLY_RIGHT_NAMES: ReadonlyMap<string, RegExp> = new Map([
  ['_redirects', /^_redirects?$/i],
  [AZURE_CONFIG_FILE, /^static-?web-?app(?:\.?config)?\.jsonc?$/i],
])

/**
 * Reports files in the root whose names are nearly that of the redirect file, if the root has none.
 */
function reportMisnamedRedirectFiles({ servedSite, collector }: CheckContext): void {
  const { snapshot, hostTraits } = servedSite
  const name = hostTraits.redirectFormat?.name ?? ''
  const pattern = NEARLY_RIGHT_NAMES.get(name)
  const isReadInRoot = snapshot.host !== undefined && snapshot.basePath === '/'
  if (pattern === undefined || !isReadInRoot || hasOwnRedirectFile(servedSite)) return
  const problem = `${hostTraits.title} does not read this file, so none of its rules applies: rename it to \`${name}\`.`
  for (const each of snapshot.names)
    if (each !== name && pattern.test(each))
      collector.reportFile('redirect-invalid/ignored', each, { problem })
}

/** Does the root of a site have the redirect file that its host reads? */
function hasOwnRedirectFile({ snapshot, hostTraits }: ServedSite): boolean {
  return snapshot.redirectFiles.some(({ name }) => name === hostTraits.redirectFormat?.name)
}

/**
 * Reports `_redirects` files that are not in the root, where their host reads it, if the root has
 * none. Folders of a site with one may be complete sites themselves, such as earlier versions.
 */
function reportRedirectFilesInFolders({ servedSite, collector }: CheckContext): void {
  const { snapshot, hostTraits } = servedSite
  const name = hostTraits.redirectFormat?.name
  const isReadInRoot = snapshot.host !== undefined && snapshot.basePath === '/'
  if (name !== '_redirects' || !isReadInRoot || hasOwnRedirectFile(servedSite)) return
  const problem = `${hostTraits.title} reads this file only in the root of the site, so the file has no effect here.`
  for (const each of snapshot.names)
    if (each.endsWith(`/${name}`))
      collector.reportFile('redirect-invalid/unread', each, { problem })
}

/**
 * Reports problems of the rules in a site's redirect file, and redirect files without effect.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function checkRedirects(context: CheckContext): Promise<void> {
  reportRedirectFilesWithoutEffect(context)
  reportRedirectFilesInFolders(context)
  reportMisnamedRedirectFiles(context)
  const { onHost } = context.servedSite
  if (onHost === undefined) return
  const { ruleSet, hostTraits, respondFromFiles, snapshot } = onHost
  const { collector, signal } = context
  const file = toBytes(hostTraits.redirectFormat?.name ?? '')
  await reportProblems(file, ruleSet.problems, context)
  const faults = findRuleFaults(ruleSet, respondFromFiles)
  for await (const fault of iterateWithPauses(faults, signal)) {
    if (fault !== undefined && isCertain(fault, snapshot))
      reportFault(fault, file, snapshot, collector)
  }
}

/** Returns the anchors of pages that the rules of a site redirect to. */
export function collectRuleAnchors(servedSite: ServedSite): AnchorLinks {
  const anchorLinks = new AnchorLinks()
  const { onHost, snapshot } = servedSite
  if (onHost === undefined) return anchorLinks
  const file = toBytes(onHost.hostTraits.redirectFormat?.name ?? '')
  for (const { action, to, line } of onHost.ruleSet.rules) {
    const [, fragment] = PLAIN_FRAGMENT.exec(to) ?? []
    if (fragment === undefined || action !== 'redirect') continue
    const path = findTargetPath(to, snapshot.domain)
    const target = path === undefined ? undefined : servedSite.findServedFile(toSitePath(path))
    if (target === undefined || !isPage(servedSite.getName(target))) continue
    const anchor = anchorLinks.getOrAddAnchor(target, toBytes(fragment))
    noteAnchorLink(anchor, toBytes(to), makeLineSpot(file, line))
  }
  return anchorLinks
}

/** Reports the parts of a file that are not rules, or that do not apply. */
async function reportProblems(
  file: Bytes,
  problems: readonly ParseProblem[],
  { collector, signal }: CheckContext,
): Promise<void> {
  const keys = new ProblemKeys()
  for await (const problem of iterateWithPauses(problems, signal)) {
    const { kind, line, message } = problem
    const key = keys.getOrMakeKey(formatLocation(toText(file), line), message)
    const occurrence = { key, spot: makeLineSpot(file, line), target: file }
    collector.report(KIND_BY_PROBLEM[kind], occurrence, { problem: message })
  }
}

/**
 * The keys of problems. Several may be about one line, which can be the whole file, or about the
 * file as a whole. Equal ones share a key.
 */
class ProblemKeys {
  /** For each place, the keys by message. */
  readonly #keysByPlace = new Map<string, Map<string, Bytes>>()

  getOrMakeKey(place: string, message: string): Bytes {
    const keys = this.#keysByPlace.get(place) ?? new Map<string, Bytes>()
    this.#keysByPlace.set(place, keys)
    const knownKey = keys.get(message)
    if (knownKey !== undefined) return knownKey

    const number = keys.size + 1
    const key = toBytes(number === 1 ? place : `${place} (${number})`)
    keys.set(message, key)
    return key
  }
}

const KIND_BY_PROBLEM = {
  invalid: 'redirect-invalid',
  ignored: 'redirect-invalid/ignored',
  'over-limit': 'redirect-invalid/ignored',
  unread: 'redirect-invalid/unread',
} as const

/** Is a fault certain? The content of an unreadable folder is unknown. */
function isCertain(fault: RuleFault, { unreadableFolders }: SiteSnapshot): boolean {
  if (fault.kind !== 'missing-target' && fault.kind !== 'missing-page') return true
  return !unreadableFolders.some((folder) => fault.path.slice(1).startsWith(folder))
}

function reportFault(
  fault: RuleFault,
  file: Bytes,
  snapshot: SiteSnapshot,
  collector: FindingCollector,
): void {
  const { rule } = fault
  const from = toBytes(rule.from)
  const occurrence = {
    key: trimBytes(from.concat(' ', toBytes(rule.to))),
    spot: makeLineSpot(file, rule.line),
    target: from,
  }

  switch (fault.kind) {
    case 'loop':
      collector.report('redirect-loop', occurrence, { loop: formatLoop(fault.paths) })
      break
    case 'hidden-by-rule': {
      const values = { line: String(fault.coveringRule.line) }
      collector.report('redirect-hidden', occurrence, values)
      break
    }
    case 'shadowed-by-file': {
      const shadowing = toText(getFileName(snapshot, fault.fileIndex))
      collector.report('redirect-shadowed', occurrence, { file: shadowing })
      break
    }
    case 'catch-all': {
      const kind = rule.precedesFiles ? 'redirect-catch-all/forced' : 'redirect-catch-all'
      collector.report(kind, occurrence, { to: toText(fault.path) })
      break
    }
    case 'missing-page': {
      const to = toText(showPath(fault.path))
      collector.report('redirect-target/error-page', occurrence, { to })
      break
    }
    case 'missing-target': {
      const to = toText(showPath(fault.path))
      const hint = explainLiteralTarget(rule) ?? ''
      collector.report('redirect-target', occurrence, { to, hint })
    }
  }
}

/** Returns the addresses of a redirect loop, from the first one back to it. */
function formatLoop(paths: readonly Bytes[]): string {
  const listedPaths = paths.slice(0, MAX_LISTED_ADDRESSES).map(toText)
  const isShortened = paths.length > listedPaths.length
  const end = isShortened ? '…' : (listedPaths[0] ?? '')
  return [...listedPaths, end].join(' → ')
}
