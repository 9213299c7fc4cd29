import { trimBytes } from '../../web/byte-strings.ts'
import { decodeText } from '../../web/page/character-references.ts'
import { RAW_ELEMENTS } from '../../web/page/raw-text.ts'
import { refreshTarget } from '../../web/page/refresh.ts'
import { isShadowMode } from '../../web/page/shadow-mode.ts'
import { srcsetAddresses } from '../../web/page/srcset.ts'
import { type TagListener, TagReader, WantedAttributes } from '../../web/page/tag-reader.ts'
import type { Syntax } from '../../web/page/vocabulary.ts'
import { withoutStamps } from '../generated.ts'
import { Regions } from './regions.ts'

/** Receives what a reader would notice of a page, in its order. All of it are strings of bytes. */
export interface NoticeListener {
  title(text: string): void
  description(text: string): void
  /** A heading begins, and a section with it. Its text follows as `text`, too. */
  section(level: number): void
  /** The heading of the section is complete. */
  heading(text: string): void
  /** More text, with single spaces and line ends between blocks. */
  text(run: string): void
  /** The target of a link or a form, as written. */
  link(target: string): void
  /** The address of a picture, a film, its subtitles, a frame, as written. */
  image(target: string): void
  /** What is read out in place of a picture. */
  alternative(text: string): void
  /** What is seen in this place of the text without being text: what a field shows, that something is hidden. */
  mark(what: string): void
  /** What follows belongs to menus, header or footer; or to the content again. */
  region(isNavigation: boolean): void
  /** The page sends its readers on, to a target as written. */
  redirect(target: string): void
}

/** Longer titles and descriptions are cut; what follows so much of a heading is text: the heading may have no end. */
const MAX_LINE = 4_096
/** Text without a tag in it is passed on in pieces of this length, or a little less. */
const MAX_RUN = 1 << 16
/** The longest character reference is shorter. */
const MAX_REFERENCE = 40

/** With this one, browsers show a template in its place. */
const SHADOW_MODE = 'shadowrootmode'

/** Attributes that matter, by element. */
const ATTRIBUTES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    a: ['href', 'xlink:href'],
    area: ['href', 'alt'],
    form: ['action', 'method'],
    button: ['formaction'],
    img: ['src', 'srcset', 'alt'],
    source: ['src', 'srcset'],
    video: ['src', 'poster'],
    audio: ['src'],
    track: ['src'],
    iframe: ['src', 'srcdoc'],
    frame: ['src'],
    embed: ['src'],
    object: ['data'],
    image: ['href', 'xlink:href', 'src', 'srcset', 'alt'],
    input: ['type', 'src', 'alt', 'value', 'placeholder', 'checked', 'formaction'],
    textarea: ['placeholder'],
    option: ['label', 'selected'],
    optgroup: ['label'],
    progress: ['value', 'max'],
    meter: ['value', 'min', 'max'],
    ol: ['start', 'reversed', 'type'],
    li: ['value'],
    details: ['open'],
    dialog: ['open'],
    meta: ['name', 'content', 'http-equiv'],
  }),
)
const WANTED = new WantedAttributes(
  new Map([...ATTRIBUTES, ['template', [SHADOW_MODE]]]),
  ['role', 'hidden'],
  RAW_ELEMENTS,
)
/** Attributes that lead somewhere; all other addresses are shown. */
const LEADS: ReadonlySet<string> = new Set([
  'a href',
  'a xlink:href',
  'area href',
  'form action',
  'button formaction',
  'input formaction',
])
/** Attributes that show something, or hide it, whatever they say. */
const MARKS: ReadonlySet<string> = new Set(['checked', 'selected', 'reversed', 'open'])
/** Attributes whose value is shown. */
const SHOWN: ReadonlySet<string> = new Set(['value', 'placeholder', 'label', 'min', 'max', 'start', 'type'])
/** Of fields of these types, the value is not shown: it is sent. */
const SENT: ReadonlySet<string> = new Set(['hidden', 'checkbox', 'radio', 'file', 'image', 'password'])

/** Elements whose content nobody sees. */
const UNSEEN: ReadonlySet<string> = new Set(['script', 'style', 'noscript', 'template'])

/** Elements within a line of text; all others end it. */
const INLINE: ReadonlySet<string> = new Set(
  (
    'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr output q rp rt ruby s samp ' +
    'small span strike strong sub sup time tt u var wbr script style template noscript svg path g use img picture source ' +
    'input button ' +
    // Nothing is seen of these.
    'meta link'
  ).split(' '),
)

/** Inline elements that change what words mean: `must <del>not</del>`, `10<sup>6</sup>`, or add quotation marks. */
const CHANGES_WORDS: readonly string[] = ['del', 'ins', 's', 'strike', 'sub', 'sup', 'q']
/** The control characters that stand for their tags in text as written. */
const WORDING: ReadonlyMap<string, { readonly begins: string; readonly ends: string }> = new Map(
  CHANGES_WORDS.map((tag, i) => [
    tag,
    { begins: String.fromCharCode(0x10 + 2 * i), ends: String.fromCharCode(0x11 + 2 * i) },
  ]),
)
const MARK_NAMES: ReadonlyMap<string, string> = new Map(
  [...WORDING].flatMap(([tag, { begins, ends }]): [string, string][] => [
    [begins, tag],
    [ends, `/${tag}`],
  ]),
)
const ANY_MARK = /[\x10-\x1d]/
const EACH_MARK = /([\x10-\x1d])/g

