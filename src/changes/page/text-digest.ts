import { createHash, type Hash, hash } from 'node:crypto'

/** How much text is collected before it is hashed, in characters: most pages are less. */
const MAX_COLLECTED = 1 << 16

/** The digest of a text that comes in parts, as strings of bytes. */
export class TextDigest {
  #parts = ''
  #hash: Hash | undefined

  add(part: string): void {
    this.#parts += part
    if (this.#parts.length < MAX_COLLECTED) return
    this.#hash ??= createHash('sha256')
    this.#hash.update(this.#parts, 'latin1')
    this.#parts = ''
  }

  /** Whether nothing was added. */
  get isEmpty(): boolean {
    return this.#parts === '' && this.#hash === undefined
  }

  /** Returns the first half of the SHA-256; the empty string for the empty text. To be called once. */
  end(): string {
    if (this.isEmpty) return ''
    const full = this.#hash?.update(this.#parts, 'latin1').digest('base64') ?? sha256(this.#parts)
    return full.slice(0, 22)
  }
}

function sha256(text: string): string {
  return hash('sha256', Buffer.from(text, 'latin1'), 'base64')
}
