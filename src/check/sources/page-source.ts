/**
 * Which link of a page points to the file that the page was written as: generators call it «Edit
 * this page» or «View page source». Pages also link to sources that they talk about, so a link that
 * is not certain does not count.
 */
import { asBytes, type Bytes, NO_BYTES, percentDecode, toText } from '../../web/byte-strings.ts'
import { readRels } from '../../web/page/attribute-values.ts'
import { PageReader, type PageVisitor } from '../../web/page/page-reader.ts'
import { SOURCE_LINK_VOCABULARY } from '../../web/page/vocabulary.ts'

/** The file that a page was written as. Text as found: clean it before it is shown. */
export interface PageSource {
  /**
   * What `path` is: `exact`, from the folder of the repository on; `behind-ref`, the same behind
   * the name of a branch, which may have slashes in it, a tag or a commit; `copied`, the end of a
   * path.
   */
  readonly kind: 'exact' | 'behind-ref' | 'copied'
  /** No segment of it is empty, `.` or `..`. */
  readonly path: string
  /**
   * The address of the link, without fragment, and without a query that says nothing of the path;
   * undefined for a copy in the site.
   */
  readonly url: string | undefined
  /** The address of the repository; empty for a copy in the site. */
  readonly repository: string
  /** Whether a line of the file is named: what is written there is documentation in a program. */
  readonly isProgram: boolean
}

/** What addresses of files look like on forges, whatever their host is called. */
interface ForgeForm extends Pick<PageSource, 'kind'> {
  /** Matches paths. `repository`, `verb`: what the address asks the forge to do; `path`. */
  readonly pattern: RegExp
  /** Whether the query counts, too. */
  readonly hasQuery?: (query: URLSearchParams, repository: string) => boolean
}

/** The first that matches counts. */
const FORGE_FORMS: readonly ForgeForm[] = [
  // GitLab's Web IDE: https://docs.gitlab.com/user/project/web_ide/
  {
    kind: 'exact',
    pattern:
      /^\/-\/ide\/project(?<repository>\/.+?)\/(?<verb>edit|blob|tree)\/.+?\/-\/(?<path>.+)$/,
  },
  // GitLab: https://docs.gitlab.com/user/project/repository/
  {
    kind: 'behind-ref',
    pattern: /^(?<repository>\/(?:[^/]+\/)+[^/]+)\/-\/(?<verb>edit|blob|tree|raw)\/(?<path>.+)$/,
  },
  // Gitea, Forgejo: https://forgejo.org/docs/latest/user/repo-permissions/
  {
    kind: 'behind-ref',
    pattern:
      /^(?<repository>\/[^/]+\/[^/]+)\/(?<verb>_edit|src)\/(?:branch|tag|commit)\/(?<path>.+)$/,
  },
  // SourceHut: https://man.sr.ht/git.sr.ht/
  {
    kind: 'exact',
    pattern: /^(?<repository>\/~[^/]+\/[^/]+)\/(?<verb>tree)\/.+?\/item\/(?<path>.+)$/,
  },
  // Azure DevOps: https://learn.microsoft.com/en-us/azure/devops/repos/git/
  {
    kind: 'exact',
    pattern: /^(?<repository>\/.*\/_git\/[^/]+)\/?(?<verb>)(?<path>)$/,
    hasQuery: (query) => query.has('path'),
  },
  // cgit: https://git.zx2c4.com/cgit/about/
  {
    kind: 'exact',
    pattern: /^(?<repository>\/.*?[^/])\/(?<verb>tree|blob|plain)\/(?<path>.+)$/,
    hasQuery: (query, repository) =>
      query.has('h') || query.has('id') || /\/cgit\/|\.git$/.test(repository),
  },
  // GitHub: https://docs.github.com/en/repositories/working-with-files
  {
    kind: 'behind-ref',
    pattern: /^(?<repository>\/[^/]+\/[^/]+)\/(?<verb>edit|blob|tree|raw)\/(?<path>.+)$/,
  },
  // Bitbucket:
  // https://support.atlassian.com/bitbucket-cloud/docs/hyperlink-to-source-code-in-bitbucket/
  { kind: 'behind-ref', pattern: /^(?<repository>\/[^/]+\/[^/]+)\/(?<verb>src)\/(?<path>.+)$/ },
]

