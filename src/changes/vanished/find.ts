/** Compares two builds of a site: which pages of the earlier one does the host not answer any more, and where are they now? */

import { NearPaths } from '../../check/near-misses/near-paths.ts'
import { droppedPart } from '../../check/rules/files.ts'
import { checkpoint } from '../../event-loop.ts'
import { type Answer, addressForms, redirectFilesOf, ServedSite } from '../../web/host/served-site.ts'
import { isNotFoundPageOfSite, isPage } from '../../web/page-names.ts'
import type { Site } from '../../web/site.ts'
import type { Move } from '../site-change.ts'
import { addressesInRules } from './addresses.ts'

/** A page with addresses that are not answered any more. Strings of bytes; addresses are decoded, without the base path. */
export interface VanishedPage {
  /** Its file in the earlier site. */
  readonly name: string
  /** The addresses that are gone, the one that links usually name first. Never empty. */
  readonly gone: readonly string[]
  /** Whether others of its addresses are still answered, and lead to it. */
  readonly isReachable: boolean
  /** Where the page is now, as far as that is certain: an address that is answered. */
  readonly to: string | undefined
  /** An address that may be meant instead, where nothing is certain. */
  readonly near: string | undefined
}

/** What is gone, and what is not known because there are too many rules to try every address against. */
export interface Vanished {
  readonly pages: readonly VanishedPage[]
  /** Of how many pages an address that the earlier site answered was not tried, or none is known. */
  readonly untriedPages: number
  /** How many addresses that rules of the earlier site name were not tried, so that their pages are not known. */
  readonly untriedInRules: number
}

/**
 * Returns the pages of `earlier` with addresses that were answered under the rules of the host, redirect files included,
 * and are not under those of `later`. `moves` are the pages that are elsewhere with the same content.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function findVanishedPages(
  earlier: Site,
  later: Site,
  moves: readonly Move[],
  signal: AbortSignal,
): Promise<Vanished> {
  const search = new Search(withRedirectFile(earlier), withRedirectFile(later), moves)
  const yieldIfOver = checkpoint(signal)
  const aliases = new Map<number, string[]>()
  for (const [i, path] of addressesInRules(earlier).entries()) {
    await yieldIfOver()
    if (i % RULES_PER_BUDGET === 0) search.renewBudgets()
    const file = search.pageAt(path)
    if (file === undefined) continue
    const known = aliases.get(file)
    if (known === undefined) aliases.set(file, [path])
    else known.push(path)
  }
  const found: VanishedPage[] = []
  for (const [file, name] of earlier.names.entries()) {
    await yieldIfOver()
    const page = isPage(name) ? search.vanished(name, file, aliases.get(file) ?? []) : undefined
    if (page !== undefined) found.push(page)
  }
  const { untriedPages, untriedInRules } = search
  return { pages: await withGuesses(found, later, yieldIfOver), untriedPages, untriedInRules }
}

/** Returns the same pages with what may be meant by those that nobody knows where they are. */
async function withGuesses(
  pages: readonly VanishedPage[],
  later: Site,
  yieldIfOver: () => Promise<void>,
): Promise<readonly VanishedPage[]> {
  const nearPaths = await NearPaths.of(later, yieldIfOver)
  const guessed: VanishedPage[] = []
  for (const page of pages) {
    await yieldIfOver()
    const near = page.to === undefined ? nearPaths.near(page.gone[0] ?? '')?.path : undefined
    guessed.push(near === undefined ? page : { ...page, near })
  }
  return guessed
}

/** How many rules of a foreign file may together cost as much as one page: no file takes more than a minute. */
const RULES_PER_BUDGET = 10

class Search {
  untriedPages = 0
  untriedInRules = 0
  readonly #before: ServedSite
  readonly #after: ServedSite
  readonly #namesAfter: readonly string[]
  readonly #filesAfter: ReadonlyMap<string, number>
  readonly #movedTo: ReadonlyMap<string, string>
  readonly #namesBefore: readonly string[]

