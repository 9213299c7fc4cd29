/** One sentence about the site as a whole, where most findings have one cause. */
import { basename, dirname, join, relative, sep } from 'node:path'
import { count } from '../common/units.ts'
import { isWithin } from '../disk/paths.ts'
import { escapeGlob } from '../findings/accepted/glob.ts'
import type { Code } from '../findings/codes.ts'
import { type Finding, isCounted } from '../findings/finding.ts'
import type { SuggestionKind } from '../findings/suggestion.ts'
import { type Bytes, percentDecode, toBytes, toText } from '../web/byte-strings.ts'
import type { ServedSite } from '../web/host/served-site.ts'
import { getStem, isPage } from '../web/page-names.ts'
import { resolveLoops } from '../web/tree.ts'
import { isMarkdown, isPageAnswered, takeStemOfPage } from './rules/markdown-twins.ts'

/** What is probably wrong with a site as a whole, or with its host. */
export interface Diagnosis {
  /**
   * `other-folder`: the folder of the site may be another one; `common-cause`: most findings have
   * this cause.
   */
  readonly kind: 'other-folder' | 'no-pages' | 'common-cause'
  /** One sentence, foreign names included. */
  readonly message: string
}

/** Fewer findings have a cause each. */
const MIN_FINDINGS = 3
/** How many of them have to have the same cause. */
const NEARLY_ALL = 0.9
/**
 * What share of all addresses they have to be, as written: fewer lead to another site, such as an
 * earlier version beside it.
 */
const MANY = 0.25

/** A base path has few folders; an address may have hundreds. */
const MAX_FOLDERS = 4

/** The codes of findings about addresses that nothing answers. */
const OF_ADDRESSES: ReadonlySet<Code> = new Set([
  'broken-link',
  'broken-asset',
  'outside-base-path',
])

/**
 * Returns what is probably wrong with a site as a whole; undefined if nothing is.
 * `addresses` is how many were checked, each as often as it is written; `listed`: its files,
 * with those that its host leaves out. Folders are named from `workspace` on, if the site is in it.
 * `job`: the export that it is of, if it is of one.
 */
export function findDiagnosis(
  served: ServedSite,
  listed: readonly Bytes[],
  addresses: number,
  findings: readonly Finding[],
  workspace = '',
  job?: string,
): Diagnosis | undefined {
  const wrongFolder = diagnoseFolder(served, workspace, job)
  return wrongFolder ?? diagnoseCause(served, listed, addresses, findings)
}

/** What is said of a folder, or an archive, in which the site is not. */
function diagnoseFolder(
  { site: { root, names } }: ServedSite,
  workspace: string,
  job: string | undefined,
): Diagnosis | undefined {
  const held = names[0] === undefined ? 'and no other' : `but for example ${toText(names[0])}`
  if (!names.some(isPage)) {
    if (job !== undefined)
      return { kind: 'no-pages', message: `The archive contains no HTML file, ${held}.` }
    const question = 'is this the folder that the generator writes the site to?'
    const message = `There is no HTML file in ${basename(root)}, ${held}: ${question}`
    return { kind: 'other-folder', message }
  }
  if (names.some((name) => isPage(name) && !name.includes('/'))) return undefined
  const home = onlyHomePage(names)
  if (home === undefined) return undefined
  const from = isWithin(root, workspace) ? workspace : dirname(root)
  const inner = relative(from, join(root, dirname(toText(home))))
  const folder = inner.replaceAll(sep, '/')
  const message = `${toText(home)} exists: is the site in the folder ${folder}?`
  return { kind: 'other-folder', message }
}

/** What is said where nearly all broken addresses have one cause. */
function diagnoseCause(
  served: ServedSite,
  listed: readonly Bytes[],
  addresses: number,
  findings: readonly Finding[],
): Diagnosis | undefined {
  const broken = findings.filter(
    (finding) =>
      OF_ADDRESSES.has(finding.code) && isCounted(finding) && finding.severity !== 'notice',
  )
  if (broken.length < MIN_FINDINGS) return undefined
  const times = broken.reduce((sum, finding) => sum + finding.count, 0)
  let ofPaths: readonly string[] = []
  if (times >= addresses * MANY)
    ofPaths = broken.flatMap((finding) => otherBasePaths(finding, served))
  const folders = new Set(listed.flatMap((name) => foldersOf(name.toLowerCase())))
  const causes = [
    ...ofPaths,
    ...broken.flatMap((finding) => causeOf(finding, served, folders) ?? []),
  ]
  for (const [cause, { length }] of Map.groupBy(causes, (each) => each)) {
    if (length < broken.length * NEARLY_ALL) continue
    const all = count(broken.length, 'address', 'addresses')
    let found = `All ${all}`
    if (length < broken.length) found = `${length.toLocaleString('en')} of ${all}`
    return { kind: 'common-cause', message: cause.replace(ALL, `${found} that are not found`) }
  }
  return undefined
}

