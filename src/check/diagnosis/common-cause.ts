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
import { decodeBasePath, removeBasePath } from '../../web/paths.ts'
import { dropTrailingSlash } from '../../web/slashes.ts'
import { resolveSymlinkLoops } from '../../web/tree.ts'
import { getStemOfTwin, isMarkdown, isPageServed } from '../site-rules/markdown-twins.ts'
import type { DiagnosedSite, Diagnosis } from './diagnosed-site.ts'
import { decodeTargetPath } from './target-path.ts'

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

/** A cause, and how many broken addresses it explains. */
interface CommonCause {
  readonly cause: Cause
  readonly explainedCount: number
}

/** Returns the cause of nearly all broken addresses; undefined if their causes differ. */
export function diagnoseCommonCause(diagnosedSite: DiagnosedSite): Diagnosis | undefined {
  const brokenFindings = diagnosedSite.findings.filter(isAboutBrokenAddress)
  if (brokenFindings.length < MIN_FINDINGS) return undefined
  const common = findCommonCause(brokenFindings, diagnosedSite)
  if (common === undefined) return undefined
  const subject = describeExplained(common.explainedCount, brokenFindings.length)
  return {
    kind: 'common-cause',
    message: describeCause(common.cause, subject, diagnosedSite.servedSite),
  }
}

/**
 * Base paths are tried first: if a wrong one explains the findings, the other causes of the same
 * findings are only its effects.
 */
function findCommonCause(
  brokenFindings: readonly Finding[],
  diagnosedSite: DiagnosedSite,
): CommonCause | undefined {
  const minCount = brokenFindings.length * MIN_CAUSE_SHARE
  return (
    pickCommonCause(listBasePathCauses(brokenFindings, diagnosedSite), minCount) ??
    pickCommonCause(listOtherCauses(brokenFindings, diagnosedSite), minCount)
  )
}

/** Returns the first of these causes that occurs often enough. */
function pickCommonCause(causes: readonly Cause[], minCount: number): CommonCause | undefined {
  for (const equalCauses of Map.groupBy(causes, makeCauseKey).values()) {
    const [cause] = equalCauses
    const explainedCount = equalCauses.length
    if (cause !== undefined && explainedCount >= minCount) return { cause, explainedCount }
  }
  return undefined
}

