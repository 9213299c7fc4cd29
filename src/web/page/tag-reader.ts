import { detach } from '../byte-strings.ts'
import { decodeAttribute } from './character-references.ts'
import { ForeignContent } from './foreign-content.ts'
import { NameTable } from './name-table.ts'
import { RAW_ELEMENTS, type RawElement } from './raw-text.ts'
import { Tokenizer, type TokenReceiver } from './tokenizer.ts'
import type { Meaning, Names, Syntax, Tag } from './vocabulary.ts'

/** The longest name of a tag that matters. */
const MAX_NAME = 32
/** How many names of other elements are remembered. */
const MAX_REMEMBERED = 500

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

/** Says which attributes are wanted of which elements. */
export class WantedAttributes {
  readonly #byTag: ReadonlyMap<string, readonly string[]>
  readonly #ofAll: readonly string[]
  readonly #raw: readonly RawElement[]
  readonly #names: Partial<Record<Syntax, Names>> = {}

  /** `ofAll`: those that are wanted of every element. `raw`: elements without markup in them; all but `<noscript>` unless given. */
  constructor(
    byTag: ReadonlyMap<string, readonly string[]>,
    ofAll: readonly string[] = [],
    raw: readonly RawElement[] = RAW,
  ) {
    this.#byTag = byTag
    this.#ofAll = ofAll
    this.#raw = raw
  }

  /** Returns all names of tags, and the attributes that are wanted of them. */
  namesIn(syntax: Syntax): Names {
    this.#names[syntax] ??= this.#makeNames(syntax)
    return this.#names[syntax]
  }

  #makeNames(syntax: Syntax): Names {
    const isHtml = syntax === 'html'
    const attributes = [...new Set([...this.#byTag.values(), this.#ofAll].flat())]
    const tagNamed = (name: string): Tag => {
      const wanted = new Set([...(this.#byTag.get(name) ?? []), ...this.#ofAll])
      return {
        name,
        meanings: attributes.map((attribute) => (wanted.has(attribute) ? 'part' : null)),
        raw: this.#raw.find((element) => element === name),
        matters: true,
      }
    }
    const tags = new NameTable<Tag>([], isHtml)
    const remembered = new Map<string, Tag>()
    const other = (written: string) => {
      const name = written.length > MAX_NAME ? '' : isHtml ? written.toLowerCase() : written
      const known = remembered.get(name)
      if (known !== undefined) return known
      const tag = tagNamed(detach(name))
      if (remembered.size >= MAX_REMEMBERED) return tag
      remembered.set(tag.name, tag)
      tags.add(tag.name, tag)
      return tag
    }
    const named = attributes.map((name, index) => [name, { name, index }] as const)
    return { tags, attributes: new NameTable(named, isHtml), other }
  }
}

/** What `<noscript>` holds is passed on as markup: whoever reads decides what becomes of it. */
const RAW: readonly RawElement[] = RAW_ELEMENTS.filter((element) => element !== 'noscript')

/**
 * Reads a page in chunks (strings of bytes) and passes on its tags and its text. It does not decide what is open: a list of
 * open elements takes forever with millions of them.
 */
export class TagReader implements TokenReceiver {
  readonly #listener: TagListener
  readonly #syntax: Syntax
  readonly #tokenizer: Tokenizer
  readonly #foreign = new ForeignContent()
  readonly #attributes = new Map<string, string>()

  constructor(listener: TagListener, wanted: WantedAttributes, syntax: Syntax) {
    this.#listener = listener
    this.#syntax = syntax
    this.#tokenizer = new Tokenizer(this, syntax, wanted.namesIn(syntax))
    this.#tokenizer.wantsText = true
    this.#tokenizer.wantsEndTags = true
    this.#tokenizer.maxValue = Number.POSITIVE_INFINITY
  }

  write(chunk: string): void {
    this.#tokenizer.write(chunk)
  }

  end(): void {
    this.#tokenizer.end()
  }

  #close(tag: string): void {
    this.#foreign.close(tag)
    this.#listener.close(tag)
  }

  // Called by the tokenizer.

  attribute(name: string, _meaning: Meaning, written: string): void {
    if (!this.#attributes.has(name)) this.#attributes.set(name, decodeAttribute(written))
  }

  startTag({ name, raw }: Tag, _start: number, _end: number, closesItself: boolean): RawElement | undefined {
    const wasForeign = this.#foreign.inside
    this.#foreign.open(name)
    this.#listener.open(name, this.#attributes, this.#foreign.inside)
    if (this.#attributes.size > 0) this.#attributes.clear()
    const isXml = this.#syntax === 'xml'
    if (closesItself && (isXml || wasForeign || this.#foreign.inside)) this.#close(name)
    this.#tokenizer.takesCdata = this.#foreign.takesCdata
    return isXml || wasForeign ? undefined : raw
  }

  endTag({ name }: Tag): void {
    this.#close(name)
    this.#tokenizer.takesCdata = this.#foreign.takesCdata
  }

  text(text: string): void {
    this.#listener.text(text)
  }

  piece(): void {}
  instruction(): void {}
}
