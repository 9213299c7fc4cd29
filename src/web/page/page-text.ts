import { closeSync, openSync, readSync } from 'node:fs'
import { pageEncoding, Utf8Reader } from './encoding.ts'
import { PageReader } from './html.ts'
import type { PageListener } from './page-listener.ts'
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

/** Valid until the next one is read. */
function readPiece(file: number): Buffer {
  return buffer.subarray(0, readSync(file, buffer, 0, PIECE_BYTES, null))
}

const ignore = () => {}
/** Ignores everything: the rest of a listener that wants little. */
export const NO_LISTENER: PageListener = {
  address: ignore,
  anchor: ignore,
  base: ignore,
  canonical: ignore,
  preview: ignore,
  data: ignore,
  style: ignore,
  script: ignore,
  tooLarge: ignore,
  runsScript: ignore,
  frame: ignore,
  translation: ignore,
  unlisted: ignore,
  encoding: ignore,
}

/** Returns the encoding that the first `<meta>` with one declares. */
function encodingIn(start: string): string | undefined {
  let found: string | undefined
  const encoding = (label: string) => {
    found = label
    reader.stop()
  }
  const reader = new PageReader({ ...NO_LISTENER, encoding })
  reader.write(start)
  return found
}

/** Returns the address in the first `<base>` of a page that has one. It applies to the whole page, also to what comes before it. */
export function baseIn(text: Iterable<string>, syntax: Syntax): string | undefined {
  if (!namesBase(text)) return undefined
  let found: string | undefined
  const base = (href: string) => {
    found = href
    reader.stop()
  }
  const reader = new PageReader({ ...NO_LISTENER, base }, syntax)
  for (const piece of text) {
    reader.write(piece)
    if (found !== undefined) break
  }
  return found
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
