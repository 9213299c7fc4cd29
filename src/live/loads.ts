/** What a page loads to run and to look as it should. */
import type { PageElement } from '../web/page/element.ts'
import { PageReader } from '../web/page/reader.ts'
import { isScriptType, relsOf } from '../web/page/values.ts'
import { OF_LOADS, type Syntax } from '../web/page/vocabulary.ts'

/** One address: of a style sheet, of a script, of a module to be loaded early, or one that a script in the page names. */
export interface Load {
  readonly what: 'style' | 'script' | 'preload' | 'named'
  /** As it is written. */
  readonly address: string
}

/** https://developers.cloudflare.com/speed/optimization/content/rocket-loader/ prefixes the types of scripts. */
const ROCKET_LOADER = /^[\da-f]+-(?=module$|(?:text|application)\/)/

/** Strings in a script that are addresses, on this host or on another one. */
const ADDRESSES = /(["'`])((?:\/|\.\.?\/|https?:\/\/)[^"'`\s\\]{1,2048})\1/g

/** Returns what a page loads, in its order. */
export function loadsOf(page: string, syntax: Syntax): readonly Load[] {
  const loads: Load[] = []
  const add = (what: Load['what'], address: string) => loads.push({ what, address })
  const open = (element: PageElement): boolean => {
    if (element.name === 'link') {
      const rels = relsOf(element.get('rel'))
      if (rels.includes('stylesheet')) add('style', element.get('href') ?? '')
      else if (rels.includes('modulepreload')) add('preload', element.get('href') ?? '')
    }
    if (element.name !== 'script') return false
    const type = element.get('type')?.trim().toLowerCase().replace(ROCKET_LOADER, '')
    if (!isScriptType(type) && type !== 'importmap') return false
    const address = element.get(element.isForeign ? 'href' : 'src')
    if (address !== undefined) add('script', address)
    return address === undefined
  }
  const content = (code: string) => {
    for (const [, , address = ''] of code.matchAll(ADDRESSES)) add('named', address)
  }
  new PageReader({ open, content }, OF_LOADS, syntax).read(page)
  return loads
}
