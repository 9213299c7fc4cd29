import type { Finding } from '../rules/findings.ts'
import type { AcceptedEntry } from './entry.ts'
import { PrefixIndex } from './prefix-index.ts'

/** A text that an entry asks for, by which it is found. */
interface Literal {
  readonly of: 'target' | 'target backwards' | 'page' | 'page backwards'
  readonly text: string
}

/**
 * Finds the entries that may match a finding without asking all of them: each is kept under the beginning or end of its
 * patterns that it shares with the fewest others.
 */
export class EntryIndex {
  readonly #indexes: ReadonlyMap<string, PrefixIndex<AcceptedEntry>>

  constructor(entries: readonly AcceptedEntry[]) {
    const shared = new Map<string, number>()
    for (const entry of entries)
      for (const literal of literalsOf(entry)) {
        const key = keyOf(entry, literal)
        shared.set(key, (shared.get(key) ?? 0) + 1)
      }
    const sharedBy = (entry: AcceptedEntry, literal: Literal) =>
      literal.text === '' ? Number.POSITIVE_INFINITY : (shared.get(keyOf(entry, literal)) ?? 0)

    const kept = new Map<string, Map<string, AcceptedEntry[]>>()
    for (const entry of entries) {
      const literal = literalsOf(entry).reduce((best, other) => {
        const difference = sharedBy(entry, other) - sharedBy(entry, best)
        return difference < 0 || (difference === 0 && other.text.length > best.text.length) ? other : best
      })
      const name = nameOf(entry.code, literal.of)
      const values = kept.get(name) ?? new Map<string, AcceptedEntry[]>()
      kept.set(name, values)
      const sharing = values.get(literal.text)
      if (sharing) sharing.push(entry)
      else values.set(literal.text, [entry])
    }
    this.#indexes = new Map([...kept].map(([name, values]) => [name, new PrefixIndex(values)]))
  }

  /** Returns the entries that may match, each once. */
  candidates({ code, target, address, spots }: Finding): Set<AcceptedEntry> {
    const targets = address === undefined ? [target] : [target, address]
    const pages = spots.slice(0, 1).map(({ page }) => page)
    const found = new Set<AcceptedEntry>()
    const look = (of: Literal['of'], texts: readonly string[]) => {
      const index = this.#indexes.get(nameOf(code, of))
      if (index === undefined) return
      for (const text of texts) for (const entry of index.under(text)) found.add(entry)
    }
    look('target', targets)
    look('target backwards', targets.map(backwards))
    look('page', pages)
    look('page backwards', pages.map(backwards))
    return found
  }
}

function literalsOf({ target, page }: AcceptedEntry): [Literal, ...Literal[]] {
  const ofTarget: [Literal, ...Literal[]] = [
    { of: 'target', text: target.prefix },
    { of: 'target backwards', text: backwards(target.suffix) },
  ]
  if (page === undefined) return ofTarget
  return [
    ...ofTarget,
    { of: 'page', text: page.prefix },
    { of: 'page backwards', text: backwards(page.suffix) },
  ]
}

const backwards = (text: string): string => [...text].reverse().join('')

const nameOf = (code: string, of: Literal['of']): string => `${code} ${of}`

const keyOf = ({ code }: AcceptedEntry, { of, text }: Literal): string => `${nameOf(code, of)} ${text}`
