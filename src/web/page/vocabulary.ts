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

/**
 * What an attribute holds; `paint`: the value of a CSS property, in SVG only; `alternative`: what
 * is read out in place of a picture; `shown`: something that is seen, `mark`: whether it is;
 * `named`: what may contain addresses for scripts;
 * `part`: something that only counts together with the element's other attributes.
 */
export type Meaning =
  | Use
  | 'set'
  | 'frame'
  | 'id'
  | 'named'
  | 'style'
  | 'paint'
  | 'alternative'
  | 'shown'
  | 'mark'
  | 'part'

/**
 * Attributes of elements, each separated by spaces, and what these attributes hold. A list, because
 * a tag can be called `constructor`, or like any other property that every object has.
 */
type Row = readonly [elements: string, attributes: string, holds: Meaning]

/** Stands for every element. */
const ANY = ''

/**
 * Attributes with addresses that are seen:
 * https://html.spec.whatwg.org/multipage/indices.html#attributes-3, SVG 2.
 */
const SEEN_ADDRESSES: readonly Row[] = [
  ['a area', 'href', 'link'],
  ['form', 'action', 'link'],
  ['button input', 'formaction', 'link'],
  ['image feimage', 'href xlink:href', 'media'],
  ['img source video audio input image', 'src', 'media'],
  ['img source image', 'srcset', 'set'],
  ['video', 'poster', 'media'],
  ['track', 'src', 'load'],
  ['embed iframe frame', 'src', 'document'],
  ['iframe', 'srcdoc', 'frame'],
  ['object', 'data', 'document'],
]

/**
 * All attributes with addresses: also of what is not seen, or is not what is seen, a background, a
 * part of a drawing.
 */
export const ADDRESSES: readonly Row[] = [
  ...SEEN_ADDRESSES,
  ['script', 'src href xlink:href', 'load'],
  ['body table col colgroup thead tbody tfoot tr td th', 'background', 'media'],
  ['use', 'href xlink:href', 'symbol'],
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

/** What somebody wants to know of pages. */
export class Vocabulary {
  readonly #wanted: ReadonlyMap<string, readonly Wanted[]>
  readonly #attributes: readonly string[]
  readonly #wantsAll: boolean
  readonly #names: Partial<Record<Syntax, Names>> = {}

  /** `wantsAll`: whether elements without a wanted attribute matter, too. */
  constructor(rows: readonly Row[], wantsAll = false) {
    const all = rows.flatMap(([elements, attributes, holds]) =>
      elements
        .split(' ')
        .flatMap((element) =>
          attributes.split(' ').map((attribute) => ({ element, attribute, holds })),
        ),
    )
    this.#wanted = Map.groupBy(all, ({ element }) => element)
    this.#attributes = [...new Set(all.map(({ attribute }) => attribute))]
    this.#wantsAll = wantsAll
  }

  /**
   * Returns the attributes that are wanted of an element, apart from those that are wanted of all.
   */
  attributesOf(element: string): readonly Wanted[] {
    return this.#wanted.get(element) ?? []
  }

  /** Returns what elements and attributes are called in a page. */
  namesIn(syntax: Syntax): Names {
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
        written.map((name) => [name, this.#tagOf(name.toLowerCase())]),
        isHtml,
      ),
      attributes: new NameTable(
        this.#attributes.map((name, index) => [name, { name, index }]),
        isHtml,
      ),
      other: this.#tagOf(ANY),
    }
  }

  #tagOf(name: string): Tag {
    const wanted = [...this.attributesOf(ANY), ...this.attributesOf(name)]
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
export const OF_ADDRESSES = new Vocabulary([
  ...ADDRESSES,
  // What says together with other attributes where an element leads.
  ['a', 'name xlink:href', 'part'],
  ['a area', 'download', 'part'],
  ['base', 'href', 'part'],
  ['form', 'method', 'part'],
  ['input', 'type', 'part'],
  ['link', 'as href hreflang imagesrcset integrity rel type', 'part'],
  ['meta', 'charset content http-equiv name property', 'part'],
  ['script', 'type language for event integrity', 'part'],
  ['style', 'type', 'part'],
  ['template', 'shadowrootmode', 'part'],
  ['option', 'value', 'named'],
  [ANY, 'onclick data-href data-link data-src data-url', 'named'],
  [ANY, 'id', 'id'],
  [ANY, 'style', 'style'],
  // In which `url()` loads something:
  // https://www.w3.org/TR/SVG2/styling.html#PresentationAttributes.
  [ANY, 'clip-path cursor fill filter marker-end marker-mid marker-start mask stroke', 'paint'],
])

/** What readers see. */
export const OF_READERS = new Vocabulary(
  [
    ...SEEN_ADDRESSES,
    ['a', 'xlink:href', 'link'],
    ['a', 'name rel class', 'part'],
    ['div ol p ul', 'class itemtype', 'part'],
    ['img area image input', 'alt', 'alternative'],
    ['input', 'type', 'part'],
    ['input', 'value placeholder', 'shown'],
    ['input', 'checked', 'mark'],
    ['textarea', 'placeholder', 'shown'],
    ['option', 'label', 'shown'],
    ['option', 'selected', 'mark'],
    ['optgroup', 'label', 'shown'],
    ['progress', 'value max', 'shown'],
    ['meter', 'value min max', 'shown'],
    ['ol', 'start type', 'shown'],
    ['ol', 'reversed', 'mark'],
    ['li', 'value', 'shown'],
    ['details dialog', 'open', 'mark'],
    ['form', 'method', 'part'],
    ['meta', 'name content http-equiv', 'part'],
    ['template', 'shadowrootmode', 'part'],
    [ANY, 'id', 'id'],
    [ANY, 'role', 'part'],
    [ANY, 'hidden', 'mark'],
  ],
  true,
)

/** What says whether readers see anything at all. */
export const OF_EMPTY_PAGES = new Vocabulary(
  [
    ['body', 'background onload', 'part'],
    ['input', 'type', 'part'],
    ['meta', 'content http-equiv', 'part'],
    ['script', 'type language for event', 'part'],
    ['template', 'shadowrootmode', 'part'],
    [ANY, 'hidden style', 'part'],
  ],
  true,
)

/** What says of a link whether it points to what the page was written as. */
export const OF_SOURCE_LINKS = new Vocabulary([['a link', 'href rel title class', 'part']], true)

/** What sitemaps and feeds say of addresses. */
export const OF_XML = new Vocabulary([[ANY, 'href rel src url xml:base', 'part']], true)

/** What a page loads to run and to look as it should, and what decides whether that is used. */
export const OF_LOADS = new Vocabulary([
  ['base', 'href', 'part'],
  ['link', 'rel href type media disabled integrity crossorigin', 'part'],
  ['meta', 'http-equiv content', 'part'],
  ['script', 'src href type nomodule integrity crossorigin', 'part'],
  ['template', 'shadowrootmode', 'part'],
])
