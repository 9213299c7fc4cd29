/** Lists the relevant elements and attributes of a page for each kind of reading. */

import { BREAKS_OUT, HOLDS_HTML } from './foreign-content.ts'
import { NameTable } from './name-table.ts'
import { RAW_ELEMENTS } from './raw-text.ts'

/**
 * The use of an address in a page. A person follows a `link`, and saves the target of a `download`.
 * The browser loads everything else: `media` are pictures, audio and video, a `document` is shown
 * in a frame, and a `symbol` is part of an SVG file.
 */
export type Use = 'link' | 'download' | 'load' | 'media' | 'document' | 'symbol'

/** Is an address for people to click on? */
export function isClicked(use: Use): boolean {
  return use === 'link' || use === 'download'
}

/** The meaning of an attribute's value. */
export type Meaning =
  | Use
  /** Addresses with descriptors. */
  | 'srcset'
  /** A whole page. */
  | 'frame'
  /** A value that may contain addresses that scripts open. */
  | 'for-scripts'
  /** Declarations of CSS. */
  | 'style'
  /** The value of a CSS property, in SVG only. */
  | 'paint'
  /** The alternative text of a picture. */
  | 'alternative'
  /** A value that is visible. */
  | 'shown'
  /** The presence of the attribute is visible, whatever its value. */
  | 'mark'
  /** A value that only counts together with other attributes of the element. */
  | 'part'

/** Elements and attributes, each separated by spaces, and the meaning of these attributes. */
interface WantedAttributes {
  readonly elements: string
  readonly attributes: string
  readonly meaning: Meaning
}

/** Stands for every element. */
const ANY = ''

/**
 * Attributes with addresses whose target is visible:
 * https://html.spec.whatwg.org/multipage/indices.html#attributes-3, SVG 2.
 */
const VISIBLE_ADDRESSES: readonly WantedAttributes[] = [
  { elements: 'a area', attributes: 'href', meaning: 'link' },
  { elements: 'form', attributes: 'action', meaning: 'link' },
  { elements: 'button input', attributes: 'formaction', meaning: 'link' },
  { elements: 'image feimage', attributes: 'href xlink:href', meaning: 'media' },
  { elements: 'img source video audio input image', attributes: 'src', meaning: 'media' },
  { elements: 'img source image', attributes: 'srcset', meaning: 'srcset' },
  { elements: 'video', attributes: 'poster', meaning: 'media' },
  { elements: 'track', attributes: 'src', meaning: 'load' },
  { elements: 'embed iframe frame', attributes: 'src', meaning: 'document' },
  { elements: 'iframe', attributes: 'srcdoc', meaning: 'frame' },
  { elements: 'object', attributes: 'data', meaning: 'document' },
]

/** All attributes with addresses, including those of scripts, backgrounds and symbols. */
export const ADDRESSES: readonly WantedAttributes[] = [
  ...VISIBLE_ADDRESSES,
  { elements: 'script', attributes: 'src href xlink:href', meaning: 'load' },
  {
    elements: 'body table col colgroup thead tbody tfoot tr td th',
    attributes: 'background',
    meaning: 'media',
  },
  { elements: 'use', attributes: 'href xlink:href', meaning: 'symbol' },
]

/** The syntax of a page. HTML ignores the case of names, but XML does not. */
export type Syntax = 'html' | 'xml'

/**
 * Returns the syntax of a page, or of an SVG file that is opened like one. Inline frames are always
 * HTML.
 */
export function chooseSyntax(page: string): Syntax {
  if (/\.(?:xhtml|svg)$/i.test(page)) return 'xml'
  return 'html'
}

/** An element, and the meanings of its attributes. All irrelevant elements share one. */
export interface Tag {
  /** In lower case; empty for irrelevant elements. */
  readonly name: string
  /** The meanings by the index of the attribute; null for irrelevant ones. */
  readonly meanings: readonly (Meaning | null)[]
  /** Is its content not markup in HTML? */
  readonly isRaw: boolean
  /** Whether it is relevant even without attributes. */
  readonly matters: boolean
}

