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
