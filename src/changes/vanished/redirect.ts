/** Redirects in no host's form yet, and what every writer of such a form returns. */

import { percentDecode, toBytes } from '../../web/byte-strings.ts'
import type { Site } from '../../web/site.ts'
import type { VanishedPage } from './find.ts'

/** Paths are absolute (`/docs/x`), decoded, strings of bytes. */
export interface Redirect {
  readonly from: string
  readonly to: string
  /** The page's file in the earlier site. */
  readonly page: string
}

/** A redirect that a host's form has no room or no words for. */
export interface LeftOut {
  readonly redirect: Redirect
  /** As an address has it, if only this way to write it is left out. */
  readonly spelled?: string
  /** Ends the sentence «… is left out:». */
  readonly why: string
}

/** What a writer makes of redirects. */
export interface Written {
  /** Files by their names, relative to a folder. Names and content are strings of bytes. */
  readonly files: ReadonlyMap<string, string>
  readonly leftOut: readonly LeftOut[]
}

/** What a writer is given. */
export interface Request {
  /** In the order in which they matter, in case that there is not enough room for all. */
  readonly redirects: readonly Redirect[]
  /** Addresses that may be meant, without any certainty. */
  readonly guesses: readonly Redirect[]
  /** The site to which the redirects are to be added. */
  readonly site: Site
}

/** Returns the base path, decoded, without the slash at its end. */
export function basePrefix({ basePath }: Pick<Site, 'basePath'>): string {
  const bytes = toBytes(basePath)
  return (percentDecode(bytes) ?? bytes).replace(/\/$/, '')
}

/**
 * Returns the redirects that lead from what is gone of `pages` to where they are now, or to what may be meant: for each
 * page, the address that links usually name comes first, then the others.
 */
export function redirectsFor(
  pages: readonly VanishedPage[],
  site: Site,
  target: 'to' | 'near',
): readonly Redirect[] {
  const prefix = basePrefix(site)
  const ranked = pages.flatMap((page) => {
    const path = page[target]
    if (path === undefined) return []
    const to = `${prefix}/${path}`
    return page.gone.map((from, rank) => ({
      rank,
      redirect: { from: `${prefix}/${from}`, to, page: page.name },
    }))
  })
  return ranked
    .sort((a, b) => a.rank - b.rank || compare(a.redirect.from, b.redirect.from))
    .map(({ redirect }) => redirect)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
