/**
 * Which link of a page leads to what the page was written as: generators call it «Edit this page» or «View page source». Pages
 * also link to sources that they talk about, so what is not certain is none.
 */
import { percentDecode, toText } from '../../web/byte-strings.ts'
import { PageReader, type PageVisitor } from '../../web/page/reader.ts'
import { relsOf } from '../../web/page/values.ts'
import { OF_SOURCE_LINKS } from '../../web/page/vocabulary.ts'

/** The file that a page was written as. Ordinary text, as found: clean it before it is shown. */
export interface PageSource {
  /** Its path in the repository: no segment of it is empty, `.` or `..`. */
  readonly path: string
  /** The address of the link, without query and fragment. */
  readonly url: string
  /** The address of the repository. */
  readonly repository: string
}

/** What addresses of files look like on forges, whatever their host is called. The first that matches counts. */
const FORMS: readonly RegExp[] = [
  // GitLab: https://docs.gitlab.com/user/project/repository/
  /^(?<repository>\/(?:[^/]+\/)+[^/]+)\/-\/(?<verb>edit|blob)\/[^/]+\/(?<path>.+)$/,
  // Gitea, Forgejo: https://forgejo.org/docs/latest/user/repo-permissions/
  /^(?<repository>\/[^/]+\/[^/]+)\/(?<verb>_edit|src)\/(?:branch|tag)\/[^/]+\/(?<path>.+)$/,
  // GitHub: https://docs.github.com/en/repositories/working-with-files
  /^(?<repository>\/[^/]+\/[^/]+)\/(?<verb>edit|blob|tree|raw)\/[^/]+\/(?<path>.+)$/,
  // Bitbucket: https://support.atlassian.com/bitbucket-cloud/docs/hyperlink-to-source-code-in-bitbucket/
  /^(?<repository>\/[^/]+\/[^/]+)\/(?<verb>src)\/[^/]+\/(?<path>.+)$/,
]

/** What a link to a source has to have, of which one is enough. */
const SIGNS: readonly ((link: SourceLink, page: string) => boolean)[] = [
  ({ rels }) => rels.includes('edit'),
  ({ verb }) => verb === 'edit' || verb === '_edit',
  ({ words }) => /\bedit\b/i.test(words),
  ({ words, source }, page) =>
    /\b(?:source|suggest|improve)/i.test(words) && namesOf(page).has(nameOf(source.path)),
]

/** How files that people write documents in end, as a pattern. */
export const DOCUMENT_ENDINGS =
  '\\.(?:md|mdx|mdoc|markdown|rst|adoc|asciidoc|asc|html?|ipynb|txt|org|textile|[rq]md|rdoc|pod|tex|xml)'
const DOCUMENT = new RegExp(`${DOCUMENT_ENDINGS}$`, 'i')

/** Returns whether a file is called like one that people write documents in. */
export function isDocument(name: string): boolean {
  return DOCUMENT.test(name)
}

/** Tells most other addresses apart without parsing them. */
const MAY_BE_SOURCE = /^https?:\/\/[^/]+\/.*\/(?:_?edit|blob|tree|raw|src)\//i
/** Longer addresses are none of a file that somebody edits. In bytes. */
const MAX_ADDRESS = 1_000
/** How much of a page is read for one link, in bytes. */
const MAX_LINK = 4_096

/** A link to a file on a forge. */
type SourceLink = NonNullable<ReturnType<typeof linkAt>>

/** Returns whether an address may be one of a source. Quick: every link of a site is asked. */
export function mayBeSource(address: string): boolean {
  return address.length <= MAX_ADDRESS && MAY_BE_SOURCE.test(address)
}

/**
 * Returns the one file that a page was written as; undefined if no link leads to one, or links lead to several. `text` is the
 * page, a string of bytes; `at` are offsets in links for which `mayBeSource` holds.
 */
export function sourceOf(page: string, text: string, at: readonly number[]): PageSource | undefined {
  let found: PageSource | undefined
  for (const offset of at) {
    const link = linkAt(text, offset)
    if (link === undefined || !SIGNS.some((has) => has(link, page))) continue
    if (found !== undefined && keyOf(found) !== keyOf(link.source)) return undefined
    found ??= link.source
  }
  return found
}

/** How many pages may be written as one file: a link that is on more of them is one of the layout. */
const MAX_PAGES = 3

/** Returns of the sources of all pages those that not too many of them share. */
export function ownSources(sources: ReadonlyMap<string, PageSource>): ReadonlyMap<string, PageSource> {
  const pages = new Map<string, number>()
  for (const source of sources.values()) pages.set(keyOf(source), (pages.get(keyOf(source)) ?? 0) + 1)
  return new Map([...sources].filter(([, source]) => (pages.get(keyOf(source)) ?? 0) <= MAX_PAGES))
}

const keyOf = ({ repository, path }: PageSource) => `${repository.toLowerCase()} ${path}`

/** Returns the link whose address is at an offset of a page, if that is of a file. `words`: what readers see or are told of it. */
function linkAt(text: string, offset: number) {
  const start = text.lastIndexOf('<', offset)
  let href: string | undefined
  let rel: string | undefined
  let words = ''
  const visitor: PageVisitor = {
    open(element) {
      if (href !== undefined) return false
      href = element.get('href') ?? ''
      rel = element.get('rel')
      words = element.get('title') ?? ''
      return false
    },
    text(written) {
      words += ` ${written}`
    },
    close(name) {
      if (name === 'a') reader.stop()
    },
  }
  const reader = new PageReader(visitor, OF_SOURCE_LINKS, 'html')
  reader.read(text.slice(start, start + MAX_LINK))
  const file = href === undefined ? undefined : fileAt(href)
  return file && { ...file, rels: relsOf(rel), words }
}

/** Returns the file on a forge that an address leads to. `verb`: what the address asks the forge to do with it. */
function fileAt(address: string) {
  const url = URL.parse(toText(address))
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined
  const form = FORMS.map((each) => each.exec(url.pathname)?.groups).find((groups) => groups !== undefined)
  const path = toText(percentDecode(form?.path ?? '') ?? '')
  if (form === undefined || !isDocument(path) || !isPlainPath(path)) return undefined
  const repository = `${url.origin}${form.repository}`
  return { source: { path, url: `${url.origin}${url.pathname}`, repository }, verb: form.verb ?? '' }
}

function isPlainPath(path: string): boolean {
  return !/[\\\p{Cc}]/u.test(path) && !path.split('/').some((part) => /^\.{0,2}$/.test(part))
}

/** Returns the name of a file without its ending, in lower case. */
const nameOf = (path: string) =>
  path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/\.[^.]*$/, '')
    .toLowerCase()

/** Returns what the source of a page may be called. */
function namesOf(page: string): ReadonlySet<string> {
  const name = nameOf(page)
  if (name !== 'index') return new Set([name])
  const folder = page.split('/').at(-2)
  return new Set(['index', '_index', 'readme', ...(folder === undefined ? [] : [folder.toLowerCase()])])
}
