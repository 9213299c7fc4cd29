import { asBytes, type Bytes, isSpace, NO_BYTES, toBytes, trimBytes } from '../byte-strings.ts'
import { decodeText, readRefreshTarget, readSrcset } from './attribute-values.ts'
import { INLINE } from './content-model.ts'
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
  /** The address of a picture, a video, its subtitles or a frame, as written. */
  | 'image'
  /** The alternative text of a picture. */
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
type Notice = (what: PagePart, value: Bytes) => void

/**
 * Called for each anchor, with the name of its element. Text before it in the same line may be
 * reported later.
 */
type FoundAnchor = (id: Bytes, tag: string) => void

/**
 * The maximum length of descriptions and headings, in bytes. The rest of a heading counts as text,
 * because its end tag may be missing.
 */
const MAX_LINE_BYTES = 4_096
/** Types of fields whose value is only submitted, not shown. */
const SUBMITTED_ONLY: ReadonlySet<string> = new Set([
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
const CHANGES_WORDS: readonly string[] = ['del', 'ins', 's', 'strike', 'sub', 'sup', 'q']
/** The control characters that represent the tags of these elements in the text, two for each. */
const EACH_MARK = /([\x10-\x1d])/g
const FIRST_MARK = 0x10

/** Reads the parts of a page that readers notice. */
export class ComparedContentReader implements PageVisitor {
  readonly #notice: Notice
  readonly #settled: (text: Bytes) => Bytes
  readonly #foundAnchor: FoundAnchor | undefined
  readonly #reader: PageReader
  readonly #elements = new OpenElements()
  /** Text that has not been reported yet, as written. */
  #run = NO_BYTES
  #hasWording = false
  /** The white space between the text so far and the text that follows. */
  #gap = NO_BYTES
  /** The innermost element at that point. */
  #place = this.#elements.innermost
  #inTitle = false
  #hasTitle = false
  #isDescribed = false
  /** The text of the open heading so far. */
  #heading: Bytes | undefined

  /** `settled` receives each text with single spaces, and returns the part of it that counts. */
  constructor(
    notice: Notice,
    syntax: Syntax,
    settled: (text: Bytes) => Bytes = (text) => text,
    foundAnchor?: FoundAnchor,
  ) {
    this.#notice = notice
    this.#settled = settled
    this.#foundAnchor = foundAnchor
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
    const { name: tag, length } = element
    if (INVISIBLE_ELEMENTS.has(tag)) return false
    if (INLINE.has(tag)) this.#addWording(tag, 0)
    else this.#endBlock()
    const hides = element.find('hidden') !== undefined
    this.#elements.open(tag, findRole(element), hides)
    this.#passPlace()
    if (tag === 'title' && !element.isForeign) this.#beginTitle()
    else if (isHeading(tag)) this.#beginHeading(tag[1] ?? '')
    if (length > 0) {
      this.#passAnchors(element)
      this.#passAttributes(element)
    }
    return false
  }

  close(tag: string): void {
    if (INLINE.has(tag)) this.#addWording(tag, 1)
    else this.#endBlock()
    if (tag === 'title') this.#endTitle()
    else if (isHeading(tag)) this.#endHeading()
    this.#elements.close(tag)
    this.#passPlace()
  }

  text(written: Bytes): void {
    this.#run = this.#run.concat(written)
  }

  #addWording(tag: string, isEnd: 0 | 1): void {
    const at = CHANGES_WORDS.indexOf(tag)
    if (at === -1) return
    this.#hasWording = true
    this.text(asBytes(String.fromCharCode(FIRST_MARK + 2 * at + isEnd)))
  }

  #passAnchors(element: PageElement): void {
    if (this.#foundAnchor === undefined || element.isInShadow) return
    const id = element.get('id') ?? ''
    const name = element.name === 'a' ? (element.get('name') ?? '') : ''
    if (id !== '') this.#foundAnchor(id, element.name)
    if (name !== '' && name !== id) this.#foundAnchor(name, element.name)
  }

  #passAttributes(element: PageElement): void {
    const { name: tag } = element
    if (element.find('hidden') !== undefined) this.#passWord('mark', 'hidden')
    if (tag === 'meta') this.#readMeta(element)
    // A form of a dialog only closes the dialog.
    if (tag === 'form' && element.get('method')?.toLowerCase() === 'dialog') return
    const type = tag === 'input' ? (element.get('type') ?? '').trim().toLowerCase() : undefined
    // In a fixed order, because the order in the page has no meaning.
    for (const { attribute } of VISIBLE_VOCABULARY.listAttributes(tag)) {
      const isShown = type === undefined || isShownByField(type, attribute)
      if (isShown) this.#passAttribute(element.find(attribute))
    }
  }

  /** Reports where hidden content and navigation begin or end. */
  #passPlace(): void {
    const before = this.#place
    const now = this.#elements.innermost
    if (now.isHidden !== before.isHidden)
      this.#passWord('hiding', now.isHidden ? 'hidden' : 'shown')
    if (now.isNavigation !== before.isNavigation)
      this.#passWord('region', now.isNavigation ? 'navigation' : 'content')
    this.#place = now
  }

  #passAttribute(attribute: Attribute | undefined): void {
    if (attribute === undefined) return
    const { name, meaning, value } = attribute
    switch (meaning) {
      case 'part':
        break
      case 'alternative':
        this.#passAfterText('alternative', value.slice(0, MAX_LINE_BYTES))
        break
      case 'mark':
        this.#passWord('mark', name)
        break
      case 'shown': {
        const shown = makeOneLine(value.slice(0, MAX_LINE_BYTES))
        this.#passWord('mark', `${name} ${shown}`)
        break
      }
      case 'link':
        this.#passAfterText('link', value)
        break
      case 'srcset':
        for (const address of readSrcset(value)) this.#passAfterText('image', address)
        break
      default:
        this.#passAfterText('image', value)
    }
  }

  /** Reports a part after all text before it. */
  #passAfterText(what: PagePart, value: Bytes): void {
    this.#flush()
    this.#notice(what, value)
  }

  /** Reports a word of ours, or an ASCII word of the page. */
  #passWord(what: PagePart, word: string): void {
    this.#passAfterText(what, asBytes(word))
  }

  #readMeta(element: PageElement): void {
    const content = element.get('content')
    if (content === undefined) return
    if (element.get('name')?.toLowerCase() === 'description') {
      if (this.#isDescribed) return
      this.#isDescribed = true
      this.#notice('description', this.#settled(makeOneLine(content.slice(0, MAX_LINE_BYTES))))
    } else if (element.get('http-equiv')?.toLowerCase() === 'refresh') {
      const target = readRefreshTarget(content.slice(0, MAX_LINE_BYTES))
      if (target !== undefined) this.#notice('redirect', target)
    }
  }

  /** Only the first title counts. */
  #beginTitle(): void {
    this.#flush()
    this.#inTitle ||= !this.#hasTitle
    this.#hasTitle = true
  }

  #endTitle(): void {
    if (!this.#inTitle) return
    this.#inTitle = false
    this.#notice('title', makeOneLine(decodePlainText(this.#run.replace(EACH_MARK, ''))))
    this.#run = NO_BYTES
  }

  #beginHeading(level: string): void {
    this.#endHeading()
    this.#passWord('section', level)
    this.#heading = NO_BYTES
  }

  #endHeading(): void {
    if (this.#heading === undefined) return
    this.#flush()
    this.#notice('heading', trimBytes(this.#heading))
    this.#heading = undefined
  }

  #endBlock(): void {
    this.#flush()
    this.#gap = LINE_END
  }

  #flush(): void {
    const run = this.#run
    if (run === '' || this.#inTitle) return
    this.#run = NO_BYTES
    if (this.#hasWording) this.#flushWithMarks(run)
    else this.#flushText(run)
  }

  /** Reports text that contains the control characters of `CHANGES_WORDS`. */
  #flushWithMarks(run: Bytes): void {
    this.#hasWording = false
    const text = run.replace(EACH_MARK, '')
    const words = makeOneLine(decodePlainText(text))
    // A build date is left out as a whole, even if its `th` is in superscript.
    if (this.#settled(words) !== words) {
      this.#flushText(text)
      return
    }
    for (const [i, piece] of run.split(EACH_MARK).entries()) {
      const isMark = i % 2 === 1
      if (isMark) this.#notice('mark', describeMark(piece))
      else if (piece !== '') this.#flushText(piece)
    }
  }

  #flushText(written: Bytes): void {
    const text = decodePlainText(written)
    if (this.#place.isPreformatted) {
      this.#passLines(text.replace(/\r\n?/g, '\n'))
      return
    }
    const words = makeOneLine(text)
    if (isSpace(text.charCodeAt(0)) && this.#gap === '') this.#gap = SPACE
    if (words === '') return
    this.#passText(this.#settled(words))
    if (isSpace(text.charCodeAt(text.length - 1))) this.#gap = SPACE
  }

  /** Reports preformatted text without trailing blanks, which are not visible. */
  #passLines(text: Bytes): void {
    const lines = this.#gap
      .concat(text)
      .split('\n')
      .map((line, i, all) => (i < all.length - 1 ? trimBlanks(line) : line))
    const whole = asBytes(lines.join('\n'))
    const words = trimBlanks(whole)
    this.#gap = NO_BYTES
    if (words !== '') this.#passText(words)
    this.#gap = whole.slice(words.length)
  }

  #passText(text: Bytes): void {
    const run = this.#gap.concat(text)
    this.#gap = NO_BYTES
    this.#notice('text', run)
    if (this.#heading === undefined) return
    this.#heading = this.#heading.concat(run)
    if (this.#heading.length >= MAX_LINE_BYTES) this.#endHeading()
  }
}

