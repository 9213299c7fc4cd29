import { asBytes, type Bytes, isSpace, NO_BYTES, toBytes, trimBytes } from '../byte-strings.ts'
import { decodeText, readRefreshTarget, readSrcset } from './attribute-values.ts'
import { INLINE_ELEMENTS } from './content-model.ts'
import { OpenElements } from './open-elements.ts'
import type { Attribute, PageElement } from './page-element.ts'
import { INVISIBLE_ELEMENTS, PageReader, type PageVisitor } from './page-reader.ts'
import { type Syntax, VISIBLE_VOCABULARY } from './vocabulary.ts'

/** A part of a page that readers notice. Each has a value. */
export type PagePart =
  | 'title'
  | 'description'
  /** A heading and its section begin. The value is its level. Its text also follows as `text`. */
  | 'section'
  /** The heading of the section is complete. */
  | 'heading'
  /** More text, with single spaces and line ends between blocks. */
  | 'text'
  /** The target of a link or a form, as written. */
  | 'link'
  /** The address of an image, a video, its subtitles, or a frame, as written. */
  | 'image'
  /** The alternative text of an image. */
  | 'alternative'
  /**
   * Something visible at this place that is not text, such as the value of a field, or that an
   * element is hidden.
   */
  | 'mark'
  /** Whether the text that follows is `hidden` or `shown`. */
  | 'hiding'
  /**
   * Whether the text that follows belongs to `navigation` (menus, header, footer) or to the
   * `content`.
   */
  | 'region'
  /** The page redirects its readers to a target, as written. */
  | 'redirect'

/** Called for each part that readers notice, in the order of the page. */
type OnPart = (part: PagePart, value: Bytes) => void

/**
 * Called for each anchor, with the name of its element. Text before it on the same line may be
 * reported later.
 */
type OnAnchor = (id: Bytes, tag: string) => void

/**
 * The maximum length of descriptions and headings, in bytes. The rest of a heading counts as text,
 * because its end tag may be missing.
 */
const MAX_LINE_BYTES = 4_096
/** Types of fields whose value is only submitted, not shown. */
const TYPES_WITHOUT_VISIBLE_VALUE: ReadonlySet<string> = new Set([
  'hidden',
  'checkbox',
  'radio',
  'file',
  'image',
  'password',
])

/**
 * Inline elements that change the meaning of words: `must <del>not</del>`, `10<sup>6</sup>`, or add
 * quotation marks.
 */
const WORDING_ELEMENTS: readonly string[] = ['del', 'ins', 's', 'strike', 'sub', 'sup', 'q']
/** The control characters that represent the tags of these elements in the text, two for each. */
const TAG_MARK = /([\x10-\x1d])/g
const FIRST_TAG_MARK = 0x10

/** Reads the parts of a page that readers notice. */
export class VisibleContentReader implements PageVisitor {
  readonly #pass: OnPart
  readonly #cleanText: (text: Bytes) => Bytes
  readonly #onAnchor: OnAnchor | undefined
  readonly #reader: PageReader
  readonly #elements = new OpenElements()
  /** Text that has not been reported yet, as written. */
  #pendingText = NO_BYTES
  #hasPendingTagMarks = false
  /** The whitespace between the text so far and the text that follows. */
  #pendingSpace = NO_BYTES
  /** The innermost element at that point. */
  #textElement = this.#elements.innermost
  #isInTitle = false
  #hasTitle = false
  #hasDescription = false
  /** The text of the open heading so far. */
  #headingText: Bytes | undefined

  /** `cleanText` receives text with single spaces, and returns the part of it that counts. */
  constructor(
    onPart: OnPart,
    syntax: Syntax,
    cleanText: (text: Bytes) => Bytes = (text) => text,
    onAnchor?: OnAnchor,
  ) {
    this.#pass = onPart
    this.#cleanText = cleanText
    this.#onAnchor = onAnchor
    this.#reader = new PageReader(this, VISIBLE_VOCABULARY, syntax)
  }

  read(page: Bytes): void {
    this.#reader.read(page)
    this.#endTitle()
    this.#flush()
    this.#endHeading()
  }

  // Called by the reader.

