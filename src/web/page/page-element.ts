import type { Bytes } from '../byte-strings.ts'
import type { Meaning } from './vocabulary.ts'

/** An attribute that the vocabulary includes. */
export interface Attribute {
  readonly name: string
  readonly meaning: Meaning
  /** Decoded. */
  readonly value: Bytes
  /** Its offset in the page. */
  readonly at: number
}

/**
 * The current element, with those attributes that the vocabulary includes. The object and its
 * attributes are reused for the next element: a large site has millions, and garbage collection
 * took longer than reading.
 */
export class PageElement {
  /** In lower case, except for unknown elements of XML. */
  name = ''
  /** The offset of its name in the page. */
  start = 0
  /** Whether it is part of SVG or MathML, or starts it. */
  isForeign = false
  /** Whether it is in a declarative shadow root: links outside cannot point to it. */
  isInShadow = false
  readonly #attributes: { -readonly [Key in keyof Attribute]: Attribute[Key] }[] = []
  #length = 0

  /** How many attributes there are. */
  get length(): number {
    return this.#length
  }

  /** Returns the attribute at a position below `length`; valid until the next element. */
  at(index: number): Attribute {
    return this.#attributes[index] as Attribute
  }

  /** Returns the attribute of that name; undefined if there is none. */
  find(name: string): Attribute | undefined {
    for (let i = 0; i < this.#length; i++)
      if (this.#attributes[i]?.name === name) return this.#attributes[i]
    return undefined
  }

  /** Returns the value of the attribute of that name; undefined if there is none. */
  get(name: string): Bytes | undefined {
    return this.find(name)?.value
  }

  /** Adds an attribute. The first one with a name counts. */
  add(name: string, meaning: Meaning, value: Bytes, at: number): void {
    const used = this.#attributes[this.#length++]
    if (used === undefined) this.#attributes.push({ name, meaning, value, at })
    else {
      used.name = name
      used.meaning = meaning
      used.value = value
      used.at = at
    }
  }

  /** Removes all attributes. */
  clear(): void {
    this.#length = 0
  }
}
