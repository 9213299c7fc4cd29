/** The bytes that mean something in the markup of a page, and the memory that a piece of it is read in. */

export const LT = 0x3c
export const GT = 0x3e
export const SLASH = 0x2f
export const BANG = 0x21
export const QUESTION = 0x3f
export const DASH = 0x2d
export const EQUALS = 0x3d
export const DOUBLE_QUOTE = 0x22
export const SINGLE_QUOTE = 0x27
export const BRACKET = 0x5d
/** What a byte does: a bit for each. */
export const SPACE = 1
export const ENDS_TAG_NAME = 2
export const ENDS_ATTRIBUTE_NAME = 4
export const ENDS_VALUE = 8
export const LETTER = 16
/** What each byte does. */
export const BYTES = new Uint8Array(256)
for (const byte of Buffer.from('\t\n\f\r '))
  BYTES[byte] = SPACE | ENDS_TAG_NAME | ENDS_ATTRIBUTE_NAME | ENDS_VALUE
BYTES[SLASH] = ENDS_TAG_NAME | ENDS_ATTRIBUTE_NAME
BYTES[GT] = ENDS_TAG_NAME | ENDS_ATTRIBUTE_NAME | ENDS_VALUE
BYTES[EQUALS] = ENDS_ATTRIBUTE_NAME
for (let letter = 0x41; letter <= 0x5a; letter++) BYTES[letter] = BYTES[letter | 0x20] = LETTER

/** Larger memory is not kept. In bytes. */
const MAX_SPARE = 1 << 22

export const NO_BYTES = Buffer.alloc(0)
/** For whoever reads next. */
let spare: Buffer = NO_BYTES

/** Returns the bytes of a piece, and more behind them. To be given back with `reuse`. */
export function bytesOf(text: string): Buffer {
  const room = spare.length < text.length ? Buffer.allocUnsafeSlow(text.length) : spare
  spare = NO_BYTES
  room.write(text, 'latin1')
  return room
}

/** Takes memory that is no longer needed. */
export function reuse(bytes: Buffer): void {
  if (bytes.length <= MAX_SPARE) spare = bytes
}