/** The names of the relevant elements and attributes. */
export interface Names {
  readonly tags: NameTable<Tag>
  /**
   * The attributes that are relevant on some element, in lower case, with their index in
   * `Tag.meanings`.
   */
  readonly attributes: NameTable<{ readonly name: string; readonly index: number }>
  /** Stands for all other elements. */
  readonly other: Tag
}

/** Elements that change how their content is read. */
const MARKS: readonly string[] = ['svg', 'math', 'template']
/** Relevant names of SVG elements that contain capitals. */
const CAMEL_CASE: readonly string[] = ['feImage', 'foreignObject']

/** An attribute that is relevant on an element. */
interface Wanted {
  readonly element: string
  readonly attribute: string
  readonly meaning: Meaning
}

/** Returns all pairs of an element and an attribute in a row. */
function listPairs({ elements, attributes, meaning }: WantedAttributes): Wanted[] {
  const pairs: Wanted[] = []
  for (const element of elements.split(' '))
    for (const attribute of attributes.split(' ')) pairs.push({ element, attribute, meaning })
  return pairs
}

/** The relevant elements and attributes for one kind of reading. */
export class Vocabulary {
  readonly #wanted: ReadonlyMap<string, readonly Wanted[]>
  readonly #attributes: readonly string[]
  readonly #wantsAll: boolean
  readonly #names: Partial<Record<Syntax, Names>> = {}

  /** `wantsAll`: whether elements without a relevant attribute are relevant, too. */
  constructor(rows: readonly WantedAttributes[], wantsAll = false) {
    const all = rows.flatMap(listPairs)
    this.#wanted = Map.groupBy(all, ({ element }) => element)
    this.#attributes = [...new Set(all.map(({ attribute }) => attribute))]
    this.#wantsAll = wantsAll
  }

