/** Lists the scripts and style sheets that a page loads, and what controls their use. */
import { asBytes, type Bytes, NO_BYTES } from '../../web/byte-strings.ts'
import { isScriptType, readRels } from '../../web/page/attribute-values.ts'
import type { PageElement } from '../../web/page/page-element.ts'
import { PageReader } from '../../web/page/page-reader.ts'
import { collapseSpaces } from '../../web/page/visible-content-reader.ts'
import { LOAD_VOCABULARY, type Syntax } from '../../web/page/vocabulary.ts'

/** A kind of file without which pages are unusable. */
export type AssetKind = 'style' | 'script'

/** A style sheet, a script, a preloaded module, or an address in an inline script (`in-script`). */
interface Subresource {
  readonly kind: AssetKind | 'preload' | 'in-script'
  /** The address as the page contains it. */
  readonly href: Bytes
  /** The attributes that decide whether and how it is used. */
  readonly usageKey: string
}

/** The base of all addresses, as written, or a Content-Security-Policy. */
type LoadControl =
  | { readonly kind: 'base'; readonly href: Bytes }
  | { readonly kind: 'policy'; readonly policy: Bytes }

/** What a page loads, or what controls that. */
export type PageLoad = Subresource | LoadControl

/**
 * https://developers.cloudflare.com/speed/optimization/content/rocket-loader/ prefixes the types of
 * scripts.
 */
const ROCKET_LOADER = /^[\da-f]+-(?=module$|(?:text|application)\/)/

/** String literals in a script that are addresses, on any host. */
const QUOTED_HREFS = /(["'`])((?:\/|\.\.?\/|https?:\/\/)[^"'`\s\\]{1,2048})\1/g

/** Returns the loads of a page, and what controls them, in order. */
export function listPageLoads(page: Bytes, syntax: Syntax): readonly PageLoad[] {
  const loads: PageLoad[] = []
  const open = (element: PageElement): boolean => {
    const load = readPageLoad(element)
    if (load !== undefined) loads.push(load)
    // Only for an inline script, `content` gets the text of the element.
    return isInlineScript(element)
  }
  const content = (code: Bytes) => {
    for (const [, , href = ''] of code.matchAll(QUOTED_HREFS))
      loads.push({ kind: 'in-script', href: asBytes(href), usageKey: '' })
  }
  new PageReader({ open, content }, LOAD_VOCABULARY, syntax).read(page)
  return loads
}

/** Returns the load or the control of an element; undefined if it has none. */
function readPageLoad(element: PageElement): PageLoad | undefined {
  switch (element.name) {
    case 'script':
      return readScript(element)
    case 'link':
      return readLink(element)
    case 'base':
      return readBase(element)
    case 'meta':
      return readPolicy(element)
  }
  return undefined
}

function readBase(element: PageElement): PageLoad | undefined {
  if (!element.has('href')) return undefined
  return { kind: 'base', href: element.get('href') ?? NO_BYTES }
}

function readPolicy(element: PageElement): PageLoad | undefined {
  if (!/^content-security-policy$/i.test(element.get('http-equiv') ?? '')) return undefined
  return { kind: 'policy', policy: collapseSpaces(element.get('content') ?? NO_BYTES) }
}

function readLink(element: PageElement): PageLoad | undefined {
  const rels = readRels(element.get('rel'))
  const href = element.get('href') ?? NO_BYTES
  if (rels.includes('stylesheet')) return { kind: 'style', href, usageKey: makeUsageKey(element) }
  if (rels.includes('modulepreload')) return { kind: 'preload', href, usageKey: '' }
  return undefined
}

function readScript(element: PageElement): PageLoad | undefined {
  const href = getScriptHref(element)
  if (!isScript(element) || href === undefined) return undefined
  return { kind: 'script', href, usageKey: makeUsageKey(element) }
}

function isInlineScript(element: PageElement): boolean {
  return isScript(element) && getScriptHref(element) === undefined
}

function isScript(element: PageElement): boolean {
  if (element.name !== 'script') return false
  const type = getType(element)
  return isScriptType(type) || type === 'importmap'
}

function getScriptHref(element: PageElement): Bytes | undefined {
  return element.get(element.isForeign ? 'href' : 'src')
}

function getType(element: PageElement): string {
  const type = element.get('type') ?? ''
  return type.trim().toLowerCase().replace(ROCKET_LOADER, '')
}

/** Returns a key that is equal for scripts and style sheets with equal conditions of use. */
function makeUsageKey(element: PageElement): string {
  const type = getType(element)
  const isClassicScript = isScriptType(type) && type !== 'module'
  const isDefaultType = type === 'text/css' || isClassicScript
  const media = (element.get('media') ?? '').toLowerCase().replace(/\s+/g, '')
  return JSON.stringify({
    type: isDefaultType ? '' : type,
    media: media === 'all' ? '' : media,
    integrity: element.get('integrity')?.trim(),
    isCrossOrigin: element.has('crossorigin'),
    hasCredentials: /^use-credentials$/i.test(element.get('crossorigin') ?? ''),
    isDisabled: element.has('disabled'),
    isNoModule: element.has('nomodule'),
    isAlternate: readRels(element.get('rel')).includes('alternate'),
  })
}
