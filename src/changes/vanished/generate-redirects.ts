/** Generates redirects for the addresses of vanished pages in the format of a host. */

import { type Bytes, compareBytes, percentEncode } from '../../web/byte-strings.ts'
import type { HostId } from '../../web/host/all-hosts.ts'
import { REDIRECT_WRITERS } from '../../web/host/redirect-writers/all-redirect-writers.ts'
import type {
  RedirectWriter,
  WrittenRedirect,
} from '../../web/host/redirect-writers/redirect-writer.ts'
import { ServedSite } from '../../web/host/served-site.ts'
import type { SiteSnapshot } from '../../web/host/site-snapshot.ts'
import { decodeBasePath } from '../../web/paths.ts'
import type { VanishedPage } from './find-vanished-pages.ts'

/** A redirect that cannot be written for a host, in some or all spellings of its address. */
interface OmittedRedirect extends WrittenRedirect {
  /** Completes the sentence “… is left out:”. */
  readonly why: string
}

/** Redirects in the format of a host. */
export interface GeneratedRedirects {
  /** How many addresses are redirected in at least one spelling. */
  readonly addressCount: number
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
  snapshot: SiteSnapshot,
): GeneratedRedirects | undefined {
  const writer = REDIRECT_WRITERS[host]
  const redirects = listRedirects(writer, pages, snapshot)
  const [existingFile] = snapshot.redirectFiles
  const isUnreadable = existingFile !== undefined && existingFile.text === undefined
  if (redirects.length === 0 || isUnreadable) return undefined

  const possible = selectPossible(writer, redirects, new ServedSite(snapshot))
  const fitting = selectFitting(writer, possible.selected, existingFile?.text)
  const files = writer.formatFiles(fitting.selected, snapshot, existingFile?.text)
  if (files === undefined) return undefined

  const omitted = [...possible.omitted, ...fitting.omitted]
  const written = new Map(
    fitting.selected.map(({ from, to }) => [getComparisonKey(writer, from), to]),
  )
  const redirected = redirects.filter(
    ({ from, to }) => written.get(getComparisonKey(writer, from)) === to,
  )
  const redirectedPaths = new Set(redirected.map(({ removedPath }) => removedPath))
  return { addressCount: redirectedPaths.size, files: new Map(files), omitted }
}

/**
 * Returns a redirect for each spelling of each address. The most common address of each page comes
 * first, because the host may limit the number of rules.
 */
function listRedirects(
  writer: RedirectWriter,
  pages: readonly VanishedPage[],
  snapshot: SiteSnapshot,
): readonly WrittenRedirect[] {
  const basePath = decodeBasePath(snapshot.basePath)
  const ranked = pages.flatMap(({ name: page, lostPaths, to: destination }) => {
    if (destination === undefined) return []
    return lostPaths.map((path, rank) => ({ rank, page, path, destination }))
  })
  ranked.sort((a, b) => a.rank - b.rank || compareBytes(a.path, b.path))
  return ranked.flatMap(({ page, path, destination }) => {
    const to = percentEncode(basePath.concat(destination))
    const spellings = writer.listEncodedForms(basePath.concat(path))
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

/** The redirects that are written, and those that are not. */
interface Selection {
  readonly selected: readonly WrittenRedirect[]
  readonly omitted: readonly OmittedRedirect[]
}

/** Selects the redirects that the host accepts, each once. */
function selectPossible(
  writer: RedirectWriter,
  redirects: readonly WrittenRedirect[],
  servedSite: ServedSite,
): Selection {
  const selectedByKey = new Map<string, WrittenRedirect>()
  const omitted: OmittedRedirect[] = []
  for (const redirect of redirects) {
    const key = getComparisonKey(writer, redirect.from)
    const sameAddress = selectedByKey.get(key)
    const isAmbiguous = sameAddress !== undefined && sameAddress.to !== redirect.to
    const why = isAmbiguous
      ? 'the host does not distinguish this address from another one'
      : writer.explainUnwritable(redirect, servedSite)
    if (why !== undefined) omitted.push({ ...redirect, why })
    else if (sameAddress === undefined) selectedByKey.set(key, redirect)
  }
  return { selected: [...selectedByKey.values()], omitted }
}

/** Selects the redirects within the host's limit, in addition to `existingText`. */
function selectFitting(
  { capacity }: RedirectWriter,
  redirects: readonly WrittenRedirect[],
  existingText: string | undefined,
): Selection {
  if (capacity === undefined) return { selected: redirects, omitted: [] }
  const { why, countFitting } = capacity
  const fittingCount = Math.max(0, countFitting(redirects, existingText))
  return {
    selected: redirects.slice(0, fittingCount),
    omitted: redirects.slice(fittingCount).map((redirect) => ({ ...redirect, why })),
  }
}