/** Returns the only `index.html` of those in the highest folders that have one. */
function onlyHomePage(names: readonly Bytes[]): Bytes | undefined {
  const homes = names.filter((name) => name.endsWith('/index.html'))
  const depthOf = (name: string) => name.split('/').length
  const least = Math.min(...homes.map(depthOf))
  const highest = homes.filter((name) => depthOf(name) === least)
  if (highest.length === 1) return highest[0]
  return undefined
}

/** Stands for the broken addresses in what is said of their cause. */
const ALL = '{all}'

/** How a broken address differs from what exists, where that says something about others. */
const DIFFERENCES: { readonly [Kind in SuggestionKind]?: string } = {
  ending: `${ALL} exist with another ending: check that \`host\` is the host that the site was built for.`,
  case: `${ALL} exist in another case: check whether a system that ignores case has renamed files.`,
}

const UNWRITTEN = `${ALL} end in .md, and their pages exist: the build wrote no Markdown versions of these pages.`

/** Returns the path of a broken address, decoded, from the root of the host on. */
function pathOf({ address, target }: Finding): Bytes {
  const [path = ''] = (address ?? target).split(/[?#]/, 1)
  return percentDecode(toBytes(path)) ?? toBytes(path)
}

/** Returns the folders on a path, the highest first. */
function foldersOf(path: Bytes): readonly Bytes[] {
  return [...path.matchAll(/\//g)]
    .slice(0, MAX_FOLDERS + 1)
    .map(({ index }) => path.slice(0, index + 1))
}

/**
 * Returns the other base paths below which a broken address would be that of a file, each in a
 * sentence.
 */
function otherBasePaths(finding: Finding, served: ServedSite): readonly string[] {
  const { basePath } = served.site
  const path = pathOf(finding)
  return (
    foldersOf(path)
      .filter(
        (base) =>
          toText(base) !== basePath && served.findServedFile(path.slice(base.length)) !== undefined,
      )
      // Any folder may be the home page of another site; what is near to a page is meant to be
      // that.
      .filter((base) => base !== path || finding.suggestion === undefined)
      .map(
        (base) =>
          `The site seems to be built for “${toText(base)}”, but \`base-path\` is “${basePath}”: set \`base-path: ${toText(base)}\`, or build the site for “${basePath}”.`,
      )
  )
}

/**
 * Is it the Markdown version of a page, which the page itself or a document for AI agents names?
 * Other pages link to the sources of pages in this way.
 */
function isUnwrittenVersion(finding: Finding, served: ServedSite): boolean {
  const root = toBytes(served.site.basePath)
  const path = pathOf(finding)
  if (!path.startsWith(root) || !isMarkdown(path)) return false
  const stem = takeStemOfPage(path.slice(root.length))
  const isNamed = finding.spots.every(
    ({ page }) => !isPage(page) || getStem(toBytes(page)) === stem,
  )
  return isNamed && isPageAnswered(stem, served)
}

/**
 * Returns how a broken address differs from what it is near to, or the highest folder of it in
 * which the site has no file. Where rules lead elsewhere, that says nothing. `folders` are those of
 * the site in lower case.
 */
function causeOf(
  finding: Finding,
  served: ServedSite,
  folders: ReadonlySet<string>,
): string | undefined {
  const { site, redirects } = served
  if (isUnwrittenVersion(finding, served)) return UNWRITTEN
  if (finding.suggestion !== undefined) return DIFFERENCES[finding.suggestion.kind]
  const root = toBytes(site.basePath)
  const isMissing = (folder: Bytes) =>
    folder.length > root.length &&
    folder.startsWith(root) &&
    !folders.has(resolveLoops(folder.slice(root.length), site.loops).toLowerCase())
  const folder = foldersOf(pathOf(finding)).find(isMissing)
  if (folder === undefined || redirects.rules.length > 0) return undefined
  const name = toText(folder)
  return `${ALL} are below “${name}”, a folder that the site does not have. Add the folder or, if it is published elsewhere, accept “${escapeGlob(name)}**”.`
}
