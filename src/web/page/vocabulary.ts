/** Which elements and attributes of a page matter, and to whom. */

import { BREAKS_OUT, HOLDS_HTML } from './foreign-content.ts'
import { NameTable } from './name-table.ts'
import { RAW_ELEMENTS } from './raw-text.ts'

/**
 * What an address in a page is for: a `link` is followed by a person, and what a `download` points
 * to is saved instead; everything else is loaded by the browser. `media` are pictures, sounds and
 * films; a `document` is shown in a frame, and a `symbol` is part of an SVG file.
 */
export type Use = 'link' | 'download' | 'load' | 'media' | 'document' | 'symbol'

/** Is an address for people to click on? */
export function isClicked(use: Use): boolean {
  return use === 'link' || use === 'download'
}

/** What an attribute holds. */
export type Meaning =
  | Use
  /** Addresses with descriptors. */
  | 'srcset'
  /** A whole page. */
  | 'frame'
  | 'id'
  /** What may contain addresses that scripts open. */
  | 'for-scripts'
  /** Declarations of CSS. */
  | 'style'
  /** The value of a CSS property, in SVG only. */
  | 'paint'
  /** What is read out in place of a picture. */
  | 'alternative'
  /** A value that is seen. */
  | 'shown'
  /** Something is seen if the attribute is there, whatever its value. */
  | 'mark'
  /** What only counts together with the other attributes of the element. */
  | 'part'

/** Attributes of elements, each separated by spaces, and what these attributes hold. */
interface WantedAttributes {
  readonly elements: string
  readonly attributes: string
  readonly holds: Meaning
}

/** Stands for every element. */
const ANY = ''

/**
 * Attributes with addresses that are seen:
 * https://html.spec.whatwg.org/multipage/indices.html#attributes-3, SVG 2.
 */
const SEEN_ADDRESSES: readonly WantedAttributes[] = [
  { elements: 'a area', attributes: 'href', holds: 'link' },
  { elements: 'form', attributes: 'action', holds: 'link' },
  { elements: 'button input', attributes: 'formaction', holds: 'link' },
  { elements: 'image feimage', attributes: 'href xlink:href', holds: 'media' },
  { elements: 'img source video audio input image', attributes: 'src', holds: 'media' },
  { elements: 'img source image', attributes: 'srcset', holds: 'srcset' },
  { elements: 'video', attributes: 'poster', holds: 'media' },
  { elements: 'track', attributes: 'src', holds: 'load' },
  { elements: 'embed iframe frame', attributes: 'src', holds: 'document' },
  { elements: 'iframe', attributes: 'srcdoc', holds: 'frame' },
  { elements: 'object', attributes: 'data', holds: 'document' },
]

/**
 * All attributes with addresses: also of what is not seen, or is not what is seen, a background, a
 * part of a drawing.
 */
export const ADDRESSES: readonly WantedAttributes[] = [
  ...SEEN_ADDRESSES,
  { elements: 'script', attributes: 'src href xlink:href', holds: 'load' },
  {
    elements: 'body table col colgroup thead tbody tfoot tr td th',
    attributes: 'background',
    holds: 'media',
  },
  { elements: 'use', attributes: 'href xlink:href', holds: 'symbol' },
]

/** HTML ignores the case of names, XML does not. */
export type Syntax = 'html' | 'xml'

/**
 * Returns the syntax of a page, or of an SVG file that is opened like one. Frames within it are
 * HTML, whatever the page.
 */
export function chooseSyntax(page: string): Syntax {
  if (/\.(?:xhtml|svg)$/i.test(page)) return 'xml'
  return 'html'
}

/** An element, and what its attributes hold. All elements that do not matter here are one. */
export interface Tag {
  /** In lower case; empty for an element that does not matter here. */
  readonly name: string
  /** By the index of the attribute; null for those that do not matter here. */
  readonly meanings: readonly (Meaning | null)[]
  /** Is its content no markup in HTML? */
  readonly isRaw: boolean
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
}

