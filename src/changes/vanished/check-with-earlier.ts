/** Finds addresses of an earlier site that are no longer served, and writes redirects for them. */
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import {
  type CheckOptions,
  type CheckResult,
  checkSite,
  collectEarlierFindings,
} from '../../check/check-site.ts'
import { EarlierPaths } from '../../check/earlier-paths.ts'
import type { FindingCounter } from '../../check/rules/finding-counter.ts'
import { formatCount } from '../../common/units.ts'
import { type SafeText, safe } from '../../text/clean.ts'
import {
  html,
  type Markup,
  renderCode,
  renderLinesToCopy,
  type Section,
} from '../../text/markup.ts'
import {
  type Bytes,
  getFolder,
  makeReadable,
  NO_BYTES,
  percentEncode,
  toBytes,
  toText,
} from '../../web/byte-strings.ts'
import { HOST_NAMES, type Host } from '../../web/host/hosts.ts'
import { selectPublishedFiles } from '../../web/host/published-files.ts'
import { listRedirectFiles } from '../../web/host/served-site.ts'
import type { SiteData } from '../../web/host/site-data.ts'
import { makeDiskPath } from '../../web/tree.ts'
import type { ComparedFolders } from '../compare-folders.ts'
import type { SitePair } from '../comparer.ts'
import { LostAnchorCounter } from './count-lost-anchors.ts'
import { findVanishedPages, type VanishedPage } from './find-vanished-pages.ts'
import { type PrintedRedirects, printRedirects } from './print-redirects.ts'

/** How many further addresses of a page are listed. */
const MAX_LISTED_ADDRESSES = 3
/** How many files with redirects are listed. */
const MAX_LISTED_FILES = 9

/** The parts of a comparison that the check needs. */
export type ComparedBuilds = Omit<ComparedFolders, 'comparison' | 'path' | 'lostAnchors'> &
  Partial<Pick<ComparedFolders, 'lostAnchors'>>

/** A check of a site and an earlier one. */
interface CheckWithEarlier {
  readonly verdict: CheckResult
  /** A section about the redirects for the summary; undefined if none were written. */
  readonly redirects: Section | undefined
}

/**
 * Checks a site like `checkSite`. If there is an earlier site, it is checked under the same rules,
 * to tell which findings are new. Each vanished page and anchor is a finding, too. Redirects for
 * pages are written into a new folder within `reportDir`, whose path is logged.
 * @throws the errors of `checkSite`; any file-system error if the redirects cannot be written
 */
export async function checkWithEarlier(
  options: Omit<CheckOptions, 'reportChanges'>,
  compared: ComparedBuilds | undefined,
): Promise<CheckWithEarlier> {
  if (compared === undefined) return { verdict: await checkSite(options), redirects: undefined }
  const { reportDir, signal, info } = options
  const { moves, changes, lostAnchors = [] } = compared
  const lost = new LostAnchorCounter(lostAnchors)
  let redirects: Section | undefined
  // The expected number of pages is only known for the later site.
  const earlierOptions: CheckOptions = {
    ...options,
    listed: compared.earlierInFull,
    pageCount: undefined,
    onAnchorsRead: (asked, served) => lost.noteLinkedAnchors(asked, served),
  }
  const logOfEarlier = (line: SafeText) => info(safe`Earlier site: ${line}`)
  const earlierPaths = new EarlierPaths({
    earlier: compared.earlier.names,
    later: compared.later.names,
    moves,
    basePath: options.basePath,
  })
  const verdict = await checkSite({
    ...options,
    earlierPaths,
    earlier: await collectEarlierFindings({ ...earlierOptions, info: logOfEarlier }),
    listed: compared.later,
    async reportChanges(later, counter) {
      const earlier = (await selectPublishedFiles(compared.earlier, later, signal)).site
      const pages = await findVanishedPages(earlier, later, moves, signal)
      reportVanished(pages, later, counter)
      const suggestions = lost.report({ earlier, later }, counter)
      // Without a host, each host's own rules may need redirects.
      const isNeeded = pages.length > 0 || later.host === undefined
      if (reportDir === undefined || !isNeeded) return { sections: [changes], suggestions }
      redirects = await writeRedirects(reportDir, { earlier, later, moves }, signal, info)
      if (redirects === undefined) return { sections: [changes], suggestions }
      return { sections: [changes, redirects], suggestions }
    },
  })
  return { verdict, redirects }
}

/** Reports one finding for each page, under the first of its vanished addresses. */
function reportVanished(
  pages: readonly VanishedPage[],
  site: SiteData,
  counter: FindingCounter,
): void {
  const showPath = (path: Bytes): string => site.basePath + makeReadable(path)
  for (const page of pages) {
    const { gone, to } = page
    const [first = '', ...more] = gone
    const named = more.slice(0, MAX_LISTED_ADDRESSES).map(showPath)
    if (named.length < more.length) named.push('…')
    const values = { others: named.join(', '), to: showPath(to ?? NO_BYTES) }
    counter.reportAddress(chooseKind(page), toBytes(site.basePath).concat(first), values)
  }
}

