/** Finds the one cause that most findings of a site share. */
import { formatCount, formatNumber } from '../../common/units.ts'
import { escapeGlob } from '../../findings/acceptance/glob.ts'
import type { Code } from '../../findings/codes.ts'
import { type Finding, isAccepted } from '../../findings/finding.ts'
import type { Suggestion } from '../../findings/suggestion.ts'
import { type Bytes, getFolder, percentDecode, toBytes, toText } from '../../web/byte-strings.ts'
import type { HostTraits } from '../../web/host/hosts/host-traits.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import { getStem, isPage } from '../../web/page-names.ts'
import { dropTrailingSlash } from '../../web/slashes.ts'
import { resolveSymlinkLoops } from '../../web/tree.ts'
import { getStemOfTwin, isMarkdown, isPageServed } from '../site-rules/markdown-twins.ts'
import type { DiagnosedSite, Diagnosis } from './diagnosed-site.ts'

/** With fewer findings, a common cause would be a guess. */
const MIN_FINDINGS = 3
/** The share of the findings that must have the same cause. */
const MIN_CAUSE_SHARE = 0.9
/**
 * The share of all addresses that must be broken to suspect the base path. Fewer broken addresses
 * may point to another site next to this one, such as an earlier version.
 */
const MIN_BROKEN_SHARE = 0.25

/** How many folders a base path may have below the root. An address may have hundreds. */
const MAX_BASE_PATH_FOLDERS = 4

/** The codes of findings about addresses that the host does not serve. */
const BROKEN_ADDRESS_CODES: ReadonlySet<Code> = new Set([
  'broken-link',
  'broken-asset',
  'outside-base-path',
])

/** Why addresses may be broken. */
type Cause =
  | { readonly kind: 'base-path'; readonly basePath: string }
  | { readonly kind: 'without-html'; readonly setting: string }
  | { readonly kind: 'other-ending' | 'other-case' | 'no-twins' }
  | { readonly kind: 'missing-folder'; readonly folder: string }

/** Returns the cause of nearly all broken addresses; undefined if their causes differ. */
export function diagnoseCommonCause(site: DiagnosedSite): Diagnosis | undefined {
  const brokenAddresses = site.findings.filter(isBrokenAddress)
  if (brokenAddresses.length < MIN_FINDINGS) return undefined

  const causes = listCauses(brokenAddresses, site)
  // Groups are in the order of their first causes. If a wrong base path explains the findings, the
  // other causes of the same findings are only its effects, so it is tried before them.
  for (const [cause, ...others] of Map.groupBy(causes, makeCauseKey).values()) {
    const explained = others.length + 1
    if (cause === undefined || explained < brokenAddresses.length * MIN_CAUSE_SHARE) continue
    const addresses = describeBroken(explained, brokenAddresses.length)
    return { kind: 'common-cause', message: describeCause(cause, addresses, site.served) }
  }
  return undefined
}

/** Returns the possible causes of each finding, base paths first. */
function listCauses(
  broken: readonly Finding[],
  { served, allNames, addressCount }: DiagnosedSite,
): readonly Cause[] {
  const causes: Cause[] = []
  const brokenCount = broken.reduce((sum, finding) => sum + finding.occurrences, 0)
  const mayBeBasePath = brokenCount >= addressCount * MIN_BROKEN_SHARE
  if (mayBeBasePath) {
    for (const finding of broken) causes.push(...listBasePathCauses(finding, served))
  }

  const foldersOfFiles = new Set(allNames.map((name) => getFolder(name.toLowerCase())))
  const folders = new Set([...foldersOfFiles].flatMap(listOuterFolders))
  for (const finding of broken) {
    const cause = findCause(finding, served, folders)
    if (cause !== undefined) causes.push(cause)
  }
  return causes
}

function isBrokenAddress(finding: Finding): boolean {
  const { code, severity } = finding
  return BROKEN_ADDRESS_CODES.has(code) && !isAccepted(finding) && severity !== 'notice'
}

/** Returns a key that equal causes share. */
function makeCauseKey(cause: Cause): string {
  switch (cause.kind) {
    case 'base-path':
      return `${cause.kind} ${cause.basePath}`
    case 'missing-folder':
      return `${cause.kind} ${cause.folder}`
    default:
      return cause.kind
  }
}

/** Returns how many of the broken addresses have a cause, as the subject of a sentence. */
function describeBroken(explained: number, all: number): string {
  const addresses = formatCount(all, 'address', 'addresses')
  if (explained < all) return `${formatNumber(explained)} of ${addresses} that are not found`
  return `All ${addresses} that are not found`
}

/**
 * Returns a cause as a sentence. `broken`: how many addresses are broken because of it, in words.
 */
