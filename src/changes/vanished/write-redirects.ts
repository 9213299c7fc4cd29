/** Writes redirects for vanished pages, and explains how to use them. */
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { runReportWork } from '../../common/report-error.ts'
import { formatCount } from '../../common/units.ts'
import { type LogLine, safe } from '../../text/clean.ts'
import {
  html,
  joinMarkupAsWords,
  type Markup,
  renderCode,
  renderLinesToCopy,
  type Section,
} from '../../text/markup.ts'
import { type Bytes, getFolder, percentEncode, toText } from '../../web/byte-strings.ts'
import { HOST_IDS, type HostId } from '../../web/host/all-hosts.ts'
import { listRedirectFileNames } from '../../web/host/parse-redirect-file.ts'
import type { SiteSnapshot } from '../../web/host/site-snapshot.ts'
import { makeDiskPath } from '../../web/tree.ts'
import type { Move, SitePair } from '../comparison.ts'
import { findVanishedPages } from './find-vanished-pages.ts'
import { type GeneratedRedirects, generateRedirects } from './generate-redirects.ts'

/** How many files with redirects are listed. */
const MAX_LISTED_FILES = 9

/** Two builds of a site, and the pages that certainly moved. */
export interface SitesWithMoves extends SitePair<SiteSnapshot> {
  readonly moves: readonly Move[]
}

/** The redirects that were written for a host. */
interface HostRedirects extends GeneratedRedirects {
  readonly host: HostId
}

/**
 * Writes redirects for the pages in the format of the site's host or, without one, of each host.
 * Returns a section with instructions to copy them; undefined if there are none.
 * @throws the reason of `signal` soon after it is aborted; ReportError if a file cannot be written
 */
export async function writeRedirects(
  reportFolder: string,
  sites: SitesWithMoves,
  signal: AbortSignal,
  info: LogLine,
): Promise<Section | undefined> {
  const folder = findFreeFolder(join(reportFolder, 'redirects'))
  const redirects = await writeForEachHost(folder, sites, signal)
  if (redirects.length === 0) return undefined
  const addresses = describeAddresses(redirects)
  if (addresses === undefined) {
    info(safe`No redirects were written: the omitted ones are listed in ${folder}`)
    return undefined
  }

  const areAllWritten = redirects.every(({ omitted }) => omitted.length === 0)
  const note = areAllWritten ? '' : '; the omitted ones are listed next to them'
  const { host: ownHost } = sites.later
  const hostFolder = ownHost === undefined ? folder : join(folder, ownHost)
  info(safe`Redirects for ${addresses} are in ${hostFolder}${note}`)

  const folderName = basename(folder)
  const names = redirects.flatMap(({ host, files }) =>
    [...files.keys()].map((name) => `${folderName}/${host}/${toText(name)}`),
  )
  return {
    heading: `Redirects for ${addresses}${note}`,
    content: describeCopying(names, `${folderName}/${ownHost ?? 'HOST'}/.`),
  }
}

/** Returns how many addresses are redirected, in words; undefined if no host redirects any. */
function describeAddresses(redirects: readonly HostRedirects[]): string | undefined {
  const maxCount = Math.max(...redirects.map(({ addressCount }) => addressCount))
  if (maxCount === 0) return undefined
  const qualifier = redirects.length === 1 ? '' : 'up to '
  return `${qualifier}${formatCount(maxCount, 'address', 'addresses')} of the earlier site`
}

/** Writes the redirects of each host that may serve the site into a folder with its name. */
async function writeForEachHost(
  folder: string,
  { earlier, later, moves }: SitesWithMoves,
  signal: AbortSignal,
): Promise<readonly HostRedirects[]> {
  const written: HostRedirects[] = []
  for (const host of later.host === undefined ? HOST_IDS : [later.host]) {
    const earlierOnHost = makeSnapshotOnHost(earlier, host)
    const laterOnHost = makeSnapshotOnHost(later, host)
    const pages = await findVanishedPages(earlierOnHost, laterOnHost, moves, signal)
    const redirects = generateRedirects(host, pages, laterOnHost)
    if (redirects === undefined) continue
    await runReportWork(folder, () => writeRedirectFiles(join(folder, host), redirects, signal))
    written.push({ host, ...redirects })
  }
  return written
}

/** Returns how a later step copies the files with redirects `from` the folder of the report. */
function describeCopying(names: readonly string[], from: string): Markup {
  const where = html`${listFirstNames(names)} in the report folder`
  const report = html`<code>REPORT</code> to the output <code>verifyReport</code>`
  const copying = html`To copy them in a later step, set ${report}, and run this command`
  return html`<p>${where}. Add the redirects to the sources of the site. ${copying}:</p>
${renderLinesToCopy([safe`cp -r "$(dirname "$REPORT")"/${from} .`])}`
}

/** Returns the first names as code, and the number of others. */
function listFirstNames(names: readonly string[]): Markup {
  const shown = names.slice(0, MAX_LISTED_FILES).map(renderCode)
  const more = names.length - shown.length
  if (more > 0) shown.push(html`${formatCount(more, 'more file')}`)
  const verb = names.length === 1 ? 'is' : 'are'
  return html`${joinMarkupAsWords(shown)} ${verb}`
}

/** Returns `path`, with a number appended if it exists, because folders for reports are reused. */
function findFreeFolder(path: string): string {
  if (!existsSync(path)) return path
  for (let number = 2; ; number++) {
    const numberedPath = `${path}-${number}`
    if (!existsSync(numberedPath)) return numberedPath
  }
}

/** Returns a site as this host serves it. */
function makeSnapshotOnHost(snapshot: SiteSnapshot, host: HostId): SiteSnapshot {
  const readNames = listRedirectFileNames({ host, basePath: snapshot.basePath })
  const redirectFiles = snapshot.redirectFiles.filter(({ name }) => readNames.includes(name))
  return { ...snapshot, host, redirectFiles }
}

/** Writes files into a new folder, and the list of omitted redirects next to it. */
async function writeRedirectFiles(
  folder: string,
  { files, omitted }: GeneratedRedirects,
  signal: AbortSignal,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [name, content] of files) {
    signal.throwIfAborted()
    await mkdir(makeDiskPath(folder, getFolder(name)), { recursive: true })
    await writeFile(makeDiskPath(folder, name), Buffer.from(content, 'latin1'))
  }
  const lines = omitted.map(({ from, to, why }) => `${encodeUnprintable(from)} -> ${to}: ${why}\n`)
  if (lines.length > 0) await writeFile(`${folder}-left-out.txt`, lines.join(''))
}

const encodeUnprintable = (bytes: Bytes): Bytes => bytes.replace(/[^\x21-\x7e]/g, percentEncode)
