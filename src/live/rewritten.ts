/**
 * Pages that something has rewritten on their way, so that their bytes differ. What hosts do today was read from their
 * documentation and from pages that they had served, 2026-11; what nobody is known to do is another page.
 */

import { toBytes, toText } from '../web/byte-strings.ts'
import { isText, type PageElement, type PageToken, pageTokens } from './page-tokens.ts'
import { isSameScript, type ScriptTokens, scriptTokens } from './script-tokens.ts'
import { styleTokens } from './style-tokens.ts'

/** What has to be known of the site that a page belongs to. Addresses and names are strings of bytes. */
export interface PageSurroundings {
  /** Returns whether an address is one of another host. */
  isElsewhere(address: string): boolean
  /** Returns whether two addresses in a page lead to the same place of the site. */
  leadToSame(page: string, a: string, b: string): boolean
}

/**
 * Returns whether what was received is the page in the file, rewritten: all of its text and all of its tags with all of their
 * attributes are those of the file, apart from what hosts are known to add and change, and from scripts and style sheets in
 * the page that were minified. docs/live.md lists all of it. If it can be the earlier version as well, which `earlier`
 * returns if it is known, it is that if nothing, or less than to the page in the file, was added to it. Takes time in
 * proportion to the length of all of them.
 */
export function isRewritten(
  page: string,
  file: Buffer,
  received: Buffer,
  surroundings: PageSurroundings,
  earlier: () => Buffer | undefined,
): boolean {
  const shown = tokensOf(page, received)
  const expected = tokensOf(page, file)
  if (!new PageComparison(page, surroundings, expected).matches(shown)) return false
  const before = earlier()
  if (before === undefined) return true
  if (before.equals(received)) return false
  const parts = tokensOf(page, before)
  return parts.length <= expected.length || !new PageComparison(page, surroundings, parts).matches(shown)
}

function tokensOf(page: string, content: Buffer): readonly PageToken[] {
  return pageTokens(page, withoutEmailProtection(content.toString('latin1')))
}

/** Addresses that Cloudflare and Netlify keep for what they add. */
const OF_HOST = /^\/(?:cdn-cgi|\.netlify\/scripts)\//

/** https://developers.cloudflare.com/speed/optimization/content/rocket-loader/ prefixes the types of scripts. */
const ROCKET_LOADER_TYPE = /^[\da-f]+-(?=module$|(?:text|application)\/)/
const ROCKET_LOADER_MARK = /^data-cf-modified-[\da-f]+-$/
const ROCKET_LOADER_GUARD = 'if (!window.__cfRLUnblockHandlers) return false; '

/** https://mimesniff.spec.whatwg.org/#javascript-mime-type, as far as anybody writes it. */
const SCRIPT_TYPE = /^(?:(?:text|application)\/(?:x-)?(?:java|ecma)script)?$/

/** Their presence says all: https://html.spec.whatwg.org/#boolean-attributes. */
const BOOLEAN: ReadonlySet<string> = new Set(
  (
    'allowfullscreen async autofocus autoplay checked controls default defer disabled formnovalidate inert ismap ' +
    'itemscope loop multiple muted nomodule novalidate open playsinline readonly required reversed selected'
  ).split(' '),
)

const ADDRESSES: ReadonlySet<string> = new Set(
  'action background cite data formaction href longdesc manifest ping poster src xlink:href'.split(' '),
)

/** What a `<link>` may do that a host adds: nothing that says something of the page. */
const ADDED_RELS: ReadonlySet<string> = new Set([
  'dns-prefetch',
  'modulepreload',
  'preconnect',
  'prefetch',
  'preload',
  'stylesheet',
])

class PageComparison {
  readonly #page: string
  readonly #surroundings: PageSurroundings
  readonly #file: readonly PageToken[]
  /** Are relative addresses those of another place? */
  readonly #hasBase: boolean
  /** What scripts of the file say: each may be compared with many. */
  readonly #said = new Map<PageElement, Said>()

  constructor(page: string, surroundings: PageSurroundings, file: readonly PageToken[]) {
    this.#page = page
    this.#surroundings = surroundings
    this.#file = file
    this.#hasBase = file.some((token) => typeof token !== 'string' && token.name === 'base')
  }

