/** What a host serves at the addresses of a site, by its files and by its own redirect file. */

import { type Bytes, getFolder, makeReadable, NO_BYTES, ROOT, toBytes } from '../byte-strings.ts'
import {
  getStem,
  HOME_PAGE,
  isIndexPage,
  isNotFoundPage,
  isNotFoundPageOfSite,
  isPage,
  SUBRESOURCE_PATH,
  swapFolderForm,
} from '../page-names.ts'
import { getFileName, hasFolder, resolveLoops } from '../tree.ts'
import { mergeSlashes } from './hosts/find-file.ts'
import type { HostRules } from './hosts/host-rules.ts'
import { getHostRules, HOST_NAMES, type Host } from './hosts.ts'
import { type FinalAnswer, followRedirects, isSuccessful } from './redirects/follow-redirects.ts'
import { NO_REDIRECTS, type ParsedRedirects } from './redirects/parsed-redirects.ts'
import { mayMatch } from './redirects/patterns.ts'
import type { FileFinder } from './redirects/steps.ts'
import { resolveTarget } from './redirects/targets.ts'
import type { Site } from './site.ts'

/** What a site answers an address with. */
export type SiteAnswer =
  | { readonly kind: 'file'; readonly file: number }
  /** A rule answers many addresses with one page. */
  | { readonly kind: 'shared-page' }
  /** Something may answer it, although it is not known which file. */
  | { readonly kind: 'unknown' }

const SHARED_PAGE: SiteAnswer = { kind: 'shared-page' }
const UNKNOWN: SiteAnswer = { kind: 'unknown' }

/** How many answers are remembered. */
const MAX_REMEMBERED = 50_000

/** Returns the names of the redirect files that may count for a site, in its root. */
export function listRedirectFiles({
  host,
  basePath,
}: Pick<Site, 'host' | 'basePath'>): readonly string[] {
  // Hosts read it in the root of what they serve alone.
  if (basePath !== '/') return []
  const hosts = host === undefined ? HOST_NAMES : [host]
  return [...new Set(hosts.flatMap((each) => getHostRules(each).redirectFile?.name ?? []))]
}

/** A site as its host serves it: knows which file answers which address. */
export class ServedSite {
  readonly site: Site
  readonly rules: HostRules
  /** The names of the site's files with their indices. */
  readonly files: ReadonlyMap<string, number>
  /** What the host's redirect file says; nothing without one, and where it cannot be read. */
  readonly redirects: ParsedRedirects
  /**
   * The file and the line of a rule that may answer whatever else does not: what it is about is not
   * known.
   */
  readonly unreadRule: { readonly file: string; readonly line: number | undefined } | undefined
  /**
   * Without a host: all of them by their files, and those that read a redirect file of the site.
   */
  readonly #hosts: readonly ServedSite[]
  readonly #hostsWithRules: readonly ServedSite[]
  readonly #known = new Map<string, SiteAnswer | undefined>()
  #folderPages: boolean | undefined

  constructor(
    site: Site,
    files: ServedSite['files'] = new Map(site.names.map((name, i) => [name, i])),
  ) {
    const { host, domain, redirects } = site
    this.rules = getHostRules(host)
    this.files = files
    this.site = site
    const text = redirects[0]?.text
    const parsed = text === undefined ? undefined : this.rules.redirectFile?.parse(text, domain)
    this.redirects = parsed ?? NO_REDIRECTS
    const hosts = host === undefined ? HOST_NAMES : []
    this.#hosts = hosts.map((each) => new ServedSite({ ...site, host: each, redirects: [] }, files))
    this.#hostsWithRules = listSitesWithRules(site, hosts, files)
    this.unreadRule = this.#findUnreadRule()
  }

