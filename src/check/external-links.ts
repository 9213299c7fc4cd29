/** The lists of external URLs, for external link checkers and for the people who fix the links. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { iterateWithPauses } from '../common/event-loop.ts'
import type { SourceSpot } from '../findings/finding.ts'
import { asBytes, type Bytes, compareBytes, percentEncode, toText } from '../web/byte-strings.ts'
import { getFileName } from '../web/tree.ts'
import { type ExternalUrlSpots, listUrlSpots } from './addresses/external-url-spots.ts'

/** The minimum that is written at a time, in characters. */
const MIN_PIECE_CHARS = 1 << 20

/** The external URLs of a site, and where they occur. */
export interface ExternalLinks {
  readonly spots: ExternalUrlSpots
  /** The files of the site, by index. */
  readonly names: readonly Bytes[]
  /** The external URLs of the earlier site; undefined without an earlier site. */
  readonly earlierUrls: ReadonlySet<string> | undefined
  /** Returns where the source of a page contains a URL. */
  readonly findSourceSpot: (page: string, url: string) => SourceSpot | undefined
}

/** The paths of the lists. */
export interface ExternalLinkPaths {
  readonly externalLinksPath: string
  readonly newExternalLinksPath: string
}

/**
 * Writes three lists of external URLs into `folder`: all of them, those that the earlier site does
 * not have, and where each one occurs (`external-links.tsv`). The first two have one URL per line,
 * each once. Returns the paths of the first two.
 * @throws the reason of `signal`, or an AbortError with it as its cause, soon after `signal` is
 * aborted; any file-system error
 */
export async function writeExternalLinks(
  folder: string,
  links: ExternalLinks,
  signal: AbortSignal,
): Promise<ExternalLinkPaths> {
  const urls = [...links.spots.keys()].sort(compareBytes)
  const newUrls = urls.filter((url) => !links.earlierUrls?.has(url))
  const paths = {
    externalLinksPath: join(folder, 'external-links.txt'),
    newExternalLinksPath: join(folder, 'new-external-links.txt'),
  }
  await writeFile(paths.externalLinksPath, joinLines(urls), { signal })
  await writeFile(paths.newExternalLinksPath, joinLines(newUrls), { signal })
  const table = renderTable(urls, links, signal)
  await writeFile(join(folder, 'external-links.tsv'), table, { signal })
  return paths
}

function joinLines(urls: readonly string[]): string {
  return urls.map((url) => `${url}\n`).join('')
}

/**
 * Yields the rows of all URLs in large pieces.
 * @throws the reason of `signal` soon after it is aborted
 */
async function* renderTable(
  urls: readonly string[],
  links: ExternalLinks,
  signal: AbortSignal,
): AsyncGenerator<string> {
  let piece = ''
  // A row can take as long as reading a source.
  for await (const row of iterateWithPauses(listRows(urls, links), signal)) {
    piece += row
    if (piece.length < MIN_PIECE_CHARS) continue
    yield piece
    piece = ''
  }
  yield piece
}

/**
 * Yields the rows of each URL: URL, page, line, source, line of the source. URLs need no escaping:
 * parsed ones contain neither tabs nor line ends.
 */
function* listRows(urls: readonly string[], links: ExternalLinks): Generator<string> {
  for (const url of urls) {
    const spots = listUrlSpots(links.spots.get(url) ?? [])
    // A URL that was only resolved for another check has no spot.
    if (spots.length === 0) yield makeRow([url, '', '', '', ''])
    for (const { fileIndex, line } of spots) {
      const page = toText(getFileName(links, fileIndex))
      const source = links.findSourceSpot(page, url)
      yield makeRow([
        url,
        escapeCell(page),
        line ?? '',
        escapeCell(source?.path ?? ''),
        source?.line ?? '',
      ])
    }
  }
}

function makeRow(cells: readonly (string | number)[]): string {
  return `${cells.join('\t')}\n`
}

/** Returns the name of a file with tabs and line ends escaped. */
function escapeCell(name: string): string {
  return asBytes(name).replace(/[\t\n\r]/g, percentEncode)
}