  matches(received: readonly PageToken[]): boolean {
    return this.#areSame(this.#file, received)
  }

  #areSame(file: readonly PageToken[], received: readonly PageToken[]): boolean {
    let next = 0
    for (const token of received) {
      const wanted = file[next]
      if (wanted !== undefined && this.#isSame(wanted, token)) next++
      else if (!this.#isAdded(token)) return false
    }
    return next === file.length
  }

  #isSame(file: PageToken, received: PageToken): boolean {
    if (typeof file === 'string' || typeof received === 'string') return file === received
    if (file.name !== received.name || !this.#haveSameAttributes(file, received)) return false
    if (file.inner !== undefined) return this.#areSame(file.inner, received.inner ?? [])
    if (file.text === undefined || file.text === received.text) return true
    const text = received.text ?? ''
    return file.name === 'style' ? styleTokens(file.text) === styleTokens(text) : this.#saysSame(file, text)
  }

  #haveSameAttributes(file: PageElement, received: PageElement): boolean {
    for (const [name, value] of file.attributes)
      if (received.attributes.get(name) !== value && !this.#isChanged(file, received, name)) return false
    for (const name of received.attributes.keys())
      if (!file.attributes.has(name) && !this.#isChanged(file, received, name)) return false
    return true
  }

  /** Returns whether hosts change this attribute in this way. */
  #isChanged(file: PageElement, received: PageElement, name: string): boolean {
    const [before, after] = [file.attributes.get(name), received.attributes.get(name)]
    if (name === 'type') return isSameType(file, received)
    if (before === undefined) return ROCKET_LOADER_MARK.test(name)
    if (after === undefined) return false
    // A custom element may read the value.
    if (BOOLEAN.has(name)) return !file.name.includes('-')
    if (name === 'content') return isViewport(file) && viewportOf(before) === viewportOf(after)
    if (name.startsWith('on')) return after === ROCKET_LOADER_GUARD + before
    if (!ADDRESSES.has(name)) return false
    return isMadeSecure(before, after) || (name === 'href' && this.#leadToSame(file.name, before, after))
  }

  /** Netlify writes links as it prefers them: https://docs.netlify.com/manage/routing/redirects/redirect-options/ */
  #leadToSame(name: string, before: string, after: string): boolean {
    const isLink = (name === 'a' || name === 'area') && !this.#hasBase
    return isLink && this.#surroundings.leadToSame(this.#page, before, after)
  }

  /** Returns whether two scripts, or data in their place, say the same. */
  #saysSame(file: PageElement, received: string): boolean {
    const said = this.#said.get(file) ?? saidIn(file)
    this.#said.set(file, said)
    if (said.data !== undefined) return said.data === dataIn(received)
    const other = said.script === undefined ? undefined : scriptTokens(toText(received))
    return said.script !== undefined && other !== undefined && isSameScript(said.script, other)
  }

  /** Returns whether hosts add such a thing: nothing of the site itself. */
  #isAdded(token: PageToken): boolean {
    if (typeof token === 'string') return false
    const { name, attributes, text, inner } = token
    if (name === 'noscript') return inner?.every((each) => this.#isAddedWithoutScripts(each)) ?? false
    if (name === 'link') return this.#isAddedLink(attributes)
    if (name !== 'script') return false
    const type = typeOf(token)
    if (!SCRIPT_TYPE.test(type) && type !== 'module') return false
    const src = attributes.get('src')
    return src === undefined ? this.#isAddedScript(text ?? '') : this.#isAddedAddress(src)
  }

  #isAddedLink(attributes: ReadonlyMap<string, string>): boolean {
    const rels = (attributes.get('rel') ?? '').toLowerCase().split(/[\t\n\f\r ]+/)
    return rels.every((rel) => ADDED_RELS.has(rel)) && this.#isAddedAddress(attributes.get('href') ?? '')
  }

  /** Pictures and frames that count visits where there are no scripts. */
  #isAddedWithoutScripts(token: PageToken): boolean {
    if (typeof token === 'string') return !isText(token) && token.startsWith('</')
    return this.#isAddedAddress(token.attributes.get(token.name === 'link' ? 'href' : 'src') ?? '')
  }

  /** One that names an address of the site was built with it. */
  #isAddedScript(text: string): boolean {
    const strings = scriptTokens(toText(text))?.strings
    return strings?.every((string) => !this.#isOfSite(string)) ?? false
  }

  /** Returns whether a string in a script is an address of the site. */
  #isOfSite(string: string): boolean {
    if (/^(?:\/[^/]|\.\.?\/)/.test(string)) return !OF_HOST.test(string)
    // Shorter ones are put together with a host.
    return /^(?:https?:)?\/\/[\w.:-]+\//i.test(string) && !this.#isAddedAddress(toBytes(string))
  }

  #isAddedAddress(address: string): boolean {
    return OF_HOST.test(address) || this.#surroundings.isElsewhere(address)
  }
}

