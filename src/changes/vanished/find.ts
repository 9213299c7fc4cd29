/** Compares two builds of a site: which pages of the earlier one does the host not answer any more, and where are they now? */
import { droppedPart } from '../../check/rules/files.ts'
import { checkpoint } from '../../common/event-loop.ts'
import { type Answer, ServedSite } from '../../web/host/served-site.ts'
import type { Site } from '../../web/host/site.ts'
import { isNotFoundPageOfSite, isPage } from '../../web/page-names.ts'
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
  const search = new Search(earlier, later, moves)
  const yieldIfOver = checkpoint(signal)
  const aliases = new Map<Answer, string[]>()
  for (const path of search.addressesInRules()) {
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

class Search {
  readonly #before: ServedSite
  readonly #after: ServedSite
  readonly #movedTo: ReadonlyMap<string, string>

  constructor(earlier: Site, later: Site, moves: readonly Move[]) {
    this.#before = new ServedSite(earlier)
    this.#after = new ServedSite(later)
    this.#movedTo = new Map(moves.map(({ from, to }) => [from, to]))
  }

  /** Returns the addresses that rules of the earlier site are about, as far as a rule is about one alone. */
  addressesInRules(): readonly string[] {
    const { rules } = this.#before.redirects
    const paths = rules.flatMap(({ source }) => ('exact' in source ? [source.exact] : []))
    return [...new Set(paths.map((path) => path.replace(/^\/+/, '')))]
  }

  answerBefore(path: string): Answer {
    return this.#before.answer(path)
  }

  vanished(name: string, file: number, aliases: readonly string[]): VanishedPage | undefined {
    if (isNotFoundPageOfSite(name) || droppedPart(name, this.#before.rules) !== undefined) return undefined
    const answered = [...new Set([...this.#before.addressesOf(file), ...aliases])]
    const { gone = [], left = [] } = Object.groupBy(answered, (path) =>
      this.#after.answer(path) === undefined ? 'gone' : 'left',
    )
    const [first] = gone
    if (first === undefined) return undefined
    const movedTo = this.#after.files.get(this.#movedTo.get(name) ?? '')
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
