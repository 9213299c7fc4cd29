import { fingerprintOf } from './page/fingerprint.ts'
import { type PageSite, Targets } from './page/targets.ts'

/** Returns whether a reader would notice no difference between two states of a page; false if it has too little text to say. */
export type ReaderComparison = (page: string, before: Buffer, after: Buffer) => boolean

/** Returns the comparison of the pages of a site. */
export function readerComparison(site: Omit<PageSite, 'renamed'>): ReaderComparison {
  const targets = new Targets({ ...site, renamed: new Map() })
  return (page, before, after) => {
    const a = fingerprintOf(page, [before.toString('latin1')], targets)
    const b = fingerprintOf(page, [after.toString('latin1')], targets)
    return !a.isBlank && a.content === b.content && a.links === b.links && a.navigation === b.navigation
  }
}