function describeCause(cause: Cause, broken: string, { site }: ServedSite): string {
  switch (cause.kind) {
    case 'base-path':
      return `The site seems to be built for “${cause.basePath}”, but \`base-path\` is “${site.basePath}”: set \`base-path: ${cause.basePath}\`, or build the site for “${site.basePath}”.`
    case 'without-html':
      return `${broken} exist with .html at the end: set ${cause.setting}, or add .html to the addresses.`
    case 'other-ending':
      return `${broken} exist with another ending: check that \`host\` is the host that the site was built for.`
    case 'other-case':
      return `${broken} exist with different capitalization: check whether a system that ignores case has renamed files.`
    case 'no-twins':
      return `${broken} end in .md, and their pages exist: the build wrote no Markdown versions of these pages.`
    case 'missing-folder':
      return `${broken} are under “${cause.folder}”, a folder that the site does not have. Add the folder or, if it is published elsewhere, accept “${escapeGlob(cause.folder)}**”.`
  }
}

/** Returns the decoded path of a broken address, starting at the root of the host. */
function decodeTargetPath({ address, target }: Finding): Bytes {
  const [path = ''] = (address ?? target).split(/[?#]/, 1)
  return percentDecode(toBytes(path)) ?? toBytes(path)
}

/**
 * Returns the outermost folders on a path, from the outside in: as many as a base path may have,
 * and the root. Folders further in are never the cause.
 */
function listOuterFolders(path: Bytes): readonly Bytes[] {
  return [...path.matchAll(/\//g)]
    .slice(0, MAX_BASE_PATH_FOLDERS + 1)
    .map(({ index }) => path.slice(0, index + 1))
}

/** Returns the base paths under which a broken address would be that of a file. */
function listBasePathCauses(finding: Finding, served: ServedSite): readonly Cause[] {
  const { basePath } = served.site
  const path = decodeTargetPath(finding)
  const causes: Cause[] = []
  for (const folder of listOuterFolders(path)) {
    const otherBasePath = toText(folder)
    const file = served.findServedFile(path.slice(folder.length))
    if (otherBasePath === basePath || file === undefined) continue
    // Any folder may belong to another site. With a suggestion, a page of this site was meant.
    if (folder === path && finding.suggestion !== undefined) continue
    causes.push({ kind: 'base-path', basePath: otherBasePath })
  }
  return causes
}

/**
 * Returns how a broken address differs from an existing one, or its outermost folder that the site
 * does not have. If the site has redirects, a missing folder says nothing. `folders` are the site's
 * folders in lowercase.
 */
function findCause(
  finding: Finding,
  served: ServedSite,
  folders: ReadonlySet<string>,
): Cause | undefined {
  if (isMissingTwin(finding, served)) return { kind: 'no-twins' }
  switch (finding.suggestion?.kind) {
    case undefined:
      return findMissingFolder(finding, served, folders)
    case 'ending':
      return findEndingCause(finding, finding.suggestion, served.hostTraits)
    case 'case':
      return { kind: 'other-case' }
    default:
      return undefined
  }
}

/** Returns the cause of an address whose ending is wrong: a setting of the host may add `.html`. */
function findEndingCause(
  finding: Finding,
  suggestion: Suggestion,
  { cleanUrlsSetting: setting }: HostTraits,
): Cause {
  const withHtml = `${dropTrailingSlash(decodeTargetPath(finding))}.html`
  if (setting !== undefined && percentDecode(toBytes(suggestion.address)) === withHtml)
    return { kind: 'without-html', setting }
  return { kind: 'other-ending' }
}

/**
 * Is this the Markdown version of a page, linked from that page or from a document for AI agents?
 * On other pages, such links point to sources of pages.
 */
function isMissingTwin(finding: Finding, served: ServedSite): boolean {
  const root = toBytes(served.site.basePath)
  const path = decodeTargetPath(finding)
  if (!path.startsWith(root) || !isMarkdown(path)) return false
  const stem = getStemOfTwin(path.slice(root.length))
  const isLinkedAsTwin = finding.spots.every(
    ({ page }) => !isPage(page) || getStem(toBytes(page)) === stem,
  )
  return isLinkedAsTwin && isPageServed(stem, served)
}

function findMissingFolder(
  finding: Finding,
  { site, ruleSet }: ServedSite,
  folders: ReadonlySet<string>,
): Cause | undefined {
  if (ruleSet.rules.length > 0) return undefined
  const root = toBytes(site.basePath)
  for (const folder of listOuterFolders(decodeTargetPath(finding))) {
    if (folder.length <= root.length || !folder.startsWith(root)) continue
    const name = resolveSymlinkLoops(folder.slice(root.length), site.symlinkLoops).toLowerCase()
    if (!folders.has(name)) return { kind: 'missing-folder', folder: toText(folder) }
  }
  return undefined
}