  constructor(earlier: Site, later: Site, moves: readonly Move[]) {
    this.#namesBefore = earlier.names
    this.#before = new ServedSite(earlier, filesOf(earlier))
    this.#filesAfter = filesOf(later)
    this.#after = new ServedSite(later, this.#filesAfter)
    this.#namesAfter = later.names
    this.#movedTo = new Map(moves.map(({ from, to }) => [from, to]))
  }

  /** Has to be called from time to time: what may be spent on rules is limited. */
  renewBudgets(): void {
    this.#before.startFile()
    this.#after.startFile()
  }

  /** Returns the page with which the earlier site answered a path. */
  pageAt(path: string): number | undefined {
    const file = tried(this.#before, path)
    if (file === 'untried') this.untriedInRules++
    return typeof file === 'number' && isPage(this.#namesBefore[file] ?? '') ? file : undefined
  }

  vanished(name: string, file: number, aliases: readonly string[]): VanishedPage | undefined {
    if (isNotFoundPageOfSite(name) || droppedPart(name, this.#before.rules) !== undefined) return undefined
    const answered: string[] = []
    const gone: string[] = []
    const left: string[] = []
    // Most forms are no address of the page. Where others are known, it does not matter that one was not tried.
    let isUntriedBefore = false
    let isUntriedAfter = false
    const forms = addressForms(name)
    for (const [i, path] of [...new Set([...forms, ...aliases])].entries()) {
      // Of the aliases, a page may have any number.
      if (i < forms.length) this.#before.startFile()
      const before = tried(this.#before, path)
      if (before === file) answered.push(path)
      else if (before === 'untried') isUntriedBefore = true
    }
    for (const [i, path] of answered.entries()) {
      if (i < forms.length) this.#after.startFile()
      const after = tried(this.#after, path)
      if (after === undefined) gone.push(path)
      else if (after === 'untried') isUntriedAfter = true
      else left.push(path)
    }
    if (isUntriedAfter || (isUntriedBefore && answered.length === 0)) this.untriedPages++
    const [first] = gone
    if (first === undefined) return undefined
    this.renewBudgets()
    const movedTo = this.#filesAfter.get(this.#movedTo.get(name) ?? '')
    const moved = this.#addressOf(movedTo)
    // What is left of the addresses of a page that moved may lead to another one.
    const leadsThere = (path: string) => moved === undefined || this.#after.answer(path) === movedTo
    const isReachable = left.some(leadsThere)
    const to = moved ?? this.#addressOf(this.#after.answer(left[0] ?? first)) ?? left[0]
    return { name, gone, isReachable, to, near: undefined }
  }

  /** Returns the address of a file to which the host itself would not redirect again. */
  #addressOf(file: Answer): string | undefined {
    if (typeof file !== 'number') return undefined
    const name = this.#namesAfter[file] ?? ''
    return addressForms(name).find((path) => this.#after.answer(path) === file)
  }
}

/** Returns the answer to a path, or that it was not looked for to the end: there are too many rules for that. */
function tried(resolver: ServedSite, path: string): Answer | 'untried' {
  const { skipped } = resolver
  const answer = resolver.answer(path)
  return answer === 'unknown' && resolver.skipped > skipped ? 'untried' : answer
}

/**
 * Returns the same site with an empty redirect file where it has none. How a host finds files is known in more detail
 * where there is a file: two sites are only compared by the same rules.
 */
export function withRedirectFile(site: Site): Site {
  const [name] = site.host === undefined ? [] : redirectFilesOf(site)
  if (name === undefined || site.redirects.length > 0) return site
  return { ...site, redirects: [{ name, text: name.endsWith('.json') ? '{}' : '' }] }
}

/** Returns the positions of a site's files by their names. */
export function filesOf({ names }: Pick<Site, 'names'>): ReadonlyMap<string, number> {
  return new Map(names.map((name, i) => [name, i]))
}
