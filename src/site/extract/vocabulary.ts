/** Which tags and attributes say something about addresses and anchors. */

import { detach } from '../byte-strings.ts'
import type { Use } from './page-listener.ts'

/** What an attribute holds; `part`: something that only counts together with the element's other attributes. */
export type Meaning = Use | 'set' | 'frame' | 'id' | 'style' | 'part'

/** A map, because a tag can be called `constructor`, or like any other property that every object has. */
const byName = <T>(table: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map(Object.entries(table))

/** Attributes that hold addresses: https://html.spec.whatwg.org/multipage/indices.html#attributes-3, SVG 2. */
const ADDRESSES: ReadonlyMap<string, Readonly<Record<string, Meaning>>> = byName({
  a: { href: 'link' },
  area: { href: 'link' },
  form: { action: 'link' },
  button: { formaction: 'link' },
  input: { formaction: 'link', src: 'media' },
  img: { src: 'media', srcset: 'set' },
  source: { src: 'media', srcset: 'set' },
  video: { src: 'media', poster: 'media' },
  audio: { src: 'media' },
  track: { src: 'load' },
  embed: { src: 'document' },
  iframe: { src: 'document', srcdoc: 'frame' },
  frame: { src: 'document' },
  object: { data: 'document' },
  script: { src: 'load', href: 'load', 'xlink:href': 'load' },
  body: { background: 'media' },
  table: { background: 'media' },
  td: { background: 'media' },
  th: { background: 'media' },
  image: { href: 'media', 'xlink:href': 'media', src: 'media', srcset: 'set' },
  use: { href: 'symbol', 'xlink:href': 'symbol' },
  feimage: { href: 'media', 'xlink:href': 'media' },
})

/** Attributes that only mean something together with others of the element. */
const PARTS: ReadonlyMap<string, readonly string[]> = byName({
  a: ['name', 'xlink:href'],
  base: ['href'],
  form: ['method'],
  input: ['type'],
  link: ['as', 'href', 'hreflang', 'rel', 'imagesrcset'],
  meta: ['charset', 'content', 'http-equiv', 'name', 'property'],
  script: ['type'],
  style: ['type'],
  template: ['shadowrootmode'],
})

/** HTML ignores the case of names, XML does not. */
export type Syntax = 'html' | 'xml'

/** Returns the syntax of a page, or of an SVG file that is opened like one. Frames within it are HTML, whatever the page. */
export function syntaxOf(page: string): Syntax {
  return /\.(?:xhtml|svg)$/i.test(page) ? 'xml' : 'html'
}

/** An element by name, and what its attributes hold: null for those that do not matter here. */
export interface Tag {
  /** As `nameOf` has it. */
  readonly name: string
  readonly syntax: Syntax
  readonly attributes: Map<string, Meaning | null>
}

/** Names of SVG that matter here and are not all in lower case. */
const CAMEL_CASE: ReadonlySet<string> = new Set(['feImage', 'foreignObject'])

/** Returns the name under which an element that is `written` so is known here: in lower case, if it is known at all. */
export function nameOf(written: string, syntax: Syntax): string {
  return syntax === 'html' || CAMEL_CASE.has(written) ? written.toLowerCase() : written
}

/** No element or attribute has a longer name. */
export const MAX_NAME = 1_024

/** How many spellings of a kind are remembered, so that each is looked up once. */
const MAX_REMEMBERED = 500

const tags: Readonly<Record<Syntax, Map<string, Tag>>> = { html: new Map(), xml: new Map() }

/** Returns what is known of a tag. `written` may be a slice of a page. */
export function tagOf(written: string, syntax: Syntax): Tag {
  const known = tags[syntax].get(written)
  if (known !== undefined) return known
  const name = nameOf(written, syntax)
  const tag: Tag = {
    name,
    syntax,
    attributes: new Map<string, Meaning>([
      ['id', 'id'],
      ['style', 'style'],
      ...(PARTS.get(name) ?? []).map((part) => [part, 'part'] as const),
      ...Object.entries(ADDRESSES.get(name) ?? {}),
    ]),
  }
  remember(tags[syntax], written, tag)
  return tag
}

/** Returns what an attribute of a tag holds, null if it does not matter. `written` may be a slice of a page. */
export function meaningOf({ attributes, syntax }: Tag, written: string): Meaning | null {
  const known = attributes.get(written)
  if (known !== undefined) return known
  const meaning = (syntax === 'html' && attributes.get(written.toLowerCase())) || null
  remember(attributes, written, meaning)
  return meaning
}

function remember<T>(known: Map<string, T>, written: string, value: T): void {
  if (known.size < MAX_REMEMBERED && written.length <= MAX_NAME) known.set(detach(written), value)
}