function isAboutBrokenAddress(finding: Finding): boolean {
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
function describeExplained(explainedCount: number, brokenCount: number): string {
  const addresses = formatCount(brokenCount, 'missing address', 'missing addresses')
  if (explainedCount < brokenCount) return `${formatNumber(explainedCount)} of ${addresses}`
  return `All ${addresses}`
}

/**
 * Returns a cause as a sentence. `subject`: how many addresses are broken because of it, in words.
 */
function describeCause(cause: Cause, subject: string, { snapshot }: ServedSite): string {
  switch (cause.kind) {
    case 'base-path':
      return `The site seems to be built for “${cause.basePath}”, but \`base-path\` is “${snapshot.basePath}”: set \`base-path: ${cause.basePath}\` or build the site for “${snapshot.basePath}”.`
    case 'without-html':
      return `${subject} would work with .html at the end: set ${cause.setting} or add .html to the addresses.`
    case 'other-ending':
      return `${subject} would work with another ending: check that \`host\` is the host that the site was built for.`
    case 'other-case':
      return `${subject} would work with different capitalization: check whether a system that ignores case has renamed files.`
    case 'no-twins':
      return `${subject} end in .md, and their pages exist: the build wrote no Markdown versions of these pages.`
    case 'missing-folder':
      return `${subject} are under “${cause.folder}”, a folder that the site does not have. Add the folder or, if it is published elsewhere, accept the findings with the target “${escapeGlob(cause.folder)}**”.`
  }
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

/** Returns the base paths for which the site may have been built, once for each finding. */
function listBasePathCauses(
  brokenFindings: readonly Finding[],
  { servedSite, addressCount }: DiagnosedSite,
): readonly Cause[] {
  const occurrences = brokenFindings.reduce((sum, finding) => sum + finding.occurrences, 0)
  if (occurrences < addressCount * MIN_BROKEN_SHARE) return []
  return brokenFindings
    .flatMap((finding) => listOtherBasePaths(finding, servedSite))
    .map((basePath) => ({ kind: 'base-path', basePath }))
}

/** Returns the base paths under which a broken address would be that of a file. */
function listOtherBasePaths(finding: Finding, servedSite: ServedSite): readonly string[] {
  const path = decodeTargetPath(finding)
  const ownBasePath = decodeBasePath(servedSite.snapshot.basePath)
  const basePaths: string[] = []
  for (const folder of listOuterFolders(path)) {
    const isPathOfFile = servedSite.findServedFile(path.slice(folder.length)) !== undefined
    if (folder === ownBasePath || !isPathOfFile) continue
    // Any folder would have the home page if it were the base path. A suggestion shows that another
    // page was meant.
    const wouldBeHomePage = folder === path
    if (wouldBeHomePage && finding.suggestion !== undefined) continue
    basePaths.push(toText(folder))
  }
  return basePaths
}

/** Returns the causes other than a wrong base path, at most one for each finding. */
function listOtherCauses(
  brokenFindings: readonly Finding[],
  { servedSite, allNames }: DiagnosedSite,
): readonly Cause[] {
  const foldersOfFiles = new Set(allNames.map((name) => getFolder(name.toLowerCase())))
  const folders = new Set([...foldersOfFiles].flatMap(listOuterFolders))
  return brokenFindings
    .map((finding) => findOtherCause(finding, servedSite, folders))
    .filter((cause) => cause !== undefined)
}

/**
 * Returns how a broken address differs from an existing one, or its outermost folder that the site
 * does not have. `folders` are the site's folders in lowercase.
 */
function findOtherCause(
  finding: Finding,
  servedSite: ServedSite,
  folders: ReadonlySet<string>,
): Cause | undefined {
  if (isMissingTwin(finding, servedSite)) return { kind: 'no-twins' }
  const { suggestion } = finding
  if (suggestion === undefined) return findMissingFolder(finding, servedSite, folders)
  if (suggestion.kind === 'ending')
    return findEndingCause(finding, suggestion, servedSite.hostTraits)
  if (suggestion.kind === 'case') return { kind: 'other-case' }
  return undefined
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
function isMissingTwin(finding: Finding, servedSite: ServedSite): boolean {
  const basePath = decodeBasePath(servedSite.snapshot.basePath)
  const path = removeBasePath(decodeTargetPath(finding), basePath)
  if (path === undefined || !isMarkdown(path)) return false
  const stem = getStemOfTwin(path)
  const isLinkedAsTwin = finding.spots.every(
    ({ page }) => !isPage(page) || getStem(toBytes(page)) === stem,
  )
  return isLinkedAsTwin && isPageServed(stem, servedSite)
}

/**
 * Returns the outermost folder of a broken address that the site does not have; undefined if the
 * site has redirects, which may serve any folder.
 */
function findMissingFolder(
  finding: Finding,
  { snapshot, onHost }: ServedSite,
  folders: ReadonlySet<string>,
): Cause | undefined {
  if (onHost !== undefined && onHost.ruleSet.rules.length > 0) return undefined
  const basePath = decodeBasePath(snapshot.basePath)
  for (const folder of listOuterFolders(decodeTargetPath(finding))) {
    const isBelowRoot = folder.startsWith(basePath) && folder !== basePath
    if (!isBelowRoot) continue
    const sitePath = folder.slice(basePath.length)
    const name = resolveSymlinkLoops(sitePath, snapshot.symlinkLoops).toLowerCase()
    // Acceptances match addresses in which the base path is percent-encoded.
    if (!folders.has(name))
      return { kind: 'missing-folder', folder: snapshot.basePath + toText(sitePath) }
  }
  return undefined
}