/** What a link to a source has to have, of which one is enough. */
const SIGNS: readonly ((link: SourceLink, page: string) => boolean)[] = [
  ({ rels }) => rels.includes('edit'),
  ({ verb }) => verb === 'edit' || verb === '_edit',
  ({ words }) => /\bedit\b/i.test(words),
  // Whatever the language of its words: Docusaurus.
  ({ classes }) => /(?:^|[\s_-])edit(?:[\s_-]|$)/i.test(classes),
  ({ words, source }, page) =>
    /\b(?:source|suggest|improve)/i.test(words) && listSourceNames(page).has(getStem(source.path)),
  ({ source }) => source.isProgram,
]

/** How files that people write documents in end, as a pattern. */
export const DOCUMENT_ENDINGS =
  '\\.(?:md|mdx|mdoc|markdown|rst|adoc|asciidoc|asc|html?|ipynb|txt|org|textile|[rq]md|rdoc|pod|tex|xml)'
const DOCUMENT = new RegExp(`${DOCUMENT_ENDINGS}$`, 'i')
/** Other files that pages are made of. */
const PROGRAM = /\.(?:astro|vue|svelte|[cm]?[jt]sx?|py|njk|liquid|webc)$/i

/** Tells most other addresses apart without parsing them. */
const MAY_BE_SOURCE = /^https?:\/\/[^/]+\/.*\/(?:_?edit|blob|tree|raw|plain|src|_git)\//i
/**
 * Where Sphinx puts copies of sources:
 * https://www.sphinx-doc.org/en/master/usage/configuration.html#confval-html_copy_source
 */