  open(element: PageElement): boolean {
    const { name: tag, attributeCount } = element
    if (INVISIBLE_ELEMENTS.has(tag)) return false
    if (INLINE_ELEMENTS.has(tag)) this.#addTagMark(tag, 0)
    else this.#endBlock()
    const hidesContent = element.has('hidden')
    this.#elements.open(tag, findRole(element), hidesContent)
    this.#passElementState()
    if (tag === 'title' && !element.isForeign) this.#beginTitle()
    else if (isHeading(tag)) this.#beginHeading(tag[1] ?? '')
    if (attributeCount > 0) {
      this.#passAnchors(element)
      this.#passAttributes(element)
    }
    return false
  }

  close(tag: string): void {
    if (INLINE_ELEMENTS.has(tag)) this.#addTagMark(tag, 1)
    else this.#endBlock()
    if (tag === 'title') this.#endTitle()
    else if (isHeading(tag)) this.#endHeading()
    this.#elements.close(tag)
    this.#passElementState()
  }

  text(written: Bytes): void {
    this.#pendingText = this.#pendingText.concat(written)
  }

  #addTagMark(tag: string, isEnd: 0 | 1): void {
    const index = WORDING_ELEMENTS.indexOf(tag)
    if (index === -1) return
    this.#hasPendingTagMarks = true
    this.text(asBytes(String.fromCharCode(FIRST_TAG_MARK + 2 * index + isEnd)))
  }

  #passAnchors(element: PageElement): void {
    if (this.#onAnchor === undefined || element.isInShadow) return
    const id = element.get('id') ?? ''
    const name = element.name === 'a' ? (element.get('name') ?? '') : ''
    if (id !== '') this.#onAnchor(id, element.name)
    if (name !== '' && name !== id) this.#onAnchor(name, element.name)
  }

  #passAttributes(element: PageElement): void {
    const { name: tag } = element
    if (element.has('hidden')) this.#passWord('mark', 'hidden')
    if (tag === 'meta') this.#readMeta(element)
    // A form with this method only closes its dialog.
    if (tag === 'form' && element.get('method')?.toLowerCase() === 'dialog') return
    const type = tag === 'input' ? (element.get('type') ?? '').trim().toLowerCase() : undefined
    // In a fixed order, because the order in the page has no meaning.
    for (const { attribute } of VISIBLE_VOCABULARY.listAttributes(tag)) {
      const isShown = type === undefined || isShownByField(type, attribute)
      if (isShown) this.#passAttribute(element.findAttribute(attribute))
    }
  }

  /** Reports where hidden content and navigation begin or end. */
  #passElementState(): void {
    const before = this.#textElement
    const now = this.#elements.innermost
    if (now.isHidden !== before.isHidden)
      this.#passWord('hiding', now.isHidden ? 'hidden' : 'shown')
    if (now.isNavigation !== before.isNavigation)
      this.#passWord('region', now.isNavigation ? 'navigation' : 'content')
    this.#textElement = now
  }

  #passAttribute(attribute: Attribute | undefined): void {
    if (attribute === undefined) return
    const { name, meaning, value } = attribute
    switch (meaning) {
      case 'qualifier':
        break
      case 'alternative':
        this.#passPart('alternative', value.slice(0, MAX_LINE_BYTES))
        break
      case 'boolean':
        this.#passWord('mark', name)
        break
      case 'visible-value': {
        const shown = makeOneLine(value.slice(0, MAX_LINE_BYTES))
        this.#passWord('mark', `${name} ${shown}`)
        break
      }
      case 'link':
        this.#passPart('link', value)
        break
      case 'srcset':
        for (const address of readSrcset(value)) this.#passPart('image', address)
        break
      default:
        this.#passPart('image', value)
    }
  }

  /** Reports a part after all text before it. */
  #passPart(part: PagePart, value: Bytes): void {
    this.#flush()
    this.#pass(part, value)
  }

  /** Reports a word of ours, or an ASCII word of the page. */
  #passWord(part: PagePart, word: string): void {
    this.#passPart(part, asBytes(word))
  }

  #readMeta(element: PageElement): void {
    const content = element.get('content')
    if (content === undefined) return
    if (element.get('name')?.toLowerCase() === 'description') {
      if (this.#hasDescription) return
      this.#hasDescription = true
      this.#pass('description', this.#cleanText(makeOneLine(content.slice(0, MAX_LINE_BYTES))))
    } else if (element.get('http-equiv')?.toLowerCase() === 'refresh') {
      const target = readRefreshTarget(content.slice(0, MAX_LINE_BYTES))
      if (target !== undefined) this.#pass('redirect', target)
    }
  }

  /** Only the first title is used. */
  #beginTitle(): void {
    this.#isInTitle ||= !this.#hasTitle
    this.#hasTitle = true
  }

  #endTitle(): void {
    if (!this.#isInTitle) return
    this.#isInTitle = false
    this.#pass('title', makeOneLine(decodeVisibleText(this.#pendingText.replace(TAG_MARK, ''))))
    this.#pendingText = NO_BYTES
  }

  #beginHeading(level: string): void {
    this.#endHeading()
    this.#passWord('section', level)
    this.#headingText = NO_BYTES
  }

  #endHeading(): void {
    if (this.#headingText === undefined) return
    this.#flush()
    this.#pass('heading', trimBytes(this.#headingText))
    this.#headingText = undefined
  }

  #endBlock(): void {
    this.#flush()
    this.#pendingSpace = LINE_END
  }

  #flush(): void {
    const run = this.#pendingText
    if (run === '' || this.#isInTitle) return
    this.#pendingText = NO_BYTES
    if (this.#hasPendingTagMarks) this.#flushWithMarks(run)
    else this.#flushText(run)
  }

  /** Reports text that contains the control characters of `WORDING_ELEMENTS`. */
  #flushWithMarks(run: Bytes): void {
    this.#hasPendingTagMarks = false
    const text = run.replace(TAG_MARK, '')
    const words = makeOneLine(decodeVisibleText(text))
    // A build date is left out as a whole, even if its `th` is in superscript.
    if (this.#cleanText(words) !== words) {
      this.#flushText(text)
      return
    }
    for (const [i, piece] of run.split(TAG_MARK).entries()) {
      const isMark = i % 2 === 1
      if (isMark) this.#pass('mark', makeTagName(piece))
      else if (piece !== '') this.#flushText(piece)
    }
  }

  #flushText(written: Bytes): void {
    const text = decodeVisibleText(written)
    if (this.#textElement.isPreformatted) {
      this.#passLines(text.replace(/\r\n?/g, '\n'))
      return
    }
    const words = makeOneLine(text)
    if (isSpace(text.charCodeAt(0)) && this.#pendingSpace === '') this.#pendingSpace = SPACE
    if (words === '') return
    this.#passText(this.#cleanText(words))
    if (isSpace(text.charCodeAt(text.length - 1))) this.#pendingSpace = SPACE
  }

  /** Reports preformatted text without trailing blanks, which are not visible. */
  #passLines(text: Bytes): void {
    const lines = this.#pendingSpace
      .concat(text)
      .split('\n')
      .map((line, i, all) => (i < all.length - 1 ? trimBlanks(line) : line))
    const whole = asBytes(lines.join('\n'))
    const words = trimBlanks(whole)
    this.#pendingSpace = NO_BYTES
    if (words !== '') this.#passText(words)
    this.#pendingSpace = whole.slice(words.length)
  }

  #passText(text: Bytes): void {
    const run = this.#pendingSpace.concat(text)
    this.#pendingSpace = NO_BYTES
    this.#pass('text', run)
    if (this.#headingText === undefined) return
    this.#headingText = this.#headingText.concat(run)
    if (this.#headingText.length >= MAX_LINE_BYTES) this.#endHeading()
  }
}

