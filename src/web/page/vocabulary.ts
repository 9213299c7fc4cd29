/** Lists the relevant elements and attributes of a page for each kind of reading. */

import { BREAKOUT_ELEMENTS, INTEGRATION_POINTS } from './foreign-content.ts'
import { NameTable } from './name-table.ts'
import { RAW_ELEMENTS } from './raw-text.ts'

/**
 * The use of an address in a page. A person follows a `link`, and saves the target of a `download`.
 * The browser loads everything else: `media` are images, audio, and video, a `frame` shows a
 * document within the page, and a `symbol` is part of an SVG file.
 */
export type Use = 'link' | 'download' | 'load' | 'media' | 'frame' | 'symbol'

/** Is an address for people to click on? */
export function isClickable(use: Use): boolean {
  return use === 'link' || use === 'download'
}

/** The meaning of an attribute's value. */
export type Meaning =
  | Use
  /** Addresses with descriptors. */
  | 'srcset'
  /** A whole page. */
  | 'srcdoc'
  /** A value that may contain addresses that scripts open. */
  | 'for-scripts'
  /** Declarations of CSS. */
  | 'style'
  /** The value of a CSS property, in SVG only. */
  | 'paint'
  /** The alternative text of an image. */
  | 'alternative'
  /** A value that is visible. */
  | 'visible-value'
  /** The presence of the attribute is visible, whatever its value. */
  | 'boolean'
  /** A value that only counts together with other attributes of the element. */
  | 'qualifier'

/** Elements and attributes, each separated by spaces, and the meaning of these attributes. */
interface AttributeRow {
  readonly elements: string
  readonly attributes: string
  readonly meaning: Meaning
}

/** Stands for every element. */
const ANY_ELEMENT = ''

/**
 * Attributes with addresses whose target is visible:
 * https://html.spec.whatwg.org/multipage/indices.html#attributes-3, SVG 2.
 */
const VISIBLE_ADDRESS_ROWS: readonly AttributeRow[] = [
  { elements: 'a area', attributes: 'href', meaning: 'link' },
  { elements: 'form', attributes: 'action', meaning: 'link' },
  { elements: 'button input', attributes: 'formaction', meaning: 'link' },
  { elements: 'image feimage', attributes: 'href xlink:href', meaning: 'media' },
  { elements: 'img source video audio input image', attributes: 'src', meaning: 'media' },
  { elements: 'img source image', attributes: 'srcset', meaning: 'srcset' },
  { elements: 'video', attributes: 'poster', meaning: 'media' },
  { elements: 'track', attributes: 'src', meaning: 'load' },
  { elements: 'embed iframe frame', attributes: 'src', meaning: 'frame' },
  { elements: 'iframe', attributes: 'srcdoc', meaning: 'srcdoc' },
  { elements: 'object', attributes: 'data', meaning: 'frame' },
]

/** All attributes with addresses, including those of scripts, backgrounds, and symbols. */
export const ADDRESS_ROWS: readonly AttributeRow[] = [
  ...VISIBLE_ADDRESS_ROWS,
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
  /** In lowercase; empty for irrelevant elements. */
  readonly name: string
  /** The meanings by the index of the attribute; null for irrelevant ones. */
  readonly meanings: readonly (Meaning | null)[]
  /** Is its content not markup in HTML? */
  readonly isRaw: boolean
  /** Whether it is relevant even without attributes. */
  readonly isRelevant: boolean
}

/** The names of the relevant elements and attributes. */
export interface RelevantNames {
  readonly tags: NameTable<Tag>
  /**
   * The attributes that are relevant on some element, in lowercase, with their index in
   * `Tag.meanings`.
   */
  readonly attributes: NameTable<{ readonly name: string; readonly index: number }>
  /** Stands for all other elements. */
  readonly irrelevantTag: Tag
}

/** Elements that change how their content is read. */
const CONTEXT_ELEMENTS: readonly string[] = ['svg', 'math', 'template']
/** Relevant names of SVG elements that contain capitals. */
const CAMEL_CASE_NAMES: readonly string[] = ['feImage', 'foreignObject']

/** An attribute that is relevant on an element. */
interface RelevantAttribute {
  readonly element: string
  readonly attribute: string
  readonly meaning: Meaning
}

