import { decodeHTML, decodeHTMLAttribute } from 'entities/decode'
import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'
import { toBytes, toText } from '../../site/byte-strings.ts'
import { ForeignContent } from '../../site/extract/foreign-content.ts'
import { srcsetAddresses } from '../../site/extract/srcset.ts'
import type { Syntax } from '../../site/extract/vocabulary.ts'
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
  /** The target of a link, as written. */
  link(target: string): void
  /** The address of a picture, a film, a frame, as written. */
  image(target: string): void
  /** What is read out in place of a picture. */
  alternative(text: string): void
  /** What follows belongs to menus, header or footer; or to the content again. */
  region(isNavigation: boolean): void
  /** The page sends its readers on at once. */
  redirect(): void
}

/** Longer values are cut; pictures as `data:` may be that long. */
const MAX_VALUE = 1 << 20
/** Longer titles, descriptions and headings are cut. */
const MAX_LINE = 4_096
/** Text without a tag in it is passed on in pieces of about this length. */
const MAX_RUN = 1 << 16
/** The longest character reference is shorter. */
const MAX_REFERENCE = 40
/** The longest name of a tag or attribute that matters. */
const MAX_NAME = 32

/** Attributes that matter, by element. `role` does on all. */
const ATTRIBUTES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    a: ['href', 'xlink:href'],
    area: ['href', 'alt'],
    img: ['src', 'srcset', 'alt'],
    source: ['src', 'srcset'],
    video: ['src', 'poster'],
    audio: ['src'],
    iframe: ['src', 'srcdoc'],
    frame: ['src'],
    embed: ['src'],
    object: ['data'],
    image: ['href', 'xlink:href'],
    input: ['type', 'src', 'alt'],
    meta: ['name', 'content', 'http-equiv'],
  }).map(([tag, names]) => [tag, new Set(names)]),
)
const NO_ATTRIBUTES: ReadonlySet<string> = new Set()
const ROLE = 'role'

/** Elements whose content nobody sees. */
const UNSEEN: ReadonlySet<string> = new Set(['script', 'style', 'noscript', 'template'])

/** Elements within a line of text; all others end it. */
const INLINE: ReadonlySet<string> = new Set(
  (
    'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr output q rp rt ruby s samp ' +
    'small span strike strong sub sup time tt u var wbr script style template noscript svg path g use img picture source ' +
    'input button'
  ).split(' '),
)

/** Reads a page in chunks (strings of bytes) and passes on what a reader would notice. */
export class NoticeReader implements TokenizerCallbacks {
  readonly #listener: NoticeListener
  readonly #tokenizer: Tokenizer
  readonly #syntax: Syntax
  readonly #foreign = new ForeignContent()
  readonly #regions: Regions

  #chunk = ''
  #chunkStart = 0
  #before = ''

  #tag = ''
  #wanted = NO_ATTRIBUTES
  #attribute = ''
  #value = ''
  readonly #attributes = new Map<string, string>()

  /** The element whose content is skipped, and how many of its name are open in there. */
  #unseen = ''
  #unseenDepth = 0

  #run = ''
  /** What separates the text so far from what follows. */
  #gap = ''
  #inPre = 0
  #inTitle = false
  #title: string | undefined
  #isDescribed = false
  #heading: string | undefined