  #findUnreadRule(): ServedSite['unreadRule'] {
    const { redirects } = this.site
    const unreadFile = redirects.find(({ text }) => text === undefined)
    const { anywhere } = this.redirects.unreadRules
    const [first] = redirects
    if (unreadFile !== undefined) return { file: unreadFile.name, line: anywhere?.line }
    if (anywhere !== undefined && first !== undefined)
      return { file: first.name, line: anywhere.line }
    return this.#hostsWithRules.find(({ unreadRule }) => unreadRule !== undefined)?.unreadRule
  }

  /** Returns the name of a file, by its index. */
  nameOf(file: number): Bytes {
    return getFileName(this.site, file)
  }

  /**
   * What is answered with a file, the rules of the redirect file apart. The path is absolute and
   * decoded.
   */
  readonly findFile: FileFinder = (path) => {
    const { loops, basePath } = this.site
    const isHostRoot = basePath === '/'
    const isMerged = this.rules.mergesSlashes && path.includes('//')
    const asked = isMerged ? ROOT.concat(mergeSlashes(path)) : path
    const lookup = (name: string) => {
      if (loops.length === 0) return this.files.get(name)
      return this.files.get(resolveLoops(name, loops))
    }
    // Below a base path, the file that decides is elsewhere.
    const cleanUrls = this.redirects.cleanUrls ?? !isHostRoot
    const settings = { isHostRoot, cleanUrls, hasFolderPages: () => this.#hasFolderPages() }
    const found = this.rules.findFile(asked, lookup, settings)
    if (found === undefined && isHostRoot && this.isServicePath(path)) return { kind: 'service' }
    return found
  }

  /**
   * Returns what is answered in the end; undefined if nothing is. `path` is an address's path,
   * decoded, without the base path and its slash: empty for the site's root, or `docs/x/`. `query`
   * is as it is written, without its `?`.
   */
  answer(path: Bytes, query = ''): SiteAnswer | undefined {
    if (this.site.host === undefined) return this.#answerOnAnyHost(path, query)
    // Files are found faster than answers.
    if (this.redirects.rules.length === 0) return this.#answerOnHost(path, query)
    const key = query === '' ? path : `${path}?${query}`
    const known = this.#known.get(key)
    if (known !== undefined || this.#known.has(key)) return known
    const answer = this.#answerOnHost(path, query)
    if (this.#known.size >= MAX_REMEMBERED) this.#known.clear()
    this.#known.set(key, answer)
    return answer
  }

  /** Returns the file that a path is answered with in the end, if it is known; as for `answer`. */
  findServedFile(path: Bytes, query = ''): number | undefined {
    const answer = this.answer(path, query)
    if (answer?.kind === 'file') return answer.file
    return undefined
  }

  /**
   * Do readers who ask for `path` see the page `file` at an address in another folder than its own,
   * `swapFolderForm` it, but not always? As for `answer`.
   */
  isShownInOtherFolder(path: Bytes, query: string, file: number): boolean {
    return this.#isShownInOtherFolder(path, query, file) && !this.isAlwaysShownInOtherFolder(file)
  }

  /** Are readers always sent to an address of that kind? */
  isAlwaysShownInOtherFolder(file: number): boolean {
    const name = this.nameOf(file)
    const stem = getStem(name)
    const usual = isIndexPage(name) ? stem.concat('/') : stem
    return [usual, name].every((path) => this.#isShownInOtherFolder(path, '', file))
  }

  /** Returns the pages that rules for one address send readers to elsewhere. */
  listPagesShownInOtherFolder(): number[] {
    const found: number[] = []
    for (const { source } of this.redirects.rules) {
      const path = source.kind === 'exact' ? source.path.slice(1) : NO_BYTES
      const file = this.findServedFile(path)
      if (file !== undefined && this.isShownInOtherFolder(path, '', file)) found.push(file)
    }
    return found
  }

  /** May only a rule that is not read answer a path? `answer` is what is known of it. */
  mayUnreadRuleAnswer(path: Bytes, answer: SiteAnswer | undefined): boolean {
    if (answer === undefined) return this.unreadRule !== undefined
    const all = answer.kind === 'unknown' ? [this, ...this.#hostsWithRules] : []
    return all.some(({ redirects }) =>
      redirects.unreadRules.sources.some((source) => mayMatch(source, ROOT.concat(path))),
    )
  }

  /**
   * Returns where a redirect of the site's own rules points to a file of the site, and the last
   * such rule; undefined if there is none. What the host redirects by itself, for the sake of a
   * slash or an ending, is none. As for `answer`.
   */
  findRedirect(
    path: Bytes,
    query = '',
  ): { readonly to: string; readonly line: number } | undefined {
    if (this.redirects.rules.length === 0)
      return this.#hostsWithRules
        .map((host) => host.findRedirect(path, query))
        .find((found) => found)
    const end = this.#follow(path, query)
    const rule = end.used.findLast(({ action }) => action === 'redirect')
    if (end.kind !== 'file' || rule === undefined) return undefined
    const [, fragment = ''] = rule.to.split('#')
    const address = makeReadable(end.path)
    return { to: fragment === '' ? address : `${address}#${fragment}`, line: rule.line }
  }

  /**
   * Returns the paths that are answered with a file, the one that links usually name first; as for
   * `answer`.
   */
  listAddresses(file: number): readonly Bytes[] {
    return listAddressForms(this.nameOf(file)).filter((path) => this.findServedFile(path) === file)
  }

  /**
   * Returns the file that some host would answer a path with, by their names alone; as for
   * `answer`.
   */
  findFileByName(path: Bytes): number | undefined {
    const name = path.replace(/\/$/, '')
    const stem = getStem(name)
    const { files } = this
    const own = files.get(name) ?? files.get(`${name}.html`)
    if (own !== undefined || stem === '') return own ?? files.get('index.html')
    return (
      files.get(`${name}/index.html`) ??
      files.get(`${stem}.html`) ??
      files.get(`${stem}/index.html`)
    )
  }

  /** Returns the files that the rules of a redirect file point to or show. */
  listRuleDestinations(): number[] {
    const found: number[] = []
    for (const { redirects } of [this, ...this.#hostsWithRules]) {
      const { rules, errorPage, fallback } = redirects
      for (const rule of [...rules, errorPage, fallback]) {
        if (rule === undefined) continue
        const target = resolveTarget(rule.to, ROOT, this.site.domain)
        if (target.kind === 'other-host') continue
        const file = this.findFileByName(target.path.slice(1))
        if (file !== undefined) found.push(file)
      }
    }
    return found
  }

  /**
   * Is a path answered by a service of the host? It is absolute, from the root of the host on.
   * Where the site has a folder of the same name, none is set up there.
   */
  isServicePath(path: string): boolean {
    if (this.rules.services?.test(path) !== true) return false
    return this.site.basePath !== '/' || !hasFolder(this.site.names, `${path.split('/', 2)[1]}/`)
  }

  /** Does a rule show a page of the site for addresses that are not there? */
  get hasErrorPage(): boolean {
    const { errorPage, domain } = this.redirects
    if (errorPage === undefined) return false
    const destination = resolveTarget(errorPage.to, ROOT, domain)
    return destination.kind === 'this-host' && this.findFile(destination.path) !== undefined
  }

  /**
   * Returns the folder (empty, or with a slash at its end) for whose wrong addresses a page is
   * shown; undefined for any other page.
   */
  findNotFoundFolder(page: Bytes): Bytes | undefined {
    if (isNotFoundPageOfSite(page)) return NO_BYTES
    if (this.rules.hasNestedNotFound && page.endsWith('/404.html')) return getFolder(page)
    return undefined
  }

  /**
   * Does the site have files in a folder, or may it seem so? `path` is an address's path that ends
   * in a slash.
   */
  hasFolder(path: Bytes): boolean {
    const name = resolveLoops(path, this.site.loops)
    const { rules, fallback } = this.redirects
    const hasOtherRules = this.unreadRule !== undefined || this.#hostsWithRules.length > 0
    if (rules.length > 0 || fallback !== undefined || hasOtherRules) return true
    return name === '' || hasFolder(this.site.names, name)
  }

  #hasFolderPages(): boolean {
    this.#folderPages ??= haveMostlyFolders(this.site.names)
    return this.#folderPages
  }

  #isShownInOtherFolder(path: Bytes, query: string, file: number): boolean {
    const { findShownPath, redirectFile } = this.rules
    const name = this.nameOf(file)
    if (findShownPath === undefined || !isPage(name) || getStem(name) === '') return false
    // Below a base path, the file that decides is elsewhere.
    const isKnown = redirectFile === undefined || this.site.basePath === '/'
    // What is not read may send readers on.
    if (!isKnown || this.#mayUnreadRuleMatch(path)) return false
    const { trailingSlash } = this.redirects
    const otherForm = `/${swapFolderForm(name)}`
    if (this.redirects === NO_REDIRECTS) {
      const isOther = findShownPath(`/${path}`, name, trailingSlash) === otherForm
      return isOther && this.findServedFile(path) === file
    }
    const end = this.#follow(path, query)
    if (end.kind !== 'file' || end.file !== file) return false
    return findShownPath(end.path, name, trailingSlash) === otherForm
  }

  #mayUnreadRuleMatch(path: Bytes): boolean {
    const { anywhere, sources } = this.redirects.unreadRules
    if (anywhere !== undefined) return true
    return sources.some((source) => mayMatch(source, ROOT.concat(path)))
  }

  #follow(path: Bytes, query: string): FinalAnswer {
    return followRedirects(this.redirects, this.findFile, { path: ROOT.concat(path), query })
  }

  #answerOnHost(path: Bytes, query: string): SiteAnswer | undefined {
    const end = this.#follow(path, query)
    // What an unreadable folder contains is not known.
    if (end.kind === 'missing' && this.#isInUnreadable(end.path)) return UNKNOWN
    if (!isSuccessful(end)) return undefined
    return this.#judgeFinalAnswer(end, path)
  }

  #isInUnreadable(path: string): boolean {
    return this.site.unreadable.some((folder) => path.slice(1).startsWith(folder))
  }

  /**
   * Where a rule brings a fragment of its own, or a script may show something for each address,
   * anchors are not known.
   */
  #judgeFinalAnswer(end: FinalAnswer, path: string): SiteAnswer {
    if (end.kind !== 'file') return UNKNOWN
    const forMany = end.used.filter(({ source }) => source.kind === 'pattern')
    const isShared = forMany.length > 0 && isPage(this.nameOf(end.file))
    // Where a browser needs something else, it makes no difference whether it is sent to a page, or
    // shown one.
    if (isShared && SUBRESOURCE_PATH.test(path)) return SHARED_PAGE
    if (end.used.some(({ to }) => to.includes('#'))) return UNKNOWN
    const isRewritten = forMany.some(({ action }) => action === 'rewrite')
    if (!isRewritten) return { kind: 'file', file: end.file }
    if (isShared) return SHARED_PAGE
    return UNKNOWN
  }

  #answerOnAnyHost(path: Bytes, query: string): SiteAnswer | undefined {
    let isAnswered = false
    for (const host of this.#hosts) {
      const answer = host.answer(path)
      if (answer?.kind === 'file') return answer
      isAnswered ||= answer !== undefined
    }
    if (isAnswered) return UNKNOWN
    const ruled = this.#hostsWithRules.map((host) => host.answer(path, query))
    const answers = ruled.filter((answer) => answer !== undefined)
    if (answers.length === 0) return undefined
    const areAllPages = answers.every(({ kind }) => kind === 'shared-page')
    if (areAllPages && SUBRESOURCE_PATH.test(path)) return SHARED_PAGE
    return UNKNOWN
  }
}

