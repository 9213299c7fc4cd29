import type { Bytes } from '../byte-strings.ts'
import { isPage, SUBRESOURCE_PATH } from '../page-names.ts'
import type { SitePath } from '../paths.ts'
import type { FileIndex } from '../tree.ts'
import type { FinalResponse } from './redirects/responses.ts'

/** What readers get at an address that is served, after all redirects. */
export type ServedContent =
  | { readonly kind: 'file'; readonly fileIndex: FileIndex }
  /** A rule serves one page at many addresses. */
  | { readonly kind: 'fallback-page' }
  /** The address may be served, but the file is unknown. */
  | { readonly kind: 'undecided' }

export const FALLBACK_PAGE_CONTENT: ServedContent = { kind: 'fallback-page' }
export const UNDECIDED_CONTENT: ServedContent = { kind: 'undecided' }

/**
 * Is a page served at `path`, where browsers need a different type, such as an image or a script?
 */
export function isPageInsteadOfFile(content: ServedContent | undefined, path: SitePath): boolean {
  return content?.kind === 'fallback-page' && SUBRESOURCE_PATH.test(path)
}

/**
 * Returns the content that is served for a request for `path` if the host responds with the file
 * `name`. Anchors are unknown if a rule adds a fragment, or if one page with a script may show
 * different content for each address.
 */
export function classifyFile(
  { fileIndex, appliedRules }: Extract<FinalResponse, { readonly kind: 'file' }>,
  name: Bytes,
  path: SitePath,
): ServedContent {
  const patternRules = appliedRules.filter(({ matcher }) => matcher.kind === 'pattern')
  const isPageByPattern = patternRules.length > 0 && isPage(name)
  // If a browser needs a different type, a page is wrong, whether served or redirected to.
  if (isPageByPattern && SUBRESOURCE_PATH.test(path)) return FALLBACK_PAGE_CONTENT
  // The browser goes to the anchor of the rule.
  if (appliedRules.some(({ to }) => to.includes('#'))) return UNDECIDED_CONTENT

  const isRewritten = patternRules.some(({ action }) => action === 'rewrite')
  // The browser is at the file's own address, or at one that a rule has only for that file.
  if (!isRewritten) return { kind: 'file', fileIndex }
  // One page is served at many addresses.
  if (isPageByPattern) return FALLBACK_PAGE_CONTENT
  // Whether another file is the right content for many addresses is unknown.
  return UNDECIDED_CONTENT
}
