/** Finds out whether the folder or archive of a site is the right one. */
import { existsSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { hasArchiveExtension } from '../../archive/archive-extension.ts'
import { isWithin } from '../../disk/paths.ts'
import type { Finding } from '../../findings/finding.ts'
import { type Bytes, getLastSegment, toText } from '../../web/byte-strings.ts'
import { HOME_PAGE, isPage } from '../../web/page-names.ts'
import { decodeBasePath, removeBasePath } from '../../web/paths.ts'
import { makeDiskPath } from '../../web/tree.ts'
import type { DiagnosedSite, Diagnosis } from './diagnosed-site.ts'
import { diagnoseJekyllSource, diagnoseSource } from './generator-source.ts'
import { decodeTargetPath } from './target-path.ts'

/** How many findings are compared with the folder around that of the site. */
const MAX_COMPARED_FINDINGS = 100

/**
 * Returns a diagnosis if the folder or archive does not have the site's pages where they belong.
 */
export function diagnoseFolder(site: DiagnosedSite): Diagnosis | undefined {
  const { servedSite, job } = site
  const { root, names } = servedSite.snapshot
  if (!names.some(isPage)) return diagnoseMissingPages(root, names, job)
  const message = diagnoseMisplacedPages(site)
  if (message === undefined) return undefined
  return { kind: 'other-folder', message }
}

/** Returns why the pages are in another folder than expected; undefined if that is not known. */
function diagnoseMisplacedPages(site: DiagnosedSite): string | undefined {
  const { servedSite, allNames } = site
  const { names } = servedSite.snapshot
  const hasPageInRoot = names.some((name) => isPage(name) && !name.includes('/'))
  if (hasPageInRoot) return diagnoseJekyllSource(allNames) ?? diagnoseParent(site)
  return diagnoseSubfolder(site) ?? diagnoseSource(allNames)
}

/** Returns the question whether the site is in a folder within its folder. */
function diagnoseSubfolder({ servedSite, workspace = '.' }: DiagnosedSite): string | undefined {
  const { root, names } = servedSite.snapshot
  const homePage = findOnlyHomePage(names)
  if (homePage === undefined) return undefined
  const name = toText(homePage)
  const folder = describePath(join(root, dirname(name)), root, workspace)
  return `${name} exists: is the site in the folder ${folder}?`
}

/**
 * Returns the question whether the site is the folder around its folder: it has a home page, and
 * one of the missing files.
 */
function diagnoseParent({
  servedSite,
  findings,
  workspace = '.',
}: DiagnosedSite): string | undefined {
  const { root, names, basePath } = servedSite.snapshot
  if (names.some((name) => name.toLowerCase() === HOME_PAGE)) return undefined
  const parent = dirname(root)
  const hasMissingFile = findings
    .slice(0, MAX_COMPARED_FINDINGS)
    .some((finding) => hasLoadedFile(parent, finding, basePath))
  if (!hasMissingFile || !existsSync(join(parent, HOME_PAGE))) return undefined
  return `../${HOME_PAGE} exists: is the site in the folder ${describePath(parent, root, workspace)}?`
}

/** Would a folder have the file that a finding is about, if it were the site? */
function hasLoadedFile(folder: string, finding: Finding, basePath: string): boolean {
  if (finding.code !== 'broken-asset') return false
  const name = removeBasePath(decodeTargetPath(finding), decodeBasePath(basePath))
  const isFileName = name !== undefined && getLastSegment(name) !== ''
  return isFileName && existsSync(makeDiskPath(folder, name))
}

/**
 * Returns the path of a folder from the workspace if the site is in it, or from around the site.
 */
function describePath(folder: string, root: string, workspace: string): string {
  const parentFolder = isWithin(root, workspace) ? workspace : dirname(root)
  const path = relative(parentFolder, folder).replaceAll(sep, '/')
  return path === '' ? basename(folder) : path
}

/** Returns the diagnosis for a site without pages. */
function diagnoseMissingPages(
  root: string,
  names: readonly Bytes[],
  job: string | undefined,
): Diagnosis {
  const [example] = names
  if (example !== undefined && names.length === 1 && hasArchiveExtension(example))
    return diagnoseOnlyArchive(root, example, job)
  const onlyOthers = example === undefined ? '' : `, only files such as ${toText(example)}`
  if (job !== undefined) {
    const message = `The archive contains no HTML files${onlyOthers}: there was nothing to check.`
    return { kind: 'no-pages', message }
  }
  const question = 'is this the folder that the generator writes the site to?'
  const message = `There are no HTML files in ${basename(root)}${onlyOthers}: ${question}`
  return { kind: 'other-folder', message }
}

/** Returns the diagnosis for a site that consists of one file, an archive. */
function diagnoseOnlyArchive(root: string, archive: Bytes, job: string | undefined): Diagnosis {
  const name = toText(archive)
  if (job !== undefined) {
    const message = `The archive contains only another archive, ${name}, so there was nothing to check: contact the service’s support.`
    return { kind: 'no-pages', message }
  }
  const message = `${basename(root)} contains only an archive, ${name}: unpack it first.`
  return { kind: 'other-folder', message }
}

/**
 * Folders that are no sites: packages, templates, and hidden folders other than those that
 * generators write sites to.
 */
const NO_SITE =
  /(?:^|\/)(?:node_modules|_?layouts|_?includes|themes|archetypes|\.(?!vitepress\/dist\/|output\/public\/|vercel\/output\/static\/)[^/]*)\//

/**
 * Returns the `index.html` closest to the root that may be that of a site; undefined if several are
 * equally close.
 */
function findOnlyHomePage(names: readonly Bytes[]): Bytes | undefined {
  const homePages = names.filter((name) => name.endsWith(`/${HOME_PAGE}`) && !NO_SITE.test(name))
  const measureDepth = (name: string) => name.split('/').length
  const minDepth = Math.min(...homePages.map(measureDepth))
  const [homePage, ...others] = homePages.filter((name) => measureDepth(name) === minDepth)
  if (others.length > 0) return undefined
  return homePage
}