/** Returns the site on each of the hosts that read a redirect file of it. */
function listSitesWithRules(
  site: Site,
  hosts: readonly Host[],
  files: ServedSite['files'],
): readonly ServedSite[] {
  const found: ServedSite[] = []
  for (const host of hosts) {
    const names = listRedirectFiles({ host, basePath: site.basePath })
    const redirects = site.redirects.filter(({ name }) => names.includes(name))
    if (redirects.length > 0) found.push(new ServedSite({ ...site, host, redirects }, files))
  }
  return found
}

function haveMostlyFolders(names: readonly Bytes[]): boolean {
  const pages = names.filter(
    (name) => isPage(name) && getStem(name) !== '' && !isNotFoundPage(name),
  )
  return pages.filter(isIndexPage).length > pages.length / 2
}

/**
 * Returns the addresses that some host may answer with a file, the one that links usually name
 * first: decoded, without the base path.
 */
export function listAddressForms(name: Bytes): readonly Bytes[] {
  const stem = getStem(name)
  if (stem === '') return [...new Set([NO_BYTES, name, HOME_PAGE, toBytes('index')])]
  const folder = stem.concat('/')
  const file = stem.concat('.html')
  const first = isIndexPage(name) ? [folder, stem] : [stem]
  return [
    ...new Set([...first, name, file, folder, folder.concat('index.html'), folder.concat('index')]),
  ]
}
