/**
 * Finds the link of a page that points to its source: generators call it “Edit this page” or “View
 * page source”. Pages may also link to files that they discuss, so uncertain links do not count.
 */
import { asBytes, type Bytes, NO_BYTES, percentDecode, toText } from '../../web/byte-strings.ts'
import { readRels } from '../../web/page/attribute-values.ts'
import { PageReader, type PageVisitor } from '../../web/page/page-reader.ts'
import { SOURCE_LINK_VOCABULARY } from '../../web/page/vocabulary.ts'

/** The source file of a page. Its texts are untrusted: clean them before you show them. */
export interface PageSource {
  /**
   * How to read `path`. `exact`: relative to the root of the repository. `behind-ref`: the same
   * after a branch, which may contain slashes, a tag or a commit. `copied`: the end of a path.
   */
  readonly kind: 'exact' | 'behind-ref' | 'copied'
  /** Without segments that are empty, `.` or `..`. */
  readonly path: string
  /**
   * The address of the link, without its fragment, and without a query that is not part of the
   * path; undefined for a copy in the site.
   */
  readonly url: string | undefined
  /** The address of the repository; empty for a copy in the site. */
  readonly repository: string
  /** Whether the link points to a line of the file: the page documents a program. */
  readonly isProgram: boolean
}

/** The form of addresses of files on a forge, whatever its host name. */
interface ForgeForm extends Pick<PageSource, 'kind'> {
  /** Matches paths. Its groups are `repository`, `verb` (the requested action) and `path`. */
  readonly pattern: RegExp
  /** Checks the query, which is then part of the address. */
  readonly hasQuery?: (query: URLSearchParams, repository: string) => boolean
}

/** The first form that matches is used. */
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

/** A pattern of the endings of documents. */
export const DOCUMENT_ENDINGS =
  '\\.(?:md|mdx|mdoc|markdown|rst|adoc|asciidoc|asc|html?|ipynb|txt|org|textile|[rq]md|rdoc|pod|tex|xml|lr)'
const DOCUMENT = new RegExp(`${DOCUMENT_ENDINGS}$`, 'i')
/** Other files that pages are generated from. */
const PROGRAM = /\.(?:astro|vue|svelte|[cm]?[jt]sx?|py|njk|liquid|webc)$/i

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

/** A link to a file on a forge. */
interface SourceLink {
  readonly source: PageSource
  readonly verb: string
  readonly rels: readonly string[]
  readonly classes: string
  /** The text and the title of the link. */
  readonly words: string
}

/** Returns whether an address may point to a source. Must be fast: it is called for every link. */
export function mayBeSource(address: string): boolean {
  if (address.length > MAX_ADDRESS_BYTES) return false
  return MAY_BE_SOURCE.test(address) || address.includes('_sources/')
}

/**
 * Returns the source of a page; undefined if no link points to one, or if links point to several. A
 * document counts before programs, and both before a copy. `text` is the page. `at` are the offsets of addresses for which `mayBeSource` holds.
 */
export function findPageSource(
  page: string,
  text: Bytes,
  at: readonly number[],
): PageSource | undefined {
  const found: PageSource[] = []
  let copy: PageSource | undefined
  for (const offset of at) {
    const link = readLink(text, offset)
    copy ??= findCopy(link.href, page)
    const file = link.href === undefined ? undefined : findForgeFile(link.href, link.words)
    if (file !== undefined && SIGNS.some((has) => has({ ...link, ...file }, page)))
      found.push(file.source)
  }
  if (found.length === 0) return copy
  const documents = found.filter(({ isProgram }) => !isProgram)
  const [source, ...others] = documents.length > 0 ? documents : found
  const isSame = (other: PageSource) => source && identifySource(source) === identifySource(other)
  return others.every(isSame) ? source : undefined
}

/** How many pages may share a source. A link on more pages is part of the layout. */
const MAX_PAGES = 3

/**
 * Returns the pages' sources without those that too many pages share. Translations and versions of
 * a page count as one page. A documented program may be on any number of pages.
 */
export function pickOwnSources(
  sources: ReadonlyMap<string, PageSource>,
): ReadonlyMap<string, PageSource> {
  const pagesBySource = new Map<string, Set<string>>()
  for (const [page, source] of sources) {
    const key = identifySource(source)
    const pages = pagesBySource.get(key) ?? new Set()
    pagesBySource.set(key, pages.add(getNameInAllEditions(page)))
  }

  const isOwn = (source: PageSource) => {
    const pages = pagesBySource.get(identifySource(source)) ?? new Set()
    return source.isProgram || pages.size <= MAX_PAGES
  }
  return new Map([...sources].filter(([, source]) => isOwn(source)))
}