/** Elements that begin or end something. */
const MARKS: readonly string[] = ['svg', 'math', 'template']
/** Names of SVG that matter here and are not all in lower case. */
const CAMEL_CASE: readonly string[] = ['feImage', 'foreignObject']

/** An attribute that is wanted of an element. */
interface Wanted {
  readonly element: string
  readonly attribute: string
  readonly holds: Meaning
}

/** Returns each element of a row with each of its attributes. */
function listPairs({ elements, attributes, holds }: WantedAttributes): Wanted[] {
  const pairs: Wanted[] = []
  for (const element of elements.split(' '))
    for (const attribute of attributes.split(' ')) pairs.push({ element, attribute, holds })
  return pairs
}

/** What somebody wants to know of pages. */
export class Vocabulary {
  readonly #wanted: ReadonlyMap<string, readonly Wanted[]>
  readonly #attributes: readonly string[]
  readonly #wantsAll: boolean
  readonly #names: Partial<Record<Syntax, Names>> = {}

  /** `wantsAll`: whether elements without a wanted attribute matter, too. */
  constructor(rows: readonly WantedAttributes[], wantsAll = false) {
    const all = rows.flatMap(listPairs)
    this.#wanted = Map.groupBy(all, ({ element }) => element)
    this.#attributes = [...new Set(all.map(({ attribute }) => attribute))]
    this.#wantsAll = wantsAll
  }

  /**
   * Returns the attributes that are wanted of an element, apart from those that are wanted of all.
   */
  listAttributes(element: string): readonly Wanted[] {
    return this.#wanted.get(element) ?? []
  }

  /** Returns what elements and attributes are called in a page. */
  getNames(syntax: Syntax): Names {
    this.#names[syntax] ??= this.#makeNames(syntax)
    return this.#names[syntax]
  }

  #makeNames(syntax: Syntax): Names {
    const isHtml = syntax === 'html'
    const known = new Set([
      ...this.#wanted.keys(),
      ...BREAKS_OUT,
      ...HOLDS_HTML,
      ...RAW_ELEMENTS,
      ...MARKS,
    ])
    const written = isHtml ? [...known] : [...known, ...CAMEL_CASE]
    return {
      tags: new NameTable(
        written.map((name) => [name, this.#makeTag(name.toLowerCase())]),
        isHtml,
      ),
      attributes: new NameTable(
        this.#attributes.map((name, index) => [name, { name, index }]),
        isHtml,
      ),
      other: this.#makeTag(ANY),
    }
  }

  #makeTag(name: string): Tag {
    const wanted = [...this.listAttributes(ANY), ...this.listAttributes(name)]
    const holds = new Map(wanted.map((each) => [each.attribute, each.holds]))
    const isRaw = RAW_ELEMENTS.has(name)
    return {
      name,
      meanings: this.#attributes.map((attribute) => holds.get(attribute) ?? null),
      isRaw,
      matters: this.#wantsAll || isRaw || MARKS.includes(name),
    }
  }
}

/** What says something about addresses and anchors. */
export const ADDRESS_VOCABULARY = new Vocabulary([
  ...ADDRESSES,
  // What says together with other attributes where an element leads.
  { elements: 'a', attributes: 'name xlink:href', holds: 'part' },
  { elements: 'a area', attributes: 'download', holds: 'part' },
  { elements: 'base', attributes: 'href', holds: 'part' },
  { elements: 'form', attributes: 'method', holds: 'part' },
  { elements: 'input', attributes: 'type', holds: 'part' },
  {
    elements: 'link',
    attributes: 'as href hreflang imagesrcset integrity rel type',
    holds: 'part',
  },
  { elements: 'meta', attributes: 'charset content http-equiv name property', holds: 'part' },
  { elements: 'script', attributes: 'type language for event integrity', holds: 'part' },
  { elements: 'style', attributes: 'type', holds: 'part' },
  { elements: 'template', attributes: 'shadowrootmode', holds: 'part' },
  { elements: 'option', attributes: 'value', holds: 'for-scripts' },
  {
    elements: ANY,
    attributes: 'onclick data-href data-link data-src data-url',
    holds: 'for-scripts',
  },
  { elements: ANY, attributes: 'id', holds: 'id' },
  { elements: ANY, attributes: 'style', holds: 'style' },
  // In which `url()` loads something:
  // https://www.w3.org/TR/SVG2/styling.html#PresentationAttributes.
  {
    elements: ANY,
    attributes: 'clip-path cursor fill filter marker-end marker-mid marker-start mask stroke',
    holds: 'paint',
  },
])

