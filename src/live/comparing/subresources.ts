/** Lists the scripts and style sheets that a page loads. */
import { asBytes, type Bytes, NO_BYTES } from '../../web/byte-strings.ts'
import { isScriptType, readRels } from '../../web/page/attribute-values.ts'
import { collapseSpaces } from '../../web/page/compared-content-reader.ts'
import type { PageElement } from '../../web/page/page-element.ts'
import { PageReader } from '../../web/page/page-reader.ts'
import { LOAD_VOCABULARY, type Syntax } from '../../web/page/vocabulary.ts'

/**
 * One address: a style sheet, a script, a preloaded module, an address in an inline script
 * (`in-script`), or the base of all others. A Content-Security-Policy of the page has no address.
 */
export interface Load {
  readonly kind: 'style' | 'script' | 'preload' | 'in-script' | 'base' | 'policy'
  /** The address as written. */
  readonly address: Bytes
  /** The attributes that decide whether and how it is used, or the policy. */
  readonly usage: string
}

/**
 * https://developers.cloudflare.com/speed/optimization/content/rocket-loader/ prefixes the types of
 * scripts.
 */
const ROCKET_LOADER = /^[\da-f]+-(?=module$|(?:text|application)\/)/

/** String literals in a script that are addresses, on any host. */
const QUOTED_ADDRESSES = /(["'`])((?:\/|\.\.?\/|https?:\/\/)[^"'`\s\\]{1,2048})\1/g

/** Returns the loads of a page, in order. */
export function listLoads(page: Bytes, syntax: Syntax): readonly Load[] {
  const loads: Load[] = []
  const open = (element: PageElement): boolean => {
    const load = readLoad(element)
    if (load !== undefined) loads.push(load)
    return isInlineScript(element)
  }
  const content = (code: Bytes) => {
    for (const [, , address = ''] of code.matchAll(QUOTED_ADDRESSES))
      loads.push({ kind: 'in-script', address: asBytes(address), usage: '' })
  }
  new PageReader({ open, content }, LOAD_VOCABULARY, syntax).read(page)
  return loads
}

/** Returns the load of an element, or its base or policy; undefined if it has none. */
function readLoad(element: PageElement): Load | undefined {
  switch (element.name) {
    case 'script':
      return readScriptLoad(element)
    case 'link':
      return readLinkLoad(element)
    case 'base':
      return readBase(element)
    case 'meta':
      return readPolicy(element)
  }
  return undefined
}

function readBase(element: PageElement): Load | undefined {
  if (!element.find('href')) return undefined
  return { kind: 'base', address: element.get('href') ?? NO_BYTES, usage: '' }
}

function readPolicy(element: PageElement): Load | undefined {
  if (!/^content-security-policy$/i.test(element.get('http-equiv') ?? '')) return undefined
  const usage = collapseSpaces(element.get('content') ?? NO_BYTES)
  return { kind: 'policy', address: NO_BYTES, usage }
}

function readLinkLoad(element: PageElement): Load | undefined {
  const rels = readRels(element.get('rel'))
  const address = element.get('href') ?? NO_BYTES
  if (rels.includes('stylesheet')) return { kind: 'style', address, usage: describeUsage(element) }
  if (rels.includes('modulepreload')) return { kind: 'preload', address, usage: '' }
  return undefined
}

function readScriptLoad(element: PageElement): Load | undefined {
  const address = getScriptAddress(element)
  if (!isScript(element) || address === undefined) return undefined
  return { kind: 'script', address, usage: describeUsage(element) }
}

function isInlineScript(element: PageElement): boolean {
  return isScript(element) && getScriptAddress(element) === undefined
}

function isScript(element: PageElement): boolean {
  if (element.name !== 'script') return false
  const type = getType(element)
  return isScriptType(type) || type === 'importmap'
}

function getScriptAddress(element: PageElement): Bytes | undefined {
  return element.get(element.isForeign ? 'href' : 'src')
}

function getType(element: PageElement): string {
  const type = element.get('type') ?? ''
  return type.trim().toLowerCase().replace(ROCKET_LOADER, '')
}

/** Returns a text that is equal for scripts and style sheets with equal conditions of use. */
function describeUsage(element: PageElement): string {
  const type = getType(element)
  const isClassicScript = isScriptType(type) && type !== 'module'
  const isUsual = type === 'text/css' || isClassicScript
  const media = (element.get('media') ?? '').toLowerCase().replace(/\s+/g, '')
  return JSON.stringify({
    type: isUsual ? '' : type,
    media: media === 'all' ? '' : media,
    integrity: element.get('integrity')?.trim(),
    isCrossOrigin: element.find('crossorigin') !== undefined,
    hasCredentials: /^use-credentials$/i.test(element.get('crossorigin') ?? ''),
    isDisabled: element.find('disabled') !== undefined,
    isNoModule: element.find('nomodule') !== undefined,
    isAlternate: readRels(element.get('rel')).includes('alternate'),
  })
}
