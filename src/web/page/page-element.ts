import type { Bytes } from '../byte-strings.ts'
import type { Meaning } from './vocabulary.ts'

/** An attribute that the vocabulary includes. */
export interface Attribute {
  readonly name: string
  readonly meaning: Meaning
  /** Decoded. */
  readonly value: Bytes
  /** Its offset in the page. */
  readonly offset: number
}

/**
 * The current element, with those attributes that the vocabulary includes. The object and its
 * attributes are reused for the next element: a large site has millions, and garbage collection
 * took longer than reading.
 */
export class PageElement {
  /** In lowercase, except for unknown elements of XML. */
  name = ''
  /** The offset of its name in the page. */
  start = 0
  /** Whether it is part of SVG or MathML, or starts it. */
  isForeign = false
  /** Whether it is in a declarative shadow root: links outside cannot point to it. */
  isInShadow = false
  readonly #attributes: { -readonly [Key in keyof Attribute]: Attribute[Key] }[] = []
  #attributeCount = 0

  /** How many attributes there are. */
  get attributeCount(): number {
    return this.#attributeCount
  }

  /** Returns the attribute at an index below `attributeCount`; valid until the next element. */
  attributeAt(index: number): Attribute {
    return this.#attributes[index] as Attribute
  }

  /** Returns the attribute with that name; undefined if there is none. */
  findAttribute(name: string): Attribute | undefined {
    for (let i = 0; i < this.#attributeCount; i++)
      if (this.#attributes[i]?.name === name) return this.#attributes[i]
    return undefined
  }

  /** Returns the value of the attribute with that name; undefined if there is none. */
  get(name: string): Bytes | undefined {
    return this.findAttribute(name)?.value
  }

  /** Does the element have the attribute with that name? */
  has(name: string): boolean {
    return this.findAttribute(name) !== undefined
  }

  /** Adds an attribute. Of several with one name, the first is used. */
  addAttribute(name: string, meaning: Meaning, value: Bytes, offset: number): void {
    const reused = this.#attributes[this.#attributeCount++]
    if (reused === undefined) this.#attributes.push({ name, meaning, value, offset })
    else {
      reused.name = name
      reused.meaning = meaning
      reused.value = value
      reused.offset = offset
    }
  }

  /** Removes all attributes. */
  clearAttributes(): void {
    this.#attributeCount = 0
  }
}
