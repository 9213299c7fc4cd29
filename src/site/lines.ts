/** Turns offsets into lines. Asked in ascending order, it walks over the text once. */
export class LineCounter {
  readonly #text: string
  #line = 0
  #seen = 0

  constructor(text: string) {
    this.#text = text
  }

  /** Returns how many line ends come before an offset; offsets must not fall. */
  at(offset: number): number {
    for (;;) {
      const end = this.#text.indexOf('\n', this.#seen)
      if (end === -1 || end >= offset) return this.#line
      this.#seen = end + 1
      this.#line++
    }
  }
}
