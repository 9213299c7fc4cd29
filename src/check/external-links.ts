/** The lists of external URLs, for external link checkers and for the people who fix the links. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeTimeSlices } from '../common/event-loop.ts'
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
  /** Returns where an address of a page is written. */
  readonly findSource: (page: string, address: string) => SourceSpot | undefined
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
 * @throws the reason of `signal` soon after it is aborted; any file-system error
 */
export async function writeExternalLinks(
  folder: string,
  links: ExternalLinks,
  signal: AbortSignal,
): Promise<ExternalLinkPaths> {
  const all = [...links.spots.keys()].sort(compareBytes)
  const isNew = (address: string) => links.earlierUrls?.has(address) !== true
  const paths = {
    externalLinksPath: join(folder, 'external-links.txt'),
    newExternalLinksPath: join(folder, 'new-external-links.txt'),
  }
  await writeFile(paths.externalLinksPath, joinLines(all), { signal })
  await writeFile(paths.newExternalLinksPath, joinLines(all.filter(isNew)), { signal })
  await writeFile(join(folder, 'external-links.tsv'), renderTable(all, links, signal), { signal })
  return paths
}

function joinLines(addresses: readonly string[]): string {
  return addresses.map((address) => `${address}\n`).join('')
}

/**
 * Yields the rows of all addresses in large pieces.
 * @throws the reason of `signal` soon after it is aborted
 */
async function* renderTable(
  all: readonly string[],
  links: ExternalLinks,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const yieldIfOver = makeTimeSlices()
  let piece = ''

  for (const row of listRows(all, links)) {
    piece += row
    // A row can take as long as reading a source.
    const over = yieldIfOver()
    if (over !== undefined) await over
    signal.throwIfAborted()
    if (piece.length < MIN_PIECE_CHARS) continue
    yield piece
    piece = ''
  }
  yield piece
}

/**
 * Yields the rows of each address: address, page, line, source, line of the source. Needs no
 * escaping of addresses: parsed URLs contain neither tabs nor line ends.
 */
function* listRows(all: readonly string[], links: ExternalLinks): Generator<string> {
  for (const address of all) {
    const spots = listUrlSpots(links.spots.get(address) ?? [])
    // An address that was only resolved for another check has no spot.
    if (spots.length === 0) yield `${address}\t\t\t\t\n`
    for (const { fileIndex, line } of spots) {
      const page = toText(getFileName(links, fileIndex))
      const source = links.findSource(page, address)
      const cells = [
        address,
        renderCell(page),
        line ?? '',
        renderCell(source?.path ?? ''),
        source?.line ?? '',
      ]
      yield `${cells.join('\t')}\n`
    }
  }
}

/** Returns the name of a file with tabs and line ends escaped. */
function renderCell(name: string): string {
  return asBytes(name).replace(/[\t\n\r]/g, percentEncode)
}
