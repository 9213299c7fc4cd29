/** Lists and sets of numbers that take a fraction of the memory of JavaScript's own: a page may have millions. */

/** A list of numbers that grows, eight bytes each. */
export class NumberList {
  #items = new Float64Array(1_024)
  length = 0

  push(value: number): void {
    if (this.length === this.#items.length) {
      const larger = new Float64Array(this.length * 2)
      larger.set(this.#items)
      this.#items = larger
    }
    this.#items[this.length++] = value
  }

  /** Returns a copy of the items. */
  toArray(): Float64Array {
    return this.#items.slice(0, this.length)
  }
}

/** Marks an unused place in the table of a set. */
const EMPTY = -1

/** A set of numbers that are not negative: eight to 32 bytes each, a `Set` takes 150. */
export class NumberSet {
  #table = new Float64Array(64).fill(EMPTY)
  size = 0

  add(value: number): void {
    const place = this.#placeOf(value)
    if (this.#table[place] === value) return
    this.#table[place] = value
    this.size++
    if (this.size * 2 > this.#table.length) this.#grow()
  }

  has(value: number): boolean {
    return this.#table[this.#placeOf(value)] === value
  }

  /** Returns the numbers, sorted. */
  sorted(): Float64Array {
    const numbers = new Float64Array(this.size)
    let i = 0
    for (const value of this.#table) if (value !== EMPTY) numbers[i++] = value
    return numbers.sort()
  }

  /** Where a number is, or would be: the table is never full. */
  #placeOf(value: number): number {
    const last = this.#table.length - 1
    let place = value & last
    while (this.#table[place] !== EMPTY && this.#table[place] !== value) place = (place + 1) & last
    return place
  }

  #grow(): void {
    const numbers = this.#table
    this.#table = new Float64Array(numbers.length * 2).fill(EMPTY)
    for (const value of numbers) if (value !== EMPTY) this.#table[this.#placeOf(value)] = value
  }
}
