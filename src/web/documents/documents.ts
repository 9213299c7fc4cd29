/** Documents other than pages, and data within pages, that hold addresses. */

import type { DataKind } from '../page/address-reader.ts'
import { beginsLikeFeed, scanFeed } from './feed.ts'
import { scanImportMap, scanJsonLd, scanWebManifest } from './json-documents.ts'
import { scanMarkdown } from './markdown.ts'
import type { FoundReference, Outcome, Role } from './reference.ts'

type Scan = (text: string, found: FoundReference) => Outcome

/** A kind of file that is read for the addresses in it. */
export interface Document {
  /** The name shown to people. */
  readonly title: string
  readonly names: RegExp
  readonly scan: Scan
  /** Most files of that name are something else; only those that begin like this are read. */
  readonly begins?: (start: string) => boolean
  /** Whether a file of that name is a mistake where it is not what it should be. */
  readonly isCertain?: boolean
  /** Larger files, in bytes, are not read; `MAX_DOCUMENT` unless given. */
  readonly maxBytes?: number
}

/**
 * Relative links in published Markdown are mostly written for a repository, where the file has
 * other neighbours: only what names the site or its root is checked.
 */
const ROOTED = /^(?:\/|https?:\/\/)/i

/** The text of a whole site is in one file; larger ones, in bytes, are not read. */
const MAX_FOR_AGENTS = 16 << 20

/** The first entry that matches a name counts. */
const DOCUMENTS: readonly Document[] = [
  { title: 'the web manifest', names: /\.webmanifest$/i, scan: scanWebManifest, isCertain: true },
  {
    title: 'the web manifest',
    names: /(?:^|\/)(?:site\.)?manifest\.json$/i,
    scan: scanWebManifest,
  },
  {
    title: 'the feed',
    names: /\.(?:xml|rss|atom|rdf)$|(?:^|\/)(?:feed|rss|atom)$/i,
    scan: scanFeed,
    begins: beginsLikeFeed,
  },
  {
    title: 'llms.txt',
    names: /(?:^|\/)llms\.txt$/,
    scan: markdownOf('llms', /^/),
    maxBytes: MAX_FOR_AGENTS,
  },
  {
    title: 'the Markdown',
    names: /(?:^|\/)llms-[^/]*\.txt$/,
    scan: markdownOf('whole-site', ROOTED),
    maxBytes: MAX_FOR_AGENTS,
  },
  {
    title: 'the Markdown',
    names: /(?:^|\/)sitemap\.md$/,
    scan: markdownOf('llms', ROOTED),
    maxBytes: MAX_FOR_AGENTS,
  },
  { title: 'the Markdown', names: /\.(?:md|markdown)$/i, scan: markdownOf('markdown', ROOTED) },
]

/**
 * Returns the scan of Markdown whose addresses count if they begin like this, and need not be
 * filled in any more.
 */
function markdownOf(role: Role, begin: RegExp): Scan {
  return (text, found) => {
    scanMarkdown(text, role, (reference) => {
      const { address } = reference
      if (begin.test(address) && !/[{}]|<%/.test(address)) found(reference)
    })
    return 'read'
  }
}

/** Data in pages. What Next has there is no list of addresses. */
export const DATA: Readonly<
  Record<Exclude<DataKind, 'next-data'>, { readonly title: string; readonly scan: Scan }>
> = {
  'import-map': { title: 'an import map', scan: scanImportMap },
  'json-ld': { title: 'JSON-LD', scan: scanJsonLd },
}

/** Larger files, in bytes, are usually not read; nor is longer data in a page, in characters. */
export const MAX_DOCUMENT = 4 << 20

/** Returns what a file of that name is read as; undefined if it is not read. */
export function findDocument(name: string): Document | undefined {
  return DOCUMENTS.find(({ names }) => names.test(name))
}
