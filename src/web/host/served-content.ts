import type { Bytes } from '../byte-strings.ts'
import { SUBRESOURCE_PATH } from '../page-names.ts'
import type { FileIndex } from '../tree.ts'

/** What readers get at an address that is served, after all redirects. */
export type ServedContent =
  | { readonly kind: 'file'; readonly fileIndex: FileIndex }
  /** A rule serves one page at many addresses. */
  | { readonly kind: 'fallback-page' }
  /** The address may be served, but the file is unknown. */
  | { readonly kind: 'undecided' }

export const FALLBACK_PAGE: ServedContent = { kind: 'fallback-page' }
export const UNDECIDED: ServedContent = { kind: 'undecided' }

/**
 * Is a page served at `path`, where browsers need a different type, such as an image or a script?
 */
export function isPageInsteadOfFile(content: ServedContent | undefined, path: Bytes): boolean {
  return content?.kind === 'fallback-page' && SUBRESOURCE_PATH.test(path)
}