  /**
   * Returns the relevant attributes of an element, without those that are relevant on any element.
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
    const meanings = new Map(wanted.map((each) => [each.attribute, each.meaning]))
    const isRaw = RAW_ELEMENTS.has(name)
    return {
      name,
      meanings: this.#attributes.map((attribute) => meanings.get(attribute) ?? null),
      isRaw,
      matters: this.#wantsAll || isRaw || MARKS.includes(name),
    }
  }
}

/** For reading addresses and anchors. */
export const ADDRESS_VOCABULARY = new Vocabulary([
  ...ADDRESSES,
  // Attributes that determine an address together with others.
  { elements: 'a', attributes: 'name xlink:href', meaning: 'part' },
  { elements: 'a area', attributes: 'download', meaning: 'part' },
  { elements: 'base', attributes: 'href', meaning: 'part' },
  { elements: 'form', attributes: 'method', meaning: 'part' },
  { elements: 'input', attributes: 'type', meaning: 'part' },
  {
    elements: 'link',
    attributes: 'as href hreflang imagesrcset integrity rel type',
    meaning: 'part',
  },
  { elements: 'meta', attributes: 'charset content http-equiv name property', meaning: 'part' },
  { elements: 'script', attributes: 'type language for event integrity', meaning: 'part' },
  { elements: 'style', attributes: 'type', meaning: 'part' },
  { elements: 'template', attributes: 'shadowrootmode', meaning: 'part' },
  { elements: 'option', attributes: 'value', meaning: 'for-scripts' },
  {
    elements: ANY,
    attributes: 'onclick data-href data-link data-src data-url',
    meaning: 'for-scripts',
  },
  { elements: ANY, attributes: 'id', meaning: 'part' },
  { elements: ANY, attributes: 'style', meaning: 'style' },
  // Properties in which `url()` loads a file:
  // https://www.w3.org/TR/SVG2/styling.html#PresentationAttributes.
  {
    elements: ANY,
    attributes: 'clip-path cursor fill filter marker-end marker-mid marker-start mask stroke',
    meaning: 'paint',
  },
])

/** For reading what readers see. */
export const VISIBLE_VOCABULARY = new Vocabulary(
  [
    ...VISIBLE_ADDRESSES,
    { elements: 'a', attributes: 'xlink:href', meaning: 'link' },
    { elements: 'a', attributes: 'name rel class', meaning: 'part' },
    {
      elements: 'div ol p span td ul',
      attributes: 'class itemtype typeof aria-label',
      meaning: 'part',
    },
    { elements: 'img area image input', attributes: 'alt', meaning: 'alternative' },
    { elements: 'input', attributes: 'type', meaning: 'part' },
    { elements: 'input', attributes: 'value placeholder', meaning: 'shown' },
    { elements: 'input', attributes: 'checked', meaning: 'mark' },
    { elements: 'textarea', attributes: 'placeholder', meaning: 'shown' },
    { elements: 'option', attributes: 'label', meaning: 'shown' },
    { elements: 'option', attributes: 'selected', meaning: 'mark' },
    { elements: 'optgroup', attributes: 'label', meaning: 'shown' },
    { elements: 'progress', attributes: 'value max', meaning: 'shown' },
    { elements: 'meter', attributes: 'value min max', meaning: 'shown' },
    { elements: 'ol', attributes: 'start type', meaning: 'shown' },
    { elements: 'ol', attributes: 'reversed', meaning: 'mark' },
    { elements: 'li', attributes: 'value', meaning: 'shown' },
    { elements: 'details dialog', attributes: 'open', meaning: 'mark' },
    { elements: 'form', attributes: 'method', meaning: 'part' },
    { elements: 'meta', attributes: 'name content http-equiv', meaning: 'part' },
    { elements: 'template', attributes: 'shadowrootmode', meaning: 'part' },
    { elements: ANY, attributes: 'id', meaning: 'part' },
    { elements: ANY, attributes: 'role', meaning: 'part' },
    { elements: ANY, attributes: 'hidden', meaning: 'mark' },
  ],
  true,
)

/** For reading whether readers see anything at all. */
export const EMPTY_PAGE_VOCABULARY = new Vocabulary(
  [
    { elements: 'body', attributes: 'background onload', meaning: 'part' },
    { elements: 'input', attributes: 'type', meaning: 'part' },
    { elements: 'meta', attributes: 'content http-equiv', meaning: 'part' },
    { elements: 'script', attributes: 'type language for event', meaning: 'part' },
    { elements: 'template', attributes: 'shadowrootmode', meaning: 'part' },
    { elements: ANY, attributes: 'hidden style', meaning: 'part' },
  ],
  true,
)

/** For reading whether a link points to the source of the page. */
export const SOURCE_LINK_VOCABULARY = new Vocabulary(
  [{ elements: 'a link', attributes: 'href rel title class', meaning: 'part' }],
  true,
)

/** For reading addresses in sitemaps and feeds. */
export const XML_VOCABULARY = new Vocabulary(
  [{ elements: ANY, attributes: 'href rel src url xml:base', meaning: 'part' }],
  true,
)

/**
 * For reading the scripts and style sheets that a page needs, and the conditions under which they
 * apply.
 */
export const LOAD_VOCABULARY = new Vocabulary([
  { elements: 'base', attributes: 'href', meaning: 'part' },
  {
    elements: 'link',
    attributes: 'rel href type media disabled integrity crossorigin',
    meaning: 'part',
  },
  { elements: 'meta', attributes: 'http-equiv content', meaning: 'part' },
  {
    elements: 'script',
    attributes: 'src href type nomodule integrity crossorigin',
    meaning: 'part',
  },
  { elements: 'template', attributes: 'shadowrootmode', meaning: 'part' },
])