/** Returns the name of the tag that a control character stands for, with a slash for an end tag. */
function describeMark(mark: string): Bytes {
  const place = mark.charCodeAt(0) - FIRST_MARK
  const isEnd = place % 2 === 1
  const tag = CHANGES_WORDS[place >> 1]
  return asBytes(isEnd ? `/${tag}` : `${tag}`)
}

/** Returns a text without trailing blanks. */
function trimBlanks(text: Bytes): Bytes {
  let end = text.length
  while (end > 0 && (text[end - 1] === ' ' || text[end - 1] === '\t')) end--
  return text.slice(0, end)
}

const SPACE = toBytes(' ')
const LINE_END = toBytes('\n')
const SPACES = /[ \t\n\f\r]+/g
const UNEVEN = /[\t\n\f\r]| {2}/

/** Replaces each run of white space with one space. */
export function collapseSpaces(text: Bytes): Bytes {
  if (!UNEVEN.test(text)) return text
  return text.replace(SPACES, ' ')
}

/**
 * Does a field of this type show the value of an attribute? Hidden fields are skipped, because most
 * are generated.
 */
function isShownByField(type: string, attribute: string): boolean {
  if (attribute === 'src' || attribute === 'alt') return type === 'image'
  return type !== 'hidden' && (attribute !== 'value' || !SUBMITTED_ONLY.has(type))
}