/** Returns all pairs of an element and an attribute in a row. */
function listPairs({ elements, attributes, meaning }: AttributeRow): RelevantAttribute[] {
  const pairs: RelevantAttribute[] = []
  for (const element of elements.split(' '))
    for (const attribute of attributes.split(' ')) pairs.push({ element, attribute, meaning })
  return pairs
}

/** The relevant elements and attributes for one kind of reading. */
export class Vocabulary {
  readonly #attributesByElement: ReadonlyMap<string, readonly RelevantAttribute[]>
  readonly #attributeNames: readonly string[]
  readonly #isEveryElementRelevant: boolean
  readonly #namesBySyntax: Partial<Record<Syntax, RelevantNames>> = {}

  /** `isEveryElementRelevant`: whether elements without a relevant attribute are relevant, too. */
  constructor(rows: readonly AttributeRow[], isEveryElementRelevant = false) {
    const all = rows.flatMap(listPairs)
    this.#attributesByElement = Map.groupBy(all, ({ element }) => element)
    this.#attributeNames = [...new Set(all.map(({ attribute }) => attribute))]
    this.#isEveryElementRelevant = isEveryElementRelevant
  }

  /**
   * Returns the relevant attributes of an element, without those that are relevant on any element.
   */
  listAttributes(element: string): readonly RelevantAttribute[] {
    return this.#attributesByElement.get(element) ?? []
  }

  /** Returns the names of the relevant elements and attributes in this syntax. */
  getNames(syntax: Syntax): RelevantNames {
    this.#namesBySyntax[syntax] ??= this.#makeNames(syntax)
    return this.#namesBySyntax[syntax]
  }

  #makeNames(syntax: Syntax): RelevantNames {
    const isHtml = syntax === 'html'
    const known = new Set([
      ...this.#attributesByElement.keys(),
      ...BREAKOUT_ELEMENTS,
      ...INTEGRATION_POINTS,
      ...RAW_ELEMENTS,
      ...CONTEXT_ELEMENTS,
    ])
    const written = isHtml ? [...known] : [...known, ...CAMEL_CASE_NAMES]
    return {
      tags: new NameTable(
        written.map((name) => [name, this.#makeTag(name.toLowerCase())]),
        isHtml,
      ),
      attributes: new NameTable(
        this.#attributeNames.map((name, index) => [name, { name, index }]),
        isHtml,
      ),
      irrelevantTag: this.#makeTag(ANY_ELEMENT),
    }
  }

  #makeTag(name: string): Tag {
    const wanted = [...this.listAttributes(ANY_ELEMENT), ...this.listAttributes(name)]
    const meanings = new Map(wanted.map((each) => [each.attribute, each.meaning]))
    const isRaw = RAW_ELEMENTS.has(name)
    return {
      name,
      meanings: this.#attributeNames.map((attribute) => meanings.get(attribute) ?? null),
      isRaw,
      isRelevant: this.#isEveryElementRelevant || isRaw || CONTEXT_ELEMENTS.includes(name),
    }
  }
}

/** For reading addresses and anchors. */
export const ADDRESS_VOCABULARY = new Vocabulary([
  ...ADDRESS_ROWS,
  // Attributes that determine an address together with others.
  { elements: 'a', attributes: 'name xlink:href', meaning: 'qualifier' },
  { elements: 'a area', attributes: 'download', meaning: 'qualifier' },
  { elements: 'base', attributes: 'href', meaning: 'qualifier' },
  { elements: 'form', attributes: 'method', meaning: 'qualifier' },
  { elements: 'input', attributes: 'type', meaning: 'qualifier' },
  {
    elements: 'link',
    attributes: 'as href hreflang imagesrcset integrity rel type',
    meaning: 'qualifier',
  },
  {
    elements: 'meta',
    attributes: 'charset content http-equiv name property',
    meaning: 'qualifier',
  },
  { elements: 'script', attributes: 'type language for event integrity', meaning: 'qualifier' },
  { elements: 'style', attributes: 'type', meaning: 'qualifier' },
  { elements: 'template', attributes: 'shadowrootmode', meaning: 'qualifier' },
  { elements: 'option', attributes: 'value', meaning: 'for-scripts' },
  {
    elements: ANY_ELEMENT,
    attributes: 'onclick data-href data-link data-src data-url',
    meaning: 'for-scripts',
  },
  { elements: ANY_ELEMENT, attributes: 'id', meaning: 'qualifier' },
  { elements: ANY_ELEMENT, attributes: 'style', meaning: 'style' },
  // Properties in which `url()` loads a file:
  // https://www.w3.org/TR/SVG2/styling.html#PresentationAttributes.
  {
    elements: ANY_ELEMENT,
    attributes: 'clip-path cursor fill filter marker-end marker-mid marker-start mask stroke',
    meaning: 'paint',
  },
])

