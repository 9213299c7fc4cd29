/**
 * Finds the link of a page that points to its source: generators call it “Edit this page” or “View
 * page source”. Pages may also link to files that they discuss, so uncertain links do not count.
 */
import { asBytes, type Bytes, NO_BYTES, percentDecode, toText } from '../../web/byte-strings.ts'
import { readRels } from '../../web/page/attribute-values.ts'
import { PageReader, type PageVisitor } from '../../web/page/page-reader.ts'
import { SOURCE_LINK_VOCABULARY } from '../../web/page/vocabulary.ts'
import { type ForgeFile, findForgeFile } from './forge-files.ts'
import { getLowerCaseBaseName, identifySource, isSource, type PageSource } from './page-source.ts'

/** The signs of a link to a page's source, of which one is enough. */
const SIGNS: readonly ((link: SourceLink, page: string) => boolean)[] = [
  ({ rels }) => rels.includes('edit'),
  ({ verb }) => verb === 'edit' || verb === '_edit',
  ({ words }) => /\bedit\b/i.test(words),
  // Docusaurus translates the words, but not the class.
  ({ classes }) => /(?:^|[\s_-])edit(?:[\s_-]|$)/i.test(classes),
  ({ words, source }, page) =>
    /\b(?:source|suggest|improve)/i.test(words) &&
    listSourceNames(page).has(getLowerCaseBaseName(source.path)),
  ({ source }) => source.isProgram,
]

/** Rejects most other addresses without parsing them. */
const MAY_BE_SOURCE = /^https?:\/\/[^/]+\/.*\/(?:_?edit|blob|tree|raw|plain|src|_git)\//i
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
  readonly words: string
}

/** A link to a file on a forge. */
type SourceLink = Omit<LinkElement, 'href'> & ForgeFile

/** Returns whether an address may point to a source. Must be fast: it is called for every link. */
export function mayBeSource(address: string): boolean {
  if (address.length > MAX_ADDRESS_BYTES) return false
  return MAY_BE_SOURCE.test(address) || address.includes('_sources/')
}

/**
 * Returns the source of a page; undefined if no link points to one, or if links point to several. A
 * document counts before programs, and both before a copy. `text` is the page. `offsets` are those
 * of addresses for which `mayBeSource` holds.
 */
export function findPageSource(
  page: string,
  text: Bytes,
  offsets: readonly number[],
): PageSource | undefined {
  const found: PageSource[] = []
  let copy: PageSource | undefined
  for (const offset of offsets) {
    const link = readLink(text, offset)
    copy ??= findCopy(link.href, page)
    const source = findForgeSource(link, page)
    if (source !== undefined) found.push(source)
  }

  if (found.length === 0) return copy
  const documents = found.filter(({ isProgram }) => !isProgram)
  if (documents.length > 0) return pickOnlySource(documents)
  return pickOnlySource(found)
}

/** Returns the file on a forge that a link points to, if it is certainly the source of the page. */
function findForgeSource(link: LinkElement, page: string): PageSource | undefined {
  if (link.href === undefined) return undefined
  const file = findForgeFile(link.href, link.words)
  if (file === undefined) return undefined
  const sourceLink = { ...link, ...file }
  const isCertain = SIGNS.some((hasSign) => hasSign(sourceLink, page))
  if (!isCertain) return undefined
  return file.source
}

/** Returns the source if all these are the same; undefined otherwise. */
function pickOnlySource([source, ...others]: readonly PageSource[]): PageSource | undefined {
  if (source === undefined) return undefined
  const identity = identifySource(source)
  if (others.every((other) => identifySource(other) === identity)) return source
  return undefined
}

/** Returns the attributes and text of the link whose address is at an offset of a page. */
function readLink(text: Bytes, offset: number): LinkElement {
  const start = text.lastIndexOf('<', offset)
  let href: Bytes | undefined
  let rel: string | undefined
  let classes = ''
  let words = ''

  const visitor: PageVisitor = {
    open(element) {
      if (href !== undefined) return false
      href = element.get('href') ?? NO_BYTES
      rel = element.get('rel')
      classes = element.get('class') ?? ''
      words = element.get('title') ?? ''
      if (element.name === 'link') reader.stop()
      return false
    },
    text(written) {
      words += ` ${written}`
    },
    close(name) {
      if (name === 'a') reader.stop()
    },
  }

  const reader = new PageReader(visitor, SOURCE_LINK_VOCABULARY, 'html')
  reader.read(text.slice(start, start + MAX_LINK_BYTES))
  return { href, rels: readRels(rel), classes, words }
}

/** Returns the source that Sphinx copied to an address, if the page was generated from it. */
function findCopy(address: Bytes | undefined, page: string): PageSource | undefined {
  if (address === undefined) return undefined
  const { path: encoded = '' } = SPHINX_COPY.exec(toText(address))?.groups ?? {}
  const path = toText(percentDecode(asBytes(encoded)) ?? NO_BYTES)
  if (!isSource(path)) return undefined

  const stem = path.replace(/\.[^./]*$/, '')
  const pageNames = [`${stem}.html`, `${stem}/index.html`]
  const isOfPage = pageNames.some((name) => `/${page}`.endsWith(`/${name}`))
  if (!isOfPage) return undefined
  return { kind: 'copied', path, url: undefined, repository: '', isProgram: false }
}

/** Returns the names that the source of a page may have. A module may be named with its package. */
function listSourceNames(page: string): ReadonlySet<string> {
  const name = getLowerCaseBaseName(page)
  if (name !== 'index') return new Set([name, name.slice(name.lastIndexOf('.') + 1)])
  const folder = page.split('/').at(-2)
  return new Set(['index', '_index', 'readme', folder?.toLowerCase() ?? 'index'])
}