const SPHINX_COPY = /^[^:?#]*?_sources\/(?<path>[^?#]+?)(?:\.txt)?$/
/** Longer addresses are none of a file that somebody edits. In bytes. */
const MAX_ADDRESS = 1_000
/** How much of a page is read for one link, in bytes. */
const MAX_LINK = 4_096

/** A link to a file on a forge. */
interface SourceLink {
  readonly source: PageSource
  readonly verb: string
  readonly rels: readonly string[]
  readonly classes: string
  /** What readers see or are told of it. */
  readonly words: string
}

/** Returns whether an address may be one of a source. Quick: every link of a site is asked. */
export function mayBeSource(address: string): boolean {
  if (address.length > MAX_ADDRESS) return false
  return MAY_BE_SOURCE.test(address) || address.includes('_sources/')
}

/**
 * Returns the one file that a page was written as; undefined if no link points to one, or links
 * point to several. `text` is the page; `at` are offsets in links for which `mayBeSource` holds.
 */
export function findPageSource(
  page: string,
  text: Bytes,
  at: readonly number[],
): PageSource | undefined {
  let found: PageSource | undefined
  let copy: PageSource | undefined
  for (const offset of at) {
    const link = readLink(text, offset)
    copy ??= findCopy(link.href, page)
    const file = link.href === undefined ? undefined : findForgeFile(link.href, link.words)
    if (file === undefined || !SIGNS.some((has) => has({ ...link, ...file }, page))) continue
    if (found !== undefined && identifySource(found) !== identifySource(file.source))
      return undefined
    found ??= file.source
  }
  return found ?? copy
}

/**
 * How many pages may be written as one file: a link that is on more of them is one of the layout.
 */
const MAX_PAGES = 3

/**
 * Returns of the sources of all pages those that not too many of them share. A page in several
 * languages or versions counts once, and what documents a program may be on any number of pages.
 */
export function pickOwnSources(
  sources: ReadonlyMap<string, PageSource>,
): ReadonlyMap<string, PageSource> {
  const pages = new Map<string, Set<string>>()
  for (const [page, source] of sources) {
    const key = identifySource(source)
    const names = pages.get(key) ?? new Set()
    pages.set(key, names.add(getNameInAllEditions(page)))
  }
  const isOwn = (source: PageSource) =>
    source.isProgram || (pages.get(identifySource(source))?.size ?? 0) <= MAX_PAGES
  return new Map([...sources].filter(([, source]) => isOwn(source)))
}

/** What the folder of a language or a version is called. */
const EDITION = /^(?:[a-z]{2}(?:[-_][a-z]{2,4})?|v?\d[\w.-]*|latest|stable|next|dev|main)$/i

/** Returns the name that a page has in all languages and versions. */
function getNameInAllEditions(page: string): string {
  const name = getStem(page)
  const folder = page.split('/').at(-2) ?? ''
  if (name !== 'index') return name
  if (EDITION.test(folder)) return ''
  return folder.toLowerCase()
}

/** The first part of what may be behind the name of a branch is never one of the file. */
function identifySource({ repository, path, kind }: PageSource): string {
  const file = kind === 'behind-ref' ? path.slice(path.indexOf('/') + 1) : path
  return `${repository.toLowerCase()} ${file}`
}

/** Returns what the link says whose address is at an offset of a page. */
function readLink(text: Bytes, offset: number) {
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
  reader.read(text.slice(start, start + MAX_LINK))
  return { href, rels: readRels(rel), classes, words }
}

/**
 * Returns the file on a forge that an address points to, and what it asks the forge to do with
 * that.
 */
function findForgeFile(
  address: Bytes,
  words: string,
): Pick<SourceLink, 'source' | 'verb'> | undefined {
  const url = URL.parse(toText(address))
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined
  for (const { kind, pattern, hasQuery } of FORGE_FORMS) {
    const { repository, verb = '', path: encoded } = pattern.exec(url.pathname)?.groups ?? {}
    if (repository === undefined || hasQuery?.(url.searchParams, repository) === false) continue
    const path = decodePath(url, encoded)
    if (!isSource(path) || (kind === 'behind-ref' && !path.includes('/'))) return undefined
    const query = hasQuery === undefined ? '' : url.search
    const source = {
      kind,
      path,
      url: `${url.origin}${url.pathname}${query}`,
      repository: `${url.origin}${repository}`,
      isProgram: isFileAndLine(words, path, url.hash),
    }
    return { source, verb }
  }
  return undefined
}

/** Returns the path of a file, which a forge has in its address or in the query of that. */
function decodePath(url: URL, encoded = ''): string {
  if (encoded !== '') return toText(percentDecode(asBytes(encoded)) ?? NO_BYTES)
  return url.searchParams.get('path')?.replace(/^\//, '') ?? ''
}

/**
 * Returns whether the words of a link are a file and a line of it, as those of TypeDoc:
 * https://typedoc.org/documents/Options.Input.html#sourcelinktemplate
 */
function isFileAndLine(words: string, path: string, hash: string): boolean {
  const [, file, line] = /^(.+):(\d+)$/.exec(words.replace(/\s/g, '')) ?? []
  return file !== undefined && `/${path}`.endsWith(`/${file}`) && hash === `#L${line}`
}

/** Returns what Sphinx copied to an address, if the page was made of that. */
function findCopy(address: Bytes | undefined, page: string): PageSource | undefined {
  const encoded = SPHINX_COPY.exec(toText(address ?? NO_BYTES))?.groups?.path ?? ''
  const path = toText(percentDecode(asBytes(encoded)) ?? NO_BYTES)
  if (!isSource(path)) return undefined
  const stem = path.replace(/\.[^./]*$/, '')
  const isOfPage = [`${stem}.html`, `${stem}/index.html`].some((name) =>
    `/${page}`.endsWith(`/${name}`),
  )
  if (!isOfPage) return undefined
  return { kind: 'copied', path, url: undefined, repository: '', isProgram: false }
}

function isSource(path: string): boolean {
  return (DOCUMENT.test(path) || PROGRAM.test(path)) && isPlainPath(path)
}

function isPlainPath(path: string): boolean {
  if (/[\\\p{Cc}]/u.test(path)) return false
  return !path.split('/').some((part) => /^\.{0,2}$|^\.git$/i.test(part))
}

/** Returns the name of a file without its ending, in lower case. */
function getStem(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return name.replace(/\.[^.]*$/, '').toLowerCase()
}

/** Returns what the source of a page may be called. */
function listSourceNames(page: string): ReadonlySet<string> {
  const name = getStem(page)
  if (name !== 'index') return new Set([name])
  const folder = page.split('/').at(-2)
  return new Set(['index', '_index', 'readme', folder?.toLowerCase() ?? 'index'])
}
