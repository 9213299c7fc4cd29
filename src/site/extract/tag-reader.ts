import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'
import { decodeAttribute } from './character-references.ts'
import { ForeignContent } from './foreign-content.ts'
import type { Syntax } from './vocabulary.ts'

/** The longest name of a tag or attribute that matters. */
const MAX_NAME = 32

/** Receives the tags and the text of a page. All of it are strings of bytes. */
export interface TagListener {
  /**
   * A tag that opens an element. `attributes`: the wanted ones that it has; of two with one name, the first. They are valid
   * during the call. `isForeign`: whether it is part of SVG or MathML.
   */
  open(tag: string, attributes: ReadonlyMap<string, string>, isForeign: boolean): void
  /** An element ends: by its end tag, or by itself. */
  close(tag: string): void
  /** Text as written, with its character references, and not always all of it at once: that of scripts, too. */
  text(written: string): void
}

/** Names of attributes, and how long they are: few others have to be looked at. */
interface AttributeNames {
  readonly names: ReadonlySet<string>
  readonly lengths: ReadonlySet<number>
}

/** Says which attributes are wanted of which elements. */
export class WantedAttributes {
  readonly #byTag: ReadonlyMap<string, AttributeNames>
  readonly #ofOthers: AttributeNames

  /** `ofAll`: those that are wanted of every element. */
  constructor(byTag: ReadonlyMap<string, readonly string[]>, ofAll: readonly string[] = []) {
    this.#byTag = new Map([...byTag].map(([tag, names]) => [tag, attributeNames([...names, ...ofAll])]))
    this.#ofOthers = attributeNames(ofAll)
  }

  of(tag: string): AttributeNames {
    return this.#byTag.get(tag) ?? this.#ofOthers
  }
}

function attributeNames(names: readonly string[]): AttributeNames {
  return { names: new Set(names), lengths: new Set(names.map(({ length }) => length)) }
}

/**
 * Reads a page in chunks (strings of bytes) and passes on its tags and its text. It does not decide what is open: a list of
 * open elements, such as that of `Parser` in htmlparser2, takes forever with millions of them. The comparison and the live
 * check read pages with it, because the gate's own tokenizer, in `tokenizer.ts`, skips tags and text that they need.
 */
export class TagReader implements TokenizerCallbacks {
  readonly #listener: TagListener
  readonly #wanted: WantedAttributes
  readonly #syntax: Syntax
  readonly #tokenizer: Tokenizer
  readonly #foreign: ForeignContent

  #chunk = ''
  #chunkStart = 0
  #before = ''
  /** Whether the chunk that was written last begins with a tag: its first character is in no text, comment or other tag. */
  beganWithTag = false

  #tag = ''
  #wantedHere: AttributeNames
  #attribute = ''
  #value = ''
  readonly #attributes = new Map<string, string>()

  constructor(
    listener: TagListener,
    wanted: WantedAttributes,
    syntax: Syntax,
    foreign: ForeignContent = new ForeignContent(),
  ) {
    this.#foreign = foreign
    this.#listener = listener
    this.#wanted = wanted
    this.#wantedHere = wanted.of('')
    this.#syntax = syntax
    this.#tokenizer = new Tokenizer({ decodeEntities: false, xmlMode: syntax === 'xml' }, this)
  }

  /** Returns a reader that goes on where this one is, which has to be where a tag begins. */
  fork(listener: TagListener): TagReader {
    return new TagReader(listener, this.#wanted, this.#syntax, this.#foreign.copy())
  }

  /** Returns whether this and another reader, both where a tag begins, take what follows for the same tags. */
  isInStepWith(other: TagReader): boolean {
    return this.#foreign.equals(other.#foreign)
  }

  write(chunk: string): void {
    this.beganWithTag = false
    if (chunk === '') return
    this.#before = (this.#before + this.#chunk).slice(-MAX_NAME)
    this.#chunkStart += this.#chunk.length
    this.#chunk = chunk
    this.#tokenizer.write(chunk)
  }

  end(): void {
    this.#tokenizer.end()
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

  #open(tag: string): void {
    this.#foreign.open(tag)
    this.#listener.open(tag, this.#attributes, this.#foreign.inside)
  }

  #close(tag: string): void {
    this.#foreign.close(tag)
    this.#listener.close(tag)
  }

  // Called by the tokenizer.

  isInForeignContext(): boolean {
    return this.#foreign.inside
  }

  onopentagname(start: number, end: number): void {
    if (start - '<'.length === this.#chunkStart) this.beganWithTag = true
    this.#tag = this.#nameOf(start, end)
    this.#wantedHere = this.#wanted.of(this.#tag)
    this.#attributes.clear()
  }

  onattribname(start: number, end: number): void {
    const { names, lengths } = this.#wantedHere
    const name = lengths.has(end - start) ? this.#nameOf(start, end) : ''
    this.#attribute = names.has(name) && !this.#attributes.has(name) ? name : ''
    this.#value = ''
  }

  onattribdata(start: number, end: number): void {
    if (this.#attribute !== '') this.#value += this.#slice(start, end)
  }

  onattribend(): void {
    if (this.#attribute !== '') this.#attributes.set(this.#attribute, decodeAttribute(this.#value))
  }

  onopentagend(): void {
    this.#open(this.#tag)
  }

  onselfclosingtag(): void {
    const wasForeign = this.#foreign.inside
    this.#open(this.#tag)
    if (this.#syntax === 'xml' || wasForeign || this.#foreign.inside) this.#close(this.#tag)
  }

  onclosetag(start: number, end: number): void {
    if (start - '</'.length === this.#chunkStart) this.beganWithTag = true
    this.#close(this.#nameOf(start, end))
  }

  ontext(start: number, end: number): void {
    this.#listener.text(this.#slice(start, end))
  }

  /** In HTML outside of SVG and MathML, it is a comment. */
  oncdata(start: number, end: number, marks: number): void {
    if (this.#foreign.inside || this.#syntax === 'xml') this.ontext(start, end - marks)
  }

  onend(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onattribentity(): void {}
  ontextentity(): void {}
}
