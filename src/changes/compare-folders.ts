import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runReportWork } from '../common/report-error.ts'
import { formatCount } from '../common/units.ts'
import { type LogLine, safe } from '../text/clean.ts'
import { writeJsonReport } from '../text/json-report.ts'
import type { Section } from '../text/markup.ts'
import { type Bytes, NO_BYTES, toBytes, toText } from '../web/byte-strings.ts'
import { cutAfterUnpublishedDotfile } from '../web/host/dotfiles.ts'
import { selectPublishedFiles } from '../web/host/published-files.ts'
import type { SiteLocation } from '../web/host/site-snapshot.ts'
import type { SiteFolder } from '../web/list-tree.ts'
import { getFileName, type Tree } from '../web/tree.ts'
import { usePool } from '../workers/pool.ts'
import { makeChangesReport } from './changes-report.ts'
import { compareSites } from './compare-sites.ts'
import { type Comparison, findCertainMoves, type LostPageAnchors, type Move } from './comparison.ts'
import { COMPARISON_TASK } from './comparison-pool.ts'
import { makeChangesSection, renderChangesPage } from './render-changes.ts'

/** Two builds of a site. */
export interface SitesToCompare {
  /** Each has an `index.html`. */
  readonly earlier: SiteFolder
  readonly later: SiteFolder
  /** The host name of the two sites, if known. */
  readonly domain: string | undefined
}

/** The sites to compare, and where the reports are written. */
interface CompareFoldersOptions extends SitesToCompare, SiteLocation {
  /** The folder for `changes.json` and `changes.md`; undefined if nothing is written. */
  readonly reportFolder: string | undefined
  /** The heading of `changes.md`. */
  readonly subject: string
  /** Where the later site can be viewed, with a slash at the end, if that is known. */
  readonly previewUrl?: string | undefined
  readonly signal: AbortSignal
  /** Logs a line about unreadable files. */
  readonly info: LogLine
}

/** Two sites and their comparison. */
export interface FolderComparison {
  /** The earlier site as listed. */
  readonly earlierAsListed: Tree
  /** The earlier site without the files next to it in its branch. */
  readonly earlier: Tree
  /** The later site as listed. */
  readonly laterAsListed: Tree
  readonly comparison: Comparison
  /** The certain moves of pages. */
  readonly moves: readonly Move[]
  /** The anchors that pages lost. */
  readonly lostAnchors: readonly LostPageAnchors[]
  /** The comparison as a section of the report. */
  readonly changes: Section
  /** The path of `changes.json`; empty if it was not written. */
  readonly path: string
}

/**
 * Compares two sites by what a reader would notice, and writes the reports.
 * @throws the reason of `signal` soon after it is aborted; any file-system error if a folder cannot
 * be read; ReportError if the report cannot be written
 */
export async function compareFolders(options: CompareFoldersOptions): Promise<FolderComparison> {
  const { signal, previewUrl } = options
  const earlierAsListed = await options.earlier.list()
  const laterAsListed = await options.later.list()
  const earlier = leaveOutFilesBesideSite(earlierAsListed, laterAsListed)
  const later = leaveOutFilesBesideSite(laterAsListed, earlierAsListed)
  const sites = {
    earlier: await selectPublishedFiles(earlier, options, signal),
    later: await selectPublishedFiles(later, options, signal),
  }

  const comparison = await usePool(COMPARISON_TASK, signal, (pool) => compareSites(sites, pool))
  logUnreadable(comparison, options)
  return {
    earlierAsListed,
    earlier,
    laterAsListed,
    comparison,
    moves: findCertainMoves(comparison),
    lostAnchors: comparison.lostAnchors,
    changes: makeChangesSection(comparison, previewUrl),
    path: await writeChanges(comparison, options),
  }
}

function logUnreadable({ unreadable }: Comparison, { info }: CompareFoldersOptions): void {
  const [[first = NO_BYTES, why] = []] = unreadable
  if (why === undefined) return
  const more = unreadable.size - 1
  const others = more > 0 ? ` and ${formatCount(more, 'other')}` : ''
  info(
    safe`Note: files and folders that could not be read count as changed: ${toText(first)} (${why})${others}`,
  )
}

/** Writes the reports, and returns the path of `changes.json`; empty if nothing is written. */
async function writeChanges(
  comparison: Comparison,
  { reportFolder, subject, previewUrl, signal }: CompareFoldersOptions,
): Promise<string> {
  if (reportFolder === undefined) return ''
  return runReportWork(reportFolder, async () => {
    const report = makeChangesReport(comparison)
    const path = await writeJsonReport(reportFolder, 'changes.json', report, signal)
    const page = renderChangesPage(comparison, subject, previewUrl)
    await writeFile(join(reportFolder, 'changes.md'), page)
    return path
  })
}

/** https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site */
const DOMAIN_OF_PAGES = 'CNAME'

/**
 * Returns a site without files that readers never see. These are dotfiles of Git, of a generator's
 * cache (`.doctrees` of Sphinx), or of an editor, and the `CNAME` of GitHub Pages if only this site
 * has it. A checkout of the publishing branch contains them.
 */
export function leaveOutFilesBesideSite(site: Tree, other: Tree): Tree {
  const isShared = other.names.includes(toBytes(DOMAIN_OF_PAGES))
  const belongsToSite = (name: Bytes) =>
    cutAfterUnpublishedDotfile(name) === undefined && (name !== DOMAIN_OF_PAGES || isShared)
  return {
    ...site,
    names: site.names.filter(belongsToSite),
    sizes: site.sizes.filter((_, i) => belongsToSite(getFileName(site, i))),
    unreadableEntries: site.unreadableEntries.filter(({ name }) => belongsToSite(name)),
  }
}
