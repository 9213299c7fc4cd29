/**
 * The lists of addresses of other hosts: for checkers of outside links, and for whoever mends them.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WrittenAt } from '../findings/finding.ts'
import { asBytes, type Bytes, compareBytes, percentEncode, toText } from '../web/byte-strings.ts'
import { getFileName } from '../web/tree.ts'
import type { ExternalPlaces } from './rules/destination-finder.ts'

/** How much is written at a time, in characters. */
const MIN_PIECE = 1 << 20

/** Where addresses of other hosts stand in a site. */
export interface ExternalLinks {
  readonly places: ExternalPlaces
  /** The files of the site, by index. */
  readonly names: readonly Bytes[]
  /** The addresses that the earlier site names; undefined if there is none to compare with. */
  readonly earlier: ReadonlySet<string> | undefined
  /** Returns where an address of a page is written. */
  readonly findSource: (page: string, address: string) => WrittenAt | undefined
}

/** The paths of the lists. */
export interface ExternalLinkPaths {
  readonly externalLinksPath: string
  readonly newExternalLinksPath: string
}

/**
 * Writes the addresses of other hosts into `folder`, one a line and each once, all and those that
 * the earlier site does not name, and where all of them stand: `external-links.tsv`. Returns the
 * paths of the first two.
 * @throws the reason of `signal` soon after it is aborted; what the file system throws
 */
export async function writeExternalLinks(
  folder: string,
  links: ExternalLinks,
  signal: AbortSignal,
): Promise<ExternalLinkPaths> {
  const all = [...links.places.keys()].sort(compareBytes)
  const isNew = (address: string) => links.earlier?.has(address) !== true
  const paths = {
    externalLinksPath: join(folder, 'external-links.txt'),
    newExternalLinksPath: join(folder, 'new-external-links.txt'),
  }
  await writeFile(paths.externalLinksPath, joinLines(all), { signal })
  await writeFile(paths.newExternalLinksPath, joinLines(all.filter(isNew)), { signal })
  await writeFile(join(folder, 'external-links.tsv'), renderTable(all, links), { signal })
  return paths
}

function joinLines(addresses: readonly string[]): string {
  return addresses.map((address) => `${address}\n`).join('')
}

/** Yields the rows of each address: address, page, line, source, line of the source. */
function* renderTable(all: readonly string[], links: ExternalLinks): Generator<string> {
  let rows = ''
  for (const address of all) {
    rows += renderRows(address, links)
    if (rows.length < MIN_PIECE) continue
    yield rows
    rows = ''
  }
  yield rows
}

/** No address has a tab or a line end: they are in full, as a browser asks for them. */
function renderRows(address: string, links: ExternalLinks): string {
  const found = listPlaces(links.places.get(address) ?? [])
  // No place is known of what only a rule about something else has read.
  if (found.length === 0) return `${address}\t\t\t\t\n`
  const rows = found.map(({ file, line }) => {
    const page = toText(getFileName(links, file))
    const source = links.findSource(page, address)
    const place = `${renderCell(page)}\t${line || ''}`
    return `${address}\t${place}\t${renderCell(source?.path ?? '')}\t${source?.line ?? ''}\n`
  })
  return rows.join('')
}

/** Returns the places of an address in the order of files and lines. */
function listPlaces(places: readonly number[]) {
  const pairs: { readonly file: number; readonly line: number }[] = []
  for (let i = 0; i < places.length; i += 2)
    pairs.push({ file: places[i] ?? 0, line: places[i + 1] ?? 0 })
  return pairs.sort((one, other) => one.file - other.file || one.line - other.line)
}

/** Returns the name of a file so that it ends neither a cell nor a row. */
function renderCell(name: string): string {
  return asBytes(name).replace(/[\t\n\r]/g, percentEncode)
}
