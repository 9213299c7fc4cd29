/** Finds the one cause that most findings of a site share. */
import { basename, dirname, join, relative, sep } from 'node:path'
import { formatCount } from '../common/units.ts'
import { isWithin } from '../disk/paths.ts'
import { escapeGlob } from '../findings/acceptance/glob.ts'
import type { Code } from '../findings/codes.ts'
import { type Finding, isAccepted } from '../findings/finding.ts'
import { type Bytes, getFolder, percentDecode, toBytes, toText } from '../web/byte-strings.ts'
import type { ServedSite } from '../web/host/served-site.ts'
import { getStem, isPage } from '../web/page-names.ts'
import { resolveSymlinkLoops } from '../web/tree.ts'
import { getStemOfTwin, isMarkdown, isPageServed } from './site-rules/markdown-twins.ts'

/** What is probably wrong with a site as a whole, or with its host. */
export interface Diagnosis {
  /**
   * `other-folder`: the site may be in another folder; `no-pages`: the archive has no pages;
   * `common-cause`: most findings have this cause.
   */
  readonly kind: 'other-folder' | 'no-pages' | 'common-cause'
  /** One sentence, with untrusted names in it. */
  readonly message: string
}

/** With fewer findings, a common cause would be a guess. */
const MIN_FINDINGS = 3
/** The share of the findings that must have the same cause. */
const MIN_SHARE_OF_ONE_CAUSE = 0.9
/**
 * The share of all addresses that must be broken to suspect the base path. Fewer broken addresses
 * may point to another site next to this one, such as an earlier version.
 */
const MIN_SHARE_OF_ALL_ADDRESSES = 0.25

/** A base path has few folders; an address may have hundreds. */
const MAX_FOLDERS = 4

/** The codes of findings about addresses that the host does not serve. */
const ADDRESS_CODES: ReadonlySet<Code> = new Set([
  'broken-link',
  'broken-asset',
  'outside-base-path',
])

/** A site, and what was found in it. */
interface DiagnosedSite {
  readonly served: ServedSite
  /** Its files, including those that its host leaves out. */
  readonly allNames: readonly Bytes[]
  /** How many addresses were checked, each as often as it is written. */
  readonly addresses: number
  readonly findings: readonly Finding[]
  /** The folder from which paths in sentences start, if the site is in it. */
  readonly workspace?: string | undefined
  /** The export that the site is from, if any. */
  readonly job?: string | undefined
}

/** Returns what is probably wrong with a site as a whole; undefined if nothing is. */
export function findDiagnosis(site: DiagnosedSite): Diagnosis | undefined {
  return diagnoseFolder(site) ?? diagnoseCause(site)
}

/**
 * Returns a diagnosis if the folder or archive does not have the site's pages where they belong.
 */
function diagnoseFolder({ served, workspace = '', job }: DiagnosedSite): Diagnosis | undefined {
  const { root, names } = served.site
  if (!names.some(isPage)) return diagnoseMissingPages(root, names, job)
  if (names.some((name) => isPage(name) && !name.includes('/'))) return undefined
  const homePage = findOnlyHomePage(names)
  if (homePage === undefined) return undefined

  const name = toText(homePage)
  const start = isWithin(root, workspace) ? workspace : dirname(root)
  const folder = relative(start, join(root, dirname(name))).replaceAll(sep, '/')
  const message = `${name} exists: is the site in the folder ${folder}?`
  return { kind: 'other-folder', message }
}

/** Returns the diagnosis for a site without pages. */
function diagnoseMissingPages(
  root: string,
  [example]: readonly Bytes[],
  job: string | undefined,
): Diagnosis {
  let found = ''
  if (example !== undefined) found = `, only files such as ${toText(example)}`
  if (job !== undefined) {
    const message = `The archive contains no HTML files${found}: there was nothing to check.`
    return { kind: 'no-pages', message }
  }
  const question = 'is this the folder that the generator writes the site to?'
  const message = `There are no HTML files in ${basename(root)}${found}: ${question}`
  return { kind: 'other-folder', message }
}

/** Returns the `index.html` closest to the root; undefined if several are equally close. */
function findOnlyHomePage(names: readonly Bytes[]): Bytes | undefined {
  const homes = names.filter((name) => name.endsWith('/index.html'))
  const measureDepth = (name: string) => name.split('/').length
  const least = Math.min(...homes.map(measureDepth))
  const [home, ...others] = homes.filter((name) => measureDepth(name) === least)
  if (others.length > 0) return undefined
  return home
}

/** Why addresses may be broken. */
type Cause =
  | { readonly kind: 'base-path'; readonly basePath: string }
  | { readonly kind: 'other-ending' | 'other-case' | 'no-twins' }
  | { readonly kind: 'missing-folder'; readonly folder: string }

/** Returns the cause of nearly all broken addresses; undefined if their causes differ. */
function diagnoseCause(site: DiagnosedSite): Diagnosis | undefined {
  const broken = site.findings.filter(isBrokenAddress)
  if (broken.length < MIN_FINDINGS) return undefined

  const causes = listCauses(broken, site)
  for (const [cause, ...others] of Map.groupBy(causes, identifyCause).values()) {
    const explained = others.length + 1
    if (cause === undefined || explained < broken.length * MIN_SHARE_OF_ONE_CAUSE) continue
    const addresses = describeBroken(explained, broken.length)
    return { kind: 'common-cause', message: describeCause(cause, addresses, site.served) }
  }
  return undefined
}