/** For reading what readers see. */
export const VISIBLE_VOCABULARY = new Vocabulary(
  [
    ...VISIBLE_ADDRESS_ROWS,
    { elements: 'a', attributes: 'xlink:href', meaning: 'link' },
    { elements: 'a', attributes: 'name rel class', meaning: 'qualifier' },
    {
      elements: 'div ol p span td ul',
      attributes: 'class itemtype typeof aria-label',
      meaning: 'qualifier',
    },
    { elements: 'img area image input', attributes: 'alt', meaning: 'alternative' },
    { elements: 'input', attributes: 'type', meaning: 'qualifier' },
    { elements: 'input', attributes: 'value placeholder', meaning: 'visible-value' },
    { elements: 'input', attributes: 'checked', meaning: 'boolean' },
    { elements: 'textarea', attributes: 'placeholder', meaning: 'visible-value' },
    { elements: 'option', attributes: 'label', meaning: 'visible-value' },
    { elements: 'option', attributes: 'selected', meaning: 'boolean' },
    { elements: 'optgroup', attributes: 'label', meaning: 'visible-value' },
    { elements: 'progress', attributes: 'value max', meaning: 'visible-value' },
    { elements: 'meter', attributes: 'value min max', meaning: 'visible-value' },
    { elements: 'ol', attributes: 'start type', meaning: 'visible-value' },
    { elements: 'ol', attributes: 'reversed', meaning: 'boolean' },
    { elements: 'li', attributes: 'value', meaning: 'visible-value' },
    { elements: 'details dialog', attributes: 'open', meaning: 'boolean' },
    { elements: 'form', attributes: 'method', meaning: 'qualifier' },
    { elements: 'meta', attributes: 'name content http-equiv', meaning: 'qualifier' },
    { elements: 'template', attributes: 'shadowrootmode', meaning: 'qualifier' },
    { elements: ANY_ELEMENT, attributes: 'id', meaning: 'qualifier' },
    { elements: ANY_ELEMENT, attributes: 'role', meaning: 'qualifier' },
    { elements: ANY_ELEMENT, attributes: 'hidden', meaning: 'boolean' },
  ],
  true,
)

/** For reading whether readers see anything at all. */
export const EMPTY_PAGE_VOCABULARY = new Vocabulary(
  [
    { elements: 'body', attributes: 'background onload', meaning: 'qualifier' },
    { elements: 'input', attributes: 'type', meaning: 'qualifier' },
    { elements: 'meta', attributes: 'content http-equiv', meaning: 'qualifier' },
    { elements: 'script', attributes: 'type language for event', meaning: 'qualifier' },
    { elements: 'template', attributes: 'shadowrootmode', meaning: 'qualifier' },
    { elements: ANY_ELEMENT, attributes: 'hidden style', meaning: 'qualifier' },
  ],
  true,
)

/** For reading whether a link points to the source of the page. */
export const SOURCE_LINK_VOCABULARY = new Vocabulary(
  [{ elements: 'a link', attributes: 'href rel title class', meaning: 'qualifier' }],
  true,
)

/** For reading addresses in sitemaps and feeds. */
export const XML_VOCABULARY = new Vocabulary(
  [{ elements: ANY_ELEMENT, attributes: 'href rel src url xml:base', meaning: 'qualifier' }],
  true,
)

/**
 * For reading the scripts and style sheets that a page needs, and the conditions under which they
 * apply.
 */
export const LOAD_VOCABULARY = new Vocabulary([
  { elements: 'base', attributes: 'href', meaning: 'qualifier' },
  {
    elements: 'link',
    attributes: 'rel href type media disabled integrity crossorigin',
    meaning: 'qualifier',
  },
  { elements: 'meta', attributes: 'http-equiv content', meaning: 'qualifier' },
  {
    elements: 'script',
    attributes: 'src href type nomodule integrity crossorigin',
    meaning: 'qualifier',
  },
  { elements: 'template', attributes: 'shadowrootmode', meaning: 'qualifier' },
])
