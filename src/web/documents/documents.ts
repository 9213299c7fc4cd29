/**
 * Lists the documents other than pages, and the data within pages, that contain addresses.
 * `scanPage` reads pages.
 */

import type { DataKind } from '../page/address-reader.ts'
import { beginsLikeFeed, scanFeed } from './feed.ts'
import { scanImportMap, scanJsonLd, scanWebManifest } from './json-documents.ts'
import { scanMarkdown } from './markdown.ts'
import type { Role, Scan } from './reference.ts'

/** A kind of document that is read for its addresses. */
export interface Document {
  /** The name shown to people. */
  readonly title: string
  readonly namePattern: RegExp
  readonly scan: Scan
  /**
   * May a file be such a document, by its first bytes? Set if most files with such a name are
   * something else.
   */
  readonly mayBeginWith?: (start: string) => boolean
  /** Whether the name tells the format for certain: a file in a different one is a mistake. */
  readonly isFormatCertain?: boolean
  /** The largest file that is read, in bytes. Default: `MAX_DOCUMENT_BYTES`. */
  readonly maxBytes?: number
}

/**
 * Relative links in published Markdown are usually written for a repository, where other files
 * surround it. So only absolute and root-relative addresses are checked.
 */
const ROOTED_ADDRESS = /^(?:\/|https?:\/\/)/i

/**
 * The largest file for AI agents that is read, in bytes. One file may contain the text of a whole
 * site.
 */
const MAX_AGENT_FILE_BYTES = 16 << 20

/** The first entry that matches a name is used. */
const DOCUMENTS: readonly Document[] = [
  {
    title: 'the web manifest',
    namePattern: /\.webmanifest$/i,
    scan: scanWebManifest,
    isFormatCertain: true,
  },
  {
    title: 'the web manifest',
    namePattern: /(?:^|\/)(?:site\.)?manifest\.json$/i,
    scan: scanWebManifest,
  },
  {
    title: 'the feed',
    namePattern: /\.(?:xml|rss|atom|rdf)$|(?:^|\/)(?:feed|rss|atom)$/i,
    scan: scanFeed,
    mayBeginWith: beginsLikeFeed,
  },
  {
    title: 'the Markdown',
    namePattern: /(?:^|\/)llms\.txt$/,
    scan: makeMarkdownScan('llms', /^/),
    maxBytes: MAX_AGENT_FILE_BYTES,
  },
  {
    title: 'the Markdown',
    namePattern: /(?:^|\/)llms-[^/]*\.txt$/,
    scan: makeMarkdownScan('whole-site', ROOTED_ADDRESS),
    maxBytes: MAX_AGENT_FILE_BYTES,
  },
  {
    title: 'the Markdown',
    namePattern: /(?:^|\/)sitemap\.md$/,
    scan: makeMarkdownScan('llms', ROOTED_ADDRESS),
    maxBytes: MAX_AGENT_FILE_BYTES,
  },
  {
    title: 'the Markdown',
    namePattern: /\.(?:md|markdown)$/i,
    scan: makeMarkdownScan('markdown', ROOTED_ADDRESS),
  },
]

/** Returns a scan of Markdown for addresses that begin like this and are not templates. */
function makeMarkdownScan(role: Role, start: RegExp): Scan {
  return (text, onReference) => {
    scanMarkdown(text, role, (reference) => {
      const { address } = reference
      if (start.test(address) && !/[{}]|<%/.test(address)) onReference(reference)
    })
    return 'read'
  }
}

/** Data in pages. The data of Next.js is not a list of addresses. */
export const DATA_IN_PAGES: Readonly<
  Record<Exclude<DataKind, 'next-data'>, { readonly title: string; readonly scan: Scan }>
> = {
  'import-map': { title: 'an import map', scan: scanImportMap },
  'json-ld': { title: 'JSON-LD', scan: scanJsonLd },
}

/**
 * The largest document that is usually read, in bytes, and the longest data in a page, in
 * characters.
 */
export const MAX_DOCUMENT_BYTES = 4 << 20

/**
 * Returns the kind of document that a file with this name is read as; undefined if it is not read.
 */
export function findDocument(name: string): Document | undefined {
  return DOCUMENTS.find(({ namePattern }) => namePattern.test(name))
}