/** Returns the possible causes of each finding. Base paths come first: they explain the others. */
function listCauses(
  broken: readonly Finding[],
  { served, allNames, addresses }: DiagnosedSite,
): readonly Cause[] {
  const causes: Cause[] = []
  const brokenCount = broken.reduce((sum, finding) => sum + finding.occurrences, 0)
  const mayBeBasePath = brokenCount >= addresses * MIN_SHARE_OF_ALL_ADDRESSES
  if (mayBeBasePath) {
    for (const finding of broken) causes.push(...listOtherBasePaths(finding, served))
  }

  const foldersOfFiles = new Set(allNames.map((name) => getFolder(name.toLowerCase())))
  const folders = new Set([...foldersOfFiles].flatMap(listFoldersOnPath))
  for (const finding of broken) {
    const cause = findCause(finding, served, folders)
    if (cause !== undefined) causes.push(cause)
  }
  return causes
}

function isBrokenAddress(finding: Finding): boolean {
  const { code, severity } = finding
  return ADDRESS_CODES.has(code) && !isAccepted(finding) && severity !== 'notice'
}

/** Returns a key that equal causes share. */
function identifyCause(cause: Cause): string {
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
function describeBroken(found: number, all: number): string {
  const addresses = formatCount(all, 'address', 'addresses')
  if (found < all) return `${found.toLocaleString('en')} of ${addresses} that are not found`
  return `All ${addresses} that are not found`
}

/**
 * Returns a cause as a sentence. `broken`: how many addresses are broken because of it, in words.
 */
function describeCause(cause: Cause, broken: string, { site }: ServedSite): string {
  switch (cause.kind) {
    case 'base-path':
      return `The site seems to be built for “${cause.basePath}”, but \`base-path\` is “${site.basePath}”: set \`base-path: ${cause.basePath}\`, or build the site for “${site.basePath}”.`
    case 'other-ending':
      return `${broken} exist with another ending: check that \`host\` is the host that the site was built for.`
    case 'other-case':
      return `${broken} exist with different capitalization: check whether a system that ignores case has renamed files.`
    case 'no-twins':
      return `${broken} end in .md, and their pages exist: the build wrote no Markdown versions of these pages.`
    case 'missing-folder':
      return `${broken} are below “${cause.folder}”, a folder that the site does not have. Add the folder or, if it is published elsewhere, accept “${escapeGlob(cause.folder)}**”.`
  }
}

/** Returns the decoded path of a broken address, starting at the root of the host. */
function decodeTargetPath({ address, target }: Finding): Bytes {
  const [path = ''] = (address ?? target).split(/[?#]/, 1)
  return percentDecode(toBytes(path)) ?? toBytes(path)
}

/** Returns the folders on a path, outermost first. */
function listFoldersOnPath(path: Bytes): readonly Bytes[] {
  return [...path.matchAll(/\//g)]
    .slice(0, MAX_FOLDERS + 1)
    .map(({ index }) => path.slice(0, index + 1))
}

/** Returns the base paths under which a broken address would be that of a file. */
function listOtherBasePaths(finding: Finding, served: ServedSite): readonly Cause[] {
  const { basePath } = served.site
  const path = decodeTargetPath(finding)
  const causes: Cause[] = []
  for (const folder of listFoldersOnPath(path)) {
    const other = toText(folder)
    const file = served.findServedFile(path.slice(folder.length))
    if (other === basePath || file === undefined) continue
    // Any folder may be the home page of another site. With a suggestion, a page of this one was
    // meant.
    if (folder === path && finding.suggestion !== undefined) continue
    causes.push({ kind: 'base-path', basePath: other })
  }
  return causes
}

/**
 * Returns how a broken address differs from an existing one, or its outermost folder that the site
 * does not have. If the site has redirects, a missing folder says nothing. `folders` are the site's
 * folders in lower case.
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
      return { kind: 'other-ending' }
    case 'case':
      return { kind: 'other-case' }
    default:
      return undefined
  }
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
  const isNamed = finding.spots.every(
    ({ page }) => !isPage(page) || getStem(toBytes(page)) === stem,
  )
  return isNamed && isPageServed(stem, served)
}

function findMissingFolder(
  finding: Finding,
  { site, ruleSet }: ServedSite,
  folders: ReadonlySet<string>,
): Cause | undefined {
  if (ruleSet.rules.length > 0) return undefined
  const root = toBytes(site.basePath)
  for (const folder of listFoldersOnPath(decodeTargetPath(finding))) {
    if (folder.length <= root.length || !folder.startsWith(root)) continue
    const name = resolveSymlinkLoops(folder.slice(root.length), site.symlinkLoops).toLowerCase()
    if (!folders.has(name)) return { kind: 'missing-folder', folder: toText(folder) }
  }
  return undefined
}
