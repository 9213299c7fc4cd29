/** Finds out whether the folder or archive of a site is the right one. */
import { basename, dirname, join, relative, sep } from 'node:path'
import { isWithin } from '../../disk/paths.ts'
import { type Bytes, toText } from '../../web/byte-strings.ts'
import { isPage } from '../../web/page-names.ts'
import type { DiagnosedSite, Diagnosis } from './diagnosed-site.ts'

/**
 * Returns a diagnosis if the folder or archive does not have the site's pages where they belong.
 */
export function diagnoseFolder({
  servedSite,
  workspace = '.',
  job,
}: DiagnosedSite): Diagnosis | undefined {
  const { root, names } = servedSite.snapshot
  if (!names.some(isPage)) return diagnoseMissingPages(root, names, job)
  if (names.some((name) => isPage(name) && !name.includes('/'))) return undefined
  const homePage = findOnlyHomePage(names)
  if (homePage === undefined) return undefined

  const name = toText(homePage)
  const parentFolder = isWithin(root, workspace) ? workspace : dirname(root)
  const folder = relative(parentFolder, join(root, dirname(name))).replaceAll(sep, '/')
  const message = `${name} exists: is the site in the folder ${folder}?`
  return { kind: 'other-folder', message }
}

/** Returns the diagnosis for a site without pages. */
function diagnoseMissingPages(
  root: string,
  [example]: readonly Bytes[],
  job: string | undefined,
): Diagnosis {
  const onlyOthers = example === undefined ? '' : `, only files such as ${toText(example)}`
  if (job !== undefined) {
    const message = `The archive contains no HTML files${onlyOthers}: there was nothing to check.`
    return { kind: 'no-pages', message }
  }
  const question = 'is this the folder that the generator writes the site to?'
  const message = `There are no HTML files in ${basename(root)}${onlyOthers}: ${question}`
  return { kind: 'other-folder', message }
}

/** Returns the `index.html` closest to the root; undefined if several are equally close. */
function findOnlyHomePage(names: readonly Bytes[]): Bytes | undefined {
  const homePages = names.filter((name) => name.endsWith('/index.html'))
  const measureDepth = (name: string) => name.split('/').length
  const minDepth = Math.min(...homePages.map(measureDepth))
  const [homePage, ...others] = homePages.filter((name) => measureDepth(name) === minDepth)
  if (others.length > 0) return undefined
  return homePage
}
