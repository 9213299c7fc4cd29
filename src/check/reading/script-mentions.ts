import { asBytes, type Bytes } from '../../web/byte-strings.ts'
import { isLongData } from '../../web/resolve-address.ts'

/** Text between quotation marks, which are not part of the match. */
const QUOTED = /(?<=["'`])[^"'`<>\s]+(?=["'`])/g
/** An address usually has one of these, and other words have none. */
const ADDRESS_SIGN = /[./]/
/** Text with one of these is code or data, which may contain addresses but is not one. */
const CODE_SIGN = /["'`\s(]/

/**
 * Yields possible addresses in a script or in data, or the text itself if it may be an address.
 * Only text with a dot or a slash counts.
 */
export function* findScriptMentions(text: Bytes): Generator<Bytes> {
  if (!ADDRESS_SIGN.test(text) || isLongData(text)) return
  const isCode = CODE_SIGN.test(text)
  if (!isCode) {
    yield text
    return
  }
  for (const [quoted] of text.matchAll(QUOTED)) {
    if (ADDRESS_SIGN.test(quoted)) yield asBytes(quoted)
  }
}
