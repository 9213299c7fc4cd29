import type { FindingCounter } from '../../check/rules/finding-counter.ts'
import { count } from '../../units.ts'
import { readableAddress, toBytes } from '../../web/byte-strings.ts'
import type { Site } from '../../web/site.ts'
import type { Vanished } from './find.ts'

/** How many more addresses of a page are named. */
const MAX_NAMED = 3

/** Counts one finding for each page, under the first of its addresses that are gone, and one for all that were not tried. */
export function countVanished(vanished: Vanished, site: Site, counter: FindingCounter): void {
  const basePath = toBytes(site.basePath)
  const shown = (path: string): string => site.basePath + readableAddress(path)
  for (const { gone, isReachable, to } of vanished.pages) {
    const [first = '', ...more] = gone
    const named = more.slice(0, MAX_NAMED).map(shown)
    if (named.length < more.length) named.push('…')
    const values = { others: named.join(', ') }
    const address = basePath + first
    if (to === undefined) counter.countAddress('vanished-page', address, values)
    else
      counter.countAddress(isReachable ? 'vanished-address' : 'vanished-page-moved', address, {
        ...values,
        to: shown(to),
      })
  }
  const { untriedPages, untriedInRules } = vanished
  const untried: string[] = []
  if (untriedPages > 0) untried.push(`addresses of ${count(untriedPages, 'page')} of the earlier site`)
  if (untriedInRules > 0)
    untried.push(`${count(untriedInRules, 'address', 'addresses')} in its redirect file`)
  if (untried.length > 0)
    counter.countForSite('vanished-untried', { what: untried.join(', and ') }, untriedPages + untriedInRules)
}
