/**
 * Finds the link of a page that points to its source: generators call it “Edit this page” or “View
 * page source”. Pages may also link to files that they discuss, so uncertain links do not count.
 */
import { asBytes, type Bytes, NO_BYTES, percentDecode, toText } from '../../web/byte-strings.ts'
import { readRels } from '../../web/page/attribute-values.ts'
import { PageReader, type PageVisitor } from '../../web/page/page-reader.ts'
import { SOURCE_LINK_VOCABULARY } from '../../web/page/vocabulary.ts'
import { type ForgeFile, findForgeFile } from './forge-files.ts'
import {
  getLowerCaseBaseName,
  isSource,
  makeSourceKey,
  type SourceLocation,
} from './source-location.ts'

/** The signs of a link to a page's source, of which one is enough. */
const SOURCE_LINK_SIGNS: readonly ((link: SourceLink, page: string) => boolean)[] = [
  ({ rels }) => rels.includes('edit'),
  ({ action }) => action === 'edit' || action === '_edit',
  ({ linkText }) => /\bedit\b/i.test(linkText),
  // Docusaurus translates the text, but not the class.
  ({ classes }) => /(?:^|[\s_-])edit(?:[\s_-]|$)/i.test(classes),
  ({ linkText, source }, page) =>
    /\b(?:source|suggest|improve)/i.test(linkText) &&
    listSourceNames(page).has(getLowerCaseBaseName(source.path)),
  ({ source }) => source.documentsProgram,
]

/** Rejects most other addresses without parsing them. */
const SOURCE_ADDRESS = /^https?:\/\/[^/]+\/.*\/(?:_?edit|blob|tree|raw|plain|src|_git)\//i
/**
 * Where Sphinx puts copies of sources:
 * https://www.sphinx-doc.org/en/master/usage/configuration.html#confval-html_copy_source
 */
const SPHINX_COPY = /^[^:?#]*?_sources\/(?<path>[^?#]+?)(?:\.txt)?$/
/** The longest address of a source, in bytes. */
const MAX_ADDRESS_BYTES = 1_000
/** How much of a page is read for one link, in bytes. */
const MAX_LINK_BYTES = 4_096

/** A link of a page. */
interface LinkElement {
  readonly href: Bytes | undefined
  readonly rels: readonly string[]
  readonly classes: string
  /** The text and the title of the link. */
  readonly linkText: string
}

/** A link to a file on a forge. */
type SourceLink = Omit<LinkElement, 'href'> & ForgeFile

/** Returns whether an address may point to a source. Must be fast: it is called for every link. */
export function mayBeSourceAddress(address: string): boolean {
  if (address.length > MAX_ADDRESS_BYTES) return false
  return SOURCE_ADDRESS.test(address) || address.includes('_sources/')
}

/**
 * Returns the source of a page; undefined if no link points to one, or if links point to several.
 * Documents take precedence over programs, and both over copies. `text` is the page. `offsets` are
 * those of addresses for which `mayBeSourceAddress` holds.
 */
export function findPageSource(
  page: string,
  text: Bytes,
  offsets: readonly number[],
): SourceLocation | undefined {
  const sources: SourceLocation[] = []
  let copy: SourceLocation | undefined
  for (const offset of offsets) {
    const link = readLink(text, offset)
    copy ??= findCopy(link.href, page)
    const source = findForgeSource(link, page)
    if (source !== undefined) sources.push(source)
  }
  if (sources.length === 0) return copy

  const documents = sources.filter(({ documentsProgram }) => !documentsProgram)
  if (documents.length > 0) return pickOnlySource(documents)
  return pickOnlySource(sources)
}

/** Returns the file on a forge that a link points to, if it is certainly the source of the page. */
function findForgeSource(link: LinkElement, page: string): SourceLocation | undefined {
  if (link.href === undefined) return undefined
  const file = findForgeFile(link.href, link.linkText)
  if (file === undefined) return undefined
  const sourceLink = { ...link, ...file }
  const isCertain = SOURCE_LINK_SIGNS.some((hasSign) => hasSign(sourceLink, page))
  if (!isCertain) return undefined
  return file.source
}

/** Returns the source if all these are the same; undefined otherwise. */
function pickOnlySource(sources: readonly SourceLocation[]): SourceLocation | undefined {
  const [source, ...others] = sources
  if (source === undefined) return undefined
  const key = makeSourceKey(source)
  if (others.every((other) => makeSourceKey(other) === key)) return source
  return undefined
}

/** Returns the attributes and text of the link whose address is at an offset of a page. */
function readLink(text: Bytes, offset: number): LinkElement {
  const start = text.lastIndexOf('<', offset)
  let isLinkOpen = false
  let href: Bytes | undefined
  let rel: string | undefined
  let classes = ''
  let linkText = ''

  const visitor: PageVisitor = {
    open(element) {
      // Only the first element is the link: the others are in it.
      if (isLinkOpen) return false
      isLinkOpen = true
      href = element.get('href')
      rel = element.get('rel')
      classes = element.get('class') ?? ''
      linkText = element.get('title') ?? ''
      if (element.name === 'link') reader.stop()
      return false
    },
    text(written) {
      linkText += ` ${written}`
    },
    close(name) {
      if (name === 'a') reader.stop()
    },
  }

  const reader = new PageReader(visitor, SOURCE_LINK_VOCABULARY, 'html')
  reader.read(text.slice(start, start + MAX_LINK_BYTES))
  return { href, rels: readRels(rel), classes, linkText }
}

/** Returns the source that Sphinx copied to an address, if the page was generated from it. */
function findCopy(address: Bytes | undefined, page: string): SourceLocation | undefined {
  if (address === undefined) return undefined
  const { path: encoded = '' } = SPHINX_COPY.exec(toText(address))?.groups ?? {}
  const path = toText(percentDecode(asBytes(encoded)) ?? NO_BYTES)
  if (!isSource(path)) return undefined

  const stem = path.replace(/\.[^./]*$/, '')
  const pageNames = [`${stem}.html`, `${stem}/index.html`]
  const isCopyOfPage = pageNames.some((name) => `/${page}`.endsWith(`/${name}`))
  if (!isCopyOfPage) return undefined
  return { kind: 'copied', path, url: undefined, repository: '', documentsProgram: false }
}

/** Returns the names that the source of a page may have. A module may be named with its package. */
function listSourceNames(page: string): ReadonlySet<string> {
  const name = getLowerCaseBaseName(page)
  if (name !== 'index') return new Set([name, name.slice(name.lastIndexOf('.') + 1)])
  const folder = page.split('/').at(-2)
  return new Set(['index', '_index', 'readme', folder?.toLowerCase() ?? 'index'])
}
