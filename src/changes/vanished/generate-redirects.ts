/** Generates redirects for the addresses of vanished pages in the format of a host. */
import { type Bytes, compareBytes, percentEncode } from '../../web/byte-strings.ts'
import type { HostId } from '../../web/host/all-hosts.ts'
import { REDIRECT_WRITERS } from '../../web/host/redirect-writers/all-redirect-writers.ts'
import {
  decodeBasePath,
  type RedirectWriter,
  type WrittenRedirect,
} from '../../web/host/redirect-writers/redirect-writer.ts'
import { ServedSite } from '../../web/host/served-site.ts'
import type { SiteSnapshot } from '../../web/host/site-snapshot.ts'
import type { VanishedPage } from './find-vanished-pages.ts'

/** A redirect that cannot be written for a host, in some or all spellings of its address. */
interface OmittedRedirect extends WrittenRedirect {
  /** Completes the sentence “… is left out:”. */
  readonly why: string
}

/** Redirects in the format of a host. */
export interface GeneratedRedirects {
  /** How many addresses are redirected in at least one spelling. */
  readonly addresses: number
  /** The contents of files by their names. */
  readonly files: ReadonlyMap<Bytes, Bytes>
  readonly omitted: readonly OmittedRedirect[]
}

/**
 * Returns redirects in the format of `host`, from vanished addresses of `pages` to the current
 * ones. Undefined if there are none, or if they cannot be added to the site's own file. Rules that
 * would affect other addresses of the site are left out.
 */
export function generateRedirects(
  host: HostId,
  pages: readonly VanishedPage[],
  site: SiteSnapshot,
): GeneratedRedirects | undefined {
  const writer = REDIRECT_WRITERS[host]
  const redirects = listRedirects(writer, pages, site)
  const [existingFile] = site.redirectFiles
  const isUnreadable = existingFile !== undefined && existingFile.text === undefined
  if (redirects.length === 0 || isUnreadable) return undefined

  const omitted: OmittedRedirect[] = []
  const possible = selectPossible(writer, redirects, new ServedSite(site), omitted)
  const selected = selectWithinLimit(writer, possible, existingFile?.text, omitted)
  const files = writer.formatFiles(selected, site, existingFile?.text)
  if (files === undefined) return undefined

  const written = new Map(selected.map(({ from, to }) => [getComparisonKey(writer, from), to]))
  const redirected = redirects.filter(
    ({ from, to }) => written.get(getComparisonKey(writer, from)) === to,
  )
  const addresses = new Set(redirected.map(({ removedPath }) => removedPath)).size
  return { addresses, files: new Map(files), omitted }
}

/**
 * Returns a redirect for each spelling of each address. The most common address of each page comes
 * first, because the host may limit the number of rules.
 */
function listRedirects(
  writer: RedirectWriter,
  pages: readonly VanishedPage[],
  site: SiteSnapshot,
): readonly WrittenRedirect[] {
  const prefix = decodeBasePath(site)
  const ranked = pages.flatMap(({ name: page, lostPaths, to: destination }) => {
    if (destination === undefined) return []
    return lostPaths.map((path, rank) => ({ rank, page, path, destination }))
  })
  ranked.sort((a, b) => a.rank - b.rank || compareBytes(a.path, b.path))
  return ranked.flatMap(({ page, path, destination }) => {
    const to = percentEncode(prefix.concat('/', destination))
    const spellings = writer.listEncodedForms(prefix.concat('/', path))
    return spellings.map((from) => ({
      page,
      removedPath: path,
      replacementPath: destination,
      from,
      to,
    }))
  })
}

/** Returns a key that addresses share if the host considers them equal. */
function getComparisonKey(writer: RedirectWriter, from: string): string {
  if (writer.getComparisonKey === undefined) return from
  return writer.getComparisonKey(from)
}

/** Returns the redirects that the host accepts, each once. The others are added to `omitted`. */
function selectPossible(
  writer: RedirectWriter,
  all: readonly WrittenRedirect[],
  served: ServedSite,
  omitted: OmittedRedirect[],
): readonly WrittenRedirect[] {
  const possible = new Map<string, WrittenRedirect>()
  for (const redirect of all) {
    const key = getComparisonKey(writer, redirect.from)
    const sameAddress = possible.get(key)
    const isAmbiguous = sameAddress !== undefined && sameAddress.to !== redirect.to
    let why = writer.explainUnwritable(redirect, served)
    if (isAmbiguous) why = 'the host reads it as another address'
    if (why !== undefined) omitted.push({ ...redirect, why })
    else if (sameAddress === undefined) possible.set(key, redirect)
  }
  return [...possible.values()]
}

/** Returns the redirects within the host's limit. The others are added to `omitted`. */
function selectWithinLimit(
  { capacity }: RedirectWriter,
  possible: readonly WrittenRedirect[],
  existingText: string | undefined,
  omitted: OmittedRedirect[],
): readonly WrittenRedirect[] {
  if (capacity === undefined) return possible
  const limit = Math.max(0, capacity.countFitting(possible, existingText))
  for (const redirect of possible.slice(limit)) omitted.push({ ...redirect, why: capacity.reason })
  return possible.slice(0, limit)
}
