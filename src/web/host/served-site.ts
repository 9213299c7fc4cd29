/** What a host answers an address of a site with, by its files and by its own redirect file. */

import { isIndexPage, isPage, stemOfFile } from '../page-names.ts'
import type { Site } from '../site.ts'
import type { Loop } from '../tree.ts'
import { hasFolder, withoutLoops } from '../tree.ts'
import { HOST_NAMES, type Host, type HostRules, rulesOf } from './hosts.ts'
import { fileForPath } from './path-to-file.ts'
import { decide, type FileResolver, isAnswered, type Outcome, type Redirects } from './redirects/decide.ts'
import { REDIRECT_FORMATS, readRedirects } from './redirects/read.ts'
import type { RedirectHost } from './redirects/rules.ts'

/**
 * The index of the file that an address leads to; `shared-page` where a rule answers many addresses with one page;
 * `unknown` where nothing may be said against the address, although no file is known that answers it; undefined where
 * nothing answers it.
 */
export type Answer = number | 'shared-page' | 'unknown' | undefined

/** How many answers are remembered. */
const MAX_REMEMBERED = 50_000
/**
 * What one file may spend on trying its addresses against rules, in steps of 50 nanoseconds, and what each of its
 * addresses adds. It counts for each file alone, also where the answer is remembered: the report must not depend on
 * the order in which threads read.
 */
const MIN_STEPS = 200_000
const STEPS_PER_ADDRESS = 2_000
/** What one address may spend. */
const MAX_STEPS = 50_000

/** Returns the names of the redirect files that may count for a site, in its root. */
export function redirectFilesOf({ host, basePath }: Pick<Site, 'host' | 'basePath'>): readonly string[] {
  // Hosts read it in the root of what they serve alone.
  if (basePath !== '/') return []
  if (host === undefined) return [...new Set(Object.values(REDIRECT_FORMATS).map(({ file }) => file))]
  return isRedirectHost(host) ? [REDIRECT_FORMATS[host].file] : []
}

/** Returns what the redirect file of a site's host says; undefined where none counts, or where it cannot be read. */
export function redirectsOf({ host, basePath, domain, redirects: [file] }: Site): Redirects | undefined {
  if (!isRedirectHost(host) || basePath !== '/') return undefined
  const isRead = file === undefined ? REDIRECT_FORMATS[host].appliesWithoutFile : file.text !== undefined
  return isRead ? readRedirects(host, file?.text, domain) : undefined
}

function isRedirectHost(host: Host | undefined): host is RedirectHost {
  return host !== undefined && Object.hasOwn(REDIRECT_FORMATS, host)
}

/** Returns how a host finds the files of a site, for the rules of its redirect file. */
export function fileResolverOf(
  redirects: Redirects,
  files: ReadonlyMap<string, number>,
  loops: readonly Loop[],
): FileResolver {
  return redirects.fileResolver((name) => files.get(loops.length === 0 ? name : withoutLoops(name, loops)))
}

/**
 * Returns the addresses that some host may answer with a file, the one that links usually name first: decoded, without
 * the base path.
 */
export function addressForms(name: string): readonly string[] {
  const stem = stemOfFile(name)
  if (stem === '') return [...new Set(['', name, 'index.html', 'index'])]
  const [folder, file] = [`${stem}/`, `${stem}.html`]
  const first = isIndexPage(name) ? [folder, stem] : [stem]
  return [...new Set([...first, name, file, folder, `${stem}/index.html`, `${stem}/index`])]
}

/** A site as its host serves it: knows which file answers which address. Nobody else does. */
export class ServedSite {
  readonly rules: HostRules
  /** Does the answer depend on more than files? Then `startFile` has to be called for each file. */
  readonly asksRules: boolean
  readonly #site: Site
  readonly #files: ReadonlyMap<string, number>
  readonly #isUnreadable: boolean
  readonly #redirects: { readonly rules: Redirects; readonly files: FileResolver } | undefined
  /** Without a host: those that read a file that the site has. */
  readonly #hosts: readonly ServedSite[]
  readonly #remembered = new Map<string, { readonly answer: Answer; readonly steps: number }>()
  #skipped = 0
  #steps = MIN_STEPS

