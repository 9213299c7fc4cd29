/** Which tags and attributes say something about addresses and anchors. */

import { BREAKS_OUT, HOLDS_HTML } from './foreign-content.ts'
import { NameTable } from './name-table.ts'
import type { Use } from './page-listener.ts'
import { RAW_ELEMENTS, type RawElement } from './raw-text.ts'

/**
 * What an attribute holds; `paint`: the value of a CSS property, in SVG only; `part`: something that only counts together with the
 * element's other attributes.
 */
export type Meaning = Use | 'set' | 'frame' | 'id' | 'style' | 'paint' | 'part'

/** A map, because a tag can be called `constructor`, or like any other property that every object has. */
const byName = <T>(table: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map(Object.entries(table))

/** Attributes that hold addresses: https://html.spec.whatwg.org/multipage/indices.html#attributes-3, SVG 2. */
export const ADDRESSES: ReadonlyMap<string, Readonly<Record<string, Meaning>>> = byName({
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
  col: { background: 'media' },
  colgroup: { background: 'media' },
  thead: { background: 'media' },
  tbody: { background: 'media' },
  tfoot: { background: 'media' },
  tr: { background: 'media' },
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

/** An element, and what its attributes hold. All elements that do not matter here are one. */
export interface Tag {
  /** In lower case; empty for an element that does not matter here. */
  readonly name: string
  /** By the index of the attribute; null for those that do not matter here. */
  readonly meanings: readonly (Meaning | null)[]
  /** What its content is read as in HTML, if that is not markup. */
  readonly raw: RawElement | undefined
  /** Whether it means something even without attributes. */
  readonly matters: boolean
}

/** An attribute that matters on some element. */
export interface AttributeName {
  /** In lower case. */
  readonly name: string
  /** Its position in `Tag.meanings`. */
  readonly index: number
}

/** What elements and attributes are called in a page. */
export interface Names {
  readonly tags: NameTable<Tag>
  readonly attributes: NameTable<AttributeName>
  /** Returns what any other tag stands for, given its name as written; without it, they do not matter. */
  readonly other?: (name: string) => Tag
}

/** Attributes of SVG in which `url()` loads something: https://www.w3.org/TR/SVG2/styling.html#PresentationAttributes. */
const PAINTS: readonly string[] = [
  'clip-path',
  'cursor',
  'fill',
  'filter',
  'marker-end',
  'marker-mid',
  'marker-start',
  'mask',
  'stroke',
]
/** Attributes that any element may have. */
const GLOBAL: Readonly<Record<string, Meaning>> = {
  id: 'id',
  style: 'style',
  ...Object.fromEntries(PAINTS.map((name) => [name, 'paint'])),
}
/** Elements that begin or end something. */
const MARKS: readonly string[] = ['svg', 'math', 'template']
/** Names of SVG that matter here and are not all in lower case. */
const CAMEL_CASE: readonly string[] = ['feImage', 'foreignObject']

const TAG_NAMES: ReadonlySet<string> = new Set([
  ...ADDRESSES.keys(),
  ...PARTS.keys(),
  ...BREAKS_OUT,
  ...HOLDS_HTML,
  ...RAW_ELEMENTS,
  ...MARKS,
])

const ATTRIBUTE_NAMES: readonly string[] = [
  ...new Set([
    ...Object.keys(GLOBAL),
    ...[...ADDRESSES.values()].flatMap(Object.keys),
    ...[...PARTS.values()].flat(),
  ]),
]

/** Stands for every element that does not matter here. */
export const OTHER_TAG = tagOf('')

function tagOf(name: string): Tag {
  const meaningOf = (attribute: string): Meaning | null =>
    ADDRESSES.get(name)?.[attribute] ??
    (PARTS.get(name)?.includes(attribute) ? 'part' : (GLOBAL[attribute] ?? null))
  const raw = RAW_ELEMENTS.find((element) => element === name)
  return {
    name,
    meanings: ATTRIBUTE_NAMES.map(meaningOf),
    raw,
    matters: raw !== undefined || MARKS.includes(name),
  }
}

const TAGS: readonly (readonly [string, Tag])[] = [...TAG_NAMES].map((name) => [name, tagOf(name)])
const ATTRIBUTES: readonly (readonly [string, AttributeName])[] = ATTRIBUTE_NAMES.map((name, index) => [
  name,
  { name, index },
])

/** The names that matter here, by syntax. */
export const NAMES: Readonly<Record<Syntax, Names>> = {
  html: { tags: new NameTable(TAGS, true), attributes: new NameTable(ATTRIBUTES, true) },
  xml: {
    tags: new NameTable(
      [...TAGS, ...CAMEL_CASE.map((name) => [name, tagOf(name.toLowerCase())] as const)],
      false,
    ),
    attributes: new NameTable(ATTRIBUTES, false),
  },
}
