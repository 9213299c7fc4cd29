/** Which elements and attributes of a page matter, and to whom. */

import { words } from '../../common/words.ts'
import { BREAKS_OUT, HOLDS_HTML } from './foreign-content.ts'
import { NameTable } from './name-table.ts'
import { RAW_ELEMENTS, type RawElement } from './raw-text.ts'

/**
 * What an address in a page is for: a `link` is followed by a person, everything else is loaded by the browser. `media`
 * are pictures, sounds and films; a `document` is shown in a frame, and a `symbol` is part of an SVG file.
 */
export type Use = 'link' | 'load' | 'media' | 'document' | 'symbol'

/**
 * What an attribute holds; `paint`: the value of a CSS property, in SVG only; `alternative`: what is read out in place of a picture;
 * `shown`: something that is seen, `mark`: whether it is; `part`: something that only counts together with the element's other
 * attributes.
 */
export type Meaning =
  | Use
  | 'set'
  | 'frame'
  | 'id'
  | 'style'
  | 'paint'
  | 'alternative'
  | 'shown'
  | 'mark'
  | 'part'

/** Elements and their attributes, with what these hold. */
type AttributeTable = ReadonlyMap<string, Readonly<Record<string, Meaning>>>

/** A map, because a tag can be called `constructor`, or like any other property that every object has. */
const byName = <T>(table: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map(Object.entries(table))

const WITH_BACKGROUND = words('body table col colgroup thead tbody tfoot tr td th')

/** Attributes that hold addresses: https://html.spec.whatwg.org/multipage/indices.html#attributes-3, SVG 2. */
export const ADDRESSES: AttributeTable = byName({
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
  ...Object.fromEntries([...WITH_BACKGROUND].map((tag) => [tag, { background: 'media' as const }])),
  image: { href: 'media', 'xlink:href': 'media', src: 'media', srcset: 'set' },
  use: { href: 'symbol', 'xlink:href': 'symbol' },
  feimage: { href: 'media', 'xlink:href': 'media' },
})

/** Attributes that say together with others where an element leads. */
const PARTS: AttributeTable = partsOf({
  a: 'name xlink:href',
  base: 'href',
  form: 'method',
  input: 'type',
  link: 'as href hreflang rel imagesrcset',
  meta: 'charset content http-equiv name property',
  script: 'type language for event',
  style: 'type',
  template: 'shadowrootmode',
})

/** Attributes that readers see, apart from addresses. */
const SEEN: AttributeTable = byName({
  a: { 'xlink:href': 'link' },
  img: { alt: 'alternative' },
  area: { alt: 'alternative' },
  image: { alt: 'alternative' },
  input: { type: 'part', alt: 'alternative', value: 'shown', placeholder: 'shown', checked: 'mark' },
  textarea: { placeholder: 'shown' },
  option: { label: 'shown', selected: 'mark' },
  optgroup: { label: 'shown' },
  progress: { value: 'shown', max: 'shown' },
  meter: { value: 'shown', min: 'shown', max: 'shown' },
  ol: { start: 'shown', reversed: 'mark', type: 'shown' },
  li: { value: 'shown' },
  details: { open: 'mark' },
  dialog: { open: 'mark' },
})

function partsOf(table: Readonly<Record<string, string>>): AttributeTable {
  const meanings = (names: string) =>
    Object.fromEntries(names.split(' ').map((name) => [name, 'part' as const]))
  return byName(Object.fromEntries(Object.entries(table).map(([tag, names]) => [tag, meanings(names)])))
}

/** Returns the attributes of several tables; what the first ones say counts. */
function joined(...tables: readonly AttributeTable[]): AttributeTable {
  const tags = new Set(tables.flatMap((table) => [...table.keys()]))
  const attributesOf = (tag: string) => Object.assign({}, ...tables.map((table) => table.get(tag)).reverse())
  return new Map([...tags].map((tag) => [tag, attributesOf(tag)]))
}

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

/** What elements and attributes are called in a page. */
export interface Names {
  readonly tags: NameTable<Tag>
  /** Those that matter on some element: in lower case, with their position in `Tag.meanings`. */
  readonly attributes: NameTable<{ readonly name: string; readonly index: number }>
  /** Stands for all other elements. */
  readonly other: Tag
  /** Whether these matter, too. */
  readonly wantsAll: boolean
}

/** Attributes of SVG in which `url()` loads something: https://www.w3.org/TR/SVG2/styling.html#PresentationAttributes. */
const PAINTS = words('clip-path cursor fill filter marker-end marker-mid marker-start mask stroke')
/** Elements that begin or end something. */
const MARKS: readonly string[] = ['svg', 'math', 'template']
/** Names of SVG that matter here and are not all in lower case. */
const CAMEL_CASE: readonly string[] = ['feImage', 'foreignObject']

/** What somebody wants to know of pages. */
export class Vocabulary {
  /** The attributes that are wanted of each element, apart from those that are wanted of all. */
  readonly table: AttributeTable
  readonly #ofAll: Readonly<Record<string, Meaning>>
  readonly #attributes: readonly string[]
  readonly #wantsAll: boolean
  readonly #names: Partial<Record<Syntax, Names>> = {}

  /** `ofAll`: attributes that any element may have. `wantsAll`: whether elements without a wanted attribute matter, too. */
  constructor(
    table: AttributeTable,
    ofAll: Readonly<Record<string, Meaning>>,
    { wantsAll }: { readonly wantsAll: boolean },
  ) {
    this.table = table
    this.#ofAll = ofAll
    this.#wantsAll = wantsAll
    this.#attributes = [...new Set([...Object.keys(ofAll), ...[...table.values()].flatMap(Object.keys)])]
  }

  /** Returns what elements and attributes are called in a page. */
  namesIn(syntax: Syntax): Names {
    this.#names[syntax] ??= this.#makeNames(syntax)
    return this.#names[syntax]
  }

  #makeNames(syntax: Syntax): Names {
    const isHtml = syntax === 'html'
    const known = new Set([...this.table.keys(), ...BREAKS_OUT, ...HOLDS_HTML, ...RAW_ELEMENTS, ...MARKS])
    const tags = new NameTable<Tag>(
      [...known].map((name) => [name, this.#tagOf(name)]),
      isHtml,
    )
    if (!isHtml) for (const name of CAMEL_CASE) tags.add(name, this.#tagOf(name.toLowerCase()))
    const attributes = new NameTable(
      this.#attributes.map((name, index) => [name, { name, index }] as const),
      isHtml,
    )
    return { tags, attributes, other: this.#tagOf(''), wantsAll: this.#wantsAll }
  }

  #tagOf(name: string): Tag {
    const wanted = this.table.get(name)
    const raw = RAW_ELEMENTS.find((element) => element === name)
    return {
      name,
      meanings: this.#attributes.map((attribute) => wanted?.[attribute] ?? this.#ofAll[attribute] ?? null),
      raw,
      matters: this.#wantsAll || raw !== undefined || MARKS.includes(name),
    }
  }
}

/** What says something about addresses and anchors. */
export const OF_ADDRESSES = new Vocabulary(
  joined(ADDRESSES, PARTS),
  { id: 'id', style: 'style', ...Object.fromEntries([...PAINTS].map((name) => [name, 'paint' as const])) },
  { wantsAll: false },
)

/** Addresses that nobody sees, or that are not what is seen: a background, a part of a drawing. */
const isSeen = (tag: string, name: string, meaning: Meaning) =>
  tag !== 'script' && name !== 'background' && meaning !== 'symbol'

const SEEN_ADDRESSES: AttributeTable = new Map(
  [...ADDRESSES].map(([tag, attributes]) => [
    tag,
    Object.fromEntries(Object.entries(attributes).filter(([name, meaning]) => isSeen(tag, name, meaning))),
  ]),
)

/** What readers see. */
export const OF_READERS = new Vocabulary(
  joined(
    SEEN,
    SEEN_ADDRESSES,
    partsOf({ form: 'method', meta: 'name content http-equiv', template: 'shadowrootmode' }),
  ),
  { role: 'part', hidden: 'mark' },
  { wantsAll: true },
)

/** What says of a link whether it leads to what the page was written as. */
export const OF_SOURCE_LINKS = new Vocabulary(partsOf({ a: 'href rel title' }), {}, { wantsAll: true })

/** What a page loads to run and to look as it should, and what decides whether that is used. */
export const OF_LOADS = new Vocabulary(
  partsOf({
    base: 'href',
    link: 'rel href type media disabled integrity crossorigin',
    meta: 'http-equiv content',
    script: 'src href type nomodule integrity crossorigin',
    template: 'shadowrootmode',
  }),
  {},
  { wantsAll: false },
)