/** Reads a page in chunks (strings of bytes) and passes on what a reader would notice. */
export class NoticeReader implements TagListener {
  readonly #listener: NoticeListener
  readonly #tags: TagReader
  readonly #regions: Regions
  /** The element whose content is skipped, and how many of its name are open in there. */
  #unseen = ''
  #unseenDepth = 0
  /** Text that was not passed on yet, as written. */
  #run = ''
  /** What separates the text so far from what follows. */
  #gap = ''
  #inPre = 0
  #inTitle = false
  /** Its text so far, if it is open; undefined as long as there was none. */
  #title: string | undefined
  #isDescribed = false
  /** The text so far of the heading that is open. */
  #heading: string | undefined

  constructor(listener: NoticeListener, syntax: Syntax = 'html') {
    this.#listener = listener
    this.#tags = new TagReader(this, WANTED, syntax)
    this.#regions = new Regions((isNavigation) => {
      this.#flush()
      this.#listener.region(isNavigation)
    })
  }

  write(chunk: string): void {
    this.#tags.write(chunk)
  }

  end(): void {
    this.#tags.end()
    this.#flush()
    this.#endTitle()
    this.#endHeading()
  }

  // Called by the reader of tags.

  open(tag: string, attributes: ReadonlyMap<string, string>, isForeign: boolean): void {
    if (this.#unseen !== '') {
      if (tag === this.#unseen) this.#unseenDepth++
      return
    }
    if (UNSEEN.has(tag) && !isSeenTemplate(tag, attributes, isForeign)) {
      this.#unseen = tag
      this.#unseenDepth = 1
      return
    }
    if (endsLine(tag)) this.#endBlock()
    else this.#add(WORDING.get(tag)?.begins ?? '')
    this.#regions.open(tag, attributes.get('role'))
    if (tag === 'pre') this.#inPre++
    else if (tag === 'title' && !isForeign) this.#beginTitle()
    else if (isHeading(tag)) this.#beginHeading(Number(tag[1]))
    if (attributes.has('hidden')) this.#mark('hidden')
    if (tag === 'meta') this.#meta(attributes)
    else if (tag === 'input') this.#input(attributes)
    else if (tag !== 'form' || sends(attributes)) this.#element(tag, attributes)
  }

  close(tag: string): void {
    if (this.#unseen !== '') {
      if (tag === this.#unseen && --this.#unseenDepth === 0) this.#unseen = ''
      return
    }
    if (endsLine(tag)) this.#endBlock()
    else this.#add(WORDING.get(tag)?.ends ?? '')
    if (tag === 'pre') this.#inPre = Math.max(0, this.#inPre - 1)
    else if (tag === 'title') this.#endTitle()
    else if (isHeading(tag)) this.#endHeading()
    this.#regions.close(tag)
  }

  text(written: string): void {
    if (this.#unseen === '') this.#add(written)
  }

  #add(written: string): void {
    this.#run += written
    while (this.#run.length > MAX_RUN) this.#flushPiece()
  }

  // What it stands for.

  #element(tag: string, attributes: ReadonlyMap<string, string>): void {
    // In an order of our own: that of the page means nothing.
    for (const name of ATTRIBUTES.get(tag) ?? []) {
      const value = attributes.get(name)
      if (value === undefined || name === 'method') continue
      this.#flush()
      this.#attribute(tag, name, value)
    }
  }

  #attribute(tag: string, name: string, value: string): void {
    if (name === 'alt') this.#listener.alternative(value.slice(0, MAX_LINE))
    else if (name === 'srcset') for (const target of srcsetAddresses(value)) this.#listener.image(target)
    else if (MARKS.has(name)) this.#mark(name)
    else if (SHOWN.has(name)) this.#mark(`${name} ${oneLine(value.slice(0, MAX_LINE))}`)
    else if (LEADS.has(`${tag} ${name}`)) this.#listener.link(value)
    else this.#listener.image(value)
  }

  #input(attributes: ReadonlyMap<string, string>): void {
    const type = attributes.get('type')?.trim().toLowerCase() ?? ''
    // Most are generated.
    if (type === 'hidden') return
    this.#flush()
    const isShown = (name: string) => {
      if (name === 'src' || name === 'alt') return type === 'image'
      return name === 'value' ? !SENT.has(type) : name !== 'type'
    }
    for (const name of ATTRIBUTES.get('input') ?? []) {
      const value = attributes.get(name)
      if (value !== undefined && isShown(name)) this.#attribute('input', name, value)
    }
  }

  #mark(what: string): void {
    this.#flush()
    this.#listener.mark(what)
  }

  #meta(attributes: ReadonlyMap<string, string>): void {
    const content = attributes.get('content')
    if (content === undefined) return
    if (attributes.get('name')?.toLowerCase() === 'description') {
      if (this.#isDescribed) return
      this.#isDescribed = true
      this.#listener.description(withoutStamps(oneLine(content.slice(0, MAX_LINE))))
    } else if (attributes.get('http-equiv')?.toLowerCase() === 'refresh') {
      const target = refreshTarget(content.slice(0, MAX_LINE))
      if (target !== undefined) this.#listener.redirect(target)
    }
  }

  /** The first counts. */
  #beginTitle(): void {
    this.#flush()
    if (this.#title !== undefined) return
    this.#inTitle = true
    this.#title = ''
  }

  #endTitle(): void {
    if (!this.#inTitle) return
    this.#flush()
    this.#inTitle = false
    const title = this.#title ?? ''
    this.#title = ''
    this.#listener.title(trimBytes(title))
  }

  #beginHeading(level: number): void {
    this.#endHeading()
    this.#flush()
    this.#heading = ''
    this.#listener.section(level)
  }

  #endHeading(): void {
    if (this.#heading === undefined) return
    this.#flush()
    this.#listener.heading(trimBytes(this.#heading))
    this.#heading = undefined
  }

  #endBlock(): void {
    this.#flush()
    this.#gap = '\n'
  }

  /** Passes on a piece of a long text: the same whatever chunks it comes in, and no character reference is cut off. */
  #flushPiece(): void {
    const run = this.#run
    const reference = run.slice(MAX_RUN - MAX_REFERENCE, MAX_RUN).indexOf('&')
    const end = reference === -1 ? MAX_RUN : MAX_RUN - MAX_REFERENCE + reference
    this.#run = run.slice(0, end)
    this.#flush()
    this.#run = run.slice(end)
  }

  #flush(): void {
    const run = this.#run
    if (run === '') return
    this.#run = ''
    if (!ANY_MARK.test(run)) {
      this.#flushText(run)
      return
    }
    const text = run.replace(EACH_MARK, '')
    const words = oneLine(plainText(text))
    // The time at which a page was built is left out as a whole, even if its `th` is raised.
    if (this.#inTitle || withoutStamps(words) !== words) {
      this.#flushText(text)
      return
    }
    for (const piece of run.split(EACH_MARK)) {
      const mark = MARK_NAMES.get(piece)
      if (mark !== undefined) this.#listener.mark(mark)
      else if (piece !== '') this.#flushText(piece)
    }
  }

  #flushText(written: string): void {
    const text = plainText(written)
    if (this.#inTitle) {
      if ((this.#title ?? '').length < MAX_LINE) this.#title = `${this.#title ?? ''}${oneLine(text)}`
      return
    }
    if (this.#inPre > 0) {
      this.#pass(text.replace(/\r\n?/g, '\n'))
      return
    }
    const line = text.replace(SPACES, ' ')
    if (line.startsWith(' ') && this.#gap === '') this.#gap = ' '
    const words = trimBytes(line)
    if (words === '') return
    this.#pass(withoutStamps(words))
    if (line.endsWith(' ')) this.#gap = ' '
  }

  #pass(text: string): void {
    const run = this.#gap + text
    this.#gap = ''
    this.#listener.text(run)
    if (this.#heading === undefined) return
    this.#heading += run
    if (this.#heading.length >= MAX_LINE) this.#endHeading()
  }
}

/** Returns whether this is a template whose content is seen: a declared shadow tree, or an element of SVG of that name. */
function isSeenTemplate(tag: string, attributes: ReadonlyMap<string, string>, isForeign: boolean): boolean {
  return tag === 'template' && (isForeign || isShadowMode(attributes.get(SHADOW_MODE) ?? ''))
}

/** Returns whether a form has a target: one of a dialog only closes it. */
function sends(attributes: ReadonlyMap<string, string>): boolean {
  return attributes.get('method')?.toLowerCase() !== 'dialog'
}

const SPACES = /[ \t\n\f\r]+/g

/** Returns whether a tag of that name, in lower case, ends a line of text. */
function endsLine(tag: string): boolean {
  return !INLINE.has(tag)
}

function isHeading(tag: string): boolean {
  return tag.length === 2 && tag[0] === 'h' && tag >= 'h1' && tag <= 'h6'
}

function oneLine(text: string): string {
  return trimBytes(text.replace(SPACES, ' '))
}

/** Bytes that begin the characters below. */
const MAY_BE_SPECIAL = /[\xc2\xe2\xef]/
/** Characters without a width: U+200B, U+2060, U+FEFF, U+00AD. */
const NO_WIDTH = /\xe2\x80\x8b|\xe2\x81\xa0|\xef\xbb\xbf|\xc2\xad/g
/** U+00A0 */
const NO_BREAK_SPACE = /\xc2\xa0/g

function plainText(written: string): string {
  const text = decodeText(written)
  return MAY_BE_SPECIAL.test(text) ? text.replace(NO_WIDTH, '').replace(NO_BREAK_SPACE, ' ') : text
}