/** Returns the name of the tag that a control character stands for, with a slash for an end tag. */
function makeTagName(mark: string): Bytes {
  const place = mark.charCodeAt(0) - FIRST_TAG_MARK
  const isEnd = place % 2 === 1
  const tag = WORDING_ELEMENTS[place >> 1]
  return asBytes(isEnd ? `/${tag}` : `${tag}`)
}

/** Returns text without trailing blanks. */
function trimBlanks(text: Bytes): Bytes {
  let end = text.length
  while (end > 0 && (text[end - 1] === ' ' || text[end - 1] === '\t')) end--
  return text.slice(0, end)
}

const SPACE = toBytes(' ')
const LINE_END = toBytes('\n')
const SPACES = /[ \t\n\f\r]+/g
const UNEVEN_SPACES = /[\t\n\f\r]| {2}/

/** Replaces each run of whitespace with one space. */
export function collapseSpaces(text: Bytes): Bytes {
  if (!UNEVEN_SPACES.test(text)) return text
  return text.replace(SPACES, ' ')
}

/**
 * Does a field of this type show the value of an attribute? Hidden fields are skipped, because most
 * are generated.
 */
function isShownByField(type: string, attribute: string): boolean {
  if (attribute === 'src' || attribute === 'alt') return type === 'image'
  return type !== 'hidden' && (attribute !== 'value' || !TYPES_WITHOUT_VISIBLE_VALUE.has(type))
}

