/** Turns offsets into lines. Asked in ascending order, it walks over the text once. */
export class LineCounter {
  readonly #text: string
  #line = 0
  /** The first line end that is not counted. */
  #next: number

  constructor(text: string) {
    this.#text = text
    this.#next = this.#lineEnd(0)
  }

  /** Returns how many line ends come before an offset; offsets must not fall. */
  at(offset: number): number {
    while (this.#next < offset) {
      this.#line++
      this.#next = this.#lineEnd(this.#next + 1)
    }
    return this.#line
  }

  /** Never, when there is none: looking again each time would walk over the rest of the text each time. */
  #lineEnd(from: number): number {
    const end = this.#text.indexOf('\n', from)
    return end === -1 ? Number.POSITIVE_INFINITY : end
  }
}