/**
 * Keywords of `rel` for the previous and the next page, and classes of themes that do not use
 * `rel`, such as `left-prev` and `next-page`.
 */
const TURNS_PAGE = new RegExp(
  String.raw`(?:^|[\s_-])(?:prev|previous|next)` +
    String.raw`(?:[_-](?:page|link|post|doc|article|chapter|topic))?(?!\S)`,
  'i',
)

/**
 * The names of breadcrumbs, and of the menu of versions of Read the Docs, which also turns pages.
 * Neither is a menu by its element or role.
 */
const BREADCRUMBS =
  'bread-?crumbs?(?:[_-]{1,2}(?:bar|container|inner|items?|links?|list|nav|navigation|row|trail|wrap(?:per)?))?'
const SHOWS_PLACE = new RegExp(
  `(?:^|[\\s_-])(?:${BREADCRUMBS}|crumbs|navpath|rst-versions)(?!\\S)`,
  'i',
)
const PLACE_ID = new RegExp(`^(?:(?:doc|nav|page|site)[_-])?${BREADCRUMBS}$|^nav-path$`, 'i')
const PLACE_LABEL = /^\s*bread ?crumbs?\b/i
/**
 * A section about breadcrumbs may have the same id: its class is `section`, `sect1` or `level2`.
 */
const SECTION = /(?:^|[\s_-])(?:sect(?:ion|\d)?|chapter|appendix|level\d)(?![^\s_-])/i
/** https://schema.org/BreadcrumbList, in microdata and RDFa. */
const BREADCRUMB_TYPE = /(?:^|[/:])BreadcrumbList\s*$/
/** The elements that themes use for breadcrumbs. */
const MAY_SHOW_PLACE: ReadonlySet<string> = new Set(['div', 'ol', 'p', 'span', 'td', 'ul'])

/**
 * Returns the role of an element. Breadcrumbs, and links to the previous and next page, always
 * count as navigation.
 */
function findRole(element: PageElement): string | undefined {
  if (turnsPage(element) || showsPlace(element)) return 'navigation'
  return element.get('role')
}

function turnsPage(element: PageElement): boolean {
  if (element.name !== 'a') return false
  return TURNS_PAGE.test(element.get('rel') ?? '') || TURNS_PAGE.test(element.get('class') ?? '')
}

function showsPlace(element: PageElement): boolean {
  if (!MAY_SHOW_PLACE.has(element.name) || element.length === 0) return false
  const classes = element.get('class') ?? ''
  const type = element.get('itemtype') ?? element.get('typeof') ?? ''
  if (SHOWS_PLACE.test(classes) || BREADCRUMB_TYPE.test(type)) return true
  if (PLACE_LABEL.test(element.get('aria-label') ?? '')) return true
  return PLACE_ID.test(element.get('id') ?? '') && !SECTION.test(classes)
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

function decodePlainText(written: Bytes): Bytes {
  const text = decodeText(written)
  if (!MAY_BE_SPECIAL.test(text)) return text
  return text.replace(NO_WIDTH, '').replace(NO_BREAK_SPACE, ' ')
}
