/** Interprets the text and the attribute values of a page. */
import { decodeHTML, decodeHTMLAttribute } from 'entities/decode'
import { type Bytes, NO_BYTES, toBytes, toText } from '../byte-strings.ts'

/** Decodes the character references in an attribute value. */
export function decodeAttribute(value: Bytes): Bytes {
  if (value.includes('&')) return decodeInPieces(value, decodeHTMLAttribute)
  return value
}

/**
 * How much is decoded at a time, in bytes, because the decoder keeps an object per reference until
 * the end.
 */
const PIECE_BYTES = 1 << 20

/** Decodes a long value in pieces. Each piece ends before a `&`, so that no reference is split. */
function decodeInPieces(value: Bytes, decode: (text: string) => string): Bytes {
  let decoded = NO_BYTES
  for (let start = 0; start < value.length; ) {
    const next = value.indexOf('&', start + PIECE_BYTES)
    const end = next === -1 ? value.length : next
    const piece = toText(value.slice(start, end))
    decoded = decoded.concat(toBytes(decode(piece)))
    start = end
  }
  return decoded
}

const CUSTOM_ENTITY = /&[\w.-]+;/

/**
 * Decodes an attribute value of XML; empty if it contains entities that the file itself declares.
 */
export function decodeXmlAttribute(value: Bytes): Bytes {
  if (!value.includes('&')) return value
  const decoded = decodeAttribute(value)
  if (CUSTOM_ENTITY.test(decoded)) return NO_BYTES
  return decoded
}

/** Decodes the character references in text between tags. */
export function decodeText(text: Bytes): Bytes {
  if (text.includes('&')) return decodeInPieces(text, decodeHTML)
  return text
}

/** A time, and the address after it, which may follow `url=`. */
const REFRESH = /^\s*[\d.]+(?=[\s;,])\s*[;,]?\s*(?:url\s*=\s*)?(.*)$/is

/**
 * Returns the address in the content of a `<meta http-equiv=refresh>`; undefined if it only reloads
 * the page.
 * https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-refresh
 */
export function readRefreshTarget(content: Bytes): Bytes | undefined {
  const { 1: target = NO_BYTES } = content.match(REFRESH) ?? []
  if (target === '') return undefined
  const { 2: quoted } = target.match(/^(["'])(.*?)(?:\1|$)/s) ?? []
  return quoted ?? target
}

/**
 * Returns whether a `<meta http-equiv=refresh>` with this content sends readers on without a pause.
 */
export function isImmediateRefresh(content: Bytes): boolean {
  return /^\s*0*(?:\.\d*)?[\s;,]/.test(content)
}

/**
 * The values of `type` for scripts that browsers run:
 * https://mimesniff.spec.whatwg.org/#javascript-mime-type.
 */
const SCRIPT_TYPE = new RegExp(
  '^(?:|module|(?:text|application)/(?:x-)?(?:java|ecma)script' +
    String.raw`|text/(?:jscript|livescript|javascript1\.[0-5]))$`,
)

/** Returns whether a browser runs a script with this `type`. */
export function isScriptType(type: string | undefined): boolean {
  return SCRIPT_TYPE.test((type ?? '').trim().toLowerCase())
}

/**
 * Returns whether a browser runs a script with these attributes; `get` returns an attribute by
 * name.
 * https://html.spec.whatwg.org/#prepare-the-script-element
 */
export function isExecutableScript(get: (name: string) => string | undefined): boolean {
  const type = get('type')
  const usedType = type ?? makeTypeOfLanguage(get('language'))
  if (!isScriptType(usedType)) return false
  const object = get('for')
  const event = get('event')
  const isEventHandler = object !== undefined && event !== undefined
  if (!isEventHandler || isModuleType(type)) return true
  return /^\s*window\s*$/i.test(object) && /^\s*onload(?:\(\))?\s*$/i.test(event)
}

function makeTypeOfLanguage(language: string | undefined): string {
  return language ? `text/${language}` : ''
}

function isModuleType(type: string | undefined): boolean {
  return /^\s*module\s*$/i.test(type ?? '')
}

/** Returns the keywords in a `rel`, in lowercase. */
export function readRels(rel: string | undefined): string[] {
  return (rel ?? '').toLowerCase().split(/[ \t\n\f\r]+/)
}

/**
 * Returns all addresses of a `srcset`, in order, because browsers may choose any of them.
 * https://html.spec.whatwg.org/multipage/images.html#parsing-a-srcset-attribute
 */
export function readSrcset(value: Bytes): Bytes[] {
  const addresses: Bytes[] = []
  const candidates = /[^ \t\n\f\r,][^ \t\n\f\r]*/g
  for (
    let candidate = candidates.exec(value);
    candidate !== null;
    candidate = candidates.exec(value)
  ) {
    let end = candidates.lastIndex
    while (value[end - 1] === ',') end--
    addresses.push(value.slice(candidate.index, end))
    if (end === candidates.lastIndex) candidates.lastIndex = findEndOfDescriptor(value, end)
  }
  return addresses
}

/** Returns the offset after a descriptor. Commas in parentheses do not end it. */
function findEndOfDescriptor(value: string, from: number): number {
  let inParentheses = false
  for (let offset = from; offset < value.length; offset++) {
    if (value[offset] === '(') inParentheses = true
    else if (value[offset] === ')') inParentheses = false
    else if (value[offset] === ',' && !inParentheses) return offset + 1
  }
  return value.length
}