function chooseKind({ to, isReachable }: VanishedPage) {
  if (to === undefined) return 'vanished-page'
  if (isReachable) return 'vanished-page/address'
  return 'vanished-page/moved'
}

/**
 * Writes redirects for the pages in the format of the site's host or, without one, of each host.
 * Returns a section with instructions to copy them; undefined if there are none.
 * @throws the reason of `signal` soon after it is aborted; any file-system error
 */
async function writeRedirects(
  reportDir: string,
  { earlier, later, moves }: SitePair<SiteData> & Pick<ComparedFolders, 'moves'>,
  signal: AbortSignal,
  info: (line: SafeText) => void,
): Promise<Section | undefined> {
  const folder = findFreeFolder(join(reportDir, 'redirects'))
  const { host: ownHost } = later
  const written: PrintedRedirects[] = []
  const names: string[] = []
  for (const host of ownHost === undefined ? HOST_NAMES : [ownHost]) {
    const site = serveByHost(later, host)
    const pages = await findVanishedPages(serveByHost(earlier, host), site, moves, signal)
    const printed = printRedirects(host, pages, site)
    if (printed === undefined) continue
    await writeRedirectFiles(join(folder, host), printed, signal)
    written.push(printed)
    for (const name of printed.files.keys())
      names.push(`${basename(folder)}/${host}/${toText(name)}`)
  }
  if (written.length === 0) return undefined
  const most = Math.max(...written.map(({ addresses }) => addresses))
  if (most === 0) {
    info(safe`No redirects were written: the omitted ones are listed in ${folder}`)
    return undefined
  }
  const upTo = written.length === 1 ? '' : 'up to '
  const what = `${upTo}${formatCount(most, 'address', 'addresses')} of the earlier site`
  const isWhole = written.every(({ leftOut }) => leftOut.length === 0)
  const but = isWhole ? '' : '; the omitted ones are listed next to them'
  const hostFolder = ownHost === undefined ? folder : join(folder, ownHost)
  info(safe`Redirects for ${what} are in ${hostFolder}${but}`)
  return {
    heading: `Redirects for ${what}${but}`,
    content: describeCopying(names, `${basename(folder)}/${ownHost ?? 'HOST'}/.`),
  }
}

/** Returns how a later step copies the files with redirects `from` the folder of the report. */
function describeCopying(names: readonly string[], from: string): Markup {
  const where = html`${listFirstNames(names)} in the folder of the report`
  const report = html`<code>REPORT</code> is the output <code>verifyReport</code>`
  const copying = html`To copy them in a later step, where ${report}`
  return html`<p>${where}. Add them to the sources of the site. ${copying}:</p>
${renderLinesToCopy([safe`cp -r "$(dirname "$REPORT")"/${from} .`])}`
}

/** Returns the first names as code, and the number of others. */
function listFirstNames(names: readonly string[]): Markup {
  const shown = names.slice(0, MAX_LISTED_FILES).map((name, i) => {
    const comma = i === 0 ? '' : ', '
    return html`${comma}${renderCode(name)}`
  })
  const more = names.length - shown.length
  const rest = more > 0 ? ` and ${formatCount(more, 'more file')}` : ''
  const verb = names.length === 1 ? 'is' : 'are'
  return html`${shown}${rest} ${verb}`
}

/** Returns `path`, with a number appended if it exists, because folders for reports are reused. */
function findFreeFolder(path: string): string {
  for (let number = 2, name = path; ; number++) {
    if (!existsSync(name)) return name
    name = `${path}-${number}`
  }
}

/** Returns a site as this host serves it. */
function serveByHost(site: SiteData, host: Host): SiteData {
  const read = listRedirectFiles({ host, basePath: site.basePath })
  return {
    ...site,
    host,
    redirectFiles: site.redirectFiles.filter(({ name }) => read.includes(name)),
  }
}

/** Writes files into a new folder, and the list of omitted redirects next to it. */
async function writeRedirectFiles(
  folder: string,
  { files, leftOut }: PrintedRedirects,
  signal: AbortSignal,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [name, content] of files) {
    signal.throwIfAborted()
    await mkdir(makeDiskPath(folder, getFolder(name)), { recursive: true })
    await writeFile(makeDiskPath(folder, name), Buffer.from(content, 'latin1'))
  }
  const lines = leftOut.map(({ from, to, why }) => `${encodeUnprintable(from)} -> ${to}: ${why}\n`)
  if (lines.length > 0) await writeFile(`${folder}-left-out.txt`, lines.join(''))
}

const encodeUnprintable = (bytes: Bytes): Bytes => bytes.replace(/[^\x21-\x7e]/g, percentEncode)
