import { decodeHTML, decodeHTMLAttribute } from 'entities/decode'
import { toBytes, toText } from '../byte-strings.ts'

/** Returns the value of an attribute, a string of bytes as written, with its character references decoded. */
export function decodeAttribute(value: string): string {
  return value.includes('&') ? toBytes(decodeHTMLAttribute(toText(value))) : value
}

/** Returns text between tags, a string of bytes as written, with its character references decoded. */
export function decodeText(text: string): string {
  return text.includes('&') ? toBytes(decodeHTML(toText(text))) : text
}