  /** `files` are the names of the site with their indices. */
  constructor(site: Site, files: ReadonlyMap<string, number>) {
    this.rules = rulesOf(site.host)
    this.#site = site
    this.#files = files
    this.#isUnreadable = site.redirects.some(({ text }) => text === undefined)
    const redirects = redirectsOf(site)
    this.#redirects = redirects && { rules: redirects, files: fileResolverOf(redirects, files, site.loops) }
    this.#hosts = site.host === undefined ? readersOf(site, files) : []
    this.asksRules = redirects !== undefined || this.#hosts.length > 0
  }

  /** How many addresses of the file were not tried. */
  get skipped(): number {
    return this.#hosts.reduce((sum, host) => Math.max(sum, host.skipped), this.#skipped)
  }

  /** To be called before the addresses of each file. */
  startFile(): void {
    this.#steps = MIN_STEPS
    this.#skipped = 0
    for (const host of this.#hosts) host.startFile()
  }

  /** `path` is an address's path as for `fileForPath`. */
  answer(path: string): Answer {
    if (this.#redirects !== undefined) return this.#charged(path, this.#redirects)
    if (this.#isUnreadable && this.#site.host !== undefined) return 'unknown'
    const answer = this.#byFiles(path)
    if (answer !== undefined || this.#site.host !== undefined) return answer
    const isAnswered = this.#isUnreadable || this.#hosts.some((host) => host.answer(path) !== undefined)
    return isAnswered ? 'unknown' : undefined
  }

  /** Does the site have files in a folder? `path` is an address's path that ends in a slash. */
  hasFolder(path: string): boolean {
    const name = withoutLoops(path, this.#site.loops)
    return name === '' || hasFolder(this.#site.names, name) || this.asksRules
  }

  /** Returns the paths that are answered with a file, the one that links usually name first; as for `answer`. */
  addressesOf(file: number): readonly string[] {
    return addressForms(this.#site.names[file] ?? '').filter((path) => this.answer(path) === file)
  }

  #byFiles(path: string): Answer {
    const { loops, basePath } = this.#site
    const file = fileForPath(withoutLoops(path, loops), this.#files, this.rules, basePath === '/')
    return file ?? this.#unlessUnreadable(path)
  }

  /** What an unreadable folder contains is not known. */
  #unlessUnreadable(path: string): Answer {
    return this.#site.unreadable.some((folder) => path.startsWith(folder)) ? 'unknown' : undefined
  }

  #charged(path: string, redirects: { readonly rules: Redirects; readonly files: FileResolver }): Answer {
    this.#steps += STEPS_PER_ADDRESS
    if (this.#steps <= 0) {
      this.#skipped++
      return 'unknown'
    }
    let known = this.#remembered.get(path)
    if (known === undefined) {
      const budget = { steps: MAX_STEPS }
      const outcome = decide(redirects.rules, path, redirects.files, this.#site.domain, budget)
      known = { answer: this.#answerOf(outcome), steps: MAX_STEPS - budget.steps }
      if (this.#remembered.size >= MAX_REMEMBERED) this.#remembered.clear()
      this.#remembered.set(path, known)
    }
    this.#steps -= known.steps
    if (known.steps >= MAX_STEPS) this.#skipped++
    return known.answer
  }

  /** Where a rule brings a fragment of its own, or a script may show something for each address, anchors are not known. */
  #answerOf(outcome: Outcome): Answer {
    if (outcome.is === 'missing') return this.#unlessUnreadable(outcome.path.slice(1))
    if (!isAnswered(outcome)) return undefined
    if (outcome.is !== 'file' || outcome.used.some(({ rule }) => rule.to.includes('#'))) return 'unknown'
    const isShared = outcome.used.some(({ rule }) => rule.does === 'rewrite' && 'pattern' in rule.source)
    if (!isShared) return outcome.file
    return isPage(this.#site.names[outcome.file] ?? '') ? 'shared-page' : 'unknown'
  }
}

function readersOf(site: Site, files: ReadonlyMap<string, number>): ServedSite[] {
  return HOST_NAMES.flatMap((host) => {
    const redirects = site.redirects.filter(({ name }) => redirectFilesOf({ ...site, host }).includes(name))
    return redirects.length === 0 ? [] : [new ServedSite({ ...site, host, redirects }, files)]
  })
}
