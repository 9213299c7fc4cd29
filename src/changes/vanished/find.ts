/** Compares two builds of a site: which pages of the earlier one does the host not answer any more, and where are they now? */
import { droppedPart } from '../../check/rules/files.ts'
import { checkpoint } from '../../event-loop.ts'
import { decodedPath } from '../../web/host/redirects/rules.ts'
import {
  type Answer,
  addressForms,
  redirectFilesOf,
  redirectsOf,
  ServedSite,
} from '../../web/host/served-site.ts'
import { isNotFoundPageOfSite, isPage } from '../../web/page-names.ts'
import { filesOf, type Site } from '../../web/site.ts'
import type { Move } from '../site-change.ts'

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
): Promise<readonly VanishedPage[]> {
  const search = new Search(withRedirectFile(earlier), withRedirectFile(later), moves)
  const yieldIfOver = checkpoint(signal)
  const aliases = new Map<Answer, string[]>()
  for (const path of addressesInRules(earlier)) {
    await yieldIfOver()
    const file = search.answerBefore(path)
    aliases.set(file, [...(aliases.get(file) ?? []), path])
  }
  const found: VanishedPage[] = []
  for (const [file, name] of earlier.names.entries()) {
    await yieldIfOver()
    const page = isPage(name) ? search.vanished(name, file, aliases.get(file) ?? []) : undefined
    if (page !== undefined) found.push(page)
  }
  return found
}

/** Returns the addresses that rules of a site's redirect file are about, as far as a rule is about one alone. */
function addressesInRules(site: Site): readonly string[] {
  const rules = redirectsOf(site)?.rules ?? []
  const paths = rules.flatMap(({ source, from }) => {
    if ('exact' in source) return [source.exact]
    // To Vercel, everything is a pattern.
    return /^\/[^:(){}*+?\\]*$/.test(from) ? [decodedPath(from)] : []
  })
  return [...new Set(paths.map((path) => path.replace(/^\/+/, '')))]
}

class Search {
  readonly #before: ServedSite
  readonly #after: ServedSite
  readonly #filesAfter: ReadonlyMap<string, number>
  readonly #movedTo: ReadonlyMap<string, string>

  constructor(earlier: Site, later: Site, moves: readonly Move[]) {
    this.#before = new ServedSite(earlier, filesOf(earlier))
    this.#filesAfter = filesOf(later)
    this.#after = new ServedSite(later, this.#filesAfter)
    this.#movedTo = new Map(moves.map(({ from, to }) => [from, to]))
  }

  answerBefore(path: string): Answer {
    this.#before.startFile()
    return this.#before.answer(path)
  }

  vanished(name: string, file: number, aliases: readonly string[]): VanishedPage | undefined {
    if (isNotFoundPageOfSite(name) || droppedPart(name, this.#before.rules) !== undefined) return undefined
    this.#before.startFile()
    this.#after.startFile()
    const answered = [...new Set([...addressForms(name), ...aliases])].filter(
      (path) => this.#before.answer(path) === file,
    )
    const left = answered.filter((path) => this.#after.answer(path) !== undefined)
    const gone = answered.filter((path) => !left.includes(path))
    const [first] = gone
    if (first === undefined) return undefined
    const movedTo = this.#filesAfter.get(this.#movedTo.get(name) ?? '')
    const moved = this.#addressOf(movedTo)
    // What is left of the addresses of a page that moved may lead to another one.
    const leadsThere = (path: string) => moved === undefined || this.#after.answer(path) === movedTo
    const isReachable = left.some(leadsThere)
    const to = moved ?? this.#addressOf(this.#after.answer(left[0] ?? first)) ?? left[0]
    return { name, gone, isReachable, to }
  }

  /** Returns the address of a file to which the host itself would not redirect again. */
  #addressOf(file: Answer): string | undefined {
    return typeof file === 'number' ? this.#after.addressesOf(file)[0] : undefined
  }
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
