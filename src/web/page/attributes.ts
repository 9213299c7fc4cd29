import type { Meaning } from './vocabulary.ts'

/** An attribute of an element that says something about addresses or anchors. */
export interface Attribute {
  readonly name: string
  readonly meaning: Meaning
  readonly value: string
  readonly at: number
}

/**
 * The attributes of the element at hand. The objects are used again for the next element: a large site has millions of
 * attributes, and collecting them as garbage took longer than reading them.
 */
export class Attributes {
  readonly #all: { -readonly [Key in keyof Attribute]: Attribute[Key] }[] = []
  #length = 0

  get length(): number {
    return this.#length
  }

  add(name: string, meaning: Meaning, value: string, at: number): void {
    const used = this.#all[this.#length++]
    if (used === undefined) this.#all.push({ name, meaning, value, at })
    else {
      used.name = name
      used.meaning = meaning
      used.value = value
      used.at = at
    }
  }

  /** Returns the attribute at a position below `length`; valid until the next element. */
  at(index: number): Attribute {
    return this.#all[index] as Attribute
  }

  /** Returns the attribute of that name, in lower case; undefined if there is none. */
  find(name: string): Attribute | undefined {
    for (let i = 0; i < this.#length; i++) if (this.#all[i]?.name === name) return this.#all[i]
    return undefined
  }

  clear(): void {
    this.#length = 0
  }
}
