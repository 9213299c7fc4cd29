import type { Bytes } from '../byte-strings.ts'
import { isPage, SUBRESOURCE_PATH } from '../page-names.ts'
import type { SitePath } from '../paths.ts'
import type { FileIndex } from '../tree.ts'
import type { FinalResponse } from './redirects/responses.ts'
import type { Rule } from './redirects/rule.ts'

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
 * `name`.
 */
export function classifyFile(
  { fileIndex, appliedRules }: Extract<FinalResponse, { readonly kind: 'file' }>,
  name: Bytes,
  path: SitePath,
): ServedContent {
  if (isFallbackPage(appliedRules, name, path)) return FALLBACK_PAGE_CONTENT
  if (isContentUncertain(appliedRules)) return UNDECIDED_CONTENT
  return { kind: 'file', fileIndex }
}

/**
 * Does a rule serve the page `name` at many addresses, at each of which a script in the page may
 * show different content? If browsers need a different type at `path`, such as an image, a page is
 * wrong, even if they are only redirected to it.
 */
function isFallbackPage(rules: readonly Rule[], name: Bytes, path: SitePath): boolean {
  if (!rules.some(isPatternRule) || !isPage(name)) return false
  if (SUBRESOURCE_PATH.test(path)) return true
  return rules.some(isPatternRewrite) && !rules.some(addsFragment)
}

/**
 * Is it unknown whether the content is right? Browsers go to the anchor of a rule, and a file that
 * a rule serves at many addresses may be wrong at some.
 */
function isContentUncertain(rules: readonly Rule[]): boolean {
  return rules.some(addsFragment) || rules.some(isPatternRewrite)
}

function isPatternRule({ matcher }: Rule): boolean {
  return matcher.kind === 'pattern'
}

function isPatternRewrite(rule: Rule): boolean {
  return isPatternRule(rule) && rule.action === 'rewrite'
}

function addsFragment({ to }: Rule): boolean {
  return to.includes('#')
}
