import { scanStyle } from '../site/extract/css.ts'
import { type TagListener, TagReader, WantedAttributes } from '../site/extract/tag-reader.ts'
import { syntaxOf } from '../site/extract/vocabulary.ts'

/** What a page loads and runs, as strings of bytes. */
export interface Loaded {
  /** Addresses of scripts and style sheets, and of what style sheets in the page load, as written. */
  readonly addresses: ReadonlySet<string>
  /** The text of scripts in the page, of any type: CDNs change types to run scripts later. */
  readonly scripts: ReadonlySet<string>
}

const WANTED = new WantedAttributes(
  new Map([
    ['script', ['src']],
    ['link', ['rel', 'href']],
  ]),
)

const LOADING_RELS: ReadonlySet<string> = new Set(['stylesheet', 'modulepreload', 'preload'])

/** Returns what a page, a string of bytes, loads and runs. Takes time in proportion to its length. */
export function loadedBy(name: string, page: string): Loaded {
  const loads = new Loads()
  const reader = new TagReader(loads, WANTED, syntaxOf(name))
  reader.write(page)
  reader.end()
  loads.end()
  return loads
}

class Loads implements Loaded, TagListener {
  readonly addresses = new Set<string>()
  readonly scripts = new Set<string>()
  /** The text so far of the script or the style sheet at hand. */
  #script: string | undefined
  #style: string | undefined

  open(tag: string, attributes: ReadonlyMap<string, string>): void {
    if (tag === 'script') {
      this.end()
      const src = attributes.get('src')
      if (src === undefined) this.#script = ''
      else this.addresses.add(src.trim())
    } else if (tag === 'style') {
      this.end()
      this.#style = ''
    } else if (tag === 'link') {
      const rels = (attributes.get('rel') ?? '').trim().toLowerCase().split(/\s+/)
      const href = attributes.get('href')
      if (href !== undefined && rels.some((rel) => LOADING_RELS.has(rel))) this.addresses.add(href.trim())
    }
  }

  close(tag: string): void {
    if (tag === 'script' || tag === 'style') this.end()
  }

  text(written: string): void {
    if (this.#script !== undefined) this.#script += written
    if (this.#style !== undefined) this.#style += written
  }

  /** Ends the script or style sheet at hand: some have no end tag. */
  end(): void {
    const text = this.#script?.replaceAll('\r\n', '\n').trim() ?? ''
    if (text !== '') this.scripts.add(text)
    this.#script = undefined
    if (this.#style !== undefined) scanStyle(this.#style, false, ({ value }) => this.#load(value))
    this.#style = undefined
  }

  /** Leaves out `data:` addresses: the same data may be written in many ways. */
  #load(address: string): void {
    if (!/^data:/i.test(address)) this.addresses.add(address)
  }
}
