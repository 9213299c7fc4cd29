import { createHash, type Hash, hash } from 'node:crypto'
import type { Noticed } from '../../web/page/visible.ts'

/** Characters that no text has, by what of a page they mark. */
const MARKS: Readonly<Partial<Record<Noticed, string>>> = {
  section: '\x04',
  image: '\x06',
  alternative: '\x07',
  link: '\x0b',
  mark: '\x0e',
  redirect: '\x0f',
}

/**
 * Returns what is hashed for a part of a page that is not just text, or stands for its place in the text: it has a mark at both
 * ends, so that neither its value nor the text around it can be mistaken for more or less of the other.
 */
export function marked(what: Noticed, value = ''): string {
  const mark = MARKS[what] ?? ''
  return mark + value + mark
}

/** How much text is collected before it is hashed, in characters: most pages are less. */
const MAX_COLLECTED = 1 << 16

/** The length of half a SHA-256 in base64. */
const HALF = 22

/** The digest of a text that comes in parts, as strings of bytes. */
export class TextDigest {
  #parts = ''
  #length = 0
  #hash: Hash | undefined

  add(part: string): void {
    this.#parts += part
    this.#length += part.length
    if (this.#parts.length < MAX_COLLECTED) return
    this.#hash ??= createHash('sha256')
    this.#hash.update(this.#parts, 'latin1')
    this.#parts = ''
  }

  /** Returns the first half of the SHA-256, followed by the length; the empty string for the empty text. To be called once. */
  end(): string {
    if (this.#length === 0) return ''
    const digest = this.#hash?.update(this.#parts, 'latin1').digest('base64').slice(0, HALF)
    return (digest ?? digestOf(this.#parts)) + this.#length
  }
}

/** Returns the first half of the SHA-256 of a string of bytes, in base64. */
export function digestOf(bytes: string): string {
  return hash('sha256', Buffer.from(bytes, 'latin1'), 'base64').slice(0, HALF)
}
