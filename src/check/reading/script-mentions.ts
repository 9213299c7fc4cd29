import { asBytes, type Bytes } from '../../web/byte-strings.ts'
import { isLongData } from '../../web/resolve-address.ts'

const QUOTED = /(?<=["'`])[^"'`<>\s]+(?=["'`])/g

/**
 * Yields possible addresses in a script or in data, or the text itself if it may be an address.
 * Only text with a dot or a slash counts: other words have neither.
 */
export function* findScriptMentions(text: Bytes): Generator<Bytes> {
  if (!/[./]/.test(text) || isLongData(text)) return
  if (!/["'`\s(]/.test(text)) {
    yield text
    return
  }
  for (const [quoted] of text.matchAll(QUOTED)) {
    if (/[./]/.test(quoted)) yield asBytes(quoted)
  }
}