function typeOf({ attributes }: PageElement): string {
  const type = (attributes.get('type') ?? '').trim().toLowerCase()
  return type.replace(ROCKET_LOADER_TYPE, '')
}

/** Types that say what goes without saying may be left out. */
function isSameType(file: PageElement, received: PageElement): boolean {
  const [a, b] = [file.attributes.get('type') ?? '', received.attributes.get('type') ?? '']
  switch (file.name) {
    case 'script': {
      const [before, after] = [typeOf(file), typeOf(received)]
      return before === after || (SCRIPT_TYPE.test(before) && SCRIPT_TYPE.test(after))
    }
    case 'style':
    case 'link':
      return /^(?:text\/css)?$/i.test(a) && /^(?:text\/css)?$/i.test(b)
    default:
      return false
  }
}

function isViewport({ name, attributes }: PageElement): boolean {
  return name === 'meta' && attributes.get('name')?.toLowerCase() === 'viewport'
}

/** Returns what the size of a page is to be, without what html-minifier leaves out in any case: spaces, `.0`. */
function viewportOf(content: string): string {
  return content.replace(/[\t\n\f\r ]/g, '').replace(/(\d)\.0(?=,|$)/g, '$1')
}

/**
 * Returns whether an address was changed from `http:` to `https:`, as Cloudflare's Automatic HTTPS Rewrites does:
 * https://developers.cloudflare.com/ssl/edge-certificates/additional-options/automatic-https-rewrites/
 */
function isMadeSecure(before: string, after: string): boolean {
  return (
    before.length + 1 === after.length &&
    /^http:\/\//i.test(before) &&
    /^https:\/\//i.test(after) &&
    before.slice(4) === after.slice(5)
  )
}

/** What a script says, however it is written; neither if that is not known. */
interface Said {
  readonly data?: string | undefined
  readonly script?: ScriptTokens | undefined
}

function saidIn(script: PageElement): Said {
  const [text, type] = [script.text ?? '', typeOf(script)]
  const data = dataIn(text)
  if (data !== undefined) return { data }
  return SCRIPT_TYPE.test(type) || type === 'module' ? { script: scriptTokens(toText(text)) } : {}
}

/** Returns JSON as it is written without white space; undefined if it is something else. */
function dataIn(script: string): string | undefined {
  if (!/^[[{]/.test(script)) return undefined
  try {
    return JSON.stringify(JSON.parse(script))
  } catch {
    return undefined
  }
}

const PROTECTED_TEXT =
  /<(a|span)\b[^>]{0,300}\bdata-cfemail="([0-9a-f]{2,600})"[^>]{0,300}>[^<]{0,100}<\/\1>/g
const PROTECTED_LINK = /\/cdn-cgi\/l\/email-protection#([0-9a-f]{2,600})/g

/**
 * Returns a page with the addresses of emails as they were before Cloudflare hid them from robots, which it does unless
 * it is switched off: https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/, read 2026-11.
 * A script of its own shows them to readers.
 */
export function withoutEmailProtection(page: string): string {
  if (!page.includes('/cdn-cgi/l/email-protection')) return page
  return page
    .replace(PROTECTED_TEXT, (_, __, hex: string) => decodeEmail(hex))
    .replace(PROTECTED_LINK, (_, hex: string) => `mailto:${decodeEmail(hex)}`)
}

/** The first byte is the key for the others. */
function decodeEmail(hex: string): string {
  const [key = 0, ...bytes] = Buffer.from(hex, 'hex')
  return Buffer.from(bytes.map((byte) => byte ^ key)).toString('latin1')
}
