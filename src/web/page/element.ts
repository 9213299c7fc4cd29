import type { Meaning } from './vocabulary.ts'

/** An attribute that is wanted of an element. */
export interface Attribute {
  readonly name: string
  readonly meaning: Meaning
  /** Decoded. */
  readonly value: string
  /** Its offset in the page. */
  readonly at: number
}

/** The element at hand, with those of its attributes that are wanted. It is used again for the next one. */
export class PageElement {
  /** In lower case, but for elements of XML that nobody asks for. */
  name = ''
  /** The offset in the page of its name. */
  start = 0
  /** Whether it is part of SVG or MathML, or begins it. */
  isForeign = false
  /** Whether it is in a template that is shown in its place: nothing outside can point to it. */
  isInShadow = false
  readonly attributes: Attribute[] = []

  /** Returns the attribute of that name; undefined if there is none. */
  find(name: string): Attribute | undefined {
    for (const attribute of this.attributes) if (attribute.name === name) return attribute
    return undefined
  }

  /** Returns the value of the attribute of that name; undefined if there is none. */
  get(name: string): string | undefined {
    return this.find(name)?.value
  }
}