/** The name of a folder of a language or a version. */
const EDITION = /^(?:[a-z]{2}(?:[-_][a-z]{2,4})?|v?\d[\w.-]*|latest|stable|next|dev|main)$/i

/** Returns a name that a page has in all languages and versions. */
function getNameInAllEditions(page: string): string {
  const name = getLowerCaseBaseName(page)
  const folder = page.split('/').at(-2) ?? ''
  if (name !== 'index') return name
  if (EDITION.test(folder)) return ''
  return folder.toLowerCase()
}

/**
 * Returns a key of a source. The first part after a ref is at least the start of the branch's name.
 */
function identifySource({ repository, path, kind }: PageSource): string {
  const file = kind === 'behind-ref' ? path.slice(path.indexOf('/') + 1) : path
  return `${repository.toLowerCase()} ${file}`
}

/** Returns the attributes and text of the link whose address is at an offset of a page. */
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
  reader.read(text.slice(start, start + MAX_LINK_BYTES))
  return { href, rels: readRels(rel), classes, words }
}

/** Returns the file on a forge that an address points to, and the action that it requests. */
function findForgeFile(
  address: Bytes,
  words: string,
): Pick<SourceLink, 'source' | 'verb'> | undefined {
  const url = URL.parse(toText(address))
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined

  for (const { kind, pattern, hasQuery } of FORGE_FORMS) {
    const { repository, verb = '', path: encoded } = pattern.exec(url.pathname)?.groups ?? {}
    if (repository === undefined || hasQuery?.(url.searchParams, repository) === false) continue

    const path = readFilePath(url, encoded)
    const hasOnlyRef = kind === 'behind-ref' && !path.includes('/')
    if (hasOnlyRef || !isSource(path)) return undefined
    const query = hasQuery === undefined ? '' : url.search
    const source = {
      kind,
      path,
      url: `${url.origin}${url.pathname}${query}`,
      repository: `${url.origin}${repository}`,
      isProgram: isFileAndLine(words, path, url.hash) || isSourceCode(words, path, url.hash),
    }
    return { source, verb }
  }
  return undefined
}

/** Returns the path of a file from the path or the query of its address. */
function readFilePath(url: URL, encoded = ''): string {
  if (encoded !== '') return toText(percentDecode(asBytes(encoded)) ?? NO_BYTES)
  return url.searchParams.get('path')?.replace(/^\//, '') ?? ''
}

/**
 * Returns whether the text of a link is a file and a line in it, as in TypeDoc:
 * https://typedoc.org/documents/Options.Input.html#sourcelinktemplate
 */
function isFileAndLine(words: string, path: string, hash: string): boolean {
  const [, file, line] = /^(.+):(\d+)$/.exec(words.replace(/\s/g, '')) ?? []
  return file !== undefined && `/${path}`.endsWith(`/${file}`) && hash === `#L${line}`
}

const SOURCE_WORDS = /^[\s()[\]]*(?:view\s+)?source(?:\s+code)?[\s()[\]]*$/i

/**
 * Returns whether a link points to lines of a program and says no more than that, as in pydoctor:
 * https://pydoctor.readthedocs.io/en/latest/quickstart.html
 */
function isSourceCode(words: string, path: string, hash: string): boolean {
  return SOURCE_WORDS.test(words) && PROGRAM.test(path) && /^#L\d+(?:-L?\d+)?$/.test(hash)
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

function isSource(path: string): boolean {
  return (DOCUMENT.test(path) || PROGRAM.test(path)) && isPlainPath(path)
}

function isPlainPath(path: string): boolean {
  if (/[\\\p{Cc}]/u.test(path)) return false
  return !path.split('/').some((part) => /^\.{0,2}$|^\.git$/i.test(part))
}

/** Returns the name of a file without its ending, in lower case. */
function getLowerCaseBaseName(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return name.replace(/\.[^.]*$/, '').toLowerCase()
}

/** Returns the names that the source of a page may have. A module may be named with its package. */
function listSourceNames(page: string): ReadonlySet<string> {
  const name = getLowerCaseBaseName(page)
  if (name !== 'index') return new Set([name, name.slice(name.lastIndexOf('.') + 1)])
  const folder = page.split('/').at(-2)
  return new Set(['index', '_index', 'readme', folder?.toLowerCase() ?? 'index'])
}
