import { toBytes } from '../../site/byte-strings.ts'
import { readable } from '../../site/near-misses/near-misses.ts'
import type { FindingCounter } from '../../site/rules/finding-counter.ts'
import type { Site } from '../../site/rules/site.ts'
import type { VanishedPage } from './find.ts'

/** How many more addresses of a page are named. */
const MAX_NAMED = 3

/** Counts one finding for each page, under the first of its addresses that are gone. */
export function countVanished(pages: readonly VanishedPage[], site: Site, counter: FindingCounter): void {
  const basePath = toBytes(site.basePath)
  const shown = (path: string): string => site.basePath + readable(path)
  for (const { gone, isReachable, to } of pages) {
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
}