/**
 * Keywords of `rel` for the previous and the next page, and classes of themes that do not use
 * `rel`, such as `left-prev` and `next-page`.
 */
const PAGE_TURN_NAME = new RegExp(
  String.raw`(?:^|[\s_-])(?:prev|previous|next)` +
    String.raw`(?:[_-](?:page|link|post|doc|article|chapter|topic))?(?!\S)`,
  'i',
)

/**
 * The names of breadcrumbs, and of the version menu of Read the Docs, which also has links to the
 * previous and next page. Neither is a menu by its element or role.
 */
const BREADCRUMB_NAME =
  'bread-?crumbs?(?:[_-]{1,2}(?:bar|container|inner|items?|links?|list|nav|navigation|row|trail|wrap(?:per)?))?'
const BREADCRUMB_CLASS = new RegExp(
  `(?:^|[\\s_-])(?:${BREADCRUMB_NAME}|crumbs|navpath|rst-versions)(?!\\S)`,
  'i',
)
const BREADCRUMB_ID = new RegExp(
  `^(?:(?:doc|nav|page|site)[_-])?${BREADCRUMB_NAME}$|^nav-path$`,
  'i',
)
const BREADCRUMB_LABEL = /^\s*bread ?crumbs?\b/i
/**
 * A section about breadcrumbs may have the same id: its class is `section`, `sect1`, or `level2`.
 */
const SECTION_CLASS = /(?:^|[\s_-])(?:sect(?:ion|\d)?|chapter|appendix|level\d)(?![^\s_-])/i
/** https://schema.org/BreadcrumbList, in microdata and RDFa. */
const BREADCRUMB_TYPE = /(?:^|[/:])BreadcrumbList\s*$/
/** The elements that themes use for breadcrumbs. */
const BREADCRUMB_ELEMENTS: ReadonlySet<string> = new Set(['div', 'ol', 'p', 'span', 'td', 'ul'])

/**
 * Returns the role of an element. Breadcrumbs, and links to the previous and next page, always
 * count as navigation.
 */
function findRole(element: PageElement): string | undefined {
  if (isPageTurnLink(element) || isBreadcrumb(element)) return 'navigation'
  return element.get('role')
}

function isPageTurnLink(element: PageElement): boolean {
  if (element.name !== 'a') return false
  return (
    PAGE_TURN_NAME.test(element.get('rel') ?? '') || PAGE_TURN_NAME.test(element.get('class') ?? '')
  )
}

function isBreadcrumb(element: PageElement): boolean {
  if (!BREADCRUMB_ELEMENTS.has(element.name) || element.attributeCount === 0) return false
  const classes = element.get('class') ?? ''
  const type = element.get('itemtype') ?? element.get('typeof') ?? ''
  if (BREADCRUMB_CLASS.test(classes) || BREADCRUMB_TYPE.test(type)) return true
  if (BREADCRUMB_LABEL.test(element.get('aria-label') ?? '')) return true
  return BREADCRUMB_ID.test(element.get('id') ?? '') && !SECTION_CLASS.test(classes)
}

function isHeading(tag: string): boolean {
  return tag.length === 2 && tag[0] === 'h' && tag >= 'h1' && tag <= 'h6'
}

function makeOneLine(text: Bytes): Bytes {
  return collapseSpaces(trimBytes(text))
}

/** The first bytes of the characters below. */
const MAY_BE_SPECIAL = /[\xc2\xe2\xef]/
/** Characters without a width: U+200B, U+2060, U+FEFF, U+00AD. */
const NO_WIDTH = /\xe2\x80\x8b|\xe2\x81\xa0|\xef\xbb\xbf|\xc2\xad/g
/** U+00A0 */
const NO_BREAK_SPACE = /\xc2\xa0/g

function decodeVisibleText(written: Bytes): Bytes {
  const text = decodeText(written)
  if (!MAY_BE_SPECIAL.test(text)) return text
  return text.replace(NO_WIDTH, '').replace(NO_BREAK_SPACE, ' ')
}
