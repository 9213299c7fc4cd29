import type { Bytes } from '../byte-strings.ts'
import type { Meaning } from './vocabulary.ts'

/** An attribute that is wanted of an element. */
export interface Attribute {
  readonly name: string
  readonly meaning: Meaning
  /** Decoded. */
  readonly value: Bytes
  /** Its offset in the page. */
  readonly at: number
}

/**
 * The element at hand, with those of its attributes that are wanted. It and its attributes are used
 * again for the next one: a large site has millions of them, and collecting them as garbage took
 * longer than reading them.
 */
export class PageElement {
  /** In lower case, but for elements of XML that nobody asks for. */
  name = ''
  /** The offset in the page of its name. */
  start = 0
  /** Whether it is part of SVG or MathML, or begins it. */
  isForeign = false
  /** Whether it is in a template that is shown in its place: nothing outside can point to it. */
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

  /** Adds an attribute; of two with one name, the first counts. */
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

  /** Takes away all attributes. */
  clear(): void {
    this.#length = 0
  }
}
