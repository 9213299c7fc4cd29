import { closeSync, openSync, readSync } from 'node:fs'
import { AddressReader, type Fact } from './addresses.ts'
import { pageEncoding, Utf8Reader } from './encoding.ts'
import type { Syntax } from './vocabulary.ts'

/** Pages are read in pieces of this size, in bytes: a page of any size takes the same memory. */
const PIECE_BYTES = 1 << 20

const buffer = Buffer.allocUnsafe(PIECE_BYTES)

/** The text of a page, piece by piece, as strings of bytes. It can be read more than once. */
export class PageText implements Iterable<string> {
  readonly #path: Buffer
  readonly #syntax: Syntax
  /** Most pages are one piece, which is kept. */
  #whole: string | undefined

  /** Throws what the file system throws, but only when it is read. */
  constructor(path: Buffer, syntax: Syntax) {
    this.#path = path
    this.#syntax = syntax
  }

  *[Symbol.iterator](): Iterator<string> {
    if (this.#whole === undefined) yield* this.#pieces()
    else yield this.#whole
  }

  *#pieces(): Generator<string> {
    const file = openSync(this.#path, 'r')
    try {
      const first = readPiece(file)
      const reader = new Utf8Reader(pageEncoding(first, this.#syntax, encodingIn))
      let text = reader.read(first)
      for (let isFirst = true; ; isFirst = false) {
        const piece = readPiece(file)
        const next = piece.length === 0 ? undefined : reader.read(piece)
        if (isFirst && next === undefined) this.#whole = text
        yield text
        if (next === undefined) return
        text = next
      }
    } finally {
      closeSync(file)
    }
  }
}

/** Returns the text of a page that was read at once, as a string of bytes. */
export function pageTextOf(content: Buffer, syntax: Syntax): string {
  const start = content.subarray(0, PIECE_BYTES)
  return new Utf8Reader(pageEncoding(start, syntax, encodingIn)).read(content)
}

/** Valid until the next one is read. */
function readPiece(file: number): Buffer {
  return buffer.subarray(0, readSync(file, buffer, 0, PIECE_BYTES, null))
}

/** Returns the encoding that the first `<meta>` with one declares. */
function encodingIn(start: string): string | undefined {
  return firstIn([start], 'encoding', 'html')
}

/** Returns the address in the first `<base>` of a page that has one. It applies to the whole page, also to what comes before it. */
export function baseIn(text: Iterable<string>, syntax: Syntax): string | undefined {
  return namesBase(text) ? firstIn(text, 'base', syntax) : undefined
}

/** Returns the value of the first such fact in a page, no more of which is read than that takes. */
function firstIn(text: Iterable<string>, wanted: Fact, syntax: Syntax): string | undefined {
  let first: string | undefined
  const reader = new AddressReader((fact, value) => {
    if (fact !== wanted) return
    first ??= value
    reader.stop()
  }, syntax)
  for (const piece of text) {
    reader.write(piece)
    if (first !== undefined) break
  }
  return first
}

const BASE = /<base[\t\n\f\r /]/i
const BASE_LENGTH = 6

/** Few pages contain the tag; only those are worth reading twice. */
function namesBase(text: Iterable<string>): boolean {
  let before = ''
  for (const piece of text) {
    if (BASE.test(piece) || BASE.test(before + piece.slice(0, BASE_LENGTH))) return true
    before = piece.slice(1 - BASE_LENGTH)
  }
  return false
}