/** What readers see. */
export const VISIBLE_VOCABULARY = new Vocabulary(
  [
    ...SEEN_ADDRESSES,
    { elements: 'a', attributes: 'xlink:href', holds: 'link' },
    { elements: 'a', attributes: 'name rel class', holds: 'part' },
    { elements: 'div ol p ul', attributes: 'class itemtype', holds: 'part' },
    { elements: 'img area image input', attributes: 'alt', holds: 'alternative' },
    { elements: 'input', attributes: 'type', holds: 'part' },
    { elements: 'input', attributes: 'value placeholder', holds: 'shown' },
    { elements: 'input', attributes: 'checked', holds: 'mark' },
    { elements: 'textarea', attributes: 'placeholder', holds: 'shown' },
    { elements: 'option', attributes: 'label', holds: 'shown' },
    { elements: 'option', attributes: 'selected', holds: 'mark' },
    { elements: 'optgroup', attributes: 'label', holds: 'shown' },
    { elements: 'progress', attributes: 'value max', holds: 'shown' },
    { elements: 'meter', attributes: 'value min max', holds: 'shown' },
    { elements: 'ol', attributes: 'start type', holds: 'shown' },
    { elements: 'ol', attributes: 'reversed', holds: 'mark' },
    { elements: 'li', attributes: 'value', holds: 'shown' },
    { elements: 'details dialog', attributes: 'open', holds: 'mark' },
    { elements: 'form', attributes: 'method', holds: 'part' },
    { elements: 'meta', attributes: 'name content http-equiv', holds: 'part' },
    { elements: 'template', attributes: 'shadowrootmode', holds: 'part' },
    { elements: ANY, attributes: 'id', holds: 'id' },
    { elements: ANY, attributes: 'role', holds: 'part' },
    { elements: ANY, attributes: 'hidden', holds: 'mark' },
  ],
  true,
)

/** What says whether readers see anything at all. */
export const EMPTY_PAGE_VOCABULARY = new Vocabulary(
  [
    { elements: 'body', attributes: 'background onload', holds: 'part' },
    { elements: 'input', attributes: 'type', holds: 'part' },
    { elements: 'meta', attributes: 'content http-equiv', holds: 'part' },
    { elements: 'script', attributes: 'type language for event', holds: 'part' },
    { elements: 'template', attributes: 'shadowrootmode', holds: 'part' },
    { elements: ANY, attributes: 'hidden style', holds: 'part' },
  ],
  true,
)

/** What says of a link whether it points to what the page was written as. */
export const SOURCE_LINK_VOCABULARY = new Vocabulary(
  [{ elements: 'a link', attributes: 'href rel title class', holds: 'part' }],
  true,
)

/** What sitemaps and feeds say of addresses. */
export const XML_VOCABULARY = new Vocabulary(
  [{ elements: ANY, attributes: 'href rel src url xml:base', holds: 'part' }],
  true,
)

/** What a page loads to run and to look as it should, and what decides whether that is used. */
export const LOAD_VOCABULARY = new Vocabulary([
  { elements: 'base', attributes: 'href', holds: 'part' },
  {
    elements: 'link',
    attributes: 'rel href type media disabled integrity crossorigin',
    holds: 'part',
  },
  { elements: 'meta', attributes: 'http-equiv content', holds: 'part' },
  { elements: 'script', attributes: 'src href type nomodule integrity crossorigin', holds: 'part' },
  { elements: 'template', attributes: 'shadowrootmode', holds: 'part' },
])