  constructor(listener: NoticeListener, syntax: Syntax = 'html') {
    this.#listener = listener
    this.#syntax = syntax
    this.#regions = new Regions((isNavigation) => {
      this.#flush()
      listener.region(isNavigation)
    })
    this.#tokenizer = new Tokenizer({ decodeEntities: false, xmlMode: syntax === 'xml' }, this)
  }

  write(chunk: string): void {
    this.#before = (this.#before + this.#chunk).slice(-MAX_NAME)
    this.#chunkStart += this.#chunk.length
    this.#chunk = chunk
    this.#tokenizer.write(chunk)
  }

  end(): void {
    this.#tokenizer.end()
    this.#flush()
    this.#endTitle()
    this.#endHeading()
  }

  /** A name may have begun in the chunks before. */
  #slice(start: number, end: number): string {
    const from = start - this.#chunkStart
    const to = end - this.#chunkStart
    if (from >= 0) return this.#chunk.slice(from, to)
    if (from + this.#before.length < 0) return ''
    return this.#before.slice(from) + this.#chunk.slice(0, Math.max(0, to))
  }

  #nameOf(start: number, end: number): string {
    if (end - start > MAX_NAME) return ''
    const written = this.#slice(start, end)
    return this.#syntax === 'html' ? written.toLowerCase() : written
  }

  // Called by the tokenizer.

  isInForeignContext(): boolean {
    return this.#foreign.inside
  }

  onopentagname(start: number, end: number): void {
    this.#tag = this.#nameOf(start, end)
    this.#wanted = ATTRIBUTES.get(this.#tag) ?? NO_ATTRIBUTES
    this.#attributes.clear()
  }

  onattribname(start: number, end: number): void {
    const mayMatter = this.#wanted !== NO_ATTRIBUTES || end - start === ROLE.length
    const name = mayMatter && this.#unseen === '' ? this.#nameOf(start, end) : ''
    this.#attribute = (this.#wanted.has(name) || name === ROLE) && !this.#attributes.has(name) ? name : ''
    this.#value = ''
  }

  onattribdata(start: number, end: number): void {
    if (this.#attribute !== '' && this.#value.length < MAX_VALUE) this.#value += this.#slice(start, end)
  }

  onattribend(): void {
    if (this.#attribute !== '') this.#attributes.set(this.#attribute, decodeAttribute(this.#value))
  }

  onopentagend(): void {
    this.#foreign.open(this.#tag)
    this.#open(this.#tag)
  }

  onselfclosingtag(): void {
    const wasForeign = this.#foreign.inside
    this.#foreign.open(this.#tag)
    const closes = this.#syntax === 'xml' || wasForeign || this.#foreign.inside
    this.#open(this.#tag)
    if (closes) this.#close(this.#tag)
  }

  onclosetag(start: number, end: number): void {
    this.#close(this.#nameOf(start, end))
  }

  ontext(start: number, end: number): void {
    if (this.#unseen !== '') return
    this.#run += this.#slice(start, end)
    if (this.#run.length > MAX_RUN) this.#flushMost()
  }

  oncdata(start: number, end: number, marks: number): void {
    if (this.#foreign.inside || this.#syntax === 'xml') this.ontext(start, end - marks)
  }

  onend(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onattribentity(): void {}
  ontextentity(): void {}

  // What it stands for.

  #open(tag: string): void {
    if (this.#unseen !== '') {
      if (tag === this.#unseen) this.#unseenDepth++
      return
    }
    if (UNSEEN.has(tag)) {
      this.#unseen = tag
      this.#unseenDepth = 1
      return
    }
    if (!INLINE.has(tag)) this.#endBlock()
    this.#regions.open(tag, this.#attributes.get(ROLE))
    if (tag === 'pre') this.#inPre++
    else if (tag === 'title' && !this.#foreign.inside) this.#beginTitle()
    else if (isHeading(tag)) this.#beginHeading(Number(tag[1]))
    if (this.#wanted !== NO_ATTRIBUTES) this.#element(tag)
  }

  #close(tag: string): void {
    if (this.#unseen !== '') {
      if (tag === this.#unseen && --this.#unseenDepth === 0) this.#unseen = ''
      this.#foreign.close(tag)
      return
    }
    if (!INLINE.has(tag)) this.#endBlock()
    this.#foreign.close(tag)
    if (tag === 'pre') this.#inPre = Math.max(0, this.#inPre - 1)
    else if (tag === 'title') this.#endTitle()
    else if (isHeading(tag)) this.#endHeading()
    this.#regions.close(tag)
  }

  #element(tag: string): void {
    if (tag === 'meta') {
      this.#meta()
      return
    }
    if (tag === 'input' && this.#attributes.get('type')?.toLowerCase() !== 'image') return
    this.#flush()
    // In an order of our own: that of the page means nothing.
    for (const name of this.#wanted) {
      const value = this.#attributes.get(name)
      if (value === undefined) continue
      if (name === 'alt') this.#listener.alternative(value.slice(0, MAX_LINE))
      else if (name === 'srcset') for (const target of srcsetAddresses(value)) this.#listener.image(target)
      else if (tag === 'a' || tag === 'area') this.#listener.link(value)
      else if (name !== 'type') this.#listener.image(value)
    }
  }

  #meta(): void {
    const content = this.#attributes.get('content')
    if (content === undefined) return
    if (this.#attributes.get('name')?.toLowerCase() === 'description') {
      if (this.#isDescribed) return
      this.#isDescribed = true
      this.#listener.description(withoutStamps(oneLine(content.slice(0, MAX_LINE))))
    } else if (
      this.#attributes.get('http-equiv')?.toLowerCase() === 'refresh' &&
      /url\s*=|[;,]\s*\S/i.test(content)
    )
      this.#listener.redirect()
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
    this.#listener.title(title.trim())
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
    this.#listener.heading(this.#heading.trim())
    this.#heading = undefined
  }

  #endBlock(): void {
    this.#flush()
    this.#gap = '\n'
  }

  /** Passes on all but the end of a long text, in which a character reference may be cut off. */
  #flushMost(): void {
    const cut = this.#run.length - MAX_REFERENCE
    const reference = this.#run.indexOf('&', cut)
    const end = reference === -1 ? this.#run.length : reference
    const rest = this.#run.slice(end)
    this.#run = this.#run.slice(0, end)
    this.#flush()
    this.#run = rest
  }

  #flush(): void {
    if (this.#run === '') return
    const text = plainText(this.#run)
    this.#run = ''
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
    const words = line.trim()
    if (words === '') return
    this.#pass(withoutStamps(words))
    if (line.endsWith(' ')) this.#gap = ' '
  }

  #pass(text: string): void {
    const run = this.#gap + text
    this.#gap = ''
    if (this.#heading !== undefined && this.#heading.length < MAX_LINE) this.#heading += run
    this.#listener.text(run)
  }
}

const SPACES = /[ \t\n\f\r]+/g

function isHeading(tag: string): boolean {
  return tag.length === 2 && tag[0] === 'h' && tag >= 'h1' && tag <= 'h6'
}

function oneLine(text: string): string {
  return text.replace(SPACES, ' ').trim()
}

/** Bytes that begin the characters below. */
const MAY_BE_SPECIAL = /[\xc2\xe2\xef]/
/** Characters without a width: U+200B, U+2060, U+FEFF, U+00AD. */
const NO_WIDTH = /\xe2\x80\x8b|\xe2\x81\xa0|\xef\xbb\xbf|\xc2\xad/g
/** U+00A0 */
const NO_BREAK_SPACE = /\xc2\xa0/g

function plainText(written: string): string {
  const text = written.includes('&') ? toBytes(decodeHTML(toText(written))) : written
  return MAY_BE_SPECIAL.test(text) ? text.replace(NO_WIDTH, '').replace(NO_BREAK_SPACE, ' ') : text
}

function decodeAttribute(value: string): string {
  return value.includes('&') ? toBytes(decodeHTMLAttribute(toText(value))) : value
}
